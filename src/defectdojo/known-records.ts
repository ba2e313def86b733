import type { Kysely } from 'kysely'
import type { Database } from '../../db/types.ts'
import type { KnownRecords } from './finding-location.ts'

/** The numbers of DefectDojo's records in the service's database. */
export const createKnownRecords = (db: Kysely<Database>): KnownRecords => ({
  async find(name) {
    const row = await db
      .selectFrom('findings_tool_records')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirst()
    return row?.id
  },

  async save(name, id) {
    await db
      .insertInto('findings_tool_records')
      .values({ name, id })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ id }))
      .execute()
  },
})
