/** Given accepted requests, when Redis fails, then all are processed later. */
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { startRedis } from '../support/redis.ts'
import { checkInvariants, eventually } from '../support/wstg.ts'
import { startCluster } from '../support/wstg-processes.ts'

t.setTimeout(600_000)

/** Milliseconds in which every request is answered. */
const answerLimit = 5000
const statuses = ['Done', 'In Progress', 'Not Applicable', 'Blocked']

t.test('requests wait without Redis, and a Redis that has lost them gets new ones', async (t) => {
  const redis = await startRedis(t)
  const cluster = await startCluster(t, { REDIS_URL: redis.url })
  const { call, sql, settled } = cluster
  const api = await cluster.startApi()
  const worker = await cluster.startWorker()
  let accepted = 0
  /** Sends requests for ten items; each must be accepted soon. */
  const request = async (count: number) => {
    for (let n = 0; n < count; n++) {
      const body = { wstg_id: `WSTG-INFO-${(n % 10) + 10}`, status: statuses[n % 4] }
      const { status, took } = await call(api, 'POST', '/api/wstg/sync', body)
      t.equal(status, 202)
      // A busy machine also delays a probe that needs neither the queue nor the database.
      const slack = took > answerLimit ? 10 * (await call(api, 'GET', '/api/config')).took : 0
      t.ok(took <= answerLimit + slack, `answered after ${Math.round(took)} ms`)
    }
    accepted += count
  }
  await redis.kill()
  await request(20)
  await worker.event('queue_trouble')
  t.same(await sql('select count(*)::int from wstg_inbox'), [{ count: 20 }], 'each has a row')
  await redis.restart()
  await settled()
  // The queue delivers a job long before it is overdue.
  await eventually(async () => {
    await request(1)
    await delay(500)
    const newest = 'select state from wstg_inbox order by seq desc limit 1'
    return (await sql(newest))[0]?.state === 'done'
  }, 'a job that the queue has delivered')
  await worker.kill()
  await request(20)
  await redis.command('FLUSHALL')
  await cluster.startWorker()
  await settled()
  t.equal(api.child.exitCode, null, 'the API still runs')
  await checkInvariants(t, { ...cluster, accepted })
})

t.test('a Redis that may evict keys is told', async (t) => {
  const redis = await startRedis(t)
  await redis.command('CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru')
  const { startApi } = await startCluster(t, { REDIS_URL: redis.url })
  const api = await startApi()
  t.match(await api.event('redis_evicts'), { level: 'warn', policy: 'allkeys-lru' })
})
