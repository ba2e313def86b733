import { setTimeout as delay } from 'node:timers/promises'
import type { LimitFunction } from 'p-limit'
import type { RequestJobs } from '../queue/queue.ts'
import type { Log } from '../telemetry/log.ts'
import type { InboxRepository } from './inbox-repository.ts'

/** Milliseconds between two readings of the inbox. */
const pollInterval = 500
const batchSize = 500
/** After so many fruitless repetitions a request is processed without the queue. */
const enoughRequeues = 3

export interface SweeperOptions {
  inbox: Pick<InboxRepository, 'takeOverdue'>
  queue: Pick<RequestJobs, 'add'>
  process: (seq: number) => Promise<void>
  /** The limit of all requests in this process, through the queue or without it. */
  limit: LimitFunction
  log: Log
}

/**
 * Puts overdue requests on the queue (again): failed ones whose next attempt is due, ones that the
 * queue has lost or never got, and ones whose process was killed. Without a reachable queue it
 * processes them directly.
 */
export const startSweeper = ({
  inbox,
  queue,
  process,
  limit,
  log,
}: SweeperOptions): { stop(): Promise<void> } => {
  const stopping = new AbortController()
  const direct = new Set<Promise<void>>()

  const processDirectly = (seq: number): void => {
    const running = limit(process, seq)
      .catch((error: unknown) =>
        log.warn({ event: 'wstg_request_interrupted', seq, err: error }, 'will be tried again'),
      )
      .finally(() => direct.delete(running))
    direct.add(running)
  }

  /** The number of requests that can start at once. */
  const free = () => Math.max(limit.concurrency - limit.activeCount - limit.pendingCount, 0)

  let queueWorks = true
  const sweep = async (): Promise<void> => {
    if (!queueWorks && free() === 0) return
    const overdue = await inbox.takeOverdue(queueWorks ? batchSize : free())
    const stuck = overdue.filter(({ requeues }) => requeues >= enoughRequeues).slice(0, free())
    for (const { seq } of stuck) processDirectly(seq)
    const seqs = overdue
      .map(({ seq }) => seq)
      .filter((seq) => !stuck.some((request) => request.seq === seq))
    try {
      await queue.add(seqs)
      queueWorks = true
    } catch {
      queueWorks = false
      for (const seq of seqs.slice(0, free())) processDirectly(seq)
    }
  }

  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await sweep()
      } catch (error) {
        log.warn({ event: 'sweep_failed', err: error }, 'the inbox could not be looked through')
      }
      await delay(pollInterval, undefined, { signal: stopping.signal, ref: false }).catch(
        () => undefined,
      )
    }
  }
  const running = loop()

  return {
    /** Waits for the requests that run without the queue. */
    async stop() {
      stopping.abort()
      await running
      await Promise.all(direct)
    },
  }
}
