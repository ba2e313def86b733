import {
  type CompiledQuery,
  Kysely,
  PostgresDialect,
  type PostgresPoolClient,
  type QueryExecutorProvider,
  sql,
} from 'kysely'
import pg from 'pg'
import type { Database } from '../../db/types.ts'
import { withTimeout } from '../process/timeouts.ts'
import type { Log } from '../telemetry/log.ts'
import { DatabaseOutage, driverError, serverError } from './errors.ts'
import { reportLostConnection, reportWrongStatement } from './telemetry.ts'

/**
 * Milliseconds that a statement may take, unless `DATABASE_TIMEOUT_MS` says otherwise. With it
 * every answer comes within the 5 s that an outage may take.
 */
export const defaultTimeout = 1800
/**
 * The server gives up first: a statement that was reported as failed must not take effect a moment
 * later. The client gives up on silent servers. A server that gets no processor time for longer
 * than the difference may still carry out the statement.
 */
export const answerTimeoutOf = (timeout: number) => timeout + 1200
/** The error of a statement without an answer after `timeout` milliseconds. */
export const noAnswer = (timeout: number) =>
  new DatabaseOutage(new Error(`no answer within ${timeout} ms`))
const idleInTransactionTimeout = 10_000

const parsers = new Map<number, (value: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
  [pg.types.builtins.DATE, String],
])
const types: pg.CustomTypesConfig = {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own signature
  getTypeParser: (id: number, format?: any) =>
    parsers.get(id) ?? pg.types.getTypeParser(id, format),
}

/** The names of the prepared statements. Their set is small and fixed. */
const statementNames = new Map<string, string>()
export const statementName = (text: string): string => {
  let name = statementNames.get(text)
  if (name === undefined) {
    name = `s${statementNames.size}`
    statementNames.set(text, name)
  }
  return name
}

/** Connections that have broken, also while no statement ran. */
const broken = new WeakSet<pg.Client>()

/** Notes the break of a connection, which without a listener would end the process. */
export const noteBreak = (client: pg.Client): void => {
  client.on('error', () => broken.add(client))
}

export const isBroken = (client: pg.Client): boolean =>
  broken.has(client) || !client.connection.stream.writable

/** The service's error for a failed statement, which is logged if it does not fit the schema. */
export const statementError = (
  client: pg.Client,
  log: Log,
  text: string,
  error: unknown,
): unknown => {
  const failure = driverError(error, isBroken(client))
  reportWrongStatement(log, text, failure)
  return failure
}

/** Runs a statement and resolves with its rows. */
export type Run = <Row>(query: CompiledQuery<Row>) => Promise<Row[]>

/** @param error the failure of the statement; undefined after a success */
type OnResult = (text: string, error: unknown) => void

/** The SQLSTATE of a statement that writes, on a server that takes no writes. */
const readOnlyState = '25006'

/**
 * Runs statements, each prepared once per connection: planning costs more than running it. The
 * connection is not used again after a time-out, because the late answer would belong to another
 * statement, nor after a refused write, because the session stays read-only when the database has
 * become writable.
 *
 * The callback and the time-out are our own. pg's promises and its `query_timeout` replace the
 * callback, and then only full collections free the answer (seen with Node.js 24): a process that
 * reads long texts would spend its time on them.
 */
const runStatements =
  (
    client: pg.PoolClient,
    log: Log,
    { timeout, pooled, onResult }: { timeout: number; pooled: boolean; onResult: OnResult },
  ) =>
  (
    text: string,
    values: readonly unknown[],
    release: () => void = () => undefined,
  ): Promise<pg.QueryResult> =>
    new Promise((resolve, reject) => {
      const giveUp = () => {
        reject(noAnswer(timeout))
        void client.end()
      }
      const timer = setTimeout(giveUp, timeout)
      // Through a pooler the next transaction may run on a connection without the statement.
      const named = !pooled && values.length > 0 && { name: statementName(text) }
      client.query({ text, values: [...values], ...named }, (error: Error | null, result) => {
        clearTimeout(timer)
        if (error instanceof pg.DatabaseError && error.code === readOnlyState) void client.end()
        release()
        if (!error) {
          onResult(text, undefined)
          return resolve(result)
        }
        const failure = statementError(client, log, text, error)
        onResult(text, failure)
        reject(failure)
      })
    })

interface Connection {
  query: ReturnType<typeof runStatements>
  release: pg.PoolClient['release']
}

/** Settings that the role of a pooled connection needs, with their values without a pooler. */
const roleSettings = {
  statement_timeout: defaultTimeout,
  idle_in_transaction_session_timeout: idleInTransactionTimeout,
}

/** Warns when statements through a pooler have no time-out: a failed one could take effect. */
export const checkRoleSettings = async (db: Kysely<Database>, log: Log): Promise<void> => {
  for (const [name, milliseconds] of Object.entries(roleSettings)) {
    const current = sql<{ value: string }>`select current_setting(${name}) as value`
    if ((await current.execute(db)).rows[0]?.value !== '0') continue
    const advice = `alter role … set ${name} = ${milliseconds}`
    const fields = { event: 'role_without_timeout', setting: name }
    log.warn(fields, `the pooled role has no ${name}: ${advice}`)
  }
}

