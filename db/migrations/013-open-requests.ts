import { type Kysely, sql } from 'kysely'

/** The backlog is counted in this index alone, without a look at the requests. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index wstg_inbox_open on wstg_inbox (state, accepted_at)
    where state <> 'done'`.execute(db)
}
