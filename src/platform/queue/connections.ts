import { createRequire } from 'node:module'
import type { BackendFactory, IQueueBackend } from 'bullmq'
import pg from 'pg'
import { parse } from 'pg-connection-string'
import { endQuietly } from '../database/database.ts'

/** The name of the service's one queue, and of the schema that holds it in Postgres. */
const queueName = 'wstg-requests'
const schema = 'queue'

/** Loaded when a queue is first opened: it takes 10 MB. As an ES module it could not load pg. */
const bullmq = (): typeof import('bullmq') => createRequire(import.meta.url)('bullmq')

/** A job holds the numbers of its requests in the inbox, and no data. */
export interface RequestJob {
  seqs: readonly number[]
}

/** Milliseconds, here and below. */
const connectTimeout = 2000

export const redisOptions = {
  connectTimeout,
  // Without HELLO and CLIENT SETINFO the first command of a connection is INFO, whose error is
  // reported. ioredis drops theirs: a Redis in protected mode would seem not to answer.
  protocol: 2 as const,
  disableClientInfo: true,
  retryStrategy: (attempt: number) => Math.min(attempt * 200, 2000),
  /** A demoted primary keeps its connections; a new one leads to the primary that replaced it. */
  reconnectOnError: ({ message }: Error) => message.includes('READONLY'),
}

const redisConnections = (url: string) => {
  // Without an answer for so long a connection is dead. A worker waits 5 s for a job in one call.
  const connection = { url, ...redisOptions, socketTimeout: 8000 }
  return {
    // Adding fails at once: a worker finds these requests in the inbox.
    queue: { ...connection, maxRetriesPerRequest: 1 },
    worker: { ...connection, maxRetriesPerRequest: null },
  }
}

/**
 * A connection of BullMQ's pool. An error event without a listener would end the process, and only
 * idle connections have a listener. Running statements get the error anyway.
 */
class QuietClient extends pg.Client {
  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (event === 'error' && this.listenerCount(event) === 0) return false
    return super.emit(event, ...values)
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

const postgresConnections = (databaseUrl: string) => {
  const connection = { ...postgresOptions(databaseUrl), schema, max: 4, Client: QuietClient }
  return { queue: connection, worker: connection }
}

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

/** Opens the queue and its worker, which connect on their own. */
const storeOf = <Backend extends IQueueBackend, Connection>(
  backend: BackendFactory<Backend, Connection>,
  connections: { queue: Connection; worker: Connection },
  onError: (error: Error) => void,
) => {
  const { Queue, Worker } = bullmq().withBackend(backend)
  return {
    openQueue: () =>
      new Queue<RequestJob>(queueName, {
        connection: connections.queue,
        // The inbox keeps the requests, so no job is kept or repeated.
        defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: 1 },
      }).on('error', onError),
    openWorker: (
      processJob: (job: RequestJob, name: string) => Promise<void>,
      concurrency: number,
    ) =>
      new Worker<RequestJob>(queueName, ({ data, name }) => processJob(data, name), {
        connection: connections.worker,
        concurrency,
        // If the store is unreachable at this moment, the library's loop would keep the process
        // alive for ever.
        autorun: false,
        // A killed process leaves its jobs for at most lock plus stalled interval.
        lockDuration: 5000,
        stalledInterval: 2500,
        runRetryDelay: 1000,
      }).on('error', onError),
  }
}

/** The queue on Redis if there is one, otherwise in the service's own database. */
export const openStore = (
  databaseUrl: string,
  redisUrl: string | undefined,
  onError: (error: Error) => void,
) => {
  const { createPostgresBackend, createRedisBackend } = bullmq()
  return redisUrl === undefined
    ? storeOf(createPostgresBackend, postgresConnections(databaseUrl), onError)
    : storeOf(createRedisBackend, redisConnections(redisUrl), onError)
}

export type Store = ReturnType<typeof openStore>
