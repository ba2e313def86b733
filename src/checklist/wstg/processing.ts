import { DatabaseOutage } from '../../platform/database/errors.ts'
import type { JobHandler } from '../../platform/queue/connections.ts'
import { attemptCutOff, type ProcessingOptions, recordFailure } from './attempts.ts'
import {
  announceLine,
  type Delivery,
  lineOfItem,
  linesOfTests,
  type PendingRequest,
  type SyncRequest,
  seqsOf,
} from './inbox-repository.ts'
import type { ItemState } from './item-repository.ts'
import { readStatus } from './read-status.ts'
import { readTest } from './read-test.ts'
import { writeStatus } from './write-status.ts'

const isSync = (request: PendingRequest): request is SyncRequest => request.kind === 'sync'

/**
 * Sends accepted requests to the findings tool and stores its answers. A job works off one line;
 * it gives way to other lines after each result.
 */
export const createProcessing = (options: ProcessingOptions): JobHandler => {
  const { inbox, items, queue } = options

  /**
   * Leaves one sync request of an item: the newest.
   * @returns whether there was anything to do
   */
  const tidy = async (item: ItemState | undefined, syncs: readonly SyncRequest[]) => {
    const lastSeq = item?.lastSeq ?? 0
    const newest = Math.max(lastSeq, ...seqsOf(syncs))
    const older = seqsOf(syncs).filter((seq) => seq < newest)
    if (older.length === 0) return false
    const withNotes = syncs.findLast(({ seq, payload }) => seq >= lastSeq && payload.notes)
    await inbox.supersede(older, newest, withNotes?.payload.notes)
    return true
  }

  return async (line, { cutOff, signal }) => {
    const key = line.startsWith(lineOfItem('')) ? line.slice(lineOfItem('').length) : undefined
    let wasCutOff = cutOff
    for (let hasEnded = false; ; ) {
      // Before the requests are read: a run may just have ended them.
      const isSingle = key === undefined && !line.startsWith(linesOfTests)
      if (isSingle && (await inbox.deliveriesForRun())?.all) return
      const requests = await inbox.ofLine(line)
      const newest = requests.at(-1)
      if (newest === undefined) return
      const item = newest.itemKey === null ? undefined : await items.find(newest.itemKey)
      if (key !== undefined && (await tidy(item, requests.filter(isSync)))) continue
      const batch = requests.filter(({ dueIn }) => dueIn <= 0)
      if (batch.length === 0 || hasEnded) {
        const next = Math.min(...requests.map(({ dueIn }) => dueIn))
        return announceLine(queue, line, Math.max(next, 0))
      }
      try {
        if (wasCutOff) throw attemptCutOff
        const first = batch[0]!
        if (isSync(first)) hasEnded = await writeStatus(options, item!, first, signal)
        else if (isSingle) hasEnded = await readStatus(options, item, batch as Delivery[], signal)
        else hasEnded = await readTest(options, batch as Delivery[], signal)
        // Another process works on the line. The rows that it leaves are announced as overdue.
        if (!hasEnded && key !== undefined) return
      } catch (error) {
        if (error instanceof DatabaseOutage) throw error
        if (signal.aborted) {
          await inbox.postpone(seqsOf(batch), { delay: 0, counted: false })
          return announceLine(queue, line)
        }
        await recordFailure(options, batch, item, error)
      }
      wasCutOff = false
    }
  }
}
