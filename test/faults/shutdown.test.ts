/** Given a process at work, when it ends, then the work is finished or rolled back. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'
import { createSandboxDatabase, dump, fingerprint } from '../checklist/dumps/tool-database.ts'
import { RawConnection } from '../platform/http/raw.ts'
import {
  endsWith,
  environment,
  followerOf,
  registerAt,
  startProcess,
  statusOf,
} from '../start/process.ts'
import { outageTimeouts } from '../support/environment.ts'
import { until } from '../support/eventually.ts'
import { connect, createDatabase, waitingSessions } from '../support/postgres.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'

t.setTimeout(600_000)
// The tests mostly wait for delays and limits of the end.
t.jobs = 2

/**
 * Longer than the pauses of a busy machine, and shorter than the 15 s for the header of a request.
 */
const shutdownDelay = '10000'

const body = '{"peso_kg":70}'
/** A request that records a weight, in two parts. */
const weight = (authorization: string) => {
  const head =
    `POST /api/weight HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  return { head, whole: head + body }
}

const start = async (t: Test, script: 'api' | 'all', env: Record<string, string>) => {
  const DATABASE_URL = env.DATABASE_URL ?? (await createDatabase(t))
  const service = startProcess(t, script, { DATABASE_URL, ...env })
  const url = await service.ready()
  const authorization = `Bearer ${await registerAt(url, 'admin')}`
  const open = () => {
    const connection = new RawConnection(Number(new URL(url).port))
    t.teardown(() => connection.close())
    return connection
  }
  return { service, url, authorization, open, DATABASE_URL }
}

/** An API whose findings tool has a table with rows of 32 KB. */
const startWithTool = async (t: Test, rows: number, env: Record<string, string>) => {
  const tool = await createSandboxDatabase(t)
  await tool.sql('create table public.t (id integer, v text)')
  await tool.sql(
    'insert into public.t select n, repeat(md5(n::text), 1000) from generate_series(1, $1::int) n',
    [rows],
  )
  const started = await start(t, 'api', { ...tool.env, ...env })
  /** Signals every process of the group, like a terminal or a service manager. */
  const terminate = async () => {
    process.kill(-(started.service.child.pid ?? 0), 'SIGTERM')
    await started.service.line(/"event":"shutdown"/)
  }
  return { tool, terminate, ...started }
}

/** A service with a request that waits for a lock until `release`. */
const startHeld = async (t: Test, env: Record<string, string>) => {
  const { service, authorization, open, DATABASE_URL } = await start(t, 'all', env)
  const client = await connect(t, DATABASE_URL)
  await client.query('begin; lock table weights in access exclusive mode')
  const connection = open()
  connection.send(weight(authorization).whole)
  await until('the request waits', async () => (await client.query(waitingSessions)).rowCount === 1)
  return { service, connection, release: () => client.query('commit') }
}

const get = async (url: string, authorization: string): Promise<IncomingMessage> => {
  const sent = request(url, { headers: { authorization }, agent: false })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return answer
}

t.test('exports, reports and half-sent requests finish after a signal', async (t) => {
  // 30 MB: more than the sockets and pipes in between can hold.
  const { service, url, authorization, open, terminate } = await startWithTool(t, 1000, {
    SHUTDOWN_DELAY_MS: shutdownDelay,
  })
  const idle = Array.from({ length: 40 }, open)
  for (const connection of idle) {
    connection.send('GET /api/config HTTP/1.1\r\nHost: localhost\r\n\r\n')
    t.match(await connection.answer(), { status: 200, headers: { connection: 'keep-alive' } })
  }
  const exporting = await get(`${url}/api/findings-manager/export-dump`, authorization)
  t.equal(exporting.statusCode, 200)
  const reporting = get(`${url}/api/findings-manager/generate-pdf`, authorization)
  await until('the report is rendered', () => followerOf(service.child) !== undefined)
  const { head, whole } = weight(authorization)
  const halves = [40, head.length + 5]
  const halfSent = halves.map((length) => {
    const connection = open()
    connection.send(whole.slice(0, length))
    return connection
  })

  await terminate()
  // While it still serves every request, its answers ask clients to reconnect.
  const [user] = idle
  user?.send('GET /api/config HTTP/1.1\r\nHost: localhost\r\n\r\n')
  t.match(await user?.answer(), { status: 200, headers: { connection: 'close' } })
  const late = open()
  late.send(whole)
  t.match(await late.answer(), { status: 201, headers: { connection: 'close' } }, 'a late one')

  await Promise.all(idle.map((connection) => connection.closed()))
  await until('it does not listen', async () => !(await statusOf(`${url}/api/config`)))
  for (const [n, connection] of halfSent.entries()) {
    connection.send(whole.slice(halves[n]))
    t.match(await connection.answer(), { status: 201, headers: { connection: 'close' } })
  }
  const report = await (await reporting).toArray()
  t.equal(Buffer.concat(report).subarray(-6).toString().trim(), '%%EOF', 'the report is complete')
  const exported = Buffer.concat(await exporting.toArray())
  t.ok(exported.length > 30_000_000)
  t.match(exported.subarray(-200).toString(), 'PostgreSQL database dump complete')
  await endsWith(t, service, 0)
})

t.test('an import during SIGTERM finishes or changes nothing', async (t) => {
  const boundary = 'the-boundary'
  const disposition = 'Content-Disposition: form-data; name="file"; filename="dump.sql"'
  const part = `--${boundary}\r\n${disposition}\r\n\r\n`
  const outcomes = ['finished', 'cut off'] as const
  const runs = outcomes.map(async (outcome) => {
    const grace = outcome === 'finished' ? '60000' : '1000'
    const { tool, service, authorization, open, terminate } = await startWithTool(t, 20, {
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
    await until('the import has ended', async () => (await tool.sql(importing)).length === 0)
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
  const env = { DATABASE_URL: proxy.url, ...outageTimeouts }
  const { service, url, authorization } = await start(t, 'all', env)
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

t.test('during SHUTDOWN_DELAY_MS readiness fails and every request is served', async (t) => {
  const { service, url } = await start(t, 'all', { SHUTDOWN_DELAY_MS: shutdownDelay })
  const operations = await service.operations()
  await until('it is ready', async () => (await statusOf(`${operations}/readyz`)) === 200)
  service.child.kill('SIGTERM')
  await service.line(/"event":"shutdown"/)
  t.equal(await statusOf(`${operations}/readyz`), 503, 'at once')
  t.equal(await statusOf(`${operations}/livez`), 200)
  let served = 0
  for (;;) {
    const status = await statusOf(`${url}/api/config`)
    if (status === undefined) break
    t.equal(status, 200)
    served += 1
    await delay(50)
  }
  t.ok(served > 0, `${served} new connections were served`)
  await endsWith(t, service, 0)
})

t.test('requests beyond SHUTDOWN_TIMEOUT_MS are cut off, with exit code 0', async (t) => {
  const { service, connection, release } = await startHeld(t, { SHUTDOWN_TIMEOUT_MS: '100' })
  service.child.kill('SIGTERM')
  await endsWith(t, service, 0)
  await t.rejects(connection.answer(), /the connection ended/, 'the request got no answer')
  t.match(await service.line(/"event":"shutdown".*cut off/), /"level":"warn"/)
  await release()
})

t.test('a second signal within 500 ms is ignored, a later one ends at once', async (t) => {
  const { service, url } = await start(t, 'all', { SHUTDOWN_DELAY_MS: '60000' })
  service.child.kill('SIGINT')
  service.child.kill('SIGTERM')
  await service.line(/"event":"shutdown"/)
  await delay(700)
  t.equal(await statusOf(`${url}/api/config`), 200, 'it still serves')
  service.child.kill('SIGINT')
  await endsWith(t, service, 130)
  t.equal(service.lines.filter((line) => line.includes('"event":"shutdown"')).length, 1)
})

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  t.test(`${signal} during the start ends the process in order`, async (t) => {
    const service = startProcess(t, 'all', { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/x' })
    await service.line(/waiting for the database/)
    service.child.kill(signal)
    await endsWith(t, service, 0)
  })

/** On a signal each throws or rejects outside of any handler. */
const faults = {
  uncaughtException: `process.on('SIGUSR2', () => { throw new Error('the fault of the test') })`,
  unhandledRejection: `process.on('SIGUSR2', () => {
    Promise.reject(new Error('the fault of the test'))
  })`,
}

for (const [event, code] of Object.entries(faults)) {
  t.test(`after each ${event} it finishes open requests and exits with 1`, async (t) => {
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(code)}`
    const { service, connection, release } = await startHeld(t, {
      NODE_OPTIONS,
      SHUTDOWN_DELAY_MS: '60000',
    })
    service.child.kill('SIGUSR2')
    const line = JSON.parse(await service.line(/"level":"fatal"/))
    t.match(line, { event, err: { message: 'the fault of the test', stack: String } })
    // From now on a second signal, but no second fault, would end the process at once.
    await delay(700)
    service.child.kill('SIGUSR2')
    service.child.kill('SIGTERM')
    const count = () => service.lines.filter((line) => line.includes(`"event":"${event}"`)).length
    await until('the second fault was logged', () => count() === 2)
    await release()
    t.equal((await connection.answer()).status, 201)
    await endsWith(t, service, 1)
  })
}

const program = fileURLToPath(new URL('shutdown-process.ts', import.meta.url))
const end = async (t: Test, ...words: string[]) => {
  const child = spawn(process.execPath, [program, ...words], {
    env: { PATH: process.env.PATH, ...environment, SHUTDOWN_TIMEOUT_MS: '3000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [stdout, [status]] = await Promise.all([text(child.stdout), once(child, 'close')])
  t.match(stdout, /^closed$/m, 'the last phase has run')
  return { status, stdout }
}

t.test('an outage of the database does not fail the shutdown', async (t) => {
  const exitCodes = { '57P01': 0, '42601': 1 }
  for (const [code, status] of Object.entries(exitCodes)) {
    const ended = await end(t, code)
    t.equal(ended.status, status, code)
    t.equal(ended.stdout.includes('"fatal"'), status === 1)
  }
  t.equal((await end(t)).status, 1, 'an error without a code')
})

t.test('a phase of the end that hangs leaves time for the next one', async (t) => {
  const { status, stdout } = await end(t, 'hang')
  t.equal(status, 0)
  t.match(stdout, /"level":"warn".*"event":"shutdown","phase":"hanging".*cut off/)
  t.match(stdout, /"event":"shutdown_phase","phase":"last"/)
})
