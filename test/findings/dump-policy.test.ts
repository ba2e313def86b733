/** Which statements an import admits: what a plain pg_dump needs, and nothing else. */
import t from 'tap'
import {
  judge,
  maxDefinitionBytes,
  maxDefinitionDepth,
  maxDefinitionTokens,
} from '../../src/findings/dump-import/judge.ts'
import { loadSqlParser } from '../../src/findings/dump-import/sql-parser.ts'
import { StatementScanner } from '../../src/findings/dump-import/statement-scanner.ts'
import type { RoleRights } from '../../src/findings/dump-import/verdict.ts'

const parser = await loadSqlParser()
const ordinary: RoleRights = { privileged: false, guardedFunctions: new Set(), guardedRelations: new Set() }
const privileged: RoleRights = {
  privileged: true,
  guardedFunctions: new Set(['pg_read_file', 'lo_export']),
  guardedRelations: new Set(['pg_authid', 'pg_shadow']),
}

const sizeOf = (sql: string) => {
  const scanner = new StatementScanner()
  scanner.scan(Buffer.from(sql), true)
  return scanner
}
const verdict = (sql: string, rights: RoleRights = privileged) => judge(sql, sizeOf(sql), { parser, rights })

t.test('what is refused, and under which name', async (t) => {
  const refused: Record<string, string> = {
    BEGIN: 'BEGIN',
    COMMIT: 'COMMIT',
    'commit and chain': 'COMMIT AND CHAIN',
    ROLLBACK: 'ROLLBACK',
    'END WORK': 'END WORK',
    'ROLLBACK TO SAVEPOINT a': 'ROLLBACK',
    'SAVEPOINT a': 'SAVEPOINT',
    "PREPARE TRANSACTION 'x'": 'PREPARE TRANSACTION',
    'START TRANSACTION': 'START TRANSACTION',
    'SET TRANSACTION READ ONLY': 'SET TRANSACTION',
    'SET CONSTRAINTS ALL DEFERRED': 'SET CONSTRAINTS ALL',
    "COPY public.f TO PROGRAM 'touch x'": 'COPY … PROGRAM',
    "COPY public.f FROM PROGRAM 'cat x'": 'COPY … PROGRAM',
    "/* a */ copy (select 1) to program 'touch x'": 'COPY … PROGRAM',
    "COPY public.f FROM '/etc/passwd'": 'COPY … FROM (file)',
    "COPY public.f TO '/tmp/x'": 'COPY … TO (file)',
    'COPY public.f TO STDOUT': 'COPY',
    'COPY public.f FROM STDIN WITH (FORMAT csv)': 'COPY',
    'COPY public.f FROM STDIN WHERE a > 1': 'COPY',
    'COPY pg_catalog.pg_authid FROM STDIN': 'COPY',
    'SET ROLE postgres': 'SET ROLE',
    'SET LOCAL ROLE postgres': 'SET ROLE',
    'RESET ROLE': 'RESET ROLE',
    'SET "role" TO postgres': 'SET ROLE',
    'SET SESSION AUTHORIZATION postgres': 'SET SESSION AUTHORIZATION',
    'RESET SESSION AUTHORIZATION': 'RESET SESSION AUTHORIZATION',
    "SET session_preload_libraries = 'x'": 'SET session_preload_libraries',
    'SET session_replication_role = replica': 'SET session_replication_role',
    "SET search_path = 'public'": 'SET search_path',
    'SET standard_conforming_strings = off': 'SET standard_conforming_strings',
    "SET client_encoding = 'LATIN1'": 'SET client_encoding',
    'SET row_security = maybe': 'SET row_security',
    'RESET ALL': 'RESET ALL',
    'ALTER SYSTEM SET a = 1': 'ALTER SYSTEM',
    'ALTER DATABASE x SET a = 1': 'ALTER DATABASE',
    'ALTER ROLE x SUPERUSER': 'ALTER ROLE',
    "ALTER USER x PASSWORD 'y'": 'ALTER USER',
    'CREATE ROLE x': 'CREATE ROLE',
    'DROP ROLE x': 'DROP ROLE',
    'GRANT pg_execute_server_program TO x': 'GRANT',
    'CREATE DATABASE x': 'CREATE DATABASE',
    'DROP DATABASE x': 'DROP DATABASE',
    "CREATE TABLESPACE x LOCATION '/tmp'": 'CREATE TABLESPACE',
    "DO $$ BEGIN EXECUTE 'x'; END $$": 'DO',
    "LOAD 'x'": 'LOAD',
    'CREATE LANGUAGE plpython3u': 'CREATE LANGUAGE',
    "CREATE FUNCTION public.f() RETURNS int LANGUAGE c AS 'libc', 'system'": 'CREATE FUNCTION … LANGUAGE c',
    "CREATE FUNCTION public.f() RETURNS int LANGUAGE plperlu AS 'x'": 'CREATE FUNCTION … LANGUAGE plperlu',
    "CREATE FUNCTION public.f() RETURNS int LANGUAGE internal AS 'pg_read_file'": 'CREATE FUNCTION … LANGUAGE internal',
    "CREATE FUNCTION public.f() RETURNS int LANGUAGE sql SECURITY DEFINER AS 'select 1'": 'SECURITY DEFINER',
    "CREATE FUNCTION public.f() RETURNS int LANGUAGE sql LEAKPROOF AS 'select 1'": 'LEAKPROOF',
    "CREATE FUNCTION public.f() RETURNS int LANGUAGE sql SUPPORT x AS 'select 1'": 'CREATE FUNCTION … SUPPORT',
    "CREATE FUNCTION public.f() RETURNS int LANGUAGE sql SET role TO x AS 'select 1'": 'CREATE FUNCTION … SET',
    'ALTER FUNCTION public.f() SECURITY DEFINER': 'ALTER FUNCTION',
    'CREATE EXTENSION x CASCADE': 'CREATE EXTENSION',
    'ALTER EXTENSION x UPDATE': 'ALTER EXTENSION',
    'CREATE EVENT TRIGGER x ON ddl_command_start EXECUTE FUNCTION f()': 'CREATE EVENT TRIGGER',
    'CREATE SERVER x FOREIGN DATA WRAPPER y': 'CREATE SERVER',
    'CREATE FOREIGN TABLE x (a int) SERVER y': 'CREATE FOREIGN TABLE',
    'CREATE USER MAPPING FOR x SERVER y': 'CREATE USER MAPPING',
    "CREATE SUBSCRIPTION x CONNECTION 'host=evil' PUBLICATION y": 'CREATE SUBSCRIPTION',
    'CREATE PUBLICATION x FOR ALL TABLES': 'CREATE PUBLICATION',
    'CREATE TYPE public.x (INPUT = a, OUTPUT = b)': 'CREATE TYPE (base type)',
    'CREATE ACCESS METHOD x TYPE INDEX HANDLER y': 'CREATE ACCESS METHOD',
    'CREATE OPERATOR CLASS x FOR TYPE int USING btree AS STORAGE int': 'CREATE OPERATOR CLASS',
    "SECURITY LABEL FOR x ON TABLE y IS 'z'": 'SECURITY LABEL',
    'CREATE TABLE x AS SELECT 1': 'CREATE TABLE AS',
    'SELECT 1 INTO x': 'SELECT',
    'CREATE TEMP TABLE x (a int)': 'CREATE TEMPORARY TABLE',
    'CREATE INDEX CONCURRENTLY x ON public.y (a)': 'CREATE INDEX CONCURRENTLY',
    'ALTER TABLE public.x DROP COLUMN a': 'ALTER TABLE',
    'ALTER TABLE public.x RENAME TO y': 'ALTER TABLE',
    'ALTER TABLE public.x DISABLE TRIGGER ALL, DISABLE TRIGGER ALL': 'ALTER TABLE',
    'ALTER TABLE pg_catalog.pg_class DISABLE TRIGGER ALL': 'ALTER TABLE',
    'ALTER TABLE x ENABLE TRIGGER ALL': 'ALTER TABLE',
    'ALTER TABLE pg_catalog.pg_class OWNER TO x': 'ALTER TABLE … OWNER',
    'ALTER TABLE unqualified OWNER TO x': 'ALTER TABLE … OWNER',
    'ALTER FUNCTION pg_catalog.pg_read_file(text) OWNER TO x': 'ALTER … OWNER',
    'ALTER DATABASE x OWNER TO y': 'ALTER … OWNER',
    'GRANT EXECUTE ON FUNCTION pg_catalog.pg_read_file(text) TO PUBLIC': 'GRANT EXECUTE',
    'GRANT ALL ON DATABASE x TO y': 'GRANT ALL',
    'GRANT ALL ON ALL TABLES IN SCHEMA public TO y': 'GRANT ALL',
    'GRANT SET ON PARAMETER x TO y': 'GRANT',
    'REASSIGN OWNED BY x TO y': 'REASSIGN OWNED BY',
    'DROP OWNED BY x': 'DROP OWNED BY',
    'TRUNCATE public.x': 'TRUNCATE',
    'DELETE FROM public.x': 'DELETE',
    'UPDATE pg_catalog.pg_authid SET rolsuper = true': 'UPDATE',
    'SELECT 1': 'SELECT',
    "SELECT pg_catalog.set_config('role', 'postgres', false)": 'SELECT set_config',
    "SELECT pg_catalog.set_config('search_path', 'public', false)": 'SELECT set_config',
    "SELECT pg_catalog.setval('a', (SELECT 1))": 'SELECT',
    "SELECT pg_catalog.setval('a', 1), pg_read_file('b')": 'SELECT',
    "SELECT pg_catalog.setval('a', 1) FROM pg_read_file('b')": 'SELECT',
    "SELECT setval('a', 1)": 'SELECT',
    "SELECT public.setval('a', 1)": 'SELECT',
    "SELECT pg_catalog.lo_create('1')": 'SELECT lo_create',
    "SELECT pg_catalog.lowrite(0, '\\x00')": 'SELECT lowrite',
    "VALUES (pg_read_file('a'))": 'VALUES',
    'CALL public.x()': 'CALL',
    'EXECUTE x': 'EXECUTE',
    'PREPARE x AS SELECT 1': 'PREPARE',
    'EXPLAIN ANALYZE SELECT 1': 'EXPLAIN ANALYZE SELECT',
    'LOCK TABLE public.x': 'LOCK TABLE',
    'LISTEN x': 'LISTEN',
    'NOTIFY x': 'NOTIFY',
    VACUUM: 'VACUUM',
    CHECKPOINT: 'CHECKPOINT',
    'DISCARD ALL': 'DISCARD ALL',
    'INSERT INTO public.x SELECT 1': 'INSERT',
    'INSERT INTO public.x VALUES (now())': 'INSERT',
    'INSERT INTO public.x VALUES (1); COMMIT': 'INSERT',
    "INSERT INTO public.x VALUES (1) RETURNING pg_read_file('a')": 'INSERT',
    'INSERT INTO public.x VALUES (1) ON CONFLICT DO UPDATE SET a = 1': 'INSERT',
    "INSERT INTO public.x VALUES ('a' || 'b')": 'INSERT',
    'INSERT INTO public.x VALUES ((SELECT 1))': 'INSERT',
    "CREATE TABLE public.x (a text DEFAULT set_config('role', 'none', true))": 'set_config()',
    'CREATE AGGREGATE public.x (text, text, bool) (SFUNC = pg_catalog.set_config, STYPE = text)': 'set_config()',
    "CREATE AGGREGATE public.x (text, bool) (SFUNC = 'set_config', STYPE = text, INITCOND = 'role')": 'set_config()',
    'CREATE AGGREGATE public.x (BASETYPE = \'any\', SFUNC1 = "lo_export", STYPE1 = oid)': 'lo_export()',
    "CREATE OPERATOR public.@@@ (PROCEDURE = 'pg_read_file', RIGHTARG = text)": 'pg_read_file()',
    'CREATE OPERATOR public.@@@ (FUNCTION = pg_read_file, RIGHTARG = text)': 'pg_read_file()',
    "CREATE TYPE public.x AS RANGE (SUBTYPE = text, SUBTYPE_DIFF = 'lo_export')": 'lo_export()',
    "CREATE VIEW public.x AS SELECT pg_read_file('a')": 'pg_read_file()',
    "CREATE TABLE public.x (a text CHECK (query_to_xml('select 1', true, true, '') IS NULL))": 'query_to_xml()',
    'CREATE CAST (text AS public.x) WITH FUNCTION "pg_catalog"."lo_export"(oid, text)': 'lo_export()',
    'CREATE VIEW public.x AS SELECT rolpassword FROM pg_catalog.pg_authid': 'pg_authid',
    'CREATE VIEW public.x AS SELECT (SELECT passwd FROM "pg_shadow" LIMIT 1)': 'pg_shadow',
    'CREATE VIEW public.x AS SELECT chunk_data FROM pg_toast.pg_toast_1260': 'pg_toast_1260',
    'CREATE POLICY x ON public.y USING (EXISTS (SELECT FROM pg_authid))': 'pg_authid',
    'CREATE RULE r AS ON INSERT TO public.x DO ALSO UPDATE pg_catalog.pg_settings SET setting = 1': 'pg_settings',
    'CREATE RULE r AS ON INSERT TO public.x DO ALSO (SELECT 1; DELETE FROM ONLY (pg_proc))': 'pg_proc',
    'CREATE RULE r AS ON INSERT TO public.x DO ALSO INSERT INTO information_schema.sql_parts VALUES (1)': 'sql_parts',
    'CREATE FUNCTION a.b() RETURNS integer LANGUAGE sql BEGIN ATOMIC UPDATE pg_proc SET prosrc = 1; END': 'pg_proc',
    "CREATE VIEW public.x AS SELECT table_to_xml('pg_authid', true, true, '')": 'table_to_xml()',
    "CREATE FUNCTION public.format(text, text) RETURNS text LANGUAGE sql AS 'select $2'": 'CREATE FUNCTION format',
    'CREATE AGGREGATE public.format(text, text) (SFUNC = textcat, STYPE = text)': 'CREATE AGGREGATE format',
    'CREATE SCHEMA x AUTHORIZATION y': 'CREATE SCHEMA',
    'CREATE SCHEMA x CREATE TABLE y (a int)': 'CREATE SCHEMA',
    'SELECT 1; SELECT 2': 'SELECT',
    '/* nothing */': 'SQL',
  }
  for (const [sql, construct] of Object.entries(refused)) t.same(verdict(sql), { action: 'refuse', construct }, sql)
})

