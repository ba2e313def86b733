import { setTimeout as delay } from 'node:timers/promises'
import { migrateUp } from '../../db/migrate.ts'
import { explainConnectionFailure, isDatabaseOutage, openDatabase } from '../database.ts'
import type { Log } from '../log.ts'

/** Milliseconds between attempts while the database is out of reach. */
const retryDelay = 1000
/** Milliseconds that closing a connection may take; one whose network has failed might never end. */
const closeDeadline = 2000

/**
 * Migrates the database, waiting for it as long as it is out of reach.
 * @throws when a migration fails, or the signal's reason when it is aborted
 */
export const migrateWhenReachable = async (databaseUrl: string, log: Log, signal?: AbortSignal): Promise<void> => {
  for (;;) {
    const db = openDatabase(databaseUrl, log, { poolSize: 1, patient: true })
    try {
      const names = await migrateUp(db)
      if (names.length > 0) log.info({ event: 'migrated', migrations: names }, 'database migrated')
      return
    } catch (error) {
      if (!isDatabaseOutage(error)) throw explainConnectionFailure(error)
      log.warn({ event: 'database_unreachable', err: error }, 'waiting for the database')
    } finally {
      await Promise.race([db.destroy(), delay(closeDeadline, undefined, { ref: false })])
    }
    await delay(retryDelay, undefined, signal ? { signal } : {})
  }
}
