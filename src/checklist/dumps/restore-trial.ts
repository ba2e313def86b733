import pg from 'pg'
import type { Log } from '../../platform/telemetry/log.ts'
import { emptyDatabase } from './import/empty-database.ts'
import { ImportTransaction } from './import/transaction.ts'
import { roleError } from './tool-database.ts'

/** The last trial, of all processes. */
export interface RestoreTrials {
  read(): Promise<{
    /** Whether there was none today, in UTC. */
    isDue: boolean
    /** The server's message about the object that an import cannot remove; null: none is known. */
    obstacle: string | null
  }>
  store(obstacle: string | null): Promise<void>
}

/** A server that is busy, ends or has lost the connection says nothing about the objects. */
const passing = /^(08|40|53300|55P03|57)/

/** Milliseconds to wait for the tool's transactions, and for each answer of the server. */
const [lockWait, answerTimeout] = [1000, 60_000]

/** Tries the removal with which an import begins, and undoes it. */
const tryRemoval = async (databaseUrl: string, trials: RestoreTrials): Promise<void> => {
  const transaction = await ImportTransaction.begin(databaseUrl, answerTimeout)
  try {
    // Another process may have tried it meanwhile. The server fires nothing of an ordinary owner.
    if (!(await trials.read()).isDue || (await roleError(transaction.client))) return
    await emptyDatabase(transaction, lockWait)
    await trials.store(null)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || passing.test(error.code ?? '')) throw error
    await trials.store(error.message)
  } finally {
    await transaction.rollback()
  }
}

/**
 * The obstacle to an import into the database, tried at most once a day; null when none is known.
 * A trial that is impossible now, as beside another export, comes with a later one.
 */
export const restoreObstacle = async (
  databaseUrl: string,
  trials: RestoreTrials,
  log: Log,
): Promise<string | null> => {
  const { isDue, obstacle } = await trials.read()
  if (!isDue) return obstacle
  try {
    await tryRemoval(databaseUrl, trials)
  } catch (error) {
    const fields = { event: 'restore_not_tried', reason: String(error) }
    log.warn(fields, 'whether the database admits an import could not be tried')
  }
  return (await trials.read()).obstacle
}
