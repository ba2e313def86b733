import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import pg from 'pg'
import t from 'tap'
import { eventually, until } from '../support/eventually.ts'
import { createDatabase } from '../support/postgres.ts'
import { endsWith, registerAt, startProcess, statusOf } from './process.ts'

for (const level of ['trace', 'silent']) {
  t.test(
    `at LOG_LEVEL ${level} it migrates, prints its address in one line, and then serves`,
    async (t) => {
      const DATABASE_URL = await createDatabase(t, null)
      const service = startProcess(t, 'all', { DATABASE_URL, LOG_LEVEL: level })
      const url = await service.ready()
      t.match(url, /^http:\/\/127\.0\.0\.1:\d+$/)
      t.equal(await statusOf(`${url}/api/config`), 200)
      const told = service.lines.some((line) => line.includes('the first account that registers'))
      t.equal(told, level === 'trace', 'the administrator is still to come')
      t.ok(await registerAt(url, 'ana'), 'the schema has been made')
      service.child.kill('SIGTERM')
      await endsWith(t, service, 0)
      t.equal(
        service.lines.filter((line) => line.includes('http://')).length,
        1,
        'no other line has an address',
      )
      t.equal(service.errors(), '', 'standard error stays empty')
      for (const line of service.lines) {
        const { time, level: itsLevel, msg } = JSON.parse(line)
        t.match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
        t.ok(itsLevel && msg, 'every line is JSON with a time, a level and a message')
      }
    },
  )
}

t.test(
  'the ready line has HOST; health and metrics are only on the port for operations',
  async (t) => {
    const DATABASE_URL = await createDatabase(t)
    const service = startProcess(t, 'api', { DATABASE_URL, HOST: 'localhost' })
    const url = await service.ready()
    t.match(url, /^http:\/\/localhost:\d+$/)
    const operations = await service.operations()
    t.match(operations, /^http:\/\/127\.0\.0\.1:\d+$/)
    t.equal(await statusOf(`${operations}/livez`), 200)
    await until('it is ready', async () => (await statusOf(`${operations}/readyz`)) === 200)
    t.equal(await statusOf(`${url}/api/config`), 200)
    const counted = /^http_request_duration_seconds_count\{operation="getPublicConfig",.*\} 1$/m
    const metrics = await eventually(async () => {
      const text = await (await fetch(`${operations}/metrics`)).text()
      return counted.test(text) && text
    }, 'the call is counted')
    t.match(metrics, /^process_resident_memory_bytes \d+/m)
    const open = metrics.matchAll(/^database_pool_connections\{state="\w+"\} (\d+)$/gm)
    const connections = [...open].reduce((sum, [, count]) => sum + Number(count), 0)
    t.ok(connections >= 4, `${connections} connections: four are opened and kept`)
    for (const path of ['/livez', '/readyz', '/metrics', '/api/metrics'])
      t.equal(await statusOf(url + path), 404, path)
    t.equal((await fetch(`${operations}/api/config`)).status, 404)
  },
)

t.test('/readyz is 200 only when the API accepts connections', async (t) => {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  const service = startProcess(t, 'api', {
    DATABASE_URL: await createDatabase(t),
    PORT: String(port),
  })
  const readiness = `${await service.operations()}/readyz`
  await until('it is ready', async () => (await statusOf(readiness)) === 200)
  t.equal(await statusOf(`http://127.0.0.1:${port}/api/config`), 200)
})

t.test('the API and the worker run as separate processes on one database', async (t) => {
  const DATABASE_URL = await createDatabase(t)
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  t.teardown(() => client.end())
  await client.query(`insert into scheduled_tasks (name, requested_at) values ('purge', now())`)
  await client.query(
    `insert into revoked_tokens values
     ('old', now() - interval '25 h'), ('new', now() + interval '1 h')`,
  )

  const first = startProcess(t, 'api', { DATABASE_URL })
  const second = startProcess(t, 'api', { DATABASE_URL })
  const [firstUrl, secondUrl] = await Promise.all([first.ready(), second.ready()])
  const OPS_PORT = new URL(await first.operations()).port
  const worker = startProcess(t, 'worker', { DATABASE_URL, OPS_PORT })
  await worker.line(/the worker is ready/)
  await worker.line(/"level":"warn".*health and metrics are not served: the port is taken/)
  t.notOk(
    worker.lines.some((line) => line.includes('the API is ready')),
    'the worker serves no calls',
  )

  const headers = { authorization: `Bearer ${await registerAt(firstUrl, 'ana')}` }
  t.equal(
    await statusOf(`${secondUrl}/api/auth/me`, { headers }),
    200,
    'one process accepts a token of the other',
  )
  t.equal(await statusOf(`${firstUrl}/api/auth/logout`, { method: 'POST', headers }), 200)
  const refused = async () => (await statusOf(`${secondUrl}/api/auth/me`, { headers })) === 401
  await until('a token revoked in one process is revoked in all', refused)
  const listed = async (jti: string) =>
    (await client.query('select from revoked_tokens where jti = $1', [jti])).rowCount === 1
  const finished = async () =>
    (
      await client.query(
        `select last_error from scheduled_tasks
         where name = 'purge' and last_finished_at is not null`,
      )
    ).rows
  await until('the worker has cleaned up', async () => (await finished()).length === 1)
  t.same(await finished(), [{ last_error: null }])
  t.same(
    [await listed('old'), await listed('new')],
    [false, true],
    'only the token that expired a day ago is removed',
  )

  for (const service of [first, second, worker]) {
    service.child.kill('SIGTERM')
    await endsWith(t, service, 0)
  }
})
