import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/types.ts'

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
