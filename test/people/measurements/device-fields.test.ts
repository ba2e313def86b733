/** The fields beside a weight: dates, units, and unknown ones. */
import t, { type Test } from 'tap'
import { exported, startDevices } from './devices-support.ts'

const { use, told, items, history } = await startDevices(t)

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
  await use()
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
    await use()
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
