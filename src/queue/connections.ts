import { createRequire } from 'node:module'
import type { QueueOptions, WorkerOptions } from 'bullmq'
import pg from 'pg'
import type { Log } from '../telemetry/log.ts'

/** The name of the service's one queue, and of the schema that holds it in Postgres. */
const queueName = 'wstg-requests'
const schema = 'queue'

/** All in milliseconds. */
const connectTimeout = 2000
const commandTimeout = 2000
/** Longer than the longest time that a worker waits for a job in one call. */
const workerQueryTimeout = 10_000
/**
 * A connection that owes an answer for so long is dead; a worker waits up to 10 s for a job in one
 * call.
 */
const producerSilence = 3000
const workerSilence = 15_000
const longestReconnectDelay = 2000

/** Loaded when a queue is first opened, because it takes 10 MB. */
const bullmq = (): typeof import('bullmq') => createRequire(import.meta.url)('bullmq')

/** A job names the requests in the inbox that it is about: queues are no place for data. */
export interface RequestJob {
  seqs: readonly number[]
}

/** The part of BullMQ's queues that the service uses, with either store. */
export interface RequestQueue {
  addBulk(jobs: { name: string; data: RequestJob; opts: { jobId: string } }[]): Promise<unknown>
  /** Writes, and changes nothing: no such limit is ever set. */
  removeGlobalConcurrency(): Promise<unknown>
  getJobCounts(
    ...states: ('wait' | 'active' | 'prioritized' | 'delayed')[]
  ): Promise<Record<string, number>>
  waitUntilReady(): Promise<unknown>
  on(event: 'error', listener: (error: unknown) => void): unknown
  close(): Promise<void>
}

export interface RequestWorker {
  /**
   * @throws when the store cannot be reached; such a worker will never be ready, and must not run.
   */
  waitUntilReady(): Promise<unknown>
  /** Works until it is closed. */
  run(): Promise<unknown>
  on(event: 'error', listener: (error: unknown) => void): unknown
  close(): Promise<void>
}

/** How a store serves the queue: new producers and consumers, which connect by themselves. */
export interface QueueStore {
  kind: 'redis' | 'postgres'
  openQueue: () => RequestQueue
  openWorker: (process: (job: RequestJob) => Promise<void>, concurrency: number) => RequestWorker
}

/** Nothing is kept of a finished job: a new one with the same id could not be added otherwise. */
const jobOptions = {
  removeOnComplete: true,
  removeOnFail: true,
  attempts: 1,
} satisfies QueueOptions['defaultJobOptions']

/**
 * The work of a killed process is taken up after at most lock plus stalled interval; crashes alone
 * never end a job.
 */
const workerOptions = (concurrency: number) =>
  ({
    // With a store that could not be reached when it was made, the library's loop would never let
    // go of the process.
    autorun: false,
    concurrency,
    lockDuration: 5000,
    stalledInterval: 2500,
    maxStalledCount: 100,
    runRetryDelay: 1000,
  }) satisfies Partial<WorkerOptions>

/**
 * A primary that was demoted keeps its connections; a new one leads to the primary that has taken
 * its place.
 */
export const reconnectOnError = ({ message }: Error): boolean => message.includes('READONLY')

const retryStrategy = (attempt: number) => Math.min(attempt * 200, longestReconnectDelay)

const redisStore = (url: string): QueueStore => ({
  kind: 'redis',
  openQueue: () =>
    new (bullmq().Queue)<RequestJob>(queueName, {
      // Adding does not wait: the sweeper adds the rest later, from the inbox.
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
 * A client whose breaking is never an event without a listener, which would end the process: the
 * library listens on idle connections only, and statements that are under way hear of it anyway.
 */
class ListenedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}

/**
 * An `options` parameter of the URL would take the place of the search path that the queue sets
 * itself.
 */
const splitOptions = (databaseUrl: string) => {
  const url = new URL(databaseUrl)
  const options = url.searchParams.get('options')
  url.searchParams.delete('options')
  return { connectionString: url.href, ...(options !== null && { options }) }
}

const postgresStore = (databaseUrl: string): QueueStore => {
  const backed = () => {
    const { createPostgresBackend, withBackend } = bullmq()
    return withBackend(createPostgresBackend)
  }
  const connection = (max: number, queryTimeout: number) => ({
    ...splitOptions(databaseUrl),
    schema,
    migrate: true,
    max,
    connectionTimeoutMillis: connectTimeout,
    query_timeout: queryTimeout,
    keepAlive: true,
    application_name: 'weight-bmi-register-queue',
    Client: ListenedClient,
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

/** The queue on Redis when there is one, else in the service's own database. */
export const queueStore = (databaseUrl: string, redisUrl: string | undefined): QueueStore =>
  redisUrl === undefined ? postgresStore(databaseUrl) : redisStore(redisUrl)

/** Milliseconds between two lines about the same trouble. */
const quietTime = 30_000

/**
 * Says that the queue is in trouble, and not again for half a minute: a store that is down fails
 * many times a second.
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
