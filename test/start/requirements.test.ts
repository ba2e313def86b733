import { execFile, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer, TLSSocket } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual, promisify } from 'node:util'
import t, { type Test } from 'tap'
import { checkRequirements } from '../../src/platform/database/requirements.ts'
import { need } from '../programs.ts'
import { until } from '../support/eventually.ts'
import { serveSockets, temporaryFolder } from '../support/machine.ts'
import { failureOf } from '../support/outcome.ts'
import { createDatabase, open, runOnServer } from '../support/postgres.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'
import { commandEnvironment, endsWith, startProcess } from './process.ts'

need('openssl')
t.setTimeout(300_000)

/** An empty database that is made with these words. */
const createWith = async (t: Test, words: string) => {
  const name = `test_${randomBytes(8).toString('hex')}`
  await runOnServer(`create database ${name} template template0 ${words}`)
  t.teardown(() => runOnServer(`drop database if exists ${name} with (force)`))
  return Object.assign(new URL(await createDatabase(t, null)), { pathname: `/${name}` }).href
}

/** Node.js knows this zone, and the tests' server does not: the state of a new zone's name. */
const unknownZone = 'US/Pacific-New'
const zoneLine =
  `APP_TIMEZONE: PostgreSQL does not know the time zone ${unknownZone}; ` +
  'use another name of the zone\n'

const advice = "use one that is created with ENCODING 'UTF8' TEMPLATE template0"
const encodings: [words: string, refused: string | undefined][] = [
  ["encoding 'LATIN1' locale 'C'", 'LATIN1'],
  ["encoding 'SQL_ASCII' locale 'C'", 'SQL_ASCII'],
  ["encoding 'WIN1252' locale 'C'", 'WIN1252'],
  ["encoding 'EUC_JP' locale 'C'", 'EUC_JP'],
  ["encoding 'UTF8' locale 'C'", undefined],
  ["encoding 'UTF8' locale_provider icu icu_locale 'tr-TR' locale 'C'", undefined],
]
const settings = { APP_TIMEZONE: 'Europe/Madrid', directDatabaseVariable: 'DATABASE_URL' }

t.test('the encoding of the database and its zone are asked for', async (t) => {
  for (const [words, refused] of encodings) {
    const failure = await failureOf(
      checkRequirements(open(t, await createWith(t, words)), settings),
    )
    const message = `DATABASE_URL: the database has the encoding ${refused}; use one`
    if (refused === undefined) t.equal(failure, undefined, words)
    else t.match(failure, { name: 'ConfigError', message }, words)
  }
  const db = open(t, await createDatabase(t, null))
  for (const APP_TIMEZONE of [
    ...Intl.supportedValuesOf('timeZone'),
    'UTC',
    'Etc/GMT+12',
    'Asia/Calcutta',
  ])
    t.equal(
      await failureOf(checkRequirements(db, { ...settings, APP_TIMEZONE })),
      undefined,
      APP_TIMEZONE,
    )
  const unknown = { ...settings, APP_TIMEZONE: unknownZone }
  const failure = await failureOf(checkRequirements(db, unknown))
  t.match(failure, { name: 'ConfigError', message: zoneLine.trim() })
})

const starts = ['all', 'api', 'worker', 'migrate'] as const
for (const script of starts)
  t.test(`the start of ${script} ends with a line on a database that cannot serve`, async (t) => {
    const latin = await createWith(t, "encoding 'LATIN1' locale 'C'")
    const DATABASE_URL = await createDatabase(t, null)
    const encodingLine = /^DATABASE_URL: the database has the encoding LATIN1; [^\n]+\n$/
    for (const [env, line] of [
      [{ DATABASE_URL: latin }, encodingLine],
      [{ DATABASE_URL, APP_TIMEZONE: unknownZone }, zoneLine],
    ] as const) {
      const service = startProcess(t, script, env)
      await endsWith(t, service, 1)
      t.match(service.errors(), line)
      t.match(service.errors(), /^[^\n]+\n$/, 'one line')
    }
    const tables = open(t, DATABASE_URL).introspection.getTables()
    t.same(await tables, [], 'nothing has been made')
  })

t.test('a database out of reach is checked when it comes', async (t) => {
  const proxy = await startTcpProxy(t, await createWith(t, "encoding 'LATIN1' locale 'C'"))
  await proxy.setMode('refuse')
  const services = starts.map((script) => startProcess(t, script, { DATABASE_URL: proxy.url }))
  for (const service of services) await service.line(/waiting for the database/)
  await proxy.setMode('pass')
  for (const service of services) {
    await endsWith(t, service, 1)
    t.match(service.errors(), /^DATABASE_URL: the database has the encoding LATIN1; [^\n]+\n$/)
  }
})

