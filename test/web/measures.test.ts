import t from 'tap'
import { bmiBands } from '../../generated/client/index.js'
import { bodyMassIndex } from '../../src/people/measurements/bmi.ts'
import { publicLimits } from '../../src/people/measurements/limits.ts'
import { createFormat } from '../../web/format.ts'
import { withoutOutliers } from '../../web/person/consistent.ts'
import {
  adultFrom,
  axisRange,
  changeSince,
  leastGoal,
  numberTicks,
  placeOf,
  seriesFrom,
  shownBmi,
  shownBounds,
  shownGoal,
  timeTicks,
  trendOf,
} from '../../web/person/measures.ts'
import { fromKg, readHeight, shownUnits } from '../../web/units.ts'
import { browserZone, createZone, dayMs, haveSameClocks, zoneOf } from '../../web/zone.ts'

const zone = createZone('Europe/Madrid')
const instant = (...date: [number, number, number, number?]) => zone.instantOf(Date.UTC(...date))

const at = (day: number, kg: number) => ({ at: day * dayMs, kg })

t.test('the trend has the mean of the days that end with the last weight of a day', async (t) => {
  const day = (date: number, hour: number, kg: number) => ({
    at: instant(2026, 0, date, hour),
    kg,
  })
  const days = [day(1, 8, 70), day(2, 8, 72), day(8, 8, 74), day(8, 20, 76), day(30, 8, 60)]
  t.same(trendOf(days, 7, zone), [day(1, 8, 70), day(2, 8, 71), day(8, 20, 74), day(30, 8, 60)])
  t.same(trendOf([], 7, zone), [])
})

t.test('the trend at the beginning of a period covers the days before it', async (t) => {
  const points = [at(0, 60), at(8, 70), at(10, 74), at(12, 78)]
  const trend = [at(10, 72), at(12, 74)]
  t.match(seriesFrom(points, 10 * dayMs, zone), { points: points.slice(2), trend, meanDays: 7 })
  t.match(seriesFrom(points, 13 * dayMs, zone), { points: [], trend: [], change: undefined })
})

t.test('a change is the difference of the trend, or is since its beginning', async (t) => {
  const trend = [at(0, 70), at(10, 72), at(40, 80), at(42, 81), at(44, 79)]
  const cases: [from: number, change: object | undefined][] = [
    [42, { kg: -2 }],
    [41, { kg: -1.5 }], // between two points of the line
    [5, { kg: 8 }],
    [30, { kg: -1, since: 40 * dayMs }], // in a pause
    [-7, { kg: 9, since: 0 }],
    [Number.NEGATIVE_INFINITY, { kg: 9, since: 0 }],
    [43, { kg: -1 }],
    [44, undefined],
    [50, undefined],
  ]
  for (const [from, change] of cases) t.same(changeSince(trend, from * dayMs), change, `${from}`)
  t.equal(changeSince([at(0, 70)], -1), undefined, 'one weight')
  t.equal(changeSince([], 0), undefined)
})

t.test('an axis shows all values, at least 4 units, and round numbers', async (t) => {
  t.same(axisRange([80, 90], 4), [79, 91])
  t.same(axisRange([80, 80], 4), [78, 82])
  t.same(axisRange([], 4), [58, 82])
  t.same(axisRange([80, 90, 70], 4), [68, 92])
  t.same(numberTicks(78, 82, 5), [78, 79, 80, 81, 82])
  t.same(numberTicks(68.4, 92, 5), [70, 75, 80, 85, 90])
  t.same(numberTicks(69.9, 71.2, 5), [70, 70.5, 71])
})

t.test('an axis of time has the beginnings of days, months or years', async (t) => {
  const to = instant(2026, 10, 28, 12)
  const cases: [days: number, most: number, names: string, ticks: [number, number, number][]][] = [
    [3, 4, 'shortDay', [26, 27, 28].map((date) => [2026, 10, date])],
    // The clocks changed on 25 October.
    [60, 3, 'month', [9, 10].map((month) => [2026, month, 1])],
    [30, 5, 'shortDay', [5, 12, 19, 26].map((date) => [2026, 10, date])],
    [365, 5, 'month', [0, 3, 6, 9].map((month) => [2026, month, 1])],
    [5000, 1.5, 'year', [2015, 2020, 2025].map((year) => [year, 0, 1])],
  ]
  for (const [days, most, names, dates] of cases)
    t.same(
      timeTicks(to - days * dayMs, to, most, zone),
      { ticks: dates.map((date) => instant(...date)), names },
      `${days} days`,
    )
})

