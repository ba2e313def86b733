/** Weights with dates: recorded in batches, corrected, deleted. */
import t from 'tap'
import type { components } from '../../../generated/types.ts'
import { eachIs, outcome } from '../../support/outcome.ts'
import { profile, startService } from '../../support/service.ts'

type Item = components['schemas']['WeightItem']

const now = new Date('2026-06-15T10:00:00Z')
const service = await startService(t, { now: () => now })
let id: number
let token: string

t.beforeEach(async () => {
  ;({ id, token } = await service.register())
})

type Entry = [kg: unknown, date: unknown]
/** Entries of 2026 as text: kilograms, day and time, which is 08:00 unless given. */
const weighed = (text: string): Entry[] =>
  text.split(', ').map((one) => {
    const [kg, day, time = '08:00'] = one.split(' ')
    return [Number(kg), `2026-${day}T${time}:00Z`]
  })
const entry = ([peso_kg, fecha_registro]: Entry) => ({ peso_kg, fecha_registro })
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  service.request(method, `/api/weights/${path}`, { token, body })
const batch = (entries: Entry[], more = {}) =>
  send('POST', 'batch', { weights: entries.map(entry), ...more })
const correct = (record: number | string, body: unknown) => send('PUT', String(record), body)
const remove = (record: number | string) => send('DELETE', String(record))
const get = async (path: string) => (await service.request('GET', `/api/${path}`, { token })).json()
/** The history as weights and dates, newest first. */
const history = async (): Promise<[number, string][]> =>
  (await get('weights')).weights.map((item: Item) => [item.peso_kg, item.fecha_registro])
/** Records the weights and returns their ids. */
const recorded = async (entries: Entry[]): Promise<number[]> => {
  const reply = await batch(entries)
  if (reply.status !== 200) throw new Error(reply.text)
  return reply.json().weights.map((item: Item) => item.id)
}
const results = async (entries: Entry[]): Promise<string[]> =>
  (await batch(entries, { check: true }))
    .json()
    .results.map(({ outcome, code }: { outcome: string; code: string | null }) => code ?? outcome)

t.test('a batch is stored in any order and answered in its own', async (t) => {
  const reply = await batch([
    [70, '2026-03-02'],
    [69.5, '2026-03-01T09:08:07.1239+01:00'],
    [71, '20260303T070809Z'],
  ])
  t.match(reply.json(), {
    recorded: 3,
    known: 0,
    weights: [
      { id: Number, peso_kg: 70, fecha_registro: '2026-03-01T23:00:00.000Z' },
      { peso_kg: 69.5, fecha_registro: '2026-03-01T08:08:07.123Z' },
      { peso_kg: 71, fecha_registro: '2026-03-03T07:08:09.000Z' },
    ],
  })
  const ids = reply.json().weights.map((item: Item) => item.id)
  t.same(
    ids.toSorted((a: number, b: number) => a - b),
    ids,
    'ids ascend in the batch',
  )
  t.same(
    (await history()).map(([kg]) => kg),
    [71, 70, 69.5],
  )
  t.same(await get('stats'), { num_pesajes: 3, peso_max: 71, peso_min: 69.5 })
})

t.test('a repeated batch changes nothing and is answered with the same ids', async (t) => {
  const entries: Entry[] = [
    [70, '2026-03-02T08:00:00Z'],
    [70.0, '2026-03-02T09:00:00+01:00'],
    [71, '2026-03-02T08:00:00Z'],
  ]
  const first = await batch(entries)
  const [one, same, other] = first.json().weights.map((item: Item) => item.id)
  t.equal(same, one)
  t.not(other, one)
  t.match(first.json(), { recorded: 2, known: 1 })
  const again = await batch(entries)
  t.match(again.json(), {
    recorded: 0,
    known: 3,
    weights: [{ id: one }, { id: one }, { id: other }],
  })
  await service.sql(
    "insert into weights (user_id, weight_kg, recorded_at) values ($1, 70.0, '2026-03-02T08:00Z')",
    [id],
  )
  t.equal((await batch(entries.slice(0, 1))).json().weights[0].id, one, 'of several the lowest')
})

t.test('known weights are not checked at all', async (t) => {
  await recorded([[70, '2026-03-02']])
  await recorded([[72, '2026-03-03']])
  await service.sql('update weights set weight_kg = 90 where weight_kg = 72 and user_id = $1', [id])
  await service.request('POST', '/api/user', {
    token,
    body: { ...profile, fecha_nacimiento: '2026-04-01' },
  })
  t.match((await batch([[90, '2026-03-03']])).json(), { recorded: 0, known: 1 })
  t.equal(outcome(await batch([[91, '2026-03-03']])), '400 weight_date_invalid 1900-01-01 0')
})

