-- The checklist: accepted requests, items, the log, and what is known of the findings tool.

-- Every accepted request, in the order of acceptance.
-- item_key is null while it is not known to which item a delivered finding belongs.
-- line: the requests that one job works off: the sync requests of an item, or the deliveries about
-- a finding, or about several findings of a test; null for several without a test.
-- state: its transitions stand above `inboxRepository`.
-- is_open: it has no end, or it has failed.
-- due_at: the earliest time of the next attempt; null when none will follow.
-- tried_at: when the last attempt that counts has ended without success.
-- retried_at: when an administrator last asked for another attempt at a failed request.
create table wstg_inbox (
  seq bigint generated always as identity primary key,
  kind text not null constraint wstg_inbox_kind_check check (kind in ('sync', 'finding')),
  item_key text,
  finding_id bigint,
  payload jsonb not null,
  line text generated always as (
    case
      when kind = 'sync' then 'item:' || item_key
      when finding_id is not null then 'finding:' || finding_id::text
      else 'test:' || (payload ->> 'test')
    end
  ) stored,
  state text not null default 'waiting'
    constraint wstg_inbox_state_check check (
      state in ('waiting', 'retrying', 'failed', 'done', 'superseded', 'dismissed')
    ),
  is_open boolean not null
    generated always as (state in ('waiting', 'retrying', 'failed')) stored,
  attempts integer not null default 0,
  accepted_at timestamptz not null default now(),
  due_at timestamptz default now(),
  tried_at timestamptz,
  retried_at timestamptz,
  finished_at timestamptz,
  note text
);
-- For overdue requests; for the open requests of an item; for the unfinished ones of a line.
create index wstg_inbox_due on wstg_inbox (due_at) where due_at is not null;
create index wstg_inbox_item on wstg_inbox (item_key, seq) include (state) where is_open;
create index wstg_inbox_line on wstg_inbox (line, seq) where due_at is not null;
-- For many deliveries that wait.
create index wstg_inbox_deliveries on wstg_inbox (due_at)
  where kind = 'finding' and due_at is not null;
-- The backlog is counted in this index alone, without a look at the requests.
create index wstg_inbox_open on wstg_inbox (state, accepted_at) where is_open;
-- For the purge of finished requests.
create index wstg_inbox_finished on wstg_inbox (finished_at) where due_at is null;
-- For the latest requests of an item.
create index wstg_inbox_latest on wstg_inbox (item_key, seq);
-- For the requests in one state.
create index wstg_inbox_states on wstg_inbox (state, seq);

-- item_key: the identifier without case. It has no upper bound: the identifier of a finding
-- may be as long as the tool's titles.
-- finding_created, finding_test: when the findings tool created the item's finding, and the test
-- that holds the finding. The tool gives numbers again after a restored dump, so a number without
-- this time proves nothing.
-- defectdojo_status is null until a request of the item has been processed.
-- confirmed: the last complete run met the finding; wstg_last_run has its time.
-- unanswered_since: when a write was sent to the tool that has not been answered yet.
-- last_seq: the newest request whose status has been written to the tool.
-- revision grows with every write of the row: an older reading of the tool does not replace it.
-- status_set_at, status_set_by, status_set_for: when the status was set, the account whose call set
-- it, and the person that the call named. A reading that changes the status has neither account nor
-- person. status_set_by has no foreign key, so that no deletion of an account waits for items; ids
-- of accounts are not used again.
-- requested: a sync request has set it.
-- finding_changed: when the tool last changed the status of the finding, by its clock: the newest
-- time that the service has written or read. turned_back: a reading was older than that, as after a
-- restored dump, and has changed the status, which no request has set since.
create table wstg_items (
  item_key text primary key,
  wstg_id text not null constraint wstg_items_wstg_id_check check (wstg_id <> ''),
  finding_id bigint,
  finding_created timestamptz,
  finding_test bigint,
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
  confirmed boolean not null default false,
  event text,
  notes text,
  severity text,
  unanswered_since timestamptz,
  unanswered_write text
    constraint wstg_items_unanswered_write_check
      check (unanswered_write in ('create', 'update')),
  last_seq bigint not null default 0,
  revision bigint not null default 0,
  status_set_at timestamptz,
  status_set_by integer,
  status_set_for text,
  finding_changed timestamptz,
  turned_back boolean not null default false,
  requested boolean not null default false
);
create index wstg_items_finding on wstg_items (finding_id, item_key);
-- For the items outside of the guide, page by page.
create index wstg_items_order on wstg_items (wstg_id collate "C");

-- A ring: entry n takes the place of entry n - 1000, so there are never more than 1000.
-- account: the one whose call sent the status. It has no foreign key, as in wstg_items.
create table wstg_sync_log (
  number bigint generated by default as identity,
  slot smallint generated always as ((number % 1000)::smallint) stored primary key,
  logged_at timestamptz(3) not null,
  wstg_id text not null constraint wstg_sync_log_wstg_id_check check (wstg_id <> ''),
  direction text not null
    constraint wstg_sync_log_direction_check
      check (direction in ('tracker->dd', 'dd->tracker')),
  old_status text,
  new_status text not null,
  success boolean not null,
  error_message text,
  account integer
);
create index wstg_sync_log_newest on wstg_sync_log (logged_at desc, number desc);

-- The last complete periodic run: one row.
-- success_began_at: of the last one that was a success.
-- hidden: what its warning has counted, in the form of the type `Hidden`.
-- declared_gone: of `hidden`, as an administrator has declared it gone; null: nothing.
-- imported_at: when a dump was last imported. lost_by_import: the open findings that the next run
-- has missed, as a text; null until then.
create table wstg_last_run (
  only_row boolean primary key default true check (only_row),
  began_at timestamptz(3) not null,
  success_began_at timestamptz,
  hidden jsonb,
  declared_gone jsonb,
  imported_at timestamptz,
  lost_by_import text
);

-- One row: when the webhook last delivered anything, to the minute.
-- missed_finding: a new finding that no delivery has named; missed_at: when a run met it.
create table wstg_webhook (
  id boolean primary key default true constraint wstg_webhook_id_check check (id),
  last_delivery_at timestamptz not null,
  missed_finding bigint,
  missed_at timestamptz
);

-- Engagement and test in the findings tool by their configured names. Users of the tool may have
-- renamed or moved them since. created: when the tool created the record.
create table findings_tool_records (
  name text primary key,
  id bigint not null,
  created timestamptz
);
