/**
 * Runs the tests: starts their PostgreSQL with a migrated database, which each test file copies,
 * and then runs tap with the given options and files. Without files the tests of behaviour run,
 * with `--faults` the tests of faults. `-g NAME` (`--grep=/NAME/`) chooses tests at the top of a
 * file by their names, and a second `-g` chooses among their subtests. Files that call a missing
 * program are skipped; in CI they are a failure. With `--server` no test runs: the server stays for
 * single files, whose variables are printed.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { type EmbeddedPostgres, startPostgres } from '../embedded/postgres/postgres.ts'
import { behaviourTests, faultTests, filesOf } from './select.ts'
import { silentLog } from './support/environment.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules/.cache/tests')

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
  const { migrateUp } = await import('../db/migrate.ts')
  const { openDatabase } = await import('../src/platform/database/database.ts')
  const draft = `${name}_draft`
  await admin.query(`create database ${draft}`)
  const url = new URL(maintenanceUrl)
  url.pathname = `/${draft}`
  const db = openDatabase(url.href, silentLog, { timeout: 60_000 })
  await migrateUp(db)
  await db.destroy()
  await admin.query(`alter database ${draft} rename to ${name}`)
}

const { values, tokens, positionals } = parseArgs({
  options: {
    faults: { type: 'boolean' },
    server: { type: 'boolean' },
    grep: { type: 'string', short: 'g', multiple: true, default: [] },
  },
  strict: false,
  allowPositionals: true,
  tokens: true,
})
/** The options of tap. */
const tapOptions = tokens.flatMap((token) =>
  token.kind === 'option' && !['faults', 'server', 'grep'].includes(token.name)
    ? `${token.rawName}${token.value === undefined ? '' : `=${token.value}`}`
    : [],
)

const chooseFiles = (): string[] => {
  if (positionals.length > 0) return filesOf(positionals)
  return values.faults ? faultTests() : behaviourTests()
}
const files = chooseFiles()

/** A temporary folder for this run, separate from other programs and removed at the end. */
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

  // Some programs of the tests run as other users and need access.
  await chmod(temporary, 0o711)
  process.env.TMPDIR = temporary
  // The search path of an ordinary user lacks this folder of HAProxy.
  process.env.PATH += ':/usr/sbin'
  process.env.TEST_POSTGRES_URL = server.maintenanceUrl
  process.env.TEST_POSTGRES_TEMPLATE = template
  // Cached compiled code: hundreds of processes load the same modules.
  process.env.NODE_COMPILE_CACHE = join(cache, 'compiled')
  const skipped = join(temporary, 'skipped')
  process.env.TEST_SKIPPED = skipped
  process.env.TEST_GREP = (values.grep as string[]).join('\n')
  if (values.server) {
    for (const name of ['TEST_POSTGRES_URL', 'TEST_POSTGRES_TEMPLATE'])
      console.log(`export ${name}='${process.env[name]}'`)
    console.error("The tests' PostgreSQL runs until Ctrl-C.")
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  } else {
    const words = files.map((file) => `--test-arg=${file}`)
    // A log needs the failures alone, and no moving lines, which `CI` switches off.
    const isLog = !process.stdout.isTTY
    const options = [...(isLog ? ['--reporter=terse'] : []), ...tapOptions]
    const tap = spawn('tap', ['test/suite.ts', ...options, ...words], {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...(process.env.CI === 'true' && { TEST_PROGRAMS: 'required' }),
        ...(isLog && { CI: 'true' }),
      },
    })
    const [code] = await once(tap, 'exit')
    process.exitCode = typeof code === 'number' ? code : 1
    if (existsSync(skipped)) console.log(`\nSkipped:\n${readFileSync(skipped, 'utf8')}`)
  }
} finally {
  await server?.stop()
  await rm(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
