import pg from 'pg'
import t from 'tap'
import { limits } from '../../src/measurements/limits.ts'
import { starter } from '../accounts/support.ts'
import { createDatabase } from '../support/postgres.ts'
import type { TestService } from '../support/service.ts'

const startService = starter(t)

/** A zone where it is about noon, so that the day does not change during a test. */
const noonZone = (() => {
  const offset = 12 - new Date().getUTCHours()
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
})()

/** Inserts a record at noon of an earlier day, without the check of the rule. */
const recordDaysAgo = (service: TestService, userId: number, days: number, kg: number) =>
  service.sql(
    `insert into weights (user_id, weight_kg, recorded_at)
     values ($1, $2, date_trunc('day', now(), $3) + interval '12 hours' - $4 * interval '1 day')`,
    [userId, kg, noonZone, days],
  )

const startAtNoon = (t: Parameters<typeof startService>[0]) =>
  startService(t, { env: { APP_TIMEZONE: noonZone } })

t.test(
  'a change of 5 kg per day is accepted, a larger one is refused with the numbers',
  async (t) => {
    const cases: [days: number, before: number, after: number, error?: string][] = [
      [1, 70, 75],
      [1, 70, 65],
      [
        1,
        70,
        75.01,
        'El peso difiere 5.01 kg del registro anterior, de hace 1 día(s); como máximo se ' +
          'admiten 5 kg',
      ],
      [
        1,
        70,
        64.99,
        'El peso difiere 5.01 kg del registro anterior, de hace 1 día(s); como máximo se ' +
          'admiten 5 kg',
      ],
      [3, 70.3, 85.3],
      [
        3,
        70.3,
        85.4,
        'El peso difiere 15.1 kg del registro anterior, de hace 3 día(s); como máximo se ' +
          'admiten 15 kg',
      ],
      [2, 64.1, 74.1], // in binary 9.999999999999993 or 10.000000000000007
      [2, 74.1, 64.1],
      [30, 60, 210],
      [
        30,
        60,
        210.5,
        'El peso difiere 150.5 kg del registro anterior, de hace 30 día(s); como máximo se ' +
          'admiten 150 kg',
      ],
      [400, 2, 650],
    ]
    const service = await startAtNoon(t)
    for (const [days, before, after, error] of cases) {
      const { id, token } = await service.register()
      await recordDaysAgo(service, id, days, before)
      const { status, json } = await service.request('POST', '/api/weight', {
        token,
        body: { peso_kg: after },
      })
      const what = `${before} kg, ${days} days later ${after} kg`
      t.same(
        [status, json()],
        error ? [400, { error }] : [201, { message: 'Peso registrado' }],
        what,
      )
      const stored = await service.sql(
        'select weight_kg::float8 as kg from weights where user_id = $1 order by id',
        [id],
      )
      t.same(
        stored.map(({ kg }) => kg),
        error ? [before] : [before, after],
        error ? 'and is not stored' : 'and is stored',
      )
    }
  },
)

t.test('only the latest record of an earlier day counts', async (t) => {
  const service = await startAtNoon(t)
  const { id, token } = await service.register()
  await recordDaysAgo(service, id, 10, 60)
  await recordDaysAgo(service, id, 2, 90)
  await recordDaysAgo(service, id, 2, 80) // the same time: the record with the higher id counts
  const post = async (peso_kg: number) =>
    (await service.request('POST', '/api/weight', { token, body: { peso_kg } })).status
  t.equal(await post(91), 400, '11 kg from 80 in 2 days, although 1 kg from 90')
  t.equal(await post(69), 400, '11 kg from 80 in 2 days, although 9 kg from 60 in 10 days')
  t.equal(await post(70), 201)
  t.equal(await post(90), 201, '20 kg from a mistyped weight of the same day')
  t.equal(await post(91), 400, 'the mistyped weight is not the reference')
})

t.test("another person's records do not count", async (t) => {
  const service = await startAtNoon(t)
  const ana = await service.register()
  const luis = await service.register()
  await recordDaysAgo(service, ana.id, 1, 40)
  const reply = await service.request('POST', '/api/weight', {
    token: luis.token,
    body: { peso_kg: 120 },
  })
  t.equal(reply.status, 201)
})

const callWith = (
  maxPerDay: number,
) => `select recorded, days, allowed_kg::float8 as allowed, actual_kg::float8 as actual
  from record_weight($1, $2, $3, ${maxPerDay}, $4::timestamptz)`
const callRecord = callWith(limits.weightChangePerDay)

const openSession = async (t: Parameters<typeof createDatabase>[0], connectionString: string) => {
  const session = new pg.Client({ connectionString })
  await session.connect()
  t.teardown(() => session.end())
  return session
}

const createAccount = async (session: pg.Client): Promise<number> => {
  const text = `insert into accounts (username, password_hash, role)
    values (gen_random_uuid()::text, '-', 'user') returning id`
  return (await session.query<{ id: number }>(text)).rows[0]?.id ?? 0
}

