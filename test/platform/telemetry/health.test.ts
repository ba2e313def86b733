import t, { type Test } from 'tap'
import type { Context } from '../../../src/context.ts'
import { createServiceHealth, type HealthReport } from '../../../src/platform/telemetry/health.ts'
import { buildOpsServer } from '../../../src/platform/telemetry/ops-server.ts'
import { isCounted } from '../../people/accounts/support.ts'
import { silentLog } from '../../support/environment.ts'
import { eventually } from '../../support/eventually.ts'
import { readSamples } from '../../support/metrics.ts'
import { createDatabase, runOnServer } from '../../support/postgres.ts'
import { startRedis } from '../../support/redis.ts'
import { outageTimeouts, startService } from '../../support/service.ts'
import { startTcpProxy } from '../../support/tcp-proxy.ts'
import { startBehindProxy } from '../../support/wstg.ts'

const openOps = (t: Test, { health, metrics }: Context) => {
  const server = buildOpsServer(health, metrics)
  t.teardown(() => server.close())
  const ask = async (path = '/readyz') => {
    const answer = await server.inject(path)
    return { status: answer.statusCode, report: answer.json<HealthReport>() }
  }
  return {
    ask,
    until: (states: Record<string, string>) =>
      eventually(async () => {
        const answer = await ask()
        const { dependencies } = answer.report
        const holds = Object.entries(states).every(
          ([name, state]) => dependencies[name]?.state === state,
        )
        return holds && answer
      }, JSON.stringify(states)),
    scrape: async () => readSamples((await server.inject('/metrics')).body),
  }
}

t.test('the database and its schema decide; an outage leaves no stale metrics', async (t) => {
  const proxy = await startTcpProxy(t, await createDatabase(t))
  let time = new Date('2026-01-01T00:00:00Z')
  const ending = new AbortController()
  const { context } = await startService(t, {
    databaseUrl: proxy.url,
    now: () => time,
    ending: ending.signal,
    env: outageTimeouts,
  })
  const { ask, until, scrape } = openOps(t, context)
  const metricsShow = (expected: Record<string, number | undefined>) =>
    eventually(async () => {
      const { value } = await scrape()
      return Object.entries(expected).every(([name, shown]) => value(name) === shown)
    }, JSON.stringify(expected))

  t.equal((await until({ database: 'up' })).status, 503, 'the schema has not been seen yet')
  context.health.noteCall('schema', true)
  t.match(await until({ queue: 'up' }), {
    status: 200,
    report: {
      status: 'ok',
      dependencies: {
        database: { state: 'up', since: '2026-01-01T00:00:00.000Z', required: true },
        database_writes: { state: 'up', required: true },
        schema: { state: 'up', required: true },
        findings_tool: { state: 'not_configured' },
        breach_service: { state: 'unknown', required: false },
      },
    },
  })
  await metricsShow({ register_ready: 1, wstg_backlog_up: 1, wstg_oldest_request_age_seconds: 0 })

  time = new Date('2026-01-01T01:00:00Z')
  await proxy.setMode('black hole')
  const away = {
    status: 503,
    report: { dependencies: { database: { state: 'down', since: '2026-01-01T01:00:00.000Z' } } },
  }
  for (const answer of await Promise.all([ask(), ask(), ask()])) t.match(answer, away)
  time = new Date('2026-01-01T02:00:00Z')
  t.match(await ask(), away, 'the time of the change')
  await metricsShow({
    register_ready: 0,
    wstg_backlog_up: 0,
    wstg_requests: undefined,
    wstg_oldest_request_age_seconds: undefined,
    wstg_queue_up: 0,
    wstg_queue_jobs: undefined,
  })
  const { value } = await scrape()
  t.equal(value('dependency_up', { dependency: 'database' }), 0)
  t.equal(value('audited_actions_total', { action: 'login', outcome: 'success' }), 0)

  await proxy.setMode('pass')
  const back = await until({ database: 'up', database_writes: 'up' })
  t.match(back, { status: 200, report: { dependencies: { database: { since: /T02:/ } } } })
  await metricsShow({ register_ready: 1, wstg_backlog_up: 1 })
  ending.abort()
  t.match(await ask(), { status: 503, report: { status: 'draining' } })
})

