/** Measurements of scales, as their programs send them. */
import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import t, { type Test } from 'tap'
import type { components } from '../../../generated/types.ts'
import { readDeviceWeights } from '../../../src/people/measurements/device-weight.ts'
import { momentReader } from '../../../src/people/measurements/written-weight.ts'
import { seed } from '../../fuzz/settings.ts'
import { outcome } from '../../support/outcome.ts'
import { connect } from '../../support/postgres.ts'
import { profile, startService } from '../../support/service.ts'
import { summaryDifferences } from '../../support/summaries.ts'

const now = new Date('2026-09-15T10:00:00Z')
const env = { LOG_LEVEL: 'trace', APP_TIMEZONE: 'UTC' }
const service = await startService(t, { env, now: () => now })
let id: number
let token: string

t.beforeEach(async () => {
  ;({ id, token } = await service.register())
})

const genuine: Record<string, { bodies: object[] }> = JSON.parse(
  await readFile(new URL('device-bodies.json', import.meta.url), 'utf8'),
)
const bodiesOf = (program: string): object[] => genuine[program]!.bodies

t.test('other calls get their turn while 10,000 measurements are refused', async (t) => {
  const measurements = Array(10_000).fill({ date: '2026-01-01T00:00:00Z', weight: 1 })
  const body = { event: 'insert', measurements }
  let turns = 0
  let next = setImmediate(function turn() {
    turns += 1
    next = setImmediate(turn)
  })
  const moments = momentReader('UTC', () => now)
  const { weights } = await readDeviceWeights(body, undefined, moments)
  clearImmediate(next)
  t.ok(weights.every(({ code }) => code === 'weight_out_of_range'))
  t.ok(turns >= 9, `${turns} turns`)
})

const send = (body: unknown, user?: string, as = token) => {
  const query = user === undefined ? '' : `?user=${encodeURIComponent(user)}`
  return service.request('POST', `/api/weights/devices${query}`, { token: as, body })
}

const names = ['recorded', 'known', 'changed', 'deleted', 'ignored'] as const
/** The answer as a text, such as `recorded 1, 0 weight_out_of_range`. */
const told = async (body: unknown, user?: string, as = token): Promise<string> => {
  const reply = await send(body, user, as)
  if (reply.status !== 200) return outcome(reply)
  const { refused, ...counts } = reply.json()
  return [
    ...names.filter((name) => counts[name] > 0).map((name) => `${name} ${counts[name]}`),
    ...refused.map(({ index, code }: { index: number; code: string }) => `${index} ${code}`),
  ].join(', ')
}

type Item = components['schemas']['WeightItem']
const items = async (): Promise<Item[]> =>
  (await service.request('GET', '/api/weights', { token })).json().weights
/** The history as weights and dates, newest first. */
const history = async () =>
  (await items()).map((item) => `${item.peso_kg} ${item.fecha_registro.replace('.000Z', 'Z')}`)
/** Records a weight as a person does. */
const write = (peso_kg: number, fecha_registro: string) =>
  service.request('POST', '/api/weights/batch', {
    token,
    body: { weights: [{ peso_kg, fecha_registro }] },
  })

type Entry = [kg: unknown, date: unknown, more?: object]
/** A body of openScale-sync. */
const scale = (event: string, ...entries: Entry[]) => ({
  event,
  measurements: entries.map(([weight, date, more]) => ({ ...more, weight, date })),
})

t.test('openScale-sync sends its bodies as they stand, twice', async (t) => {
  const first = '68.4 2026-08-20T06:31:07Z'
  const date = '2026-08-21T06:29:55Z'
  const expected: [answer: string, again: string, history: string[]][] = [
    ['', '', []],
    ['recorded 1', 'known 1', [first]],
    ['recorded 1, known 1', 'recorded 1, known 1', [`68.2 ${date}`, first]],
    ['changed 1', 'changed 1', [`68.1 ${date}`, first]],
    ['deleted 1', 'deleted 1', [first]],
    ['', '', [first]],
  ]
  for (const [index, body] of bodiesOf('openscale-sync').entries()) {
    t.equal(await told(body), expected[index]![0], JSON.stringify(body))
    t.same(await history(), expected[index]![2])
  }
  for (const [index, body] of bodiesOf('openscale-sync').entries())
    t.equal(await told(body), expected[index]![1], `again ${JSON.stringify(body)}`)
  t.same(await history(), [first])
  const [, , both, update, remove] = bodiesOf('openscale-sync')
  t.equal(await told(update), 'recorded 1', 'an update may come first')
  t.equal(await told(update), 'known 1')
  t.equal(await told(both), 'known 2', 'the later weight stays')
  t.equal(await told(remove), 'deleted 1')
  t.equal(await told(remove), 'known 1')
})

