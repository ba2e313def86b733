-- Adds an entry to the synchronisation log. Entry n takes the place of entry n - 1000.
create function log_wstg_sync(
  wstg_id text, direction text, old_status text, new_status text, error text,
  account integer default null
) returns void language plpgsql as $$
begin
  insert into wstg_sync_log as log
      (logged_at, wstg_id, direction, old_status, new_status, success, error_message, account)
    values (clock_timestamp(), wstg_id, direction, old_status, new_status, error is null, error,
      account)
    on conflict (slot) do update set
      number = excluded.number, logged_at = excluded.logged_at, wstg_id = excluded.wstg_id,
      direction = excluded.direction, old_status = excluded.old_status,
      new_status = excluded.new_status, success = excluded.success,
      error_message = excluded.error_message, account = excluded.account
    where excluded.number > log.number;
end
$$;

-- Ends the requests of an item that have taken effect together (`effective`, oldest first), and the
-- older ones that are out of date, also failed ones: the statuses, the deliveries about the
-- `finding` that was written or read, and those that were refused for good. A delivery about
-- another finding has yet to be read.
create function finish_wstg_requests(key text, effective bigint[], finding bigint)
returns void language plpgsql as $$
declare
  newest bigint := effective[cardinality(effective)];
begin
  update wstg_inbox set
    state = 'superseded', due_at = null, finished_at = clock_timestamp(),
    note = 'superseded by request ' || newest
    where item_key = key and seq < newest and seq <> all(effective)
      and is_open and (kind = 'sync' or finding_id = finding or due_at is null);
  update wstg_inbox set
    state = 'done', due_at = null, finished_at = clock_timestamp(), attempts = attempts + 1,
    note = null
    where seq = any(effective) and is_open;
end
$$;

-- The newest change of a finding's status that the service knows of, by the tool's clock.
create function newest_wstg_change(item wstg_items, finding bigint, changed timestamptz)
returns timestamptz language sql immutable as $$
  select case when item.finding_id = finding then greatest(item.finding_changed, changed)
    else changed end
$$;

-- Stores a status that was written to the tool, and ends its request. False if the item has changed
-- since its `revision`, or a newer request has taken effect.
create function store_wstg_written(written json)
returns boolean language plpgsql as $$
declare
  request wstg_inbox;
begin
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
    status_set_at = least((request.payload ->> 'timestamp')::timestamptz, request.accepted_at),
    status_set_by = (request.payload ->> 'account')::integer,
    status_set_for = request.payload ->> 'user',
    finding_changed = newest_wstg_change(
      wstg_items, (written ->> 'findingId')::bigint, (written ->> 'statusChanged')::timestamptz
    ), turned_back = false
    where item_key = written ->> 'key' and revision = (written ->> 'revision')::bigint
      and last_seq <= request.seq;
  if not found then
    return false;
  end if;
  perform log_wstg_sync(
    written ->> 'wstgId', 'tracker->dd', written ->> 'oldStatus', written ->> 'status', null,
    (request.payload ->> 'account')::integer
  );
  perform finish_wstg_requests(
    written ->> 'key', array[request.seq], (written ->> 'findingId')::bigint
  );
  return true;
end
$$;

-- Stores snapshots of findings and returns their number. Leaves out items that have changed since
-- the reading. Each change of status goes into the log. `newest` is the last request that a finding
-- was read for. A periodic run has none (null). It confirms the items of its findings, and leaves
-- out items with a waiting or failed sync request. It also leaves out confirmed items that are
-- unchanged, because an insert would lock their rows. A status that a reading changes is turned
-- back if the finding is older than one that the service has written or read, by the tool's clock;
-- another one has the time of the finding's change.
create function store_wstg_snapshots(snapshots json, event text, newest bigint)
returns integer language plpgsql as $$
declare
  stored record;
  total integer := 0;
