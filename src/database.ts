import { setTimeout as delay } from 'node:timers/promises'
import { type CompiledQuery, Kysely, PostgresDialect, type QueryExecutorProvider, sql } from 'kysely'
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
export const statementName = (text: string): string => {
  let name = statementNames.get(text)
  if (name === undefined) {
    name = `s${statementNames.size}`
    statementNames.set(text, name)
  }
  return name
}

interface ServiceClientConfig extends pg.ClientConfig {
  pooled?: boolean
  /** Milliseconds that an answer may take; 0: as long as it needs. */
  answerTimeout?: number
}

/**
 * A client that prepares each statement once per connection (planning costs more than running them), and that is never
 * used again after a time-out: its answer may still arrive and would belong to another query.
 */
class ServiceClient extends pg.Client {
  /** Through a pooler the next transaction may run on another connection, which knows no statement of this one. */
  readonly #prepares: boolean
  readonly #answerTimeout: number

  constructor({ pooled = false, answerTimeout = 0, ...config }: ServiceClientConfig = {}) {
    super(config)
    this.#prepares = !pooled
    this.#answerTimeout = answerTimeout
    // While it is checked out the pool does not listen: a connection that breaks between two statements of a transaction
    // would end the process. The next statement fails and tells.
    this.on('error', () => undefined)
  }

  /**
   * With the callback that the query is made with, and a time-out of our own: pg's promises and its `query_timeout` put
   * another in its place, and then V8's small collections free nothing of what was answered (seen with Node.js 24; the
   * next full one does). A process that reads long texts would do little else than collect them.
   */
  // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads; Kysely calls this one form
  override query(...args: any[]): any {
    const [text, values] = args
    if (typeof text !== 'string' || !Array.isArray(values)) return Reflect.apply(super.query, this, args)
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        reject(new Error('Query read timeout'))
        void this.end()
      }
      const timer = this.#answerTimeout > 0 ? setTimeout(giveUp, this.#answerTimeout) : undefined
      const finish = (error: Error | null, result: pg.QueryResult) => {
        clearTimeout(timer)
        if (error) reject(error)
        else resolve(result)
      }
      if (values.length === 0) super.query(text, finish)
      else super.query({ text, values, ...(this.#prepares && { name: statementName(text) }) }, finish)
    })
  }
}

/**
 * PostgreSQL, appendix A: connection exceptions, insufficient resources, shut-downs and cancelled statements, ended idle
 * transactions, serialisation failures and deadlocks, system and internal errors; and prepared statements that are not
 * there, or twice: the first of several that were sent together could not be prepared.
 */
const outageStates = /^(08|53|57P0|57014|25P03|26000|42P05|40001|40P01|58|XX)/
const outageCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
/** What PgBouncer says to time-outs among the parameters of a connection. */
const refusedParameter = /^unsupported startup parameter/
const outageMessages = /timeout|terminated|not queryable|Client was closed|Cannot use a pool after|Connection ended/i

/** Whether the database is down, hanging or overloaded, as opposed to a fault of the statement. */
export const isDatabaseOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isDatabaseOutage)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (error instanceof pg.DatabaseError) return outageStates.test(code) && !refusedParameter.test(error.message)
  if ('syscall' in error && error.syscall === 'connect') return true
  return outageCodes.has(code) || (code === '' && outageMessages.test(error.message))
}

/** No access, read-only, no such database, no schema, no table, column or function yet: an operator, or a migration, has to act first. */
const unusableStates = /^(25006|28|3D|3F|42P01|42703|42883)/

/** Whether the database cannot serve now, be it an outage or that it has not been prepared; later it may. */
export const isDatabaseUnusable = (error: unknown): boolean =>
  isDatabaseOutage(error) || (error instanceof pg.DatabaseError && unusableStates.test(error.code ?? ''))

