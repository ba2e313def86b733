/** The costs of statements on a long history: the pages that they read. */
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from '../../db/types.ts'
import { connectionOptions } from '../../src/platform/database/client.ts'
import { readsOf } from '../../src/platform/database/reads.ts'
import type { Teardown } from './machine.ts'
import { createDatabase } from './postgres.ts'

/** Pages that a statement may read which is to cost the same with any number of rows. */
export const few = 100

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  if (Buffer.isBuffer(value)) return pg.escapeLiteral(`\\x${value.toString('hex')}`)
  const quoted = (item: unknown) => (item === null ? 'null' : JSON.stringify(String(item)))
  const items = Array.isArray(value) ? `{${value.map(quoted).join()}}` : value
  return pg.escapeLiteral(items instanceof Date ? items.toISOString() : String(items))
}

const execute = (name: string, values: readonly unknown[]): string =>
  `execute ${name}${values.length === 0 ? '' : `(${values.map(literal).join()})`}`

/**
 * One connection as in the service, but without time-outs, to a database of its own with these
 * rows.
 */
export const openMeasured = async (t: Teardown, rows: readonly string[]) => {
  const pool = new pg.Pool({
    ...connectionOptions(await createDatabase(t)),
    max: 1,
    connectionTimeoutMillis: 0,
    statement_timeout: 0,
  })
  pool.on('error', () => undefined)
  let statements: CompiledQuery[] = []
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      if (!/^(start transaction|commit|begin|rollback)/.test(query.sql)) statements.push(query)
    },
  })
  t.teardown(() => db.destroy())
  // Only the pages of a function include those of triggers.
  await pool.query(`create function run_statement(call text) returns void
    language plpgsql as $$ begin execute call; end $$`)
  // Vacuum marks the rows of a commit as visible to all only when its log is flushed.
  for (const text of ['set synchronous_commit = on', ...rows, 'vacuum analyze'])
    await pool.query(text)

  /** The statements of a call, which is rolled back: a deletion is measured on its rows. */
  const statementsOf = async (run: () => Promise<unknown>): Promise<CompiledQuery[]> => {
    await pool.query('begin')
    statements = []
    try {
      await run()
      return statements
    } finally {
      await pool.query('rollback')
    }
  }
  /** Prepares the first statement of a call. @returns its executions as texts */
  const prepare = async (name: string, run: () => Promise<unknown>) => {
    const [{ sql, parameters } = { sql: '', parameters: [] }] = await statementsOf(run)
    await pool.query(`prepare ${name} as ${sql}`)
    return (values: readonly unknown[] = parameters) => execute(name, values)
  }
  /** The pages that a statement reads, with its functions and triggers. */
  const pagesOfText = async (text: string): Promise<number> => {
    const { rows } = await pool.query(
      `explain (analyze, buffers, format json) select run_statement(${literal(text)})`,
    )
    const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = rows[0]['QUERY PLAN'][0].Plan
    return hit + read
  }
  return {
    pool,
    db,
    read: readsOf(db).read,
    prepare,
    pagesOfText,
    /** The pages of each statement of a call. All changes are rolled back. */
    async pagesOf(run: () => Promise<unknown>): Promise<number[]> {
      const queries = await statementsOf(run)
      const pages: number[] = []
      await pool.query('begin')
      for (const { sql, parameters } of queries) {
        await pool.query(`prepare statement as ${sql}`)
        const call = execute('statement', parameters)
        await pool.query('savepoint before')
        // The first call also reads the catalogue.
        await pagesOfText(call)
        await pool.query('rollback to before')
        pages.push(await pagesOfText(call))
        await pool.query('deallocate statement')
      }
      await pool.query('rollback')
      return pages
    },
  }
}
