import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** The name of the migrated, empty database that each test database is a copy of. */
export const templateDatabase = 'register_template'

const serverUrl = (): URL => {
  const url = process.env.TEST_POSTGRES_URL
  if (url === undefined) throw new Error('run tests with `npm test`, which starts what they need')
  return new URL(url)
}

/** Runs one statement as the superuser of the tests' server. */
export const runOnServer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl().href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

interface Teardown {
  teardown(action: () => Promise<unknown>): unknown
}

/** A database of the test's own, migrated and empty, dropped afterwards; returns its URL. */
export const createDatabase = async (
  t: Teardown,
  template: string | null = templateDatabase,
): Promise<string> => {
  const name = `test_${randomBytes(8).toString('hex')}`
  await runOnServer(`create database ${name}${template === null ? '' : ` template ${template}`}`)
  t.teardown(() => runOnServer(`drop database if exists ${name} with (force)`))
  const url = serverUrl()
  url.pathname = `/${name}`
  return url.href
}
