import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { withTimeout } from '../process/timeouts.ts'
import type { Log } from '../telemetry/log.ts'
import { type JobHandler, migrateQueue, openStore, type Store } from './connections.ts'
import { checkRedis, isRefusal, type RedisStore } from './redis.ts'

/** Calls that wait for the store at most. Further ones fail at once. */
const capacity = 1000

/** The times below are in milliseconds. */
const callDeadline = 1000
/** In Postgres the first process creates the tables. */
const openDeadline = 20_000
const closeDeadline = 2000
/** Between attempts to reach a store that is down. */
const retryDelay = 1000
/** Between questions to Redis whether it still admits the commands that are needed. */
const checkInterval = 30_000
/** Between log lines: a store that is down fails many times a second. */
const quietTime = 30_000

type Queue = ReturnType<Store['openQueue']>
type Worker = ReturnType<Store['openWorker']>

const closeQuietly = async (opened: Queue | Worker | undefined): Promise<void> => {
  const closing = opened?.close().catch(() => undefined)
  if (closing) await withTimeout(closing, closeDeadline)
}

export interface QueueOptions {
  databaseUrl: string
  /** The Redis that holds the queue; undefined: the database holds it. */
  redis: RedisStore | undefined
  log: Log
}

/**
 * One of BullMQ's queues. The database holds what is to be done; a job is the name of it. The
 * queue may lose jobs, and work that is found to be waiting is announced again.
 */