/** What an operator should do about a failure to connect, where that is known. */
export const explainConnectionFailure = (error: unknown): unknown =>
  error instanceof pg.DatabaseError && refusedParameter.test(error.message)
    ? new Error(
        'DATABASE_URL leads through a pooler: set DATABASE_POOLER to transaction and DATABASE_DIRECT_URL to the server itself',
        { cause: error },
      )
    : error

/** The variables that the role of a pooled connection should have among its settings, with what they are without a pooler. */
const roleSettings = {
  statement_timeout: statementTimeout,
  idle_in_transaction_session_timeout: idleInTransactionTimeout,
}

/** Warns when statements through a pooler have no end: what was answered as failed could be carried out later. */
export const checkRoleSettings = async (db: Kysely<Database>, log: Log): Promise<void> => {
  for (const [name, milliseconds] of Object.entries(roleSettings)) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db)
    if (rows[0]?.value !== '0') continue
    const advice = `alter role … set ${name} = ${milliseconds}`
    log.warn({ event: 'role_without_timeout', setting: name }, `the pooled role has no ${name}: ${advice}`)
  }
}

/** Whether a statement failed because the row is there already (`constraint` names the unique constraint). */
export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint

export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23503'

/**
 * A statement that is compiled once: at each call only its values are filled in. Compiling costs more than all the rest
 * that a small statement costs this process.
 * @param build called once, with stand-ins: it must not look at its arguments
 */
export const prepared = <Values extends readonly unknown[], Row>(
  db: QueryExecutorProvider,
  build: (...values: Values) => { compile(provider: QueryExecutorProvider): CompiledQuery<Row> },
): ((...values: Values) => CompiledQuery<Row>) => {
  const standIns = Array.from({ length: build.length }, () => ({}))
  const compiled = build(...(standIns as unknown as Values)).compile(db)
  const places = compiled.parameters.map((parameter) => standIns.indexOf(parameter as object))
  return (...values) => ({
    ...compiled,
    parameters: places.map((place, index) => (place < 0 ? compiled.parameters[index] : values[place])),
  })
}

/**
 * How the service connects for what it does while it serves.
 * @param pooled the server's time-outs are left to the settings of the role: poolers refuse them
 */
export const connectionOptions = (url: string, pooled = false): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: connectionTimeout,
  query_timeout: queryTimeout,
  ...(!pooled && {
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: idleInTransactionTimeout,
  }),
  keepAlive: true,
  types,
  application_name: 'weight-bmi-register',
})

/** Milliseconds that closing a connection may take; one whose network has failed might never end. */
const closeDeadline = 1000

/** Ends a client; whatever goes wrong with that, it is not used any more. */
export const endClient = async (client: pg.Client): Promise<void> => {
  await Promise.race([client.end().catch(() => undefined), delay(closeDeadline, undefined, { ref: false })])
}

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
  /** Is handed the pool, for its figures and its connections. */
  watch?: (pool: pg.Pool) => void
  /** Told of every statement: its text, the milliseconds that it took, whether it failed. */
  onStatement?: (statement: string, milliseconds: number, failed: boolean) => void
  /** For migrations: statements may take, and wait for another process, as long as they need. */
  patient?: boolean
  /** Whether a pooler in transaction mode is between. */
  pooled?: boolean
  /** The name under which the server lists the connections. */
  application?: string
}

/** The database behind a small pool; it connects when it is first asked. */
export const openDatabase = (url: string, log: Log, options: DatabaseOptions = {}): Kysely<Database> => {
  const { poolSize = 10, patient = false, pooled = false, application, watch, onStatement } = options
  const settings: pg.PoolConfig & ServiceClientConfig = {
    ...connectionOptions(url, pooled),
    query_timeout: 0,
    answerTimeout: patient ? 0 : queryTimeout,
    // A role that connects through a pooler too has a time-out among its settings.
    ...(patient && { statement_timeout: 0, options: '-c statement_timeout=0' }),
    ...(application !== undefined && { application_name: application }),
    max: poolSize,
    pooled,
    Client: ServiceClient,
  }
  const pool = new pg.Pool(settings)
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
