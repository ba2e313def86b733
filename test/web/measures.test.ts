import t from 'tap'
import { bandsOf, dayMs, sevenDayMeans } from '../../web/person/measures.ts'

t.test('the mean covers the seven days that end with a weight', async (t) => {
  const at = (day: number, kg: number) => ({ at: day * dayMs, kg })
  t.same(
    sevenDayMeans([at(0, 70), at(1, 72), at(7, 74), at(7.5, 76), at(30, 60)]),
    [70, 71, 73, 74, 60],
  )
  t.same(sevenDayMeans([]), [])
})

t.test('the classes of the BMI are bands of weight without gaps', async (t) => {
  const bands = bandsOf(2)
  t.same(
    bands.map(({ name, from }) => [name, from]),
    [
      ['underweight', 0],
      ['normal', 74],
      ['overweight', 100],
      ['obese_class_i', 120],
      ['obese_class_ii', 140],
      ['obese_class_iii', 160],
    ],
  )
  t.same(
    bands.slice(0, -1).map(({ to }) => to),
    bands.slice(1).map(({ from }) => from),
  )
  t.equal(bands.at(-1)?.to, Number.POSITIVE_INFINITY)
})
