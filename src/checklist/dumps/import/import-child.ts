import { once } from 'node:events'
import { loadModule } from 'libpg-query'
import pg from 'pg'
import { badRequest, DomainError, unavailable } from '../../../platform/errors.ts'
import { followParent } from '../../../platform/process/child.ts'
import {
  refuseOwnDatabase,
  refuseUnsafe,
  retryAfterLocks,
  safeSearchPath,
} from '../tool-database.ts'
import { DumpReader } from './dump-reader.ts'
import { type Progress, runDump } from './dump-runner.ts'
import { ImportTransaction } from './transaction.ts'

export interface ImportSettings {
  databaseUrl: string
  isSandbox: boolean
  /** Milliseconds of the server's time for one statement. */
  statementTimeout: number
}

/** An error as it leaves the process. */
export interface Failure extends Pick<DomainError, 'status' | 'key' | 'parameters' | 'retryAfter'> {
  /** For the log: never a row of the dump. */
  reason: string
}

/**
 * Sent before a statement is read, before the commit, which waits for a message, and after it.
 * `backend` is the number of the server's process.
 */
export type ImportMessage = { backend: number; progress: Progress } | { failure: Failure }

const lockStates = new Set(['55P03', '40P01'])
/**
 * Broken connections, too many connections and a server that shuts down. A full disk is an error
 * like others.
 */
const unavailableStates = /^(08|57P|53300)/

/** PostgreSQL's name for the place of RAISE. A dump chooses the code and the names of its error. */
const isRaised = ({ routine }: pg.DatabaseError): boolean => routine === 'exec_stmt_raise'

const asDomainError = (error: unknown, isConnectionLost: boolean): DomainError => {
  if (error instanceof DomainError) return error
  if (!(error instanceof pg.DatabaseError))
    return isConnectionLost
      ? unavailable(error)
      : new DomainError(500, 'internal_error', {}, { cause: error })
  const { message, hint } = error
  const code = isRaised(error) ? '' : (error.code ?? '')
  if (unavailableStates.test(code)) return unavailable(error)
  if (lockStates.has(code)) return unavailable(error, 'import_blocked', retryAfterLocks)
  // An import holds a lock on each object until its end. The server's hint names the setting for
  // more locks.
  const text = code === '53200' && hint ? `${message}. ${hint}` : message
  const firstLine = text.split(/[\r\n]/, 1)[0]!.slice(0, 300)
  return new DomainError(500, 'import_failed', { error: firstLine }, { cause: error })
}

/** The server's messages quote rows of the dump, and a dump may choose any name. */
const causeOf = ({ cause }: DomainError): string | undefined => {
  if (!(cause instanceof pg.DatabaseError))
    return cause instanceof Error ? cause.message : undefined
  if (isRaised(cause)) return 'the dump raises an error'
  const { constraint: name = '' } = cause
  const constraint = /^[a-z_]\w*$/i.test(name) ? `, constraint ${name}` : ''
  return `SQLSTATE ${cause.code}${constraint}`
}

const send = (message: ImportMessage) => void process.send?.(message)

followParent()
const [settings] = (await once(process, 'message')) as [ImportSettings]
let transaction: ImportTransaction | undefined
const progress: Progress = { statements: 0, rows: 0, skipped: 0, line: 0 }
try {
  transaction = await ImportTransaction.begin(settings.databaseUrl, settings.statementTimeout)
  await refuseUnsafe(transaction.client, settings.isSandbox)
  await refuseOwnDatabase(transaction.client)
  const [row] = await transaction.own<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const backend = row?.pid ?? 0
  await loadModule()
  send({ backend, progress })
  await runDump(transaction, new DumpReader(process.stdin), progress)
  // Such a dump would keep all later imports and exports out.
  await transaction.client.query(safeSearchPath)
  await refuseOwnDatabase(transaction.client, badRequest('dump_of_service'))
  send({ backend, progress })
  // The end of the input is also that of a killed service, which sends no message.
  await once(process, 'message')
  await transaction.commit()
  send({ backend, progress })
} catch (error) {
  // Without a transaction the connection has failed.
  const domainError = asDomainError(error, transaction?.isLost ?? true)
  await transaction?.rollback()
  const { status, key, parameters, retryAfter } = domainError
  const { line } = progress
  const reason = [causeOf(domainError), line > 0 ? `at line ${line}` : undefined]
    .filter((part) => part !== undefined)
    .join(', ')
  send({ failure: { status, key, parameters, retryAfter, reason } })
}
