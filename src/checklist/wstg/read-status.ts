import type { Finding } from '../defectdojo/finding.ts'
import type { ProcessingOptions } from './attempts.ts'
import { isOfFirstRank } from './checklist.ts'
import { findItem, type NoItem } from './finding-lookup.ts'
import { findingReading } from './finding-repository.ts'
import { announceLine, type Delivery, lineOfItem, seqsOf } from './inbox-repository.ts'
import { type ItemState, snapshotOf } from './item-repository.ts'

/** Milliseconds that deliveries wait after a status of their item. */
const waitForStatus = 1000

const reasons: Record<NoItem, string> = {
  unknown: 'the findings tool does not show this finding',
  unidentified: 'the finding has no WSTG identifier',
  'out of scope': 'the finding belongs to another checklist',
  'of others': 'the service did not make this finding',
}

/** Reads the finding of deliveries. Finishes them if it has no item of this checklist. */
const read = async (
  options: ProcessingOptions,
  deliveries: readonly Delivery[],
  signal: AbortSignal,
) => {
  const { inbox, findings, tool } = options
  const began = performance.now()
  const finding = await tool.getFinding(deliveries[0]!.findingId!, signal)
  const item = await findItem(options, finding, signal)
  if (finding !== undefined && typeof item !== 'string') return { finding, item, began }
  if (finding !== undefined) {
    const age = performance.now() - began
    await findings.keep([findingReading(finding, { age }, await tool.isInScope(finding, signal))])
  }
  await inbox.finish(seqsOf(deliveries), reasons[item as NoItem])
  return undefined
}

/** The finding that counts for the item, which may differ from the delivered finding. */
const findCounting = async (
  { tool, rule }: ProcessingOptions,
  finding: Finding,
  item: ItemState,
  signal: AbortSignal,
): Promise<Finding> => {
  // An item that has not been synchronised has the number of any delivered finding.
  const hasNumber = item.knownStatus !== null && item.findingId === finding.id
  if (hasNumber && isOfFirstRank(finding)) return finding
  return (await tool.findByItem(rule.referTo(item), signal)) ?? finding
}

/** Whether deliveries wait for a status of their item. One that has failed is tried at once. */
const waits = async (
  { inbox, queue }: ProcessingOptions,
  key: string,
  deliveries: readonly Delivery[],
): Promise<boolean> => {
  const status = await inbox.statusBefore(key, deliveries.at(-1)!.seq)
  if (status === undefined) return false
  if (status.failed) {
    await inbox.postpone([status.seq], { delay: 0, counted: false })
    await announceLine(queue, lineOfItem(key))
  }
  const delay = waitForStatus + (status.failed ? 0 : Math.max(status.dueIn, 0))
  await inbox.postpone(seqsOf(deliveries), { delay, counted: false })
  return true
}

/**
 * Reads the finding of deliveries and stores the status of its item, from the finding that counts
 * for the item. If the item has changed meanwhile, nothing is stored and the deliveries stay due.
 * It never writes to the tool.
 * @param known the item of the deliveries, if it is known
 * @returns whether the deliveries have ended
 */
export const readStatus = async (
  options: ProcessingOptions,
  known: ItemState | undefined,
  deliveries: readonly Delivery[],
  signal: AbortSignal,
): Promise<boolean> => {
  const { inbox, items, findings } = options
  const seqs = seqsOf(deliveries)
  const { payload } = deliveries.at(-1)!
  if (known && (await waits(options, known.key, deliveries))) return false
  const reading = await read(options, deliveries, signal)
  if (reading === undefined) return true
  const { finding, item, began } = reading
  const kept = (it: Finding) =>
    findingReading(it, { age: performance.now() - began, item: item.key })
  let state = known
  if (state?.key !== item.key) {
    // Before the item is known: from then on the gate takes the others that it names as read.
    await findings.keep([kept(finding)])
    await inbox.assignItem(seqs, item, finding)
    state = (await items.find(item.key))!
    if (await waits(options, item.key, deliveries)) return false
    if ((state.unchangedFor ?? Infinity) < performance.now() - began) return false
  }
  const counting = await findCounting(options, finding, state, signal)
  const snapshot = snapshotOf(counting, item, state, options.keepEquivalentStatus)
  const remark =
    counting.id === finding.id ? null : `finding ${counting.id} counts for ${item.wstgId}`
  return items.storeReading(
    snapshot,
    { event: payload.event, seqs, finding: finding.id, remark },
    [...new Set([finding, counting])].map(kept),
  )
}
