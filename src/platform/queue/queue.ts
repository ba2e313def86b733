import { setTimeout as delay } from 'node:timers/promises'
import { withTimeout } from '../process/timeouts.ts'
import type { Log } from '../telemetry/log.ts'
import { migrateQueue, openStore, type RequestJob, type Store } from './connections.ts'

/** Few enough numbers to leave work for several workers, enough to make a job cheap. */
const perJob = 20
/** Numbers that wait for a call at most. Further ones are dropped: the inbox has them. */
const capacity = 10_000

/** The times below are in milliseconds. */
const callDeadline = 1000
/** In Postgres the first process creates the tables. */
const openDeadline = 20_000
const closeDeadline = 2000
/** Between attempts to reach a store that is down. */
const retryDelay = 1000
/** Between log lines: a store that is down fails many times a second. */
const quietTime = 30_000

/** Jobs of sync requests go before those of deliveries, which BullMQ keeps apart by a priority. */
const priorities = { sync: undefined, finding: { priority: 1 } }
export type JobKind = keyof typeof priorities

type RequestQueue = ReturnType<Store['openQueue']>
type RequestWorker = ReturnType<Store['openWorker']>

const closeQuietly = async (opened: RequestQueue | RequestWorker | undefined): Promise<void> => {
  const closing = opened?.close().catch(() => undefined)
  if (closing) await withTimeout(closing, closeDeadline)
}

/**
 * The queue of accepted requests. It only speeds up their processing: it holds numbers of rows in
 * the inbox, and may lose them or deliver them twice and in any order.
 */
export const createQueue = ({
  databaseUrl,
  redisUrl,
  log,
}: {
  databaseUrl: string
  /** The Redis that holds the queue; undefined: the database holds it. */
  redisUrl: string | undefined
  log: Log
}) => {
  const storeName = redisUrl === undefined ? 'postgres' : 'redis'
  let quietUntil = 0
  const onStoreError = ({ message, name }: Error): void => {
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + quietTime
    log.warn(
      { event: 'queue_trouble', store: storeName, reason: message || name },
      'the queue is unreachable; requests stay in the inbox',
    )
  }

  /**
   * Opens connections until one is ready; BullMQ does not recover from a failed start.
   * @returns undefined when the signal is aborted
   */
  const connect = async <Opened extends RequestQueue | RequestWorker>(
    open: (store: Store) => Opened,
    signal: AbortSignal,
  ): Promise<Opened | undefined> => {
    const pause = (milliseconds: number) =>
      delay(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
    while (!signal.aborted) {
      let opened: Opened | undefined
      try {
        const prepared = redisUrl !== undefined || migrateQueue(databaseUrl).then(() => true)
        if (await Promise.race([prepared, pause(openDeadline)])) {
          opened = open(openStore(databaseUrl, redisUrl, onStoreError))
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
  let connecting: Promise<RequestQueue | undefined> | undefined

  const call = async <T extends object>(action: (queue: RequestQueue) => Promise<T>) => {
    connecting ??= connect((store) => store.openQueue(), closing.signal)
    const answer = connecting.then((queue) => queue && action(queue))
    try {
      const answered = await withTimeout(answer, callDeadline)
      if (answered === undefined) throw new Error('the queue does not answer')
      return answered
    } catch (error) {
      onStoreError(error as Error)
      throw error
    }
  }

  const waiting: Record<JobKind, number[]> = { sync: [], finding: [] }
  const numberWaiting = () => waiting.sync.length + waiting.finding.length
  let adding: Promise<void> | undefined

  const jobsOf = (name: JobKind) => {
    const jobs: { name: JobKind; data: RequestJob; opts?: { priority: number } }[] = []
    const opts = priorities[name]
    while (waiting[name].length > 0)
      jobs.push({ name, data: { seqs: waiting[name].splice(0, perJob) }, ...(opts && { opts }) })
    return jobs
  }

  const addWaiting = async (): Promise<void> => {
    while (numberWaiting() > 0) {
      const jobs = [...jobsOf('sync'), ...jobsOf('finding')]
      const [{ name, data, opts }] = jobs as [(typeof jobs)[number]]
      // In Postgres `addBulk` makes a temporary table, which costs eight times as much as `add`.
      await call<object>((queue) =>
        jobs.length === 1 ? queue.add(name, data, opts) : queue.addBulk(jobs),
      ).catch(() => undefined)
    }
    adding = undefined
  }

  return {
    storeName,

    /**
     * Adds numbers in the background: no caller waits for it, and a failure is only logged. All
     * numbers that come during a call of the store go into the next call.
     */
    add(seqs: readonly number[], kind: JobKind): void {
      if (numberWaiting() + seqs.length > capacity) return
      waiting[kind].push(...seqs)
      adding ??= addWaiting()
    },

    /** Processes the numbers of `concurrency` jobs at once, whenever the store can be reached. */
    work(processRequest: (seq: number, kind: JobKind) => Promise<void>, concurrency: number) {
      const stopping = new AbortController()
      // A request that could not be processed stays in the inbox.
      const processJob = async ({ seqs }: RequestJob, name: string) => {
        const kind = name === 'finding' ? name : 'sync'
        await Promise.allSettled(seqs.map((seq) => processRequest(seq, kind)))
      }
      const starting = connect(
        (store) => store.openWorker(processJob, concurrency),
        stopping.signal,
      )
      void starting.then((worker) => worker?.run()).catch(onStoreError)
      return {
        /** Takes no new jobs and waits for the running ones. */
        async close(): Promise<void> {
          stopping.abort()
          await (await starting)?.close()
        },
      }
    },

    /**
     * The numbers of waiting and of running jobs.
     * @throws when the store is unreachable or accepts no writes
     */
    async count() {
      const {
        wait = 0,
        prioritized = 0,
        active = 0,
      } = await call(async (queue) => {
        // A write without an effect: the service never sets such a limit.
        await queue.removeGlobalConcurrency()
        return queue.getJobCounts('wait', 'prioritized', 'active')
      })
      return { waiting: wait + prioritized, active }
    },

    /** Adds the waiting numbers first. */
    async close(): Promise<void> {
      await adding
      closing.abort()
      await closeQuietly(await connecting)
    },
  }
}

export type RequestJobs = ReturnType<typeof createQueue>
