-- Stores a status that was written to the tool. 'refused': another process has the lease, or a
-- newer request has taken effect. 'released': the item has no other request, and the lease has
-- ended. A worker that did not get the lease has committed its request before, so this check sees
-- that request.
create or replace function store_wstg_written(
  lease text, holder uuid, key text, request bigint, finding bigint, status text,
  tool_status text, notes text, severity text, changed_at timestamptz
) returns text language plpgsql as $$
declare
  before record;
begin
  perform from leases where name = lease and token = holder for update;
  if not found then
    return 'refused';
  end if;
  select wstg_id, case when defectdojo_status is not null then wstg_status end as status
    into before
    from wstg_items where item_key = key and last_seq <= request for no key update;
  if not found then
    return 'refused';
  end if;
  update wstg_items as item set
    finding_id = finding, wstg_status = store_wstg_written.status, defectdojo_status = tool_status,
    last_sync_timestamp = clock_timestamp(), last_sync_direction = 'tracker->dd', event = null,
    notes = store_wstg_written.notes, severity = store_wstg_written.severity,
    status_changed_at = coalesce(changed_at, clock_timestamp()), last_seq = request,
    revision = revision + 1, unanswered_since = null, unanswered_write = null
    where item_key = key;
  update wstg_inbox
    set state = 'done', due_at = null, finished_at = clock_timestamp(), note = null
    where seq = request;
  update wstg_inbox
    set state = 'done', due_at = null, finished_at = clock_timestamp(),
      note = 'superseded by request ' || request
    where item_key = key and state = 'failed' and seq < request;
  insert into wstg_sync_log as log
      (logged_at, wstg_id, direction, old_status, new_status, success)
    values (clock_timestamp(), before.wstg_id, 'tracker->dd', before.status,
      store_wstg_written.status, true)
    on conflict (slot) do update set
      number = excluded.number, logged_at = excluded.logged_at, wstg_id = excluded.wstg_id,
      direction = excluded.direction, old_status = excluded.old_status,
      new_status = excluded.new_status, success = excluded.success,
      error_message = excluded.error_message
    where excluded.number > log.number;
  delete from leases where name = lease
    and not exists (select from wstg_inbox where item_key = key and due_at is not null);
  return case when found then 'released' else 'stored' end;
end
$$;