/** A moment as ISO 8601 text with milliseconds, for JSON that the database builds. */
export const utcText = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * A statement that is compiled once; each call only fills in its values. Compiling costs this
 * process more than the rest of a small statement.
 * @param build called once with placeholders: it must not read its arguments
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
    parameters: places.map((place, index) =>
      place < 0 ? compiled.parameters[index] : values[place],
    ),
  })
}

/**
 * Postgres keeps the plan of a prepared statement, and of a statement in a function, until the
 * table is analysed. A plan that was made for a few rows would read and sort every row of a table
 * that has grown since: with these options it uses the index from the first row on. Before version
 * 18 a plan that has to sort counts as very expensive then, and would be compiled: hence no JIT.
 * Without generic plans a statement in a function whose parameter is an empty array would be
 * planned at each call.
 */
const plannerOptions =
  '-c enable_seqscan=off -c enable_sort=off -c jit=off -c plan_cache_mode=force_generic_plan'

/**
 * The options of connections that serve requests.
 * @param pooled leaves the server's time-outs to the settings of the role: poolers refuse them.
 *   Statements through a pooler are planned at each call and need no `plannerOptions`.
 */
export const connectionOptions = (
  url: string,
  { pooled = false, timeout = defaultTimeout } = {},
): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: timeout - 500,
  ...(!pooled && {
    statement_timeout: timeout,
    idle_in_transaction_session_timeout: idleInTransactionTimeout,
    options: plannerOptions,
  }),
  keepAlive: true,
  types,
  application_name: 'weight-bmi-register',
})

/** Milliseconds that closing a connection may take: without a network it might never end. */
const closeDeadline = 1000

/** Waits for the end of a connection and ignores failures: it is not used any more. */
export const endQuietly = async (ending: Promise<void>): Promise<void> => {
  await withTimeout(
    ending.catch(() => undefined),
    closeDeadline,
  )
}

/** Fails with a `DatabaseOutage` on a server that takes no writes, such as a standby. */
export const assertWritable = async (db: Kysely<Database>): Promise<void> => {
  await sql`do $$ begin
    if current_setting('transaction_read_only')::boolean then
      raise 'the database takes no writes' using errcode = 'read_only_sql_transaction';
    end if;
  end $$`.execute(db)
}

interface DatabaseOptions {
  poolSize?: number
  /** Called with the pool, for its figures. */
  watch?: (pool: pg.Pool) => void
  /** Called with the result of every statement. */
  onResult?: OnResult
  /** Called after every statement: its text, its milliseconds, whether it failed. */
  onStatement?: (statement: string, milliseconds: number, failed: boolean) => void
  /** Milliseconds that a statement may take. */
  timeout?: number
  /** Whether a pooler in transaction mode is between. */
  pooled?: boolean
}

/** The server's refusal, or an outage: no connection, or none free in time. */
const connectionFailure = (error: unknown): unknown =>
  error instanceof pg.DatabaseError ? serverError(error) : new DatabaseOutage(error)

export const failConnection = (error: unknown): never => {
  throw connectionFailure(error)
}

/**
 * The database behind a small pool, which connects on demand. `run` is for single statements of the
 * hot paths: PostgreSQL commits several at once, and their connections get their next statements
 * before the callers go on.
 */
export const openPool = (
  url: string,
  log: Log,
  {
    poolSize = 10,
    timeout = defaultTimeout,
    pooled = false,
    watch,
    onResult = () => undefined,
    onStatement,
  }: DatabaseOptions = {},
): { db: Kysely<Database>; run: Run } => {
  const pool = new pg.Pool({
    ...connectionOptions(url, { pooled, timeout }),
    max: poolSize,
  })
  const options = { timeout: answerTimeoutOf(timeout), pooled, onResult }
  /**
   * The same object for each use of a client: Kysely puts every new one into a weak map whose
   * values refer to it, and V8 frees such entries in full collections only.
   */
  const connections = new WeakMap<pg.PoolClient, Connection>()
  pool.on('connect', (client) => {
    noteBreak(client)
    const release: pg.PoolClient['release'] = (error) => client.release(error)
    connections.set(client, { query: runStatements(client, log, options), release })
  })
  // The pool replaces an idle connection that breaks. Without a listener it would end the process.
  pool.on('error', ({ message }) => reportLostConnection(log, message))
  watch?.(pool)
  const connect = async () => {
    const client = await pool.connect().catch(failConnection)
    // Kysely's other form of `query` is for cursors, which nothing uses.
    return connections.get(client) as unknown as PostgresPoolClient
  }
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: {} } }),
    ...(onStatement && {
      log: ({ query, queryDurationMillis, level }) =>
        onStatement(query.sql, queryDurationMillis, level === 'error'),
    }),
  })
  const send = ({ sql: text, parameters }: CompiledQuery) =>
    new Promise<pg.QueryResult['rows']>((resolve, reject) => {
      pool.connect((error, client, release) => {
        if (client === undefined) return reject(connectionFailure(error))
        const { query } = connections.get(client)!
        query(text, parameters, release).then(({ rows }) => setImmediate(resolve, rows), reject)
      })
    })
  const run: Run = (query) => {
    const sent = send(query)
    if (onStatement) {
      const start = performance.now()
      const note = (failed: boolean) => onStatement(query.sql, performance.now() - start, failed)
      sent.then(
        () => note(false),
        () => note(true),
      )
    }
    return sent
  }
  return { db, run }
}

/** The database for callers without hot paths. */
export const openDatabase = (...options: Parameters<typeof openPool>): Kysely<Database> =>
  openPool(...options).db
