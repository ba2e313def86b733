-- Stores a status that was written to the tool, and ends its request (`finish_wstg_requests`).
-- 'refused': another process has the lease, or a newer request has taken effect.
create or replace function store_wstg_written(lease text, holder uuid, key text, written json)
returns text language plpgsql as $$
declare
  request bigint := written ->> 'seq';
begin
  if not lock_lease(lease, holder) then
    return 'refused';
  end if;
  update wstg_items set
    finding_id = (written ->> 'findingId')::bigint,
    finding_created = (written ->> 'findingCreated')::timestamptz,
    finding_test = (written ->> 'findingTest')::bigint,
    wstg_status = written ->> 'status', defectdojo_status = written ->> 'toolStatus',
    notes = written ->> 'notes', severity = written ->> 'severity',
    last_sync_timestamp = clock_timestamp(), last_sync_direction = 'tracker->dd', event = null,
    last_seq = request, revision = revision + 1, unanswered_since = null, unanswered_write = null
    where item_key = key and last_seq <= request;
  if not found then
    return 'refused';
  end if;
  perform log_wstg_sync(
    written ->> 'wstgId', 'tracker->dd', written ->> 'oldStatus', written ->> 'status', null
  );
  return finish_wstg_requests(lease, holder, key, array[request]);
end
$$;
