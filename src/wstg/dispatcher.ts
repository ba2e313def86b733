import type { RequestJobs } from '../queue/queue.ts'

/** Numbers that wait to be put on the queue; the sweeper queues further ones. */
const capacity = 10_000
/** Numbers that are put on the queue at once. */
const batchSize = 500
/**
 * Numbers of one job: as few as leave something to do for several workers, as many as make a job's
 * own cost small.
 */
const perJob = 10

/**
 * Puts accepted requests on the queue in the background, as many at a time as have come in
 * meanwhile. Nobody waits for it and nothing is lost when it fails: the sweeper finds every request
 * in the inbox.
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
        // The queue has logged it. What has come in meanwhile would fail as well, a second later
        // each.
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
    /** Resolves when everything is on the queue, or left to the sweeper. */
    async idle(): Promise<void> {
      while (flushing) await flushing
    },
  }
}

export type Dispatcher = ReturnType<typeof createDispatcher>