t.test('Health Connect Webhook sends its bodies as they stand, twice', async (t) => {
  const [weights, steps] = bodiesOf('health-connect-webhook')
  t.equal(await told(steps), '')
  t.equal(await told(weights), 'recorded 2')
  t.equal(await told(weights), 'known 2')
  t.same(await history(), ['68.2 2026-08-21T06:29:55Z', '68.4 2026-08-20T06:31:07Z'])
})

t.test('Health Auto Export sends its bodies as they stand, twice', async (t) => {
  const [metrics, pounds] = bodiesOf('health-auto-export')
  t.equal(await told(metrics), 'recorded 2')
  for (const body of [metrics, metrics]) t.equal(await told(body), 'known 2')
  t.equal(await told(pounds), 'known 1', 'in another unit')
  t.same(await history(), ['68.2 2026-08-21T05:29:55Z', '68.4 2026-08-20T05:31:07Z'])
})

/** A body of Health Auto Export with metrics of a weight. */
const exported = (...metrics: [units: unknown, points: unknown][]) => ({
  data: {
    metrics: metrics.map(([units, data]) => ({ name: 'weight_body_mass', units, data })),
  },
})

t.test('Health Auto Export: other metrics, points and people', async (t) => {
  const date = '2026-08-20 07:31:07 +0200'
  const point = { qty: 70, date }
  const earlier = { qty: 70, date: '2026-08-19 07:31:07 +0200' }
  const other = { name: 'lean_body_mass', units: 'kg', data: [{ qty: 60, date }] }
  const unknown = '400 device_body_unknown'
  const weight = { name: 'weight_body_mass', units: 'kg' }
  const cases: [body: unknown, expected: string][] = [
    [{ data: { metrics: [] } }, ''],
    [{ data: { metrics: [other, null, 7, 'x', [], {}, { ...weight, name: 'Weight' }] } }, ''],
    [{ data: { metrics: [weight, { ...weight, data: null }, { ...weight, data: point }] } }, ''],
    [{ data: { metrics: null } }, unknown],
    [{ data: { metrics: { 0: other } } }, unknown],
    [{ data: { workouts: [] } }, unknown],
    [{ data: [other] }, unknown],
    [{ metrics: [other] }, unknown],
    [
      exported(['kg', [{ date }, { qty: null, date }, { qty: 70 }, { ...point, date: null }]]),
      [0, 1, 2, 3].map((index) => `${index} missing_field`).join(', '),
    ],
    [
      exported(['kg', [{ qty: '70', date }, null, 7, []]]),
      ['0 invalid_field', ...[1, 2, 3].map((index) => `${index} missing_field`)].join(', '),
    ],
    [
      exported([
        'kg',
        [
          { qty: 0, date },
          { qty: 1e308, date },
        ],
      ]),
      ['0 weight_out_of_range', '1 weight_out_of_range'].join(', '),
    ],
    [exported(['kg', [{ ...point, units: 'lb' }]]), '0 weight_unit_unknown'],
    [exported(['kg', [{ ...point, endDate: date }]]), '0 device_field_unknown'],
    [exported(['kg', [{ ...point, timestamp: '2026-08-19' }]]), '0 weight_date_invalid'],
    ...[null, undefined].map((units): [unknown, string] => [
      exported([units, [{ ...point, units: 'kg' }]]),
      '0 weight_unit_unknown',
    ]),
    // Before a number, after an event and a list.
    [{ ...exported(['kg', [point]]), weight: 71 }, 'recorded 1'],
    [{ ...exported(['kg', [point]]), event: 'test' }, ''],
    [{ ...exported(['kg', [point]]), weight: [] }, ''],
    [
      { data: { metrics: [other, ...exported(['x', [earlier]], ['kg', [point]]).data.metrics] } },
      'known 1, 0 weight_unit_unknown',
    ],
  ]
  for (const [body, expected] of cases) t.equal(await told(body), expected, JSON.stringify(body))
  const named = exported(['kg', [point, { ...point, username: 'Eva' }]])
  for (const [user, expected] of [
    [undefined, 'known 2'],
    ['Ana', 'known 1, ignored 1'],
    ['Eva', 'known 2'],
  ] as const)
    t.equal(await told(named, user), expected, `${user}`)
  t.equal((await history()).length, 1)
})

