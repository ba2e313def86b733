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
        select from wstg_inbox where item_key = key and state <> 'done' and kind = 'sync'
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
        confirmed = item.confirmed or excluded.confirmed
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
