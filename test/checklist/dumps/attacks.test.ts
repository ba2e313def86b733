/** Hostile dumps on a real server: none runs. `findings:owner` makes a role without power. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { temporaryFolder } from '../../support/machine.ts'
import { createDatabase, runOnServer } from '../../support/postgres.ts'
import {
  asDump,
  createToolDatabase,
  fingerprint,
  importText,
  query,
  refusal,
  refusalInProcess,
} from './tool-database.ts'

const folder = temporaryFolder(t)
// The server may run as another user.
chmodSync(folder, 0o777)
/** The file that an attack would create. */
const sign = join(folder, 'sign')
/** The file that an attack would read. */
const secret = join(folder, 'secret')
writeFileSync(secret, 'secret\n', { mode: 0o644 })

const key = 'DInXuKAy4s4UgHWFES7j8thXAzrcpBJ'
/** The statements within a complete dump that also creates the table `public.f`. */
const framed = (statements: string) =>
  [
    '--\n-- PostgreSQL database dump\n--\n',
    `\\restrict ${key}\n`,
    "SELECT pg_catalog.set_config('search_path', '', false);",
    'CREATE TABLE public.f (a text);',
    `${statements}\n`,
    '--\n-- PostgreSQL database dump complete\n--\n',
    `\\unrestrict ${key}\n`,
  ].join('\n')

/** Commands of psql in all places that a scanner could overlook. */
const psqlAttacks = [
  `\ufeff\\! touch ${sign}`,
  `\\! touch ${sign}`,
  `\\o |touch ${sign}`,
  `\\copy f to program 'touch ${sign}'`,
  '\\i /etc/passwd',
  `select 'touch ${sign}' \\gexec`,
  '\\setenv A b',
  `\\unrestrict \`touch ${sign}\``,
  `\\restrict \`touch ${sign}\``,
  `\\unrestrict ${key}\n\\! touch ${sign}\n\\restrict ${key}`,
  `select 1 \\! touch ${sign}`,
  '\\connect postgres',
  `-- comment\r\\! touch ${sign}`,
  `SELECT E'\\''; \\! touch ${sign} -- ';`,
  `SELECT 'a\\'; \\! touch ${sign} --';`,
  "CREATE FUNCTION public.g() RETURNS text LANGUAGE sql AS $tag$ select 'x' $tag$; " +
    `\\! touch ${sign}`,
  `/* /* */ \\! */ \\! touch ${sign}\n`,
  `COPY public.f (a) FROM stdin;\n\\.\n\\! touch ${sign}`,
  `COPY public.f (a) FROM stdin; \\! touch ${sign}\n\\.`,
  `INSERT INTO public.f VALUES ('\\'); \\! touch ${sign} --');`,
]

const plpgsql = (body: string, name = 'g') =>
  `CREATE FUNCTION public.${name}() RETURNS void LANGUAGE plpgsql AS $x$ begin ${body} end $x$;`

