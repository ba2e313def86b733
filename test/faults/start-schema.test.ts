import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import t, { type Test } from 'tap'
import { ConfigError } from '../../src/config.ts'
import { migrateWhenReachable } from '../../src/start/schema.ts'
import { until } from '../start/process.ts'
import { createDatabase, runOnServer } from '../support/postgres.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'

/** The lock that Kysely's migrator holds. */
const migrationLock = '3853314791062309107'
/** Milliseconds between attempts: shorter than in the service, so that the tests are fast. */
const pause = 40

const connect = async (t: Test, connectionString: string) => {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  t.teardown(() => client.end())
  return client
}

const setUp = async (t: Test, template: null | undefined = null) => {
  const databaseUrl = await createDatabase(t, template)
  const proxy = await startTcpProxy(t, databaseUrl)
  const events: string[] = []
  const note = (fields: object) => void events.push((fields as { event: string }).event)
  const log = { info: note, warn: note, error: note }
  const migrate = (timeout = 0) =>
    migrateWhenReachable({ databaseUrl: proxy.url, variable: 'DATABASE_URL', log, timeout, pause })
  const observer = await connect(t, databaseUrl)
  const isMigrated = async () =>
    (await observer.query("select from pg_tables where tablename = 'weights'")).rowCount === 1
  /** Whether exactly the migration's session waits for a lock. */
  const waiting = async () =>
    (
      await observer.query(
        `select from pg_stat_activity
         where application_name like '%-migration-%' and wait_event_type = 'Lock'
         and datname = current_database()`,
      )
    ).rowCount === 1
  return { databaseUrl, proxy, events, migrate, observer, isMigrated, waiting }
}

for (const mode of ['refuse', 'black hole', 'reset'] as const) {
  t.test(
    `the start waits for a database in mode ${mode} and logs two lines about it`,
    async (t) => {
      const { proxy, events, migrate, isMigrated } = await setUp(t)
      await proxy.setMode(mode)
      const migrating = migrate()
      await until('it waits', () => events.length > 0)
      // Long enough for further attempts if they fail at once.
      await delay(8 * pause)
      t.equal(events.length, 1)
      await proxy.setMode('pass')
      await migrating
      t.equal(await isMigrated(), true)
      t.same(events.slice(0, 2), ['database_unreachable', 'database_reached'])
      t.equal(events.at(-1), 'migrated')
    },
  )
}

for (const [state, template] of Object.entries({ empty: null, migrated: undefined })) {
  t.test(`the start waits for a database that is ${state} and refuses writes`, async (t) => {
    const { databaseUrl, events, migrate, isMigrated } = await setUp(t, template)
    const makeReadOnly = (value: string) =>
      runOnServer(
        `alter database ${new URL(databaseUrl).pathname.slice(1)}
         set default_transaction_read_only = ${value}`,
      )
    await makeReadOnly('on')
    const migrating = migrate()
    await until('it waits', () => events.length > 0)
    await delay(8 * pause)
    t.same(events, ['database_unreachable'])
    await makeReadOnly('off')
    await migrating
    t.equal(await isMigrated(), true)
    t.same(events.slice(0, 2), ['database_unreachable', 'database_reached'])
  })
}

t.test('a connection that goes dead while idle or during a statement is replaced', async (t) => {
  const { proxy, events, migrate, observer, isMigrated, waiting } = await setUp(t)
  await observer.query(`select pg_advisory_lock(${migrationLock})`)
  const migrating = migrate()
  await until('the migration waits for another one', waiting)
  await delay(20 * pause)
  t.equal(await waiting(), true, 'a statement that the server works on is not aborted')
  t.same(events, [])
  const connections = proxy.accepted
  await proxy.setMode('black hole')
  await observer.query(`select pg_advisory_unlock(${migrationLock})`)
  await until('it waits for the database', () => events.length > 0)
  t.equal(await isMigrated(), false)
  await proxy.setMode('pass')
  await migrating
  t.equal(await isMigrated(), true)
  t.ok(proxy.accepted > connections + 1)
  t.same(events.slice(0, 2), ['database_unreachable', 'database_reached'])
  t.equal(events.at(-1), 'migrated')
})

t.test('a single dead connection is replaced while the server is in reach', async (t) => {
  const { proxy, migrate, observer, isMigrated, waiting } = await setUp(t)
  await observer.query(`select pg_advisory_lock(${migrationLock})`)
  const migrating = migrate()
  await until('the migration waits for another one', waiting)
  // The open connection stays dead; new connections work.
  await proxy.setMode('black hole')
  await observer.query(`select pg_advisory_unlock(${migrationLock})`)
  await delay(2 * pause)
  await proxy.setMode('pass')
  await migrating
  t.equal(await isMigrated(), true)
})

t.test('a session that lost its network releases the lock', async (t) => {
  const { databaseUrl, migrate, observer, isMigrated, waiting } = await setUp(t)
  const other = await startTcpProxy(t, databaseUrl)
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const ending = new AbortController()
  await observer.query(`select pg_advisory_lock(${migrationLock})`)
  void migrateWhenReachable({
    // A second instead of ten.
    databaseUrl: `${other.url}?options=-c%20idle_session_timeout%3D1000`,
    variable: 'DATABASE_URL',
    log,
    timeout: 0,
    signal: ending.signal,
    pause: 600_000,
  })
  t.teardown(() => ending.abort())
  await until('the first one waits', waiting)
  await other.setMode('black hole')
  await observer.query(`select pg_advisory_unlock(${migrationLock})`)
  // The first session has the lock now, and its client never learns of it.
  await migrate()
  t.equal(await isMigrated(), true)
})

t.test('a wait beyond the limit ends and names its reason', async (t) => {
  const { proxy, events, migrate } = await setUp(t)
  await proxy.setMode('refuse')
  const error: unknown = await migrate(300).catch((error: unknown) => error)
  t.ok(error instanceof ConfigError)
  const { host } = new URL(proxy.url)
  t.match(String(error), `START_TIMEOUT_MS: the database at ${host} was out of reach for`)
  t.match(String(error), 'ECONNREFUSED')
  t.same(events, ['database_unreachable'])
})

t.test('the end of the process ends the wait', async (t) => {
  const { proxy, databaseUrl } = await setUp(t)
  await proxy.setMode('refuse')
  const ending = new AbortController()
  const log = { info: () => undefined, warn: () => ending.abort(), error: () => undefined }
  const url = new URL(databaseUrl)
  url.host = new URL(proxy.url).host
  const waiting = migrateWhenReachable({
    databaseUrl: url.href,
    variable: 'DATABASE_URL',
    log,
    timeout: 0,
    signal: ending.signal,
  })
  t.equal(await waiting, false)
})
