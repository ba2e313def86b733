import type { BackendFactory, IQueueBackend, RedisOptions } from 'bullmq'
import pg from 'pg'
import { parse } from 'pg-connection-string'
import { endQuietly } from '../database/database.ts'
import { connectTimeout, load, redisOptions } from './redis.ts'

/** The schema that holds the queues in Postgres. */
const schema = 'queue'

/** Loaded when a queue is first opened: it takes 10 MB. As an ES module it could not load pg. */
const bullmq = (): typeof import('bullmq') => load('bullmq')

/**
 * A connection of BullMQ's pool. An error event without a listener would end the process, and only
 * idle connections have one of the pool. Running statements get the error anyway.
 */
class QuietClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}

const postgresOptions = (databaseUrl: string) => ({
  connectionTimeoutMillis: connectTimeout,
  query_timeout: 5000,
  keepAlive: true,
  application_name: 'weight-bmi-register-queue',
  // As pg reads the URL, but in parts: BullMQ appends its search path to `options`, which a whole
  // URL with this parameter would replace.
  ...(parse(databaseUrl) as object),
})

/**
 * Brings the queue's tables in Postgres up to date; current ones are only read.
 * Tables of a newer BullMQ stay as they are: the queue refuses them when it opens.
 * @throws the error of the connection or of a missing right
 */
export const migrateQueue = async (databaseUrl: string): Promise<void> => {
  const { assertSchemaCompatibility, runMigrations, ...library } = bullmq()
  const client = new QuietClient(postgresOptions(databaseUrl))
  try {
    await client.connect()
    const version = await assertSchemaCompatibility(client, schema).catch((error: unknown) => {
      if (error instanceof library.SchemaMigrationRequiredError) return 0
      if (error instanceof library.SchemaVersionMismatchError) return Number.POSITIVE_INFINITY
      throw error
    })
    if (version < library.LATEST_SCHEMA_VERSION) await runMigrations(client, schema)
  } finally {
    await endQuietly(client.end())
  }
}

/**
 * BullMQ takes its listeners from a connection that it closes. Without this one an error reply that
 * comes later would end the process.
 */
const listenForever = (): void => {
  const { createIORedisClient, RedisConnection } = bullmq()
  const { Redis }: typeof import('ioredis') = load('ioredis')
  RedisConnection.clientFactory = ({ url, ...options }: RedisOptions & { url?: string }) =>
    createIORedisClient(new Redis(url!, options).on('error', () => undefined))
}

/**
 * Does one job.
 * @param cutOff an earlier run of this job was cut off: its process ended or froze
 * @param signal aborted when the job is to be given back
 */
export type JobHandler = (
  name: string,
  attempt: { cutOff: boolean; signal: AbortSignal },
) => Promise<void>

/** Opens queues and workers, which connect on their own. */
const storeOf = <Backend extends IQueueBackend, Connection>(
  backend: BackendFactory<Backend, Connection>,
  options: Record<'queue' | 'worker', { connection: Connection; prefix?: string }>,
  onError: (error: Error) => void,
) => {
  const { Queue, Worker } = bullmq().withBackend(backend)
  return {
    openQueue: (queue: string) =>
      new Queue(queue, {
        ...options.queue,
        // The database keeps what is to be done, so no job is kept or repeated.
        defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: 1 },
      }).on('error', onError),
    openWorker: (queue: string, handle: JobHandler, concurrency: number) =>
      new Worker(
        queue,
        ({ name, stalledCounter }, _token, signal) =>
          handle(name, { cutOff: stalledCounter > 0, signal: signal! }),
        {
          ...options.worker,
          concurrency,
          // If the store is unreachable at this moment, the library's loop would keep the process
          // alive for ever.
          autorun: false,
          // A killed process leaves its jobs for at most lock plus stalled interval.
          lockDuration: 5000,
          stalledInterval: 2500,
          // The database counts the attempts.
          maxStalledCount: 1_000_000,
          // Nothing reaches it. Without a limiter a worker ignores `rateLimit`.
          limiter: { max: 1_000_000, duration: 1000 },
          runRetryDelay: 1000,
        },
      ).on('error', onError),
  }
}

/** The queues on Redis if there is one, otherwise in the service's own database. */
export const openStore = (
  databaseUrl: string,
  redis: { url: string; prefix: string } | undefined,
  onError: (error: Error) => void,
) => {
  const { createPostgresBackend, createRedisBackend } = bullmq()
  if (redis === undefined) {
    const connection = { ...postgresOptions(databaseUrl), schema, max: 3, Client: QuietClient }
    return storeOf(
      createPostgresBackend,
      { queue: { connection }, worker: { connection } },
      onError,
    )
  }
  listenForever()
  // Without an answer for so long a connection is dead. A worker waits at most 10 s in one call, as
  // long as the next delayed job is not due.
  const { url, prefix } = redis
  const connection = { url, ...redisOptions, socketTimeout: 12_000 }
  const options = {
    // Adding fails at once: the worker queues again what the database has.
    queue: { prefix, connection: { ...connection, maxRetriesPerRequest: 1 } },
    worker: { prefix, connection: { ...connection, maxRetriesPerRequest: null } },
  }
  return storeOf(createRedisBackend, options, onError)
}

export type Store = ReturnType<typeof openStore>
