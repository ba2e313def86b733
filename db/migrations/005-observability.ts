import { type Kysely, sql } from 'kysely'

/** Columns without a default: neither rewrites its table, and processes of the previous release do not notice. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table wstg_inbox add column traceparent text`.execute(db)
  await sql`alter table scheduled_tasks add column last_succeeded_at timestamptz`.execute(db)
  await sql`update scheduled_tasks set last_succeeded_at = last_finished_at where last_error is null`.execute(
    db,
  )
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table scheduled_tasks drop column last_succeeded_at`.execute(db)
  await sql`alter table wstg_inbox drop column traceparent`.execute(db)
}