t.test('the class, the BMI, the weight and the range agree near each bound', async (t) => {
  const classes = bmiBands(1)
  const shown = { kg: 0.01, lb: 0.1, st: 0.1 }
  const wrong: unknown[] = []
  for (let cm = 40; cm <= 272; cm += 1) {
    const height = cm / 100
    const bands = bmiBands(height)
    const normal = bands.find((band) => band.class === 'normal')
    for (const { to } of bands.slice(0, -1))
      for (let tens = Math.round(to * 100) - 40; tens <= Math.round(to * 100) + 40; tens += 1) {
        const kg = tens / 100
        const { bmi, bmiClass } = bodyMassIndex(kg, height)
        const own = classes.find((one) => one.class === bmiClass)
        const { bmi: figure, decimals } = shownBmi(bmi, bmiClass, classes)
        const read = Number(figure.toFixed(decimals))
        if (!own || !normal || read < own.from || read >= own.to)
          wrong.push([cm, kg, bmiClass, read])
        for (const unit of shownUnits) {
          const bounds = shownBounds(normal as typeof own & object, unit, kg)
          const base = unit === 'kg' ? 'kg' : 'lb'
          const [weight = 0, from = 0, above = 0] = [kg, ...bounds].map((value) =>
            Math.round(fromKg(value, base) / shown[unit]),
          )
          const isWithin = weight >= from && weight <= above
          if (isWithin !== (bmiClass === 'normal')) wrong.push([cm, kg, unit, bmiClass, bounds])
        }
      }
  }
  t.same(wrong.slice(0, 5), [])
  const [, normal] = bmiBands(1.68)
  const { kg } = createFormat('en', 'UTC', 'kg')
  const range = (own?: number) => normal && shownBounds(normal, 'kg', own).map(kg)
  t.same(range(), ['52.3 kg', '70.5 kg'])
  t.same(range(52.2), ['52.3 kg', '70.5 kg'], 'underweight')
  t.same(range(52.25), ['52.25 kg', '70.5 kg'], 'just normal')
  t.same(shownBmi(18.49, 'underweight', classes), { bmi: 18.49, decimals: 2 })
  t.same(shownBmi(25, 'normal', classes), { bmi: 24.99, decimals: 2 }, 'rounded up')
  t.same(shownBmi(22, 'normal', classes), { bmi: 22, decimals: 1 })
  t.same(shownBmi(18.5, 'minor', classes), { bmi: 18.5, decimals: 1 })
})

t.test('a height is read as people write it, and shown so that it is read again', async (t) => {
  const cases: [metres: number | undefined, ...texts: string[]][] = [
    [1.68, '1.68', '1,68 m', '168', '168cm', ' 168 CM. ', '１６８'],
    [1.7018, '5 ft 7 in', '5ft7in', `5'7"`, "5'7", '5′7″', "5' 7''", '5 pies 7 pulgadas', '67 in'],
    [1.7145, '5 ft 7,5 in', '67.5"'],
    [1.524, '5 ft', '5 feet', '5’'],
    [undefined, '', 'tall', '5 ft 12 in', '1.68 ft', '-168', '5 7', '0 in', 'ft', '5 ft 7 lb'],
  ]
  for (const [metres, ...texts] of cases)
    for (const text of texts) t.equal(readHeight(text), metres, text)
  for (const language of ['en', 'es'] as const) {
    const formats = shownUnits.map((unit) => createFormat(language, 'UTC', unit))
    for (let mm = 400; mm <= 2720; mm += 1)
      for (const { height, unit } of formats) {
        const read = readHeight(height(mm / 1000)) ?? 0
        const isNear = Math.abs(read - mm / 1000) < (unit === 'kg' ? 1e-9 : 0.0014)
        if (!isNear) t.fail(`${mm} mm: ${height(mm / 1000)}`)
      }
  }
  t.equal(createFormat('en', 'UTC', 'st').height(1.8283), '6 ft 0 in')
})

