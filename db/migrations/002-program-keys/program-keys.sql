-- none, read or write: what an account may do to the checklist while it is no administrator's.
alter table accounts add column checklist_access text not null default 'none';

-- digest: HMAC-SHA-256 of the key, which is stored nowhere.
-- session_number: that of the account when the key was made; a later end of all sessions ends it.
-- last_used_at: the hour. last_refused_*: the latest measurement of a device that was refused.
create table program_keys (
  id integer generated always as identity primary key,
  user_id integer not null references accounts on delete cascade,
  name text not null,
  permissions text[] not null,
  digest bytea not null unique,
  session_number integer not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  last_refused_at timestamptz,
  last_refused_code text
);
create index program_keys_user_id on program_keys (user_id, id);
