import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'

/**
 * Milliseconds that writers may have to wait for a step that is itself waiting for its lock, and that they get between
 * two tries.
 */
const lockTimeout = 300

/** A transaction that gives way to the writers when it does not get its locks, and tries again. */
export const whenFree = async (
  db: Kysely<unknown>,
  step: (trx: Kysely<unknown>) => Promise<unknown>,
): Promise<void> => {
  for (;;) {
    try {
      await db.transaction().execute(async (trx) => {
        await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(trx)
        await step(trx)
      })
      return
    } catch (error) {
      const lockNotAvailable = error instanceof Error && 'code' in error && error.code === '55P03'
      if (!lockNotAvailable) throw error
    }
    await delay(lockTimeout)
  }
}