t.test('days are calendar days of the time zone, also when the clocks change', async (t) => {
  const session = await openSession(t, await createDatabase(t))
  const cases: [what: string, zone: string, first: string, second: string, days: number | null][] =
    [
      ['an hour across midnight', 'Europe/Madrid', '2026-01-10T23:30+01', '2026-01-11T00:30+01', 1],
      [
        'almost a whole day',
        'Europe/Madrid',
        '2026-01-10T00:00+01',
        '2026-01-10T23:59:59.999+01',
        null,
      ],
      ['almost two days', 'Europe/Madrid', '2026-01-10T00:00+01', '2026-01-11T23:59:59.999+01', 1],
      [
        'into the night of summer time',
        'Europe/Madrid',
        '2026-03-28T23:30+01',
        '2026-03-29T00:30+01',
        1,
      ],
      [
        'within the day of 23 hours',
        'Europe/Madrid',
        '2026-03-29T00:30+01',
        '2026-03-29T23:30+02',
        null,
      ],
      [
        '24 hours that touch three days',
        'Europe/Madrid',
        '2026-03-28T23:30+01',
        '2026-03-30T00:30+02',
        2,
      ],
      [
        'out of the day of 23 hours',
        'Europe/Madrid',
        '2026-03-29T23:30+02',
        '2026-03-30T00:30+02',
        1,
      ],
      [
        'into the night of winter time',
        'Europe/Madrid',
        '2026-10-24T23:30+02',
        '2026-10-25T00:30+02',
        1,
      ],
      [
        'within the day of 25 hours',
        'Europe/Madrid',
        '2026-10-25T00:30+02',
        '2026-10-25T23:30+01',
        null,
      ],
      [
        'within the repeated hour',
        'Europe/Madrid',
        '2026-10-25T02:30+02',
        '2026-10-25T02:30+01',
        null,
      ],
      [
        'out of the day of 25 hours',
        'Europe/Madrid',
        '2026-10-25T23:30+01',
        '2026-10-26T00:30+01',
        1,
      ],
      [
        'within the hour after a repeated midnight',
        'Atlantic/Azores',
        '2026-10-25T00:30Z',
        '2026-10-25T12:00Z',
        null,
      ],
      [
        'to the first of two midnights',
        'Atlantic/Azores',
        '2026-10-24T23:59Z',
        '2026-10-25T00:01Z',
        1,
      ],
      [
        'on the day of two midnights',
        'America/Havana',
        '2026-11-01T04:30Z',
        '2026-11-01T17:00Z',
        null,
      ],
      ['midnight in Madrid, not in UTC', 'UTC', '2026-01-10T23:30+01', '2026-01-11T00:30+01', null],
      [
        'midnight in UTC, not in Madrid',
        'Europe/Madrid',
        '2026-07-10T23:30Z',
        '2026-07-11T00:30Z',
        null,
      ],
      [
        'a year with a leap day',
        'Europe/Madrid',
        '2024-02-28T12:00+01',
        '2025-02-28T12:00+01',
        366,
      ],
      ['a day that was left out', 'Pacific/Apia', '2011-12-29T12:00-10', '2011-12-31T12:00+14', 2],
    ]
  // One kilogram per day: with the default of five, a year would exceed the maximum weight.
  const callOfDays = callWith(1)
  for (const [what, zone, first, second, days] of cases) {
    const account = await createAccount(session)
    await session.query(callOfDays, [account, 100, zone, first])
    const allowed = days
    const kg = 100 + (allowed ?? 50)
    const actual = days === null ? null : kg - 100
    const tooMuch = await session.query(callOfDays, [account, kg + 0.01, zone, second])
    t.match(tooMuch.rows, [{ recorded: days === null, days, allowed }], `${what}: 10 g too much`)
    if (days === null) continue
    const { rows } = await session.query(callOfDays, [account, kg, zone, second])
    t.same(rows, [{ recorded: true, days, allowed, actual }], `${what}: the allowed maximum`)
  }
})

t.test(
  'of two concurrent weights that exceed the limit together, the second is refused',
  async (t) => {
    const url = await createDatabase(t)
    const evening = await openSession(t, url)
    const night = await openSession(t, url)
    const account = await createAccount(evening)
    await evening.query(callRecord, [account, 70, 'Europe/Madrid', '2026-01-08T12:00+01'])
    await evening.query('begin')
    t.match(
      (await evening.query(callRecord, [account, 75, 'Europe/Madrid', '2026-01-09T23:59:59.9+01']))
        .rows,
      [{ recorded: true }],
    )
    const nightBackend = (await night.query('select pg_backend_pid() as pid')).rows[0].pid
    let answered = false
    // 62 kg would be allowed after the committed record: 8 kg in two days.
    const second = night
      .query(callRecord, [account, 62, 'Europe/Madrid', '2026-01-10T00:00:00.1+01'])
      .finally(() => {
        answered = true
      })
    const waiting = `select count(*)::integer as locks from pg_locks where not granted
      and pid = ${nightBackend}`
    while ((await evening.query(waiting)).rows[0].locks === 0 && !answered);
    t.equal(answered, false, 'the second waits for the first')
    await evening.query('commit')
    t.same((await second).rows, [{ recorded: false, days: 1, allowed: 5, actual: 13 }])
  },
)

t.test('weights of different people do not wait for each other', async (t) => {
  const url = await createDatabase(t)
  const first = await openSession(t, url)
  const second = await openSession(t, url)
  await first.query('begin')
  await first.query(callRecord, [await createAccount(second), 70, 'UTC', '2026-01-08T12:00Z'])
  const other = await createAccount(second)
  await second.query("set lock_timeout = '1s'")
  t.match((await second.query(callRecord, [other, 70, 'UTC', '2026-01-08T12:00Z'])).rows, [
    { recorded: true },
  ])
  await first.query('rollback')
})
