import DataLoader from 'dataloader'
import { DatabaseOutage } from '../database/errors.ts'
import type { RequestJobs } from '../queue/queue.ts'
import type { Deliveries, InboxRepository, SyncRequest } from './inbox-repository.ts'

/** Requests that are stored with one statement. */
const maxTogether = 100

/**
 * Accepts requests: stores them, then announces their numbers to the workers. The sync requests of
 * one turn of the event loop are stored with one statement and one commit, which costs little more
 * than a single request. New requests do not wait for a running statement.
 */
export const createAcceptance = (
  inbox: Pick<InboxRepository, 'acceptSyncs' | 'acceptDelivery'>,
  queue: Pick<RequestJobs, 'add'>,
) => {
  const store = async (requests: readonly SyncRequest[]): Promise<(undefined | Error)[]> => {
    try {
      queue.add(await inbox.acceptSyncs(requests))
      return requests.map(() => undefined)
    } catch (error) {
      if (requests.length === 1 || error instanceof DatabaseOutage) throw error
      // One of the requests is faulty: the others must not fail with it.
      const alone = await Promise.all(
        requests.map((request) => store([request]).catch((reason: Error) => [reason])),
      )
      return alone.flat()
    }
  }
  const syncs = new DataLoader(store, {
    cache: false,
    maxBatchSize: maxTogether,
    batchScheduleFn: (storeAll) => setImmediate(storeAll),
  })

  return {
    /** Rejects with the reason why this request was not stored. */
    acceptSync: async (request: SyncRequest): Promise<void> => void (await syncs.load(request)),
    acceptDelivery: async (deliveries: Deliveries): Promise<void> =>
      queue.add(await inbox.acceptDelivery(deliveries)),
  }
}

export type Acceptance = ReturnType<typeof createAcceptance>
