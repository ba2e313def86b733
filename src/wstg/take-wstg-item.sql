-- Takes the lease of an item, given by its key or by one of its unfinished requests, and returns
-- the item's work; null while another process holds the lease.
--
-- A function, for one round trip and one commit. Each of its statements sees the earlier commits:
-- in a single statement the snapshot of the work would be older than the lease.
create or replace function take_wstg_item(
  request bigint, item text, holder uuid, lasting interval
) returns json language plpgsql as $$
declare
  lease text;
  expired boolean;
begin
  if item is null then
    select item_key into item from wstg_inbox where seq = request and due_at is not null;
    if item is null then
      return null;
    end if;
  end if;
  lease := 'wstg:' || item;
  expired := take_lease(lease, holder, lasting);
  if expired is null then
    return null;
  end if;
  return json_build_object(
    'lease', lease, 'takenOver', expired, 'key', item, 'work', wstg_work(item)
  );
end
$$;
