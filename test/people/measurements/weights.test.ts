/** Weights: their limits, the change per day, and the lists. */
import type pg from 'pg'
import t from 'tap'
import type { components } from '../../../generated/types.ts'
import { noonZone } from '../../fuzz/settings.ts'
import { eachIs, outcome } from '../../support/outcome.ts'
import { connect } from '../../support/postgres.ts'
import { startService } from '../../support/service.ts'

type Item = components['schemas']['WeightItem']

const zone = noonZone()
const service = await startService(t, { env: { APP_TIMEZONE: zone } })
let id: number
let token: string

t.beforeEach(async () => {
  ;({ id, token } = await service.register())
})

const post = (body: unknown) => service.request('POST', '/api/weight', { token, body })
const record = (peso_kg: number) => post({ peso_kg })
const get = async (path: string) => (await service.request('GET', `/api/${path}`, { token })).json()
const history = async (): Promise<Item[]> => (await get('weights')).weights
const weightsOf = (items: Item[]) => items.map(({ peso_kg }) => peso_kg)

t.test('without weights the statistics are zeros and the lists are empty', async (t) => {
  t.same(await get('stats'), { num_pesajes: 0, peso_max: 0, peso_min: 0 })
  t.same(await get('weights'), { weights: [] })
  t.same(await get('weights/recent'), { weights: [] })
})

t.test('a weight is recorded without a profile, with its time in UTC', async (t) => {
  const before = Date.now()
  const reply = await record(70.5)
  const after = Date.now()
  t.same([reply.status, reply.json()], [201, { message: 'Peso registrado' }])
  const [item] = await history()
  t.match(item, { id: Number, peso_kg: 70.5, fecha_registro: /^[\d-]{10}T[\d:]{8}\.\d{3}Z$/ })
  const recorded = Date.parse(item?.fecha_registro ?? '')
  t.ok(recorded >= before - 1 && recorded <= after + 1, 'the time of the call, to a millisecond')
})

t.test('a weight is between its limits and comes back with every sent digit', async (t) => {
  // All weights of one day are stored and not compared with each other.
  const weights = [2, 2.0000001, 70, 649.9999999, 650, 70.123456789]
  for (let index = 0; index < 40; index += 1) weights.push(Number((64.1 + index * 0.07).toFixed(2)))
  await eachIs(t, '201', weights, record)
  t.same(weightsOf(await history()), weights.toReversed())
  const outside = ['1.9999999', '650.0000001', '0', '-0', '-70', '1e-320', '1e308']
  const postText = (text: string) => post(`{"peso_kg":${text}}`)
  await eachIs(t, '400 weight_out_of_range 2 650', outside, postText)
  const error = 'El peso debe estar entre 2 y 650 kg'
  t.same((await postText('1')).json(), { error })
  for (const text of ['1e400', '-1e400']) t.equal((await postText(text)).status, 400, text)
  t.equal((await history()).length, weights.length)
})

t.test('twenty concurrent weights are all stored, in the order of their times', async (t) => {
  const weights = Array.from({ length: 20 }, (_, index) => 60 + index)
  const replies = await Promise.all(weights.map(record))
  t.same(new Set(replies.map(outcome)), new Set(['201']))
  const items = await history()
  t.same(weightsOf(items).sort(), weights)
  const ids = items.map((item) => item.id)
  t.same(
    ids,
    ids.toSorted((a, b) => b - a),
    'the later one has the higher id',
  )
})

t.test('lists are newest first, equal times by id; the recent one has five', async (t) => {
  const other = await service.register()
  const days = [5, 7, 5, 6, 5, 1, 7]
  for (const [index, day] of days.entries())
    await service.sql(
      'insert into weights (user_id, weight_kg, recorded_at) values ($1, $3, $4), ($2, 99, $4)',
      [id, other.id, 70 + index / 10, `2026-01-0${day}T06:05:04.0${index === 3 ? '5' : '06'}Z`],
    )
  const items = await history()
  t.same(
    items.map(({ peso_kg, fecha_registro }) => [peso_kg, fecha_registro]),
    [
      [70.6, '2026-01-07T06:05:04.006Z'],
      [70.1, '2026-01-07T06:05:04.006Z'],
      [70.3, '2026-01-06T06:05:04.050Z'],
      [70.4, '2026-01-05T06:05:04.006Z'],
      [70.2, '2026-01-05T06:05:04.006Z'],
      [70, '2026-01-05T06:05:04.006Z'],
      [70.5, '2026-01-01T06:05:04.006Z'],
    ],
  )
  t.same((await get('weights/recent')).weights, items.slice(0, 5))
  t.same(await get('stats'), { num_pesajes: 7, peso_max: 70.6, peso_min: 70 })
})

/** Inserts a record at noon of an earlier day, without the check of the rule. */
const recordDaysAgo = (userId: number, days: number, kg: number) =>
  service.sql(
    `insert into weights (user_id, weight_kg, recorded_at)
     values ($1, $2, date_trunc('day', now(), $3) + interval '12 hours' - $4 * interval '1 day')`,
    [userId, kg, zone, days],
  )

t.test('a change of 5 kg per day is accepted, a larger one is refused with numbers', async (t) => {
  const cases: [days: number, before: number, after: number, refusal?: string][] = [
    [1, 70, 75],
    [1, 70, 65],
    [1, 70, 75.01, '1 5 5.01 weight_change_too_large_one_day'],
    [1, 70, 64.99, '1 5 5.01 weight_change_too_large_one_day'],
    [3, 70.3, 85.3],
    [3, 70.3, 85.4, '3 15 15.1'],
    [2, 64.1, 74.1], // in binary 9.999999999999993 or 10.000000000000007
    [2, 74.1, 64.1],
    [30, 60, 210],
    [30, 60, 210.5, '30 150 150.5'],
    [400, 2, 650],
  ]
  for (const [days, before, after, refusal] of cases) {
    ;({ id, token } = await service.register())
    await recordDaysAgo(id, days, before)
    const expected = refusal === undefined ? '201' : `400 weight_change_too_large ${refusal}`
    const name = `${before} kg, ${days} days later ${after} kg`
    t.equal(outcome(await record(after)), expected, name)
    const stored = refusal === undefined ? [after, before] : [before]
    t.same(weightsOf(await history()), stored, name)
  }
  ;({ id, token } = await service.register())
  await recordDaysAgo(id, 3, 70.3)
  const error =
    'El peso difiere en 15,1 kg del registro anterior, de hace 3 días; se admiten como máximo 15 kg'
  t.same((await record(85.4)).json(), { error })
})

t.test('only the latest own record of an earlier day counts', async (t) => {
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
  for (const [kg, expected] of weights) t.equal(outcome(await record(kg)), expected)
})

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
  const text = 'insert into weights (user_id, weight_kg, recorded_at) values ($1, 100, $2)'
  const compared = `select days, allowed_kg::float8 as allowed, actual_kg::float8 as actual
    from compare_weight($1, 101.5, $2, $3, 5) where not later`
  for (const [zone, first, second, days] of cases) {
    const account = await createAccount(session)
    await session.query(text, [account, first])
    const { rows } = await session.query(compared, [account, second, zone])
    const expected = days === null ? [] : [{ days, allowed: 5 * days, actual: 1.5 }]
    t.same(rows, expected, `${zone}: ${first} to ${second}`)
  }
})