t.test('a date is an instant with a zone or a day, within its limits', async (t) => {
  const invalid = `2026-06-15T10:01:00.001Z|2026-06-16|1899-12-31|1899-12-31T23:00:00Z|2026-02-30|
hoy||2026-06-15T10:00:00|2026-06-15 10:00|15/06/2026
2026-06-15T25:00Z|2026-6-1|2026-06-15T10:00+25:00
0000-05-05|0050-01-01|0000-05-05T10:00Z|9999-12-31|9999-12-31T23:59:59Z
2026-03-01T10:00:00.${'0'.repeat(44)}Z`
  for (const date of invalid.split(/[|\n]/)) {
    t.equal(outcome(await batch([[70, date]])), '400 weight_date_invalid 1900-01-01 0', date)
    t.same(await results([[70, date]]), ['weight_date_invalid'], date)
  }
  const [record = 0] = await recorded([[70, '1900-01-01']])
  for (const date of invalid.split(/[|\n]/)) {
    const reply = await correct(record, { peso_kg: 70, fecha_registro: date })
    t.equal(outcome(reply), '400 weight_date_invalid 1900-01-01', date)
  }
  t.equal((await batch([[70, '2026-06-15T10:01:00.000Z']])).status, 200)
  await service.request('POST', '/api/user', { token, body: profile })
  const born = profile.fecha_nacimiento
  const before = `${Number(born.slice(0, 4)) - 1}${born.slice(4)}`
  const bad = '400 weight_date_invalid 1900-01-01'
  t.equal(outcome(await batch([[70, before]])), `${bad} 0`)
  t.equal(outcome(await correct(record, { peso_kg: 70, fecha_registro: before })), bad)
  t.equal((await correct(record, { peso_kg: 71 })).status, 200, 'a kept date is not checked')
  t.equal((await batch([[70, born]])).status, 200)
})

t.test('the first faulty entry is reported with its index', async (t) => {
  const good: Entry = [70, '2026-03-02']
  const outOfRange: Entry = [700, '2026-03-03']
  const noDate: Entry = [70, 'x']
  const noNumber: Entry = ['70', '2026-03-01']
  const contradiction = weighed('95 03-03, 90 03-02, 70 03-01')
  const cases: [entries: Entry[], expected: string][] = [
    [[good, outOfRange, noDate], '400 weight_out_of_range 2 650 1'],
    [[good, noDate, outOfRange], '400 weight_date_invalid 1900-01-01 1'],
    [[good, noNumber], '400 invalid_field peso_kg reason_number 1'],
    [[noDate, noNumber], '400 weight_date_invalid 1900-01-01 0'],
    [[[70, undefined]], '400 missing_field fecha_registro 0'],
    [[good, [undefined, '2026-03-01']], '400 missing_field peso_kg 1'],
    [[[70, 5]], '400 invalid_field fecha_registro reason_string 0'],
    [[...contradiction, outOfRange], '400 weight_out_of_range 2 650 3'],
    [contradiction, '400 weight_change_too_large 1 5 20 weight_change_too_large_one_day 1'],
  ]
  for (const [entries, expected] of cases)
    t.equal(outcome(await batch(entries)), expected, JSON.stringify(entries))
  const noObject = await send('POST', 'batch', { weights: [entry(good), 7] })
  t.equal(outcome(noObject), '400 invalid_field weights reason_object 1')
  const text = (await batch([good, outOfRange])).json().error
  t.equal(text, 'Registro 1: El peso debe estar entre 2 y 650 kg')
  t.same(await history(), [], 'nothing is stored')
})

t.test('the request as a whole has no index', async (t) => {
  const tooMany = Array.from({ length: 1001 }, (_, n) => entry([70, `2026-03-01T10:00:00.${n}Z`]))
  const bodies: [body: unknown, expected: string][] = [
    [{ weights: [] }, '400 invalid_field weights reason_min_items 1'],
    [{ weights: tooMany }, '400 invalid_field weights reason_max_items 1000'],
    [{ weights: [{ peso_kg: 'x' }], check: 1 }, '400 invalid_field check reason_boolean'],
  ]
  for (const [body, expected] of bodies)
    t.equal(outcome(await send('POST', 'batch', body)), expected)
})

t.test('a check returns the outcome of each entry and stores nothing', async (t) => {
  await recorded([[70, '2026-03-02']])
  const before = await history()
  const told = await results([
    [70, '2026-03-02'],
    [90, '2026-03-04'],
    [1, '2026-03-04'],
    [72, '2026-03-03'],
    [72, '2026-03-03'],
    ['72', '2026-03-03'],
    [72, 'x'],
  ])
  t.same(told, [
    ...['known', 'weight_change_too_large', 'weight_out_of_range', 'new', 'known'],
    ...['invalid_field', 'weight_date_invalid'],
  ])
  t.same(await history(), before)
  t.equal((await get('stats')).num_pesajes, 1)
})

