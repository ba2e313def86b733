-- Takes the lease of the line that an unfinished request stands in, and returns the line's work:
-- the requests of an item or, while the item is not known, the deliveries about a finding. Null
-- while another process holds the lease.
--
-- A function, for one round trip and one commit. Each of its statements sees the earlier commits:
-- in a single statement the snapshot of the work would be older than the lease.
create or replace function take_wstg_line(request bigint, holder uuid, lasting interval)
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
