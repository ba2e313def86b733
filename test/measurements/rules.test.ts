/** The rules without a service: BMI, calendar, profile. */
import fc from 'fast-check'
import t from 'tap'
import { type BmiClass, bodyMassIndex } from '../../src/measurements/bmi.ts'
import { calendarDay, hasCompletedYears, isCalendarDate } from '../../src/measurements/calendar.ts'
import { readProfile } from '../../src/measurements/profile.ts'
import { runs, seed } from '../fuzz/settings.ts'

t.test('the class is decided before rounding and changes exactly at each bound', async (t) => {
  const cases: [kg: number, m: number, bmi: number, bmiClass: BmiClass][] = [
    // 1.6 m squared is 2.56 m²: 0.01 kg less stays below the bound, though it rounds up to it.
    [47.35, 1.6, 18.5, 'underweight'],
    [47.36, 1.6, 18.5, 'normal'],
    [63.99, 1.6, 25, 'normal'],
    [64, 1.6, 25, 'overweight'],
    [76.79, 1.6, 30, 'overweight'],
    [76.8, 1.6, 30, 'obese_class_i'],
    [89.59, 1.6, 35, 'obese_class_i'],
    [89.6, 1.6, 35, 'obese_class_ii'],
    [102.39, 1.6, 40, 'obese_class_ii'],
    [102.4, 1.6, 40, 'obese_class_iii'],
    // Half a hundredth is rounded up.
    [20.005, 1, 20.01, 'normal'],
    [20.004999, 1, 20, 'normal'],
    [1.005 * 4, 2, 1.01, 'underweight'], // 1.00499999999999989… in binary
    [80.1, 2, 20.03, 'normal'], // 20.025
    [80.02, 2, 20.01, 'normal'], // 20.005
    [650, 0.4, 4062.5, 'obese_class_iii'],
    [2, 2.72, 0.27, 'underweight'],
  ]
  for (const [kg, m, bmi, bmiClass] of cases)
    t.same(bodyMassIndex(kg, m), { bmi, bmiClass }, `${kg} kg at ${m} m`)
})

t.test(`the BMI agrees with fractions of integers near the bounds, seed ${seed}`, async (t) => {
  /** The exact value of a number's decimal form. */
  const fraction = (value: number): [numerator: bigint, denominator: bigint] => {
    const [whole = '', decimals = ''] = String(value).split('.')
    return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)]
  }
  const obese: BmiClass[] = ['obese_class_i', 'obese_class_ii', 'obese_class_iii']
  const classes: BmiClass[] = ['underweight', 'normal', 'overweight', ...obese]
  const expected = (kg: number, m: number) => {
    const [[weight, perKg], [height, perM]] = [fraction(kg), fraction(m)]
    const [numerator, denominator] = [weight * perM ** 2n, perKg * height ** 2n]
    const hundredths = (numerator * 200n + denominator) / (2n * denominator)
    const bounds = [37n, 50n, 60n, 70n, 80n]
    const reached = bounds.filter((halves) => 2n * numerator >= halves * denominator)
    return { bmi: Number(hundredths) / 100, bmiClass: classes[reached.length] }
  }
  const agrees = (kg: number, m: number) => {
    const { bmi, bmiClass } = bodyMassIndex(kg, m)
    const exact = expected(kg, m)
    return bmi === exact.bmi && bmiClass === exact.bmiClass
  }
  const height = fc.double({ min: 0.4, max: 2.72, noNaN: true })
  const centimetres = fc.integer({ min: 40, max: 272 }).map((cm) => cm / 100)
  const anyHeight = fc.oneof(centimetres, height)
  const hundredths = fc.integer({ min: 200, max: 65_000 }).map((centikilos) => centikilos / 100)
  const weight = fc.oneof(hundredths, fc.double({ min: 2, max: 650, noNaN: true }))
  // Weights whose quotient is the number closest to a multiple of half a hundredth, and their
  // neighbours.
  const nearBound = fc
    .tuple(fc.integer({ min: 400, max: 20_000 }), anyHeight, fc.integer({ min: -3, max: 3 }))
    .map(([halves, m, steps]): [number, number] => {
      const near = (halves / 200) * m * m
      return [near + steps * near * Number.EPSILON, m]
    })
  const options = { seed, numRuns: 10 * runs }
  const pair = fc.oneof(fc.tuple(weight, anyHeight), nearBound)
  t.doesNotThrow(() =>
    fc.assert(
      fc.property(pair, (given) => agrees(...given)),
      options,
    ),
  )
})

