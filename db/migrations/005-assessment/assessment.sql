-- status_set_at, status_set_by, status_set_for: when the status was set, the account whose call set
-- it, and the person that the call named. A reading that changes the status has neither account nor
-- person. status_set_by has no foreign key, so that no deletion of an account waits for items; ids
-- of accounts are not used again.
alter table wstg_items
  add column status_set_at timestamptz,
  add column status_set_by integer,
  add column status_set_for text;

-- When a request sets its status: at the time that it names, but not after its acceptance.
create function wstg_status_set_at(payload jsonb, accepted_at timestamptz) returns timestamptz
language sql stable as $$
  select least((payload ->> 'timestamp')::timestamptz, accepted_at)
$$;

-- Stores a status that was written to the tool, and ends its request (`finish_wstg_requests`).
-- 'refused': another process has the lease, or a newer request has taken effect.
create or replace function store_wstg_written(lease text, holder uuid, key text, written json)
returns text language plpgsql as $$
declare
  request wstg_inbox;
begin
  if not lock_lease(lease, holder) then
    return 'refused';
  end if;
  select * into request from wstg_inbox where seq = (written ->> 'seq')::bigint;
  update wstg_items set
    finding_id = (written ->> 'findingId')::bigint,
    finding_created = (written ->> 'findingCreated')::timestamptz,
    finding_test = (written ->> 'findingTest')::bigint,
    wstg_status = written ->> 'status', defectdojo_status = written ->> 'toolStatus',
    notes = written ->> 'notes', severity = written ->> 'severity',
    last_sync_timestamp = clock_timestamp(), last_sync_direction = 'tracker->dd', event = null,
    last_seq = request.seq, revision = revision + 1,
    unanswered_since = null, unanswered_write = null,
    status_set_at = wstg_status_set_at(request.payload, request.accepted_at),
    status_set_by = (request.payload ->> 'account')::integer,
    status_set_for = request.payload ->> 'user'
    where item_key = key and last_seq <= request.seq;
  if not found then
    return 'refused';
  end if;
  perform log_wstg_sync(
    written ->> 'wstgId', 'tracker->dd', written ->> 'oldStatus', written ->> 'status', null
  );
  return finish_wstg_requests(lease, holder, key, array[request.seq]);
end
$$;

-- Stores snapshots of findings and returns their number. Leaves out items that have changed since
-- the reading. Each change of status goes into the log. `newest` is the last request that a finding
-- was read for. A periodic run has none (null). It confirms the items of its findings, and leaves
-- out items with a waiting or failed sync request. It also leaves out confirmed items that are
-- unchanged, because an insert would lock their rows.
create or replace function store_wstg_snapshots(snapshots json, event text, newest bigint)
returns integer language plpgsql as $$
declare
  stored record;
  total integer := 0;