t.test('ble-scale-sync repeats a call', async (t) => {
  const [body] = bodiesOf('ble-scale-sync')
  t.equal(await told(body), 'recorded 1')
  t.equal(await told(body), 'known 1')
  t.equal(await told({ weight: 68.5 }), 'recorded 1', 'another weight')
  const later = (seconds: number) =>
    service.sql(
      `update weights set recorded_at = recorded_at - $2 * interval '1 second'
       where user_id = $1`,
      [id, seconds],
    )
  await later(61)
  t.equal(await told({ weight: 68.35 }), 'recorded 1', 'only the latest record counts')
  await later(100)
  t.equal(await told({ weight: 68.35 }), 'known 1')
  await later(21)
  t.equal(await told({ weight: 68.35 }), 'recorded 1', 'after more than two minutes')
  await later(3600)
  const own = { token, body: { peso_kg: 68.35 } }
  t.equal((await service.request('POST', '/api/weight', own)).status, 201)
  await later(61)
  t.equal(await told({ weight: 68.35 }), 'recorded 1', 'a person has sent the latest record')
})

t.test('the fields of a body tell the programs apart', async (t) => {
  const unknown = '400 device_body_unknown'
  const at = { kilograms: 68, time: '2026-08-20T06:31:07Z' }
  const cases: [body: unknown, expected: string][] = [
    [{ event: '' }, ''],
    [{ event: 'Insert', weight: 68, date: '2026-08-20T06:31:07Z' }, ''],
    [{ event: 'sync', measurements: [{ weight: 68, date: '2026-08-20' }], weight: [at] }, ''],
    [{ event: 'constructor' }, ''],
    [{ event: 'insert' }, '0 missing_field'],
    [{ event: 'insert', measurements: [] }, ''],
    [{ timestamp: null }, ''],
    [{ timestamp: 'x', weight: [] }, ''],
    [{ event: 5, weight: [at] }, 'recorded 1'],
    [{ event: null, weight: 69, timestamp: 'x' }, '0 weight_date_invalid'],
    [{ event: null, weight: 69 }, 'recorded 1'],
    [{ event: 5 }, unknown],
    [{ measurements: [at] }, unknown],
    [{ weight: '68' }, unknown],
    [{ weight: null, timestamp: 'x' }, unknown],
    [{}, unknown],
    [[{ event: 'test' }], unknown],
    ['"test"', unknown],
    [null, unknown],
  ]
  for (const [body, expected] of cases) t.equal(await told(body), expected, JSON.stringify(body))
  t.same((await history()).length, 2)
})

