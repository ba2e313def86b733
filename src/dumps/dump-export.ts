import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import pg from 'pg'
import { DomainError, unavailable } from '../errors.ts'
import type { Log } from '../telemetry/log.ts'
import { refuseOwnDatabase } from './database-checks.ts'
import { importLock } from './import-lock.ts'
import { findPgDump, type PgDumpSearch, usualFolders } from './pg-dump-program.ts'

export interface DumpExportOptions extends PgDumpSearch {
  /** The findings tool's database; undefined where it has none that the service could reach. */
  databaseUrl: string | undefined
  log: Log
  now: () => Date
}

interface OpenDump {
  /** Plain SQL in UTF-8. It fails when pg_dump does, so that half a dump never ends like a whole one. */
  stream: Readable
  /** ASCII, with the date (UTC). */
  fileName: string
}

export interface DumpExport {
  /**
   * Starts pg_dump and waits for its first bytes.
   * @param signal aborted when the caller has left; pg_dump ends with it
   * @throws DomainError 500 for whatever goes wrong before the first byte, 503 while an import or two exports are running
   *   or the tool holds locks
   */
  open(signal: AbortSignal): Promise<OpenDump>
}

/** Milliseconds. */
const connectionTimeout = 3000
/** Milliseconds to wait for an import to finish. */
const importWait = 4000
/** Milliseconds that pg_dump waits for all of its locks on the tables. */
const lockWait = 4000
/** Seconds after which a new attempt makes sense when the tool holds locks. */
const retryAfterLocks = 60
/** Milliseconds between the polite and the certain way of ending pg_dump. */
const killDelay = 2000
/** Each of them is a process that reads all of the database. */
const maxExports = 2
/** Seconds after which one of them may have ended. */
const retryAfterExports = 30
/** Characters of pg_dump's complaints that are kept for the log. */
const maxComplaint = 2000

/**
 * Everything that belongs to the tool's content. Replication is the server's affair, and subscriptions hold passwords.
 * The database is named in the environment: as an argument, a name such as `x host=elsewhere` would be a connection string.
 */
const pgDumpArguments = [
  '--format=plain',
  '--encoding=UTF8',
  '--no-password',
  '--no-publications',
  '--no-subscriptions',
  `--lock-wait-timeout=${lockWait}`,
]

type PgDump = ChildProcessByStdio<null, Readable, Readable>

export const createDumpExport = (options: DumpExportOptions): DumpExport => {
  let running = 0
  return {
    async open(signal) {
      const { databaseUrl } = options
      if (databaseUrl === undefined) throw new DomainError(500, 'dumps_not_configured')
      if (running >= maxExports) throw unavailable(undefined, 'export_busy', retryAfterExports)
      running++
      try {
        const dump = await openDump({ ...options, databaseUrl }, signal)
        dump.stream.once('close', () => running--)
        return dump
      } catch (error) {
        running--
        if (error instanceof DomainError) throw error
        throw new DomainError(500, 'export_failed', {}, { cause: error })
      }
    },
  }
}

type ConfiguredOptions = DumpExportOptions & { databaseUrl: string }

