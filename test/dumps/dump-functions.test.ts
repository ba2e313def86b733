/** Which functions an import admits: their bodies run later, with the rights of whoever calls them. */
import t from 'tap'
import { maxDefinitionBytes } from '../../src/dumps/import/judge.ts'
import { ordinary, verdict } from './dump-verdicts.ts'

const plpgsql = (body: string) =>
  `CREATE FUNCTION public.f() RETURNS trigger LANGUAGE plpgsql AS $body$ DECLARE r record; BEGIN ${body} RETURN NEW; END $body$`
const sqlFunction = (body: string) => `CREATE FUNCTION public.f() RETURNS void LANGUAGE sql AS $body$${body}$body$`

t.test('bodies of functions', async (t) => {
  const refused: Record<string, string> = {
    "copy (select 1) to program 'touch x';": 'COPY',
    "if true then copy public.a from '/etc/passwd'; end if;": 'COPY',
    "begin/* */copy public.a to program 'x'; end;": 'COPY',
    'do $$ begin end $$;': 'DO',
    'alter system set a = 1;': 'ALTER SYSTEM',
    'create role x superuser;': 'CREATE ROLE',
    "create or replace function x() returns int language c as 'a', 'b';": 'CREATE FUNCTION',
    'set local role postgres;': 'SET ROLE',
    'set "role" to postgres;': 'SET ROLE',
    'reset role;': 'RESET ROLE',
    'set session authorization postgres;': 'SET SESSION AUTHORIZATION',
    'set local session authorization postgres;': 'SET SESSION AUTHORIZATION',
    'set session session authorization default;': 'SET SESSION AUTHORIZATION',
    'set session_authorization to postgres;': 'SET SESSION AUTHORIZATION',
    'copy public . "a" (b, c) from \'/etc/passwd\';': 'COPY',
    "if true then copy binary a to '/tmp/x'; end if;": 'COPY',
    "if false then null; else load 'x'; end if;": 'LOAD',
    "load E'x';": 'LOAD',
    'do language plpgsql $$ begin end $$;': 'DO',
    'import foreign schema a from server b into c;': 'IMPORT',
    'revoke all on a from b;': 'REVOKE',
    'drop function f();': 'DROP FUNCTION',
    'grant x to y;': 'GRANT',
    "perform pg_read_file('/etc/passwd');": 'pg_read_file',
    'perform pg_catalog . "lo_export" /* */ (1, \'x\');': 'lo_export',
    "perform query_to_xml('select 1', true, true, '');": 'query_to_xml',
    'perform U&"pg_read_fil\\0065"(\'a\');': 'U&""',
    "execute 'copy (select 1) to program ''x''';": 'COPY',
    "execute 'select 1; copy public.a from ''/x''';": 'COPY',
    "execute 'co' || 'py public.a to program ''x''';": 'EXECUTE',
    "execute 'co'\n'py public.a to program ''x''';": 'EXECUTE',
    "execute format('%s', new.title);": 'EXECUTE',
    "execute format('select ''%L''', new.title);": 'EXECUTE',
    "execute format('select /* %I */ 1', new.title);": 'EXECUTE',
    "execute format('select 1') || new.title;": 'EXECUTE',
    "execute format($$copy %I to program 'x'$$, new.title);": 'COPY',
    'execute new.title;': 'EXECUTE',
    "execute format('select %I(%L)', new.title, new.note);": 'EXECUTE',
    "execute format('select public.%I(%L)', new.title, new.note);": 'EXECUTE',
    "execute format('select * from %I', new.title) into r;": 'EXECUTE',
    "execute format('select x from %I x', new.title) into r;": 'EXECUTE',
    "execute format('select 1 from %I where %I is null', new.title, new.note) into r;": 'EXECUTE',
    "execute format('table %I', new.title) into r;": 'EXECUTE',
    "execute format('delete from %I', new.title);": 'EXECUTE',
    "execute format('insert into %I default values', new.title);": 'EXECUTE',
    "execute format('select * from public.a, %I.%I', new.title, new.note) into r;": 'EXECUTE',
    "execute format('update pg_catalog.%I set %I = true', new.title, new.note);": 'EXECUTE',
    "execute format('delete from %I.pg_authid', new.title);": 'EXECUTE',
    "execute 'select rolpassword from pg_authid' into r;": 'pg_authid',
    'select passwd into r from pg_catalog.pg_shadow;': 'pg_shadow',
    'select passwd into r from a.pg_catalog . "pg_shadow";': 'pg_shadow',
    'update pg_catalog.pg_settings set setting = 1;': 'pg_settings',
    'update only ( pg_proc ) set prosrc = 1;': 'pg_proc',
    'insert into a.pg_catalog.pg_proc select 1;': 'pg_proc',
    'delete from pg_depend;': 'pg_depend',
    'with x as (delete from pg_depend returning *) select 1 into r from x;': 'pg_depend',
    'merge into pg_class using x on true when matched then delete;': 'pg_class',
    'alter table if exists only pg_proc disable trigger all;': 'pg_proc',
    'truncate pg_statistic;': 'pg_statistic',
    'for r in execute new.title loop end loop;': 'EXECUTE',
    'return query execute new.title;': 'EXECUTE',
  }
  for (const [body, name] of Object.entries(refused)) {
    t.same(verdict(plpgsql(body)), { action: 'refuse', construct: `CREATE FUNCTION … ${name}` }, body)
  }
  for (const body of [
    "copy public.a to program 'x'",
    "select 1; copy public.a to program 'x'",
    "select pg_read_file('x')",
  ]) {
    t.equal(verdict(sqlFunction(body)).action, 'refuse', body)
  }
  t.equal(verdict(plpgsql("x := 'unterminated;")).action, 'refuse')

  for (const body of [
    'insert into public.note ("copy", do_it) values (new."copy", old.copy);',
    "perform set_config('pgtrigger.ignore', '', true); if found then return old; end if;",
    "execute format('select %I from public.%I where a = %L and b = $1', a, b, c) into r using new.id;",
    "execute format('select count(*) from %I', new.title) into r;",
    "execute format('create table if not exists %I (a integer)', new.title);",
    "execute format('insert into public.%I (a, %I) values (%L, $1)', a, b, c) using new.id;",
    'perform 1 from pg_catalog.pg_class c join pg_namespace n on n.oid = c.relnamespace for update;',
    'insert into pg_temp.x select 1; delete from a.pg_authid; new.pg_note := 1;',
    "execute 'select 1' into r;",
    'create temporary table x (a integer) on commit drop; drop table x;',
    'create trigger x after insert on public.a for each row execute function public.f();',
    "raise notice 'execute copy pg_read_file(';",
    '-- copy\n perform 1;',
    'set local statement_timeout = 0;',
    'merge into public.a using public.b on a.id = b.id when matched then do nothing when not matched then do nothing;',
    'select case when id > 1 then load else copy end from public.a;',
    'select case when id > 1 then revoke when id > 2 then import else do_it end, load, copy from public.a;',
    'load := 1; copy := load; import = copy; security := true; drop := false; set := 1;',
    'create schema if not exists x; drop schema x;',
  ]) {
    t.equal(verdict(plpgsql(body)).action, 'defineFunction', body)
  }
  t.equal(
    verdict(plpgsql('execute new.title;'), ordinary).action,
    'defineFunction',
    'an ordinary role harms only itself',
  )
  t.equal(verdict(plpgsql("copy public.a to program 'x';"), ordinary).action, 'refuse', 'but no function needs this')
})

