import { type Kysely, sql } from 'kysely'

/** The person of an account's devices: the first one that they have named. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table device_persons (
      user_id integer primary key references accounts on delete cascade,
      person text not null
    )`.execute(db)
}