/** Dumps by which an import ran commands as a superuser in earlier versions of the service. */
const escapes: Record<string, string> = {
  'a view of pg_settings that changes how strings are read': `
    CREATE VIEW public.v AS SELECT name, setting FROM pg_catalog.pg_settings;
    CREATE RULE r AS ON INSERT TO public.f
      DO ALSO UPDATE public.v SET setting = 'off' WHERE name = 'standard_conforming_strings';
    INSERT INTO public.f VALUES ('x');
    INSERT INTO public.f VALUES ('a\\'', pg_catalog.set_config($$role$$,$$none$$,false)) --');`,
  'the same by a trigger': plpgsql(
    "update pg_catalog.pg_settings set setting = 'off' " +
      "where name = 'standard_conforming_strings';",
  ),
  'a view of pg_proc that changes a function': `
    CREATE VIEW public.pv AS SELECT oid, proname, prosrc FROM pg_catalog.pg_proc;
    ${plpgsql(
      `update public.pv set prosrc = ' begin ' || 'co' || ` +
        `'py (select 1) to program ''touch ${sign}''; end ';`,
    )}`,
  'temporary objects before the catalogues': `
    CREATE TABLE pg_temp.pg_proc (oid oid, proowner oid, prosecdef boolean, prokind "char");`,
  'a temporary view': `CREATE VIEW pg_temp.pg_proc AS SELECT 1 AS oid;`,
  'an operator in the way': `
    CREATE FUNCTION public.eq(oid, oid) RETURNS boolean LANGUAGE sql AS 'select true';
    CREATE OPERATOR public.= (FUNCTION = public.eq, LEFTARG = oid, RIGHTARG = oid);`,
  'column notation': `
    CREATE TABLE public.rt (p text);
    CREATE VIEW public.v AS SELECT (ROW('${secret}')::public.rt).pg_read_file AS content;`,
  'column notation in a body': `
    CREATE TABLE public.rt (p text);
    CREATE FUNCTION public.g() RETURNS text LANGUAGE plpgsql AS $x$
      declare r public.rt; begin r.p = '${secret}'; return (r).pg_read_file; end $x$;`,
  'column notation on a value': `
    CREATE VIEW public.v AS
      SELECT ('select to_tsvector(pg_read_file(''${secret}''))'::text).ts_stat::text AS content;`,
  'column notation on an alias': `
    CREATE VIEW public.v AS SELECT x.lo_import FROM lower('${secret}') AS x;`,
  'column notation on a variable': `
    CREATE FUNCTION public.g(a text) RETURNS text LANGUAGE plpgsql AS $x$
      begin return (a).current_setting; end $x$;`,
  'a cast': `
    CREATE TABLE public.rt (p text);
    CREATE FUNCTION public.c(public.rt) RETURNS text LANGUAGE sql AS 'select ($1).p';
    CREATE CAST (public.rt AS text) WITH FUNCTION public.c(public.rt) AS IMPLICIT;`,
  'a domain where a sequence is positioned': `
    SELECT pg_catalog.setval(('public.s'::public.d)::regclass, 5);`,
  'privileges in CREATE SCHEMA': plpgsql(
    'create schema zz grant all on all tables in schema pg_catalog to public;',
  ),
  'a default that the parser leaves out': `
    CREATE FUNCTION public.g() RETURNS void LANGUAGE plpgsql AS $x$
      declare r public.f := pg_read_file('${secret}'); begin end $x$;`,
  'a default after a type with the name of a keyword': `
    CREATE TYPE public.declare AS ENUM ('a');
    CREATE FUNCTION public.g() RETURNS text LANGUAGE plpgsql AS $x$
      declare v public.declare := pg_read_file('${secret}'); begin return v; end $x$;`,
  'a row of a catalogue in other letters': `
    CREATE FUNCTION public.g() RETURNS void LANGUAGE plpgsql AS $x$
      declare v U&"\\0070g_authid"; begin end $x$;`,
}

t.test('no attack runs, even as a superuser', async (t) => {
  const database = await createToolDatabase(t, 'superuser')
  await database.sql('create table public.kept (id integer); insert into public.kept values (1)')
  const before = await fingerprint(database)
  const attacks = { ...escapes, ...Object.fromEntries(psqlAttacks.map((text) => [text, text])) }
  for (const [name, text] of Object.entries(attacks)) {
    const answer = await refusalInProcess(database, framed(text))
    t.match(answer, { status: 400, key: 'dump_refused', text: /línea \d+/ }, name)
  }
  t.same(await fingerprint(database), before)
  t.notOk(existsSync(sign))
})

t.test('a dump cannot create objects in the schema of the server', async (t) => {
  const database = await createToolDatabase(t, 'superuser')
  const text = "CREATE FUNCTION lower(text, text) RETURNS text LANGUAGE sql AS 'select $1';"
  t.match(await refusal(database, framed(text)), { status: 500, text: /no schema/ })
})

t.test('a change of the syntax of string constants ends the import', async (t) => {
  const database = await createToolDatabase(t, 'superuser')
  // An import keeps the objects of extensions, and no admitted statement changes the setting.
  await database.sql(`
    create function public.change() returns event_trigger language plpgsql as
      $$ begin perform set_config('standard_conforming_strings', 'off', false); end $$;
    create event trigger t on ddl_command_end when tag in ('CREATE TABLE')
      execute function public.change();
    alter extension plpgsql add function public.change()`)
  const text = asDump("CREATE TABLE public.f (a text);\nINSERT INTO public.f VALUES ('\\');")
  t.match(await refusal(database, text), {
    status: 400,
    text: /SET standard_conforming_strings \(línea 2\)/,
  })
  t.same(await database.sql("select to_regclass('public.f') as f"), [{ f: null }])
})

