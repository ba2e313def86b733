import { type Kysely, sql } from 'kysely'
import { runSqlFile } from '../sql-file.ts'

const tables = sql`
  -- Engagement and test in the findings tool by their configured names. Users of the tool may have
  -- renamed or moved them since.
  create table findings_tool_records (
    name text primary key,
    id bigint not null
  );

  -- When an administrator last asked for another attempt at a failed request.
  alter table wstg_inbox add column retried_at timestamptz`

const functions = [
  'wstg-pending-request',
  'store-wstg-written',
  'store-wstg-snapshots',
  'store-wstg-failure',
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await tables.execute(db)
  for (const name of functions)
    await runSqlFile(db, new URL(`004-wstg-synchronisation/${name}.sql`, import.meta.url))
}
