/** The costs of a statement on a long history: its plan, and the pages and rows that it reads. */
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from '../../db/types.ts'
import { connectionOptions } from '../../src/platform/database/client.ts'
import { readsOf } from '../../src/platform/database/reads.ts'
import type { Teardown } from './machine.ts'
import { createDatabase } from './postgres.ts'

/** The limits of sequentially scanned rows and of pages. */
export const few = { rows: 50, pages: 100 }

/**
 * One connection as in the service, but without time-outs, to a database of its own; it records the
 * statements.
 */
export const openRecording = async (t: Teardown) => {
  const planned = connectionOptions(await createDatabase(t))
  const pool = new pg.Pool({
    ...planned,
    max: 1,
    connectionTimeoutMillis: 0,
    statement_timeout: 0,
  })
  pool.on('error', () => undefined)
  let statements: CompiledQuery[] = []
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      if (!/^(start transaction|commit)/.test(query.sql)) statements.push(query)
    },
  })
  t.teardown(() => db.destroy())
  return {
    pool,
    db,
    read: readsOf(db).read,
    /** The statements of a call, which is rolled back: a deletion is measured on its rows. */
    statementsOf: async (run: () => Promise<unknown>): Promise<CompiledQuery[]> => {
      await pool.query('begin')
      statements = []
      try {
        await run()
        return statements
      } finally {
        await pool.query('rollback')
      }
    },
  }
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Parent Relationship'?: string
  Plans?: PlanNode[]
  'Actual Rows': number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

export const nodesOf = (node: PlanNode): PlanNode[] => [
  node,
  ...(node.Plans ?? []).flatMap(nodesOf),
]

/** The value in the driver's format. */
const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  if (Buffer.isBuffer(value)) return pg.escapeLiteral(`\\x${value.toString('hex')}`)
  const quoted = (item: unknown) => (item === null ? 'null' : JSON.stringify(String(item)))
  const items = Array.isArray(value) ? `{${value.map(quoted).join()}}` : value
  return pg.escapeLiteral(items instanceof Date ? items.toISOString() : String(items))
}

/** The call of a prepared statement. */
export const execute = (name: string, parameters: readonly unknown[]): string =>
  `execute ${name}${parameters.length === 0 ? '' : `(${parameters.map(literal).join()})`}`

interface Costs {
  /** Steps whose cost grows with the table. */
  growing: string[]
  /** Rows read by sequential scans, also within functions, triggers and checks of foreign keys. */
  scanned: number
  /** Pages of the statement that reads the most, with its functions and triggers. */
  pages: number
  /** Changes that found no row: they measure nothing. */
  idle: string[]
}

/** The costs with a generic plan and with a custom plan. All changes are rolled back. */
export const costsOf = async (pool: pg.Pool, queries: readonly CompiledQuery[]): Promise<Costs> => {
  const costs: Costs = { growing: [], scanned: 0, pages: 0, idle: [] }
  const client = await pool.connect()
  try {
    for (const mode of ['force_generic_plan', 'force_custom_plan']) {
      await client.query('begin')
      await client.query(`set local plan_cache_mode = ${mode}`)
      await client.query(`create function pg_temp.run_statement(call text) returns void
        language plpgsql as $$ begin execute call; end $$`)
      for (const { sql, parameters } of queries) {
        if (/^(begin|commit|rollback)/.test(sql)) continue
        await client.query(`prepare statement as ${sql}`)
        const call = execute('statement', parameters)
        const explain = async (text: string): Promise<PlanNode> => {
          await client.query('savepoint before')
          const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`)
          await client.query('rollback to before')
          return rows[0]['QUERY PLAN'][0].Plan
        }
        const root = await explain(call)
        // Only the pages of a function include those of triggers. The first call also reads the
        // catalogue.
        const within = `select pg_temp.run_statement(${literal(call)})`
        await explain(within)
        const whole = await explain(within)
        await client.query('deallocate statement')
        const source = root.Plans?.find((plan) => plan['Parent Relationship'] === 'Outer')
        if (root['Node Type'] === 'ModifyTable' && source?.['Actual Rows'] === 0)
          costs.idle.push(sql)
        for (const { 'Node Type': type, 'Relation Name': relation = '' } of nodesOf(root)) {
          if (/^(Seq Scan|Sort|Incremental Sort|Bitmap Heap Scan|Hash Join)$/.test(type))
            costs.growing.push(`${type} ${relation}`.trim())
        }
        costs.pages = Math.max(
          costs.pages,
          whole['Shared Hit Blocks'] + whole['Shared Read Blocks'],
        )
      }
      const { rows } = await client.query(
        'select coalesce(sum(seq_tup_read), 0)::integer as scanned from pg_stat_xact_user_tables',
      )
      costs.scanned += rows[0].scanned
      await client.query('rollback')
    }
  } finally {
    client.release(true)
  }
  costs.growing = [...new Set(costs.growing)]
  return costs
}
