-- Marks requests as failed and logs it. The item keeps the tracker's status, so the difference from
-- the tool is a visible conflict.
create or replace function store_wstg_failure(key text, seqs bigint[], failure json)
returns void language plpgsql as $$
declare
  due timestamptz := clock_timestamp() + (failure ->> 'delay')::float8 * interval '1 millisecond';
begin
  update wstg_inbox set
    state = 'failed', due_at = due, requeue_at = coalesce(due, requeue_at), requeues = 0,
    attempts = attempts + 1, finished_at = clock_timestamp(), note = failure ->> 'error'
    where seq = any(seqs) and due_at is not null;
  if not found then
    return;
  end if;
  perform log_wstg_sync(
    failure ->> 'subject', failure ->> 'direction', failure ->> 'oldStatus', failure ->> 'status',
    failure ->> 'error'
  );
  if (failure ->> 'changesItem')::boolean then
    update wstg_items set
      wstg_status = failure ->> 'status',
      finding_id = coalesce((failure ->> 'findingId')::bigint, finding_id),
      defectdojo_status = coalesce(failure ->> 'toolStatus', defectdojo_status, 'active'),
      revision = revision + 1
      where item_key = key;
  end if;
end
$$;
