import t from 'tap'
import { dayMs, sevenDayMeans } from '../../web/person/measures.ts'

t.test('the mean covers the seven days that end with a weight', async (t) => {
  const at = (day: number, kg: number) => ({ at: day * dayMs, kg })
  t.same(
    sevenDayMeans([at(0, 70), at(1, 72), at(7, 74), at(7.5, 76), at(30, 60)]),
    [70, 71, 73, 74, 60],
  )
  t.same(sevenDayMeans([]), [])
})
