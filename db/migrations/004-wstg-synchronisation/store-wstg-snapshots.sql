-- Stores snapshots of findings and returns their number. Leaves out items that have changed since
-- the reading. Each change of status goes into the log. `newest` is the last request that a finding
-- was read for. A periodic run has none (null), and leaves out items with a waiting or failed sync
-- request.
create or replace function store_wstg_snapshots(snapshots json, event text, newest bigint)
returns integer language plpgsql as $$
declare
  stored record;
  total integer := 0;
begin
  for stored in
    with reading as (
      select * from json_to_recordset(snapshots) as row (
        key text, "wstgId" text, "findingId" bigint, status text, "toolStatus" text, notes text,
        severity text, revision bigint, "oldStatus" text
      )
    ), stored as (
      insert into wstg_items as item (
        item_key, wstg_id, finding_id, wstg_status, defectdojo_status, last_sync_timestamp,
        last_sync_direction, event, notes, severity, revision, last_seq
      )
      select key, "wstgId", "findingId", status, "toolStatus", clock_timestamp(), 'dd->tracker',
        store_wstg_snapshots.event, notes, severity, revision, coalesce(newest, 0)
      from reading
      where newest is not null or not exists (
        select from wstg_inbox where item_key = key and state <> 'done' and kind = 'sync'
      )
      order by key
      on conflict (item_key) do update set
        finding_id = excluded.finding_id, wstg_status = excluded.wstg_status,
        defectdojo_status = excluded.defectdojo_status,
        last_sync_timestamp = excluded.last_sync_timestamp,
        last_sync_direction = excluded.last_sync_direction, event = excluded.event,
        notes = excluded.notes, severity = excluded.severity, revision = excluded.revision,
        last_seq = greatest(item.last_seq, excluded.last_seq)
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

-- Stores the snapshot of an item's finding that was read for the requests `seqs`, and ends these
-- (`finish_wstg_requests`). `remark`: what to note at these requests, if anything. 'refused':
-- another process has the lease, or the item has changed.
create or replace function store_wstg_reading_2(
  lease text, holder uuid, snapshot json, event text, seqs bigint[], remark text
) returns text language plpgsql as $$
declare
  outcome text;
begin
  if not lock_lease(lease, holder) then
    return 'refused';
  end if;
  if store_wstg_snapshots(json_build_array(snapshot), event, seqs[cardinality(seqs)]) = 0 then
    return 'refused';
  end if;
  outcome := finish_wstg_requests(lease, holder, snapshot ->> 'key', seqs);
  update wstg_inbox set note = remark where remark is not null and seq = any(seqs);
  return outcome;
end
$$;
