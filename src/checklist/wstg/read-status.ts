import type { Lease } from '../../platform/queue/leases.ts'
import type { Finding, FindingsTool } from '../defectdojo/findings-tool.ts'
import { seqsOf } from './batch.ts'
import { compareFindings, isTaggedWithItem, wstgIdOf } from './checklist.ts'
import { createItemFinder, itemOf, type NoItem, snapshotOf } from './finding-snapshot.ts'
import type { Item, PendingRequest } from './inbox-repository.ts'
import type { ItemState, StoreResult, Work } from './item-repository.ts'
import { keptFinding } from './kept-finding.ts'
import type { ProcessingOptions } from './options.ts'
import type { WriteRule } from './write-rule.ts'

/** A finding that was read for its delivery, and its item. */
export interface Reading {
  finding: Finding
  item: Item
  /** When the reading began, in milliseconds of the monotonic clock. */
  began: number
}

/** One reading of all lists, for many deliveries. */
export interface Lists {
  findings: ReadonlyMap<number, Finding>
  /** The finding that counts for each item, by the item's key. */
  counting: ReadonlyMap<string, Finding>
  /** The revisions of the items that have been stored from these lists. */
  revisions: Map<string, number>
  began: number
}

type DeliveryRequest = PendingRequest & { kind: 'finding' }

export const isDelivery = (request: PendingRequest): request is DeliveryRequest =>
  request.kind === 'finding'

const reasons: Record<NoItem | 'unlisted', string> = {
  unlisted: 'the findings tool lists no such finding of the checklist',
  unknown: 'the findings tool does not show this finding',
  unstorable: 'the finding has characters that cannot be stored',
  unidentified: 'the finding has no WSTG identifier',
  'out of scope': 'the finding belongs to another checklist',
  'of others': 'the service did not make this finding',
}

/**
 * Whether a reading can be used again: nothing has changed and no delivery was accepted since it
 * began.
 */
export const isReusable = (
  { began }: Pick<Reading, 'began'>,
  item: Pick<ItemState, 'unchangedFor'> | null,
  deliveries: readonly Pick<DeliveryRequest, 'age'>[],
): boolean => {
  const ages = [item?.unchangedFor ?? Infinity, ...deliveries.map(({ age }) => age)]
  return Math.min(...ages) > performance.now() - began
}

export const readLists = async (
  tool: Pick<FindingsTool, 'listFindings'>,
  rule: WriteRule,
  signal: AbortSignal,
): Promise<Lists> => {
  const began = performance.now()
  const listed: Finding[] = []
  for await (const { findings } of tool.listFindings(signal)) listed.push(...findings)
  const counting = new Map<string, Finding>()
  for (const finding of listed.sort(compareFindings)) {
    const wstgId = wstgIdOf(finding)
    const item = wstgId === undefined ? undefined : itemOf(wstgId)
    if (item !== undefined && !counting.has(item.key) && rule.counts(finding, item))
      counting.set(item.key, finding)
  }
  const findings = new Map(listed.map((finding) => [finding.id, finding]))
  return { findings, counting, revisions: new Map(), began }
}

/** Reads findings for deliveries. It never writes to the tool. */
export const createStatusReader = ({
  inbox,
  items,
  findings,
  rule,
  tool,
  keepEquivalentStatus,
  countRequests,
  log,
}: ProcessingOptions) => {
  const findItem = createItemFinder(tool, items, rule)

  /** Reads the finding of deliveries. Finishes them if it has no item of this checklist. */
  const read = async (
    deliveries: DeliveryRequest[],
    isTracked: boolean,
    signal: AbortSignal,
    lists: Lists | undefined,
  ): Promise<Reading | undefined> => {
    const began = lists?.began ?? performance.now()
    const { findingId } = deliveries.at(-1)!
    const listed = lists?.findings.get(findingId)
    // As in a periodic run: a tracked item keeps its finding when the lists no longer have it.
    const isUnlisted = lists !== undefined && listed === undefined && !isTracked
    const finding = isUnlisted ? undefined : (listed ?? (await tool.getFinding(findingId, signal)))
    const item = isUnlisted ? 'unlisted' : await findItem(finding, signal)
    if (finding !== undefined && typeof item !== 'string') return { finding, item, began }
    const reason = reasons[item as NoItem | 'unlisted']
    if (item === 'unstorable')
      log.warn({ event: 'finding_skipped', finding: findingId, reason }, 'a finding was skipped')
    if (finding !== undefined && item !== 'unstorable') {
      const age = performance.now() - began
      await findings.keep([keptFinding(finding, { age }, await tool.isInScope(finding, signal))])
    }
    await inbox.finish(seqsOf(deliveries), 'done', reason)
    countRequests({ kind: 'finding', outcome: 'ignored' }, deliveries.length)
    return undefined
  }

  /** The finding that counts for the item, which may differ from the delivered finding. */
  const findCounting = async (
    finding: Finding,
    item: ItemState,
    signal: AbortSignal,
    lists: Lists | undefined,
  ): Promise<Finding> => {
    // An item that has not been synchronised has the number of any delivered finding.
    const hasNumber = item.knownStatus !== null && item.findingId === finding.id
    if (hasNumber && !finding.duplicate && isTaggedWithItem(finding)) return finding
    return (
      lists?.counting.get(item.key) ??
      (await tool.findByItem(rule.referTo(item), signal)) ??
      finding
    )
  }

  /**
   * Reads the finding of deliveries and stores the status of its item, from the finding that counts
   * for the item. If the item has changed meanwhile, nothing is stored and the deliveries stay due.
   * @param known a very recent reading, or one of the lists
   * @returns the reading if the deliveries stood in another line; now they stand in their item's.
   * Undefined if they concern no item
   */
  return async (
    work: Work,
    deliveries: DeliveryRequest[],
    lease: Lease,
    known: { recentReading?: Reading | undefined; lists?: Lists | undefined },
  ): Promise<StoreResult | Reading | undefined> => {
    const seqs = seqsOf(deliveries)
    const { findingId, payload } = deliveries.at(-1)!
    const { recentReading } = known
    const storedFromLists = known.lists?.revisions.get(work.item?.key ?? '')
    const changed = storedFromLists === work.item?.revision ? null : work.item
    const lists =
      known.lists && isReusable(known.lists, changed, deliveries) ? known.lists : undefined
    const reading =
      recentReading?.finding.id === findingId && isReusable(recentReading, work.item, deliveries)
        ? recentReading
        : await read(deliveries, work.item !== null, lease.signal, lists)
    if (reading === undefined) return undefined
    const { finding, item } = reading
    if (item.key !== work.item?.key) {
      await inbox.assignItem(seqs, item, findingId)
      return reading
    }
    const counting = await findCounting(finding, work.item, lease.signal, lists)
    const snapshot = snapshotOf(counting, item, work.item, keepEquivalentStatus)
    const remark =
      counting.id === finding.id ? null : `finding ${counting.id} counts for ${item.wstgId}`
    const age = performance.now() - reading.began
    const readFindings = new Set([finding, counting])
    const result = await items.storeReading(
      lease,
      snapshot,
      { event: payload.event, seqs, remark },
      [...readFindings].map((it) => keptFinding(it, { age, item: item.key })),
    )
    if (result === 'refused') return result
    lists?.revisions.set(item.key, snapshot.revision)
    countRequests({ kind: 'finding', outcome: 'done' }, seqs.length)
    return result
  }
}
