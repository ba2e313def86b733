import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { badRequest, unavailable } from '../../../platform/errors.ts'
import {
  connectTo,
  importLock,
  importRunning,
  isLockTimeout,
  safeSearchPath,
} from '../tool-database.ts'

/** Milliseconds to wait for an export that is starting. Another import would last longer. */
const importLockTimeout = 2000
/** Milliseconds to wait for a lock: the tool's own transactions are short. */
export const lockTimeout = 10_000
/** Milliseconds after which the server gives up an import that sends nothing more. */
const idleTimeout = 180_000
/** Milliseconds that a rollback may take; the end of the connection undoes the import as well. */
const rollbackTimeout = 5000

/** Settings under which a dump means the same everywhere. No admitted statement changes them. */
const settings = `
  SET LOCAL statement_timeout = 0;
  SET LOCAL lock_timeout = ${lockTimeout};
  SET LOCAL idle_in_transaction_session_timeout = ${idleTimeout};
  SET LOCAL client_min_messages = warning;
  SET LOCAL standard_conforming_strings = on;
  SET LOCAL datestyle = 'ISO';
  SET LOCAL intervalstyle = 'postgres'`

/** With these settings the server reads a text as the parser of the policy does. */
const readingSettings: Readonly<Record<string, string>> = {
  client_encoding: 'UTF8',
  standard_conforming_strings: 'on',
}

/** A connection with one transaction, in which a dump is imported completely or not at all. */
export class ImportTransaction {
  readonly client: pg.Client
  /** Whether the connection has broken. */
  isLost = false
  /** The reading setting that the dump has changed. */
  #changed: string | undefined

  private constructor(client: pg.Client) {
    this.client = client
    for (const event of ['error', 'end'] as const) client.on(event, () => (this.isLost = true))
  }

  /** @throws DomainError 503 when another import is running or the database is unreachable */
  static async begin(databaseUrl: string): Promise<ImportTransaction> {
    const client = await connectTo(databaseUrl, 'import').catch((error: unknown) => {
      throw error instanceof pg.DatabaseError ? error : unavailable(error)
    })
    const transaction = new ImportTransaction(client)
    try {
      await transaction.#prepare()
      return transaction
    } catch (error) {
      await transaction.rollback()
      throw error
    }
  }

  async #prepare(): Promise<void> {
    // The server notices during a long statement that this process is gone. Not every platform can.
    const watching = this.client.query("SET client_connection_check_interval = '2s'")
    await watching.catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError)) throw error
    })
    await this.client.query('BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE')
    await this.client.query(`SET LOCAL lock_timeout = ${importLockTimeout}`)
    const locking = this.client.query('SELECT pg_catalog.pg_advisory_xact_lock($1)', [importLock])
    await locking.catch((error: unknown) => {
      throw isLockTimeout(error) ? importRunning(error) : error
    })
    await this.client.query(settings)
    // The server reports each change of such a setting with the answer to the statement that has
    // caused it.
    this.client.connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
      const expected = readingSettings[parameterName]
      if (expected !== undefined && expected !== parameterValue) this.#changed = parameterName
    })
  }

  /**
   * Runs statements of the import itself, between statements of the dump. Those run with an empty
   * search path, which a dump's header demands. With any schema in it, a superuser's dump could
   * create objects there without a name of a schema.
   */
  async own<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]> {
    await this.client.query(safeSearchPath)
    const { rows } = await this.client.query<Row>(text, values)
    await this.client.query("SET LOCAL search_path = ''")
    return rows
  }

  /**
   * Runs statements of the dump one after the other, up to the first that fails, and waits once for
   * all answers. It uses the extended protocol, because the server then refuses a text with several
   * statements. pg's own pipeline mode excludes COPY.
   * @param onComplete called after each statement
   */
  run(texts: readonly string[], onComplete?: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const group = {
        submit(connection: pg.Connection) {
          connection.stream.cork()
          for (const text of texts) {
            connection.parse({ name: '', text, types: [] }, true)
            connection.bind({}, true)
            connection.execute({}, true)
          }
          connection.sync()
          connection.stream.uncork()
        },
        handleDataRow() {},
        handleCommandComplete: () => onComplete?.(),
        handleError: reject,
        handleReadyForQuery: resolve,
      }
      this.client.query(group)
    })
  }

  /** @throws DomainError 400 when the dump has changed one of the `readingSettings` */
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
    const deadline = delay(rollbackTimeout, undefined, { ref: false })
    await Promise.race([undone.catch(() => undefined), deadline])
  }
}
