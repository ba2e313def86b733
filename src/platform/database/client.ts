import { Socket } from 'node:net'
import pg from 'pg'
import { DatabaseOutage, driverError } from './errors.ts'

/**
 * Most of this folder keeps two promises. During an outage every answer is a 503 within 5 s, and is
 * told from a fault of the service. Small reads share connections, which halves their cost.
 */

/**
 * Milliseconds that a statement may take, unless `DATABASE_TIMEOUT_MS` says otherwise. With it
 * every answer comes within the 5 s that an outage may take.
 */
export const defaultTimeout = 1800
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

/** The settings of a `DatabaseClient`. */
export interface ClientConfig extends pg.ClientConfig {
  /** Milliseconds until a connection without an answer is given up; 0: never. */
  answerTimeout: number
  /** Whether a pooler in transaction mode is between. */
  pooled?: boolean
}

/**
 * The settings of connections that serve requests.
 * @param pooled leaves the server's time-outs to the settings of the role: poolers refuse them.
 *   Statements through a pooler are planned at each call and need no `plannerOptions`.
 */
export const connectionOptions = (
  url: string,
  { pooled = false, timeout = defaultTimeout } = {},
): ClientConfig => ({
  connectionString: url,
  pooled,
  connectionTimeoutMillis: timeout - 500,
  // The server gives up first: a statement that was reported as failed must not take effect a
  // moment later. The client gives up on silent servers. A server that gets no processor time for
  // longer than the difference may still carry out the statement.
  answerTimeout: timeout + 1200,
  ...(!pooled && {
    statement_timeout: timeout,
    idle_in_transaction_session_timeout: idleInTransactionTimeout,
    options: plannerOptions,
  }),
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  types,
  application_name: 'weight-bmi-register',
})

/** The names of the prepared statements. */
const names = new Map<string, string>()
const nameOf = (text: string): string => {
  let name = names.get(text)
  if (name === undefined) {
    name = `s${names.size}`
    names.set(text, name)
  }
  return name
}

/** The SQLSTATE of a statement that writes, on a server that accepts no writes. */
const readOnlyState = '25006'

/** A statement of Kysely's that only reads. SQL functions, which may write, are called by name. */
const plainRead = /^select (distinct )?("|\* from ")/
/** SQLSTATEs of a server that ends the connection. */
const endingStates = /^(08|57P)/

/**
 * A connection that prepares each statement once: planning costs more than running it. It is not
 * used again after a time-out, because the late answer would belong to another statement, nor after
 * a refused write, because the session stays read-only when the database has become writable. Its
 * errors are `DatabaseOutage`s or those of the statement.
 */
export class DatabaseClient extends pg.Client {
  readonly #config: ClientConfig
  readonly #socket: Socket
  #broken = false
  #inTransaction = false
  #isOutcomeUnknown = false

  constructor(config: ClientConfig) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.#config = config
    this.#socket = socket
    // Without a listener the break of a connection would end the process.
    this.on('error', () => {
      this.#broken = true
    })
  }

  /** Whether the connection is lost, which is the cause of an error without a code. */
  get isLost(): boolean {
    return this.#broken || this.#socket.destroyed
  }

  /** Whether the statement has an effect that stays once it has been sent. */
  #takesEffect(text: string): boolean {
    const was = this.#inTransaction
    this.#inTransaction = was ? !/^(commit|rollback)$/.test(text) : /^(begin|start)\b/.test(text)
    if (this.isLost || this.#config.pipeline) return false
    return was ? text === 'commit' : !this.#inTransaction && !plainRead.test(text)
  }

  /**
   * Runs a statement, in the one form of pg's that Kysely uses.
   *
   * The callback and the time-out are our own. pg's promises and its `query_timeout` replace the
   * callback, and then only full collections free the answer (seen with Node.js 24): a process that
   * reads long texts would spend its time on them.
   */
  // biome-ignore lint/suspicious/noExplicitAny: the type of all of pg's forms
  override query(text: any, values: any = []): any {
    const { answerTimeout, pooled } = this.#config
    const takesEffect = this.#takesEffect(text)
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        const failure = new Error(`no answer within ${answerTimeout} ms`)
        this.#socket.destroy(new DatabaseOutage(failure))
      }
      const timer = answerTimeout > 0 ? setTimeout(giveUp, answerTimeout) : undefined
      // Through a pooler the next transaction may run on a connection without the statement.
      const named = !pooled && values.length > 0 && { name: nameOf(text) }
      // One write sends the statements of a tick: without it a read takes a quarter more CPU time.
      if (this.pipeline && this.#socket.writableCorked === 0) {
        this.#socket.cork()
        setImmediate(() => this.#socket.uncork())
      }
      const query = new pg.Query(text, values, (error: Error | undefined, result: unknown) => {
        clearTimeout(timer)
        if (!error) return resolve(result)
        if (error instanceof pg.DatabaseError && error.code === readOnlyState) void this.end()
        const failure = driverError(error, this.isLost)
        if (failure instanceof DatabaseOutage) {
          // Kysely replaces the error of a commit by that of the rollback after it.
          this.#isOutcomeUnknown ||=
            takesEffect && (this.isLost || endingStates.test(failure.code ?? ''))
          failure.isOutcomeUnknown = this.#isOutcomeUnknown
        }
        reject(failure)
      })
      // pg would copy an object of options by its property descriptors.
      super.query(Object.assign(query, named))
    })
  }
}
