import { type Kysely, sql } from 'kysely'
import { runSqlFile } from '../sql-file.ts'

const tables = sql`
  -- When the findings tool created the item's finding, and the test that holds the finding. The
  -- tool gives numbers again after a restored dump, so a number without this time proves nothing.
  -- 'confirmed': the last complete run met the finding; wstg_last_run has its time.
  alter table wstg_items add column finding_created timestamptz, add column finding_test bigint,
    add column confirmed boolean not null default false;

  -- The last complete periodic run: one row.
  create table wstg_last_run (
    only_row boolean primary key default true check (only_row),
    began_at timestamptz(3) not null
  );

  -- When the findings tool created the record.
  alter table findings_tool_records add column created timestamptz`

const functions = [
  'wstg-item-state',
  'store-wstg-written',
  'store-wstg-snapshots',
  'store-wstg-failure',
]

/** A finding is known by its number and by the time of its creation. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await tables.execute(db)
  for (const name of functions)
    await runSqlFile(db, new URL(`009-proven-findings/${name}.sql`, import.meta.url))
}