const openDump = async (options: ConfiguredOptions, signal: AbortSignal): Promise<OpenDump> => {
  const client = new pg.Client({
    connectionString: options.databaseUrl,
    connectionTimeoutMillis: connectionTimeout,
    query_timeout: importWait + connectionTimeout,
    application_name: 'weight-bmi-register export',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await refuseOwnDatabase(async (query) => (await client.query<{ yes: boolean }>(query)).rows)
    const serverMajor = await keepImportsOut(client)
    const { path } = await findPgDump(serverMajor, options)
    signal.throwIfAborted()
    const child = spawn(path, pgDumpArguments, {
      env: environment(client, options),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A signal to the whole group, such as Ctrl-C, is for this process, which lets a running export finish.
      detached: true,
    })
    const stream = await startStream(child, options, signal)
    return { stream, fileName: `findings-${options.now().toISOString().slice(0, 10)}.sql` }
  } finally {
    // From its first byte on pg_dump holds locks on all tables, which keep an import out as well.
    void client.end().catch(() => undefined)
  }
}

/**
 * Waits for an import to finish and lets none begin: pg_dump would see the tables of before and read the ones of after,
 * which are empty to it.
 * @returns the server's major version
 */
const keepImportsOut = async (client: pg.Client): Promise<number> => {
  try {
    await client.query(`SET lock_timeout = ${importWait}`)
    await client.query('SELECT pg_advisory_lock_shared($1)', [importLock])
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '55P03')
      throw unavailable(error, 'import_running', 30)
    throw error
  }
  const { rows } = await client.query<{ major: number }>(
    "SELECT current_setting('server_version_num')::integer / 10000 AS major",
  )
  return rows[0]?.major ?? 0
}

/** How pg_dump reaches the database; nothing of it is in its arguments, which every user of the machine can see. */
const environment = (client: pg.Client, options: ConfiguredOptions): NodeJS.ProcessEnv => {
  const parameters = new URL(options.databaseUrl).searchParams
  const ssl = Object.fromEntries(
    ['sslmode', 'sslrootcert', 'sslcert', 'sslkey']
      .map((name) => [`PG${name.toUpperCase()}`, parameters.get(name)] as const)
      .filter(([, value]) => value !== null)
      // pg's own word for encryption without a check of the certificate.
      .map(([name, value]) => [name, value === 'no-verify' ? 'require' : value]),
  )
  return {
    PATH: options.searchPath ?? usualFolders,
    LC_ALL: 'C',
    PGHOST: client.host,
    PGPORT: String(client.port),
    PGUSER: client.user,
    PGDATABASE: client.database,
    PGPASSFILE: '/dev/null',
    PGCONNECT_TIMEOUT: String(connectionTimeout / 1000),
    PGAPPNAME: 'weight-bmi-register export',
    ...(client.password && { PGPASSWORD: client.password }),
    ...ssl,
  }
}

/** Resolves with the dump as soon as there is something of it. */
const startStream = async (
  child: PgDump,
  { log }: DumpExportOptions,
  signal: AbortSignal,
): Promise<Readable> => {
  const complaint = collect(child.stderr)
  const started = performance.now()
  // Waited for from the beginning: a program that cannot be started says so at once.
  const ended = once(child, 'close').then(([code, by]) => {
    if (code === 0) return
    log.error({ event: 'export_failed', exit: code ?? by, reason: complaint() }, 'pg_dump failed')
    throw new Error('pg_dump failed')
  })
  ended.catch(() => undefined)
  const stop = () => end(child)
  signal.addEventListener('abort', stop, { once: true })
  child.once('close', () => signal.removeEventListener('abort', stop))
  if (signal.aborted) stop()

  const pieces = child.stdout[Symbol.asyncIterator]()
  const first = await pieces.next()
  if (first.done) {
    await ended.catch((error: unknown) => {
      // The server's own words may be in any language.
      const isLocked = performance.now() - started >= lockWait && complaint().includes('LOCK TABLE')
      throw isLocked ? unavailable(error, 'export_blocked', retryAfterLocks) : error
    })
    throw new Error('pg_dump wrote nothing')
  }
  async function* dump() {
    for (let next: IteratorResult<Buffer> = first; !next.done; next = await pieces.next()) {
      yield next.value
    }
    await ended
  }
  const stream = Readable.from(dump(), { objectMode: false })
  stream.once('close', stop)
  return stream
}

const collect = (stream: Readable): (() => string) => {
  let text = ''
  stream.setEncoding('utf8').on('data', (piece: string) => {
    if (text.length < maxComplaint) text += piece.slice(0, maxComplaint)
  })
  return () => text.trim()
}

const end = (child: PgDump): void => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), killDelay)
  child.once('close', () => clearTimeout(timer))
}
