import { setTimeout as delay } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { openDatabase } from '../../../src/platform/database/database.ts'
import { createLeases, type Lease } from '../../../src/platform/queue/leases.ts'
import { createPauses } from '../../../src/platform/queue/pauses.ts'
import { silentLog } from '../../support/environment.ts'
import { createDatabase } from '../../support/postgres.ts'
import { startTcpProxy } from '../../support/tcp-proxy.ts'
import { eventually } from '../../support/wstg.ts'

const open = async (t: Test, url: string, duration?: number) => {
  const db = openDatabase(url, silentLog)
  t.teardown(() => db.destroy())
  return { db, pauses: createPauses(db), ...createLeases(db, silentLog, duration) }
}

t.test('one holder at a time has a lease, and its release frees it', async (t) => {
  const url = await createDatabase(t)
  const [a, b] = [await open(t, url), await open(t, url)]
  const inside = await a.hold('x', async (lease) => {
    t.ok(lease.isHeld())
    t.equal(await b.hold('x', async () => t.fail('never both')), undefined)
    t.same(await b.hold('y', async () => 'another'), { result: 'another' })
    return 'done'
  })
  t.same(inside, { result: 'done' })
  t.same(await b.hold('x', async () => 1), { result: 1 })
  await t.rejects(
    a.hold('x', async () => Promise.reject(new Error('broken'))),
    { message: 'broken' },
  )
  t.same(await b.hold('x', async () => 2), { result: 2 }, 'free also after a failure')
})

t.test('work longer than the lease renews it', async (t) => {
  const url = await createDatabase(t)
  const [a, b] = [await open(t, url, 400), await open(t, url, 400)]
  await a.hold('x', async (lease) => {
    for (let n = 0; n < 6; n++) {
      await delay(200)
      t.equal(await b.hold('x', async () => 'stolen'), undefined)
    }
    t.ok(lease.isHeld())
  })
})

t.test('waiting holders get the lease one after the other', async (t) => {
  const url = await createDatabase(t)
  const { holdWhenFree } = await open(t, url)
  let inside = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 5 }, () =>
      holdWhenFree('x', async () => {
        most = Math.max(most, ++inside)
        await delay(20)
        inside--
      }),
    ),
  )
  t.equal(most, 1)
})

t.test(
  'a holder that cannot renew loses the lease, is told, and cannot release the next one',
  async (t) => {
    const url = await createDatabase(t)
    const proxy = await startTcpProxy(t, url)
    const [cut, other] = [await open(t, proxy.url, 600), await open(t, url, 600)]
    const taken = Promise.withResolvers<Lease>()
    const holding = cut.hold('x', async (lease) => {
      taken.resolve(lease)
      await eventually(() => lease.signal.aborted, 'the loss')
      t.notOk(lease.isHeld())
    })
    const lease = await taken.promise
    await proxy.setMode('black hole')
    t.equal(await other.hold('x', async () => 'too early'), undefined)
    const next = other.holdWhenFree('x', async (mine) => {
      await eventually(() => lease.signal.aborted)
      await proxy.setMode('pass')
      await holding
      t.ok(mine.isHeld())
      const rows = await other.db.selectFrom('leases').select('token').execute()
      t.same(rows, [{ token: mine.token }], 'the release of the former holder has no effect')
    })
    await next
  },
)

t.test('a wait for a lease ends with its job', async (t) => {
  const { hold, holdWhenFree } = await open(t, await createDatabase(t))
  const job = new AbortController()
  await hold('x', async () => {
    const waiting = holdWhenFree('x', async () => t.fail("it is another's"), job.signal)
    job.abort(new Error('the process ends'))
    await t.rejects(waiting)
  })
  await t.rejects(
    holdWhenFree('x', async () => undefined, job.signal),
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
