import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/types.ts'

/** Rows that one statement removes: all at once might exceed its time limit. */
const portion = 5000

/** Deletes the rows that meet a condition, in portions, and returns their number. */
export const deleteInPortions = async (
  db: Kysely<Database>,
  table: keyof Database,
  condition: RawBuilder<unknown>,
): Promise<number> => {
  for (let deleted = 0; ; ) {
    // The condition again: a row may have changed since its place was read.
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ${condition} and ctid = any (array(
        select ctid from ${sql.table(table)} where ${condition} limit ${sql.lit(portion)}
      ))`.execute(db)
    const count = Number(numAffectedRows ?? 0)
    deleted += count
    if (count < portion) return deleted
  }
}
