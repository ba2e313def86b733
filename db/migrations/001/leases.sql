-- Leases, pauses and scheduled tasks of all processes.

-- One row for each lease that is held. taken_over: its last holder has not ended it.
create table leases (
  name text primary key,
  token uuid not null,
  held_until timestamptz not null,
  taken_over boolean not null default false
);

-- Flags that all processes see, and that end by themselves.
create table pauses (
  name text primary key,
  ends_at timestamptz not null
);

-- last_warning: why the last run that ended without an error does not count as a success.
create table scheduled_tasks (
  name text primary key,
  next_run_at timestamptz not null,
  last_started_at timestamptz,
  last_finished_at timestamptz,
  last_succeeded_at timestamptz,
  last_error text,
  last_warning text
);

-- The only statements that take and end leases. Functions of other rooms call them, in order to
-- do further work in the same round trip.

-- Null while another process holds the lease; otherwise whether the last holder has not ended it.
-- The insertion waits for a holder that is ending the lease. It then sees the lease as free.
create function take_lease(lease text, holder uuid, lasting interval)
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
create function lock_lease(lease text, holder uuid)
returns boolean language plpgsql as $$
begin
  perform from leases where name = lease and token = holder for update;
  return found;
end
$$;

create function end_lease(lease text, holder uuid)
returns void language plpgsql as $$
begin
  delete from leases where name = lease and token = holder;
end
$$;
