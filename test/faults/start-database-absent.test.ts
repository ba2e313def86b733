import t from 'tap'
import { endsWith, registerAt, startProcess, statusOf, until } from '../start/process.ts'
import { checkedFetch } from '../support/http.ts'
import { createDatabase } from '../support/postgres.ts'
import { startRedis } from '../support/redis.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

t.test('F32: the processes work in any order of start', async (t) => {
  const database = await startTcpProxy(t, await createDatabase(t, null))
  const redis = await startRedis(t)
  const queue = await startTcpProxy(t, redis.url)
  await Promise.all([database.setMode('refuse'), queue.setMode('refuse')])
  const env = { DATABASE_URL: database.url, REDIS_URL: queue.url }
  const migrate = startProcess(t, 'migrate', env)
  const worker = startProcess(t, 'worker', env)
  const apis = [startProcess(t, 'api', env), startProcess(t, 'api', env)]
  const services = [worker, ...apis]
  for (const service of [migrate, ...services]) await service.line(/waiting for the database/)
  for (const service of services) {
    const operations = await service.operations()
    t.equal(await statusOf(`${operations}/livez`), 200)
    t.equal(await statusOf(`${operations}/readyz`), 503, 'readiness fails while it waits')
  }
  const urls = await Promise.all(apis.map((api) => api.listening()))
  for (const url of urls)
    t.equal(await statusOf(`${url}/api/config`), 200, 'an operation without a database is served')

  await database.setMode('pass')
  await endsWith(t, migrate, 0)
  await worker.line(/the worker is ready/)
  const [first = '', second = ''] = urls
  for (const api of apis) {
    const operations = await api.operations()
    await until(
      'it is ready without Redis',
      async () => (await statusOf(`${operations}/readyz`)) === 200,
    )
    t.ok(urls.includes(await api.ready()), 'the ready line comes with the database')
  }
  const accounts = await Promise.all([registerAt(first, 'ana'), registerAt(second, 'luis')])
  t.equal(accounts.length, 2, 'both APIs register an account without Redis')
  const migrations = [migrate, ...services].flatMap(({ lines }) =>
    lines.filter((line) => line.includes('"event":"migrated"')),
  )
  t.equal(migrations.length, 1, 'four processes ran the migrations once')
  const roles = await Promise.all(
    accounts.map(async (token, n) => {
      const answer = await checkedFetch(`${urls[n]}/api/auth/me`, bearer(token))
      return ((await answer.json()) as { role: string }).role
    }),
  )
  t.same(roles.toSorted(), ['admin', 'user'], 'one of them is the first')

  await queue.setMode('pass')
  for (const api of apis) await api.line(/redis answers again/)
  for (const { lines } of apis) {
    t.equal(
      lines.filter((line) => line.includes('"event":"redis_error"')).length,
      1,
      'one line about Redis',
    )
  }
  await database.setMode('refuse')
  for (const service of services) {
    const operations = await service.operations()
    await until(
      'readiness follows the database',
      async () => (await statusOf(`${operations}/readyz`)) === 503,
    )
  }
  for (const service of services) service.child.kill('SIGTERM')
  for (const service of services) await endsWith(t, service, 0)
})

t.test(
  'a start without a database ends after START_TIMEOUT_MS with one line about it',
  async (t) => {
    const databaseUrl = await createDatabase(t, null)
    await Promise.all(
      (['refuse', 'black hole'] as const).map(async (mode) => {
        const proxy = await startTcpProxy(t, databaseUrl)
        const { host } = new URL(proxy.url)
        await proxy.setMode(mode)
        const env = { DATABASE_URL: proxy.url, LOG_LEVEL: 'error', START_TIMEOUT_MS: '500' }
        const services = (['all', 'worker', 'migrate'] as const).map((script) =>
          startProcess(t, script, env),
        )
        // The API already serves 503 when the time is over.
        services.push(startProcess(t, 'api', { ...env, START_TIMEOUT_MS: '7000' }))
        for (const service of services) {
          await endsWith(t, service, 1)
          t.match(
            service.errors(),
            new RegExp(`^START_TIMEOUT_MS: the database at ${host} was out of reach.*\\n$`),
          )
          t.notOk(service.lines.some((line) => line.includes('fatal')))
        }
      }),
    )
  },
)
