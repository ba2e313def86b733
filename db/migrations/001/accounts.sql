-- Accounts, profiles, the keys of programs, and the ends of sessions and tokens.

-- session_number: tokens with a smaller number are ended; each end of all sessions raises it.
-- password_session: the session number since the last change of the password.
-- checklist_access: what an account that is no administrator's may do to the checklist.
-- time_zone, unit, goal_kg: the settings of the person; null until they are chosen.
-- password_reset_*: the latest use of a password link, and the administrator who made the link.
create table accounts (
  id integer generated always as identity primary key,
  username text not null
    constraint accounts_username_key unique
    constraint accounts_username_check check (username ~ '^[a-z0-9._@+-]{3,64}$'),
  password_hash text not null,
  role text not null constraint accounts_role_check check (role in ('admin', 'user')),
  session_number integer not null default 0,
  password_session integer not null default 0,
  created_at timestamptz not null default now(),
  time_zone text,
  unit text constraint accounts_unit_check check (unit in ('kg', 'lb', 'st')),
  goal_kg numeric constraint accounts_goal_kg_check check (goal_kg between 2 and 650),
  checklist_access text not null default 'none'
    constraint accounts_checklist_access_check
      check (checklist_access in ('none', 'read', 'write')),
  password_reset_at timestamptz,
  password_reset_by integer
);
create index accounts_admins on accounts (id) where role = 'admin';
-- For searches by the beginning of a name: among all accounts, and among administrators.
create index accounts_name_beginnings on accounts (username collate "C");
create index accounts_admin_names on accounts (username collate "C") where role = 'admin';

create table profiles (
  user_id integer primary key references accounts on delete cascade,
  given_name text not null
    constraint profiles_given_name_check check (char_length(given_name) between 1 and 100),
  surnames text not null
    constraint profiles_surnames_check check (char_length(surnames) between 1 and 100),
  birth_date date not null
    constraint profiles_birth_date_check
      check (birth_date >= '1900-01-01' and isfinite(birth_date)),
  height_m numeric not null
    constraint profiles_height_m_check check (height_m between 0.4 and 2.72)
);

-- The latest end of each account's sessions. Without a foreign key: the end of a deleted account
-- has to outlive its row.
create table session_ends (
  user_id integer primary key,
  session_number integer not null,
  ended_at timestamptz not null default now()
);
create index session_ends_time on session_ends (ended_at);

create table revoked_tokens (
  jti text primary key,
  expires_at timestamptz not null,
  refresh boolean not null default false
);
create index revoked_tokens_expiry on revoked_tokens (expires_at);
create index revoked_tokens_access on revoked_tokens (expires_at) include (jti)
  where not refresh;

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

-- The links that administrators make: invitations and, for the account user_id, password links.
-- digest: HMAC-SHA-256 of the code, which is stored nowhere. A use deletes the row.
-- created_by: without a foreign key; the link works while this account is an administrator's.
-- checklist_access: of the account that an invitation makes.
create table links (
  id integer generated always as identity primary key,
  digest bytea not null unique,
  user_id integer unique references accounts on delete cascade,
  checklist_access text not null default 'none'
    constraint links_checklist_access_check check (checklist_access in ('none', 'read', 'write')),
  created_by integer not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index links_expiry on links (expires_at);
create index links_invitations on links (id) where user_id is null;