t.test('a refused write is reported at once, even where a check finds room', async (t) => {
  const { context, request, sql, register, logs } = await startService(t)
  context.health.noteCall('schema', true)
  const { ask, until, scrape } = openOps(t, context)
  const { token } = await register()
  const record = async () =>
    (await request('POST', '/api/weight', { token, body: { peso_kg: 70 } })).status
  await until({ database_writes: 'up' })
  await sql(`create function refuse() returns trigger language plpgsql as
    $$ begin raise 'no space left' using errcode = 'disk_full'; end $$`)
  await sql('create trigger refuse before insert on weights execute function refuse()')
  for (const _ of [1, 2, 3]) t.equal(await record(), 503)
  t.match(await ask(), {
    status: 503,
    report: { dependencies: { database: { state: 'up' }, database_writes: { state: 'down' } } },
  })
  t.equal((await scrape()).value('dependency_up', { dependency: 'database_writes' }), 0)
  t.equal((await scrape()).value('dependency_up', { dependency: 'database' }), 1)
  t.equal((await ask('/readyz?exclude=database_writes')).status, 200, 'reads are served')
  t.equal((await ask('/readyz?exclude=queue')).status, 503)
  t.equal((await request('GET', '/api/weights', { token })).status, 200)
  const lines = (name: string) => logs().filter(({ event }) => event === name)
  t.match(lines('database_writes_refused'), [{ code: '53100', reason: 'no space left' }])
  t.equal(lines('request_failed').length, 1, 'a line for three refused calls')
  t.notMatch(JSON.stringify(logs()), /stack/)
})

t.test('a read-only database makes the service unready, and reads are served', async (t) => {
  const { context, databaseUrl, request, register } = await startService(t)
  context.health.noteCall('schema', true)
  const { ask, until } = openOps(t, context)
  const { token } = await register()
  const name = new URL(databaseUrl).pathname.slice(1)
  const setReadOnly = async (value: 'on' | 'off') => {
    await runOnServer(`alter database ${name} set default_transaction_read_only = ${value}`)
    await runOnServer(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    )
  }
  const body = { peso_kg: 70 }
  const record = async () => (await request('POST', '/api/weight', { token, body })).status
  const read = async () => (await request('GET', '/api/weights', { token })).status

  t.match(await until({ database: 'up', database_writes: 'up' }), { status: 200 })
  await setReadOnly('on')
  t.match(await until({ database: 'up', database_writes: 'down' }), { status: 503 })
  t.equal(await record(), 503)
  await eventually(async () => (await read()) === 200, 'reads')
  t.equal((await ask('/readyz?exclude=database_writes')).status, 200)
  await setReadOnly('off')
  t.match(await until({ database: 'up', database_writes: 'up' }), { status: 200 })
  await eventually(async () => (await record()) === 201, 'writes')
})

t.test('without the tool and Redis the service is degraded, but ready', async (t) => {
  const [first, second] = [await startRedis(t), await startRedis(t)]
  const proxy = await startTcpProxy(t, first.url)
  const { context, tool, sync, settled } = await startBehindProxy(t, { REDIS_URL: proxy.url })
  context.health.noteCall('schema', true)
  const { until } = openOps(t, context)
  tool.answer(() => ({ status: 500 }))
  const degraded = { status: 200, report: { status: 'degraded' } }
  t.match(await until({ queue: 'up', findings_tool: 'down' }), degraded)
  await first.kill()
  t.match(await until({ queue: 'down' }), degraded)
  await first.restart()
  await until({ queue: 'up' })
  await isCounted({ context }, 'an address')

  const { hostname, port } = new URL(second.url)
  await first.command('REPLICAOF', hostname, port)
  proxy.moveTo(second.url)
  await until({ queue: 'up' })
  await isCounted({ context }, 'an address')
  tool.pass()
  await sync({ wstg_id: 'WSTG-INFO-01', status: 'In Progress' })
  await settled()
  t.match(await second.command('KEYS', '*attempts:*'), [/^register:[\da-f-]+:attempts:an address$/])
})

/** The health of a service without a findings tool. */
const healthOf = (database: () => Promise<unknown>, queue: () => Promise<unknown>) =>
  createServiceHealth({
    database,
    queue,
    findingsTool: undefined,
    ending: new AbortController().signal,
    now: () => new Date(),
    log: silentLog,
  })

t.test('a hanging dependency is asked twice, and an optional one delays no request', async (t) => {
  // The timer of the deadline does not keep a process alive; in a service the sockets do.
  const alive = setInterval(() => undefined, 1000)
  t.teardown(() => clearInterval(alive))
  let asked = 0
  const check = () => {
    asked += 1
    return new Promise(() => undefined)
  }
  const { examine } = healthOf(check, check)
  for (const _ of [1, 2])
    t.match(await examine(), {
      status: 'unavailable',
      dependencies: {
        database: { state: 'down' },
        database_writes: { state: 'unknown' },
        queue: { state: 'unknown' },
      },
    })
  t.equal(asked, 3, 'the database twice, the queue once, in both reports together')
})

t.test('one missed answer of the database leaves the process ready', async (t) => {
  let asked = 0
  const everySecond = () =>
    ++asked % 2 === 1 ? Promise.reject(new Error('gone')) : Promise.resolve()
  const health = healthOf(everySecond, async () => undefined)
  health.noteCall('schema', true)
  for (const _ of [1, 2, 3])
    t.match(await health.examine(), { dependencies: { database: { state: 'up' } } })
  t.equal(asked, 6)
})
