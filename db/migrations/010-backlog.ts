import { type Kysely, sql } from 'kysely'
import { runSqlFile } from '../sql-file.ts'

/** Of an item's open sync requests only the newest is written; many deliveries are one reading. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await runSqlFile(db, new URL('010-backlog/supersede-wstg-requests.sql', import.meta.url))
  await sql`
    create index wstg_inbox_deliveries on wstg_inbox (due_at)
    where kind = 'finding' and due_at is not null`.execute(db)
}
