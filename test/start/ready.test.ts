import t from 'tap'
import { createDatabase } from '../support/postgres.ts'
import { registerAt, startProcess, statusOf, temporaryFolder, until } from './process.ts'

for (const level of ['trace', 'info', 'error', 'silent']) {
  t.test(`at LOG_LEVEL ${level} one line tells the address, and then the API serves`, async (t) => {
    const DATABASE_URL = await createDatabase(t)
    const service = startProcess(t, 'all', { DATABASE_URL, LOG_LEVEL: level })
    const url = await service.ready()
    t.match(url, /^http:\/\/127\.0\.0\.1:\d+$/)
    t.equal(await statusOf(`${url}/api/config`), 200)
    service.child.kill('SIGTERM')
    t.same(await service.exited, { code: 0, signal: null })
    t.equal(service.lines.filter((line) => line.includes('http://')).length, 1, 'and no other line holds an address')
    t.equal(service.errors(), '', 'standard error stays empty')
    for (const line of service.lines) {
      const { time, level: itsLevel, msg } = JSON.parse(line)
      t.match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      t.ok(itsLevel && msg, 'every line is JSON with a time, a level and a message')
    }
  })
}

t.test('HOST is what it listens on and what it tells', async (t) => {
  const DATABASE_URL = await createDatabase(t)
  for (const [host, told] of [
    ['0.0.0.0', /^http:\/\/0\.0\.0\.0:\d+$/],
    ['localhost', /^http:\/\/localhost:\d+$/],
  ] as const) {
    const service = startProcess(t, 'api', { DATABASE_URL, HOST: host })
    const url = await service.ready()
    t.match(url, told)
    t.equal(await statusOf(`${url.replace('0.0.0.0', '127.0.0.1')}/api/config`), 200)
    service.child.kill('SIGTERM')
    t.same(await service.exited, { code: 0, signal: null })
  }
})

t.test('health and metrics are on a port of their own, and only there', async (t) => {
  const DATABASE_URL = await createDatabase(t)
  const service = startProcess(t, 'api', { DATABASE_URL })
  const url = await service.ready()
  const operations = await service.operations()
  t.match(operations, /^http:\/\/127\.0\.0\.1:\d+$/)
  t.same([await statusOf(`${operations}/livez`), await statusOf(`${operations}/readyz`)], [200, 200])
  await statusOf(`${url}/api/config`)
  const metrics = await (await fetch(`${operations}/metrics`)).text()
  t.match(metrics, /^http_request_duration_seconds_count\{operation="getPublicConfig",status="200"\} 1$/m)
  t.match(metrics, /^process_resident_memory_bytes \d+/m)
  for (const path of ['/livez', '/readyz', '/metrics', '/api/metrics']) t.equal(await statusOf(url + path), 404, path)
  t.equal(await statusOf(`${operations}/api/config`), 404)
})

t.test('the API and the worker run apart on one database', async (t) => {
  const DATABASE_URL = await createDatabase(t)
  const first = startProcess(t, 'api', { DATABASE_URL })
  const second = startProcess(t, 'api', { DATABASE_URL })
  const worker = startProcess(t, 'worker', { DATABASE_URL })
  await worker.line(/the worker is ready/)
  const token = await registerAt(await first.ready(), 'ana')
  const headers = { authorization: `Bearer ${token}` }
  t.equal(
    await statusOf(`${await second.ready()}/api/auth/me`, { headers }),
    200,
    'what one has issued the other takes',
  )
  const logout = { method: 'POST', headers }
  t.equal(await statusOf(`${await first.ready()}/api/auth/logout`, logout), 200)
  t.equal(
    await statusOf(`${await second.ready()}/api/auth/me`, { headers }),
    401,
    'and what one has revoked is revoked',
  )
  t.notOk(
    worker.lines.some((line) => line.includes('the API is ready')),
    'the worker serves no calls',
  )
  t.equal(await statusOf(`${await worker.operations()}/readyz`), 200, 'but its health')
  for (const { child, exited } of [first, second, worker]) {
    child.kill('SIGTERM')
    t.same(await exited, { code: 0, signal: null })
  }
})

t.test('a worker beside the API shares its machine: a taken port for health is no obstacle to it', async (t) => {
  const DATABASE_URL = await createDatabase(t)
  const api = startProcess(t, 'api', { DATABASE_URL })
  const OPS_PORT = new URL(await api.operations()).port
  const worker = startProcess(t, 'worker', { DATABASE_URL, OPS_PORT })
  await worker.line(/the worker is ready/)
  t.match(await worker.line(/"level":"warn"/), /health and metrics are not served: the port is taken/)
})

t.test('the worker removes revocations that have expired', async (t) => {
  const DATABASE_URL = await createDatabase(t)
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  t.teardown(() => client.end())
  await client.query(
    `insert into revoked_tokens values ('old', now() - interval '1 s'), ('new', now() + interval '1 h')`,
  )
  startProcess(t, 'worker', { DATABASE_URL })
  const left = async () => (await client.query('select jti from revoked_tokens')).rows
  await until('the purge has run', async () => (await left()).length === 1)
  t.same(await left(), [{ jti: 'new' }])
})

t.test('migrate brings an empty database up to date, and a second time does nothing', async (t) => {
  const DATABASE_URL = await createDatabase(t, null)
  const cwd = temporaryFolder(t)
  for (const migrated of [true, false]) {
    const { exited, lines, errors } = startProcess(t, 'migrate', { DATABASE_URL }, cwd)
    t.same(await exited, { code: 0, signal: null })
    t.equal(
      lines.some((line) => line.includes('"event":"migrated"')),
      migrated,
    )
    t.match(lines.at(-1), /the database schema is up to date/)
    t.equal(errors(), '')
  }
})

t.test('a start migrates an empty database by itself', async (t) => {
  const DATABASE_URL = await createDatabase(t, null)
  const url = await startProcess(t, 'all', { DATABASE_URL }).ready()
  t.ok(await registerAt(url, 'ana'))
})
