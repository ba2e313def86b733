import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../telemetry/log.ts'
import { within } from '../telemetry/within.ts'
import {
  type Connection,
  type QueueStore,
  queueStore,
  type RequestJob,
  type RequestQueue,
  troubleLog,
} from './connections.ts'

/** Few enough numbers to leave work for several workers, enough to make a job cheap. */
const perJob = 20
/** Numbers that one call adds. */
const batchSize = 500
/** Limit of the numbers that wait for a call. The inbox has all others too. */
const capacity = 10_000

/** The deadlines below are in milliseconds. */
const callDeadline = 1000
/** In Postgres the first connection creates the tables. */
const openDeadline = 20_000
const closeDeadline = 2000
/** Milliseconds between attempts to reach a store that is down. */
const retryDelay = 1000

export interface QueueOptions {
  databaseUrl: string
  /** Address of the Redis that holds the queue; undefined: the database holds it. */
  redisUrl: string | undefined
  log: Log
}

/**
 * The queue of accepted requests. It only speeds up their processing: it holds numbers of rows in
 * the inbox, and may lose them or deliver them twice and in any order.
 */
export interface RequestJobs {
  readonly kind: QueueStore['kind']
  /**
   * Adds numbers in the background: no caller waits for it, and a failure is only logged. All
   * numbers that come during a call of the store go into the next call.
   */
  add(seqs: readonly number[]): void
  /** Processes the numbers of `concurrency` jobs at once, whenever the store can be reached. */
  work(
    process: (seq: number) => Promise<void>,
    concurrency: number,
  ): {
    /** Takes no new jobs and waits for the running ones. */
    close(): Promise<void>
  }
  /**
   * The numbers of waiting and of running jobs.
   * @throws when the store is out of reach or takes no writes
   */
  count(): Promise<{ waiting: number; active: number }>
  close(): Promise<void>
}

const closeQuietly = async (connection: Connection | undefined): Promise<void> => {
  const closing = connection?.close().catch(() => undefined)
  if (closing) await within(closing, closeDeadline)
}

export const createQueue = ({ databaseUrl, redisUrl, log }: QueueOptions): RequestJobs => {
  const store = queueStore(databaseUrl, redisUrl)
  const onTrouble = troubleLog(log, store.kind)

  /**
   * Opens connections until one is ready; BullMQ does not recover from a failed start.
   * @returns undefined when the signal is aborted
   */
  const connect = async <Opened extends Connection>(
    open: () => Opened,
    signal: AbortSignal,
  ): Promise<Opened | undefined> => {
    const pause = (milliseconds: number) =>
      delay(milliseconds, false, { signal, ref: false }).catch(() => false)
    while (!signal.aborted) {
      const opened = open()
      opened.on('error', onTrouble)
      const ready = opened.waitUntilReady().then(
        () => true,
        (error) => {
          onTrouble(error)
          return false
        },
      )
      if (await Promise.race([ready, pause(openDeadline)])) return opened
      await closeQuietly(opened)
      await pause(retryDelay)
    }
    return undefined
  }

  const closing = new AbortController()
  let connecting: Promise<RequestQueue | undefined> | undefined

  const call = async <T>(action: (queue: RequestQueue) => Promise<T>): Promise<T> => {
    connecting ??= connect(store.openQueue, closing.signal)
    const answer = connecting.then(async (queue) => queue && { value: await action(queue) })
    try {
      const answered = await within(answer, callDeadline)
      if (answered === undefined) throw new Error('the queue does not answer')
      return answered.value
    } catch (error) {
      onTrouble(error)
      throw error
    }
  }

  let waiting: number[] = []
  let adding: Promise<void> | undefined

  const addWaiting = async (): Promise<void> => {
    while (waiting.length > 0) {
      const seqs = waiting.splice(0, batchSize)
      const jobs = Array.from({ length: Math.ceil(seqs.length / perJob) }, (_, index) => ({
        name: 'requests',
        data: { seqs: seqs.slice(index * perJob, (index + 1) * perJob) },
      }))
      try {
        await call((queue) => queue.addBulk(jobs))
      } catch {
        // The others would fail too, each batch after another second.
        waiting = []
      }
    }
    adding = undefined
  }

  return {
    kind: store.kind,

    add(seqs) {
      if (waiting.length + seqs.length > capacity) return
      waiting.push(...seqs)
      adding ??= addWaiting()
    },

    work(process, concurrency) {
      const stopping = new AbortController()
      // A request that could not be processed stays in the inbox.
      const processJob = async ({ seqs }: RequestJob) =>
        void (await Promise.allSettled(seqs.map(process)))
      const starting = connect(() => store.openWorker(processJob, concurrency), stopping.signal)
      void starting.then((worker) => worker?.run()).catch(onTrouble)
      return {
        async close() {
          stopping.abort()
          await (await starting)?.close()
        },
      }
    },

    async count() {
      const { wait = 0, active = 0 } = await call(async (queue) => {
        await queue.removeGlobalConcurrency()
        return queue.getJobCounts('wait', 'active')
      })
      return { waiting: wait, active }
    },

    /** Adds the waiting numbers first. */
    async close() {
      await adding
      closing.abort()
      await closeQuietly(await connecting)
    },
  }
}
