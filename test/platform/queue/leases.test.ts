import t, { type Test } from 'tap'
import { openDatabase } from '../../../src/platform/database/database.ts'
import { createLeases } from '../../../src/platform/queue/leases.ts'
import { silentLog } from '../../support/environment.ts'
import { eventually } from '../../support/eventually.ts'
import { createDatabase } from '../../support/postgres.ts'

const open = (t: Test, url: string) => {
  const db = openDatabase(url, silentLog)
  t.teardown(() => db.destroy())
  return createLeases(db)
}

t.test('one process holds a lock, until it is released or its time is over', async (t) => {
  const url = await createDatabase(t)
  const [a, b] = [open(t, url), open(t, url)]
  const taken = await Promise.all([a, b, a, b].map((leases) => leases.take('x', 60_000)))
  t.equal(taken.filter(Boolean).length, 1)
  const [holder, other] = taken[0] || taken[2] ? [a, b] : [b, a]
  await other.release('x')
  t.notOk(await other.take('x', 60_000), "another's is not released")
  await holder.release('x')
  t.ok(await other.take('x', 300))
  await eventually(() => holder.take('x', 60_000), 'the end of its time')
  await other.release('x')
  t.notOk(await other.take('x', 60_000))
})
