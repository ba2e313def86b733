import type pg from 'pg'
import t from 'tap'
import { limits } from '../../src/measurements/limits.ts'
import { noonZone } from '../fuzz/settings.ts'
import { outcome } from '../support/outcome.ts'
import { connect, untilBlocked } from '../support/postgres.ts'
import { startService } from '../support/service.ts'

const zone = noonZone()
const service = await startService(t, { env: { APP_TIMEZONE: zone } })

/** Inserts a record at noon of an earlier day, without the check of the rule. */
const recordDaysAgo = (userId: number, days: number, kg: number) =>
  service.sql(
    `insert into weights (user_id, weight_kg, recorded_at)
     values ($1, $2, date_trunc('day', now(), $3) + interval '12 hours' - $4 * interval '1 day')`,
    [userId, kg, zone, days],
  )
const post = (token: string, peso_kg: number) =>
  service.request('POST', '/api/weight', { token, body: { peso_kg } })

t.test('a change of 5 kg per day is accepted, a larger one is refused with numbers', async (t) => {
  const cases: [days: number, before: number, after: number, refusal?: string][] = [
    [1, 70, 75],
    [1, 70, 65],
    [1, 70, 75.01, '1 5 5.01'],
    [1, 70, 64.99, '1 5 5.01'],
    [3, 70.3, 85.3],
    [3, 70.3, 85.4, '3 15 15.1'],
    [2, 64.1, 74.1], // in binary 9.999999999999993 or 10.000000000000007
    [2, 74.1, 64.1],
    [30, 60, 210],
    [30, 60, 210.5, '30 150 150.5'],
    [400, 2, 650],
  ]
  for (const [days, before, after, refusal] of cases) {
    const { id, token } = await service.register()
    await recordDaysAgo(id, days, before)
    const expected = refusal === undefined ? '201' : `400 weight_change_too_large ${refusal}`
    const name = `${before} kg, ${days} days later ${after} kg`
    t.equal(outcome(await post(token, after)), expected, name)
    const stored = await service.sql<{ kg: number }>(
      'select weight_kg::float8 as kg from weights where user_id = $1 order by id',
      [id],
    )
    t.same(
      stored.map(({ kg }) => kg),
      refusal === undefined ? [before, after] : [before],
      name,
    )
  }
  const { id, token } = await service.register()
  await recordDaysAgo(id, 3, 70.3)
  t.same((await post(token, 85.4)).json(), {
    error:
      'El peso difiere 15.1 kg del registro anterior, de hace 3 día(s); como máximo se ' +
      'admiten 15 kg',
  })
})

t.test('only the latest own record of an earlier day counts', async (t) => {
  const { id, token } = await service.register()
  const luis = await service.register()
  await recordDaysAgo(luis.id, 1, 40)
  await recordDaysAgo(id, 10, 60)
  await recordDaysAgo(id, 2, 90)
  await recordDaysAgo(id, 2, 80) // the same time: the record with the higher id counts
  const weights: [kg: number, expected: string][] = [
    [91, '400 weight_change_too_large 2 10 11'], // although 1 kg from 90
    [69, '400 weight_change_too_large 2 10 11'], // although 9 kg from 60 in 10 days
    [70, '201'],
    [90, '201'], // 20 kg from a mistyped weight of the same day
    [91, '400 weight_change_too_large 2 10 11'], // the mistyped weight is not the reference
  ]
  for (const [kg, expected] of weights) t.equal(outcome(await post(token, kg)), expected)
})

const callWith = (
  maxPerDay: number,
) => `select recorded, days, allowed_kg::float8 as allowed, actual_kg::float8 as actual
  from record_weight($1, $2, $3, ${maxPerDay}, $4::timestamptz)`
const callRecord = callWith(limits.weightChangePerDay)

const createAccount = async (session: pg.Client): Promise<number> => {
  const text = `insert into accounts (username, password_hash, role)
    values (gen_random_uuid()::text, '-', 'user') returning id`
  return (await session.query<{ id: number }>(text)).rows[0]?.id ?? 0
}