t.test('an instant has the calendar day of the time zone', async (t) => {
  const cases: [instant: string, zone: string, day: string][] = [
    ['2026-01-31T22:59:59.999Z', 'Europe/Madrid', '2026-01-31'],
    ['2026-01-31T23:00:00.000Z', 'Europe/Madrid', '2026-02-01'],
    ['2026-07-31T21:59:59.999Z', 'Europe/Madrid', '2026-07-31'],
    ['2026-07-31T22:00:00.000Z', 'Europe/Madrid', '2026-08-01'],
    ['2026-12-31T23:00:00.000Z', 'Europe/Madrid', '2027-01-01'],
    ['2026-03-29T00:59:59.999Z', 'Europe/Madrid', '2026-03-29'], // the hour before summer time
    ['2026-10-25T22:59:59.999Z', 'Europe/Madrid', '2026-10-25'], // the end of a day of 25 hours
    ['2026-10-25T23:00:00.000Z', 'Europe/Madrid', '2026-10-26'],
    ['2026-01-31T23:30:00.000Z', 'UTC', '2026-01-31'],
    ['2026-02-01T03:30:00.000Z', 'America/New_York', '2026-01-31'],
    ['2026-01-31T10:15:00.000Z', 'Pacific/Kiritimati', '2026-02-01'],
    ['2026-01-31T18:20:00.000Z', 'Asia/Kathmandu', '2026-02-01'],
  ]
  for (const [instant, zone, day] of cases)
    t.equal(calendarDay(new Date(instant), zone), day, `${instant} ${zone}`)
})

t.test('only existing dates are accepted', async (t) => {
  const leap = ['2024-02-29', '2000-02-29']
  for (const date of ['1900-01-01', ...leap, '2023-12-31', '0001-01-01', '9999-12-31'])
    t.equal(isCalendarDate(date), true, date)
  const impossible = ['2023-02-29', '1900-02-29', '2024-02-30', '2024-04-31', '2024-13-01']
  const zeros = ['2024-00-10', '2024-01-00', '0000-00-00']
  const shapes = ['', ' ', '2024-1-1', '24-01-01', '2024-01-01T00:00:00Z', ' 2024-01-01']
  const others = ['2024-01-01\n', '+002024-01-01', '2024/01/01', '01-01-2024', '19900517']
  const words = ['infinity', '-infinity', 'today', '２０２４-01-01']
  for (const text of [...impossible, ...zeros, ...shapes, ...others, ...words])
    t.equal(isCalendarDate(text), false, JSON.stringify(text))
})

t.test('a year of age is complete on the birthday, else on 1 March', async (t) => {
  const cases: [birthDate: string, years: number, today: string, completed: boolean][] = [
    ['2008-11-20', 18, '2026-11-19', false],
    ['2008-11-20', 18, '2026-11-20', true],
    ['2008-11-20', 18, '2026-11-21', true],
    ['2008-02-29', 18, '2026-02-28', false],
    ['2008-02-29', 18, '2026-03-01', true],
    ['2008-12-31', 18, '2027-01-01', true],
    ['1900-01-01', 18, '2026-11-20', true],
    ['2026-11-20', 18, '2026-11-20', false],
    ['2008-02-29', 20, '2028-02-28', false],
    ['2008-02-29', 20, '2028-02-29', true],
  ]
  for (const [birthDate, years, today, completed] of cases)
    t.equal(hasCompletedYears(birthDate, years, today), completed, `${birthDate}, ${today}`)
})

t.test('the rules of a profile apply without the validation of the contract', async (t) => {
  const good = { givenName: 'Ana', surnames: 'García', birthDate: '1990-05-17', heightM: 1.68 }
  const today = '2026-11-20'
  const read = readProfile({ ...good, givenName: ' A  na ' }, today)
  t.same(read, { ...good, givenName: 'A na' })
  const refused: [change: object, message: RegExp][] = [
    [{ givenName: '<b>' }, /^El campo nombre /],
    [{ surnames: ' ' }, /^El campo apellidos /],
    [{ givenName: 'a'.padEnd(401, ' ') }, /^El campo nombre /],
    [{ birthDate: '2023-02-29' }, /^La fecha de nacimiento /],
    [{ birthDate: '2026-11-21' }, /^La fecha de nacimiento /],
    [{ birthDate: '1899-12-31' }, /^La fecha de nacimiento /],
    [{ heightM: 0.39 }, /^La talla /],
    [{ heightM: 2.73 }, /^La talla /],
  ]
  for (const [change, message] of refused)
    t.throws(() => readProfile({ ...good, ...change }, today), { status: 400, message })
})
