import { CompiledQuery, Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import type { Database } from '../../../db/types.ts'
import { withTimeout } from '../process/timeouts.ts'
import type { Log } from '../telemetry/log.ts'
import { type ClientConfig, connectionOptions, DatabaseClient } from './client.ts'
import { DatabaseOutage, serverError } from './errors.ts'
import { reportLostConnection } from './telemetry.ts'

/** A moment as ISO 8601 text with milliseconds, for JSON that the database builds. */
export const utcText = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** By the database's clock. */
export const databaseNow = sql<Date>`clock_timestamp()`
/** By the database's clock. */
export const inMilliseconds = (milliseconds: number | null) =>
  sql<Date>`${databaseNow} + ${milliseconds} * interval '1 millisecond'`

/** Milliseconds that closing a connection may take: without a network it might never end. */
const closeDeadline = 1000

/** Waits for the end of a connection and ignores failures: it is no longer used. */
export const endQuietly = async (ending: Promise<void>): Promise<void> => {
  await withTimeout(
    ending.catch(() => undefined),
    closeDeadline,
  )
}

/** The server's refusal, or an outage: no connection, or none free in time. */
export const connectionFailure = (error: unknown): unknown =>
  error instanceof pg.DatabaseError ? serverError(error) : new DatabaseOutage(error)

/** A pool whose failures to connect are `DatabaseOutage`s or the server's refusals. */
class DatabasePool extends pg.Pool {
  override async connect(): Promise<pg.PoolClient> {
    try {
      return await super.connect()
    } catch (error) {
      throw connectionFailure(error)
    }
  }
}

interface DatabaseOptions {
  poolSize?: number
  /** Called with the pool, for its figures. */
  watch?: (pool: pg.Pool) => void
  /** Called with the error of every statement that fails. */
  onFailure?: (error: unknown) => void
  /** Milliseconds that a statement may take. */
  timeout?: number
  /** Whether a pooler in transaction mode is between. */
  pooled?: boolean
  /** In place of those of connections that serve requests. */
  settings?: Partial<ClientConfig>
}

/** Connections of a pool that stay open: connecting takes too long in a busy process. */
const keptConnections = 4

/** Opens the connections that are kept. */
export const openKept = (db: Kysely<Database>): Promise<unknown> =>
  Promise.all(
    Array.from({ length: keptConnections }, () => db.executeQuery(CompiledQuery.raw('select 1'))),
  )

/** The database behind a small pool. */
export const openDatabase = (
  url: string,
  log: Log,
  { poolSize = 10, watch, onFailure, settings, ...options }: DatabaseOptions = {},
): Kysely<Database> => {
  const config = { ...connectionOptions(url, options), ...settings }
  class Client extends DatabaseClient {
    constructor() {
      super(config)
    }
  }
  const { connectionTimeoutMillis } = config
  const min = Math.min(keptConnections, poolSize)
  const pool = new DatabasePool({ max: poolSize, min, connectionTimeoutMillis, Client })
  // The pool replaces an idle connection that breaks. Without a listener it would end the process.
  pool.on('error', ({ message }) => reportLostConnection(log, message))
  watch?.(pool)
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log(event) {
      if (event.level === 'error') onFailure?.(event.error)
    },
  })
}

/** Reads that see the database at one moment. */
export const inSnapshot = <Result>(
  db: Kysely<Database>,
  read: (snapshot: Transaction<Database>) => Promise<Result>,
): Promise<Result> => db.transaction().setIsolationLevel('repeatable read').execute(read)
