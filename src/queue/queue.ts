import { setTimeout as delay } from 'node:timers/promises'
import type { LimitFunction } from 'p-limit'
import type { Log } from '../telemetry/log.ts'
import {
  type QueueStore,
  queueStore,
  type RequestJob,
  type RequestQueue,
  type RequestWorker,
  troubleLog,
} from './connections.ts'

/** Milliseconds after which adding fails: the inbox still has the requests. */
const addDeadline = 1000
/**
 * Milliseconds until the first call of a queue must succeed: in Postgres that call creates the
 * tables.
 */
const openDeadline = 20_000
/** Milliseconds between attempts to reach a store that is down at the start of a worker. */
const retryDelay = 1000
/** Milliseconds that closing waits for a store that does not answer. */
const closeDeadline = 2000

export interface QueueOptions {
  databaseUrl: string
  /** Address of the Redis that holds the queue; undefined: the database holds it. */
  redisUrl: string | undefined
  log: Log
}

interface QueueWorker {
  /** Takes no new jobs and waits for the running ones. */
  close(): Promise<void>
}

/**
 * The queue of accepted requests. It only speeds up their processing: it holds numbers of rows in
 * the inbox, and may lose them or deliver them twice and in any order.
 */
export interface RequestJobs {
  readonly kind: QueueStore['kind']
  /**
   * @param perJob numbers in one job, at most. A job with one number is not added again while it
   * waits.
   * @throws when the store does not confirm within a second; it may still add them later.
   */
  add(seqs: readonly number[], perJob?: number): Promise<void>
  /** Processes as many numbers at once as `limit` admits, whenever the store can be reached. */
  work(process: (seq: number) => Promise<void>, limit: LimitFunction): QueueWorker
  /**
   * The numbers of waiting and of running jobs.
   * @throws when the store is out of reach or takes no writes
   */
  count(): Promise<{ waiting: number; active: number }>
  close(): Promise<void>
}

class DeadlineError extends Error {
  override name = 'DeadlineError'
}

const withDeadline = async <T>(action: Promise<T>, milliseconds: number): Promise<T> => {
  const over = new AbortController()
  const deadline = delay(milliseconds, undefined, { signal: over.signal }).then(() => {
    throw new DeadlineError(`the queue did not answer within ${milliseconds} ms`)
  })
  deadline.catch(() => undefined)
  try {
    return await Promise.race([action, deadline])
  } finally {
    over.abort()
    action.catch(() => undefined)
  }
}

const closeQuietly = async (closable: { close(): Promise<void> } | undefined): Promise<void> => {
  if (closable) await withDeadline(closable.close(), closeDeadline).catch(() => undefined)
}

export const createQueue = ({ databaseUrl, redisUrl, log }: QueueOptions): RequestJobs => {
  const store = queueStore(databaseUrl, redisUrl)
  const onTrouble = troubleLog(log, store.kind)

  let current: RequestQueue | undefined
  /**
   * Whether a call has ever succeeded: a queue that was created while the store was down never
   * works.
   */
  let proven = false
  let openedAt = 0

  const open = (): RequestQueue => {
    current = store.openQueue()
    current.on('error', onTrouble)
    proven = false
    openedAt = performance.now()
    return current
  }

  const isHopeless = (error: unknown): boolean =>
    !proven && (!(error instanceof DeadlineError) || performance.now() - openedAt > openDeadline)

  const use = async <T>(action: (queue: RequestQueue) => Promise<T>): Promise<T> => {
    const queue = current ?? open()
    try {
      const result = await withDeadline(action(queue), addDeadline)
      if (queue === current) proven = true
      return result
    } catch (error) {
      onTrouble(error)
      if (queue === current && isHopeless(error)) {
        current = undefined
        void closeQuietly(queue)
      }
      throw error
    }
  }

  const add = async (seqs: readonly number[], perJob = 1): Promise<void> => {
    const jobs = Array.from({ length: Math.ceil(seqs.length / perJob) }, (_, index) => {
      const together = seqs.slice(index * perJob, (index + 1) * perJob)
      return { name: 'request', data: { seqs: together }, opts: { jobId: `inbox-${together[0]}` } }
    })
    if (jobs.length > 0) await use((queue) => queue.addBulk(jobs))
  }

  const startWorker = async (
    process: (seq: number) => Promise<void>,
    limit: LimitFunction,
    signal: AbortSignal,
  ): Promise<RequestWorker | undefined> => {
    const processJob = async ({ seqs }: RequestJob): Promise<void> => {
      const left: number[] = []
      const results = await Promise.allSettled(
        seqs.map((seq) =>
          limit(async () => void (signal.aborted ? left.push(seq) : await process(seq))),
        ),
      )
      // Another worker takes the rest. If adding fails, the inbox still has it.
      if (left.length > 0) await add(left).catch(() => undefined)
      const failed = results.find(({ status }) => status === 'rejected')
      if (failed?.status === 'rejected') throw failed.reason
    }

    while (!signal.aborted) {
      const reachable = await use((queue) => queue.waitUntilReady().then(() => true)).catch(
        () => false,
      )
      if (reachable) {
        const worker = store.openWorker(processJob, limit.concurrency)
        worker.on('error', onTrouble)
        const ready = await Promise.race([
          worker.waitUntilReady().then(
            () => true,
            () => false,
          ),
          delay(openDeadline, false, { signal }).catch(() => false),
        ])
        if (ready) {
          worker.run().catch(onTrouble)
          return worker
        }
        const closing = closeQuietly(worker)
        // Otherwise its connections would outlive the stop.
        if (signal.aborted) await closing
      }
      await delay(retryDelay, undefined, { signal }).catch(() => undefined)
    }
    return undefined
  }

  return {
    kind: store.kind,

    add,

    work(process, limit) {
      const stopping = new AbortController()
      const starting = startWorker(process, limit, stopping.signal)
      return {
        async close() {
          stopping.abort()
          await (await starting)?.close()
        },
      }
    },

    async count() {
      const counts = await use(async (queue) => {
        await queue.removeGlobalConcurrency()
        return queue.getJobCounts('wait', 'active', 'prioritized', 'delayed')
      })
      const { wait = 0, prioritized = 0, delayed = 0, active = 0 } = counts
      return { waiting: wait + prioritized + delayed, active }
    },

    async close() {
      const queue = current
      current = undefined
      await closeQuietly(queue)
    },
  }
}
