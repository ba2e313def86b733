/**
 * Runs the tests: starts their PostgreSQL with a migrated database, of which each test file gets a
 * copy, and hands the rest to tap. Arguments are tap's, for example the files to run; without any,
 * the tests of behaviour run. `--faults` names those of faults, `--changed` those that a change
 * since the branch `main` concerns.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type EmbeddedPostgres, startPostgres } from '../embedded/postgres/postgres.ts'
import { behaviourTests, changedTests, faultTests } from './select.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules/.cache/tests')

const start = (directory: string) =>
  startPostgres({
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

/** The server that earlier runs have left, or a temporary one while another run uses that. */
const startServer = async (temporary: string) => {
  try {
    return await start(join(cache, 'postgres'))
  } catch (error) {
    console.error(`This run makes a temporary PostgreSQL: ${(error as Error).message}`)
    return start(join(temporary, 'postgres'))
  }
}

/** Drops what an interrupted run has left. */
const clean = async (admin: pg.Client, template: string) => {
  const databases = await admin.query<{ name: string }>(
    `select format('%I', datname) as name from pg_database
     where not datistemplate and datname not in ('postgres', 'register', $1)`,
    [template],
  )
  for (const { name } of databases.rows) await admin.query(`drop database ${name} with (force)`)
  const roles = await admin.query<{ name: string }>(
    `select format('%I', rolname) as name from pg_roles
     where rolname not like 'pg\\_%' and rolname not in (current_user, 'register')`,
  )
  for (const { name } of roles.rows) await admin.query(`drop role ${name}`)
}

/** The name changes with the migrations. */
const templateName = () => {
  const hash = createHash('sha256')
  for (const file of globSync(['db/**/*.{ts,sql}', 'src/**/*.sql'], { cwd: root }).sort())
    hash.update(readFileSync(join(root, file)))
  return `register_template_${hash.digest('hex').slice(0, 16)}`
}

const makeTemplate = async (admin: pg.Client, name: string, maintenanceUrl: string) => {
  const existing = await admin.query('select from pg_database where datname = $1', [name])
  if (existing.rowCount !== 0) return
  // Only here: most runs need neither.
  const { migrateUp } = await import('../db/migrate.ts')
  const { openDatabase } = await import('../src/database/database.ts')
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const draft = `${name}_draft`
  await admin.query(`create database ${draft}`)
  const url = new URL(maintenanceUrl)
  url.pathname = `/${draft}`
  const db = openDatabase(url.href, quiet, { patient: true })
  await migrateUp(db)
  await db.destroy()
  await admin.query(`alter database ${draft} rename to ${name}`)
}

const suites: Record<string, () => string[]> = {
  '--behaviour': behaviourTests,
  '--faults': faultTests,
  '--changed': () => changedTests('main'),
}
const given = process.argv.slice(2)
const words = (given.length > 0 ? given : ['--behaviour']).flatMap(
  (word) => suites[word]?.() ?? [word],
)

if (words.length === 0) {
  console.log('No test concerns the change.')
  process.exit()
}

/** Of this run: no test sees files of another program, and none of its own is left behind. */
const temporary = await mkdtemp(join(tmpdir(), 'register-tests-'))
let server: EmbeddedPostgres | undefined
try {
  server = await startServer(temporary)
  const template = templateName()
  const admin = new pg.Client({ connectionString: server.maintenanceUrl })
  await admin.connect()
  await clean(admin, template)
  await makeTemplate(admin, template, server.maintenanceUrl)
  await admin.end()

  // Some programs of the tests run as other users.
  await chmod(temporary, 0o711)
  process.env.TMPDIR = temporary
  process.env.TEST_POSTGRES_URL = server.maintenanceUrl
  process.env.TEST_POSTGRES_TEMPLATE = template
  // Hundreds of processes load the same code.
  process.env.NODE_COMPILE_CACHE = join(cache, 'compiled')
  const tap = spawn('tap', words, { stdio: 'inherit' })
  const [code] = await once(tap, 'exit')
  process.exitCode = typeof code === 'number' ? code : 1
} finally {
  await server?.stop()
  await rm(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
