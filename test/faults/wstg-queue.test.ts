import { setTimeout as delay } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { startRedis } from '../support/redis.ts'
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts'
import { checkInvariants, eventually } from '../support/wstg.ts'
import { type ApiProcess, type Cluster, startCluster } from '../support/wstg-processes.ts'

t.setTimeout(600_000)

/** Milliseconds in which every request is answered. */
const answerLimit = 5000

/** A busy machine delays also a probe that needs neither the queue nor the database. */
const assertInTime = async (t: Test, { call }: Cluster, api: ApiProcess, took: number) => {
  const slack = took > answerLimit ? 10 * (await call(api, 'GET', '/api/config')).took : 0
  t.ok(took <= answerLimit + slack, `answered after ${Math.round(took)} ms`)
}

const statuses = ['Done', 'In Progress', 'Not Applicable', 'Blocked']

/** Sends `count` requests for ten items; each must be accepted soon. */
const requestSyncs = async (
  t: Test,
  cluster: Cluster,
  api: ApiProcess,
  count: number,
): Promise<number> => {
  for (let n = 0; n < count; n++) {
    const body = {
      wstg_id: `WSTG-INFO-${String((n % 10) + 1).padStart(2, '0')}`,
      status: statuses[n % 4],
    }
    const { status, took } = await cluster.call(api, 'POST', '/api/wstg/sync', body)
    if (status !== 202) t.fail(`answered ${status}`)
    await assertInTime(t, cluster, api, took)
  }
  return count
}

const rows = async ({ sql }: Cluster): Promise<number> => {
  const [row] = await sql<{ count: number }>('select count(*)::int from wstg_inbox')
  return row?.count ?? 0
}

t.test('F1: without Redis, requests are accepted, stored and processed', async (t) => {
  const redis = await startRedis(t)
  const cluster = await startCluster(t, { REDIS_URL: redis.url })
  const api = await cluster.startApi()
  await cluster.startWorker()
  await redis.kill()
  const accepted = await requestSyncs(t, cluster, api, 20)
  t.equal(await rows(cluster), 20, 'every request has a row')
  await cluster.settled()
  t.pass('processed without Redis')
  await redis.restart()
  await requestSyncs(t, cluster, api, 5)
  await cluster.settled()
  t.equal(api.child.exitCode, null, 'the API still runs')
  await checkInvariants(t, { ...cluster, accepted: accepted + 5 })
})

t.test(
  'F2: with Redis frozen, answers are in time, and no request takes effect twice',
  async (t) => {
    const redis = await startRedis(t)
    const cluster = await startCluster(t, { REDIS_URL: redis.url })
    const api = await cluster.startApi()
    await cluster.startWorker()
    redis.freeze()
    const accepted = await requestSyncs(t, cluster, api, 20)
    await delay(5000)
    redis.thaw()
    await cluster.settled()
    const [log] = await cluster.sql<{ count: number }>(
      `select count(*)::int from wstg_sync_log where success`,
    )
    t.equal(log?.count, 20, 'each request has one effect')
    await checkInvariants(t, { ...cluster, accepted })
  },
)

t.test('F3: requests lost by Redis are processed from the inbox', async (t) => {
  const redis = await startRedis(t)
  const cluster = await startCluster(t, { REDIS_URL: redis.url })
  const api = await cluster.startApi()
  const accepted = await requestSyncs(t, cluster, api, 50)
  await eventually(async () => Number(await redis.command('DBSIZE')) > 0, 'a job in Redis')
  await redis.command('FLUSHALL')
  await cluster.startWorker()
  await cluster.settled()
  await checkInvariants(t, { ...cluster, accepted })
})

t.test('F4: the queue is in use again soon after Redis returns', async (t) => {
  const redis = await startRedis(t)
  const cluster = await startCluster(t, { REDIS_URL: redis.url })
  const api = await cluster.startApi()
  const worker = await cluster.startWorker()
  await redis.kill()
  await requestSyncs(t, cluster, api, 3)
  await delay(6000)
  await redis.restart()
  const back = performance.now()
  // The queue delivers a job long before it is overdue.
  await eventually(async () => {
    const [before] = await cluster.sql<{ max: number | null }>(
      'select max(seq)::int from wstg_inbox',
    )
    await requestSyncs(t, cluster, api, 1)
    await delay(500)
    const [row] = await cluster.sql(
      `select from wstg_inbox where seq > $1 and state = 'done' and requeues = 0`,
      [before?.max],
    )
    return row !== undefined
  }, 'a job that the queue has delivered')
  const took = Math.round(performance.now() - back)
  t.comment(`the queue was in use again ${took} ms after Redis was back`)
  await cluster.settled()
  t.ok(
    worker.logs().some((line) => line.event === 'queue_trouble'),
    'the worker has reported its state',
  )
  await checkInvariants(t, { ...cluster, accepted: 4 })
})

for (const mode of ['refuse', 'black hole', 'reset'] as const) {
  t.test(
    `with Postgres away (${mode}) no request is accepted and no process ends; later all recover`,
    async (t) => {
      let network: TcpProxy | undefined
      const cluster = await startCluster(t, {}, async (url) => {
        network = await startTcpProxy(t, url)
        return network.url
      })
      const { call, settled } = cluster
      const api = await cluster.startApi()
      const worker = await cluster.startWorker()
      await worker.event('working')
      const accepted = await requestSyncs(t, cluster, api, 10)
      await network?.setMode(mode)
      for (let n = 0; n < 2; n++) {
        const { status, took } = await call(api, 'POST', '/api/wstg/sync', {
          wstg_id: 'WSTG-INFO-01',
          status: 'Done',
        })
        t.equal(status, 503)
        await assertInTime(t, cluster, api, took)
      }
      await delay(3000)
      await network?.setMode('pass')
      await eventually(async () => {
        const body = { wstg_id: 'WSTG-INFO-01', status: 'Done' }
        return (await call(api, 'POST', '/api/wstg/sync', body)).status === 202
      }, 'the first request afterwards')
      await settled()
      t.same([api.child.exitCode, worker.child.exitCode], [null, null])
      await checkInvariants(t, { ...cluster, accepted: accepted + 1 })
    },
  )
}

t.test('F5: the log warns of a Redis that evicts keys', async (t) => {
  const redis = await startRedis(t)
  await redis.command('CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru')
  const cluster = await startCluster(t, { REDIS_URL: redis.url })
  const api = await cluster.startApi()
  t.match(await api.event('redis_evicts'), { level: 'warn', policy: 'allkeys-lru' })
})
