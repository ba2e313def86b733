/**
 * Runs the tests: starts a PostgreSQL of their own, makes the migrated database that each test file gets a copy of, and
 * hands the rest to tap. Arguments are tap's, for example the files to run.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateUp } from '../db/migrate.ts'
import { startPostgres } from '../embedded/postgres/postgres.ts'
import { openDatabase } from '../src/database/database.ts'
import { runOnServer, templateDatabase } from './support/postgres.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

const directory = await mkdtemp(join(tmpdir(), 'register-tests-'))
const postgres = await startPostgres({
  directory,
  mode: 'own',
  // A crash of the tests' server is a failed run: nothing has to survive it.
  settings: {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
  },
})
try {
  process.env.TEST_POSTGRES_URL = postgres.maintenanceUrl
  // Hundreds of processes load the same code.
  process.env.NODE_COMPILE_CACHE = join(directory, 'compiled')
  await runOnServer(`create database ${templateDatabase}`)
  const url = new URL(postgres.maintenanceUrl)
  url.pathname = `/${templateDatabase}`
  const db = openDatabase(url.href, quiet, { patient: true })
  await migrateUp(db)
  await db.destroy()

  const tap = spawn('tap', process.argv.slice(2), { stdio: 'inherit' })
  const [code] = await once(tap, 'exit')
  process.exitCode = typeof code === 'number' ? code : 1
} finally {
  await postgres.stop()
  await rm(directory, { recursive: true, force: true })
}
