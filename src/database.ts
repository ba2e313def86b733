import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from '../db/types.ts'
import type { Log } from './log.ts'

/**
 * All in milliseconds. Together they keep every answer under the 5 s that an outage may take. The server gives up first:
 * what is answered as failed must not be carried out a moment later. The client gives up on servers that say nothing.
 */
const connectionTimeout = 1500
const statementTimeout = 1800
const queryTimeout = 2400
const idleInTransactionTimeout = 10_000

const parsers = new Map<number, (value: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
  [pg.types.builtins.DATE, String],
])
const types: pg.CustomTypesConfig = {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own signature
  getTypeParser: (id: number, format?: any) => parsers.get(id) ?? pg.types.getTypeParser(id, format),
}

/** The name that each statement is prepared under; the service has a fixed, small set of statements. */
const statementNames = new Map<string, string>()
const statementName = (text: string): string => {
  let name = statementNames.get(text)
  if (name === undefined) {
    name = `s${statementNames.size}`
    statementNames.set(text, name)
  }
  return name
}

/**
 * A client that prepares each statement once per connection (planning costs more than running them), and that is never
 * used again after a time-out: its answer may still arrive and would belong to another query.
 */
class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    // While it is checked out the pool does not listen: a connection that breaks between two statements of a transaction
    // would end the process. The next statement fails and tells.
    this.on('error', () => undefined)
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads; Kysely calls this one form
  override query(...args: any[]): any {
    const [text, values] = args
    if (typeof text !== 'string' || !Array.isArray(values)) return Reflect.apply(super.query, this, args)
    const result: Promise<pg.QueryResult> =
      values.length > 0 ? super.query({ name: statementName(text), text, values }) : super.query(text)
    return result.catch((error: unknown) => {
      if (error instanceof Error && error.message === 'Query read timeout') void this.end()
      throw error
    })
  }
}

/**
 * PostgreSQL, appendix A: connection exceptions, insufficient resources, shut-downs and cancelled statements, ended idle
 * transactions, serialisation failures and deadlocks, system and internal errors.
 */
const outageStates = /^(08|53|57P0|57014|25P03|40001|40P01|58|XX)/
const outageCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
const outageMessages = /timeout|terminated|not queryable|Client was closed|Cannot use a pool after|Connection ended/i

/** Whether the database is down, hanging or overloaded, as opposed to a fault of the statement. */
export const isDatabaseOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isDatabaseOutage)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (error instanceof pg.DatabaseError) return outageStates.test(code)
  if ('syscall' in error && error.syscall === 'connect') return true
  return outageCodes.has(code) || (code === '' && outageMessages.test(error.message))
}

/** No access, read-only, no such database, no schema, no table or function yet: an operator, or a migration, has to act first. */
const unusableStates = /^(25006|28|3D|3F|42P01|42883)/

/** Whether the database cannot serve now, be it an outage or that it has not been prepared; later it may. */
export const isDatabaseUnusable = (error: unknown): boolean =>
  isDatabaseOutage(error) || (error instanceof pg.DatabaseError && unusableStates.test(error.code ?? ''))

/** Whether a statement failed because the row is there already (`constraint` names the unique constraint). */
export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint

export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23503'

/** How a pool's connections stand. */
export interface PoolUse {
  readonly totalCount: number
  readonly idleCount: number
  /** Callers that wait for a connection. */
  readonly waitingCount: number
  readonly options: { max: number }
}

export interface DatabaseOptions {
  poolSize?: number
  /** Is handed the pool, for its figures. */
  watch?: (pool: PoolUse) => void
  /** Told of every statement: its text, the milliseconds that it took, whether it failed. */
  onStatement?: (statement: string, milliseconds: number, failed: boolean) => void
  /** For migrations: statements may take, and wait for another process, as long as they need. */
  patient?: boolean
}

/** The database behind a small pool; it connects when it is first asked. */
export const openDatabase = (url: string, log: Log, options: DatabaseOptions = {}): Kysely<Database> => {
  const { poolSize = 10, patient = false, watch, onStatement } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeout,
    ...(!patient && { query_timeout: queryTimeout, statement_timeout: statementTimeout }),
    idle_in_transaction_session_timeout: idleInTransactionTimeout,
    keepAlive: true,
    types,
    Client: PreparingClient,
    application_name: 'weight-bmi-register',
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) =>
    log.warn({ event: 'database_connection_lost', reason: error.message }, 'database connection lost'),
  )
  watch?.(pool)
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    ...(onStatement && {
      log: ({ query, queryDurationMillis, level }) => onStatement(query.sql, queryDurationMillis, level === 'error'),
    }),
  })
}