begin
  for stored in
    with reading as (
      select * from json_to_recordset(snapshots) as row (
        key text, "wstgId" text, "findingId" bigint, "findingCreated" timestamptz,
        "findingTest" bigint, status text, "toolStatus" text, notes text, severity text,
        revision bigint, "oldStatus" text
      )
    ), stored as (
      insert into wstg_items as item (
        item_key, wstg_id, finding_id, finding_created, finding_test, wstg_status,
        defectdojo_status, last_sync_timestamp, last_sync_direction, event, notes, severity,
        revision, last_seq, confirmed
      )
      select key, "wstgId", "findingId", "findingCreated", "findingTest", status, "toolStatus",
        clock_timestamp(), 'dd->tracker', store_wstg_snapshots.event, notes, severity, revision,
        coalesce(newest, 0), newest is null
      from reading
      where newest is not null or not exists (
        select from wstg_inbox
        where item_key = key and kind = 'sync' and state in ('waiting', 'retrying', 'failed')
      ) and not exists (
        select from wstg_items as item
        where item.item_key = key and (
            item.confirmed, item.last_sync_direction, item.event, item.finding_id,
            item.finding_created, item.finding_test, item.wstg_status, item.defectdojo_status,
            item.notes, item.severity
          ) is not distinct from (
            true, 'dd->tracker', null::text, "findingId", "findingCreated", "findingTest", status,
            "toolStatus", reading.notes, reading.severity
          )
      )
      order by key
      on conflict (item_key) do update set
        finding_id = excluded.finding_id, finding_created = excluded.finding_created,
        finding_test = excluded.finding_test, wstg_status = excluded.wstg_status,
        defectdojo_status = excluded.defectdojo_status,
        last_sync_timestamp = excluded.last_sync_timestamp,
        last_sync_direction = excluded.last_sync_direction, event = excluded.event,
        notes = excluded.notes, severity = excluded.severity, revision = excluded.revision,
        last_seq = greatest(item.last_seq, excluded.last_seq),
        confirmed = item.confirmed or excluded.confirmed,
        -- At its first sight an item has none.
        status_set_at = case
          when item.wstg_status = excluded.wstg_status
            or item.defectdojo_status is null and item.status_set_at is null
          then item.status_set_at
          else excluded.last_sync_timestamp
        end,
        status_set_by =
          case when item.wstg_status = excluded.wstg_status then item.status_set_by end,
        status_set_for =
          case when item.wstg_status = excluded.wstg_status then item.status_set_for end
      where item.revision = excluded.revision - 1
      returning item_key
    )
    select reading.* from reading join stored on item_key = key
  loop
    total := total + 1;
    if stored."oldStatus" is distinct from stored.status then
      perform log_wstg_sync(
        stored."wstgId", 'dd->tracker', stored."oldStatus", stored.status, null
      );
    end if;
  end loop;
  return total;
end
$$;

-- Marks requests as failed and logs it. The item keeps the tracker's status. A status that is
-- refused for good supersedes older ones that were, which end now. The item is locked first, as by
-- every function that stores an outcome.
create or replace function store_wstg_failure(key text, seqs bigint[], failure json)
returns void language plpgsql as $$
declare
  request wstg_inbox;
  due timestamptz := clock_timestamp() + (failure ->> 'delay')::float8 * interval '1 millisecond';
begin
  perform from wstg_items where item_key = key for update;
  update wstg_inbox set
    state = 'failed', due_at = due, requeue_at = coalesce(due, requeue_at), requeues = 0,
    attempts = attempts + 1, finished_at = clock_timestamp(), note = failure ->> 'error'
    where seq = any(seqs) and due_at is not null;
  if not found then
    return;
  end if;
  if due is null then
    update wstg_inbox as older set
      state = 'superseded', finished_at = clock_timestamp(),
      note = 'superseded by request ' || refused.seq
      from wstg_inbox as refused
      where refused.seq = any(seqs) and refused.kind = 'sync'
        and older.item_key = key and older.kind = 'sync' and older.seq < refused.seq
        and older.state = 'failed' and older.due_at is null;
  end if;
  perform log_wstg_sync(
    failure ->> 'subject', failure ->> 'direction', failure ->> 'oldStatus', failure ->> 'status',
    failure ->> 'error'
  );
  if (failure ->> 'changesItem')::boolean then
    select * into request from wstg_inbox where seq = seqs[cardinality(seqs)];
    update wstg_items set
      wstg_status = failure ->> 'status',
      status_set_at = wstg_status_set_at(request.payload, request.accepted_at),
      status_set_by = (request.payload ->> 'account')::integer,
      status_set_for = request.payload ->> 'user',
      finding_id = coalesce((failure ->> 'findingId')::bigint, finding_id),
      finding_created = case when failure ->> 'findingId' is null then finding_created
        else (failure ->> 'findingCreated')::timestamptz end,
      finding_test = case when failure ->> 'findingId' is null then finding_test
        else (failure ->> 'findingTest')::bigint end,
      defectdojo_status = coalesce(failure ->> 'toolStatus', defectdojo_status, 'active'),
      revision = revision + 1
      where item_key = key;
  end if;
end
$$;
