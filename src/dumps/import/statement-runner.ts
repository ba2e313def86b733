import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { badRequest, DomainError } from '../../errors.ts'
import type { DumpReader, Statement } from './dump-reader.ts'
import { emptyDatabase, keepSequences } from './empty-database.ts'
import type { ImportTransaction } from './import-transaction.ts'
import { type Action, InvalidStatement, isDataExtension, judge } from './statement-policy.ts'
import { KnownFunctions, printable, RefusedStatement } from './tree-policy.ts'

export interface Counts {
  statements: number
  /** Rows in `COPY` blocks. */
  rows: number
  /** Ownership and privileges that could not be set here. */
  skipped: number
}

/** Bytes of all statements for the end together; a million of them are no dump of the tool. */
const maxDeferredBytes = 16 * 1024 * 1024

/**
 * The role does not exist here, or the importing role may not give anything to it or does not own the object, or a
 * sequence stays with its table.
 */
const tolerated = new Set(['42501', '42704', '0LP01', '0A000'])

/** Functions that calls could mean besides those of the dump. */
const existingFunctions = `
  SELECT DISTINCT proname AS name, pronamespace = 'pg_catalog'::regnamespace AS system FROM pg_proc p
   WHERE pronamespace = 'pg_catalog'::regnamespace
      OR EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND deptype = 'e')`

/**
 * Runs the statements of one dump, each as the policy says.
 *
 * A file with pg_dump's header is the content of a database: before its first definition everything is removed from the
 * target, and the removals that `--clean` writes are passed over. A file without that header is run on what is there.
 */
export class StatementRunner {
  readonly #transaction: ImportTransaction
  readonly #reader: DumpReader
  readonly #functions = new KnownFunctions()
  readonly #deferred: string[] = []
  #deferredBytes = 0
  readonly counts: Counts = { statements: 0, rows: 0, skipped: 0 }
  /** The statement that is being run begins there. */
  line = 0
  /** Whether something of the dump is in the database, and whether a definition is. */
  #started = false
  #defining = false

  constructor(transaction: ImportTransaction, reader: DumpReader) {
    this.#transaction = transaction
    this.#reader = reader
  }

  /** @throws DomainError 400 for a statement that is refused, `pg.DatabaseError` for one that the server does not accept */
  async run(): Promise<void> {
    await this.#readFunctions()
    for (
      let statement = await this.#reader.next();
      statement;
      statement = await this.#reader.next()
    ) {
      this.line = statement.line
      await this.#apply(statement, this.#judge(statement))
      this.#transaction.checkSettings(this.line)
      this.counts.statements++
    }
    if (this.line === 0) throw badRequest('dump_empty')
    this.#refusing(() => this.#functions.settle())
    await this.#transaction.run('SET CONSTRAINTS ALL IMMEDIATE')
    await this.#runDeferred()
  }

  #judge(statement: Statement): Action {
    this.#functions.line = statement.line
    return this.#refusing(() => judge(statement.text, statement, this.#functions))
  }

  #refusing<Result>(check: () => Result): Result {
    try {
      return check()
    } catch (error) {
      if (error instanceof RefusedStatement) {
        throw badRequest('dump_refused', {
          construct: error.construct,
          line: error.line ?? this.line,
        })
      }
      if (!(error instanceof InvalidStatement)) throw error
      // Whatever text somebody sends by mistake fails at once.
      if (!this.#reader.isDump && this.counts.statements === 0) throw badRequest('dump_not_plain')
      throw new DomainError(500, 'import_failed', { error: error.message })
    }
  }

  async #apply({ text, line }: Statement, action: Action): Promise<void> {
    switch (action.action) {
      case 'skip':
        return
      case 'run':
        return this.#transaction.run(text)
      case 'clearSearchPath':
        return this.#transaction.clearSearchPath()
      case 'afterwards':
        return this.#defer(text, line)
      case 'drop':
        // Those of `--clean` come before the first definition, when everything is removed anyway.
        if (this.#reader.isDump && !this.#started) return
        if (this.#reader.isDump) throw badRequest('dump_refused', { construct: 'DROP', line })
        break
      case 'copy':
        await this.#start(false)
        return this.#copy(action.command)
      case 'data':
        await this.#start(false)
        return this.#transaction.run(text)
      case 'replaceView':
        // Before the first definition this is how `--clean` takes a view apart that others depend on.
        if (this.#reader.isDump && !this.#defining) return
        break
      case 'defineSchema':
        // Written by pg_dump where `public` is not as it was made; here it stays.
        if (action.name === 'public') return this.#start(true)
        break
      case 'defineExtension':
        return this.#defineExtension(action.name, text, line)
    }
    await this.#start(true)
    await this.#transaction.run(text)
  }

  async #start(isDefinition: boolean): Promise<void> {
    this.#defining ||= isDefinition
    if (this.#started) return
    this.#started = true
    if (isDefinition && this.#reader.isDump) await emptyDatabase(this.#transaction)
    else await keepSequences(this.#transaction)
  }

  async #copy(command: string): Promise<void> {
    const rows = this.#transaction.client.query(copyFrom(command))
    await pipeline(this.#reader.copyRows(), rows)
    this.counts.rows += rows.rowCount
  }

  /** Others can take over the server; their installation is the server's administrator's business. */
  async #defineExtension(name: string, text: string, line: number): Promise<void> {
    await this.#start(true)
    const installed = await this.#transaction.own('SELECT FROM pg_extension WHERE extname = $1', [
      name,
    ])
    if (installed.length > 0) return
    if (!isDataExtension(name)) {
      throw badRequest('dump_refused', { construct: `CREATE EXTENSION ${printable(name)}`, line })
    }
    await this.#transaction.run(text)
    await this.#readFunctions()
  }

  async #readFunctions(): Promise<void> {
    const functions = await this.#transaction.own<{ name: string; system: boolean }>(
      existingFunctions,
    )
    const names = (system: boolean) =>
      new Set(functions.filter((f) => f.system === system).map(({ name }) => name))
    this.#functions.system = names(true)
    this.#functions.extensions = names(false)
  }

  #defer(sql: string, line: number): void {
    this.#deferredBytes += Buffer.byteLength(sql)
    if (this.#deferredBytes > maxDeferredBytes) {
      throw badRequest('dump_statement_too_long', { line, max: maxDeferredBytes / 1024 / 1024 })
    }
    this.#deferred.push(sql)
  }

  /**
   * Owners, privileges and comments on extensions. Where a role of the dump does not exist, or the importing role has no
   * right to act for it, the object stays with the importing role, as after `pg_restore --no-owner --no-privileges`.
   */
  async #runDeferred(): Promise<void> {
    for (const text of this.#deferred) {
      await this.#transaction.run('SAVEPOINT deferred')
      try {
        await this.#transaction.run(text)
        await this.#transaction.run('RELEASE SAVEPOINT deferred')
      } catch (error) {
        if (!(error instanceof pg.DatabaseError) || !tolerated.has(error.code ?? '')) throw error
        this.counts.skipped++
        await this.#transaction.run('ROLLBACK TO SAVEPOINT deferred')
      }
    }
  }
}
