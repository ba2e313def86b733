import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { loadModule } from 'libpg-query'
import pg from 'pg'
import { startPostgres } from '../../../embedded/postgres/postgres.ts'
import {
  createDumpImport,
  type DumpImportOptions,
} from '../../../src/checklist/dumps/dump-import.ts'
import { DumpReader } from '../../../src/checklist/dumps/import/dump-reader.ts'
import { runDump } from '../../../src/checklist/dumps/import/dump-runner.ts'
import { ImportTransaction } from '../../../src/checklist/dumps/import/transaction.ts'
import { DomainError } from '../../../src/platform/errors.ts'
import { need } from '../../programs.ts'
import { silentLog } from '../../support/environment.ts'
import { eventually } from '../../support/eventually.ts'
import { type Teardown, temporaryFolder } from '../../support/machine.ts'
import { createDatabase, runOnServer } from '../../support/postgres.ts'

need('pg_dump')

const run = promisify(execFile)

/**
 * An empty database of the findings tool with a separate role: an ordinary owner, the superuser of
 * the tool's Compose file, or an owner with the right to create roles.
 */
export const createToolDatabase = async (
  t: Teardown,
  kind: 'owner' | 'superuser' | 'createrole',
) => {
  const role = `tool_${randomBytes(6).toString('hex')}`
  await runOnServer(`create role ${role} login password 'geheim' ${kind === 'owner' ? '' : kind}`)
  await runOnServer(`create role ${role}_reader`)
  // Teardowns run in reverse order: the role's databases are removed before the role.
  t.teardown(() => runOnServer(`drop role if exists ${role}, ${role}_reader`))
  return createDatabaseOf(t, role)
}

const createDatabaseOf = async (t: Teardown, role: string) => {
  const url = new URL(await createDatabase(t, null))
  const superuserUrl = url.href
  await runOnServer(`alter database ${url.pathname.slice(1)} owner to ${role}`)
  url.username = role
  url.password = 'geheim'
  /** Runs SQL as the owner of the database. */
  const sql = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
    query<Row>(url.href, text, values)
  const sessions = `select from pg_catalog.pg_stat_activity
    where datname operator(pg_catalog.=) pg_catalog.current_database()
      and usename operator(pg_catalog.<>) current_user`
  /** Runs SQL as the superuser of the tests' server, whose session ends. */
  const asSuperuser = async (text: string) => {
    const rows = await query(superuserUrl, text)
    await eventually(async () => (await sql(sessions)).length === 0)
    return rows
  }
  /** The reader is a role such as a dashboard's. */
  return { url: url.href, role, reader: `${role}_reader`, superuserUrl, asSuperuser, sql }
}
export type ToolDatabase = Awaited<ReturnType<typeof createDatabaseOf>>

/** Another database of the same role. */
export const createSibling = (t: Teardown, { role }: ToolDatabase) => createDatabaseOf(t, role)

/**
 * The sandbox's own database for a process of the service with the given variables: only there may
 * the server be the embedded one.
 */
export const createSandboxDatabase = async (t: Teardown) => {
  const DATA_DIR = temporaryFolder(t)
  const directory = join(DATA_DIR, 'sandbox-postgres')
  const server = await startPostgres({ directory, mode: 'own' })
  t.teardown(() => server.stop())
  const url = await server.databaseUrl('findings')
  const sql = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
    query<Row>(url, text, values)
  return { url, sql, env: { DATA_DIR, FINDINGS_URL: '', FINDINGS_API_TOKEN: '' } }
}

export const query = async <Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values?: unknown[],
): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

export const createTrials = () => {
  let last: string | null | undefined
  return {
    read: async () => ({ isDue: last === undefined, obstacle: last ?? null }),
    async store(obstacle: string | null) {
      last = obstacle
    },
  }
}

/** The parts of an export besides its database. */
export const exportOptions = {
  trials: createTrials(),
  pgDumpPath: 'pg_dump',
  searchPath: process.env.PATH ?? '',
  timeZone: 'Europe/Madrid',
  now: () => new Date('2026-01-31T23:59:59Z'),
  log: silentLog,
}

