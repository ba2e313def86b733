import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import type { DatabaseClient } from '../../database.ts'
import { badRequest, DomainError } from '../../errors.ts'
import { Afterwards } from './afterwards.ts'
import type { DumpReader, Statement } from './dump-reader.ts'
import { emptyDatabase } from './empty-database.ts'
import { ImportRole, type RoleFacts } from './import-role.ts'
import { runOne } from './import-transaction.ts'
import { judge } from './judge.ts'
import type { SqlParser } from './sql-parser.ts'
import type { Court, Verdict } from './verdict.ts'

export interface Counts {
  statements: number
  /** Rows in `COPY` blocks. */
  rows: number
  /** Ownership and privileges that could not be set here. */
  skipped: number
}

/**
 * Runs the statements of one dump, each as the verdict on it says.
 *
 * A file with pg_dump's header is the content of a database: before its first definition everything is removed from the
 * target, and the removals that `--clean` brings along are passed over. Statements of a file without that header are run
 * on what is there.
 */
export class StatementRunner {
  readonly #client: DatabaseClient
  readonly #reader: DumpReader
  readonly #court: Court
  readonly #role: ImportRole | undefined
  readonly #afterwards = new Afterwards()
  readonly counts: Counts = { statements: 0, rows: 0, skipped: 0 }
  /** Whether something of the dump is in the database. */
  #started = false
  #defining = false
  /** Tables whose triggers `--disable-triggers` has switched off. */
  readonly #quietTables: string[] = []

  constructor(client: DatabaseClient, reader: DumpReader, parser: SqlParser, facts: RoleFacts) {
    this.#client = client
    this.#reader = reader
    this.#court = { parser, rights: facts }
    this.#role = facts.superuser ? new ImportRole(client) : undefined
  }

  /** @throws DomainError 400 for what is refused, `pg.DatabaseError` for what the server does not accept */
  async run(first: Statement): Promise<void> {
    for (let statement: Statement | undefined = first; statement; statement = await this.#reader.next()) {
      await this.#apply(statement, judge(statement.text, statement, this.#court))
      if (this.#role?.escaped) throw badRequest('dump_refused', { construct: 'SET ROLE', line: statement.line })
      this.counts.statements++
    }
    if (this.#started) await this.#role?.leave()
    await this.#enableTriggers()
    this.counts.skipped = await this.#afterwards.run(this.#client)
  }

  async #apply({ text, line }: Statement, verdict: Verdict): Promise<void> {
    switch (verdict.action) {
      case 'skip':
        return
      case 'refuse':
        throw badRequest('dump_refused', { construct: verdict.construct, line })
      case 'invalid':
        // Whatever text somebody sends by mistake fails at once.
        if (!this.#reader.isDump && this.counts.statements === 0) throw badRequest('dump_not_plain')
        throw new DomainError(500, 'import_failed', { error: verdict.error })
      case 'run':
        return this.#execute(text)
      case 'afterwards':
        return this.#afterwards.add(text, line)
      case 'drop':
        return this.#drop(text, line, verdict.construct)
      case 'copy':
        await this.#start(false)
        return this.#copy(verdict.command)
      case 'insert':
        await this.#start(false)
        return this.#execute(text)
      case 'disableTriggers':
        await this.#start(false)
        return this.#disableTriggers(verdict.table)
      case 'enableTriggers':
        // At the end: constraints that are checked late forbid it before.
        return
      case 'replaceView':
        // Before the first definition this is how `--clean` takes a view apart that others depend on.
        if (this.#reader.isDump && !this.#defining) return
        break
      case 'defineSchema':
        // Written by pg_dump where `public` is not as it was made; here it stays.
        if (verdict.name === 'public') return this.#start(true)
        break
      case 'defineExtension':
        await this.#checkExtension(verdict.name, line)
        break
    }
    await this.#start(true)
    await this.#execute(text)
    if (verdict.action === 'defineFunction') await this.#role?.confineFunctions()
  }

  async #execute(text: string): Promise<void> {
    await runOne(this.#client, text)
  }

  async #start(isDefinition: boolean): Promise<void> {
    this.#defining ||= isDefinition
    if (this.#started) return
    this.#started = true
    const replaces = isDefinition && this.#reader.isDump
    if (replaces) await emptyDatabase(this.#client)
    await this.#role?.enter(!replaces)
  }

  async #drop(text: string, line: number, construct: string): Promise<void> {
    if (!this.#reader.isDump) {
      await this.#start(true)
      return this.#execute(text)
    }
    if (this.#started) throw badRequest('dump_refused', { construct, line })
  }

  async #copy(command: string): Promise<void> {
    const rows = this.#client.query(copyFrom(command))
    await pipeline(this.#reader.copyRows(), rows).catch((error: unknown) => {
      throw this.#client.failureOf(error)
    })
    this.counts.rows += rows.rowCount
  }

  /** Only a superuser may switch off those that hold foreign keys; without that pg_dump's order of the tables has to do. */
  get #triggers(): string {
    return this.#role ? 'ALL' : 'USER'
  }

  async #disableTriggers(table: string): Promise<void> {
    const statement = `ALTER TABLE ${table} DISABLE TRIGGER ${this.#triggers}`
    await (this.#role ? this.#role.asSuperuser(statement) : this.#execute(statement))
    this.#quietTables.push(table)
  }

  async #enableTriggers(): Promise<void> {
    if (this.#quietTables.length === 0) return
    await this.#client.query('SET CONSTRAINTS ALL IMMEDIATE')
    for (const table of this.#quietTables) await this.#execute(`ALTER TABLE ${table} ENABLE TRIGGER ${this.#triggers}`)
  }

  /** Others can take over the server; their installation is the server's administrator's business. */
  async #checkExtension(name: string, line: number): Promise<void> {
    const { rows } = await this.#client.query(
      `SELECT EXISTS (SELECT FROM pg_extension WHERE extname = $1)
           OR coalesce((SELECT bool_or(trusted) FROM pg_available_extension_versions WHERE name = $1), true) AS acceptable`,
      [name],
    )
    if (!rows[0]?.acceptable) {
      throw badRequest('dump_refused', {
        construct: `CREATE EXTENSION ${name.replace(/[^\w-]/g, '?').slice(0, 63)}`,
        line,
      })
    }
  }
}
