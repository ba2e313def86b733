import { need } from '../../programs.ts'

need('pg_dump')

/**
 * A database similar to the findings tool's. It has the objects of DefectDojo (tables, sequences,
 * triggers and functions in PL/pgSQL, pg_trgm, comments), those that operators add, and all other
 * objects that an ordinary role can create and pg_dump exports.
 *
 * @param reader a role that receives privileges
 */
export const toolSchema = (reader: string): string => `
create extension pg_trgm with schema public;
create schema inventory;
create schema "Odd ""Schema"";";
comment on schema inventory is 'semicolons; quotes '' and "double" ones; \\. \\restrict x
two lines -- no comment /* neither */ $$';

create type inventory.severity as enum ('Info', 'Low', 'it''s; high', 'Critical');
create sequence inventory.counter start 1000 increment 7 cache 3;

create function inventory.twice(n integer) returns integer language sql immutable as 'select n * 2';
create function inventory.is_code(t text) returns boolean language plpgsql immutable as $_$
begin
  -- a comment; with 'one quote
  return t ~ '^[A-Z]+$' or t = $$;$$;
end
$_$;
create procedure inventory.noop() language plpgsql as $$ begin null; end $$;

create table public.finding (
  id integer generated always as identity primary key,
  serial_no serial,
  title text not null,
  severity inventory.severity default 'Low' not null,
  score double precision,
  amount numeric(12, 3),
  raw bytea,
  flags bit(5),
  tags text[],
  extra jsonb default '{}'::jsonb not null,
  code text constraint code_check check (inventory.is_code(code)),
  doubled integer generated always as (inventory.twice(length(title))) stored,
  level integer,
  span int4range,
  created timestamptz default now() not null,
  "column; with ""quotes""" text collate "C",
  exclude using gist (span with &&)
);
comment on table public.finding is 'E''\\ backslashes \\\\ and a tab	here';
comment on column public.finding."column; with ""quotes""" is '; drop table x; --';
create index finding_title_trgm on public.finding using gin (title public.gin_trgm_ops);
create index finding_lower on public.finding (lower(left(title, 50)), inventory.twice(level))
  where score is not null;
create unique index finding_serial on public.finding (serial_no) include (score);
alter table public.finding alter column serial_no set not null;
alter table public.finding replica identity using index finding_serial;
alter table public.finding alter column title set statistics 500;
alter table public.finding cluster on finding_pkey;

create table public.note (
  id bigserial primary key,
  finding_id integer not null references public.finding (id) deferrable initially deferred,
  parent bigint references public.note (id) on delete cascade,
  body text
);
create table inventory.event (
  at date not null, what text, n integer default nextval('inventory.counter')
);
create index event_what on inventory.event (what);
create table inventory.base (id integer);
create table inventory.derived (more text) inherits (inventory.base);
create unlogged table "Odd ""Schema"";"."t;a""b" ("select" integer, "a,b" text);
create table public.empty_one (id integer);
create table public.no_columns ();

create function public.touch() returns trigger language plpgsql as $$
begin
  insert into public.note (finding_id, body) values (new.id, 'changed; by trigger');
  return new;
end
$$;
create trigger finding_touch after update on public.finding for each row
  when (old.title is distinct from new.title) execute function public.touch();
create constraint trigger note_check after insert on public.note deferrable initially deferred
  for each row when (new.body = 'never') execute function public.touch();
create trigger note_off before insert on public.note for each row execute function public.touch();
alter table public.note disable trigger note_off;
comment on trigger finding_touch on public.finding is 'fires; sometimes';

create view inventory.by_severity as
  select severity, count(*) as n from public.finding group by severity;
create view inventory.grouped as select f.id, f.title, count(n.id) as notes
  from public.finding f left join public.note n on n.finding_id = f.id group by f.id;
create view inventory.on_grouped with (security_barrier) as
  select * from inventory.grouped where notes > 0;

-- What operators add for a dashboard and its reader.
create schema dashboard;
create extension hstore with schema dashboard;
create materialized view dashboard.open_findings as
  select severity, count(*) as n from public.finding group by severity;
create unique index open_by_severity on dashboard.open_findings (severity);
comment on materialized view dashboard.open_findings is 'refreshed; every hour';
create view dashboard.latest with (security_invoker) as select * from inventory.grouped;
create function dashboard.refresh() returns void language plpgsql security definer
  set search_path = dashboard as
  $$ begin execute 'refresh materialized view open_findings'; raise warning 'done'; end $$;
create function dashboard.total(a integer, b integer default 1) returns integer language sql
  begin atomic select case when a > 0 then case when b > 0 then a + b end else 0 end; end;
create table dashboard.setting (name text primary key, owner name default current_user);
alter table dashboard.setting enable row level security;
create policy own_settings on dashboard.setting using (owner = current_user);
create rule keep as on delete to dashboard.setting do instead nothing;
create table dashboard.log (at date, line dashboard.hstore) partition by range (at);
create table dashboard.log_2026 partition of dashboard.log
  for values from ('2026-01-01') to ('2027-01-01');
create statistics dashboard.by_both (dependencies) on severity, level from public.finding;
create domain dashboard.code as text constraint short check (length(value) < 9);
create type dashboard.pair as (a integer, b dashboard.code);
create type dashboard.floats as range (subtype = float8);
create aggregate dashboard.product(float8) (sfunc = float8mul, stype = float8, initcond = 1);
create operator dashboard.@@@ (function = dashboard.total, leftarg = integer, rightarg = integer);
create function dashboard.as_text(dashboard.pair) returns text language sql return ($1).b;
create cast (dashboard.pair as text) with function dashboard.as_text(dashboard.pair);
create collation dashboard.plain from "C";
create text search dictionary dashboard.words (template = simple);
create text search configuration dashboard.search (copy = pg_catalog.simple);
alter text search configuration dashboard.search alter mapping for word with dashboard.words;
revoke execute on function dashboard.refresh() from public;
grant usage on schema dashboard to ${reader};
grant select on dashboard.open_findings, dashboard.latest to ${reader};
alter default privileges in schema public grant select on tables to ${reader};
alter default privileges revoke execute on functions from public;

grant usage on schema inventory to ${reader};
grant select, update (title) on public.finding to ${reader};
grant execute on function inventory.twice(integer) to ${reader};
revoke execute on function inventory.twice(integer) from public;
grant usage on sequence inventory.counter to ${reader};
`

