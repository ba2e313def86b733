import { type Kysely, sql } from 'kysely'
import { runSqlFile } from '../sql-file.ts'

const tables = sql`
  create table accounts (
    id integer generated always as identity primary key,
    username text not null
      constraint accounts_username_key unique
      constraint accounts_username_check check (username ~ '^[a-z0-9._@+-]{3,64}$'),
    password_hash text not null,
    role text not null constraint accounts_role_check check (role in ('admin', 'user')),
    created_at timestamptz not null default now()
  );
  create index accounts_admins on accounts (id) where role = 'admin';

  create table profiles (
    user_id integer primary key references accounts on delete cascade,
    given_name text not null
      constraint profiles_given_name_check check (char_length(given_name) between 1 and 100),
    surnames text not null
      constraint profiles_surnames_check check (char_length(surnames) between 1 and 100),
    birth_date date not null
      constraint profiles_birth_date_check
        check (birth_date >= '1900-01-01' and isfinite(birth_date)),
    height_m numeric not null
      constraint profiles_height_m_check check (height_m between 0.4 and 2.72),
    updated_at timestamptz not null default now()
  );

  -- Every unique constraint contains the user, so that the table can be partitioned by user.
  create table weights (
    id bigint generated always as identity,
    user_id integer not null references accounts on delete cascade,
    weight_kg numeric not null
      constraint weights_weight_kg_check check (weight_kg between 2 and 650),
    recorded_at timestamptz(3) not null,
    primary key (user_id, id)
  );
  -- For the history, the latest records, the record of an earlier day and the statistics.
  create index weights_history on weights (user_id, recorded_at desc, id desc)
    include (weight_kg);

  -- Count, extremes and latest record of each account's weights; kept by summarise_weights().
  create table weight_summaries (
    user_id integer primary key references accounts on delete cascade,
    records integer not null,
    max_kg numeric,
    min_kg numeric,
    latest_kg numeric,
    latest_at timestamptz(3),
    latest_id bigint
  );

  create table revoked_tokens (
    jti text primary key,
    expires_at timestamptz not null,
    refresh boolean not null default false
  );
  create index revoked_tokens_expiry on revoked_tokens (expires_at);
  create index revoked_tokens_access on revoked_tokens (expires_at) include (jti)
    where not refresh;

  -- One row for each lease that is held. taken_over: its last holder has not ended it.
  create table leases (
    name text primary key,
    token uuid not null,
    held_until timestamptz not null,
    taken_over boolean not null default false
  );

  -- Flags that all processes see, and that end by themselves.
  create table pauses (
    name text primary key,
    ends_at timestamptz not null
  );

  create table scheduled_tasks (
    name text primary key,
    next_run_at timestamptz not null,
    last_started_at timestamptz,
    last_finished_at timestamptz,
    last_succeeded_at timestamptz,
    last_error text
  );

  -- Every accepted request, in the order of acceptance.
  -- item_key is null while it is not known to which item a delivered finding belongs.
  -- due_at: the earliest time of the next attempt; null when none will follow.
  -- requeue_at: when a worker takes the request from the inbox.
  -- traceparent: W3C trace context of the call that the request came with.
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
    note text,
    traceparent text
  );
  -- For overdue requests; for the requests of an item; for deliveries whose item is not known yet.
  create index wstg_inbox_requeue on wstg_inbox (requeue_at) where due_at is not null;
  create index wstg_inbox_item on wstg_inbox (item_key, seq) where state <> 'done';
  create index wstg_inbox_finding on wstg_inbox (finding_id, seq)
    where due_at is not null and item_key is null;
  -- For the purge of finished requests.
  create index wstg_inbox_finished on wstg_inbox (finished_at) where due_at is null;

  -- item_key: the identifier without case. It has no upper bound: the identifier of a finding
  -- may be as long as the tool's titles.
  -- defectdojo_status is null until a request of the item has been processed.
  -- status_changed_at: the tracker's time of the change.
  -- unanswered_since: when a write was sent to the tool whose answer never came.
  -- last_seq: the newest request whose status has been written to the tool.
  -- revision grows with every write of the row: an older reading of the tool does not replace it.
  create table wstg_items (
    item_key text primary key,
    wstg_id text not null constraint wstg_items_wstg_id_check check (wstg_id <> ''),
    finding_id bigint,
    wstg_status text not null
      constraint wstg_items_wstg_status_check check (
        wstg_status in ('Not Started', 'In Progress', 'Blocked', 'Done', 'Not Applicable')
      ),
    defectdojo_status text
      constraint wstg_items_defectdojo_status_check
        check (defectdojo_status in ('verified', 'active')),
    last_sync_timestamp timestamptz(3),
    last_sync_direction text
      constraint wstg_items_direction_check
        check (last_sync_direction in ('tracker->dd', 'dd->tracker')),
    event text,
    notes text,
    severity text,
    status_changed_at timestamptz(3),
    unanswered_since timestamptz,
    unanswered_write text
      constraint wstg_items_unanswered_write_check
        check (unanswered_write in ('create', 'update')),
    last_seq bigint not null default 0,
    revision bigint not null default 0
  );
  create index wstg_items_finding on wstg_items (finding_id, item_key);

  -- A ring: entry n takes the place of entry n - 1000, so there are never more than 1000.
  create table wstg_sync_log (
    number bigint generated by default as identity,
    slot smallint generated always as ((number % 1000)::smallint) stored primary key,
    logged_at timestamptz(3) not null,
    wstg_id text not null constraint wstg_sync_log_wstg_id_check check (wstg_id <> ''),
    direction text not null
      constraint wstg_sync_log_direction_check
        check (direction in ('tracker->dd', 'dd->tracker')),
    old_status text
      constraint wstg_sync_log_old_status_check check (
        old_status in ('Not Started', 'In Progress', 'Blocked', 'Done', 'Not Applicable')
      ),
    new_status text not null
      constraint wstg_sync_log_new_status_check check (
        new_status in ('Not Started', 'In Progress', 'Blocked', 'Done', 'Not Applicable')
      ),
    success boolean not null,
    error_message text
  );
  create index wstg_sync_log_newest on wstg_sync_log (logged_at desc, number desc)`

/** They call functions, which are made after the tables. */
const triggers = sql`
  create trigger weights_insert after insert on weights
    referencing new table as new_rows
    for each statement execute function summarise_weights();
  create trigger weights_update after update on weights
    referencing old table as old_rows new table as new_rows
    for each statement execute function summarise_weights();
  create trigger weights_delete after delete on weights
    referencing old table as old_rows
    for each statement execute function summarise_weights();
  create trigger weights_truncate after truncate on weights
    for each statement execute function summarise_weights()`

/** In the folder of this migration. A later migration has its own text of a function it changes. */
const functions = [
  'record-weight',
  'summarise-weights',
  'leases',
  'wstg-work',
  'take-wstg-line',
  'log-wstg-sync',
  'finish-wstg-requests',
  'store-wstg-written',
  'store-wstg-snapshots',
  'store-wstg-failure',
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await tables.execute(db)
  for (const name of functions)
    await runSqlFile(db, new URL(`001-schema/${name}.sql`, import.meta.url))
  await triggers.execute(db)
}
