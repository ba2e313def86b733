import { setTimeout as delay } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { openDatabase } from '../../../src/platform/database/database.ts'
import { createLocks, createPauses } from '../../../src/platform/queue/locks.ts'
import { silentLog } from '../../support/environment.ts'
import { createDatabase } from '../../support/postgres.ts'
import { eventually } from '../../support/wstg.ts'

const open = async (t: Test, url: string) => {
  const db = openDatabase(url, silentLog)
  t.teardown(() => db.destroy())
  return { db, withLock: createLocks(db), pauses: createPauses(db) }
}

t.test('holders in several processes get a lock one after the other', async (t) => {
  const url = await createDatabase(t)
  const [a, b] = [await open(t, url), await open(t, url)]
  let inside = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++inside)
    await delay(20)
    inside--
  }
  await Promise.all([1, 2, 3].flatMap(() => [a.withLock('x', work), b.withLock('x', work)]))
  t.equal(most, 1)
  await t.rejects(
    a.withLock('x', async () => Promise.reject(new Error('broken'))),
    { message: 'broken' },
  )
  t.equal(await b.withLock('x', async () => 1), 1, 'free also after a failure')
})

t.test('work longer than the lock renews it, and the lock of a dead holder expires', async (t) => {
  const { db, withLock } = await open(t, await createDatabase(t))
  const token = '00000000-0000-4000-8000-000000000000'
  const dead = { name: 'x', token, held_until: new Date(Date.now() + 1000) }
  await db.insertInto('leases').values(dead).execute()
  await withLock('x', async () => {
    const heldUntil = async () =>
      (await db.selectFrom('leases').select('held_until').executeTakeFirstOrThrow()).held_until
    const first = await heldUntil()
    t.ok(first > dead.held_until)
    await eventually(async () => (await heldUntil()) > first, 'the renewal')
  })
  t.same(await db.selectFrom('leases').selectAll().execute(), [])
})

t.test('a wait for a lock ends with its job', async (t) => {
  const { withLock } = await open(t, await createDatabase(t))
  const job = new AbortController()
  await withLock('x', async () => {
    const waiting = withLock('x', async () => t.fail("it is another's"), job.signal)
    job.abort(new Error('the process ends'))
    await t.rejects(waiting)
  })
  await t.rejects(
    withLock('x', async () => undefined, job.signal),
    { message: 'the process ends' },
  )
})

t.test('all processes see a pause, and it expires', async (t) => {
  const url = await createDatabase(t)
  const [{ pauses: a }, { pauses: b }] = [await open(t, url), await open(t, url)]
  t.equal(await a.remaining('x'), 0)
  await a.set('x', 60_000)
  await a.set('x', 300)
  const left = await b.remaining('x')
  t.ok(left <= 300, `${left} ms`)
  await eventually(async () => (await b.remaining('x')) === 0)
  await a.set('x', 60_000)
  await b.clear('x')
  t.equal(await a.remaining('x'), 0)
})
