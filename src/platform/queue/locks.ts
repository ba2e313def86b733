import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/types.ts'

/** Milliseconds without renewal after which another process may take over a lock. */
const duration = 6000
/** Milliseconds between attempts to get a lock of another holder. */
const retryDelay = 100

/**
 * Locks in the database. A lock expires when its holder dies, freezes or is cut off; its holder is
 * not told.
 */
export const createLocks = (db: Kysely<Database>) => {
  const held_until = sql<Date>`clock_timestamp() + ${duration} * interval '1 millisecond'`

  const take = async (name: string, token: string): Promise<boolean> => {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('leases')
      .values({ name, token, held_until })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ token, held_until })
          .where('leases.held_until', '<', sql<Date>`clock_timestamp()`),
      )
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows > 0n
  }

  /**
   * Waits without a limit until the lock is free, then runs `run` under it.
   * @throws when the signal is aborted
   */
  return async <T>(name: string, run: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const token = randomUUID()
    signal?.throwIfAborted()
    while (!(await take(name, token))) await delay(retryDelay, undefined, signal && { signal })
    const own = db.updateTable('leases').where('name', '=', name).where('token', '=', token)
    const renewal = setInterval(
      () =>
        own
          .set({ held_until })
          .execute()
          .catch(() => undefined),
      duration / 4,
    )
    try {
      return await run()
    } finally {
      clearInterval(renewal)
      const ending = db.deleteFrom('leases').where('name', '=', name).where('token', '=', token)
      await ending.execute().catch(() => undefined)
    }
  }
}

/**
 * Named pauses that all processes see. A pause expires. It gives no exclusive right: several
 * processes may set the same one, and the last setting counts.
 */
export const createPauses = (db: Kysely<Database>) => ({
  async set(name: string, milliseconds: number): Promise<void> {
    const ends_at = sql<Date>`clock_timestamp() + ${milliseconds} * interval '1 millisecond'`
    await db
      .insertInto('pauses')
      .values({ name, ends_at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ ends_at }))
      .execute()
  },

  async clear(name: string): Promise<void> {
    await db.deleteFrom('pauses').where('name', '=', name).execute()
  },

  /** Milliseconds until the pause ends; 0 when there is none. */
  async remaining(name: string): Promise<number> {
    const left = sql<number>`(extract(epoch from ends_at - clock_timestamp()) * 1000)::float8`
    const row = await db
      .selectFrom('pauses')
      .select(left.as('left'))
      .where('name', '=', name)
      .executeTakeFirst()
    return Math.max(row?.left ?? 0, 0)
  },
})
