import type { Finding, FindingsTool } from '../defectdojo/findings-tool.ts'
import type { Log } from '../telemetry/log.ts'
import { seqsOf } from './batch.ts'
import type { CountRequests } from './failures.ts'
import { createItemFinder, type NoItem, snapshotOf } from './finding-snapshot.ts'
import type { InboxRepository, Item, PendingRequest } from './inbox-repository.ts'
import type { ItemState, StateRepository, Work } from './state-repository.ts'

/** A finding that was read for its delivery, and its item. */
export interface Reading {
  finding: Finding
  item: Item
  /** When the reading began, in milliseconds of the monotonic clock. */
  began: number
}

export type Delivery = PendingRequest & { kind: 'finding' }

export const isDelivery = (request: PendingRequest): request is Delivery =>
  request.kind === 'finding'

export interface ReaderOptions {
  inbox: Pick<InboxRepository, 'assignItem' | 'finish'>
  state: Pick<StateRepository, 'itemOfFinding' | 'storeSnapshot'>
  tool: Pick<FindingsTool, 'getFinding' | 'isInScope'>
  /** WSTG_KEEP_EQUIVALENT_STATUS */
  keepEquivalentStatus: boolean
  countRequests: CountRequests
  log: Log
}

const reasons: Record<NoItem, string> = {
  unknown: 'the findings tool does not show this finding',
  unstorable: 'the finding has characters that cannot be stored',
  unidentified: 'the finding has no WSTG identifier',
  'out of scope': 'the finding belongs to another checklist',
}

/** Whether nothing has changed and no delivery was accepted since the reading began. */
const isUpToDate = ({ began }: Reading, item: ItemState | null, deliveries: Delivery[]) => {
  const age = performance.now() - began
  return [item?.unchangedFor ?? Infinity, ...deliveries.map((delivery) => delivery.age)].every(
    (milliseconds) => milliseconds > age,
  )
}

/** Reads findings for deliveries. It never writes to the tool. */
export const createStatusReader = (options: ReaderOptions) => {
  const { inbox, state, tool, keepEquivalentStatus, countRequests, log } = options
  const findItem = createItemFinder(tool, state)

  /** Reads the finding of deliveries. Finishes them if it has no item of this checklist. */
  const read = async (
    deliveries: Delivery[],
    signal: AbortSignal,
  ): Promise<Reading | undefined> => {
    const began = performance.now()
    const { findingId } = deliveries.at(-1)!
    const finding = await tool.getFinding(findingId, signal)
    const item = await findItem(finding, signal)
    if (finding !== undefined && typeof item !== 'string') return { finding, item, began }
    const reason = reasons[item as NoItem]
    if (item === 'unstorable')
      log.warn({ event: 'finding_skipped', finding: findingId, reason }, 'a finding is skipped')
    await inbox.finish(seqsOf(deliveries), reason)
    countRequests('finding', 'ignored', deliveries.length)
    return undefined
  }

  /**
   * Reads the finding of deliveries and stores the status of its item. If the item has changed
   * meanwhile, nothing is stored and the deliveries stay due.
   * @param known a reading of a moment ago
   * @returns the reading if the deliveries stood in another line; now they stand in their item's
   */
  return async (
    work: Work,
    deliveries: Delivery[],
    signal: AbortSignal,
    known?: Reading,
  ): Promise<Reading | undefined> => {
    const seqs = seqsOf(deliveries)
    const { findingId, payload } = deliveries.at(-1)!
    const reading =
      known?.finding.id === findingId && isUpToDate(known, work.item, deliveries)
        ? known
        : await read(deliveries, signal)
    if (reading === undefined) return undefined
    const { finding, item } = reading
    if (item.key !== work.item?.key) {
      await inbox.assignItem(seqs, item, findingId)
      return reading
    }
    const snapshot = snapshotOf(finding, item, work.item, keepEquivalentStatus)
    if (await state.storeSnapshot(snapshot, { event: payload.event, seqs }))
      countRequests('finding', 'done', seqs.length)
    return undefined
  }
}