t.test('what is admitted', async (t) => {
  const admitted: Record<string, string> = {
    'SET statement_timeout = 0': 'skip',
    'SET transaction_timeout = 0': 'skip',
    "SET client_encoding = 'UTF8'": 'skip',
    'SET standard_conforming_strings = on': 'skip',
    "SET default_tablespace = 'fast'": 'skip',
    "SET default_tablespace = ''": 'run',
    'SET check_function_bodies = false': 'run',
    'SET SESSION AUTHORIZATION DEFAULT': 'skip',
    'SET row_security = on': 'run',
    'ALTER TABLE public.x DISABLE TRIGGER ALL': 'disableTriggers',
    'ALTER TABLE public.x ENABLE TRIGGER ALL': 'enableTriggers',
    'SET default_table_access_method = heap': 'run',
    "SELECT pg_catalog.set_config('search_path', '', false)": 'run',
    'SELECT pg_catalog.setval(\'public."A"\', 193, true)': 'run',
    "SELECT * FROM pg_catalog.pg_restore_relation_stats('version', '180000'::integer, 'relation', 'x')": 'run',
    'ALTER TABLE IF EXISTS ONLY public.x DROP CONSTRAINT IF EXISTS y': 'drop',
    'DROP TABLE IF EXISTS public.x': 'drop',
    'DROP SCHEMA IF EXISTS x': 'drop',
    'ALTER TABLE ONLY a.b DETACH PARTITION a.c': 'drop',
    'CREATE OR REPLACE VIEW a.b AS SELECT 1': 'replaceView',
    'CREATE SCHEMA x': 'defineSchema',
    'CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public': 'defineExtension',
    'COPY public.f (a, b) FROM stdin': 'copy',
    "INSERT INTO public.x (a, \"b c\") OVERRIDING SYSTEM VALUE VALUES (1, 'it''s', NULL, true, -1.5e-7, B'01', E'a\\'b', DEFAULT), (2, '')":
      'insert',
    'INSERT INTO public.x DEFAULT VALUES': 'insert',
    'INSERT INTO public.x VALUES (1) ON CONFLICT DO NOTHING': 'insert',
    'ALTER TABLE public.x OWNER TO y': 'afterwards',
    'ALTER FUNCTION public.x(integer) OWNER TO y': 'afterwards',
    'GRANT SELECT, UPDATE(a) ON TABLE public.x TO y': 'afterwards',
    'REVOKE ALL ON SCHEMA public FROM PUBLIC': 'afterwards',
    'ALTER DEFAULT PRIVILEGES FOR ROLE x IN SCHEMA y GRANT SELECT ON TABLES TO z': 'afterwards',
    "COMMENT ON EXTENSION plpgsql IS 'x'": 'afterwards',
    "COMMENT ON COLUMN a.b.c IS 'x'": 'define',
    'REFRESH MATERIALIZED VIEW a.b': 'define',
    'ALTER TABLE ONLY a.b REPLICA IDENTITY USING INDEX c': 'define',
    'ALTER INDEX a.b ATTACH PARTITION a.c': 'define',
    'CREATE FUNCTION a.b() RETURNS integer LANGUAGE sql BEGIN ATOMIC SELECT 1; END': 'defineFunction',
    "CREATE AGGREGATE a.b(integer) (SFUNC = int4_sum, STYPE = bigint, INITCOND = '0', PARALLEL = safe)": 'define',
    'CREATE OPERATOR a.@@ (FUNCTION = a.f, LEFTARG = text, COMMUTATOR = OPERATOR(a.@@), JOIN = eqjoinsel)': 'define',
  }
  for (const [sql, action] of Object.entries(admitted)) t.equal(verdict(sql).action, action, sql)
  t.same(verdict('copy "a;b"."c""d" (e, "F") from stdin'), {
    action: 'copy',
    command: 'COPY "a;b"."c""d" ("e", "F") FROM STDIN',
  })
})

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
    const started = performance.now()
    verdict(plpgsql(part.repeat((maxDefinitionBytes - 200) / part.length)))
    t.ok(performance.now() - started < 3000, part)
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

