-- Locks, pauses and scheduled tasks of all processes.

-- One row for each lock that is held.
create table leases (
  name text primary key,
  token uuid not null,
  held_until timestamptz not null
);

-- Flags that all processes see, and that end by themselves.
create table pauses (
  name text primary key,
  ends_at timestamptz not null
);

-- number: of the newest run. Only that run stores results.
-- requested_at: null unless a run was requested that has not begun.
-- last_warning: why the last run that ended without an error does not count as a success.
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
