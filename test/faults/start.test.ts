/** Given a database out of order, when processes start, then they wait and say so. */
import { setTimeout as delay } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { migrateWhenReachable } from '../../src/start/schema.ts'
import { endsWith, registerAt, startProcess, statusOf } from '../start/process.ts'
import { silentLog } from '../support/environment.ts'
import { until } from '../support/eventually.ts'
import { checkedFetch } from '../support/http.ts'
import { connect, createDatabase, runOnServer, waitingSessions } from '../support/postgres.ts'
import { startRedis } from '../support/redis.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'

t.setTimeout(600_000)
// The tests mostly wait.
t.jobs = 2

/** The lock that Kysely's migrator holds. */
const migrationLock = '3853314791062309107'
/** Milliseconds between attempts: shorter than in the service, so that the tests are fast. */
const pause = 40

const configOf = (directDatabaseUrl: string, START_TIMEOUT_MS: number) => ({
  directDatabaseVariable: 'DATABASE_URL',
  directDatabaseUrl,
  APP_TIMEZONE: 'Europe/Madrid',
  START_TIMEOUT_MS,
})

const setUp = async (t: Test, state: 'empty' | 'migrated' = 'empty') => {
  const databaseUrl = await createDatabase(t, state === 'empty' ? null : undefined)
  const proxy = await startTcpProxy(t, databaseUrl)
  const events: string[] = []
  const note = (fields: object) => void events.push((fields as { event: string }).event)
  const log = { info: note, warn: note, error: note }
  const migrate = (timeout = 0) =>
    migrateWhenReachable({ config: configOf(proxy.url, timeout), log, pause })
  const observer = await connect(t, databaseUrl)
  const isMigrated = async () =>
    (await observer.query("select from pg_tables where tablename = 'weights'")).rowCount === 1
  /** Whether exactly the migration's session waits for a lock. */
  const waiting = async () => (await observer.query(waitingSessions)).rowCount === 1
  return { databaseUrl, proxy, events, migrate, observer, isMigrated, waiting }
}

for (const [state, mode] of [
  ['empty', 'refuse'],
  ['empty', 'black hole'],
  ['empty', 'reset'],
  ['empty', 'read only'],
  ['migrated', 'read only'],
] as const)
  t.test(`the start waits for a database that is ${state}, in mode ${mode}`, async (t) => {
    const { databaseUrl, proxy, events, migrate, isMigrated } = await setUp(t, state)
    const name = new URL(databaseUrl).pathname.slice(1)
    const setOutage = (isOut: boolean) =>
      mode === 'read only'
        ? runOnServer(`alter database ${name} set default_transaction_read_only = ${isOut}`)
        : proxy.setMode(isOut ? mode : 'pass')
    await setOutage(true)
    const migrating = migrate()
    await until('it waits', () => events.length > 0)
    // Long enough for further attempts if they fail at once.
    await delay(8 * pause)
    t.same(events, ['database_unreachable'], 'said once')
    await setOutage(false)
    await migrating
    t.equal(await isMigrated(), true)
    t.same(events.slice(0, 2), ['database_unreachable', 'database_reached'])
    if (state === 'empty') t.equal(events.at(-1), 'migrated')
  })

t.test('a connection that breaks while migrations run is replaced', async (t) => {
  const { databaseUrl, proxy, events, migrate, waiting } = await setUp(t)
  const blocker = await connect(t, databaseUrl)
  await blocker.query('begin')
  await blocker.query('create table accounts (id integer)')
  const migrating = migrate()
  await until('the migration waits', waiting)
  await proxy.setMode('reset')
  await until('it waits', () => events.includes('database_unreachable'))
  await blocker.query('rollback')
  await proxy.setMode('pass')
  await migrating
  t.same(events.slice(-2), ['database_reached', 'migrated'])
})

t.test('a session that lost its network releases the lock', async (t) => {
  const { databaseUrl, migrate, observer, isMigrated, waiting } = await setUp(t)
  const other = await startTcpProxy(t, databaseUrl)
  const ending = new AbortController()
  await observer.query(`select pg_advisory_lock(${migrationLock})`)
  void migrateWhenReachable({
    // A second instead of ten.
    config: configOf(`${other.url}?options=-c%20idle_session_timeout%3D1000`, 0),
    log: silentLog,
    signal: ending.signal,
    pause,
  })
  t.teardown(() => ending.abort())
  await until('the first one waits', waiting)
  await other.setMode('black hole')
  await observer.query(`select pg_advisory_unlock(${migrationLock})`)
  // The first session has the lock now, and its client never learns of it.
  await migrate()
  t.equal(await isMigrated(), true)
})

t.test('the processes work in any order of start', async (t) => {
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
      const headers = { authorization: `Bearer ${token}` }
      const answer = await checkedFetch(`${urls[n]}/api/auth/me`, { headers })
      return ((await answer.json()) as { role: string }).role
    }),
  )
  t.same(roles.toSorted(), ['admin', 'user'], 'one of them is the first')

  await queue.setMode('pass')
  for (const api of apis) await api.line(/Redis answers again/)
  for (const { lines } of apis) {
    t.equal(lines.filter((line) => line.includes('"event":"redis_error"')).length, 1, 'one line')
  }
  await database.setMode('refuse')
  for (const service of services) {
    const operations = await service.operations()
    await until(
      'readiness follows the database',
      async () => (await statusOf(`${operations}/readyz`)) === 503,
    )
  }
})

t.test('a start without a database ends after START_TIMEOUT_MS with one line', async (t) => {
  const databaseUrl = await createDatabase(t, null)
  const starts = [
    ['all', 'refuse', 500],
    ['worker', 'black hole', 500],
    ['migrate', 'refuse', 500],
    // It already serves 503 when the time is over.
    ['api', 'black hole', 7000],
  ] as const
  const runs = starts.map(async ([script, mode, limit]) => {
    const proxy = await startTcpProxy(t, databaseUrl)
    await proxy.setMode(mode)
    const env = { LOG_LEVEL: 'error', START_TIMEOUT_MS: String(limit) }
    const service = startProcess(t, script, { DATABASE_URL: proxy.url, ...env })
    await endsWith(t, service, 1)
    const line = /^START_TIMEOUT_MS: waiting for the database for \d+ s .*\n$/
    t.match(service.errors(), line, script)
    if (mode === 'refuse') t.match(service.errors(), 'ECONNREFUSED')
    t.notOk(service.lines.some((line) => line.includes('fatal')))
  })
  await Promise.all(runs)
})
