import pg from 'pg'
import { DatabaseOutage } from '../database-errors.ts'
import { badRequest, DomainError, unavailable } from '../errors.ts'
import type { Log } from '../log.ts'
import { createBufferSweeper } from './buffer-sweeper.ts'
import { DumpReader } from './import/dump-reader.ts'
import { readRoleFacts } from './import/import-role.ts'
import { ImportTransaction } from './import/import-transaction.ts'
import { plainText } from './import/plain-text.ts'
import { type Counts, StatementRunner } from './import/run-statements.ts'
import { loadSqlParser } from './import/sql-parser.ts'
import { watchedUpload } from './import/watched-upload.ts'

export interface DumpImportOptions {
  /** The findings tool's database. */
  databaseUrl: string
  log: Log
  /** Milliseconds of waiting for each 64 KiB of the dump after which the import is given up; default 60,000. */
  stallTimeout?: number
}

export interface ImportSummary extends Counts {
  bytes: number
}

export interface DumpImport {
  /**
   * Replaces the content of the tool's database by that of a plain SQL dump, in one transaction.
   * @param file the dump's bytes as they arrive; read to its end unless the import fails
   * @param signal aborted when the caller has left
   * @throws DomainError 400 for a file that is no plain dump or holds what is not admitted, 408 when it stops arriving,
   *   500 with the server's message for a dump that the server does not accept, 503 when another import is running, the
   *   tool holds locks or the database is out of reach; the database is unchanged in all of these cases
   */
  run(file: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<ImportSummary>
}

/** Milliseconds between lines in the log. */
const progressInterval = 5000
/** Seconds after which a new attempt makes sense when the tool holds locks. */
const retryAfterLocks = 60

export const createDumpImport = ({ databaseUrl, log, stallTimeout = 60_000 }: DumpImportOptions): DumpImport => {
  let running = false
  return {
    async run(file, signal) {
      if (running) throw unavailable(undefined, 'import_running', 30)
      running = true
      try {
        return await importDump(databaseUrl, file, signal, log, stallTimeout)
      } catch (error) {
        throw signal.aborted ? badRequest('dump_incomplete') : asDomainError(error)
      } finally {
        running = false
      }
    },
  }
}

const importDump = async (
  databaseUrl: string,
  file: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
  log: Log,
  stallTimeout: number,
): Promise<ImportSummary> => {
  let bytes = 0
  const sweep = createBufferSweeper()
  const upload = watchedUpload(file, signal, stallTimeout, (count) => {
    bytes += count
    sweep(count)
  })
  const reader = new DumpReader(plainText(upload))
  // What is obviously no dump does not get as far as the database.
  const first = await reader.next()
  if (!first) throw badRequest('dump_empty')

  const parser = await loadSqlParser()
  const transaction = await ImportTransaction.begin(databaseUrl)
  const leave = () => transaction.cut()
  signal.addEventListener('abort', leave, { once: true })
  if (signal.aborted) leave()
  let progress: NodeJS.Timeout | undefined
  try {
    const facts = await readRoleFacts(transaction.client)
    const runner = new StatementRunner(transaction.client, reader, parser, facts)
    const report = () => log.info({ event: 'import_progress', bytes, ...runner.counts }, 'import running')
    progress = setInterval(report, progressInterval)
    await runner.run(first)
    await transaction.commit()
    return { bytes, ...runner.counts }
  } catch (error) {
    await transaction.rollback()
    throw error
  } finally {
    clearInterval(progress)
    signal.removeEventListener('abort', leave)
  }
}

/** The server's messages are in one line already but for those that quote a definition. */
const firstLine = (message: string): string => message.split(/[\r\n]/, 1)[0]!.slice(0, 300)

const locksHeld = new Set(['55P03', '40P01'])

/** Refused connections and a server that shuts down; a full disk is told like any other error of the server. */
const passingStates = /^(08|57P|53300|57014)/

const asDomainError = (error: unknown): unknown => {
  if (error instanceof DomainError) return error
  const said = error instanceof DatabaseOutage ? error.cause : error
  if (!(said instanceof pg.DatabaseError)) return error instanceof DatabaseOutage ? unavailable(error) : error
  return serverAnswer(said)
}

const serverAnswer = (error: pg.DatabaseError): DomainError => {
  if (passingStates.test(error.code ?? '')) return unavailable(error)
  if (locksHeld.has(error.code ?? '')) return unavailable(error, 'import_blocked', retryAfterLocks)
  // An import holds a lock on each object until it is complete; the server's hint says how to allow for more.
  const text = error.code === '53200' && error.hint ? `${error.message}. ${error.hint}` : error.message
  return new DomainError(500, 'import_failed', { error: firstLine(text) }, { cause: error })
}