t.test('a refused measurement blocks no other, and is reported by its index', async (t) => {
  const day = (n: number) => `2026-08-0${n}T07:00:00Z`
  const hostile: Entry[] = [
    [70, day(3)],
    [undefined, day(1)],
    ['70', day(1)],
    [1.99, day(1)],
    [1e308, day(1)],
    [70, undefined],
    [70, 1_785_000_000_000],
    [70, '2026-08-01T07:00:00'],
    [70, '2026-09-15T10:01:00.001Z'],
    [700, 'x'],
    [8, day(2)], // a dog
    [69, '20260801T090000+0200'], // the first by date
  ]
  const body = scale('insert', ...hostile)
  body.measurements.push(...([null, 7, []] as never[]))
  const expected = `recorded 2, 1 missing_field, 2 invalid_field, 3 weight_out_of_range,
    4 weight_out_of_range, 5 missing_field, 6 invalid_field, 7 weight_date_invalid,
    8 weight_date_invalid, 9 weight_out_of_range, 10 weight_change_too_large, 12 missing_field,
    13 missing_field, 14 missing_field`
  t.equal(await told(body), expected.replace(/\n\s+/g, ' '))
  t.same(await history(), [`70 ${day(3)}`, `69 ${day(1)}`])
  t.equal(
    await told(scale('delete', [8, 'x'], [8, undefined], [8, day(3)])),
    'deleted 1, 0 weight_date_invalid, 1 missing_field',
  )
  t.equal(await told('{"weight": 1e999}'), '0 weight_out_of_range')
  const deep = `{"event": "insert", "values": ${'['.repeat(9000)}${']'.repeat(9000)},
    "weight": 70, "date": "${day(3)}"}`
  t.equal(await told(deep), 'recorded 1')
})

t.test('a known record is not checked at all', async (t) => {
  const date = '2026-08-20T07:00:00Z'
  await told(scale('insert', [70, date]))
  await service.request('POST', '/api/user', {
    token,
    body: { ...profile, fecha_nacimiento: '2026-08-25' },
  })
  t.equal(await told(scale('insert', [700, date], ['x', '2026-08-20'])), 'known 1, 1 invalid_field')
  t.equal(await told(scale('update', [70, date])), 'known 1')
  t.equal(await told(scale('update', [71, date])), '0 weight_date_invalid')
  t.equal(await told(scale('insert', [70, '2026-08-24'])), '0 weight_date_invalid')
  t.equal(await told(scale('delete', [70, date])), 'deleted 1')
})

t.test('records that no device sent stay', async (t) => {
  const date = '2026-08-20T07:00:00Z'
  await write(70, date)
  for (const event of ['insert', 'update', 'delete'])
    t.equal(await told(scale(event, [71, date])), 'known 1', event)
  t.same(await history(), [`70 ${date}`])
  // A device's record at the same instant is distinguished.
  await told(scale('insert', [70, '2026-08-21']))
  await write(72, '2026-08-21')
  t.equal(await told(scale('update', [73, '2026-08-21'])), 'changed 1')
  t.equal(await told(scale('delete', [73, '2026-08-21'])), 'deleted 1')
  t.same(await history(), ['72 2026-08-21T00:00:00Z', `70 ${date}`])
  const other = await service.register()
  t.equal(await told(scale('delete', [70, date]), undefined, other.token), 'known 1')
})

t.test('a correction or deletion by a person outlasts every device', async (t) => {
  const dates = [1, 2, 3].map((day) => `2026-08-0${day}T06:31:07Z`) as [string, string, string]
  const sent = dates.map((date, index): Entry => [[86.4, 70, 70.1][index], date])
  const weight = sent.map(([kilograms, time]) => ({ kilograms, time }))
  const bodies = [
    ...['update', 'insert', 'delete'].map((event) => scale(event, ...sent)),
    { timestamp: now.toISOString(), weight },
  ]
  await told(scale('insert', [70, dates[1]], [70.1, dates[2]]))
  await told(scale('insert', [74.9, dates[0]]))
  const [moved, deleted, corrected] = await items()
  const remove = (...some: (Item | undefined)[]) => {
    const body = { weight_ids: some.map((item) => item?.id) }
    return service.request('POST', '/api/weights/batch-delete', { token, body })
  }
  const change = (item: Item | undefined, method: 'PUT' | 'DELETE', body?: object) =>
    service.request(method, `/api/weights/${item?.id}`, { token, ...(body && { body }) })
  t.equal((await change(corrected, 'PUT', { peso_kg: 68.4 })).status, 200)
  t.equal((await change(deleted, 'DELETE')).status, 200)
  const later = { peso_kg: 70.1, fecha_registro: '2026-08-03T07:00:00Z' }
  t.equal((await change(moved, 'PUT', later)).status, 200)
  const expected = ['70.1 2026-08-03T07:00:00Z', `68.4 ${dates[0]}`]
  for (const body of bodies) {
    t.equal(await told(body), 'known 3', JSON.stringify(body))
    t.same(await history(), expected)
  }
  t.equal((await remove(corrected, moved)).json().deleted.length, 2)
  t.equal(await told(bodies[0]), 'known 3', 'also once the corrected ones are deleted')
  const other = await service.register()
  t.equal(await told(scale('insert', [70, dates[1]]), undefined, other.token), 'recorded 1')
})

