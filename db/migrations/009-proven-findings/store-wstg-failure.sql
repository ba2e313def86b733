-- Marks requests as failed and logs it. The item keeps the tracker's status. A status that is
-- refused for good supersedes older ones that were, which end now. The item is locked first, as by
-- every function that stores an outcome.
create or replace function store_wstg_failure(key text, seqs bigint[], failure json)
returns void language plpgsql as $$
declare
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
      state = 'done', finished_at = clock_timestamp(),
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
    update wstg_items set
      wstg_status = failure ->> 'status',
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