t.test('the commands on accounts check the database', async (t) => {
  const run = promisify(execFile)
  const main = fileURLToPath(new URL('../../src/start/account-command.ts', import.meta.url))
  const account = async (databaseUrl: string, env: Record<string, string> = {}) => {
    const options = { cwd: '/', env: { ...commandEnvironment(databaseUrl), ...env } }
    return failureOf(run(process.execPath, [main, 'list'], options))
  }
  const DATABASE_URL = await createDatabase(t)
  t.equal(await account(DATABASE_URL, { REDIS_URL: 'redis://127.0.0.1:9' }), undefined)
  t.match(await account(DATABASE_URL, { APP_TIMEZONE: unknownZone }), { stderr: zoneLine })
  const latin = await createWith(t, "encoding 'LATIN1' locale 'C'")
  t.match(await account(latin), { stderr: /^DATABASE_URL: .* LATIN1; [^\n]+\n$/ })
})

t.test('a running process warns of a database that was replaced by a bad one', async (t) => {
  const DATABASE_URL = await createDatabase(t)
  const name = new URL(DATABASE_URL).pathname.slice(1)
  const latin = new URL(await createWith(t, "encoding 'LATIN1' locale 'C'")).pathname.slice(1)
  const rename = async (from: string, to: string) => {
    await runOnServer(`alter database ${from} allow_connections false`)
    await runOnServer(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${from}'`,
    )
    // A session that has ended needs a moment.
    await until('the name', () =>
      runOnServer(`alter database ${from} rename to ${to}`).then(
        () => true,
        () => false,
      ),
    )
    await runOnServer(`alter database ${to} allow_connections true`)
  }
  const service = startProcess(t, 'api', { DATABASE_URL })
  await service.ready()
  const operations = await service.operations()
  const becomes = (expected: object) =>
    until(JSON.stringify(expected), async () => {
      const answer = await fetch(`${operations}/readyz`)
      const { dependencies } = (await answer.json()) as {
        dependencies: { database: { state: string; reason?: string } }
      }
      const { state, reason } = dependencies.database
      return isDeepStrictEqual({ status: answer.status, state, reason }, expected)
    })
  const good = { status: 200, state: 'up', reason: undefined }
  await becomes(good)
  await rename(name, `${name}_kept`)
  await rename(latin, name)
  const reason = `DATABASE_URL: the database has the encoding LATIN1; ${advice}`
  await becomes({ status: 503, state: 'down', reason })
  await service.line(/"level":"warn".*"event":"dependency_refuses".*LATIN1/)
  await rename(name, latin)
  await rename(`${name}_kept`, name)
  await becomes(good)
})

t.test('a certificate without a trusted authority ends a start with the ways out', async (t) => {
  const folder = temporaryFolder(t)
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const files = ['-nodes', '-subj', '/CN=localhost', '-keyout', 'key.pem', '-out', 'cert.pem']
  spawnSync('openssl', [...words, ...files], { cwd: folder })
  const [key, cert] = ['key.pem', 'cert.pem'].map((file) => readFileSync(join(folder, file)))
  // PostgreSQL agrees to TLS by one letter.
  const port = await serveSockets(t, (socket) => {
    socket
      .on('error', () => undefined)
      .once('data', () => {
        socket.write('S')
        new TLSSocket(socket, { isServer: true, key, cert }).on('error', () => undefined)
      })
  })
  const DATABASE_URL = `postgres://register:x@127.0.0.1:${port}/register?sslmode=require`
  for (const script of starts) {
    const service = startProcess(t, script, { DATABASE_URL })
    await endsWith(t, service, 1)
    t.match(service.errors(), /^DATABASE_URL: self-signed certificate; .*sslrootcert.*no-verify$/m)
  }
  const redis = createServer({ key, cert })
    .on('tlsClientError', () => undefined)
    .listen(0)
  t.teardown(() => redis.close())
  await once(redis, 'listening')
  const REDIS_URL = `rediss://127.0.0.1:${(redis.address() as AddressInfo).port}`
  const service = startProcess(t, 'worker', { DATABASE_URL: await createDatabase(t), REDIS_URL })
  await endsWith(t, service, 1)
  t.match(service.errors(), /^REDIS_URL: [^\n]*self-signed certificate[^\n]*\n$/)
})