t.test('what the parser does not take', async (t) => {
  t.same(verdict('SELEC 1'), { action: 'invalid', error: 'syntax error at or near "SELEC"' })
  t.equal(verdict("INSERT INTO public.x VALUES ('a)").action, 'refuse')
  t.match(verdict(`CREATE TABLE public.x (${'a integer, '.repeat(30_000)} b integer)`), {
    action: 'refuse',
    construct: /^CREATE \(> 256 KiB\)/,
  })
  t.match(verdict(`CREATE TABLE public.x (${'a int, '.repeat(maxDefinitionTokens / 3)} b int)`), {
    action: 'refuse',
    construct: `CREATE (> ${maxDefinitionTokens} tokens)`,
  })
  const deep = `CREATE VIEW a.b AS SELECT ${'('.repeat(maxDefinitionDepth + 1)}1${')'.repeat(maxDefinitionDepth + 1)}`
  t.match(verdict(deep), { action: 'refuse', construct: /^CREATE/ })
  t.match(verdict(`COMMENT ON TABLE a.b IS '${'x'.repeat(maxDefinitionBytes)}'`), {
    action: 'refuse',
    construct: /^COMMENT/,
  })
  t.equal(verdict(`COMMENT ON TABLE a.b IS '${'x'.repeat(maxDefinitionBytes - 100)}'`).action, 'define')
})

