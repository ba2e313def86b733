import { warnOfRelease } from '../../platform/database/server-release.ts'
import { badRequest, DomainError } from '../../platform/errors.ts'
import {
  type Child,
  type ChildEnd,
  ChildFailure,
  childHeap,
  startChild,
} from '../../platform/process/child.ts'
import { startTimer } from '../../platform/process/timeouts.ts'
import type { Log } from '../../platform/telemetry/log.ts'
import type { Progress } from './import/dump-runner.ts'
import { dumpText } from './import/dump-text.ts'
import type { Failure, ImportMessage, ImportSettings } from './import/import-child.ts'
import { connectTo, endImport, outdatedServer, roleError } from './tool-database.ts'

export interface DumpImportOptions {
  onChildEnd?: (end: ChildEnd) => void
  /** Called when a dump has been read without an error. If it fails, so does the import. */
  beforeCommit?: () => Promise<void>
  /** Of the findings tool; undefined where the service cannot reach its database. */
  databaseUrl: string | undefined
  /** Whether it is the sandbox's own database, whose server may lack mends. */
  isSandbox?: boolean
  /** Of the importing process: it has no secrets. */
  environment?: NodeJS.ProcessEnv
  log: Log
  /** Milliseconds that the file may be behind the minimum rate; default 60,000. */
  stallTimeout?: number
  /** Milliseconds of the server's time for one statement; default 600,000. */
  statementTimeout?: number
}

/** Read first: errors of the form are reported before missing settings of the service. */
const beginningBytes = 65_536
/** Bytes a second that have to arrive over the whole length of the file. */
const leastRate = 128 * 1024
/** docs/performance.md has the reasons. */
const processFlags = [
  ...[`--max-old-space-size=${childHeap(512)}`, '--max-semi-space-size=1'],
  ...['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'],
]

/** A starting service may be busy, and waits for the warnings a short time only. */
const warningTimeouts = { connectionTimeoutMillis: 30_000, query_timeout: 30_000 }

export const createDumpImport = (options: DumpImportOptions) => {
  const { databaseUrl, isSandbox = false, log } = options
  const { stallTimeout = 60_000, statementTimeout = 600_000 } = options
  const { environment, onChildEnd } = options
  const { beforeCommit = async () => undefined } = options
  const start = () =>
    startChild(new URL('./import/import-child.ts', import.meta.url), {
      flags: processFlags,
      ...(environment && { environment }),
      ...(onChildEnd && { onEnd: onChildEnd }),
    })
  return {
    /**
     * Replaces the content of the tool's database with that of a plain SQL dump, in one
     * transaction, in a separate process.
     * @param file the dump's bytes as they arrive; read to its end unless the import fails
     * @param signal aborted when the caller has left
     * @throws DomainError 400 for a file that is not a plain dump or has a refused statement, 408
     *   when it arrives too slowly, 500 without a database, with an unsuitable role, session or
     *   server, without memory or for a dump that the server refuses, 503 when another import is
     *   running, reports take too long, the tool holds locks or the database is unreachable; the
     *   database is unchanged in all of these cases
     */
    async run(file: AsyncIterable<Uint8Array>, signal: AbortSignal) {
      let bytes = 0
      const ended = new AbortController()
      const stopped = AbortSignal.any([signal, ended.signal])
      const upload = watchedUpload(file, stopped, stallTimeout, (more) => {
        bytes += more
      })
      try {
        const beginning = await readBeginning(upload)
        if (databaseUrl === undefined) throw new DomainError(500, 'dumps_not_configured')
        const settings = { databaseUrl, isSandbox, statementTimeout }
        const given = { beginning, upload }
        const counts = await importBy(start(), settings, given, { beforeCommit, signal })
        return { ...counts, bytes }
      } catch (error) {
        if (signal.aborted) throw badRequest('dump_incomplete')
        const isTooLarge = error instanceof ChildFailure && error.isOutOfMemory
        throw isTooLarge ? new DomainError(500, 'import_too_large', {}, { cause: error }) : error
      } finally {
        ended.abort()
        await upload.return()
      }
    },

    /** Warns of a powerful role and an outdated server, or when it cannot ask for them. */
    async warnAtStart() {
      if (databaseUrl === undefined) return
      try {
        const client = await connectTo(databaseUrl, 'start', warningTimeouts)
        try {
          const error = await roleError(client)
          if (error !== undefined)
            log.warn(
              { event: 'findings_role_powerful', ...error.parameters },
              'the role of FINDINGS_DATABASE_URL is not an ordinary owner: imports are refused',
            )
          const outdated = await outdatedServer(client, isSandbox)
          if (outdated) warnOfRelease(log, 'findings', outdated, ': imports are refused')
        } finally {
          await client.end()
        }
      } catch (error) {
        log.warn(
          { event: 'findings_role_unknown', reason: String(error) },
          'the role of FINDINGS_DATABASE_URL could not be looked up; each import checks it',
        )
      }
    },
  }
}