t.test('lines of a COPY block are rows unless they are `\\.` alone', async (t) => {
  const database = await createToolDatabase(t, 'superuser')
  const block = (rows: string) => framed(`COPY public.f (a) FROM stdin;\n${rows}\\.\n`)
  const command = `\\! touch ${sign}`
  await importText(database, block(`x\\.\n${command}\n`))
  // PostgreSQL up to 17 takes this as the end of the rows.
  t.same(await database.sql('select a from public.f'), [{ a: 'x' }])
  // The server ends the rows at a `\\.` between CRs, and takes the other line as an invalid row.
  t.equal((await refusal(database, block(`a\r\\.\r${command}\n`))).status, 200)
  t.equal((await refusal(database, block(`\\. \n${command}\n`))).status, 500)
  t.notOk(existsSync(sign))
})

const run = promisify(execFile)
const main = new URL('../../../src/start/findings-owner.ts', import.meta.url).pathname

/** The SQL that `npm run findings:owner` prints for a URL. */
const printed = async (url: string) => {
  const env = { PATH: process.env.PATH, FINDINGS_DATABASE_URL: url }
  return (await run(process.execPath, [main], { env, cwd: '/' })).stdout
}

t.test('a database of a superuser gets an ordinary owner', async (t) => {
  const database = await createToolDatabase(t, 'superuser')
  const { sql } = database
  // It fits the calls of the script better than the server's own function.
  await importText(
    database,
    framed(`CREATE FUNCTION public.format(a text, b text) RETURNS text LANGUAGE sql
      AS $x$ select 'COPY (SELECT 1) TO PROGRAM ''touch ${sign}'' --' $x$;`),
  )
  await sql(`create extension pg_trgm;
    create schema "Odd ""Schema"""; create type "Odd ""Schema""".level as enum ('a');
    create table public.finding (
      id integer generated always as identity, serial_no serial, level "Odd ""Schema""".level);
    create view public.recent as select id from public.finding;
    create materialized view public.snapshot as select id from public.finding;
    create sequence public.counter;
    create function public.twice(n integer) returns integer language sql as 'select n * 2'`)

  const role = `Owner ${randomBytes(4).toString('hex')}`
  await runOnServer(
    `create role "${role}" createrole bypassrls; grant pg_read_server_files to "${role}"`,
  )
  t.teardown(() => runOnServer(`drop role "${role}"`))
  // Everything that the role owns must be removed before the role.
  t.teardown(() => sql(`reassign owned by "${role}" to ${database.role}; drop owned by "${role}"`))
  const url = new URL(database.url)
  url.username = encodeURIComponent(role)
  url.password = encodeURIComponent(`a'b"$owner$ñ`)
  const script = await printed(url.href)
  await sql(script)
  t.resolves(sql(script), 'the script can run a second time')
  t.notOk(existsSync(sign), 'no function of the database runs')

  const rows = await query(
    url.href,
    `select relname as name, pg_get_userbyid(relowner) as owner from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'S')
     union all select typname, pg_get_userbyid(typowner) from pg_type where typname = 'level'
     union all select nspname, pg_get_userbyid(nspowner) from pg_namespace where nspname like 'Odd%'
     union all select proname, pg_get_userbyid(proowner) from pg_proc
      where proname in ('twice', 'format') and pronamespace = 'public'::regnamespace
     union all select datname, pg_get_userbyid(datdba) from pg_database
                where datname = current_database()`,
  )
  t.equal(rows.length, 12)
  t.same(
    rows.filter(({ owner }) => owner !== role),
    [],
  )
  t.same(
    await query(
      url.href,
      `select rolsuper or rolcreaterole or rolreplication or rolbypassrls as powerful,
              pg_has_role('pg_read_server_files', 'member') as member
         from pg_roles where rolname = current_user`,
    ),
    [{ powerful: false, member: false }],
  )
})

t.test('the wrong database and the role itself are refused', async (t) => {
  const database = await createToolDatabase(t, 'superuser')
  const other = await createDatabase(t, null)
  const script = await printed(database.url)
  await t.rejects(database.sql(script), { message: /as another role/ })
  await t.rejects(query(other, script), { message: /in the database/ })
})
