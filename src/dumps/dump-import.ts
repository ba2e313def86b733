import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { badRequest, DomainError, unavailable } from '../errors.ts'
import type { Log } from '../telemetry/log.ts'
import { isPowerfulRole } from './database-checks.ts'
import { plainText } from './import/plain-text.ts'
import type { Counts } from './import/statement-runner.ts'
import type { ThreadData, ThreadMessage } from './import/thread.ts'
import { watchedUpload } from './import/watched-upload.ts'

export interface DumpImportOptions {
  /** The findings tool's database; undefined where it has none that the service could reach. */
  databaseUrl: string | undefined
  /** Whether the role may be one that reaches beyond its database. */
  allowPowerfulRole?: boolean
  log: Log
  /** Milliseconds of waiting for each 64 KiB of the dump after which the import is given up; default 60,000. */
  stallTimeout?: number
}

type Upload = AsyncGenerator<Uint8Array, void, undefined>

/** The service cannot import now; no statement has been read. */
class Unprepared extends Error {
  readonly reason: DomainError

  constructor(reason: DomainError) {
    super(reason.message)
    this.reason = reason
  }
}

export interface ImportSummary extends Counts {
  bytes: number
}

export interface DumpImport {
  /**
   * Replaces the content of the tool's database by that of a plain SQL dump, in one transaction, on a thread of its own.
   * @param file the dump's bytes as they arrive; read to its end unless the import fails
   * @param signal aborted when the caller has left
   * @throws DomainError 400 for a file that is no plain dump or holds what is not admitted, 408 when it stops arriving,
   *   500 without a database or with an unsuitable role, or with the server's message for a dump that the server does not
   *   accept, 503 when another import is running, the tool holds locks or the database is out of reach; the database is
   *   unchanged in all of these cases
   */
  run(file: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<ImportSummary>
  /** Logs a warning when the role is one that imports are refused for. A database that is away is no failure. */
  warnOfRole(): Promise<void>
}

/** Milliseconds between lines in the log. */
const progressInterval = 5000
/** Bytes that are read to see whether the form is well-formed when the import cannot begin. */
const formLimit = 1024 * 1024
/** Megabytes: an INSERT of the permitted length is in memory a few times, everything else is short-lived. */
const heapLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 4 }

export const createDumpImport = (options: DumpImportOptions): DumpImport => {
  let running = false

  /** @param first what has been read of the upload */
  const importUpload = async (
    upload: Upload,
    first: Uint8Array,
    signal: AbortSignal,
  ): Promise<Counts> => {
    const { databaseUrl, allowPowerfulRole = false, log } = options
    if (databaseUrl === undefined)
      throw new Unprepared(new DomainError(500, 'dumps_not_configured'))
    if (running) throw new Unprepared(unavailable(undefined, 'import_running', 30))
    running = true
    try {
      return await inThread({ databaseUrl, allowPowerfulRole }, upload, first, signal, log)
    } finally {
      running = false
    }
  }

  return {
    async run(file, signal) {
      let bytes = 0
      const upload = watchedUpload(file, signal, options.stallTimeout ?? 60_000, (more) => {
        bytes += more
      })
      try {
        const { value: first } = await upload.next()
        if (first === undefined) throw badRequest('dump_empty')
        try {
          return { ...(await importUpload(upload, first, signal)), bytes }
        } catch (error) {
          if (!(error instanceof Unprepared)) throw error
          await checkForm(first, upload)
          throw error.reason
        }
      } catch (error) {
        throw signal.aborted ? badRequest('dump_incomplete') : error
      } finally {
        await upload.return()
      }
    },

    async warnOfRole() {
      const { databaseUrl, allowPowerfulRole = false, log } = options
      if (databaseUrl === undefined) return
      const client = new pg.Client({
        connectionString: databaseUrl,
        connectionTimeoutMillis: 3000,
        query_timeout: 3000,
      })
      client.on('error', () => undefined)
      try {
        await client.connect()
        if (
          !(await isPowerfulRole(
            async (query) => (await client.query<{ yes: boolean }>(query)).rows,
          ))
        )
          return
        const consequence = allowPowerfulRole
          ? 'a hostile dump can use all of its rights'
          : 'imports are refused'
        log.warn(
          { event: 'findings_role_powerful' },
          `the role of FINDINGS_DATABASE_URL is no ordinary owner: ${consequence}`,
        )
      } catch {
        // An export or import will say it.
      } finally {
        await client.end().catch(() => undefined)
      }
    },
  }
}

/** The form's own mistakes come first, also when there is nothing to import it into. */
const checkForm = async (first: Uint8Array, upload: Upload): Promise<void> => {
  async function* beginning() {
    yield first
    let left = formLimit
    for await (const bytes of upload) {
      left -= bytes.length
      if (left < 0) return
      yield bytes
    }
  }
  for await (const text of plainText(beginning())) void text
}

/** Reading and checking a dump can take long stretches of CPU, which must not hold up anybody's calls. */
const inThread = async (
  data: ThreadData,
  upload: Upload,
  first: Uint8Array,
  signal: AbortSignal,
  log: Log,
): Promise<Counts> => {
  // Neither the environment with its secrets nor the flags of this process belong into the thread.
  const worker = new Worker(new URL('./import/thread.ts', import.meta.url), {
    workerData: data,
    env: {},
    execArgv: [],
    resourceLimits: heapLimits,
  })
  let counts: Counts = { statements: 0, rows: 0, skipped: 0 }
  const progress = setInterval(
    () => log.info({ event: 'import_progress', ...counts }, 'import running'),
    progressInterval,
  )
  const left = new AbortController()
  const stop = () => left.abort(badRequest('dump_incomplete'))
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  worker.on('error', (error) => left.abort(error))
  worker.once('exit', (code) =>
    left.abort(new Error(`the import's thread has ended with code ${code}`)),
  )
  try {
    let begun = false
    for (;;) {
      const [message] = (await once(worker, 'message', { signal: left.signal })) as [ThreadMessage]
      if (message.kind === 'failed') {
        const { status, key, parameters, retryAfter, reason } = message.failure
        const options = {
          cause: new Error(`import failed: ${reason}`),
          ...(retryAfter !== undefined && { retryAfter }),
        }
        const error = new DomainError(status, key, parameters, options)
        throw begun ? error : new Unprepared(error)
      }
      counts = message.counts
      if (message.kind === 'done') return counts
      const bytes = begun ? (await upload.next()).value : first
      begun = true
      // A copy, because a piece may share its memory with others.
      const copy = new Uint8Array(bytes ?? [])
      worker.postMessage(copy, [copy.buffer])
    }
  } catch (error) {
    throw error instanceof Error && error.name === 'AbortError' ? left.signal.reason : error
  } finally {
    clearInterval(progress)
    signal.removeEventListener('abort', stop)
    await worker.terminate()
  }
}