t.test('a long body is judged in a moment', async (t) => {
  for (const part of [
    '; set',
    '; copy a (',
    '; copy a ( b, ',
    '; copy a . ',
    '; delete from (',
    "; execute 'a'",
    '; a.b',
  ]) {
    // Where the time grew with the square of the length, this would end in the file's time-out.
    const { action } = verdict(plpgsql(part.repeat((maxDefinitionBytes - 200) / part.length)))
    t.match(action, /^(refuse|defineFunction)$/, part)
  }
})

t.test('settings of functions', async (t) => {
  const settings = (setting: string) =>
    verdict(`CREATE FUNCTION public.f() RETURNS void LANGUAGE sql SET ${setting} AS 'select 1'`).action
  for (const setting of [
    "search_path TO 'public', 'pg_temp'",
    "jit TO 'off'",
    "max_parallel_workers_per_gather TO '0'",
    "row_security TO 'off'",
    "default_text_search_config TO 'pg_catalog.spanish'",
    "app.tenant TO '1'",
    "pg_trgm.similarity_threshold TO '0.5'",
  ]) {
    t.equal(settings(setting), 'defineFunction', setting)
  }
  for (const name of [
    'role',
    'session_authorization',
    'session_preload_libraries',
    'local_preload_libraries',
    'dynamic_library_path',
    'allow_system_table_mods',
    'session_replication_role',
    'plperl.on_plperl_init',
  ]) {
    t.equal(settings(`${name} TO 'x'`), 'refuse', name)
  }
})
