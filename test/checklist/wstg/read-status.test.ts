import t from 'tap'
import { isReusable } from '../../../src/checklist/wstg/read-status.ts'

t.test('a reading is used again if nothing has changed since it began', async (t) => {
  const reading = { began: performance.now() - 10_000 }
  for (const [rule, unchangedFor, age, expected] of [
    ['nothing has changed', 60_000, 60_000, true],
    ['an item without a synchronisation', null, 60_000, true],
    ['the item has changed', 9000, 60_000, false],
    ['a delivery is newer than the reading', 60_000, 9000, false],
  ] as const)
    t.equal(isReusable(reading, { unchangedFor }, [{ age: 60_000 }, { age }]), expected, rule)
})
