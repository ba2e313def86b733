import DataLoader from 'dataloader'
import { DatabaseOutage } from '../../platform/database/errors.ts'
import type { RequestJobs } from '../../platform/queue/queue.ts'
import type { InboxRepository, NewRequest } from './inbox-repository.ts'

/** Calls whose requests are stored with one statement. */
const maxTogether = 100

/**
 * Accepts requests: stores them, then announces their numbers to the workers. The calls of one turn
 * of the event loop share one statement and one commit, which costs little more than a single
 * request. New calls do not wait for a running statement.
 */
export const createAcceptance = (
  inbox: Pick<InboxRepository, 'accept'>,
  queue: Pick<RequestJobs, 'add'>,
) => {
  const store = async (calls: readonly NewRequest[][]): Promise<(number[] | Error)[]> => {
    try {
      const requests = calls.flat()
      const numbers = await inbox.accept(requests)
      for (const kind of ['sync', 'finding'] as const) {
        const ofKind = numbers.filter((_, n) => requests[n]!.kind === kind)
        if (ofKind.length > 0) queue.add(ofKind, kind)
      }
      const left = numbers.values()
      return calls.map(({ length }) => left.take(length).toArray())
    } catch (error) {
      if (calls.length === 1 || error instanceof DatabaseOutage) throw error
      // One of the requests is invalid: the others must not fail with it.
      const alone = await Promise.all(
        calls.map((call) => store([call]).catch((reason: Error) => [reason])),
      )
      return alone.flat()
    }
  }
  const calls = new DataLoader(store, {
    cache: false,
    maxBatchSize: maxTogether,
    batchScheduleFn: (storeAll) => setImmediate(storeAll),
  })

  /**
   * Stores the requests of a call and returns their numbers. Rejects with the reason why they were
   * not stored.
   */
  return (requests: NewRequest[]): Promise<number[]> => calls.load(requests)
}