t.test('an equal weight of the same minute is known', async (t) => {
  await write(68.4, '2026-08-20T06:31:00Z')
  await write(68.2, '2026-08-21T06:29:55Z')
  const full = scale('update', [68.4, '2026-08-20T06:31:07Z'], [68.2, '2026-08-21T06:29:55.412Z'])
  t.equal(await told(full), 'known 2')
  t.equal(await told(scale('insert', [68.4, '2026-08-20T06:32:00Z'])), 'recorded 1')
  t.equal(await told(scale('insert', [68.5, '2026-08-20T06:31:07Z'])), 'recorded 1')
})

t.test('a changed weight is compared with the days around', async (t) => {
  const date = '2026-08-02T07:00:00Z'
  await told(scale('insert', [70, '2026-08-01'], [71, date], [72, '2026-08-03']))
  for (const kg of [76, 66.5])
    t.equal(await told(scale('update', [kg, date])), '0 weight_change_too_large', `${kg} kg`)
  t.equal(await told(scale('update', [75, date])), 'changed 1')
})

const sent = fc.uniqueArray(
  fc.tuple(fc.constantFrom(60, 62, 64.5, 65, 67, 70, 75), fc.integer({ min: 0, max: 24 * 8 })),
  { minLength: 1, maxLength: 12, selector: ([, hour]) => hour },
)

t.test(`each measurement is checked like a written weight, seed ${seed}`, async (t) => {
  let [taken, refused] = [0, 0]
  const dateOf = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour)).toISOString()
  const property = fc.asyncProperty(sent, sent, async (...bodies) => {
    const [person, device] = [await service.register(), await service.register()]
    for (const body of bodies) {
      const entries = body.map(([kg, hour]): Entry => [kg, dateOf(hour)])
      const answer = (await send(scale('insert', ...entries), undefined, device.token)).json()
      taken += answer.recorded
      refused += answer.refused.length
      ;({ token } = person)
      const there = (await items()).map(({ fecha_registro }) => fecha_registro)
      for (const [kg, hour] of body.toSorted(([, a], [, b]) => a - b))
        if (!there.includes(dateOf(hour))) await write(kg, dateOf(hour))
    }
    const expected = (await history()).join()
    ;({ token } = device)
    const actual = (await history()).join()
    if (actual !== expected) throw new Error(`${actual} instead of ${expected}`)
  })
  await fc.assert(property, { seed, numRuns: 30 })
  t.ok(taken > 50 && refused > 50, `${taken} taken, ${refused} refused`)
})

t.test('measurements are stored in portions of 1,000, each of them whole', async (t) => {
  const count = 2500
  const start = Date.UTC(2026, 0, 1)
  const dateOf = (n: number) => new Date(start + n * 3_600_000).toISOString()
  // In no order, and every hundredth is refused.
  const entries = Array.from({ length: count }, (_, index): Entry => {
    const n = (index * 777) % count
    return [n % 100 === 0 ? 'x' : 70 + (n % 7) / 10, dateOf(n)]
  })
  await service.sql(`create function fail() returns trigger language plpgsql as $$ begin
      if new.recorded_at = '${dateOf(1501)}' then raise exception 'failed'; end if;
      return new;
    end $$;
    create trigger fail before insert on weights for each row execute function fail()`)
  t.equal(await told(scale('insert', ...entries)), '500 internal_error')
  t.equal((await history()).length, 990, 'the first portion')
  await service.sql('drop function fail cascade')
  const { refused, ...counts } = (await send(scale('insert', ...entries))).json()
  t.match(counts, { recorded: 2475 - 990, known: 990 })
  t.same(
    refused.map(({ index }: { index: number }) => index),
    entries.flatMap(([kg], index) => (kg === 'x' ? [index] : [])),
  )
  t.same(await summaryDifferences(await connect(t, service.databaseUrl)), [])
})

