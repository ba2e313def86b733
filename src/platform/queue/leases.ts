import { randomUUID } from 'node:crypto'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../db/types.ts'

/**
 * Names that are held for some milliseconds, for all processes: as a lock, which its holder
 * releases, or as a pause. Each becomes free by itself; its holder is not told.
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

    /** Milliseconds until the name is free. */
    async remaining(name: string): Promise<number> {
      const left = sql<number>`(extract(epoch from held_until - clock_timestamp()) * 1000)::float8`
      const row = await db
        .selectFrom('leases')
        .select(left.as('left'))
        .where('name', '=', name)
        .executeTakeFirst()
      return Math.max(row?.left ?? 0, 0)
    },
  }
}

export type Leases = ReturnType<typeof createLeases>