begin
  for stored in
    with reading as (
      select row.*, exists (
        select from wstg_items as item
        where item.item_key = key and item.finding_id = "findingId"
          and item.wstg_status <> status and item.finding_changed > "statusChanged"
      ) as turned_back
      from json_to_recordset(snapshots) as row (
        key text, "wstgId" text, "findingId" bigint, "findingCreated" timestamptz,
        "findingTest" bigint, status text, "toolStatus" text, notes text, severity text,
        "statusChanged" timestamptz, revision bigint, "oldStatus" text
      )
    ), stored as (
      insert into wstg_items as item (
        item_key, wstg_id, finding_id, finding_created, finding_test, wstg_status,
        defectdojo_status, last_sync_timestamp, last_sync_direction, event, notes, severity,
        revision, last_seq, confirmed, turned_back, finding_changed
      )
      select key, "wstgId", "findingId", "findingCreated", "findingTest", status, "toolStatus",
        clock_timestamp(), 'dd->tracker', store_wstg_snapshots.event, notes, severity, revision,
        coalesce(newest, 0), newest is null, turned_back, "statusChanged"
      from reading
      where newest is not null or not exists (
        select from wstg_inbox
        where item_key = key and kind = 'sync' and is_open
      ) and not exists (
        select from wstg_items as item
        where item.item_key = key and (
            item.confirmed, item.last_sync_direction, item.event, item.finding_id,
            item.finding_created, item.finding_test, item.wstg_status, item.defectdojo_status,
            item.notes, item.severity
          ) is not distinct from (
            true, 'dd->tracker', null::text, "findingId", "findingCreated", "findingTest", status,
            "toolStatus", reading.notes, reading.severity
          ) and coalesce(item.finding_changed >= "statusChanged", "statusChanged" is null)
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
        turned_back =
          case when item.wstg_status = excluded.wstg_status then item.turned_back
            else excluded.turned_back end,
        -- At its first sight an item has none.
        status_set_at = case
          when item.wstg_status = excluded.wstg_status
            or item.defectdojo_status is null and item.status_set_at is null
          then item.status_set_at
          when not excluded.turned_back
          then least(excluded.finding_changed, excluded.last_sync_timestamp)
        end,
        status_set_by =
          case when item.wstg_status = excluded.wstg_status then item.status_set_by end,
        status_set_for =
          case when item.wstg_status = excluded.wstg_status then item.status_set_for end,
        finding_changed =
          newest_wstg_change(item, excluded.finding_id, excluded.finding_changed)
      where item.revision = excluded.revision - 1
      returning item_key
    )
    select reading.* from reading join stored on item_key = key
  loop
    total := total + 1;
    if stored."oldStatus" is distinct from stored.status then
      perform log_wstg_sync(
        stored."wstgId", 'dd->tracker', stored."oldStatus", stored.status, case
          when stored.turned_back then 'the findings tool shows an older state of finding '
            || stored."findingId"
            || ' than the service wrote or read, as after a restored dump'
        end
      );
    end if;
  end loop;
  return total;
end
$$;

-- Stores the snapshot of an item's finding that was read for the deliveries `seqs` about `finding`,
-- and ends these. `remark`: what to note at them, if anything. False if the item has changed.
create function store_wstg_reading(
  snapshot json, event text, seqs bigint[], finding bigint, remark text
) returns boolean language plpgsql as $$
begin
  if store_wstg_snapshots(json_build_array(snapshot), event, seqs[cardinality(seqs)]) = 0 then
    return false;
  end if;
  perform finish_wstg_requests(snapshot ->> 'key', seqs, finding);
  update wstg_inbox set note = remark where remark is not null and seq = any(seqs);
  return true;
end
$$;

-- Marks requests as failed and logs it. The item keeps the tracker's status. A status that is
-- refused for good supersedes older ones that were, which end now. The item is locked first, as by
-- every function that stores an outcome.
create function store_wstg_failure(key text, seqs bigint[], failure json)
returns void language plpgsql as $$
declare
  request wstg_inbox;
  item wstg_items;
  due timestamptz := clock_timestamp() + (failure ->> 'delay')::float8 * interval '1 millisecond';
begin
  select * into item from wstg_items where item_key = key for update;
  select * into request from wstg_inbox where seq = seqs[cardinality(seqs)];
  update wstg_inbox set
    state = 'failed', due_at = due, attempts = attempts + 1, tried_at = clock_timestamp(),
    finished_at = clock_timestamp(), note = failure ->> 'error'
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
    coalesce(
      item.wstg_id, 'finding ' || request.finding_id, 'test ' || (request.payload ->> 'test')
    ),
    case request.kind when 'sync' then 'tracker->dd' else 'dd->tracker' end,
    case when item.defectdojo_status is not null then item.wstg_status end,
    failure ->> 'status', failure ->> 'error', (request.payload ->> 'account')::integer
  );
  if (failure ->> 'changesItem')::boolean then
    update wstg_items set
      wstg_status = failure ->> 'status',
      status_set_at = least((request.payload ->> 'timestamp')::timestamptz, request.accepted_at),
      status_set_by = (request.payload ->> 'account')::integer,
      status_set_for = request.payload ->> 'user',
      finding_id = coalesce((failure ->> 'findingId')::bigint, finding_id),
      finding_created = case when failure ->> 'findingId' is null then finding_created
        else (failure ->> 'findingCreated')::timestamptz end,
      finding_test = case when failure ->> 'findingId' is null then finding_test
        else (failure ->> 'findingTest')::bigint end,
      defectdojo_status = coalesce(failure ->> 'toolStatus', defectdojo_status, 'active'),
      finding_changed = case when failure ->> 'findingId' is null then finding_changed
        else newest_wstg_change(
          wstg_items, (failure ->> 'findingId')::bigint, (failure ->> 'statusChanged')::timestamptz
        ) end,
      turned_back = false, revision = revision + 1
      where item_key = key;
  end if;
end
$$;

-- Forgets an item outside of the guide, and keeps the log. Null once it has gone; else why it
-- stays. Locked before the look at its requests: a call that is accepted now locks it too.
-- unset_only: only if no request has ever set it.
create function forget_wstg_item(key text, unset_only boolean)
returns text language plpgsql as $$
declare
  item wstg_items;
begin
  select * into item from wstg_items where item_key = key for update;
  if item.finding_id is not null or exists (select from wstg_findings where item_key = key) then
    return 'item_has_finding';
  elsif item is null then
    return 'item_not_found';
  elsif item.unanswered_write = 'create'
    or exists (select from wstg_inbox where item_key = key and is_open)
  then
    return 'item_has_request';
  elsif unset_only and item.requested then
    return 'item_was_set';
  end if;
  delete from wstg_items where item_key = key;
  return null;
end
$$;