t.test('a body has bounds', async (t) => {
  const entries = (length: number) => Array.from({ length }, (): Entry => [70, '2026-08-20'])
  t.equal(await told(scale('insert', ...entries(10_000))), 'recorded 1, known 9999')
  const tooLarge = '413 body_too_large'
  t.equal(await told(scale('insert', ...entries(10_001))), tooLarge)
  t.equal(await told({ timestamp: 'x', weight: entries(10_001) }), tooLarge)
  const points = Array(10_000).fill({ qty: 70, date: '2026-08-20 07:31:07 +0200', source: 'Scale' })
  t.equal(await told(exported(['kg', points])), 'recorded 1, known 9999')
  t.equal(await told(exported(['kg', points], ['lb', points.slice(0, 1)])), tooLarge)
  t.equal(await told({ event: 'test', values: 'x'.repeat(4_100_000) }), '')
  t.equal(await told({ event: 'test', values: 'x'.repeat(4_200_000) }), tooLarge)
})

t.test('an account gets at most 100,000 records', async (t) => {
  await told({ weight: 70 })
  await service.sql('update weight_summaries set records = 99998 where user_id = $1', [id])
  const two = scale('insert', [70, '2026-08-01'], [70, '2026-08-02'])
  t.equal(await told(two), 'recorded 2')
  t.equal(await told(scale('insert', [70, '2026-08-03'])), '0 too_many_weights')
  t.equal(await told(two), 'known 2')
  t.equal(await told(scale('update', [71, '2026-08-01'])), 'changed 1')
  t.equal(await told(scale('delete', [70, '2026-08-01'])), 'deleted 1')
  t.equal(await told(scale('insert', [70, '2026-08-03'])), 'recorded 1')
})

t.test('user names the person where an app sends several', async (t) => {
  const ana = { userId: 1, username: 'Ana', user_name: 'Ana María', user_slug: 'ana-maria' }
  const date = '2026-08-20'
  const body = scale('insert', [70, date, ana], [700, date, { userId: 2, username: 'Eva' }])
  for (const user of ['1', 'Ana', 'Ana María', 'ana-maria'])
    t.equal(await told(body, user), `${user === '1' ? 'recorded' : 'known'} 1, ignored 1`, user)
  for (const user of ['ana', '01', ' 1', 'Ana,Eva', '__proto__', 'toString', 'ñ'.repeat(200)])
    t.equal(await told(body, user), 'ignored 2', user)
  t.equal(await told(scale('insert', [70, '2026-08-21']), 'Ana'), 'recorded 1', 'names nobody')
  t.equal(await told({ weight: 70, user_name: '' }, 'Ana'), 'recorded 1')
  t.equal(await told({ event: 'test', userId: 2 }, 'Ana'), '')
  t.equal(await told(body, ''), '400 invalid_field user reason_min_length 1')
})

t.test('programs that send at once record a weight once', async (t) => {
  const at = (n: number) => `2026-08-${10 + n}T07:00:00Z`
  const days = Array.from({ length: 8 }, (_, n): Entry => [70 + n, at(n)])
  const weight = days.map(([kilograms, time]) => ({ kilograms, time }))
  const bodies = [1, 2, 3].flatMap(() => [scale('insert', ...days), { timestamp: at(0), weight }])
  const answers = await Promise.all(bodies.map((body) => send(body)))
  const recorded = answers.map((reply) => reply.json().recorded)
  t.same(recorded.toSorted(), [0, 0, 0, 0, 0, 8])
  const scales = await Promise.all(Array.from({ length: 8 }, () => told({ weight: 70 })))
  t.same(scales.toSorted(), [...Array(7).fill('known 1'), 'recorded 1'])
})

