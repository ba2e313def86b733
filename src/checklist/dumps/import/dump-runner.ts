import pg from 'pg'
import { badRequest } from '../../../platform/errors.ts'
import type { DumpReader, Statement } from './dump-reader.ts'
import { emptyDatabase, refuseExcess, resetRights } from './empty-database.ts'
import { actionFor, kindOf } from './statement-policy.ts'
import type { ImportTransaction } from './transaction.ts'

export interface Counts {
  statements: number
  /** Rows in `COPY` blocks. */
  rows: number
  /** Owners and privileges that could not be set here, and default privileges. */
  skipped: number
}

/** No such role, no right to act for it, or a sequence that stays with its table. */
const tolerated = new Set(['42501', '42704', '0LP01', '0A000'])

/**
 * Runs the statements of one dump by the rules of the policy. Before its first object the database
 * is emptied, and the steps of `--clean` are skipped.
 */
export class DumpRunner {
  readonly #transaction: ImportTransaction
  readonly #reader: DumpReader
  readonly #atEnd: string[] = []
  readonly counts: Counts = { statements: 0, rows: 0, skipped: 0 }
  /** The first line of the current statement. */
  line = 0
  #isEmptied = false

  constructor(transaction: ImportTransaction, reader: DumpReader) {
    this.#transaction = transaction
    this.#reader = reader
  }

  /** @throws DomainError 400 for a refused statement, `pg.DatabaseError` if the server refuses */
  async run(): Promise<void> {
    for (
      let statement = await this.#reader.next();
      statement;
      statement = await this.#reader.next()
    ) {
      this.line = statement.line
      await this.#carryOut(statement)
      this.counts.statements++
    }
    if (this.line === 0) throw badRequest('dump_empty')
    await this.#transaction.run('SET CONSTRAINTS ALL IMMEDIATE')
    if (this.#isEmptied) await resetRights(this.#transaction)
    for (const text of this.#atEnd) await this.#try(text)
    if (this.#isEmptied) await refuseExcess(this.#transaction)
    await this.#transaction.refuseServerChanges()
  }

  async #carryOut(statement: Statement): Promise<void> {
    const { text, line } = statement
    const action = actionFor(text, statement, line)
    if (action === 'leaveOut') this.counts.skipped++
    if (action === 'skip' || action === 'leaveOut') return
    if (action === 'setAtEnd') {
      this.#atEnd.push(text)
      return
    }
    if (action !== 'set' && !this.#isEmptied) {
      if (action === 'change') return
      // Rows and positions would go to objects that the dump has not created.
      if (action !== 'create') throw badRequest('dump_refused', { construct: kindOf(text), line })
      await emptyDatabase(this.#transaction)
      this.#isEmptied = true
    }
    if (action === 'copy')
      this.counts.rows += await this.#transaction.copy(text, this.#reader.copyRows())
    // `public` stays, and so does a schema of another role.
    else await this.#transaction.run(text.replace(/^(CREATE SCHEMA) (?!IF )/i, '$1 IF NOT EXISTS '))
  }

  /** A failure leaves the object as `pg_restore --no-owner --no-privileges` would. */
  async #try(text: string): Promise<void> {
    await this.#transaction.run('SAVEPOINT setting')
    try {
      await this.#transaction.run(text)
      await this.#transaction.run('RELEASE SAVEPOINT setting')
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !tolerated.has(error.code ?? '')) throw error
      this.counts.skipped++
      await this.#transaction.run('ROLLBACK TO SAVEPOINT setting')
    }
  }
}
