import { type Kysely, sql } from 'kysely'

const statements = sql`
  -- Why the last run that ended without an error does not count as a success.
  alter table scheduled_tasks add column last_warning text;

  -- One row: when the webhook last delivered anything, to the minute.
  create table wstg_webhook (
    id boolean primary key default true constraint wstg_webhook_id_check check (id),
    last_delivery_at timestamptz not null
  );

  -- For the items outside of the guide, page by page.
  create index wstg_items_order on wstg_items (wstg_id collate "C")`

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await statements.execute(db)
}
