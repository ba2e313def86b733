import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import t, { type Test } from 'tap'
import { openDatabase } from '../../../src/platform/database/database.ts'
import { createQueue, type JobKind, type RequestJobs } from '../../../src/platform/queue/queue.ts'
import { silentLog } from '../../support/environment.ts'
import { eventually } from '../../support/eventually.ts'
import { createDatabase } from '../../support/postgres.ts'
import { startRedis } from '../../support/redis.ts'
import { startTcpProxy } from '../../support/tcp-proxy.ts'

t.setTimeout(300_000)

const nowhere = 'postgres://127.0.0.1:9/none'

const open = (t: Test, databaseUrl: string, redisUrl?: string): RequestJobs => {
  const queue = createQueue({ databaseUrl, redisUrl, log: silentLog })
  t.teardown(() => queue.close())
  return queue
}

/** Starts a worker that remembers its numbers. */
const listen = (t: Test, queue: RequestJobs) => {
  const seen: number[] = []
  const worker = queue.work(async (seq) => void seen.push(seq), 1)
  t.teardown(() => worker.close())
  return seen
}

/** Adds numbers until a job waits: a busy machine may miss the deadline of a call. */
const addSurely = async (
  queue: RequestJobs,
  seqs: number[],
  kind: JobKind = 'sync',
): Promise<void> => {
  const isWaiting = async () => (await queue.count().catch(() => undefined))?.waiting
  for (let found: number | undefined = 0; !found; ) {
    queue.add(seqs, kind)
    for (let looks = 0; looks < 50 && !found; looks++) {
      await delay(50)
      found = await isWaiting()
    }
  }
}

/** Adds a number again and again until a worker has got it. */
const reaches = (queue: RequestJobs, seen: readonly number[], seq: number) =>
  eventually(
    () => {
      queue.add([seq], 'sync')
      return seen.includes(seq)
    },
    'the number',
    500,
  )

const isUnreachable = async (t: Test, queue: RequestJobs) => {
  const started = performance.now()
  queue.add([1], 'sync')
  await t.rejects(queue.count())
  t.ok(performance.now() - started < 5000, 'no caller waits long')
}

/** The two stores: the address of each, and a queue at this or another address. */
const stores: Record<
  string,
  (t: Test) => Promise<{ url: string; openAt: (url: string) => RequestJobs }>
> = {
  async redis(t) {
    const { url } = await startRedis(t)
    return { url, openAt: (redisUrl) => open(t, nowhere, redisUrl) }
  },
  async postgres(t) {
    const url = await createDatabase(t)
    return { url, openAt: (databaseUrl) => open(t, databaseUrl) }
  },
}

for (const [name, prepare] of Object.entries(stores)) {
  t.test(`on ${name}`, async (t) => {
    t.test('every number reaches a worker, also beside one that fails', async (t) => {
      const { url, openAt } = await prepare(t)
      const queue = openAt(url)
      t.equal(queue.storeName, name)
      const numbers = Array.from({ length: 30 }, (_, index) => index + 1)
      await addSurely(queue, numbers)
      const seen: number[] = []
      const worker = queue.work(async (seq) => {
        seen.push(seq)
        if (seq % 5 === 2) throw new Error('broken')
      }, 1)
      await eventually(() => new Set(seen).size === 30)
      t.same(new Set(seen), new Set(numbers))
      await eventually(async () => {
        const { waiting, active } = await queue.count()
        return waiting + active === 0
      })
      seen.length = 0
      await reaches(queue, seen, 2)
      await worker.close()
    })

    t.test('closing a worker waits for running jobs and takes no new one', async (t) => {
      const { url, openAt } = await prepare(t)
      const queue = openAt(url)
      const { promise, resolve } = Promise.withResolvers<void>()
      const seen: number[] = []
      const worker = queue.work(async (seq) => {
        seen.push(seq)
        await promise
      }, 1)
      await reaches(queue, seen, 1)
      await addSurely(queue, [2])
      const closing = worker.close()
      resolve()
      await closing
      t.same(seen, [1])
      t.match(await queue.count(), { active: 0 })
    })

    t.test('a sync request goes before deliveries', async (t) => {
      const { url, openAt } = await prepare(t)
      const queue = openAt(url)
      await addSurely(queue, [1, 2], 'finding')
      await eventually(async () => {
        queue.add([3], 'sync')
        return ((await queue.count().catch(() => undefined))?.waiting ?? 0) >= 2
      })
      const seen = listen(t, queue)
      await eventually(() => seen.includes(2))
      t.equal(seen[0], 3)
    })

    for (const mode of ['refuse', 'black hole', 'reset'] as const) {
      t.test(`a store that is down at first (${mode}), and again later, is used`, async (t) => {
        const { url, openAt } = await prepare(t)
        const proxy = await startTcpProxy(t, url)
        const queue = openAt(proxy.url)
        await proxy.setMode(mode)
        const seen = listen(t, queue)
        for (const number of [2, 3]) {
          await isUnreachable(t, queue)
          await proxy.setMode('pass')
          await reaches(queue, seen, number)
          await proxy.setMode(mode)
        }
      })

      t.test(`a worker that starts during an outage (${mode}) works afterwards`, async (t) => {
        const { url, openAt } = await prepare(t)
        const proxy = await startTcpProxy(t, url)
        const queue = openAt(proxy.url)
        await addSurely(queue, [2])
        await proxy.setMode(mode)
        const seen = listen(t, queue)
        // Longer than an attempt to connect. A loop without a pause would block this timer for
        // ever.
        await delay(3000)
        t.same(seen, [])
        await proxy.setMode('pass')
        await eventually(() => seen.includes(2))
      })
    }
  })
}

t.test('a lone job makes no temporary table in Postgres', async (t) => {
  const url = await createDatabase(t)
  const queue = open(t, url)
  const db = openDatabase(url, silentLog)
  t.teardown(() => db.destroy())
  /** Inserted rows: of the catalogue, one for each column of a new table, and of the jobs. */
  const inserted = async () => {
    const { rows } = await sql<{ columns: number; jobs: number }>`
      select sum(n_tup_ins) filter (where relname = 'pg_attribute')::int as columns,
        sum(n_tup_ins) filter (where schemaname = 'queue' and relname = 'job')::int as jobs
      from pg_stat_all_tables`.execute(db)
    return rows[0]!
  }
  await addSurely(queue, [1])
  await eventually(async () => (await inserted()).jobs >= 1)
  const before = await inserted()
  await addSurely(queue, [2])
  await eventually(async () => (await inserted()).jobs >= 2)
  t.equal((await inserted()).columns, before.columns)
})

t.test('jobs lost by Redis do not block later ones', async (t) => {
  const redis = await startRedis(t)
  const queue = open(t, nowhere, redis.url)
  const seen = listen(t, queue)
  await reaches(queue, seen, 1)
  await redis.command('FLUSHALL')
  await reaches(queue, seen, 2)
  await redis.restart()
  await reaches(queue, seen, 3)
})

t.test('options in the URL of the database do not affect the queue', async (t) => {
  const url = new URL(await createDatabase(t))
  url.searchParams.set('options', '-c statement_timeout=30000')
  await addSurely(open(t, url.href), [1])
})