t.test('both neighbours count, and only the last record of a day', async (t) => {
  for (const text of ['70 03-01, 72 03-05', '90 03-05 07:00']) await recorded(weighed(text))
  const tooLarge = (...told: unknown[]) => `400 weight_change_too_large ${told.join(' ')}`
  const nextDay = 'weight_change_too_large_later_one_day'
  const oneDay = 'weight_change_too_large_one_day'
  const cases: Record<string, string> = {
    '81 03-03': tooLarge(2, 10, 11, 0),
    '84 03-04': tooLarge(1, 5, 12, nextDay, 0),
    '600 03-05 07:30': '200', // not the last of its day
    '600 03-05': tooLarge(4, 20, 530, 0), // the higher id
    '77 03-04 07:00': '200',
    '81 03-06 07:00': tooLarge(1, 5, 9, oneDay, 0),
    // The records of a batch are checked against each other.
    '86 03-08, 77 03-06, 82 03-07': '200',
    // Of two that contradict each other the later one is bad.
    '66 03-10, 90 03-09': tooLarge(1, 5, 24, oneDay, 0),
    // The earliest by date is reported.
    '60 02-20, 86 03-09, 40 02-21, 100 03-10': tooLarge(1, 5, 20, oneDay, 2),
  }
  for (const [text, expected] of Object.entries(cases))
    t.equal(outcome(await batch(weighed(text))), expected, text)
})

t.test('new weights of one batch and day differ by at most 10 kg', async (t) => {
  const sameDay = (actual: number, index: number) =>
    `400 weight_change_too_large 0 10 ${actual} weight_change_too_large_same_day ${index}`
  const cases: Record<string, string> = {
    '70 03-01 07:00, 80 03-01': '200', // exactly the limit
    '70 03-02 07:00, 80.01 03-02': sameDay(10.01, 1),
    '80.01 03-02, 70 03-02 07:00': sameDay(10.01, 0), // the later by date is bad
    '80.01 03-02, 70 03-02': sameDay(10.01, 1), // the later in the batch
    '71.4 03-04 07:00, 431 03-04 07:05, 71.3 03-04': sameDay(359.6, 1),
    // Any two of the day, with the largest difference.
    '70 03-06 06:00, 78 03-06 07:00, 86 03-06': sameDay(16, 2),
    '86 03-08 06:00, 70 03-08 07:00, 80.5 03-08': sameDay(16, 1),
    // Midnight lies between them.
    '70 03-10 22:59, 75 03-10 23:00, 59 03-10 22:00, 60 03-09 23:00': sameDay(11, 0),
    '60 03-12, 90 03-12 09:00, 99 03-13': sameDay(30, 1),
  }
  for (const [text, expected] of Object.entries(cases))
    t.equal(outcome(await batch(weighed(text))), expected, text)
  const slip = weighed('80 03-01 07:00, 431 03-01 07:30, 420 03-01 07:45, 71 03-01 08:00')
  const tooLarge = 'weight_change_too_large'
  t.same(await results(slip), ['new', tooLarge, tooLarge, tooLarge], 'told by a check')
  t.equal(outcome(await batch(weighed('300 03-01 07:45'))), '200', 'stored ones do not count')
  const known = weighed('300 03-01 07:45, 82 03-01 07:50')
  t.equal(outcome(await batch(known)), '200', 'known ones do not count')
  const reply = await batch(weighed('70 03-02 07:00, 90 03-02'))
  t.equal(
    reply.json().error,
    'Registro 1: El peso difiere en 20 kg de otro nuevo del mismo día; ' +
      'se admiten como máximo 10 kg',
  )
})

t.test('a corrected record keeps its id and is checked in its new place', async (t) => {
  const [first = 0, slip = 0, last = 0] = await recorded(weighed('70 03-01, 71 03-02, 72 03-03'))
  const reply = await correct(slip, { peso_kg: 70.5 })
  t.same(reply.json(), { id: slip, peso_kg: 70.5, fecha_registro: '2026-03-02T08:00:00.000Z' })
  t.equal(
    outcome(await correct(slip, { peso_kg: 78 })),
    '400 weight_change_too_large 1 5 8 weight_change_too_large_one_day',
  )
  t.equal(
    outcome(await correct(first, { peso_kg: 60 })),
    '400 weight_change_too_large 1 5 10.5 weight_change_too_large_later_one_day',
  )
  // The former place does not count: only 72 kg, two days later, are compared.
  const moved = await correct(first, { peso_kg: 75, fecha_registro: '2026-03-04' })
  t.same(moved.json(), { id: first, peso_kg: 75, fecha_registro: '2026-03-03T23:00:00.000Z' })
  t.same(
    (await history()).map(([kg]) => kg),
    [75, 72, 70.5],
  )
  t.same(await get('stats'), { num_pesajes: 3, peso_max: 75, peso_min: 70.5 })
  await recorded(weighed('71 03-01'))
  t.equal(outcome(await remove(slip)), '200')
  t.equal(outcome(await remove(last)), '200')
  const body = { peso_kg: 71 }
  for (const faulty of [{}, { peso_kg: '70' }, { peso_kg: 1 }, { ...body, fecha_registro: null }])
    t.match(outcome(await correct(first, faulty)), /^400 (missing_field|invalid_field|weight_out)/)
})