export type DumpImport = ReturnType<typeof createDumpImport>

type Upload = AsyncGenerator<Uint8Array, void, undefined>

/**
 * Passes on the file as it arrives, and fails when the sender is too slow or has left: a waiting
 * import holds locks and the turn. The import's own time does not count.
 * @throws DomainError 408, 400
 */
async function* watchedUpload(
  file: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
  stallTimeout: number,
  count: (bytes: number) => void,
): Upload {
  const pieces = file[Symbol.asyncIterator]()
  let time = stallTimeout
  for (;;) {
    const { promise: stopped, reject } = Promise.withResolvers<never>()
    const timer = startTimer(() => reject(new DomainError(408, 'import_stalled')), time)
    const leave = () => reject(badRequest('dump_incomplete'))
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    const asked = performance.now()
    const { value, done } = await Promise.race([pieces.next(), stopped]).finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    })
    if (done) return
    count(value.length)
    const waited = performance.now() - asked
    time = Math.min(time - waited + (value.length / leastRate) * 1000, stallTimeout)
    yield value
  }
}

/** @throws DomainError 400 for a malformed form, and for a short file that is empty or not text */
const readBeginning = async (upload: Upload): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = []
  let size = 0
  while (size < beginningBytes) {
    const { value, done } = await upload.next()
    if (done) {
      for await (const text of dumpText(pieces)) void text
      if (size === 0) throw badRequest('dump_empty')
      break
    }
    pieces.push(value)
    size += value.length
  }
  return Buffer.concat(pieces)
}

/** @throws DomainError for a failure */
const succeeded = (message: ImportMessage): Exclude<ImportMessage, { failure: Failure }> => {
  if (!('failure' in message)) return message
  const { status, key, parameters, retryAfter, reason } = message.failure
  throw new DomainError(status, key, parameters, {
    cause: new Error(reason),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}

/** Reading and checking a dump can take long stretches of CPU, which must not delay other calls. */
const importBy = async (
  child: Child,
  settings: ImportSettings,
  { beginning, upload }: { beginning: Uint8Array; upload: Upload },
  { beforeCommit, signal }: { beforeCommit: () => Promise<void>; signal: AbortSignal },
): Promise<Progress> => {
  const sendFile = async () => {
    await child.write(beginning)
    for await (const piece of upload) await child.write(piece)
    await child.endInput()
  }
  let backend: number | undefined
  let isDone = false
  try {
    child.send(settings)
    backend = succeeded(await child.receive(signal)).backend
    const finished = child.receive<ImportMessage>(signal)
    const sent = sendFile().then(() => finished)
    const { progress } = succeeded(await Promise.race([finished, sent]))
    await beforeCommit()
    child.send({ commit: true })
    succeeded(await child.receive(signal))
    isDone = true
    return progress
  } finally {
    await child.end()
    if (backend !== undefined && !isDone) await endImport(settings.databaseUrl, backend)
  }
}
