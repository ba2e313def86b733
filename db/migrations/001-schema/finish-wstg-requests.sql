-- Ends the requests of an item that have taken effect together (`effective`, oldest first), and all
-- older ones, also failed ones, because their status is out of date. 'released': the item has no
-- other request, and the lease has ended; otherwise 'stored'. The caller has locked the lease: a
-- worker that did not get it has committed its request before, so this check sees that request.
create or replace function finish_wstg_requests(
  lease text, holder uuid, key text, effective bigint[]
) returns text language plpgsql as $$
declare
  newest bigint := effective[cardinality(effective)];
begin
  update wstg_inbox set
    state = 'done', due_at = null, finished_at = clock_timestamp(),
    attempts = attempts + (seq = any(effective))::integer,
    note = case when seq <> all(effective) then 'superseded by request ' || newest end
    where item_key = key and seq <= newest and state <> 'done';
  if exists (
    select from wstg_inbox where item_key = key and state <> 'done' and due_at is not null
  ) then
    return 'stored';
  end if;
  perform end_lease(lease, holder);
  return 'released';
end
$$;
