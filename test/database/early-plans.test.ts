/**
 * Plans that a connection prepared while the tables were nearly empty. PostgreSQL keeps them until
 * the tables are analysed, so they must suit a long history too.
 */
import t from 'tap'
import { measurementRepository } from '../../src/measurements/repository.ts'
import { execute, nodesOf, openRecording } from './plan-support.ts'

const user = 1
const many = 20_000

const { pool, db, read, statementsOf } = await openRecording(t)

const addWeights = (count: number) =>
  pool.query(
    `insert into weights (user_id, weight_kg, recorded_at)
     select $1, 60 + n % 7, clock_timestamp() - n * interval '1 hour'
     from generate_series(1, $2::integer) n`,
    [user, count],
  )

/** More executions than PostgreSQL observes before it keeps a plan for all parameters. */
const executions = 8

const states: Record<string, () => Promise<unknown>> = {
  'an empty table': () => Promise.resolve(),
  'one weight': () => addWeights(1),
  'ten weights': () => addWeights(10),
  'a hundred weights': () => addWeights(100),
  'an empty table, analysed': () => pool.query('analyze'),
  'ten weights, analysed': () => addWeights(10).then(() => pool.query('analyze')),
  // PostgreSQL analyses a table automatically from its fiftieth row.
  'sixty weights, analysed': () => addWeights(60).then(() => pool.query('analyze')),
}

/** The maximum of pages for recording one weight; a long history has more. */
const fewPages = 60

t.test('statements prepared on an empty table neither sort nor scan a long history', async (t) => {
  await pool.query(
    "insert into accounts (username, password_hash, role) values ('ana', 'x', 'user')",
  )
  const measurements = measurementRepository(db, read)
  const prepare = async (name: string, run: () => Promise<unknown>) => {
    const [statement] = await statementsOf(run)
    if (!statement) throw new Error(`${name} runs no statement`)
    await pool.query(`prepare ${name} as ${statement.sql}`)
    return (values = statement.parameters) => execute(name, values)
  }
  for (const [state, begin] of Object.entries(states)) {
    await pool.query('truncate weights, weight_summaries, profiles')
    await begin()
    const listWeights = await prepare('listWeights', () => measurements.listWeights(user))
    const calls = {
      findProfile: await prepare('findProfile', () => measurements.findProfile(user)),
      findBmiInput: await prepare('findBmiInput', () => measurements.findBmiInput(user)),
      summariseWeights: await prepare('summariseWeights', () =>
        measurements.summariseWeights(user),
      ),
      listRecentWeights: await prepare('listRecentWeights', () =>
        measurements.listRecentWeights(user),
      ),
      listWeights,
      'next page of listWeights': () => listWeights([user, new Date().toISOString(), many / 2]),
    }
    for (let n = 0; n < executions; n += 1)
      for (const call of Object.values(calls)) await pool.query(call())
    await pool.query('begin')
    const recordWeight = await prepare('recordWeight', () =>
      measurements.recordWeight(user, 65, 'UTC', 5),
    )
    for (let n = 0; n < executions; n += 1) await pool.query(recordWeight())
    await pool.query('rollback')

    await addWeights(many)
    for (const [name, call] of Object.entries(calls)) {
      const { rows } = await pool.query(`explain (format json) ${call()}`)
      const types = nodesOf(rows[0]['QUERY PLAN'][0].Plan).map((node) => node['Node Type'])
      t.notMatch(
        types.join(),
        /Seq Scan|Sort|Bitmap/,
        `${name}, prepared with ${state}: ${types.join(', ')}`,
      )
    }
    const { rows } = await pool.query(`explain (analyze, buffers, format json) ${recordWeight()}`)
    const pages = rows[0]['QUERY PLAN'][0].Plan['Shared Hit Blocks']
    t.ok(pages < fewPages, `recordWeight, prepared with ${state}: ${pages} pages`)
    await pool.query('discard all')
  }
})
