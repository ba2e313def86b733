-- The only statements that take and end leases. Functions of other rooms call them, in order to
-- do further work in the same round trip.

-- Null while another process holds the lease; otherwise whether the last holder has not ended it.
-- The insertion waits for a holder that is ending the lease. It then sees the lease as free.
create or replace function take_lease(lease text, holder uuid, lasting interval)
returns boolean language plpgsql as $$
declare
  expired boolean;
begin
  insert into leases as held (name, token, held_until)
    values (lease, holder, clock_timestamp() + lasting)
    on conflict (name) do update set
      token = excluded.token, held_until = excluded.held_until, taken_over = true
    where held.held_until < clock_timestamp()
    returning taken_over into expired;
  return expired;
end
$$;

-- Whether the holder still has the lease. No other process can take it before the transaction ends.
create or replace function lock_lease(lease text, holder uuid)
returns boolean language plpgsql as $$
begin
  perform from leases where name = lease and token = holder for update;
  return found;
end
$$;

create or replace function end_lease(lease text, holder uuid)
returns void language plpgsql as $$
begin
  delete from leases where name = lease and token = holder;
end
$$;
