import t from 'tap'
import { withoutOutliers } from '../../web/person/consistent.ts'
import { axisRange, changeOver, seriesFrom, trailingMeans } from '../../web/person/measures.ts'
import { createZone, dayMs } from '../../web/zone.ts'

const zone = createZone('Europe/Madrid')
const instant = (...date: [number, number, number, number?]) => zone.instantOf(Date.UTC(...date))

const at = (day: number, kg: number) => ({ at: day * dayMs, kg })

t.test('the mean covers the days that end with the last weight of a day', async (t) => {
  const day = (date: number, hour: number, kg: number) => ({
    at: instant(2026, 0, date, hour),
    kg,
  })
  t.same(
    trailingMeans(
      [day(1, 8, 70), day(2, 8, 72), day(8, 8, 74), day(8, 20, 76), day(30, 8, 60)],
      7,
      zone,
    ),
    [70, 71, undefined, 74, 60],
  )
  t.same(trailingMeans([], 7, zone), [])
})

t.test('the mean at the beginning of a period covers the days before it', async (t) => {
  const points = [at(0, 60), at(8, 70), at(10, 74), at(12, 78)]
  t.same(seriesFrom(points, 10 * dayMs, zone), {
    points: points.slice(2),
    means: [72, 74],
    meanDays: 7,
  })
  t.same(seriesFrom(points, 13 * dayMs, zone), { points: [], means: [], meanDays: 7 })
})

t.test('the axis shows all values, at least 4 units', async (t) => {
  t.same(axisRange(80, 90), [79, 91])
  t.same(axisRange(80, 80), [78, 82])
  t.same(axisRange(null, null), [58, 82])
})

t.test('a change is shown when there is a weight to compare with', async (t) => {
  t.equal(changeOver([at(0, 70), at(2, 72), at(10, 74)], 7), 2)
  t.equal(changeOver([at(0, 70), at(20, 74)], 7), undefined, 'too long ago')
  t.equal(changeOver([at(0, 70), at(2, 74)], 7), undefined, 'not long enough ago')
  t.equal(changeOver([], 7), undefined)
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
    const { outliers } = withoutOutliers(records(text), history ? records(history) : [], 5, dayOf)
    const found = outliers.map(({ peso_kg }) => peso_kg)
    t.same(found, expected, text)
  }
})
