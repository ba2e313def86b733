import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openDatabase } from '../../src/platform/database/database.ts'
import { openReads } from '../../src/platform/database/reads.ts'
import { silentLog, testEnvironment } from './environment.ts'
import { type Teardown, temporaryFolder } from './machine.ts'

const startOwnServer = async (): Promise<void> => {
  const { default: t } = await import('tap')
  const { startTestServer } = await import('./server.ts')
  const server = await startTestServer(temporaryFolder(t))
  t.teardown(() => server.stop())
}

let ownServer: Promise<void> | undefined

/** A file that runs without `test/run.ts`, by `npx tap`, starts a server of its own. */
const serverUrl = async (): Promise<URL> => {
  if (process.env.TEST_POSTGRES_URL === undefined) {
    ownServer ??= startOwnServer()
    await ownServer
  }
  return new URL(process.env.TEST_POSTGRES_URL!)
}

/** Finds the sessions of the connected database that wait for a lock; other tests have others. */
export const waitingSessions = `select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/** Runs one statement as the superuser of the tests' server. */
export const runOnServer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: (await serverUrl()).href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A connection that ends with the test. The test or the server may end it earlier. */
export const connect = async (t: Teardown, connectionString: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  t.teardown(() => client.end())
  return client
}

/** The database as the tests' services open it, without a log; it closes with the test. */
export const open = (
  t: Teardown,
  url: string,
  options: Parameters<typeof openDatabase>[2] = {},
) => {
  const timeout = Number(testEnvironment.DATABASE_TIMEOUT_MS)
  const db = openDatabase(url, silentLog, { timeout, ...options })
  t.teardown(() => db.destroy())
  return db
}

/** Reads as on the service's shared connections, which close with the test. */
export const openSharedReads = (t: Teardown, url: string) => {
  const reads = openReads(url, silentLog)
  t.teardown(reads.close)
  return reads
}

/**
 * A new database, dropped after the test.
 * @param template null: a database without a schema; else the migrated one without rows
 * @returns its URL
 */
export const createDatabase = async (t: Teardown, template?: null): Promise<string> => {
  const url = await serverUrl()
  const name = `test_${randomBytes(8).toString('hex')}`
  // A copy of files takes a third of the time that PostgreSQL's default way takes.
  const migrated = process.env.TEST_POSTGRES_TEMPLATE
  const source = template === null ? '' : `template ${migrated} strategy file_copy`
  await runOnServer(`create database ${name} ${source}`)
  t.teardown(() => runOnServer(`drop database if exists ${name} with (force)`))
  url.pathname = `/${name}`
  return url.href
}
