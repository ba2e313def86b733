import DataLoader from 'dataloader'
import { DatabaseOutage } from '../database/errors.ts'
import type { Dispatcher } from './dispatcher.ts'
import type { InboxRepository, SyncRequest } from './inbox-repository.ts'

/** Requests that are stored with one statement. */
const maxTogether = 100

export interface AcceptanceOptions {
  inbox: Pick<InboxRepository, 'acceptSyncs'>
  dispatch: Dispatcher['dispatch']
}

/**
 * Accepts sync requests. The requests of one turn of the event loop are stored with one statement
 * and one commit, which costs little more than a single request. New requests do not wait for a
 * running statement.
 * @returns a function for one request: it resolves when the request is stored and rejects with the
 * reason why this request was not stored
 */
export const createAcceptance = ({ inbox, dispatch }: AcceptanceOptions) => {
  const store = async (requests: readonly SyncRequest[]): Promise<(undefined | Error)[]> => {
    try {
      dispatch(await inbox.acceptSyncs(requests))
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
  const requests = new DataLoader(store, {
    cache: false,
    maxBatchSize: maxTogether,
    batchScheduleFn: (storeAll) => setImmediate(storeAll),
  })
  return (request: SyncRequest): Promise<void> => requests.load(request).then(() => undefined)
}
