-- PostgreSQL inlines a function only if its body has the declared volatility, so the functions with
-- `clock_timestamp()` are volatile. A call that is not inlined takes twenty times as long.

-- The state of an item, in the form of the type `ItemState`.
-- made: the findings that the service has made for it.
create function wstg_item_state(item wstg_items, made json) returns json
language sql as $$
  select json_build_object(
    'key', item.item_key, 'wstgId', item.wstg_id, 'findingId', item.finding_id,
    'findingCreated', item.finding_created, 'findingTest', item.finding_test,
    'made', coalesce(made, '[]'),
    'status', item.wstg_status, 'toolStatus', item.defectdojo_status,
    'knownStatus', case when item.defectdojo_status is not null then item.wstg_status end,
    'lastSeq', item.last_seq, 'revision', item.revision,
    'unanswered', item.unanswered_write,
    'unansweredFor', extract(epoch from clock_timestamp() - item.unanswered_since) * 1000,
    'unchangedFor', extract(epoch from clock_timestamp() - item.last_sync_timestamp) * 1000
  )
$$;

-- An unfinished request, in the form of the type `PendingRequest`. Its age counts from the latest
-- repetition that an administrator has asked for.
create function wstg_pending_request(request wstg_inbox) returns json
language sql as $$
  select json_build_object(
    'seq', request.seq, 'kind', request.kind, 'findingId', request.finding_id,
    'payload', request.payload, 'attempts', request.attempts,
    'failed', request.state = 'failed', 'due', request.due_at <= clock_timestamp(),
    'age', extract(epoch from
      clock_timestamp() - coalesce(request.retried_at, request.accepted_at)) * 1000
  )
$$;

-- The work of a line, read in one snapshot: an item and its unfinished requests, oldest first. Many
-- failed requests do not hide a newer one: they come last. Without a key it is the deliveries about
-- a finding whose item is not known.
create function wstg_work(key text, finding bigint) returns json
language plpgsql stable as $$
begin
  return json_build_object(
    'item', (
      select wstg_item_state(item, (
        select json_agg(json_build_object('id', finding_id, 'created', created))
        from wstg_findings as noted where noted.item_key = item.item_key and own
      ))
      from wstg_items as item where item.item_key = key
    ),
    'requests', (
      select coalesce(json_agg(wstg_pending_request(request) order by request.seq), '[]')
      from (
        (
          select * from wstg_inbox
          where item_key = key and state in ('waiting', 'retrying', 'failed') and due_at is not null
          order by state = 'failed', seq limit 200
        ) union all (
          select * from wstg_inbox
          where key is null and item_key is null and finding_id = finding and due_at is not null
          order by seq limit 200
        )
      ) as request
    )
  );
end
$$;

-- Takes the lease of the line that an unfinished request stands in, and returns the line's work:
-- the requests of an item or, while the item is not known, the deliveries about a finding. Null
-- while another process holds the lease.
--
-- A function, for one round trip and one commit. Each of its statements sees the earlier commits:
-- in a single statement the snapshot of the work would be older than the lease.
create function take_wstg_line(request bigint, holder uuid, lasting interval)
returns json language plpgsql as $$
declare
  key text;
  finding bigint;
  lease text;
  expired boolean;
begin
  select item_key, finding_id into key, finding
    from wstg_inbox where seq = request and due_at is not null;
  lease := coalesce('wstg:' || key, 'finding:' || finding);
  if lease is null then
    return null;
  end if;
  -- The commit does not wait for the disk: a holder whose lease is lost in a crash of the server
  -- stores nothing, and its other commits make the lease durable before a finding is created.
  perform set_config('synchronous_commit', 'off', true);
  expired := take_lease(lease, holder, lasting);
  if expired is null then
    return null;
  end if;
  return json_build_object(
    'lease', lease, 'takenOver', expired, 'key', key, 'findingId', finding,
    'work', wstg_work(key, finding)
  );
end
$$;
