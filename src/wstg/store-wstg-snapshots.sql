-- Stores snapshots of findings, the result of `snapshotRow`, and finishes the deliveries that they
-- were read for, in the form of the type `ReadFor`. Stores no snapshot of an item that has changed
-- since the reading. A periodic run has no deliveries (null). It also leaves out items with a
-- waiting or failed sync request. Each change of status goes into the log.
-- Returns the number of stored snapshots.
create or replace function store_wstg_snapshots(snapshots json, deliveries json)
returns integer language plpgsql as $$
declare
  newest bigint := coalesce(
    (select max(seq::bigint) from json_array_elements_text(deliveries -> 'seqs') as seq), 0
  );
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
        deliveries ->> 'event', notes, severity, revision, newest
      from reading
      where deliveries is not null or not (
        exists (
          select from wstg_inbox
          where item_key = key and due_at is not null and kind = 'sync'
        ) or exists (
          select from wstg_inbox where item_key = key and state = 'failed' and kind = 'sync'
        )
      )
      order by key
      on conflict (item_key) do update set
        finding_id = excluded.finding_id, wstg_status = excluded.wstg_status,
        defectdojo_status = excluded.defectdojo_status,
        last_sync_timestamp = excluded.last_sync_timestamp,
        last_sync_direction = excluded.last_sync_direction, event = excluded.event,
        notes = excluded.notes, severity = excluded.severity, revision = excluded.revision,
        last_seq = greatest(item.last_seq, excluded.last_seq),
        status_changed_at = case when item.wstg_status = excluded.wstg_status
          then item.status_changed_at else clock_timestamp() end
      where item.revision = excluded.revision - 1
      returning item_key
    )
    select "wstgId" as wstg_id, "oldStatus" as old_status, status
    from reading join stored on item_key = key
  loop
    total := total + 1;
    if stored.old_status is distinct from stored.status then
      perform log_wstg_sync(
        stored.wstg_id, 'dd->tracker', stored.old_status, stored.status, null
      );
    end if;
  end loop;
  if total > 0 and deliveries is not null then
    perform finish_wstg_requests(deliveries -> 'seqs', null);
    perform finish_wstg_requests(
      deliveries -> 'superseded' -> 'seqs', deliveries -> 'superseded' ->> 'reason'
    );
  end if;
  return total;
end
$$;
