-- Run by psql as an administrator of the server (it may make roles and databases): the service's
-- database, its owner `register_owner` for migrations, and `register_service` for APIs and workers,
-- which only reads, writes and dumps rows. A repetition sets the passwords and mends differences.
\getenv owner_password DATABASE_OWNER_PASSWORD
\getenv service_password DATABASE_PASSWORD
select 'create role ' || name from unnest(array['register_owner', 'register_service']) as name
where not exists (select from pg_roles where rolname = name) \gexec
alter role register_owner login password :'owner_password';
alter role register_service login password :'service_password';
grant register_owner to current_user;
select 'create database register owner register_owner'
where not exists (select from pg_database where datname = 'register') \gexec
alter database register owner to register_owner;
revoke all on database register from public;
grant connect on database register to register_service;

\connect register
do $$ begin
  if current_setting('server_encoding') <> 'UTF8' then
    raise 'the database register has the encoding %, not UTF8', current_setting('server_encoding');
  end if;
end $$;
-- Objects that another role has made.
select format('alter %s %s owner to register_owner', kind, name) from (
  select 'table', oid::regclass::text, relowner from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace
  union all
  select 'function', oid::regprocedure::text, proowner from pg_proc
  where pronamespace = 'public'::regnamespace
) as objects (kind, name, owner)
where owner <> 'register_owner'::regrole \gexec

set role register_owner;
-- For objects that migrations add, and for the schema `queue` of a service without Redis.
alter default privileges grant usage on schemas to register_service;
alter default privileges grant select, insert, update, delete on tables to register_service;
alter default privileges grant usage, select on sequences to register_service;
select format(
  'grant usage on schema %1$I to register_service;
   grant select, insert, update, delete on all tables in schema %1$I to register_service;
   grant usage, select on all sequences in schema %1$I to register_service', nspname)
from pg_namespace where nspname in ('public', 'queue') \gexec
