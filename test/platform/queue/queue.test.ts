import { setTimeout as delay } from 'node:timers/promises'
import t, { type Test } from 'tap'
import type { JobQueue } from '../../../src/platform/queue/queue.ts'
import { eventually } from '../../support/eventually.ts'
import { createDatabase } from '../../support/postgres.ts'
import { startRedis } from '../../support/redis.ts'
import { startTcpProxy } from '../../support/tcp-proxy.ts'
import { nowhere, open, stores } from './stores.ts'

t.setTimeout(300_000)

/** Starts a worker that remembers its jobs and waits for `gate` in each. */
const listen = (t: Test, queue: JobQueue, gate?: () => Promise<unknown>, concurrency = 1) => {
  const seen: string[] = []
  const work = async (job: string) => {
    seen.push(job)
    await gate?.()
  }
  const worker = queue.startWorker(work, concurrency)
  t.teardown(() => worker.stop(0))
  return { seen, worker }
}

const counts = (queue: JobQueue) => queue.count().catch(() => undefined)

/** Announces the nth job until it waits: a busy machine may miss the deadline of a call. */
const announceSurely = (queue: JobQueue, job: string, nth = 1, options?: { priority: number }) =>
  eventually(async () => {
    await queue.announce(job, options)
    return (await counts(queue))?.waiting === nth
  }, `the job ${job}`)

/** Announces a job again and again until a worker has got it. */
const reaches = (queue: JobQueue, seen: readonly string[], job: string) =>
  eventually(
    async () => {
      await queue.announce(job)
      return seen.includes(job)
    },
    'the job',
    500,
  )

const isUnreachable = async (t: Test, queue: JobQueue) => {
  const started = performance.now()
  await queue.announce('unreachable')
  await t.rejects(queue.count())
  t.ok(performance.now() - started < 5000, 'no caller waits long')
}

for (const [name, prepare] of Object.entries(stores)) {
  t.test(`on ${name}`, async (t) => {
    t.test('every job reaches a worker, also beside one that fails', async (t) => {
      const { url, openAt } = await prepare(t)
      const queue = openAt(url)
      t.equal(queue.storeName, name)
      const jobs = Array.from({ length: 30 }, (_, n) => `item:job ${n}`)
      for (const [n, job] of jobs.entries()) await announceSurely(queue, job, n + 1)
      const seen: string[] = []
      const worker = queue.startWorker(async (job) => {
        seen.push(job)
        if (job.endsWith('2')) throw new Error('broken')
      }, 1)
      await eventually(() => seen.length >= 30)
      t.same(seen, jobs, 'in the order in which they were announced')
      seen.length = 0
      await reaches(queue, seen, 'item:job 2')
      await eventually(async () => {
        const count = await counts(queue)
        return count?.waiting === 0 && count.active === 0
      })
      await worker.stop(0)
    })

    t.test('one job of a name runs, and one waits', async (t) => {
      const { url, openAt } = await prepare(t)
      const queue = openAt(url)
      const gate = Promise.withResolvers<void>()
      const { seen } = listen(t, queue, () => gate.promise, 5)
      await reaches(queue, seen, 'a')
      for (let n = 0; n < 5; n++) await queue.announce('a')
      await queue.announce('b')
      await eventually(() => seen.includes('b'))
      t.same(seen, ['a', 'b'])
      gate.resolve()
      await eventually(() => seen.length === 3)
      await delay(500)
      t.same(seen, ['a', 'b', 'a'])
    })

    t.test('a job that is due replaces a delayed one, which comes by itself', async (t) => {
      const { url, openAt } = await prepare(t)
      const queue = openAt(url)
      const { seen } = listen(t, queue)
      await reaches(queue, seen, 'first')
      await queue.announce('a', { delay: 3_600_000 })
      t.notOk(seen.includes('a'))
      await queue.announce('a')
      await eventually(() => seen.includes('a'))
      await queue.announce('b', { delay: 300 })
      await eventually(() => seen.includes('b'))
    })

    t.test('a held queue starts no job, in any process', async (t) => {
      const { url, openAt } = await prepare(t)
      const queue = openAt(url)
      const { seen } = listen(t, queue)
      await reaches(queue, seen, 'first')
      const other = openAt(url)
      // Its connection takes longer than a call may on a busy machine.
      await other.open()
      const held = performance.now()
      await other.hold(3000)
      await queue.announce('a')
      await eventually(() => seen.includes('a'))
      t.ok(performance.now() - held >= 2900)
    })

    t.test('a schedule is kept, changed and removed', async (t) => {
      const { url, openAt } = await prepare(t)
      const queue = openAt(url)
      const { seen } = listen(t, queue)
      await reaches(queue, seen, 'first')
      await queue.schedule('run', 3_600_000)
      await delay(500)
      t.notOk(seen.includes('run'), 'the first comes after the interval')
      for (let n = 0; n < 3; n++) await queue.schedule('run', 500)
      await eventually(() => seen.filter((job) => job === 'run').length >= 3)
      await queue.schedule('run', undefined)
      await eventually(async () => (await queue.next('run').catch(() => undefined)) === null)
      seen.length = 0
      await delay(1200)
      t.ok(seen.length <= 1, 'at most one that waited')
    })

    t.test('closing a worker waits for running jobs and takes no new one', async (t) => {
      const { url, openAt } = await prepare(t)
      const queue = openAt(url)
      const gate = Promise.withResolvers<void>()
      const { seen, worker } = listen(t, queue, () => gate.promise)
      await reaches(queue, seen, 'a')
      await announceSurely(queue, 'b')
      const closing = worker.stop(60_000)
      gate.resolve()
      await closing
      t.same(seen, ['a'])
      t.match(await queue.count(), { active: 0 })
    })

    t.test('a job without a priority goes before others', async (t) => {
      const { url, openAt } = await prepare(t)
      const queue = openAt(url)
      await announceSurely(queue, 'a', 1, { priority: 1 })
      await announceSurely(queue, 'b', 2, { priority: 1 })
      await announceSurely(queue, 'c', 3)
      const { seen } = listen(t, queue)
      await eventually(() => seen.length === 3)
      t.same(seen, ['c', 'a', 'b'])
    })

    for (const mode of ['refuse', 'black hole', 'reset'] as const) {
      t.test(`a store that is down at first (${mode}), and again later, is used`, async (t) => {
        const { url, openAt } = await prepare(t)
        const proxy = await startTcpProxy(t, url)
        const queue = openAt(proxy.url)
        await proxy.setMode(mode)
        const { seen } = listen(t, queue)
        for (const job of ['a', 'b']) {
          await isUnreachable(t, queue)
          await proxy.setMode('pass')
          await reaches(queue, seen, job)
          // The library waits for the store to note the end of a job.
          await eventually(async () => (await counts(queue))?.active === 0)
          await proxy.setMode(mode)
        }
      })
    }
  })
}

t.test('jobs lost by Redis do not block later ones', async (t) => {
  const redis = await startRedis(t)
  const queue = open(t, nowhere, redis.url)
  const { seen } = listen(t, queue)
  await reaches(queue, seen, 'a')
  await redis.command('FLUSHALL')
  await reaches(queue, seen, 'b')
  await redis.restart()
  await reaches(queue, seen, 'c')
})

t.test('options in the URL of the database do not affect the queue', async (t) => {
  const url = new URL(await createDatabase(t))
  url.searchParams.set('options', '-c statement_timeout=30000')
  await announceSurely(open(t, url.href), 'a')
})
