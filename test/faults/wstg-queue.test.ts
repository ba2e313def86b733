/** Given accepted requests, when Redis or Postgres fails, then all are processed later. */
import { setTimeout as delay } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { startRedis } from '../support/redis.ts'
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts'
import { checkInvariants, eventually } from '../support/wstg.ts'
import { type ApiProcess, type Cluster, startCluster } from '../support/wstg-processes.ts'

t.setTimeout(600_000)
// The tests mostly wait.
t.jobs = 2

/** Milliseconds in which every request is answered. */
const answerLimit = 5000

/** A busy machine also delays a probe that needs neither the queue nor the database. */
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

const startWithRedis = async (t: Test) => {
  const redis = await startRedis(t)
  const cluster = await startCluster(t, { REDIS_URL: redis.url })
  return { redis, cluster, api: await cluster.startApi() }
}

t.test('without Redis accepted requests wait; they are processed when it is back', async (t) => {
  const { redis, cluster, api } = await startWithRedis(t)
  const worker = await cluster.startWorker()
  await redis.kill()
  let accepted = await requestSyncs(t, cluster, api, 20)
  const rows = await cluster.sql('select count(*)::int from wstg_inbox')
  t.same(rows, [{ count: 20 }], 'every request has a row')
  await worker.event('queue_trouble')
  // Long enough for the pauses between attempts to connect to grow.
  await delay(6000)
  await redis.restart()
  const back = performance.now()
  await cluster.settled()
  t.comment(`all were done ${Math.round(performance.now() - back)} ms after Redis was back`)
  // The queue delivers a job long before it is overdue.
  await eventually(async () => {
    accepted += await requestSyncs(t, cluster, api, 1)
    await delay(500)
    const delivered = await cluster.sql(
      `select from wstg_inbox where seq = (select max(seq) from wstg_inbox)
       and state = 'done'`,
    )
    return delivered.length === 1
  }, 'a job that the queue has delivered')
  t.comment(`the queue was in use ${Math.round(performance.now() - back)} ms after Redis was back`)
  await cluster.settled()
  t.equal(api.child.exitCode, null, 'the API still runs')
  await checkInvariants(t, { ...cluster, accepted })
})

t.test('while Redis is frozen answers are in time; no request has two effects', async (t) => {
  const { redis, cluster, api } = await startWithRedis(t)
  await cluster.startWorker()
  redis.freeze()
  const accepted = await requestSyncs(t, cluster, api, 20)
  await delay(5000)
  redis.thaw()
  await cluster.settled()
  const log = await cluster.sql('select count(*)::int from wstg_sync_log where success')
  const effective = await cluster.sql(
    "select count(*)::int from wstg_inbox where state = 'done' and note is null",
  )
  t.same(log, effective, 'each request has one effect, or a newer one took its place')
  await checkInvariants(t, { ...cluster, accepted })
})

t.test('requests lost by Redis are processed from the inbox', async (t) => {
  const { redis, cluster, api } = await startWithRedis(t)
  const accepted = await requestSyncs(t, cluster, api, 50)
  await eventually(async () => Number(await redis.command('DBSIZE')) > 0, 'a job in Redis')
  await redis.command('FLUSHALL')
  await cluster.startWorker()
  await cluster.settled()
  await checkInvariants(t, { ...cluster, accepted })

  await redis.command('CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru')
  const warned = await cluster.startApi()
  const line = await warned.event('redis_evicts')
  t.match(line, { level: 'warn', policy: 'allkeys-lru' }, 'the log warns of evicted keys')
})

t.test('without Postgres no request is accepted and no process ends', async (t) => {
  let network: TcpProxy | undefined
  const cluster = await startCluster(t, {}, async (url) => {
    network = await startTcpProxy(t, url)
    return network.url
  })
  const api = await cluster.startApi()
  const worker = await cluster.startWorker()
  const sync = () => {
    const body = { wstg_id: 'WSTG-INFO-01', status: 'Done' }
    return cluster.call(api, 'POST', '/api/wstg/sync', body)
  }
  let accepted = 0
  for (const mode of ['refuse', 'black hole', 'reset'] as const) {
    accepted += await requestSyncs(t, cluster, api, 10)
    await network?.setMode(mode)
    for (let n = 0; n < 2; n++) {
      const { status, took } = await sync()
      t.equal(status, 503, mode)
      await assertInTime(t, cluster, api, took)
    }
    await delay(3000)
    await network?.setMode('pass')
    await eventually(async () => (await sync()).status === 202, 'the first request afterwards')
    accepted += 1
    await cluster.settled()
  }
  t.same([api.child.exitCode, worker.child.exitCode], [null, null])
  await checkInvariants(t, { ...cluster, accepted })
})
