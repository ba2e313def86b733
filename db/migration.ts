import { sql } from 'kysely'
import type { Migration as KyselyMigration } from 'kysely/migration'

export interface Migration extends KyselyMigration {
  /** Each statement is committed alone, and `up` can run again after it was interrupted. */
  outsideTransaction?: true
}

/**
 * The migration that builds an index of a busy table: others write meanwhile.
 * @param definition table and columns, such as `weights (recorded_at)`
 */
export const concurrentIndex = (name: string, definition: string): Migration => ({
  outsideTransaction: true,
  up: async (db) => {
    // Its waits for older transactions delay no caller, and a repetition would build it anew.
    await sql`set lock_timeout = '1h'`.execute(db)
    // An interrupted attempt leaves an index that is invalid, or one that nothing has noted.
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
    await sql`create index concurrently ${sql.id(name)} on ${sql.raw(definition)}`.execute(db)
    await sql`reset lock_timeout`.execute(db)
  },
})