export const createQueue = ({ databaseUrl, redis, log }: QueueOptions, name = 'wstg-lines') => {
  const storeName = redis === undefined ? 'postgres' : 'redis'
  let quietUntil = 0
  /** Until when Redis is not asked for its rights again. */
  let checkedUntil = 0
  const onStoreError = (error: Error): void => {
    const refused = isRefusal(error)
    if (refused) checkedUntil = 0
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + quietTime
    const trouble = refused ? 'refuses the service' : 'is unreachable'
    log.warn(
      { event: 'queue_trouble', store: storeName, reason: error.message || error.name },
      `the queue ${trouble}; accepted requests wait in the database`,
    )
  }

  /** @throws ConfigError for a Redis that refuses the service, or the error of an absent one */
  const checkStore = async (): Promise<void> => {
    if (redis === undefined || performance.now() < checkedUntil) return
    await checkRedis(redis)
    checkedUntil = performance.now() + checkInterval
  }
  const prepareStore = async (): Promise<Store> => {
    await (redis === undefined ? migrateQueue(databaseUrl) : checkStore())
    const prefixed = redis && { url: redis.url, prefix: await redis.prefix() }
    return openStore(databaseUrl, prefixed, onStoreError)
  }

  /**
   * Opens connections until one is ready; BullMQ does not recover from a failed start.
   * @returns undefined when the signal is aborted
   */
  const connect = async <Opened extends Queue | Worker>(
    open: (store: Store) => Opened,
    signal: AbortSignal,
  ): Promise<Opened | undefined> => {
    const pause = (milliseconds: number) =>
      delay(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
    while (!signal.aborted) {
      let opened: Opened | undefined
      try {
        const store = await Promise.race([prepareStore(), pause(openDeadline)])
        if (store) {
          opened = open(store)
          const ready = opened.waitUntilReady().then(() => true)
          if (await Promise.race([ready, pause(openDeadline)])) return opened
        }
      } catch (error) {
        onStoreError(error as Error)
      }
      await closeQuietly(opened)
      await pause(retryDelay)
    }
    return undefined
  }

  const closing = new AbortController()
  let connecting: Promise<Queue | undefined> | undefined
  const calls = new Set<Promise<unknown>>()

  const connection = () => {
    connecting ??= connect((store) => store.openQueue(name), closing.signal)
    return connecting
  }

  /** @throws when the store is unreachable */
  const call = async <T>(action: (queue: Queue) => Promise<T>): Promise<T> => {
    try {
      if (calls.size >= capacity) throw new Error('too many calls wait')
      const answer = connection().then(async (queue) => queue && { value: await action(queue) })
      calls.add(answer)
      const settled = () => calls.delete(answer)
      answer.then(settled, settled)
      const answered = await withTimeout(answer, callDeadline)
      if (answered === undefined) throw new Error('the queue does not answer')
      return answered.value
    } catch (error) {
      onStoreError(error as Error)
      throw error
    }
  }
  const callQuietly = async (action: (queue: Queue) => Promise<unknown>): Promise<void> => {
    await call(action).catch(() => undefined)
  }

  return {
    storeName,
    checkStore,

    /**
     * Connects, so that the first call does not wait for it.
     * @throws ConfigError for a Redis that refuses the service, or the error of an absent one
     */
    async open(): Promise<void> {
      await checkStore()
      await connection()
    },

    /**
     * Adds a job. At most one job of a name runs, and one waits: a delayed one gives way to this
     * one, and while one runs this one comes after it. A failure is only logged.
     * @param priority jobs without one come first, then those with a low number
     */
    announce: (job: string, { delay: wait = 0, priority = 0 } = {}): Promise<void> =>
      callQuietly((queue) => {
        const deduplication = { id: job, keepLastIfActive: true, replace: true }
        // Without its own number: in Postgres the library would create a sequence, which takes a
        // right that the role of the rows lacks.
        const jobId = randomUUID()
        const options = { jobId, delay: Math.ceil(wait), priority, deduplication }
        return queue.add(job, {}, options)
      }),

    /** No job begins for so many milliseconds, in any process. */
    hold: (milliseconds: number): Promise<void> =>
      callQuietly((queue) => queue.rateLimit(milliseconds)),

    /**
     * Schedules a job. It is called again and again, because the store may be emptied.
     * @param every milliseconds; the first comes after them. Undefined: removes the schedule
     */
    schedule: (job: string, every: number | undefined): Promise<void> =>
      callQuietly(async (queue) => {
        const known = await queue.getJobScheduler(job)
        if (known?.every === every) return
        if (every === undefined) return void (await queue.removeJobScheduler(job))
        await queue.upsertJobScheduler(job, { every, startDate: Date.now() + every }, { name: job })
      }),

    /**
     * When the schedule has its next job; null without a schedule.
     * @throws when the store is unreachable
     */
    async next(job: string): Promise<Date | null> {
      const known = await call((queue) => queue.getJobScheduler(job))
      return known?.next === undefined ? null : new Date(known.next)
    },

    /** Of all processes together one job at a time runs. As `schedule`, it is called again. */
    runOneAtATime: (): Promise<void> =>
      callQuietly(async (queue) => {
        if ((await queue.getGlobalConcurrency()) !== 1) await queue.setGlobalConcurrency(1)
      }),

    /** Works off `concurrency` jobs at once, whenever the store can be reached. */
    startWorker(handle: JobHandler, concurrency: number) {
      const stopping = new AbortController()
      const running = new Set<Promise<void>>()
      const track: JobHandler = (...job) => {
        const run = handle(...job).finally(() => running.delete(run))
        running.add(run)
        return run
      }
      const starting = connect(
        (store) => store.openWorker(name, track, concurrency),
        stopping.signal,
      )
      void starting.then((worker) => worker?.run()).catch(onStoreError)
      return {
        /** Takes no new jobs, and waits for the running ones. Aborts them after `grace` ms. */
        async stop(grace: number): Promise<void> {
          stopping.abort()
          const worker = await starting
          const timer = setTimeout(() => worker?.cancelAllJobs('the process ends'), grace)
          const closing = worker?.close().catch(onStoreError)
          await Promise.allSettled(running)
          clearTimeout(timer)
          // While the store is away the library would wait for it.
          if (closing) await withTimeout(closing, closeDeadline)
        },
      }
    },

    /**
     * The numbers of waiting and of running jobs.
     * @throws when the store is unreachable
     */
    async count() {
      const {
        wait = 0,
        prioritized = 0,
        active = 0,
      } = await call((queue) => queue.getJobCounts('wait', 'prioritized', 'active'))
      return { waiting: wait + prioritized, active }
    },

    /** Ends the calls that wait first. */
    async close(): Promise<void> {
      await withTimeout(Promise.allSettled(calls), callDeadline)
      closing.abort()
      await closeQuietly(await connecting)
    },
  }
}

export type JobQueue = ReturnType<typeof createQueue>
