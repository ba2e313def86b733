import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { badRequest } from '../../../platform/errors.ts'
import type { DumpReader, Statement } from './dump-reader.ts'
import { emptyDatabase, refuseExcess } from './empty-database.ts'
import { type Action, actionFor, type Known, kindOf } from './statement-policy.ts'
import type { ImportTransaction } from './transaction.ts'
import { DumpFunctions, Refusal } from './tree-policy.ts'

export interface Counts {
  statements: number
  /** Rows in `COPY` blocks. */
  rows: number
  /** Owners and privileges that could not be set here. */
  skipped: number
}

/** Characters of INSERTs that are sent together. */
const maxGroup = 64 * 1024
/** A text that the server would read in another way under other `readingSettings`. */
const isReadBySettings = /[\\\x80-\uffff]/

/** No such role, no right to act for it, or a sequence that stays with its table. */
const tolerated = new Set(['42501', '42704', '0LP01', '0A000'])

/** Names of the server's own functions, and the installed extensions. */
const existingNames = `
  SELECT array(SELECT DISTINCT proname::text FROM pg_proc
                WHERE pronamespace = 'pg_catalog'::regnamespace) AS functions,
         array(SELECT extname::text FROM pg_extension) AS extensions`

/**
 * Names of functions that a call could mean and that the dump has not created. The functions of an
 * extension that have a name of the server's are variants of those for the extension's types.
 */
const foreignFunctions = `
  SELECT proname::text AS name FROM pg_proc p
   WHERE proname = ANY ($1::text[]) AND pronamespace <> 'pg_catalog'::regnamespace
     AND CASE WHEN EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass
                              AND d.objid = p.oid AND deptype = 'e')
              THEN NOT EXISTS (SELECT FROM pg_proc c WHERE c.proname = p.proname
                                  AND c.pronamespace = 'pg_catalog'::regnamespace)
              ELSE p.xmin <> pg_current_xact_id()::xid END
   LIMIT 1`

/**
 * Runs the statements of one dump by the rules of the policy. Before its first definition the
 * database is emptied, and the removals of `--clean` are skipped.
 */
export class DumpRunner {
  readonly #transaction: ImportTransaction
  readonly #reader: DumpReader
  readonly #known: Known
  readonly #atEnd: string[] = []
  /** INSERTs and positions of sequences that have not been sent. */
  #rows: Statement[] = []
  #rowsLength = 0
  readonly counts: Counts = { statements: 0, rows: 0, skipped: 0 }
  /** The first line of the current statement. */
  line = 0
  #isEmptied = false

  private constructor(transaction: ImportTransaction, reader: DumpReader, known: Known) {
    this.#transaction = transaction
    this.#reader = reader
    this.#known = known
  }

  static async create(transaction: ImportTransaction, reader: DumpReader): Promise<DumpRunner> {
    const [names] = await transaction.own<{ functions: string[]; extensions: string[] }>(
      existingNames,
    )
    return new DumpRunner(transaction, reader, {
      functions: new DumpFunctions(names?.functions ?? []),
      installedExtensions: new Set(names?.extensions),
    })
  }

  /** @throws DomainError 400 for a refused statement, `pg.DatabaseError` if the server refuses */
  async run(): Promise<void> {
    try {
      await this.#runStatements()
    } catch (error) {
      // If one of these fails, its line is the first with an error.
      await this.#sendRows()
      throw error
    }
    this.#checked(() => this.#known.functions.checkCalls())
    // A later statement may have created an extension.
    await this.#refuseForeign([...this.#known.functions.names.keys()])
    await this.#transaction.run(['SET CONSTRAINTS ALL IMMEDIATE'])
    for (const text of this.#atEnd) await this.#try(text)
    if (this.#isEmptied) await refuseExcess(this.#transaction)
  }

  async #runStatements(): Promise<void> {
    for (
      let statement = await this.#reader.next();
      statement;
      statement = await this.#reader.next()
    ) {
      this.line = this.#known.functions.line = statement.line
      const { text } = statement
      const action = this.#checked(() => actionFor(text, statement, this.#known))
      await this.#carryOut(statement, action)
      this.#transaction.checkSettings(this.line)
      this.counts.statements++
    }
    if (this.line === 0) throw badRequest('dump_empty')
    await this.#sendRows()
  }

  #checked<Result>(check: () => Result): Result {
    try {
      return check()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const line = error.line ?? this.line
      throw badRequest('dump_refused', { construct: error.message, line })
    }
  }

  async #carryOut(statement: Statement, action: Action): Promise<void> {
    const { text, line } = statement
    if (action === 'skip') return
    if (action === 'setAtEnd') {
      this.#atEnd.push(text)
      return
    }
    if (action !== 'data' || isReadBySettings.test(text)) await this.#sendRows()
    if (action === 'set') return this.#transaction.run([text])
    if (!this.#isEmptied && (action === 'drop' || action === 'replaceView')) return
    const isRows = action === 'data' || action === 'copy'
    // Before the definitions, rows and positions would go to objects that the dump has not created.
    if (this.#isEmptied ? action === 'drop' : isRows)
      throw badRequest('dump_refused', { construct: kindOf(text), line })
    if (!this.#isEmptied) await emptyDatabase(this.#transaction)
    this.#isEmptied = true
    await this.#refuseForeign(this.#known.functions.recent.splice(0))
    if (action === 'copy') return this.#copy(text)
    if (action !== 'data') return this.#transaction.run([text])
    this.#rows.push(statement)
    this.#rowsLength += text.length
    if (this.#rowsLength > maxGroup) await this.#sendRows()
  }

  async #sendRows(): Promise<void> {
    const texts = this.#rows.map(({ text }) => text)
    const lines = this.#rows.map(({ line }) => line)
    const last = lines.at(-1)
    if (last === undefined) return
    lines.push(this.line)
    this.#rows = []
    this.#rowsLength = 0
    const next = () => {
      this.line = lines.shift()!
    }
    next()
    await this.#transaction.run(texts, next)
    this.#transaction.checkSettings(last)
  }

  /** @throws DomainError 400 for a name that means a function which the dump has not created */
  async #refuseForeign(names: string[]): Promise<void> {
    if (names.length === 0) return
    const [found] = await this.#transaction.own<{ name: string }>(foreignFunctions, [names])
    if (found === undefined) return
    const line = this.#known.functions.names.get(found.name)
    this.#checked(() => {
      throw new Refusal(`${found.name}()`, line)
    })
  }

  async #copy(text: string): Promise<void> {
    const rows = this.#transaction.client.query(copyFrom(text))
    await pipeline(this.#reader.copyRows(), rows)
    this.counts.rows += rows.rowCount
  }

  /** A failure leaves the object as `pg_restore --no-owner --no-privileges` would. */
  async #try(text: string): Promise<void> {
    try {
      await this.#transaction.run(['SAVEPOINT setting', text, 'RELEASE SAVEPOINT setting'])
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !tolerated.has(error.code ?? '')) throw error
      this.counts.skipped++
      await this.#transaction.run(['ROLLBACK TO SAVEPOINT setting'])
    }
  }
}
