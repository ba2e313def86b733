import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { calendarIn } from '../../platform/calendar.ts'
import { DomainError, unavailable } from '../../platform/errors.ts'
import type { Log } from '../../platform/telemetry/log.ts'
import { type RestoreTrials, restoreObstacle } from './restore-trial.ts'
import {
  connectionTimeout,
  connectTo,
  refuseOwnDatabase,
  retryAfterLocks,
  takeImportLock,
} from './tool-database.ts'

export interface DumpExportOptions {
  /** A path, or a name that is searched for in `searchPath`. */
  pgDumpPath: string
  /** Folders separated by colons, as in `PATH`. */
  searchPath: string
  /** Of the findings tool; undefined where the service cannot reach its database. */
  databaseUrl: string | undefined
  trials: RestoreTrials
  log: Log
  /** The time zone of the date in the file's name; IANA name. */
  timeZone: string
  now: () => Date
}

/** Milliseconds to wait for an import to finish. */
const importWait = 4000
/** Milliseconds that pg_dump waits for all of its locks on the tables. */
const lockWait = 4000
/** Each export is a process that reads all of the database. */
const maxExports = 2
/** Seconds after which another export may have ended. */
const retryAfterExports = 30
/** Characters of pg_dump's messages that are kept for the log. */
const maxMessages = 2000

/**
 * All of the tool's content. Replication is not part of it, and subscriptions hold passwords. The
 * tool has no large objects, which pg_dump surrounds with transactions. The environment names the
 * database: as an argument, a name such as `x host=elsewhere` would be a connection string.
 */
const pgDumpArguments = [
  '--format=plain',
  '--encoding=UTF8',
  '--no-password',
  '--no-publications',
  '--no-subscriptions',
  '--no-blobs',
  `--lock-wait-timeout=${lockWait}`,
]

type PgDump = ChildProcessByStdio<null, Readable, Readable>

export const createDumpExport = (options: DumpExportOptions) => {
  let running = 0
  return {
    /**
     * Starts pg_dump and waits for its first bytes.
     * @param signal aborted when the caller has left; pg_dump ends with it
     * @throws DomainError 500 for a failure before the first byte, 503 while an import or two
     *   exports are running or the tool holds locks; the signal's reason when it is aborted
     */
    async open(signal: AbortSignal) {
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
        signal.throwIfAborted()
        if (error instanceof DomainError) throw error
        throw new DomainError(500, 'export_failed', {}, { cause: error })
      }
    },
  }
}

export type DumpExport = ReturnType<typeof createDumpExport>

type ConfiguredOptions = DumpExportOptions & { databaseUrl: string }

/**
 * @returns the plain SQL, the name of the file with the date, and the server's message about an
 *   object that an import could not remove; null: none is known
 */
const openDump = async (options: ConfiguredOptions, signal: AbortSignal) => {
  const client = await connectTo(options.databaseUrl, 'export', {
    query_timeout: importWait + connectionTimeout,
  })
  try {
    await refuseOwnDatabase(client)
    const obstacle = await restoreObstacle(options.databaseUrl, options.trials, options.log)
    // Else pg_dump would list the tables from before an import and read the tables from after it,
    // which are empty in its snapshot.
    await takeImportLock(client, 'pg_advisory_lock_shared', importWait)
    signal.throwIfAborted()
    const child = spawn(options.pgDumpPath, pgDumpArguments, {
      env: environment(client, options),
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group, so that Ctrl-C does not end it: this process lets a running export
      // finish.
      detached: true,
      signal,
      killSignal: 'SIGKILL',
    })
    const stream = await startStream(child, options.log)
    const today = calendarIn(options.timeZone)(options.now())
    return { stream, fileName: `findings-${today}.sql`, obstacle }
  } finally {
    // From its first byte on pg_dump holds locks on all tables, which keep an import out as well.
    void client.end().catch(() => undefined)
  }
}

/** How pg_dump reaches the database. Its arguments would show that to every user of the machine. */
const environment = (client: pg.Client, options: ConfiguredOptions): NodeJS.ProcessEnv => {
  const parameters = new URL(options.databaseUrl).searchParams
  const parameter = (name: string) => parameters.get(name) ?? undefined
  return {
    PATH: options.searchPath,
    LC_ALL: 'C',
    PGHOST: client.host,
    PGPORT: String(client.port),
    PGUSER: client.user,
    PGDATABASE: client.database,
    PGPASSFILE: '/dev/null',
    PGCONNECT_TIMEOUT: String(connectionTimeout / 1000),
    PGAPPNAME: 'weight-bmi-register export',
    PGPASSWORD: client.password || undefined,
    // `no-verify` is pg's own name for encryption without a check of the certificate.
    PGSSLMODE: parameter('sslmode')?.replace('no-verify', 'require'),
    PGSSLROOTCERT: parameter('sslrootcert'),
    PGSSLCERT: parameter('sslcert'),
    PGSSLKEY: parameter('sslkey'),
  }
}

/** The error for a program that is missing, or older than the server by its own message. */
const asMissing = (error: unknown, messages: string): unknown => {
  const { code = '' } = error as NodeJS.ErrnoException
  if (['ENOENT', 'EACCES', 'ENOTDIR'].includes(code))
    return new DomainError(500, 'pg_dump_missing', {}, { cause: error })
  const [, needed, found] =
    /server version: (\d+).*; pg_dump version: (\d+)/.exec(messages)?.map(Number) ?? []
  return needed === undefined || found === undefined
    ? error
    : new DomainError(500, 'pg_dump_too_old', { found, needed }, { cause: error })
}

/**
 * Resolves with the dump as soon as its first bytes are there. The stream fails when pg_dump fails,
 * so that half a dump never looks complete.
 */
const startStream = async (child: PgDump, log: Log): Promise<Readable> => {
  let messages = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    messages = (messages + text).slice(0, maxMessages)
  })
  const started = performance.now()
  // Listens from the start: a program that cannot be started fails at once.
  const ended = once(child, 'close').then(([code, signal]) => {
    if (code === 0) return
    const fields = { event: 'export_failed', exit: code ?? signal, reason: messages.trim() }
    log.error(fields, 'pg_dump failed')
    throw new Error('pg_dump failed')
  })
  ended.catch(() => undefined)

  const pieces = child.stdout[Symbol.asyncIterator]()
  const first = await pieces.next()
  if (first.done) {
    await ended.catch((error: unknown) => {
      // The server's message may be in any language, so only the statement is compared.
      const isLocked = performance.now() - started >= lockWait && messages.includes('LOCK TABLE')
      throw isLocked
        ? unavailable(error, 'export_blocked', retryAfterLocks)
        : asMissing(error, messages)
    })
    throw new Error('pg_dump wrote nothing')
  }
  async function* dump() {
    yield first.value
    yield* pieces
    await ended
  }
  const stream = Readable.from(dump(), { objectMode: false })
  stream.once('close', () => child.kill('SIGKILL'))
  return stream
}