t.test('nesting as deep as the limit allows does not exhaust the parser', async (t) => {
  const chains: ((n: number) => string)[] = [
    (n) => `1${'+1'.repeat(n / 2)}`,
    (n) => `1${'::int'.repeat(n / 3)}`,
    (n) => `${'('.repeat(n / 2)}1${')'.repeat(n / 2)}`,
    (n) => `${'NOT '.repeat(n)}true`,
    (n) => `a${' COLLATE "x"'.repeat(n / 2)}`,
    (n) => `a${' IS NULL'.repeat(n / 2)}`,
    (n) => `${'-'.repeat(1)} ${'+ '.repeat(n)}1`,
    (n) => `${'ARRAY['.repeat(n / 3)}1${']'.repeat(n / 3)}`,
    (n) => `${'CASE WHEN true THEN '.repeat(n / 5)}1${' END'.repeat(n / 5)}`,
    (n) => `(SELECT 1${' UNION SELECT 1'.repeat(n / 3)})`,
    (n) => `(SELECT 1 FROM a${' JOIN a ON true'.repeat(n / 4)})`,
    (n) => `${'(SELECT '.repeat(n / 3)}1${')'.repeat(n / 3)}`,
    (n) => `a${" AT TIME ZONE 'x'".repeat(n / 4)}`,
    (n) => `${'f('.repeat(n / 3)}1${')'.repeat(n / 3)}`,
    (n) => `a${'[1]'.repeat(n / 3)}`,
    (n) => `1${' AND 1'.repeat(n / 2)}`,
  ]
  const nested = ['(SELECT ', 'ARRAY[f(', '(1 + ', 'CASE WHEN true THEN (', 'COALESCE(', 'EXISTS (SELECT * FROM '].map(
    (opening) => {
      const closing = opening.replace(/[^([]/g, '').replaceAll('(', ')').replaceAll('[', ']')
      const ends = [...closing].reverse().join('') + (opening.startsWith('CASE') ? ' END' : '')
      const depth = maxDefinitionDepth - 1
      return () => `${opening.repeat(depth)}${opening.includes('FROM') ? 'a' : '1'}${ends.repeat(depth)}`
    },
  )
  for (const chain of [...chains, ...nested]) {
    const sql = `CREATE VIEW a.b AS SELECT ${chain(maxDefinitionTokens - 60)}`
    t.match(verdict(sql).action, /^(define|invalid|refuse)$/, sql.slice(0, 60))
    t.equal(verdict('CREATE SCHEMA x').action, 'defineSchema', 'the parser lives on')
  }
})
