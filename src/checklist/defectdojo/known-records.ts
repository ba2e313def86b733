import type { Kysely } from 'kysely'
import type { Database } from '../../../db/types.ts'
import type { KnownRecords } from './finding-location.ts'

/** DefectDojo's records in the service's database. */
export const createKnownRecords = (db: Kysely<Database>): KnownRecords => ({
  async find(name) {
    const row = await db
      .selectFrom('findings_tool_records')
      .select(['id', 'created'])
      .where('name', '=', name)
      .executeTakeFirst()
    return row && { ...row, created: row.created?.toISOString() ?? null }
  },

  async save(name, { id, created: text }) {
    const created = text === null ? null : new Date(text)
    await db
      .insertInto('findings_tool_records')
      .values({ name, id, created })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ id, created }))
      .execute()
  },

  async remove(name) {
    await db.deleteFrom('findings_tool_records').where('name', '=', name).execute()
  },

  async productOf(test) {
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
