import { createRequire } from 'node:module'
import type { QueueOptions, WorkerOptions } from 'bullmq'
import pg from 'pg'
import { parse } from 'pg-connection-string'
import type { Log } from '../telemetry/log.ts'

/** The name of the service's one queue, and of the schema that holds it in Postgres. */
const queueName = 'wstg-requests'
const schema = 'queue'

/** The time-outs below are in milliseconds. */
const connectTimeout = 2000
const commandTimeout = 2000
/** Longer than the longest time that a worker waits for a job in one call. */
const workerQueryTimeout = 10_000
/**
 * A connection that does not answer for so long is dead. A worker's call waits up to 10 s for a
 * job.
 */
const producerSilence = 3000
const workerSilence = 15_000
const longestReconnectDelay = 2000

/** Loaded when a queue is first opened, because it takes 10 MB. */
const bullmq = (): typeof import('bullmq') => createRequire(import.meta.url)('bullmq')

/** A job holds the numbers of its requests in the inbox, and no data. */
export interface RequestJob {
  seqs: readonly number[]
}

/** The parts of BullMQ's classes that the service uses, with either store. */
export interface Connection {
  /** Rejected for ever when the store cannot be reached at first. */
  waitUntilReady(): Promise<unknown>
  on(event: 'error', listener: (error: unknown) => void): unknown
  close(): Promise<void>
}

export interface RequestQueue extends Connection {
  addBulk(jobs: { name: string; data: RequestJob }[]): Promise<unknown>
  /** A write without an effect: the service never sets such a limit. */
  removeGlobalConcurrency(): Promise<unknown>
  getJobCounts(...states: ('wait' | 'active')[]): Promise<Record<string, number>>
}

interface RequestWorker extends Connection {
  /** Works until it is closed. */
  run(): Promise<unknown>
}

/** A store of the queue: creates producers and consumers, which connect by themselves. */
export interface QueueStore {
  kind: 'redis' | 'postgres'
  openQueue: () => RequestQueue
  openWorker: (process: (job: RequestJob) => Promise<void>, concurrency: number) => RequestWorker
}

/** The inbox keeps the requests, so no job is kept or repeated. */
const jobOptions = {
  removeOnComplete: true,
  removeOnFail: true,
  attempts: 1,
} satisfies QueueOptions['defaultJobOptions']

/** A killed process leaves its jobs for at most lock plus stalled interval. */
const workerOptions = (concurrency: number) =>
  ({
    // If the store is out of reach at this moment, the library's loop would keep the process alive
    // for ever.
    autorun: false,
    concurrency,
    lockDuration: 5000,
    stalledInterval: 2500,
    runRetryDelay: 1000,
  }) satisfies Partial<WorkerOptions>

/**
 * A demoted primary keeps its connections. A new connection leads to the primary that has replaced
 * it.
 */
export const reconnectOnError = ({ message }: Error): boolean => message.includes('READONLY')

const retryStrategy = (attempt: number) => Math.min(attempt * 200, longestReconnectDelay)

const redisStore = (url: string): QueueStore => ({
  kind: 'redis',
  openQueue: () =>
    new (bullmq().Queue)<RequestJob>(queueName, {
      // Adding fails at once: a worker finds these requests in the inbox.
      connection: {
        url,
        maxRetriesPerRequest: 1,
        connectTimeout,
        commandTimeout,
        socketTimeout: producerSilence,
        retryStrategy,
        reconnectOnError,
      },
      skipWaitingForReady: true,
      defaultJobOptions: jobOptions,
    }),
  openWorker: (process, concurrency) =>
    new (bullmq().Worker)<RequestJob>(queueName, async (job) => process(job.data), {
      ...workerOptions(concurrency),
      connection: {
        url,
        maxRetriesPerRequest: null,
        connectTimeout,
        socketTimeout: workerSilence,
        retryStrategy,
        reconnectOnError,
      },
    }),
})

/**
 * An error event without a listener would end the process. BullMQ listens only on idle connections,
 * and removes its listeners from the one that it closes. Running statements get the error anyway.
 */
class QuietClient extends pg.Client {
  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (event === 'error' && this.listenerCount(event) === 0) return false
    return super.emit(event, ...values)
  }
}

const postgresStore = (databaseUrl: string): QueueStore => {
  const backed = () => {
    const { createPostgresBackend, withBackend } = bullmq()
    return withBackend(createPostgresBackend)
  }
  const connection = (max: number, queryTimeout: number) => ({
    connectionTimeoutMillis: connectTimeout,
    query_timeout: queryTimeout,
    keepAlive: true,
    application_name: 'weight-bmi-register-queue',
    // As pg reads the URL, but in parts: BullMQ appends its search path to `options`, which a
    // whole URL with this parameter would replace.
    ...(parse(databaseUrl) as object),
    schema,
    migrate: true,
    max,
    Client: QuietClient,
  })
  return {
    kind: 'postgres',
    openQueue: () =>
      new (backed().Queue)<RequestJob>(queueName, {
        connection: connection(2, commandTimeout),
        defaultJobOptions: jobOptions,
      }),
    openWorker: (process, concurrency) =>
      new (backed().Worker)<RequestJob>(queueName, async (job) => process(job.data), {
        ...workerOptions(concurrency),
        connection: connection(4, workerQueryTimeout),
      }),
  }
}

/** The queue on Redis if there is one, otherwise in the service's own database. */
export const queueStore = (databaseUrl: string, redisUrl: string | undefined): QueueStore =>
  redisUrl === undefined ? postgresStore(databaseUrl) : redisStore(redisUrl)

/** Milliseconds between two log lines about the same trouble. */
const quietTime = 30_000

/**
 * Logs a trouble of the queue at most once in half a minute: a store that is down fails many times
 * a second.
 */
export const troubleLog = (log: Log, kind: QueueStore['kind']) => {
  let lastLogged = Number.NEGATIVE_INFINITY
  return (error: unknown): void => {
    const now = performance.now()
    if (now - lastLogged < quietTime) return
    lastLogged = now
    const reason = error instanceof Error ? error.message || error.name : String(error)
    log.warn(
      { event: 'queue_trouble', store: kind, reason },
      'the queue is out of reach; requests stay in the inbox',
    )
  }
}
