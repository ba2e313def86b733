import { randomUUID } from 'node:crypto'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../db/types.ts'

/**
 * Locks that are held for some milliseconds, for all processes. Each becomes free by itself; its
 * holder is not told.
 */
export const createLeases = (db: Kysely<Database>) => {
  /** Of this process. */
  const token = randomUUID()
  const after = (milliseconds: number) =>
    sql<Date>`clock_timestamp() + ${milliseconds} * interval '1 millisecond'`

  /** @returns whether the name is held now: it was free, or the condition of its row is true */
  const holdIf = async (name: string, milliseconds: number, condition: RawBuilder<SqlBool>) => {
    const held_until = after(milliseconds)
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('leases')
      .values({ name, token, held_until })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ token, held_until }).where(condition),
      )
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows > 0n
  }

  return {
    /** @returns whether the name was free, and is held now */
    take: (name: string, milliseconds: number): Promise<boolean> =>
      holdIf(name, milliseconds, sql`leases.held_until < ${after(0)}`),

    /** Holds the name from now on, also if it is held. */
    async hold(name: string, milliseconds: number): Promise<void> {
      await holdIf(name, milliseconds, sql`true`)
    },

    /** Frees the name unless another process holds it by now. */
    async release(name: string): Promise<void> {
      await db.deleteFrom('leases').where('name', '=', name).where('token', '=', token).execute()
    },
  }
}

export type Leases = ReturnType<typeof createLeases>
