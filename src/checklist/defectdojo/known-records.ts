import type { Kysely } from 'kysely'
import type { Database } from '../../../db/types.ts'

/** A record in DefectDojo. `created` is null until it has been read after its creation. */
export interface KnownRecord {
  id: number
  created: string | null
}

/** DefectDojo's records by a name of ours, for all processes. */
export const createKnownRecords = (db: Kysely<Database>) => ({
  async find(name: string): Promise<KnownRecord | undefined> {
    const row = await db
      .selectFrom('findings_tool_records')
      .select(['id', 'created'])
      .where('name', '=', name)
      .executeTakeFirst()
    return row && { ...row, created: row.created?.toISOString() ?? null }
  },

  async save(name: string, { id, created: text }: KnownRecord): Promise<void> {
    const created = text === null ? null : new Date(text)
    await db
      .insertInto('findings_tool_records')
      .values({ name, id, created })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ id, created }))
      .execute()
  },

  async remove(name: string): Promise<void> {
    await db.deleteFrom('findings_tool_records').where('name', '=', name).execute()
  },

  /** The product of a test, as the newest reading of a finding told it. */
  async productOf(test: number): Promise<number | undefined> {
    const row = await db
      .selectFrom('wstg_findings')
      .select('product')
      .where('test', '=', test)
      .where('product', 'is not', null)
      .orderBy('kept_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.product ?? undefined
  },
})

export type KnownRecords = ReturnType<typeof createKnownRecords>
