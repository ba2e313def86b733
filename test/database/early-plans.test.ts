/**
 * Plans that a connection prepared while the tables were nearly empty. They are kept until the tables are analysed, so
 * they have to be right for a long history too.
 */
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import t from 'tap'
import type { Database } from '../../db/types.ts'
import type { Read } from '../../src/database-reads.ts'
import { measurementRepository } from '../../src/measurements/repository.ts'
import { createDatabase } from '../support/postgres.ts'

const user = 1
const many = 20_000

const pool = new pg.Pool({ connectionString: await createDatabase(t), max: 1 })
let statements: CompiledQuery[] = []
const db = new Kysely<Database>({
  dialect: new PostgresDialect({ pool }),
  log: ({ query }) => {
    statements.push(query)
  },
})
t.teardown(() => db.destroy())

const addWeights = (count: number) =>
  pool.query(
    `insert into weights (user_id, weight_kg, recorded_at)
     select $1, 60 + n % 7, clock_timestamp() - n * interval '1 hour' from generate_series(1, $2::integer) n`,
    [user, count],
  )

interface Node {
  'Node Type': string
  Plans?: Node[]
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const literal = (value: unknown) => (value === null ? 'null' : pg.escapeLiteral(String(value)))

/** More than the executions that Postgres watches before it keeps a plan for any parameters. */
const executions = 8

const states: Record<string, () => Promise<unknown>> = {
  'an empty table': () => Promise.resolve(),
  'one weight': () => addWeights(1),
  'ten weights': () => addWeights(10),
  'a hundred weights': () => addWeights(100),
  // Postgres analyses a table by itself from its fiftieth row on.
  'sixty weights, analysed': () => addWeights(60).then(() => pool.query('analyze weights')),
}

t.test('reads that were prepared early neither sort nor scan a long history', async (t) => {
  await pool.query("insert into accounts (username, password_hash, role) values ('ana', 'x', 'user')")
  const read: Read = async (query) => (await db.executeQuery(query)).rows
  const measurements = measurementRepository(db, read)
  const calls: Partial<Record<keyof typeof measurements, () => Promise<unknown>>> = {
    findProfile: () => measurements.findProfile(user),
    findBmiInput: () => measurements.findBmiInput(user),
    summariseWeights: () => measurements.summariseWeights(user),
    listRecentWeights: () => measurements.listRecentWeights(user),
    listWeights: () => measurements.listWeights(user),
  }
  for (const [state, prepare] of Object.entries(states)) {
    await pool.query('truncate weights')
    await prepare()
    const prepared: [name: string, call: string][] = []
    for (const [name, call] of Object.entries(calls)) {
      statements = []
      await call()
      const [{ sql, parameters }] = statements as [CompiledQuery]
      await pool.query(`prepare ${name} as ${sql}`)
      prepared.push([name, `execute ${name}(${parameters.map(literal).join()})`])
    }
    for (let n = 0; n < executions; n += 1) for (const [, call] of prepared) await pool.query(call)
    await addWeights(many)
    for (const [name, call] of prepared) {
      const { rows } = await pool.query(`explain (format json) ${call}`)
      const types = nodesOf(rows[0]['QUERY PLAN'][0].Plan).map((node) => node['Node Type'])
      t.notMatch(types.join(), /Seq Scan|Sort|Bitmap/, `${name}, prepared with ${state}: ${types.join(', ')}`)
    }
    await pool.query('deallocate all')
  }
})
