-- Leases and scheduled tasks of all processes.

-- Locks. A row whose time has passed means nothing.
create table leases (
  name text primary key,
  token uuid not null,
  held_until timestamptz not null
);

-- number: of the newest run. Only that run stores results.
-- requested_at: null unless a run was requested that has not begun.
-- last_warning: what the last run that ended without an error has to tell, also as a success.
create table scheduled_tasks (
  name text primary key,
  number bigint not null default 0,
  requested_at timestamptz,
  last_started_at timestamptz,
  last_finished_at timestamptz,
  last_succeeded_at timestamptz,
  last_error text,
  last_warning text
);

-- The id of this service begins its names in a Redis that several services may share.
create table installation (
  only_row boolean primary key default true check (only_row),
  id uuid not null default gen_random_uuid()
);
insert into installation default values;
