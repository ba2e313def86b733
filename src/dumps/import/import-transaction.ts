import pg from 'pg'
import { DatabaseClient } from '../../database.ts'
import { unavailable } from '../../errors.ts'
import { importLock } from '../import-lock.ts'

/** Milliseconds. */
const connectionTimeout = 3000
/** Milliseconds to wait for a lock: the tool's own transactions are short, and an import must not hang behind a long one. */
const lockTimeout = 10_000
/** Milliseconds after which the server gives up an import whose process no longer does anything. */
const idleTimeout = 180_000
/** Milliseconds that undoing a failed import may take before the connection is cut, which undoes it as well. */
const rollbackTimeout = 5000

/** Milliseconds to wait for an export that is starting; another import takes longer. */
const importLockWait = 2000

/**
 * Settings under which a dump means the same everywhere. None of them can be changed by a dump, but `search_path` and
 * others that `session-rules.ts` admits.
 */
const settings = `
  SET LOCAL statement_timeout = 0;
  SET LOCAL lock_timeout = ${lockTimeout};
  SET LOCAL idle_in_transaction_session_timeout = ${idleTimeout};
  SET LOCAL client_min_messages = warning;
  SET LOCAL standard_conforming_strings = on;
  SET LOCAL datestyle = 'ISO';
  SET LOCAL intervalstyle = 'postgres'`

/** A connection of its own with one transaction, in which a dump comes in completely or not at all. */
export class ImportTransaction {
  readonly client: DatabaseClient

  private constructor(client: DatabaseClient) {
    this.client = client
  }

  /** @throws DomainError 503 when another import is running; DatabaseOutage when the database is out of reach */
  static async begin(databaseUrl: string): Promise<ImportTransaction> {
    const client = new DatabaseClient({
      connectionString: databaseUrl,
      connectionTimeoutMillis: connectionTimeout,
      keepAlive: true,
      application_name: 'weight-bmi-register import',
    })
    const transaction = new ImportTransaction(client)
    await client.connect()
    try {
      await transaction.#watchConnection()
      await client.query('BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE')
      await transaction.#lock()
      await client.query(settings)
      return transaction
    } catch (error) {
      await transaction.rollback()
      throw error
    }
  }

  async #lock(): Promise<void> {
    try {
      await this.client.query(`SET LOCAL lock_timeout = ${importLockWait}`)
      await this.client.query('SELECT pg_advisory_xact_lock($1)', [importLock])
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === '55P03') throw unavailable(error, 'import_running', 30)
      throw error
    }
  }

  /** Has the server notice during a long statement that this process is gone. Not every version and platform can. */
  async #watchConnection(): Promise<void> {
    await this.client.query("SET client_connection_check_interval = '2s'").catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError)) throw error
    })
  }

  async commit(): Promise<void> {
    const { command } = await this.client.query('COMMIT')
    if (command !== 'COMMIT') throw new Error(`the import's transaction ended with ${command}`)
    await this.client.end()
  }

  /** Undoes everything and ends the connection; never throws. */
  async rollback(): Promise<void> {
    const { promise: deadline, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, rollbackTimeout)
    const undone = this.client
      .query('ROLLBACK')
      .then(() => this.client.end())
      .catch(() => undefined)
    await Promise.race([undone, deadline])
    clearTimeout(timer)
    this.cut()
  }

  /** Ends the connection at once; the server undoes what was not committed. */
  cut(): void {
    this.client.connection.stream.destroy()
  }
}

/**
 * Runs one statement through the extended protocol: the server refuses a text that holds more than one.
 * With a callback, because pg's promises leave three times the garbage, which shows after a million rows.
 */
export const runOne = (client: pg.ClientBase, text: string): Promise<void> => {
  const query = { text, queryMode: 'extended' }
  return new Promise((resolve, reject) => {
    client.query(query, (error: Error | null) => (error ? reject(error) : resolve()))
  })
}
