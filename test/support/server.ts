import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type EmbeddedPostgres, startPostgres } from '../../embedded/postgres/postgres.ts'
import { silentLog } from './environment.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Kept between runs. */
export const cache = join(root, 'node_modules/.cache/tests')

const start = (directory: string) =>
  startPostgres({
    directory,
    mode: 'own',
    // A crash of the tests' server fails the run, so its data need not survive.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '300',
    },
  })

/** The server of earlier runs, or a temporary one while another run uses it. */
const startServer = async (temporary: string) => {
  try {
    return await start(join(cache, 'postgres'))
  } catch (error) {
    console.error(`This run makes a temporary PostgreSQL: ${(error as Error).message}`)
    return start(join(temporary, 'postgres'))
  }
}

/** Drops the databases and roles of an interrupted run. */
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

/** The template's name, which changes with the migrations. */
const templateName = () => {
  const hash = createHash('sha256')
  for (const file of globSync('db/**/*.{ts,sql}', { cwd: root }).sort())
    hash.update(readFileSync(join(root, file)))
  return `register_template_${hash.digest('hex').slice(0, 16)}`
}

const makeTemplate = async (admin: pg.Client, name: string, maintenanceUrl: string) => {
  const existing = await admin.query('select from pg_database where datname = $1', [name])
  if (existing.rowCount !== 0) return
  // Imported here because most runs need neither.
  const { migrateUp } = await import('../../db/migrate.ts')
  const { openDatabase } = await import('../../src/platform/database/database.ts')
  const draft = `${name}_draft`
  await admin.query(`create database ${draft}`)
  const url = new URL(maintenanceUrl)
  url.pathname = `/${draft}`
  const db = openDatabase(url.href, silentLog, { timeout: 60_000 })
  await migrateUp(db)
  await db.destroy()
  await admin.query(`alter database ${draft} rename to ${name}`)
}

/**
 * Starts the tests' PostgreSQL with a migrated database, which each test file copies, and names
 * both in the environment.
 * @param temporary a folder for a server that another run does not use
 */
export const startTestServer = async (temporary: string): Promise<EmbeddedPostgres> => {
  const server = await startServer(temporary)
  const template = templateName()
  const admin = new pg.Client({ connectionString: server.maintenanceUrl })
  await admin.connect()
  await clean(admin, template)
  await makeTemplate(admin, template, server.maintenanceUrl)
  await admin.end()
  process.env.TEST_POSTGRES_URL = server.maintenanceUrl
  process.env.TEST_POSTGRES_TEMPLATE = template
  return server
}
