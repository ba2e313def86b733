import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/types.ts'
import { databaseNow, inMilliseconds } from '../../platform/database/database.ts'
import type { KnownRecord } from './finding.ts'

/** Held by the process that creates records, and while a creation may still arrive at the tool. */
const creation = 'findings-tool-parents'

/** DefectDojo's records by a name of ours, and the right to create one, for all processes. */
export const recordRepository = (db: Kysely<Database>) => {
  /** Of this process. */
  const token = randomUUID()

  return {
    /**
     * Lets this process alone create records. The right ends by itself, so that it outlives no
     * process.
     * @returns whether it was free
     */
    async takeCreation(milliseconds: number): Promise<boolean> {
      const values = { token, held_until: inMilliseconds(milliseconds) }
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('leases')
        .values({ name: creation, ...values })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet(values).where('leases.held_until', '<', databaseNow),
        )
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows > 0n
    },

    /** Keeps the right, unless another process has it by now. 0: gives it back. */
    async holdCreation(milliseconds: number): Promise<void> {
      await db
        .updateTable('leases')
        .set({ held_until: inMilliseconds(milliseconds) })
        .where('name', '=', creation)
        .where('token', '=', token)
        .execute()
    },

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

    /** Engagement and product of a test, as the newest reading of a finding told them. */
    placeOf: (test: number) =>
      db
        .selectFrom('wstg_findings')
        .select(['engagement', 'product'])
        .where('test', '=', test)
        .where('product', 'is not', null)
        .orderBy('kept_at', 'desc')
        .limit(1)
        .executeTakeFirst(),
  }
}

export type RecordRepository = ReturnType<typeof recordRepository>
