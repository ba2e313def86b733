-- Stores snapshots of findings and returns their number. Leaves out items that have changed since
-- the reading. `deliveries` are the `event` and the `seqs` of requests that a finding was read for:
-- they end with it. A periodic run has none (null), and leaves out items with a waiting or failed
-- sync request. Each change of status goes into the log.
create or replace function store_wstg_snapshots(snapshots json, deliveries json)
returns integer language plpgsql as $$
declare
  effective bigint[] := array(select json_array_elements_text(deliveries -> 'seqs')::bigint);
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
        deliveries ->> 'event', notes, severity, revision,
        coalesce(effective[cardinality(effective)], 0)
      from reading
      where deliveries is not null or not exists (
        select from wstg_inbox where item_key = key and state <> 'done' and kind = 'sync'
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
    select reading.* from reading join stored on item_key = key
  loop
    total := total + 1;
    if stored."oldStatus" is distinct from stored.status then
      perform log_wstg_sync(
        stored."wstgId", 'dd->tracker', stored."oldStatus", stored.status, null
      );
    end if;
    if deliveries is not null then
      perform finish_wstg_requests(stored.key, effective);
    end if;
  end loop;
  return total;
end
$$;
