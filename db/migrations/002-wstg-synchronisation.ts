import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Who works on something that only one process may work on. A row per lease that is held, none otherwise.
  await sql`
    create table leases (
      name text primary key,
      token uuid not null,
      held_until timestamptz not null
    )`.execute(db)

  await sql`
    create table scheduled_tasks (
      name text primary key,
      next_run_at timestamptz not null,
      last_started_at timestamptz,
      last_finished_at timestamptz,
      last_error text
    )`.execute(db)

  // Every accepted request, in the order of acceptance. due_at: not before then; null: no attempt will follow.
  // requeue_at: when the sweeper puts it on the queue (again).
  await sql`
    create table wstg_inbox (
      seq bigint generated always as identity primary key,
      kind text not null constraint wstg_inbox_kind_check check (kind in ('sync', 'finding')),
      item_key text,
      finding_id bigint,
      payload jsonb not null,
      state text not null default 'pending'
        constraint wstg_inbox_state_check check (state in ('pending', 'done', 'failed')),
      attempts integer not null default 0,
      accepted_at timestamptz not null default now(),
      due_at timestamptz default now(),
      requeue_at timestamptz not null,
      requeues integer not null default 0,
      finished_at timestamptz,
      note text
    )`.execute(db)
  // The sweeper, the requests of one item, the deliveries about a finding whose item is not known yet.
  await sql`create index wstg_inbox_requeue on wstg_inbox (requeue_at) where due_at is not null`.execute(db)
  await sql`create index wstg_inbox_item on wstg_inbox (item_key, seq) where due_at is not null`.execute(db)
  await sql`
    create index wstg_inbox_finding on wstg_inbox (finding_id) where due_at is not null and item_key is null`.execute(
    db,
  )
  // Removing what is finished long ago; the list of failed requests.
  await sql`create index wstg_inbox_finished on wstg_inbox (finished_at) where due_at is null`.execute(db)
  await sql`create index wstg_inbox_failed on wstg_inbox (seq) where state = 'failed'`.execute(db)

  // revision grows with every write of the row: what was read from the tool before a write does not replace it.
  // defectdojo_status is null until a request of the item has been processed for the first time.
  await sql`
    create table wstg_items (
      item_key text primary key,
      wstg_id text not null,
      finding_id bigint,
      wstg_status text not null,
      defectdojo_status text
        constraint wstg_items_defectdojo_status_check check (defectdojo_status in ('verified', 'active')),
      last_sync_timestamp timestamptz(3),
      last_sync_direction text
        constraint wstg_items_direction_check check (last_sync_direction in ('tracker->dd', 'dd->tracker')),
      event text,
      notes text,
      severity text,
      status_changed_at timestamptz(3),
      last_seq bigint not null default 0,
      revision bigint not null default 0
    )`.execute(db)
  await sql`create index wstg_items_finding on wstg_items (finding_id)`.execute(db)

  // A ring: entry n takes the place of entry n - 1000, so that there are never more, however many write at once.
  await sql`create sequence wstg_sync_log_numbers`.execute(db)
  await sql`
    create table wstg_sync_log (
      slot smallint primary key,
      number bigint not null,
      logged_at timestamptz(3) not null,
      wstg_id text not null,
      direction text not null,
      old_status text,
      new_status text not null,
      success boolean not null,
      error_message text
    )`.execute(db)
  await sql`create index wstg_sync_log_newest on wstg_sync_log (logged_at desc, number desc)`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table wstg_sync_log, wstg_items, wstg_inbox, scheduled_tasks, leases`.execute(db)
  await sql`drop sequence wstg_sync_log_numbers`.execute(db)
}
