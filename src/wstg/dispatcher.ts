import type { RequestJobs } from '../queue/queue.ts'

/** Limit of the numbers that wait for the queue. The sweeper queues all others. */
const capacity = 10_000
/** Numbers in one call of the queue. */
const batchSize = 500
/**
 * Numbers in one job. Small enough to leave work for several workers, large enough to make the cost
 * of a job small.
 */
const perJob = 10

/**
 * Puts accepted requests on the queue in the background. All requests that arrive during a call of
 * the queue go into the next call. No caller waits for it, and a failure loses nothing: the sweeper
 * finds every request in the inbox.
 */
export const createDispatcher = (queue: Pick<RequestJobs, 'add'>) => {
  let waiting: number[] = []
  let flushing: Promise<void> | undefined

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchSize)
      try {
        await queue.add(batch, perJob)
      } catch {
        // The queue has logged the failure. The waiting requests would fail too, each batch after
        // another second.
        waiting = []
      }
    }
    flushing = undefined
  }

  return {
    dispatch(seqs: readonly number[]): void {
      if (waiting.length + seqs.length > capacity) return
      waiting.push(...seqs)
      flushing ??= flush()
    },
    /** Resolves when no number waits: each is on the queue or left to the sweeper. */
    async idle(): Promise<void> {
      while (flushing) await flushing
    },
  }
}

export type Dispatcher = ReturnType<typeof createDispatcher>
