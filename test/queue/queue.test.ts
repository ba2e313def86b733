import { setTimeout as delay } from 'node:timers/promises'
import pLimit from 'p-limit'
import t, { type Test } from 'tap'
import { createQueue, type QueueOptions, type RequestJobs } from '../../src/queue/queue.ts'
import { createDatabase } from '../support/postgres.ts'
import { startRedis } from '../support/redis.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'

t.setTimeout(300_000)

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Waits until the condition holds; the limit is generous for busy machines. */
const eventually = async (
  condition: () => boolean | Promise<boolean>,
  limit = 30_000,
): Promise<void> => {
  const deadline = Date.now() + limit
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('it did not happen')
    await delay(20)
  }
}

/** Adds with retries: the creation of the tables may exceed the time limit of the first attempt. */
const addPatiently = (queue: RequestJobs, seqs: number[], perJob?: number) =>
  eventually(() =>
    queue.add(seqs, perJob).then(
      () => true,
      () => false,
    ),
  )

const open = (t: Test, options: Partial<QueueOptions> & { databaseUrl: string }): RequestJobs => {
  const queue = createQueue({ redisUrl: undefined, log: quiet, ...options })
  t.teardown(() => queue.close())
  return queue
}

/** A worker that takes one number at a time and finishes none before `resolve`. */
const heldWorker = (queue: RequestJobs) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const seen: number[] = []
  const worker = queue.work(async (seq) => {
    seen.push(seq)
    await promise
  }, pLimit(1))
  return { worker, seen, resolve }
}

/** The two stores: the URL of each, directly and through a proxy that can fail. */
const stores: Record<
  string,
  (t: Test) => Promise<{ url: string; options: (url: string) => QueueOptions }>
> = {
  async redis(t) {
    const { url } = await startRedis(t)
    return {
      url,
      options: (redisUrl) => ({ databaseUrl: 'postgres://127.0.0.1:9/none', redisUrl, log: quiet }),
    }
  },
  async postgres(t) {
    const url = await createDatabase(t)
    return { url, options: (databaseUrl) => ({ databaseUrl, redisUrl: undefined, log: quiet }) }
  },
}

