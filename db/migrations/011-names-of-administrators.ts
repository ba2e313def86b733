import { type Kysely, sql } from 'kysely'

/** A search among the administrators reads no other names. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index accounts_admin_names on accounts (username collate "C") where role = 'admin'
  `.execute(db)
}
