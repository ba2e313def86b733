import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { badRequest, unavailable } from '../../errors.ts'
import { importLock } from '../import-lock.ts'

/** Milliseconds. */
const connectionTimeout = 3000
/** Milliseconds to wait for a lock: the tool's own transactions are short, and an import must not hang behind a long one. */
const lockTimeout = 10_000
/** Milliseconds after which the server gives up an import whose process no longer does anything. */
const idleTimeout = 180_000
/** Milliseconds that undoing a failed import may take; the end of the connection undoes it as well. */
const rollbackTimeout = 5000
/** Milliseconds to wait for an export that is starting; another import takes longer. */
const importLockWait = 2000

/** No function, table or type of the database's own is found by the import's own statements. */
const ownSearchPath = 'pg_catalog, pg_temp'

/** Settings under which a dump means the same everywhere. No statement that is admitted changes them. */
const settings = `
  SET LOCAL statement_timeout = 0;
  SET LOCAL lock_timeout = ${lockTimeout};
  SET LOCAL idle_in_transaction_session_timeout = ${idleTimeout};
  SET LOCAL client_min_messages = warning;
  SET LOCAL standard_conforming_strings = on;
  SET LOCAL datestyle = 'ISO';
  SET LOCAL intervalstyle = 'postgres'`

/** Settings by which the policy's parser and the server read the same text in the same way. */
const readingSettings: Readonly<Record<string, string>> = {
  client_encoding: 'UTF8',
  standard_conforming_strings: 'on',
}

/** A connection of its own with one transaction, in which a dump comes in completely or not at all. */
export class ImportTransaction {
  readonly client: pg.Client
  /** Whether the connection has broken, which fails the statement that needs it. */
  isLost = false
  /** The search path of the dump's statements. */
  #searchPath = ''
  /** A setting by which the server no longer reads the text as it was checked. */
  #changed: string | undefined

  private constructor(client: pg.Client) {
    this.client = client
  }

  /** @throws DomainError 503 when another import is running; whatever `pg` throws when the database is out of reach */
  static async begin(databaseUrl: string): Promise<ImportTransaction> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: connectionTimeout,
      keepAlive: true,
      application_name: 'weight-bmi-register import',
    })
    const transaction = new ImportTransaction(client)
    client.on('error', transaction.#lose).on('end', transaction.#lose)
    await client.connect().catch((error: unknown) => {
      throw error instanceof pg.DatabaseError ? error : unavailable(error)
    })
    try {
      await transaction.#watchConnection()
      await client.query('BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE')
      await transaction.#lock()
      await client.query(settings)
      const { rows } = await client.query<{ path: string }>(
        "SELECT pg_catalog.current_setting('search_path') AS path",
      )
      transaction.#searchPath = rows[0]?.path ?? ''
      client.connection.on('parameterStatus', transaction.#watchSettings)
      return transaction
    } catch (error) {
      await transaction.rollback()
      throw error
    }
  }

  readonly #lose = () => {
    this.isLost = true
  }

  async #lock(): Promise<void> {
    try {
      await this.client.query(`SET LOCAL lock_timeout = ${importLockWait}`)
      await this.client.query('SELECT pg_catalog.pg_advisory_xact_lock($1)', [importLock])
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === '55P03')
        throw unavailable(error, 'import_running', 30)
      throw error
    }
  }

  /** Has the server notice during a long statement that this process is gone. Not every version and platform can. */
  async #watchConnection(): Promise<void> {
    await this.client
      .query("SET client_connection_check_interval = '2s'")
      .catch((error: unknown) => {
        if (!(error instanceof pg.DatabaseError)) throw error
      })
  }

  /** The server reports each change of such a setting with the answer to the statement that has caused it. */
  readonly #watchSettings = ({
    parameterName,
    parameterValue,
  }: {
    parameterName: string
    parameterValue: string
  }) => {
    const expected = readingSettings[parameterName]
    if (expected !== undefined && expected !== parameterValue) this.#changed = parameterName
  }

  /** Runs one of the import's own statements, in which no name means an object of the database's own. */
  async own<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    await this.client.query(`SET LOCAL search_path = ${ownSearchPath}`)
    const { rows } = await this.client.query<Row>(text, values)
    await this.client.query("SELECT pg_catalog.set_config('search_path', $1, true)", [
      this.#searchPath,
    ])
    return rows
  }

  /** What the header of a dump asks for, with temporary objects last. */
  async clearSearchPath(): Promise<void> {
    this.#searchPath = ownSearchPath
    await this.client.query(`SET LOCAL search_path = ${ownSearchPath}`)
  }

  /**
   * Runs one statement of the dump through the extended protocol: the server refuses a text that holds more than one.
   * With a callback, because pg's promises leave three times the garbage, which shows after a million rows.
   */
  run(text: string): Promise<void> {
    const query = { text, queryMode: 'extended' }
    return new Promise((resolve, reject) => {
      this.client.query(query, (error: Error | null) => (error ? reject(error) : resolve()))
    })
  }

  /** @throws DomainError when the dump has changed a setting that says how the server reads a text */
  checkSettings(line: number): void {
    if (this.#changed !== undefined)
      throw badRequest('dump_refused', { construct: `SET ${this.#changed}`, line })
  }

  async commit(): Promise<void> {
    const { command } = await this.client.query('COMMIT')
    if (command !== 'COMMIT') throw new Error(`the import's transaction ended with ${command}`)
    await this.client.end()
  }

  /** Undoes everything and ends the connection; never throws. */
  async rollback(): Promise<void> {
    const undone = this.client.query('ROLLBACK').then(() => this.client.end())
    await Promise.race([
      undone.catch(() => undefined),
      delay(rollbackTimeout, undefined, { ref: false }),
    ])
  }
}