t.test('no goal is underweight, and the least one is not', async (t) => {
  for (let cm = 40; cm <= 272; cm += 1) {
    const [height, least] = [cm / 100, leastGoal(cm / 100)]
    t.not(bodyMassIndex(least, height).bmiClass, 'underweight', `${least} kg, ${cm} cm`)
    const less = Math.round(least * 100 - 1) / 100
    t.equal(bodyMassIndex(less, height).bmiClass, 'underweight', `${less} kg, ${cm} cm`)
    t.same([shownGoal(least, height), shownGoal(less, height)], [least, undefined])
  }
  t.equal(shownGoal(20, undefined), 20, 'without a profile')
  t.equal(shownGoal(null, 1.7), undefined)
})

t.test('below the goal is the place of those who came from above', async (t) => {
  const cases: [kgs: number[], place: string][] = [
    [[80], 'ahead'],
    [[60], 'ahead'], // who wants to gain
    [[60, 65], 'ahead'],
    [[80, 69], 'below'],
    [[80, 69, 71], 'ahead'],
    [[], 'ahead'],
  ]
  for (const [kgs, place] of cases)
    t.equal(
      placeOf(
        kgs.map((kg, day) => at(day, kg)),
        70,
      ),
      place,
      kgs.join(),
    )
})

t.test('zones are told apart by their clocks', async (t) => {
  // Not a Sunday at 5:30 UTC, when some weeks before or after only one of two has changed.
  t.intercept(Date, 'now', { value: () => Date.UTC(2026, 0, 1, 12) })
  const same = (one: string, other: string) => haveSameClocks(createZone(one), createZone(other))
  for (const [one, other] of [
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['Europe/Madrid', 'Europe/Paris'],
  ] as const)
    t.ok(same(one, other), `${one} ${other}`)
  for (const [one, other] of [
    ['Europe/Madrid', 'Africa/Lagos'], // alike in winter
    ['Asia/Kolkata', 'Asia/Kathmandu'],
    ['America/New_York', 'America/Havana'], // alike but for hours of two days
  ] as const)
    t.equal(same(one, other), one === 'America/New_York', `${one} ${other}`)
  t.equal(zoneOf([null, 'Mars/Olympus', 'Asia/Tokyo', 'UTC']).name, 'Asia/Tokyo')
  t.equal(zoneOf([undefined, 'Mars/Olympus']), browserZone)
})

t.test('the classes apply from the 18th birthday on', async (t) => {
  t.equal(adultFrom('2008-01-20', zone), Date.parse('2026-01-20T00:00+01:00'))
  t.equal(adultFrom('2008-02-29', zone), Date.parse('2026-03-01T00:00+01:00'))
})

t.test('the fewest records that contradict others are left out', async (t) => {
  /** Records as text: kilograms and the day of a month. */
  const records = (text: string) =>
    text.split(', ').map((one) => {
      const [kg, date] = one.split(' ').map(Number)
      const fecha_registro = new Date(Date.UTC(2026, 0, date, 7)).toISOString()
      return { peso_kg: kg ?? 0, fecha_registro }
    })
  const dayOf = ({ fecha_registro }: { fecha_registro: string }) =>
    Math.floor(Date.parse(fecha_registro) / dayMs)
  const cases: [records: string, outliers: number[], history?: string][] = [
    ['142 5, 70.6 6, 70.7 7, 70.8 8', [142]],
    ['70.5 5, 142 6, 70.3 7', [142]],
    ['70 5, 75 6, 80 7', []], // exactly the limit
    ['142 5, 142 6, 71 7', [142, 142], '70 4'],
    ['142 5, 70 6', [70], '142 5'], // a known one stays
    ['71.4 5, 431 5, 71.3 5', [431]],
    ['431 5, 71.3 5, 71.2 6, 71 7', [431]],
    ['60 5, 70 5, 65 5', []], // exactly the limit of a day
    ['60 5, 70.1 5, 70 6', [60]],
    ['431 5, 71 5', [], '431 5'], // only new ones are compared
  ]
  for (const [text, expected, history] of cases) {
    const before = history ? records(history) : []
    const { outliers } = withoutOutliers(records(text), before, publicLimits, dayOf)
    const found = outliers.map(({ peso_kg }) => peso_kg)
    t.same(found, expected, text)
  }
})
