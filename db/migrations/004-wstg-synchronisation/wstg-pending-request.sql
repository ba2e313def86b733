-- An unfinished request, in the form of the type `PendingRequest`. Its age counts from the latest
-- repetition that an administrator has asked for. PostgreSQL inlines the function only while it is
-- volatile, like `clock_timestamp()`.
create or replace function wstg_pending_request(request wstg_inbox) returns json
language sql as $$
  select json_build_object(
    'seq', request.seq, 'kind', request.kind, 'findingId', request.finding_id,
    'payload', request.payload, 'attempts', request.attempts,
    'failed', request.state = 'failed', 'due', request.due_at <= clock_timestamp(),
    'age', extract(epoch from
      clock_timestamp() - coalesce(request.retried_at, request.accepted_at)) * 1000,
    'traceparent', request.traceparent
  )
$$;