/** Values that are difficult to transfer, in some hundred rows. */
export const toolRows = `
insert into public.finding (title, severity, score, amount, raw, flags, tags, extra, code, level,
                            span, "column; with ""quotes""")
select t, s::inventory.severity, x, y, z, b'10101', array[t, null, '{a,"b"}', ''],
       jsonb_build_object('k', t), 'ABC', n,
       int4range(n, n + 1), t
  from (values
    (1, E'tab\\there', 'Low', 'NaN'::float8, 'NaN'::numeric, '\\x00ff'::bytea),
    (2, E'line\\nbreak\\r\\nwindows', 'Info', 'Infinity', 0.001, '\\x'),
    (3, E'back\\\\slash \\\\. \\\\N', 'it''s; high', '-Infinity', -5, '\\x5c2e'),
    (4, E'\\\\.', 'Critical', 1e-300, 123456789.123, null),
    (5, E'\\\\', 'Critical', null, null, null),
    (6, 'ñandú €uro 漢字 🐘 ʼ', 'Low', 0.1, 0, null),
    (7, E'\\x7f\\x01control; ''quote'' "double" $$ $tag$ -- /* */', 'Low', -0.0, 1, null),
    (8, '', 'Low', 1, 1, null),
    (9, repeat('long ', 60000), 'Low', 1, 1, decode(repeat('ab', 100000), 'hex')),
    (10, E'\\\\restrict abc\\n\\\\unrestrict abc\\n\\\\! touch x', 'Low', 1, 1, null)
  ) v (n, t, s, x, y, z);
insert into public.finding (title, level, span) select 'finding ' || n, n, int4range(n, n + 1)
  from generate_series(100, 400) n;
insert into public.note (finding_id, body) select id, title from public.finding;
update public.note set parent = id - 1 where id > 5 and id < 50;
insert into inventory.event (at, what)
  select date '2025-06-01' + n, 'event ' || n from generate_series(1, 900) n;
insert into inventory.base values (1);
insert into inventory.derived values (2, 'two');
insert into "Odd ""Schema"";"."t;a""b" values (1, 'x');
insert into public.empty_one values (11), (12);
delete from only public.empty_one where false;
insert into public.no_columns default values;
insert into public.no_columns default values;
insert into dashboard.setting (name) values ('theme');
insert into dashboard.log values ('2026-05-05', 'a=>1');
refresh materialized view dashboard.open_findings;
select setval('inventory.counter', 54321, false);
update public.finding set title = title || '!' where id = 8;
`
