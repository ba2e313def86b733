/** A process that ends finishes its running work or rolls it back. */
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import t, { type Test } from 'tap'
import { createToolDatabase, dump, fingerprint } from '../dumps/tool-database.ts'
import { RawConnection } from '../http/raw.ts'
import { endsWith, registerAt, startProcess, statusOf, until } from '../start/process.ts'
import { outageTimeouts } from '../support/environment.ts'
import { createDatabase } from '../support/postgres.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'

const start = async (t: Test, rows: number, env: Record<string, string>) => {
  const tool = await createToolDatabase(t, 'owner')
  await tool.sql('create table public.t (id integer, v text)')
  await tool.sql(
    'insert into public.t select n, repeat(md5(n::text), 1000) from generate_series(1, $1::int) n',
    [rows],
  )
  const DATABASE_URL = await createDatabase(t)
  const service = startProcess(t, 'api', { DATABASE_URL, FINDINGS_DATABASE_URL: tool.url, ...env })
  const url = await service.ready()
  const token = await registerAt(url, 'admin')
  const authorization = `Bearer ${token}`
  const open = () => {
    const connection = new RawConnection(Number(new URL(url).port))
    t.teardown(() => connection.close())
    return connection
  }
  /** Signals every process of the group, like a terminal or a service manager. */
  const terminate = async () => {
    process.kill(-(service.child.pid ?? 0), 'SIGTERM')
    await service.line(/"event":"shutdown"/)
  }
  return { tool, service, url, authorization, open, terminate }
}

const get = async (url: string, authorization: string): Promise<IncomingMessage> => {
  const sent = request(url, { headers: { authorization }, agent: false })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return answer
}

const head = 'Host: localhost\r\nContent-Type: application/json'

t.test(
  'exports, reports and half-sent requests finish after a signal to all processes',
  async (t) => {
    // 30 MB: more than the sockets and pipes in between can hold.
    const { service, url, authorization, open, terminate } = await start(t, 1000, {
      SHUTDOWN_DELAY_MS: '5000',
    })
    const idle = Array.from({ length: 40 }, open)
    for (const connection of idle) {
      connection.send('GET /api/config HTTP/1.1\r\nHost: localhost\r\n\r\n')
      t.match(await connection.answer(), { status: 200, headers: { connection: 'keep-alive' } })
    }
    const exporting = await get(`${url}/api/findings-manager/export-dump`, authorization)
    t.equal(exporting.statusCode, 200)
    const halfHead = open()
    halfHead.send('POST /api/weight HTTP/1.1\r\nHost: loc')
    const halfBody = open()
    halfBody.send(
      `POST /api/weight HTTP/1.1\r\n${head}\r\nAuthorization: ${authorization}\r\n` +
        'Content-Length: 14\r\n\r\n{"peso_',
    )
    const reporting = get(`${url}/api/findings-manager/generate-pdf`, authorization)
    await until('they have arrived', async () => (await statusOf(`${url}/api/config`)) === 200)

    await terminate()
    // While it still serves every request, its answers ask clients to reconnect.
    const [user] = idle
    user?.send('GET /api/config HTTP/1.1\r\nHost: localhost\r\n\r\n')
    t.match(await user?.answer(), { status: 200, headers: { connection: 'close' } })
    const body = '{"peso_kg":70}'
    const late = open()
    late.send(
      `POST /api/weight HTTP/1.1\r\n${head}\r\nAuthorization: ${authorization}\r\n` +
        `Content-Length: ${body.length}\r\n\r\n${body}`,
    )
    t.match(
      await late.answer(),
      { status: 201, headers: { connection: 'close' } },
      'a connection opened shortly before the end',
    )

    await Promise.all(idle.map((connection) => connection.closed()))
    t.equal(await statusOf(`${url}/api/config`), undefined, 'it does not listen any more')
    halfHead.send(
      `alhost\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\n` +
        `Content-Length: 14\r\n\r\n${body}`,
    )
    halfBody.send('kg":70}')
    t.match(
      await halfHead.answer(),
      { status: 201, headers: { connection: 'close' } },
      'a request with half-sent headers is answered',
    )
    t.match(
      await halfBody.answer(),
      { status: 201, headers: { connection: 'close' } },
      'a request with a half-sent body is answered',
    )
    const report = await (await reporting).toArray()
    t.equal(Buffer.concat(report).subarray(-6).toString().trim(), '%%EOF', 'the report is complete')
    const exported = Buffer.concat(await exporting.toArray())
    t.ok(exported.length > 30_000_000)
    t.match(
      exported.subarray(-200).toString(),
      'PostgreSQL database dump complete',
      'the dump is complete',
    )
    await endsWith(t, service, 0)
  },
)

