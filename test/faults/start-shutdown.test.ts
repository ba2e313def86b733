import { spawnSync } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import t, { type Test as TapTest } from 'tap'
import { RawConnection } from '../http/raw.ts'
import {
  endsWith,
  environment,
  registerAt,
  startProcess,
  statusOf,
  until,
} from '../start/process.ts'
import { createDatabase } from '../support/postgres.ts'

type Test = Parameters<typeof createDatabase>[0]

const portOf = (url: string) => Number(new URL(url).port)

/** Blocks every new weight until `release`. */
const holdWeights = async (t: Test, connectionString: string) => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  t.teardown(() => client.end())
  await client.query('begin')
  await client.query('lock table weights in access exclusive mode')
  return { release: () => client.query('commit'), client }
}

const startHeld = async (t: Test, env: Record<string, string>) => {
  const DATABASE_URL = await createDatabase(t)
  const service = startProcess(t, 'all', { DATABASE_URL, ...env })
  const url = await service.ready()
  const token = await registerAt(url, 'ana')
  const held = await holdWeights(t, DATABASE_URL)
  const connection = new RawConnection(portOf(url))
  t.teardown(async () => connection.close())
  const body = '{"peso_kg":70}'
  const head = `Host: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json`
  connection.send(
    `POST /api/weight HTTP/1.1\r\n${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
  const waiting = `
    select from pg_locks
    where not granted
      and database = (select oid from pg_database where datname = current_database())`
  await until('the request waits', async () => (await held.client.query(waiting)).rowCount === 1)
  return { service, url, connection, held }
}

t.test('during SHUTDOWN_DELAY_MS readiness fails and every request is served', async (t) => {
  const DATABASE_URL = await createDatabase(t)
  const service = startProcess(t, 'all', { DATABASE_URL, SHUTDOWN_DELAY_MS: '5000' })
  const url = await service.ready()
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
  const { service, connection, held } = await startHeld(t, { SHUTDOWN_TIMEOUT_MS: '100' })
  service.child.kill('SIGTERM')
  await endsWith(t, service, 0)
  await t.rejects(connection.answer(), /the connection ended/, 'the request got no answer')
  t.match(await service.line(/"event":"shutdown".*cut off/), /"level":"warn"/)
  await held.release()
})

t.test(
  'a second signal within 500 ms is ignored, a later one ends the process at once',
  async (t) => {
    const DATABASE_URL = await createDatabase(t)
    const service = startProcess(t, 'all', { DATABASE_URL, SHUTDOWN_DELAY_MS: '60000' })
    const url = await service.ready()
    service.child.kill('SIGINT')
    service.child.kill('SIGTERM')
    await service.line(/"event":"shutdown"/)
    await delay(700)
    t.equal(await statusOf(`${url}/api/config`), 200, 'it still serves')
    service.child.kill('SIGINT')
    await endsWith(t, service, 130)
    t.equal(service.lines.filter((line) => line.includes('"event":"shutdown"')).length, 1)
  },
)

t.test('a signal during the start ends the process in order', async (t) => {
  const service = startProcess(t, 'all', { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/x' })
  await service.line(/waiting for the database/)
  service.child.kill('SIGTERM')
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
  t.test(`after an ${event} it finishes open requests and exits with 1`, async (t) => {
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(code)}`
    const { service, connection, held } = await startHeld(t, {
      NODE_OPTIONS,
      SHUTDOWN_DELAY_MS: '60000',
    })
    service.child.kill('SIGUSR2')
    const line = JSON.parse(await service.line(/"level":"fatal"/))
    t.match(line, { event, err: { message: 'the fault of the test', stack: String } })
    await service.line(/"event":"shutdown"/)
    await held.release()
    t.equal((await connection.answer()).status, 201)
    await endsWith(t, service, 1)
  })
}

const program = fileURLToPath(new URL('ending.ts', import.meta.url))
const end = (t: TapTest, ...words: string[]) => {
  const { status, stdout } = spawnSync(process.execPath, [program, ...words], {
    env: { PATH: process.env.PATH, ...environment, SHUTDOWN_TIMEOUT_MS: '3000' },
    encoding: 'utf8',
  })
  t.match(stdout, /^closed$/m, 'the last phase has run')
  return { status, stdout }
}

t.test(
  'an outage of the database while connections close does not fail the shutdown',
  async (t) => {
    const exitCodes = { '57P01': 0, '42601': 1 }
    for (const [code, status] of Object.entries(exitCodes)) {
      const ended = end(t, code)
      t.equal(ended.status, status, code)
      t.equal(ended.stdout.includes('"fatal"'), status === 1)
    }
    t.equal(end(t).status, 1, 'an error without a code')
  },
)

t.test('a phase of the end that hangs leaves time for the next one', async (t) => {
  const { status, stdout } = end(t, 'hang')
  t.equal(status, 0)
  t.match(stdout, /"level":"warn".*"event":"shutdown","phase":"hanging".*cut off/)
  t.match(stdout, /"event":"shutdown_phase","phase":"last"/)
})