t.test('days are calendar days of the time zone, also when the clocks change', async (t) => {
  const session = await connect(t, service.databaseUrl)
  const madrid = 'Europe/Madrid'
  const cases: [zone: string, first: string, second: string, days: number | null][] = [
    [madrid, '2026-01-10T23:30+01', '2026-01-11T00:30+01', 1],
    [madrid, '2026-01-10T00:00+01', '2026-01-10T23:59:59.999+01', null],
    [madrid, '2026-01-10T00:00+01', '2026-01-11T23:59:59.999+01', 1],
    // 29 March has 23 hours, 25 October has 25.
    [madrid, '2026-03-28T23:30+01', '2026-03-29T00:30+01', 1],
    [madrid, '2026-03-29T00:30+01', '2026-03-29T23:30+02', null],
    [madrid, '2026-03-28T23:30+01', '2026-03-30T00:30+02', 2],
    [madrid, '2026-03-29T23:30+02', '2026-03-30T00:30+02', 1],
    [madrid, '2026-10-24T23:30+02', '2026-10-25T00:30+02', 1],
    [madrid, '2026-10-25T00:30+02', '2026-10-25T23:30+01', null],
    [madrid, '2026-10-25T02:30+02', '2026-10-25T02:30+01', null],
    [madrid, '2026-10-25T23:30+01', '2026-10-26T00:30+01', 1],
    // Days with two midnights.
    ['Atlantic/Azores', '2026-10-25T00:30Z', '2026-10-25T12:00Z', null],
    ['Atlantic/Azores', '2026-10-24T23:59Z', '2026-10-25T00:01Z', 1],
    ['America/Havana', '2026-11-01T04:30Z', '2026-11-01T17:00Z', null],
    // Midnight in one zone only.
    ['UTC', '2026-01-10T23:30+01', '2026-01-11T00:30+01', null],
    [madrid, '2026-07-10T23:30Z', '2026-07-11T00:30Z', null],
    // A year with a leap day, and a day that was left out.
    [madrid, '2024-02-28T12:00+01', '2025-02-28T12:00+01', 366],
    ['Pacific/Apia', '2011-12-29T12:00-10', '2011-12-31T12:00+14', 2],
  ]
  // One kilogram per day: with the default of five, a year would exceed the maximum weight.
  const callOfDays = callWith(1)
  for (const [zone, first, second, days] of cases) {
    const what = `${zone}: ${first} to ${second}`
    const account = await createAccount(session)
    await session.query(callOfDays, [account, 100, zone, first])
    const allowed = days
    const kg = 100 + (allowed ?? 50)
    const tooMuch = await session.query(callOfDays, [account, kg + 0.01, zone, second])
    t.match(tooMuch.rows, [{ recorded: days === null, days, allowed }], `${what}: 10 g too much`)
    if (days === null) continue
    const { rows } = await session.query(callOfDays, [account, kg, zone, second])
    t.same(
      rows,
      [{ recorded: true, days, allowed, actual: allowed }],
      `${what}: the allowed maximum`,
    )
  }
})

t.test('of two concurrent weights beyond the limit together, the second is refused', async (t) => {
  const evening = await connect(t, service.databaseUrl)
  const night = await connect(t, service.databaseUrl)
  const account = await createAccount(evening)
  const record = (session: pg.Client, kg: number, at: string) =>
    session.query(callRecord, [account, kg, 'Europe/Madrid', at])
  await record(evening, 70, '2026-01-08T12:00+01')
  await evening.query('begin')
  t.match((await record(evening, 75, '2026-01-09T23:59:59.9+01')).rows, [{ recorded: true }])
  // 62 kg would be allowed after the committed record: 8 kg in two days.
  const second = record(night, 62, '2026-01-10T00:00:00.1+01')
  await untilBlocked(evening, night)
  await evening.query('commit')
  t.same((await second).rows, [{ recorded: false, days: 1, allowed: 5, actual: 13 }])
})

t.test('weights of different people do not wait for each other', async (t) => {
  const first = await connect(t, service.databaseUrl)
  const second = await connect(t, service.databaseUrl)
  const record = async (session: pg.Client, account: number) =>
    (await session.query(callRecord, [account, 70, 'UTC', '2026-01-08T12:00Z'])).rows
  const accounts = [await createAccount(second), await createAccount(second)] as const
  await first.query('begin')
  await record(first, accounts[0])
  t.match(await record(second, accounts[1]), [{ recorded: true }])
  await first.query('rollback')
})