t.test('F17: an import during SIGTERM finishes or changes nothing', async (t) => {
  const boundary = 'the-boundary'
  const disposition = 'Content-Disposition: form-data; name="file"; filename="dump.sql"'
  const part = `--${boundary}\r\n${disposition}\r\n\r\n`
  const outcomes = ['finished', 'cut off'] as const
  const runs = outcomes.map(async (outcome) => {
    const grace = outcome === 'finished' ? '60000' : '1000'
    const { tool, service, authorization, open, terminate } = await start(t, 20, {
      SHUTDOWN_TIMEOUT_MS: grace,
    })
    const whole = await dump(tool)
    const before = await fingerprint(tool)
    await tool.sql("insert into public.t values (0, 'a row that the dump has not')")
    const changed = await fingerprint(tool)
    const form = Buffer.from(`${part}${whole}\r\n--${boundary}--\r\n`)
    const connection = open()
    connection.send(
      'POST /api/findings-manager/import-dump HTTP/1.1\r\nHost: localhost\r\n' +
        `Authorization: ${authorization}\r\n` +
        `Content-Type: multipart/form-data; boundary=${boundary}\r\n` +
        `Content-Length: ${form.length}\r\n\r\n`,
    )
    connection.send(form.subarray(0, form.length / 2))
    const importing = `
      select from pg_stat_activity
      where datname = current_database() and application_name like '% import'`
    await until('the import runs', async () => (await tool.sql(importing)).length > 0)
    await terminate()
    if (outcome === 'finished') {
      connection.send(form.subarray(form.length / 2))
      t.match(await connection.answer(), { status: 200, headers: { connection: 'close' } })
    }
    await endsWith(t, service, 0)
    await until('the server has let go', async () => (await tool.sql(importing)).length === 0)
    t.same(await fingerprint(tool), outcome === 'finished' ? before : changed, outcome)
    const locks = `select from pg_locks
       where mode ~ 'Exclusive'
         and database = (select oid from pg_database where datname = current_database())
         and pid <> pg_backend_pid()`
    t.same(await tool.sql(locks), [], 'no lock is left')
  })
  await Promise.all(runs)
})

t.test('the process ends in time while the database does not answer', async (t) => {
  const proxy = await startTcpProxy(t, await createDatabase(t))
  const service = startProcess(t, 'all', {
    DATABASE_URL: proxy.url,
    ...outageTimeouts,
  })
  const url = await service.ready()
  const authorization = `Bearer ${await registerAt(url, 'ana')}`
  await service.line(/the worker is ready/)
  await proxy.setMode('black hole')
  const asked = Promise.all(
    [1, 2, 3].map(() => statusOf(`${url}/api/stats`, { headers: { authorization } })),
  )
  await until('requests are under way', async () => (await statusOf(`${url}/api/config`)) === 200)
  service.child.kill('SIGTERM')
  for (const status of await asked) t.equal(status, 503, 'every open request is answered')
  await endsWith(t, service, 0)
})

t.test('repeated errors and a signal interrupt no request', async (t) => {
  const code = `process.on('SIGUSR2', () => { throw new Error('the fault of the test') })`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(code)}`
  const { service, authorization, open } = await start(t, 1, { NODE_OPTIONS })
  const connection = open()
  connection.send(
    `POST /api/weight HTTP/1.1\r\n${head}\r\nAuthorization: ${authorization}\r\n` +
      'Content-Length: 14\r\n\r\n{"peso_',
  )
  const other = open()
  other.send('GET /api/config HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await other.answer()
  service.child.kill('SIGUSR2')
  await service.line(/"event":"shutdown"/)
  await new Promise((resolve) => setTimeout(resolve, 700))
  service.child.kill('SIGUSR2')
  service.child.kill('SIGTERM')
  const faults = () =>
    service.lines.filter((line) => line.includes('"event":"uncaughtException"')).length
  await until('the second error was logged', () => faults() === 2)
  connection.send('kg":70}')
  t.equal((await connection.answer()).status, 201)
  await endsWith(t, service, 1)
})