t.test('a slip is deleted, and its extremes and its place in the rule are gone', async (t) => {
  await service.request('POST', '/api/user', { token, body: profile })
  const [{ slip } = { slip: 0 }] = await service.sql<{ slip: number }>(
    `insert into weights (user_id, weight_kg, recorded_at)
     values ($1, 600, now() - interval '1 day') returning id::integer as slip`,
    [id],
  )
  t.equal(
    (await service.request('POST', '/api/weight', { token, body: { peso_kg: 60 } })).status,
    400,
  )
  const reply = await remove(slip)
  t.same([reply.status, reply.json()], [200, { message: 'Peso eliminado' }])
  t.equal((await service.request('GET', '/api/imc', { token })).status, 404)
  t.same(await get('stats'), { num_pesajes: 0, peso_max: 0, peso_min: 0 })
  t.equal(
    (await service.request('POST', '/api/weight', { token, body: { peso_kg: 60 } })).status,
    201,
  )
  t.equal(outcome(await remove(slip)), '404 weight_not_found')
})

t.test('an id without an own record is a 404', async (t) => {
  const [own = 0] = await recorded([[70, '2026-03-01']])
  ;({ token } = await service.register())
  const unknown = [own, 999_999, 0, -1, 2 ** 53, '9223372036854775808', '9'.repeat(400)]
  await eachIs(t, '404 weight_not_found', unknown, (record) => correct(record, { peso_kg: 70 }))
  await eachIs(t, '404 weight_not_found', unknown, remove)
})

t.test('a batch is deleted by one call, without the ids of others', async (t) => {
  const days = Array.from(
    { length: 1000 },
    (_, index) => new Date(now.getTime() - index * 86_400_000),
  )
  const ids = await recorded(days.map((day): Entry => [70, day.toISOString()]))
  const [kept] = await recorded([[71, now.toISOString()]])
  const own = { id, token }
  ;({ token } = await service.register())
  const [foreign] = await recorded([[70, now.toISOString()]])
  const deleteAll = (weight_ids: unknown) => send('POST', 'batch-delete', { weight_ids })
  t.same((await deleteAll([...ids.slice(1), kept])).json(), { deleted: [] })
  token = own.token
  const [first, second] = ids
  const some = [Number.MAX_SAFE_INTEGER, second, foreign, -1, first, 0]
  t.same(
    (await deleteAll(some)).json(),
    { deleted: [second, first] },
    'in the order of the request',
  )
  const rest = ids.slice(2)
  t.same((await deleteAll(rest)).json(), { deleted: rest })
  t.same((await deleteAll(rest)).json(), { deleted: [] }, 'again')
  t.same(await history(), [[71, now.toISOString()]])
  t.same(await get('stats'), { num_pesajes: 1, peso_max: 71, peso_min: 71 })
  for (const refused of [[], [kept, kept], [...ids, 1e6], [String(kept)], [1.5], [2 ** 60], kept])
    t.equal(outcome(await deleteAll(refused)).slice(0, 3), '400')
  t.equal((await history()).length, 1)
})

t.test('an account gets at most 100,000 records', async (t) => {
  await recorded([[70, '2026-02-28']])
  await service.sql('update weight_summaries set records = 99999 where user_id = $1', [id])
  const two: Entry[] = [
    [70, '2026-03-01'],
    [70, '2026-03-02'],
  ]
  t.equal(outcome(await batch(two)), '400 too_many_weights 100000')
  t.same(await results(two), ['new', 'too_many_weights'])
  t.equal((await batch(two.slice(0, 1))).status, 200)
  t.equal(outcome(await batch(two.slice(1))), '400 too_many_weights 100000')
  t.match((await batch(two.slice(0, 1))).json(), { recorded: 0, known: 1 })
  const recordedNow = await service.request('POST', '/api/weight', { token, body: { peso_kg: 70 } })
  t.equal(recordedNow.status, 201, 'recordWeight has no such limit')
})
