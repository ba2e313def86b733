/** The settings of people, and the calendar days of their own time zones. */
import { setTimeout as delay } from 'node:timers/promises'
import { DummyDriver, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import t from 'tap'
import type { Database } from '../../../db/types.ts'
import { sameZones } from '../../../generated/zones.ts'
import { calendarIn, dayStartIn } from '../../../src/platform/calendar.ts'
import { knownZone, zoneOfDatabase } from '../../../src/platform/database/requirements.ts'
import { eachIs, outcome } from '../../support/outcome.ts'
import { open } from '../../support/postgres.ts'
import { profile, startService } from '../../support/service.ts'

let now = new Date('2026-11-20T12:00:00Z')
const service = await startService(t, { now: () => now, env: { APP_TIMEZONE: 'UTC' } })
let [token, id] = ['', 0]

t.beforeEach(async () => {
  ;({ token, id } = await service.register())
})

const request = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  service.request(method, `/api/${path}`, { token, ...(body && { body }) })
const save = (body: object) => request('PUT', 'user/settings', body)
const record = (...weights: [peso_kg: number, fecha_registro: string][]) =>
  request('POST', 'weights/batch', {
    weights: weights.map(([peso_kg, fecha_registro]) => ({ peso_kg, fecha_registro })),
  })
const none = { time_zone: null, unit: null, goal_kg: null }

t.test('settings are changed one by one, taken back, exported and deleted', async (t) => {
  t.strictSame((await request('GET', 'user/settings')).json(), none)
  const chosen = { time_zone: 'Asia/Tokyo', unit: 'st', goal_kg: 61.25 }
  const steps: [change: object, after: object][] = [
    [{}, none],
    ...Object.keys(none).map((name): [object, object] => {
      const change = { [name]: chosen[name as keyof typeof chosen] }
      return [change, change]
    }),
    [{}, chosen],
    [{ unit: null }, { ...chosen, unit: null }],
    [
      { time_zone: null, goal_kg: null, unit: 'lb', other: 1 },
      { ...none, unit: 'lb' },
    ],
    [chosen, chosen],
  ]
  for (const [change, after] of steps) {
    const saved = await save(change)
    t.match([saved.status, saved.json()], [200, after], JSON.stringify(change))
    const read = await request('GET', 'user/settings')
    t.strictSame(read.json(), saved.json())
    t.equal(read.headers['cache-control'], 'no-store')
  }
  t.strictSame((await request('GET', 'user/export')).json().settings, chosen)
  await service.sql('delete from accounts where id = $1', [id])
  for (const gone of [request('GET', 'user/settings'), save({}), save({ unit: 'kg' })])
    t.equal(outcome(await gone), '401 authentication_required')
})

t.test('a setting that is not allowed changes nothing', async (t) => {
  const zones = ['', 'Europe/Atlantis', 'europe/madrid', 'asia/kolkata', 'utc', '+05:30', 'VST']
  await eachIs(t, '400 time_zone_unknown', [...zones, 'x'.repeat(101)], (time_zone) =>
    save({ time_zone, unit: 'lb' }),
  )
  await eachIs(t, '400 weight_out_of_range 2 650', [1.99, 650.01, -70, 1e308], (goal_kg) =>
    save({ goal_kg, unit: 'lb' }),
  )
  for (const other of [{ unit: 'jin' }, { unit: 1 }, { goal_kg: '70' }, { time_zone: 1 }])
    t.match(outcome(await save({ unit: 'lb', ...other })), /^400 invalid_field/)
  t.match((await save({ unit: 'jin' })).json().error, /: kg, lb, st, null$/)
  t.strictSame((await request('GET', 'user/settings')).json(), none)
  for (const goal_kg of [2, 650]) t.equal((await save({ goal_kg })).json().goal_kg, goal_kg)
})

/** A database that knows these zones only. */
const databaseWith = (names: readonly string[]): Kysely<Database> => {
  const failure = new pg.DatabaseError('time zone not recognized', 0, 'error')
  const connection = {
    executeQuery: async ({ parameters }: { parameters: readonly unknown[] }) => {
      if (names.includes(String(parameters[0]))) return { rows: [] }
      throw Object.assign(failure, { code: '22023' })
    },
  }
  class Driver extends DummyDriver {
    override acquireConnection = async () => connection as never
  }
  const dialect = new PostgresDialect({ pool: {} as never })
  dialect.createDriver = () => new Driver()
  return new Kysely({ dialect })
}

t.test('every zone of browsers is known, by each of its names', async (t) => {
  const zones = Intl.supportedValuesOf('timeZone')
  const db = open(t, service.databaseUrl)
  for (const zone of [...zones, 'UTC', 'Etc/GMT+12']) t.equal(await knownZone(db, zone), zone)
  for (const names of sameZones) {
    const plain = names.filter((name) => name === 'UTC' || name.includes('/'))
    for (const only of plain) {
      const db = databaseWith([only])
      for (const name of names) t.equal(await knownZone(db, name), only, `${name}, with ${only}`)
    }
  }
  t.equal(await knownZone(databaseWith([]), 'Europe/Kiev'), undefined)
  const zoneOfService = zoneOfDatabase(databaseWith(['Europe/Kyiv']), 'Europe/Kiev')
  t.equal(await zoneOfService(), 'Europe/Kyiv')
  const grouped = new Set(sameZones.flat())
  for (const zone of zones.filter((name) => !grouped.has(name)))
    t.equal(await knownZone(databaseWith([zone]), zone), zone)
  t.match((await save({ time_zone: 'Japan' })).json(), { time_zone: 'Asia/Tokyo' })
  t.same(
    sameZones.find((names) => names.includes('Asia/Calcutta')),
    ['Asia/Calcutta', 'Asia/Kolkata'],
  )
})

/** Days of people, with their first instant and that of the next day. */
const days: [zone: string, day: string, begin: string, end: string][] = [
  ['Pacific/Kiritimati', '2026-03-29', '2026-03-28T10:00:00.000Z', '2026-03-29T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-03-29', '2026-03-29T11:00:00.000Z', '2026-03-30T11:00:00.000Z'],
  ['Asia/Kathmandu', '2026-03-29', '2026-03-28T18:15:00.000Z', '2026-03-29T18:15:00.000Z'],
  ['America/St_Johns', '2026-03-29', '2026-03-29T02:30:00.000Z', '2026-03-30T02:30:00.000Z'],
  // Days of 23 and 25 hours, the last one with two midnights.
  ['Europe/Madrid', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['America/Havana', '2025-11-02', '2025-11-02T04:00:00.000Z', '2025-11-03T05:00:00.000Z'],
]
const before = (instant: string, by = 1) => new Date(Date.parse(instant) - by).toISOString()
const change = '400 weight_change_too_large 1 5 6 weight_change_too_large_one_day'

for (const [time_zone, day, begin, end] of days)
  t.test(`${day} is a day of a person in ${time_zone}`, async (t) => {
    t.equal((await save({ time_zone })).status, 200)
    const dated = (await record([70, day])).json().weights[0]
    t.equal(dated.fecha_registro, begin, 'its first instant')
    t.equal(
      outcome(await record([64, before(begin)])),
      '400 weight_change_too_large 1 5 6 weight_change_too_large_later_one_day 0',
    )
    t.equal(outcome(await record([76, before(end)])), '200', 'the same day')
    t.equal(outcome(await record([82, end])), `${change} 0`, 'the next day')
    const device = await request('POST', 'weights/devices', { weight: 82, date: end })
    t.match(device.json().refused, [{ code: 'weight_change_too_large' }])
    const [{ id }] = (await record([76, end])).json().weights
    const correct = (body: object) => request('PUT', `weights/${id}`, body)
    t.equal(outcome(await correct({ peso_kg: 82 })), change)
    t.equal((await correct({ peso_kg: 76, fecha_registro: day })).json().fecha_registro, begin)

    // The birth date of the profile is judged in the own zone too.
    await request('POST', 'user', { ...profile, fecha_nacimiento: day })
    t.match(outcome(await record([76, before(begin)])), /^400 weight_date_invalid/)
    t.equal(outcome(await record([76, begin])), '200')
  })

t.test('an age is one of the own day', async (t) => {
  const real = now
  for (const [time_zone, day, begin, end] of days) {
    const adult = `${Number(day.slice(0, 4)) - 18}${day.slice(4)}`
    const outcomes: [birth: string, isMinor: boolean][] = []
    for (const instant of [before(begin), begin, before(end)]) {
      now = new Date(instant)
      ;({ token } = await service.register())
      await save({ time_zone })
      const born = (fecha_nacimiento: string) =>
        request('POST', 'user', { ...profile, fecha_nacimiento })
      const birth = outcome(await born(day))
      await born(adult)
      await record([70, instant])
      const { description } = (await request('GET', 'imc')).json()
      outcomes.push([birth, description.startsWith('Para menores')])
    }
    t.same(outcomes, [
      ['400 birth_date_invalid 1900-01-01', true],
      ['200', false],
      ['200', false],
    ])
  }
  now = real
})

t.test('a weight of now is compared by the own day', async (t) => {
  const zones = days.map(([zone]) => zone)
  for (const time_zone of zones) {
    ;({ token, id } = await service.register())
    await save({ time_zone })
    const today = () => dayStartIn(time_zone)(calendarIn(time_zone)(new Date()))!
    // Not across midnight.
    if (
      today().getTime() !==
      dayStartIn(time_zone)(calendarIn(time_zone)(new Date(Date.now() + 5000)))?.getTime()
    )
      await delay(6000)
    const store = (kg: number, moment: Date) =>
      service.sql('insert into weights (user_id, weight_kg, recorded_at) values ($1, $2, $3)', [
        id,
        kg,
        moment,
      ])
    await store(70, new Date(today().getTime() - 1))
    t.equal(outcome(await request('POST', 'weight', { peso_kg: 76 })), change, time_zone)
    await service.sql('delete from weights where user_id = $1', [id])
    await store(70, today())
    t.equal(outcome(await request('POST', 'weight', { peso_kg: 76 })), '201', time_zone)
  }
})

t.test('a change of the zone moves and judges no record', async (t) => {
  await save({ time_zone: 'Pacific/Kiritimati' })
  await record([70, '2026-03-28T10:00:00Z'], [76, '2026-03-29T09:00:00Z'])
  const { text } = await request('GET', 'weights')
  await save({ time_zone: 'Pacific/Pago_Pago' })
  t.equal((await request('GET', 'weights')).text, text)
  t.equal(outcome(await record([76, '2026-03-29T09:00:00Z'])), '200', 'a known one')
})

t.test('APP_TIMEZONE may have the other name of a zone', async (t) => {
  const { databaseUrl } = service
  for (const APP_TIMEZONE of ['Asia/Calcutta', 'Asia/Kolkata', 'Japan']) {
    const other = await startService(t, { databaseUrl, env: { APP_TIMEZONE } })
    const { token } = await other.register()
    const body = { peso_kg: 70 }
    t.equal((await other.request('POST', '/api/weight', { token, body })).status, 201)
  }
})
