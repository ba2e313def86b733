-- Takes the lease of an item, given by its key or by one of its unfinished requests, and returns
-- the item's work; null while another process holds the lease. Counts the attempt of the oldest
-- request if the request is due, has not failed, and no newer one has taken effect.
--
-- A function, for one round trip and one commit. Each of its statements sees the earlier commits:
-- in a single statement the snapshot of the work would be older than the lease.
create or replace function take_wstg_item(
  request bigint, item text, holder uuid, lasting interval, patience interval
) returns json language plpgsql as $$
declare
  work json;
  counted bigint;
begin
  if item is null then
    select item_key into item from wstg_inbox where seq = request and due_at is not null;
    if item is null then
      return null;
    end if;
  end if;
  insert into leases as lease (name, token, held_until)
    values ('wstg:' || item, holder, clock_timestamp() + lasting)
    on conflict (name) do update set token = excluded.token, held_until = excluded.held_until
    where lease.held_until < clock_timestamp();
  if not found then
    return null;
  end if;
  work := wstg_work(item);
  update wstg_inbox
    set attempts = attempts + 1, requeues = 0, requeue_at = clock_timestamp() + patience
    where seq = (select min(seq) from wstg_inbox where item_key = item and due_at is not null)
      and state = 'pending' and due_at <= clock_timestamp()
      and seq >= (select last_seq from wstg_items where item_key = item)
    returning seq into counted;
  return json_build_object(
    'name', 'wstg:' || item, 'key', item, 'work', work, 'counted', counted
  );
end
$$;
