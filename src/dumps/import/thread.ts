import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { loadModule } from 'libpg-query'
import pg from 'pg'
import { DomainError, type ErrorStatus, unavailable } from '../../errors.ts'
import type { ErrorKey, TextParameters } from '../../texts.ts'
import { isPowerfulRole, refuseOwnDatabase } from '../database-checks.ts'
import { DumpReader } from './dump-reader.ts'
import { ImportTransaction } from './import-transaction.ts'
import { plainText } from './plain-text.ts'
import { type Counts, StatementRunner } from './statement-runner.ts'

export interface ThreadData {
  databaseUrl: string
  allowPowerfulRole: boolean
}

/** An error as it crosses the threads. */
export interface Failure {
  status: ErrorStatus
  key: ErrorKey
  parameters: TextParameters
  retryAfter: number | undefined
  /** For the log: never a row of the dump. */
  reason: string
}

/** What the thread says: that it wants more text, that it has finished, or that it has failed. */
export type ThreadMessage =
  | { kind: 'more'; counts: Counts }
  | { kind: 'done'; counts: Counts }
  | { kind: 'failed'; failure: Failure }

/** Seconds after which a new attempt makes sense when the tool holds locks. */
const retryAfterLocks = 60
const locksHeld = new Set(['55P03', '40P01'])

/** Refused connections and a server that shuts down; a full disk is told like any other error of the server. */
const outages = /^(08|57P|53300|57014)/

const asDomainError = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error
  if (!(error instanceof pg.DatabaseError)) {
    return transaction?.isLost
      ? unavailable(error)
      : new DomainError(500, 'internal_error', {}, { cause: error })
  }
  if (outages.test(error.code ?? '')) return unavailable(error)
  if (locksHeld.has(error.code ?? '')) return unavailable(error, 'import_blocked', retryAfterLocks)
  // An import holds a lock on each object until it is complete; the server's hint says how to allow for more.
  const text =
    error.code === '53200' && error.hint ? `${error.message}. ${error.hint}` : error.message
  return new DomainError(
    500,
    'import_failed',
    { error: text.split(/[\r\n]/, 1)[0]!.slice(0, 300) },
    { cause: error },
  )
}

/** The server's messages quote rows of the dump; its codes and the names of constraints do not. */
const reasonOf = ({ cause }: DomainError, line: number): string => {
  const place = line > 0 ? `, at line ${line}` : ''
  if (!(cause instanceof pg.DatabaseError))
    return `${cause instanceof Error ? cause.message : 'no further cause'}${place}`
  return `SQLSTATE ${cause.code}${cause.constraint ? `, constraint ${cause.constraint}` : ''}${place}`
}

const port = parentPort!
const say = (message: ThreadMessage) => port.postMessage(message)
const { databaseUrl, allowPowerfulRole }: ThreadData = workerData

let transaction: ImportTransaction | undefined
let runner: StatementRunner | undefined

/** The upload, piece by piece as the other thread sends it; an empty one ends it. */
async function* pieces(): AsyncGenerator<Uint8Array, void, undefined> {
  for (;;) {
    say({ kind: 'more', counts: runner!.counts })
    const [bytes] = (await once(port, 'message')) as [Uint8Array]
    if (bytes.length === 0) return
    yield bytes
  }
}

const importDump = async (): Promise<Counts> => {
  await loadModule()
  const opened = await ImportTransaction.begin(databaseUrl)
  transaction = opened
  try {
    const query = (text: string) => opened.own<{ yes: boolean }>(text)
    if (!allowPowerfulRole && (await isPowerfulRole(query)))
      throw new DomainError(500, 'import_role_powerful')
    await refuseOwnDatabase(query)
    runner = new StatementRunner(opened, new DumpReader(plainText(pieces())))
    await runner.run()
    await opened.commit()
    return runner.counts
  } catch (error) {
    await opened.rollback()
    throw error
  }
}

try {
  say({ kind: 'done', counts: await importDump() })
} catch (error) {
  const domainError = asDomainError(error)
  const { status, key, parameters, retryAfter } = domainError
  say({
    kind: 'failed',
    failure: {
      status,
      key,
      parameters,
      retryAfter,
      reason: reasonOf(domainError, runner?.line ?? 0),
    },
  })
} finally {
  port.close()
}