t.test('nothing else that a body holds is stored or logged', async (t) => {
  const marks = { fat: 77.123, heart: 'pulso-61', name: 'Fulana', kg: 68.765 }
  const { fat: body_fat, heart: heart_rate, name: username, kg: weight } = marks
  const entry = { userId: 'cuenta-31415', username, weight, body_fat, heart_rate, bmi: 'x' }
  await told({ event: 'insert', ...entry, date: '2026-08-20T07:08:09.123Z' }, username)
  await told({ event: 'insert', ...entry, date: '2026-08-21T25:08:09.123Z' })
  await told({ timestamp: heart_rate, weight: [entry], heart_rate: [entry] })
  await told({ weight: heart_rate, ...marks, kg: 1 })
  await told(`{"event": "insert", "heart_rate": "${heart_rate}", "weight": ${weight}`)
  const logged = JSON.stringify(service.logs())
  for (const text of [...Object.values(marks), '2026-08-2', 'cuenta-31415'])
    t.notMatch(logged, String(text), `${text} is not logged`)
  const client = await connect(t, service.databaseUrl)
  const { rows: tables } = await client.query(
    `select format('%I', relname) as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of tables) {
    const { rows } = await client.query(`select to_json(r)::text as row from ${name} r`)
    const stored = rows.map(({ row }) => row).join('')
    for (const text of [marks.fat, marks.heart]) t.notMatch(stored, String(text), name)
  }
})

const instant = '2026-08-20T05:31:07.000Z'
type Form = (written: unknown, weight: number) => object
/** Bodies with a weight beside a written date, or beside a unit. */
const [dateForms, unitForms]: Record<string, Form>[] = [
  {
    ...Object.fromEntries(
      ['date', 'timestamp', 'fecha_registro'].map((field): [string, Form] => [
        field,
        (date, weight) => ({ weight, [field]: date, time: '07:31' }),
      ]),
    ),
    'Health Auto Export': (date, qty) => exported(['kg', [{ qty, date }]]),
  },
  {
    ...Object.fromEntries(
      ['unit', 'weight_unit', 'units'].map((field): [string, Form] => [
        field,
        (unit, weight) => ({ weight, [field]: unit, date: instant }),
      ]),
    ),
    'Health Auto Export': (unit, qty) => exported([unit, [{ qty, date: instant }]]),
  },
]
/** Expects that a new account gets 70 kg at the instant by a body. */
const isTaken = async (t: Test, body: object, name: string) => {
  ;({ token } = await service.register())
  t.equal(await told(body), 'recorded 1', name)
  t.match(await items(), [{ peso_kg: 70, fecha_registro: instant }], name)
}

t.test('each date beside a weight is taken or refused', async (t) => {
  const seconds = Date.parse(instant) / 1000
  const accepted = [
    ...['T05:31:07Z', ' 05:31:07Z', 'T05:31:07.000Z', 'T07:31:07+02:00', 'T07:31:07+0200'],
    ...[' 07:31:07 +0200', ' 07:31:07 +02:00', 'T07:31:07+02', 'T01:01:07-04:30'],
  ].map((clock) => `2026-08-20${clock}`)
  const numbers = [seconds, seconds * 1000, `${seconds}`, `${seconds * 1000}`]
  const refused = [
    ...['', 'x', 'now', '2026-08-20', '2026-08-20T07:31:07', '2026-08-20 07:31', '07:31:07'],
    ...['20/08/2026 07:31', '2026-02-30T07:31:07Z', '2027-01-01T00:00:00Z', '1899-12-31T00:00:00Z'],
    ...['2026-08-20 7:31:07 AM +0200', '20260820', '202608200731', 20_260_820, 0, -1],
    ...[seconds * 1e6, seconds * 2, 1e308, true, {}, [], ['2026-08-20T05:31:07Z']],
  ]
  for (const [form, bodyOf] of Object.entries(dateForms!)) {
    for (const date of [...accepted, ...numbers]) {
      await isTaken(t, bodyOf(date, 70), `${form} ${date}`)
      t.equal(await told(bodyOf(date, 71)), 'known 1', 'as an insert')
    }
    for (const date of refused) {
      const name = `${form} ${JSON.stringify(date)}`
      t.equal(await told(bodyOf(date, 70)), '0 weight_date_invalid', name)
    }
  }
  for (const time of ['07:31', instant, seconds])
    t.equal(await told({ weight: 70, time }), '0 weight_date_invalid', `time ${time}`)
  t.equal((await history()).length, 1)
})

t.test('each unit beside a weight is converted or refused', async (t) => {
  const weights = { kg: 70, g: 70_000, lb: 154.32, lbs: 154.32, st: 11.023, jin: 140 }
  const others = ['', 'x', 'kgs', 'kilograms', 'pounds', 'stone', 'count', ' kg', 1, true, [], {}]
  for (const [form, bodyOf] of Object.entries(unitForms!)) {
    for (const [unit, weight] of Object.entries(weights)) {
      const capital = `${unit[0]!.toUpperCase()}${unit.slice(1)}`
      for (const written of [unit, unit.toUpperCase(), capital])
        await isTaken(t, bodyOf(written, weight), `${form} ${written}`)
    }
    // A record that is there would make them known.
    ;({ token } = await service.register())
    for (const unit of others) {
      const name = `${form} ${JSON.stringify(unit)}`
      t.equal(await told(bodyOf(unit, 70)), '0 weight_unit_unknown', name)
    }
  }
  t.equal(await told({ weight: 1500, unit: 'lb' }), '0 weight_out_of_range')
})

t.test('dates and units that differ are refused, null is as absent', async (t) => {
  const date = '2026-08-20T05:31:07Z'
  const same = Date.parse(date)
  const cases: [fields: object, expected: string][] = [
    [{ date, timestamp: '2026-08-20T05:31:08Z' }, '0 weight_date_invalid'],
    [{ date, fecha_registro: '2026-08-20' }, '0 weight_date_invalid'],
    [{ timestamp: same, fecha_registro: same + 86_400_000 }, '0 weight_date_invalid'],
    [{ unit: 'kg', units: 'lb' }, '0 weight_unit_unknown'],
    [{ weight_unit: 'st', units: 'lbs' }, '0 weight_unit_unknown'],
    [{ unit: 'kg', weight_unit: 'pounds' }, '0 weight_unit_unknown'],
    [{ date: 'x', unit: 'x', created_at: date }, '0 device_field_unknown'],
    [{ date: 'x', unit: 'x' }, '0 weight_unit_unknown'],
    [{ date, timestamp: same, fecha_registro: same / 1000 }, 'recorded 1'],
    [{ date, unit: 'kg', weight_unit: 'KG', units: null }, 'known 1'],
    [{ date: null, timestamp: null, unit: null, time: null, taken_at: null }, 'recorded 1'],
  ]
  for (const [fields, expected] of cases)
    t.equal(await told({ weight: 70, ...fields }), expected, JSON.stringify(fields))
})

t.test('an unknown field that speaks of a date or a unit is told', async (t) => {
  const words = ['date', 'time', 'timestamp', 'datetime', 'unit', 'units']
  const speaking = words.flatMap((word) => {
    const capital = `${word[0]!.toUpperCase()}${word.slice(1)}`
    const known = ['weight_unit'].includes(`weight_${word}`) ? [] : [`weight_${word}`]
    return [
      ...known,
      ...[`${word}_taken`, `my-${word}`, `${word}-utc`, `measured${capital}`, `${word}OfScale`],
      ...[capital, word.toUpperCase(), `MY_${word.toUpperCase()}`, `scaleBLE${capital}`],
    ]
  })
  speaking.push('datetime', 'measured_at', 'created_at', 'takenAt', 'Measured-At')
  for (const name of speaking)
    t.equal(await told({ weight: 70, [name]: 'x' }), '0 device_field_unknown', name)
  const silent = ['impedance', 'lifetime', 'candidate', 'community', 'update', 'timer', 'fat', 'at']
  for (const name of [...silent, 'heart_rate', 'metabolicAge', 'unitary', 'bodyFatPercent'])
    t.match(await told({ weight: 70, [name]: 'x' }), /^(recorded|known) 1$/, name)
})
