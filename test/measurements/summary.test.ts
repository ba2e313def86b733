import fc from 'fast-check'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import t from 'tap'
import { seed } from '../fuzz/settings.ts'
import { connect, createDatabase, untilBlocked } from '../support/postgres.ts'
import { startService } from '../support/service.ts'
import { summaryDifferences } from '../support/summaries.ts'

const createAccounts = async (client: pg.Client, count: number): Promise<number[]> => {
  const { rows } = await client.query<{ id: number }>(
    `insert into accounts (username, password_hash, role)
     select gen_random_uuid()::text, '-', 'user' from generate_series(1, $1::integer) returning id`,
    [count],
  )
  return rows.map(({ id }) => id)
}

const insert = 'insert into weights (user_id, weight_kg, recorded_at) values ($1, $2, $3)'

t.test(`the summary agrees with the rows after any statements, seed ${seed}`, async (t) => {
  const client = await connect(t, await createDatabase(t))
  const users = await createAccounts(client, 3)
  const user = fc.constantFrom(...users)
  const kg = fc.constantFrom(2, 60, 60.5, 70, 70.25, 650)
  const at = fc.constantFrom(
    '2026-01-01Z',
    '2026-01-02Z',
    '2026-01-02T00:00:00.001Z',
    '2026-01-03Z',
  )
  const row = fc.tuple(user, kg, at)
  const filter = fc.oneof(
    user.map((id) => `user_id = ${id}`),
    kg.map((value) => `weight_kg = ${value}`),
    at.map((value) => `recorded_at = '${value}'`),
    fc.constantFrom('weight_kg = (select max(weight_kg) from weights)', 'id % 2 = 0', 'true'),
  )
  const values = (rows: [number, number, string][]) =>
    rows.map(([id, value, time]) => `(${id}, ${value}, '${time}')`)
  const insertRows = (rows: [number, number, string][]) =>
    `insert into weights (user_id, weight_kg, recorded_at) values ${values(rows).join()}`
  const statement = fc.oneof(
    { weight: 4, arbitrary: fc.array(row, { minLength: 1, maxLength: 5 }).map(insertRows) },
    filter.map((where) => `delete from weights where ${where}`),
    fc
      .tuple(kg, filter)
      .map(([value, where]) => `update weights set weight_kg = ${value} where ${where}`),
    fc
      .tuple(at, filter)
      .map(([time, where]) => `update weights set recorded_at = '${time}' where ${where}`),
    fc
      .tuple(user, filter)
      .map(([id, where]) => `update weights set user_id = ${id} where ${where}`),
    fc
      .tuple(row, filter)
      .map(
        ([added, where]) =>
          `with gone as (delete from weights where ${where}) ${insertRows([added])}`,
      ),
    fc.tuple(user, kg).map(([id, value]) => `select record_weight(${id}, ${value}, 'UTC', 5)`),
    fc
      .array(row, { minLength: 1, maxLength: 3 })
      .map((rows) => `savepoint s; ${insertRows(rows)}; rollback to s`),
    fc.constant('truncate weights'),
  )
  await fc.assert(
    fc
      .asyncProperty(
        fc.array(statement, { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        async (statements, keep) => {
          await client.query('begin')
          for (const text of statements) {
            await client.query(text)
            const wrong = await summaryDifferences(client)
            if (wrong.length > 0) throw new Error(JSON.stringify(wrong))
          }
          await client.query(keep ? 'commit' : 'rollback')
          return (await summaryDifferences(client)).length === 0
        },
      )
      .afterEach(() => client.query('rollback')),
    { seed, numRuns: 60, endOnFailure: true },
  )
})

t.test('copied rows count, and the deletion of an account deletes its summary', async (t) => {
  const client = await connect(t, await createDatabase(t))
  const [ana, luis] = await createAccounts(client, 2)
  const copy = client.query(from('copy weights (user_id, weight_kg, recorded_at) from stdin'))
  copy.end(`${ana}\t70\t2026-01-02Z\n${luis}\t80\t2026-01-01Z\n${ana}\t71\t2026-01-01Z\n`)
  await new Promise((resolve, reject) => copy.once('finish', resolve).once('error', reject))
  t.same(await summaryDifferences(client), [])
  await client.query('delete from accounts where id = $1', [ana])
  const left = await client.query('select user_id, records from weight_summaries')
  t.same(left.rows, [{ user_id: luis, records: 1 }])
  t.same(await summaryDifferences(client), [])
})

t.test(
  'the summary is right while writers commit, roll back and are killed, and an account goes',
  async (t) => {
    const service = await startService(t)
    const people = await Promise.all(Array.from({ length: 3 }, () => service.register()))
    const watcher = await connect(t, service.databaseUrl)
    const leaver = await service.register()
    let writing = true
    let recorded = 0

    const viaApi = people.flatMap((person) =>
      Array.from({ length: 2 }, async () => {
        for (let n = 0; n < 8; n += 1) {
          const body = { peso_kg: 60 + ((n * 7) % 11) }
          const { status } = await service.request('POST', '/api/weight', {
            token: person.token,
            body,
          })
          // 503: the request waited too long for the others and stored nothing.
          if (status === 201) recorded += 1
          else if (status !== 503)
            throw new Error(`a weight of the same day was answered with ${status}`)
        }
      }),
    )
    const viaSql = Array.from({ length: 3 }, async (_, writer) => {
      const client = await connect(t, service.databaseUrl)
      for (let n = 0; n < 8; n += 1) {
        await client.query('begin')
        for (const { id } of people)
          await client.query(insert, [id, 80 + writer * 10 + n, `2026-01-0${1 + (n % 9)}Z`])
        if (n % 3 === 1) {
          await client
            .query(
              `delete from weights where (user_id, id) in (
             select user_id, id from weights
             where weight_kg in (select max_kg from weight_summaries)
             order by user_id limit 1)`,
            )
            .catch((error) => {
              if (error.code !== '40P01') throw error
            })
        }
        await client.query(n % 4 === 2 ? 'rollback' : 'commit')
      }
    })
    const killed = (async () => {
      for (let n = 0; n < 4; n += 1) {
        const victim = await connect(t, service.databaseUrl)
        const { rows } = await victim.query('select pg_backend_pid() as pid')
        await victim.query('begin')
        await victim.query(insert, [people[n % 3]?.id, 600 + n, '2026-02-01Z'])
        await watcher.query('select pg_terminate_backend($1)', [rows[0].pid])
      }
    })()
    const leaving = (async () => {
      const { token, id } = leaver
      const posts = Array.from({ length: 6 }, () =>
        service.request('POST', '/api/weight', { token, body: { peso_kg: 70 } }),
      )
      await service.sql('delete from accounts where id = $1', [id])
      for (const { status } of await Promise.all(posts)) {
        if (![201, 401, 503].includes(status))
          throw new Error(`a weight of an account that goes was answered with ${status}`)
      }
    })()
    const watching = (async () => {
      const observer = await connect(t, service.databaseUrl)
      for (let n = 0; writing; n += 1) {
        const wrong = await summaryDifferences(observer)
        if (wrong.length > 0) throw new Error(`after ${n} looks: ${JSON.stringify(wrong)}`)
      }
    })()
    await Promise.all([...viaApi, ...viaSql, killed, leaving]).finally(() => {
      writing = false
    })
    await watching
    t.same(await summaryDifferences(watcher), [])
    const { rows } = await watcher.query(
      'select count(*)::integer as kept from weights where weight_kg >= 600',
    )
    t.same(rows, [{ kept: 0 }], 'no row of the killed writers')
    const today = await watcher.query(
      "select count(*)::integer as kept from weights where recorded_at > '2026-03-01Z'",
    )
    t.ok(today.rows[0].kept >= recorded, 'every row confirmed with 201')
    for (const { token, id } of people) {
      const [expected] = await service.sql(
        `select count(*)::integer as num_pesajes, max(weight_kg)::float8 as peso_max,
         min(weight_kg)::float8 as peso_min
       from weights where user_id = $1`,
        [id],
      )
      t.same((await service.request('GET', '/api/stats', { token })).json(), expected)
    }
  },
)

t.test('the summary is right when an extreme is deleted while another is recorded', async (t) => {
  const url = await createDatabase(t)
  const [first, second] = await Promise.all([connect(t, url), connect(t, url)])
  const [account] = await createAccounts(first, 1)
  for (const kg of [60, 70, 80])
    await first.query(insert, [account, kg, `2026-01-01T00:00:${kg - 50}Z`])
  await first.query('begin')
  await first.query('delete from weights where user_id = $1 and weight_kg = 80', [account])
  const recording = second.query(insert, [account, 75, '2026-01-02Z'])
  await untilBlocked(first, second)
  await first.query('commit')
  await recording
  t.same(await summaryDifferences(first), [], 'the deletion first')

  await first.query('begin')
  await first.query(insert, [account, 90, '2026-01-03Z'])
  const deleting = second.query(
    'delete from weights where user_id = $1 and weight_kg in (60, 75)',
    [account],
  )
  await untilBlocked(first, second)
  await first.query('commit')
  await deleting
  t.same(await summaryDifferences(first), [], 'the record first')
})