export const dump = async (
  { url }: Pick<ToolDatabase, 'url'>,
  ...options: string[]
): Promise<string> => {
  const { stdout } = await run('pg_dump', [...options, url], { maxBuffer: 1024 ** 3 })
  return stdout
}

/** The lines of a dump that describe the content, independent of the order of rows and pages. */
export const essenceOf = (text: string): string => {
  const lines = text
    .split('\n')
    .filter((line) => line !== '' && !/^(--|\\restrict|\\unrestrict)/.test(line))
  return lines.sort().join('\n')
}

/**
 * A hash of all rows, sequences, definitions, privileges and owners, as pg_dump exports them.
 * @param without lines that are left out
 */
export const fingerprint = async (
  database: Pick<ToolDatabase, 'url'>,
  without = /^$/,
): Promise<string> => {
  const lines = essenceOf(await dump(database)).split('\n')
  return createHash('md5')
    .update(lines.filter((line) => !without.test(line)).join('\n'))
    .digest('hex')
}

/** Statements with the first and the last line of a dump. */
export const asDump = (statements: string): string =>
  `-- PostgreSQL database dump\n${statements}\n-- PostgreSQL database dump complete\n`

/** The bytes in chunks of sizes that are usual on a network. */
export const inPieces = (content: string | Buffer, size = 65_000): Readable => {
  const bytes = Buffer.from(content)
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
    bytes.subarray(n * size, (n + 1) * size),
  )
  return Readable.from(pieces, { objectMode: false })
}

/** Imports on the tests' server, which is the embedded one. */
export const createImport = (databaseUrl: string, options: Partial<DumpImportOptions> = {}) =>
  createDumpImport({ databaseUrl, isSandbox: true, log: silentLog, ...options })

export const importText = ({ url }: Pick<ToolDatabase, 'url'>, content: string | Buffer) =>
  createImport(url).run(inPieces(content), new AbortController().signal)

/** The status and the text that the caller of an import receives. */
const outcomeOf = async (attempt: Promise<unknown>) => {
  try {
    return { status: 200, key: 'imported', text: JSON.stringify(await attempt) }
  } catch (error) {
    // Without the import's process a refusal of the server arrives as it is.
    if (error instanceof pg.DatabaseError)
      return { status: 500, key: 'import_failed', text: error.message }
    if (!(error instanceof DomainError)) throw error
    return { status: error.status, key: error.key, text: error.message }
  }
}

export const refusal = (database: Pick<ToolDatabase, 'url'>, content: string | Buffer) =>
  outcomeOf(importText(database, content))

/** Runs a dump that must be refused, without the import's process, which takes longer to start. */
export const refusalInProcess = async (
  { url }: Pick<ToolDatabase, 'url'>,
  content: string | Buffer,
) => {
  await loadModule()
  const transaction = await ImportTransaction.begin(url, 600_000)
  try {
    const progress = { statements: 0, rows: 0, skipped: 0, line: 0 }
    return await outcomeOf(runDump(transaction, new DumpReader(inPieces(content)), progress))
  } finally {
    await transaction.rollback()
  }
}

/** Whether the transaction of an import is open, in any process. */
export const isImporting = async ({ sql }: ToolDatabase): Promise<boolean> => {
  const locks = `select from pg_locks l join pg_database d on d.oid = l.database
    where locktype = 'advisory' and granted and datname = current_database()`
  return (await sql(locks)).length > 0
}

export const untilImportEnds = (database: ToolDatabase) =>
  eventually(async () => !(await isImporting(database)), 'the end of the import')

/** An import that has taken its lock and waits for `release` before it gets its dump. */
export const startHeldImport = async (database: ToolDatabase, content: string | Buffer) => {
  const { promise: rest, resolve: release } = Promise.withResolvers<void>()
  async function* upload() {
    yield Buffer.from('--\n'.repeat(30_000))
    await rest
    yield Buffer.from(content)
  }
  const importing = createImport(database.url).run(upload(), new AbortController().signal)
  await eventually(() => isImporting(database))
  return { importing, release }
}

/** A program with the name pg_dump that runs the given script. */
export const fakePgDump = (t: Teardown, script: string): string => {
  const path = join(temporaryFolder(t), 'pg_dump')
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return path
}
