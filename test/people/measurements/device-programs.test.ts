/** The bodies of each program for scales, and how they are told apart. */
import { readFile } from 'node:fs/promises'
import t from 'tap'
import { exported, startDevices } from './devices-support.ts'

const { service, id, request, told, history } = await startDevices(t)

const genuine: Record<string, { bodies: object[] }> = JSON.parse(
  await readFile(new URL('device-bodies.json', import.meta.url), 'utf8'),
)
const bodiesOf = (program: string): object[] => genuine[program]!.bodies

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
      [id(), seconds],
    )
  await later(61)
  t.equal(await told({ weight: 68.35 }), 'recorded 1', 'only the latest record counts')
  await later(100)
  t.equal(await told({ weight: 68.35 }), 'known 1')
  await later(21)
  t.equal(await told({ weight: 68.35 }), 'recorded 1', 'after more than two minutes')
  await later(3600)
  t.equal((await request('POST', 'weight', { peso_kg: 68.35 })).status, 201)
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
