import t from 'tap'
import { connect, createDatabase } from '../../support/postgres.ts'
import { startService } from '../../support/service.ts'
import { summaryDifferences } from '../../support/summaries.ts'

/** The statements by which an operator partitions the table by user, without concurrent writes. */
const divide = [
  'alter table weights rename to weights_undivided',
  'alter index weights_history rename to weights_history_undivided',
  'alter table weights_undivided rename constraint weights_pkey to weights_pkey_undivided',
  `create table weights (
     id bigint generated always as identity,
     user_id integer not null constraint weights_user_id_fkey references accounts on delete cascade,
     weight_kg numeric not null
       constraint weights_weight_kg_check check (weight_kg between 2 and 650),
     recorded_at timestamptz(3) not null,
     constraint weights_pkey primary key (user_id, id)
   ) partition by hash (user_id)`,
  ...Array.from(
    { length: 8 },
    (_, n) =>
      `create table weights_${n} partition of weights for values with (modulus 8, remainder ${n})`,
  ),
  `insert into weights (id, user_id, weight_kg, recorded_at) overriding system value
   select id, user_id, weight_kg, recorded_at from weights_undivided`,
  `create index weights_history on weights (user_id, recorded_at desc, id desc)
   include (weight_kg)`,
  `select setval(
     pg_get_serial_sequence('weights', 'id'), (select coalesce(max(id), 0) + 1 from weights), false
   )`,
  ...Object.entries({
    insert: 'referencing new table as new_rows',
    update: 'referencing old table as old_rows new table as new_rows',
    delete: 'referencing old table as old_rows',
    truncate: '',
  }).map(
    ([event, rows]) => `create trigger weights_${event} after ${event} on weights ${rows}
      for each statement execute function summarise_weights()`,
  ),
  'drop table weights_undivided',
]

t.test('the table partitioned by user gives the same answers as one table', async (t) => {
  const databaseUrl = await createDatabase(t)
  const service = await startService(t, { databaseUrl })
  const people = await Promise.all(Array.from({ length: 5 }, () => service.register()))
  for (const person of people) await service.addWeights(person, 2200)
  const answers = () =>
    Promise.all(
      people.flatMap(({ token }) =>
        ['stats', 'weights', 'weights/recent'].map(async (path) => {
          const { status, text } = await service.request('GET', `/api/${path}`, { token })
          return [status, text]
        }),
      ),
    )
  const before = await answers()
  const operator = await connect(t, databaseUrl)
  await operator.query('begin')
  for (const statement of divide) await operator.query(statement)
  await operator.query('commit')
  t.same(await answers(), before, 'the same answers as before')
  for (const { token } of people) {
    const { status } = await service.request('POST', '/api/weight', {
      token,
      body: { peso_kg: 62 },
    })
    t.equal(status, 201)
  }
  await operator.query('delete from weights where weight_kg = (select max(weight_kg) from weights)')
  await operator.query('delete from accounts where id = $1', [people[0]?.id])
  t.same(await summaryDifferences(operator), [])
  const { rows } = await operator.query(
    'select count(distinct tableoid)::integer as used from weights',
  )
  t.ok(rows[0].used > 1, 'several partitions have rows')
  const plan = await operator.query(
    `explain (format json) select * from weights where user_id = 7
      order by recorded_at desc, id desc limit 5`,
  )
  t.equal(JSON.stringify(plan.rows).match(/"Relation Name"/g)?.length, 1, 'one partition is read')
})
