/** Measurements of scales, as their programs send them. */
import fc from 'fast-check'
import t from 'tap'
import { readDeviceWeights } from '../../../src/people/measurements/device-weight.ts'
import { momentReader } from '../../../src/people/measurements/written-weight.ts'
import { seed } from '../../fuzz/settings.ts'
import { connect } from '../../support/postgres.ts'
import { profile } from '../../support/service.ts'
import { summaryDifferences } from '../../support/summaries.ts'
import { type Entry, exported, type Item, now, scale, startDevices } from './devices-support.ts'

const { service, use, id, request, send, told, items, history, write } = await startDevices(t)

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
  await request('POST', 'user', { ...profile, fecha_nacimiento: '2026-08-25' })
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
  await use()
  t.equal(await told(scale('delete', [70, date])), 'known 1')
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
  const remove = (...some: (Item | undefined)[]) =>
    request('POST', 'weights/batch-delete', { weight_ids: some.map((item) => item?.id) })
  const change = (item: Item | undefined, method: 'PUT' | 'DELETE', body?: object) =>
    request(method, `weights/${item?.id}`, body)
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
  await use()
  t.equal(await told(scale('insert', [70, dates[1]])), 'recorded 1')
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
      await use(device)
      const answer = (await send(scale('insert', ...entries))).json()
      taken += answer.recorded
      refused += answer.refused.length
      await use(person)
      const there = (await items()).map(({ fecha_registro }) => fecha_registro)
      for (const [kg, hour] of body.toSorted(([, a], [, b]) => a - b))
        if (!there.includes(dateOf(hour))) await write(kg, dateOf(hour))
    }
    const expected = (await history()).join()
    await use(device)
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
  await service.sql('update weight_summaries set records = 99998 where user_id = $1', [id()])
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
