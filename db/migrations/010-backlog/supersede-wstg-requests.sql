-- Ends the open sync requests of an item but the newest, which gets the newest notes. Returns the
-- number of ended requests; null if another process has the lease.
create or replace function supersede_wstg_requests(lease text, holder uuid, key text)
returns integer language plpgsql as $$
declare
  newest bigint;
  given jsonb;
  ended integer;
begin
  if not lock_lease(lease, holder) then
    return null;
  end if;
  select max(seq) into newest from wstg_inbox
    where item_key = key and kind = 'sync' and state <> 'done' and due_at is not null;
  select payload -> 'notes' into given from wstg_inbox
    where item_key = key and kind = 'sync' and state <> 'done' and due_at is not null
      and seq <= newest and payload ->> 'notes' <> ''
    order by seq desc limit 1;
  update wstg_inbox set payload = payload || jsonb_build_object('notes', given)
    where seq = newest and given is not null and coalesce(payload ->> 'notes', '') = '';
  update wstg_inbox set
    state = 'done', due_at = null, finished_at = clock_timestamp(),
    note = 'superseded by request ' || newest
    where item_key = key and kind = 'sync' and state <> 'done' and due_at is not null
      and seq < newest;
  get diagnostics ended = row_count;
  return ended;
end
$$;
