import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from '../../db/types.ts'
import { connectionOptions } from '../../src/database/database.ts'
import type { Read } from '../../src/database/reads.ts'
import { createDatabase } from '../support/postgres.ts'

type Test = Parameters<typeof createDatabase>[0]

/** One connection as in the service, but without time-outs; it records the statements. */
export const openRecording = async (t: Test) => {
  const pool = new pg.Pool({
    ...connectionOptions(await createDatabase(t)),
    ...{ max: 1, connectionTimeoutMillis: 0, query_timeout: 0, statement_timeout: 0 },
  })
  pool.on('error', () => undefined)
  let statements: CompiledQuery[] = []
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      statements.push(query)
    },
  })
  t.teardown(() => db.destroy())
  return {
    pool,
    db,
    /** Runs reads as on the shared connections. */
    read: (async (query) => (await db.executeQuery(query)).rows) as Read,
    statementsOf: async (run: () => Promise<unknown>): Promise<CompiledQuery[]> => {
      statements = []
      await run()
      return statements
    },
  }
}

export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Plans?: PlanNode[]
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
  const quoted = (item: unknown) => (item === null ? 'null' : JSON.stringify(String(item)))
  const items = Array.isArray(value) ? `{${value.map(quoted).join()}}` : value
  return pg.escapeLiteral(items instanceof Date ? items.toISOString() : String(items))
}

/** The call of a prepared statement. */
export const execute = (name: string, parameters: readonly unknown[]): string =>
  `execute ${name}${parameters.length === 0 ? '' : `(${parameters.map(literal).join()})`}`
