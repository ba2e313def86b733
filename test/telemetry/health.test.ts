import t, { type Test } from 'tap'
import type { Context } from '../../src/context.ts'
import { createHealth, type HealthReport } from '../../src/telemetry/health.ts'
import { buildOpsServer } from '../../src/telemetry/ops-server.ts'
import { createDatabase, runOnServer } from '../support/postgres.ts'
import { startRedis } from '../support/redis.ts'
import { outageTimeouts, password, startService } from '../support/service.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'
import { eventually, startBehindProxy } from '../support/wstg.ts'

/** Reads `/readyz`. */
const serve = (t: Test, { health, metrics }: Pick<Context, 'health' | 'metrics'>) => {
  const server = buildOpsServer(health, metrics)
  t.teardown(() => server.close())
  return async (): Promise<{ status: number; report: HealthReport }> => {
    const answer = await server.inject('/readyz')
    return { status: answer.statusCode, report: answer.json() }
  }
}

t.test(
  'health has every dependency with state and time; the database and its schema decide',
  async (t) => {
    const proxy = await startTcpProxy(t, await createDatabase(t))
    let time = new Date('2026-01-01T00:00:00Z')
    const { context } = await startService(t, {
      databaseUrl: proxy.url,
      now: () => time,
      env: outageTimeouts,
    })
    const ask = serve(t, context)

    // The first connection may take longer than a check when the machine is busy.
    const first = await eventually(async () => {
      const answer = await ask()
      return answer.report.dependencies.database?.state === 'up' && answer
    }, 'the database')
    t.equal(first.status, 503, 'the schema has not been seen yet')
    t.match(first.report, { status: 'unavailable', dependencies: { database: { required: true } } })
    context.health.noteCall('schema', true)
    const ready = await eventually(async () => {
      const answer = await ask()
      const { findings_tool: tool } = answer.report.dependencies
      return answer.report.status === 'ok' && tool?.state === 'not_configured' && answer
    }, 'the background checks')
    t.equal(ready.status, 200)
    t.match(ready.report, {
      dependencies: {
        database: { state: 'up', since: '2026-01-01T00:00:00.000Z', required: true },
        schema: { state: 'up', required: true },
        breach_service: { state: 'unknown', required: false },
      },
    })

    time = new Date('2026-01-01T01:00:00Z')
    await proxy.setMode('black hole')
    const hanging = await Promise.all([ask(), ask(), ask()])
    for (const { status, report } of hanging) {
      t.equal(status, 503, 'the service answers without the database')
      t.match(report.dependencies.database, { state: 'down', since: '2026-01-01T01:00:00.000Z' })
    }
    time = new Date('2026-01-01T02:00:00Z')
    t.equal(
      (await ask()).report.dependencies.database?.since,
      '2026-01-01T01:00:00.000Z',
      'the time of the change',
    )
    await proxy.setMode('pass')
    await eventually(async () => (await ask()).status === 200, 'the recovery')
    t.equal((await ask()).report.dependencies.database?.since, '2026-01-01T02:00:00.000Z')

    context.health.drain()
    const draining = await ask()
    t.equal(draining.status, 503)
    t.equal(draining.report.status, 'draining')
  },
)

t.test(
  'while the database refuses writes the service is not ready, and recovers by itself',
  async (t) => {
    const databaseUrl = await createDatabase(t)
    const name = new URL(databaseUrl).pathname.slice(1)
    const { context, request, sql } = await startService(t, { databaseUrl })
    context.health.noteCall('schema', true)
    const ask = serve(t, context)
    const register = async (username: string) =>
      (await request('POST', '/api/auth/register', { body: { username, password } })).status
    await eventually(async () => (await ask()).status === 200, 'readiness')
    t.equal(await register('before'), 201)

    await runOnServer(`alter database ${name} set default_transaction_read_only = on`)
    await sql(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
    await eventually(async () => (await ask()).status === 503, 'readiness fails')
    t.match((await ask()).report.dependencies, { database: { state: 'down' } })
    t.equal(await register('meanwhile'), 503)

    await runOnServer(`alter database ${name} set default_transaction_read_only = off`)
    await eventually(async () => (await ask()).status === 200, 'the recovery')
    t.equal(await eventually(async () => (await register('after')) === 201, 'a write'), true)
  },
)

t.test('without the tool and Redis the service is degraded but ready', async (t) => {
  const redis = await startRedis(t)
  const service = await startBehindProxy(t, { REDIS_URL: redis.url })
  const { health } = service.context
  health.noteCall('schema', true)
  const ask = serve(t, service.context)
  await eventually(async () => (await ask()).report.dependencies.queue?.state === 'up', 'the queue')
  service.tool.answer(() => ({ status: 500 }))
  await redis.kill()
  await service.sync({ wstg_id: 'WSTG-INFO-01', status: 'Done' })
  const degraded = await eventually(async () => {
    const answer = await ask()
    const { queue, findings_tool: tool } = answer.report.dependencies
    return queue?.state === 'down' && tool?.state === 'down' && answer
  }, 'both away')
  t.equal(degraded.status, 200)
  t.equal(degraded.report.status, 'degraded')
  service.tool.pass()
  await redis.restart()
  await eventually(async () => {
    const { queue, findings_tool: tool } = (await ask()).report.dependencies
    return queue?.state === 'up' && tool?.state === 'up'
  }, 'the recovery')
  await service.settled()
})

t.test(
  'a demoted Redis is detected, and the queue reconnects when its address moves',
  async (t) => {
    const [first, second] = [await startRedis(t), await startRedis(t)]
    const proxy = await startTcpProxy(t, first.url)
    const service = await startBehindProxy(t, { REDIS_URL: proxy.url })
    const { health, countSharedAttempt } = service.context
    health.noteCall('schema', true)
    const ask = serve(t, service.context)
    const queueIs = (state: string) =>
      eventually(
        async () => (await ask()).report.dependencies.queue?.state === state,
        `the queue is ${state}`,
      )
    const counts = () =>
      countSharedAttempt?.('an address', 60_000).then(
        ({ current }) => current,
        () => undefined,
      )
    await queueIs('up')
    await eventually(async () => (await counts()) !== undefined, 'attempts are counted')

    const { hostname, port } = new URL(second.url)
    await first.command('REPLICAOF', hostname, port)
    await queueIs('down')
    proxy.moveTo(second.url)
    await queueIs('up')
    await eventually(async () => (await counts()) !== undefined, 'attempts are counted there')
    await service.sync({ wstg_id: 'WSTG-INFO-01', status: 'Done' })
    await service.settled()
    t.match(await second.command('KEYS', 'attempts:*'), ['attempts:an address'])
  },
)

t.test('a hanging dependency is checked once, and an optional one delays no request', async (t) => {
  // The timer of the deadline does not keep a process alive; in a service the sockets do.
  const alive = setInterval(() => undefined, 1000)
  t.teardown(() => clearInterval(alive))
  let asked = 0
  const never = () => {
    asked += 1
    return new Promise<boolean>(() => undefined)
  }
  const health = createHealth(
    { needed: { required: true, check: never }, other: { required: false, check: never } },
    () => new Date(),
  )
  for (const _ of [1, 2])
    t.match(await health.examine(), {
      status: 'unavailable',
      dependencies: { other: { state: 'unknown' } },
    })
  t.equal(asked, 2)
})