for (const [name, prepare] of Object.entries(stores)) {
  t.test(`on ${name}`, async (t) => {
    t.test(
      'every number reaches a worker, again after it is finished, never twice while it waits',
      async (t) => {
        const { url, options } = await prepare(t)
        const queue = open(t, options(url))
        t.equal(queue.kind, name)
        await addPatiently(queue, [1, 2, 3])
        await queue.add([2, 3])
        t.same(await queue.count(), { waiting: 3, active: 0 })
        const seen: number[] = []
        const worker = queue.work(async (seq) => void seen.push(seq), pLimit(2))
        await eventually(async () => (await queue.count()).waiting === 0 && seen.length === 3)
        t.same(seen.toSorted(), [1, 2, 3])
        await queue.add([3])
        await eventually(() => seen.length === 4)
        await worker.close()
      },
    )

    t.test('a failed job is removed, others continue', async (t) => {
      const { url, options } = await prepare(t)
      const queue = open(t, options(url))
      const seen: number[] = []
      const worker = queue.work(async (seq) => {
        seen.push(seq)
        if (seq === 1) throw new Error('broken')
      }, pLimit(1))
      await addPatiently(queue, [1, 2])
      await eventually(() => seen.length === 2)
      await queue.add([1])
      await eventually(() => seen.length === 3)
      t.same(seen, [1, 2, 1])
      await worker.close()
    })

    t.test('closing a worker waits for running jobs and takes no new one', async (t) => {
      const { url, options } = await prepare(t)
      const queue = open(t, options(url))
      const { worker, seen, resolve } = heldWorker(queue)
      await addPatiently(queue, [1, 2])
      await eventually(() => seen.length === 1)
      const closing = worker.close()
      resolve()
      await closing
      t.equal(seen.length, 1)
      t.equal((await queue.count()).waiting, 1)
    })

    t.test(
      'numbers of one job are processed like single ones: concurrently and independently',
      async (t) => {
        const { url, options } = await prepare(t)
        const queue = open(t, options(url))
        const numbers = Array.from({ length: 12 }, (_, index) => index + 1)
        await addPatiently(queue, numbers, 5)
        t.same(await queue.count(), { waiting: 3, active: 0 })
        const seen: number[] = []
        let running = 0
        let most = 0
        const worker = queue.work(async (seq) => {
          running += 1
          most = Math.max(most, running)
          await delay(1)
          seen.push(seq)
          running -= 1
          if (seq % 5 === 2) throw new Error('broken')
        }, pLimit(2))
        await eventually(() => seen.length === 12)
        t.same(
          seen.toSorted((a, b) => a - b),
          numbers,
        )
        t.equal(most, 2)
        await eventually(async () => (await queue.count()).active === 0)
        await queue.add([1, 6], 5)
        await eventually(() => seen.length === 14)
        await worker.close()
      },
    )

    t.test('numbers that a closing worker has not begun go to another worker', async (t) => {
      const { url, options } = await prepare(t)
      const queue = open(t, options(url))
      const { worker, seen, resolve } = heldWorker(queue)
      await addPatiently(queue, [1, 2, 3], 3)
      await eventually(() => seen.length === 1)
      const closing = worker.close()
      resolve()
      await closing
      t.same(seen, [1])
      t.same(await queue.count(), { waiting: 2, active: 0 })
      const other = queue.work(async (seq) => void seen.push(seq), pLimit(1))
      await eventually(() => seen.length === 3)
      t.same(seen.toSorted(), [1, 2, 3])
      await other.close()
    })

    for (const mode of ['refuse', 'black hole', 'reset'] as const) {
      t.test(
        `with a store down at first (${mode}) adding fails soon, and works once it is up`,
        async (t) => {
          const { url, options } = await prepare(t)
          const proxy = await startTcpProxy(t, url)
          await proxy.setMode(mode)
          const queue = open(t, options(proxy.url))
          const seen: number[] = []
          const worker = queue.work(async (seq) => void seen.push(seq), pLimit(1))
          t.teardown(() => worker.close())
          const started = performance.now()
          await t.rejects(queue.add([1]))
          t.ok(performance.now() - started < 5000, 'no caller waits long')
          await proxy.setMode('pass')
          await eventually(() =>
            queue.add([2]).then(
              () => true,
              () => false,
            ),
          )
          await eventually(() => seen.includes(2))
        },
      )

      t.test(
        `after an outage of the store before the worker connects (${mode}) the process works`,
        async (t) => {
          const { url, options } = await prepare(t)
          const proxy = await startTcpProxy(t, url)
          const queue = open(t, options(proxy.url))
          await addPatiently(queue, [1])
          await proxy.setMode(mode)
          const seen: number[] = []
          const worker = queue.work(async (seq) => void seen.push(seq), pLimit(1))
          t.teardown(() => worker.close())
          // Longer than an attempt to connect. A loop without a pause would block this timer for
          // ever.
          await delay(3000)
          t.same(seen, [])
          await proxy.setMode('pass')
          await eventually(() => seen.includes(1))
        },
      )

      t.test(
        `during an outage of the store (${mode}) adding fails soon, and works afterwards`,
        async (t) => {
          const { url, options } = await prepare(t)
          const proxy = await startTcpProxy(t, url)
          const queue = open(t, options(proxy.url))
          const seen: number[] = []
          const worker = queue.work(async (seq) => void seen.push(seq), pLimit(1))
          t.teardown(() => worker.close())
          await eventually(() =>
            queue.add([1]).then(
              () => true,
              () => false,
            ),
          )
          await eventually(() => seen.includes(1))
          await proxy.setMode(mode)
          const started = performance.now()
          await t.rejects(queue.add([2]))
          t.ok(performance.now() - started < 5000, 'no caller waits long')
          await proxy.setMode('pass')
          await eventually(() =>
            queue.add([3]).then(
              () => true,
              () => false,
            ),
          )
          await eventually(() => seen.includes(3))
        },
      )
    }
  })
}

t.test('jobs lost by Redis do not block later ones', async (t) => {
  const redis = await startRedis(t)
  const queue = open(t, { databaseUrl: 'postgres://127.0.0.1:9/none', redisUrl: redis.url })
  const seen: number[] = []
  const worker = queue.work(async (seq) => void seen.push(seq), pLimit(1))
  t.teardown(() => worker.close())
  await addPatiently(queue, [1])
  await eventually(() => seen.includes(1))
  await redis.command('FLUSHALL')
  await queue.add([2])
  await eventually(() => seen.includes(2))
  await redis.restart()
  await eventually(() =>
    queue.add([3]).then(
      () => true,
      () => false,
    ),
  )
  await eventually(() => seen.includes(3))
  t.pass('jobs arrive after FLUSHALL and after a restart without data')
})

t.test('options in the URL of the database do not affect the queue', async (t) => {
  const url = new URL(await createDatabase(t))
  url.searchParams.set('options', '-c statement_timeout=30000')
  const queue = open(t, { databaseUrl: url.href })
  await addPatiently(queue, [1])
  t.same(await queue.count(), { waiting: 1, active: 0 })
})
