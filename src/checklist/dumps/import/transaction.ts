import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { connectTo, safeSearchPath, takeImportLock } from '../tool-database.ts'
import { createTimeLimit } from './time-limit.ts'

/** Milliseconds to wait for an export that is starting. Another import would last longer. */
const importLockTimeout = 2000
/** Milliseconds to wait for the tool's transactions. */
export const lockTimeout = 10_000
/** Milliseconds after which the server gives up an import that sends nothing more. */
const idleTimeout = 180_000
/** Milliseconds that a rollback may take; the end of the connection undoes the import as well. */
const rollbackTimeout = 5000

/**
 * Settings under which a dump means the same everywhere. A function of the dump may change them,
 * and catch a time-out of the server, so this process limits the time of statements.
 */
const settings = `
  SET LOCAL statement_timeout = 0;
  SET LOCAL lock_timeout = ${lockTimeout};
  SET LOCAL idle_in_transaction_session_timeout = ${idleTimeout};
  SET LOCAL client_min_messages = warning;
  SET LOCAL standard_conforming_strings = on;
  SET LOCAL datestyle = 'ISO';
  SET LOCAL intervalstyle = 'postgres'`

/** A connection with one transaction, in which a dump is imported completely or not at all. */
export class ImportTransaction {
  readonly client: pg.Client
  readonly #statementTimeout: number
  /** Whether the connection has broken. */
  isLost = false

  private constructor(client: pg.Client, statementTimeout: number) {
    this.client = client
    this.#statementTimeout = statementTimeout
    for (const event of ['error', 'end'] as const) client.on(event, () => (this.isLost = true))
  }

  /**
   * @param statementTimeout milliseconds of the server's time for a statement of the dump
   * @throws DomainError 503 when another import is running; an error of `pg`
   */
  static async begin(databaseUrl: string, statementTimeout: number): Promise<ImportTransaction> {
    const client = await connectTo(databaseUrl, 'import')
    const transaction = new ImportTransaction(client, statementTimeout)
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
    await watching.catch(() => undefined)
    await this.client.query('BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE')
    await takeImportLock(this.client, 'pg_advisory_xact_lock', importLockTimeout)
    await this.client.query(settings)
  }

  /**
   * Runs statements of the import itself, between statements of the dump. Those run with an empty
   * search path, which a dump's header demands.
   */
  async own<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    await this.client.query(safeSearchPath)
    const { rows } = await this.client.query<Row>(text)
    await this.client.query("SET LOCAL search_path = ''")
    return rows
  }

  /**
   * Runs one statement of the dump, by the extended protocol: the server then refuses a text with
   * several statements, such as one with a COMMIT.
   * @throws pg.DatabaseError, DomainError 500 when it takes too long
   */
  async run(text: string): Promise<void> {
    const statement = { text, queryMode: 'extended' } as const
    await createTimeLimit(this.#statementTimeout).during(this.client.query(statement))
  }

  /**
   * Runs a `COPY … FROM stdin` of the dump. The time in which no rows arrive does not count.
   * @returns the number of rows
   */
  async copy(text: string, rows: AsyncIterable<Buffer>): Promise<number> {
    const limit = createTimeLimit(this.#statementTimeout)
    const target = this.client.query(copyFrom(text))
    await limit.during(pipeline(limit.exceptWaiting(rows), target))
    return target.rowCount
  }

  async commit(): Promise<void> {
    const committing = this.client.query('COMMIT')
    const { command } = await createTimeLimit(this.#statementTimeout).during(committing)
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
