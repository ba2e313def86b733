/** Hostile dumps on a real server. `findings:owner` makes a role without power. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import t from 'tap'
import { eventually } from '../../support/eventually.ts'
import { temporaryFolder } from '../../support/machine.ts'
import { failureOf, matchEach } from '../../support/outcome.ts'
import { createDatabase, runOnServer } from '../../support/postgres.ts'
import {
  createImport,
  createToolDatabase,
  fingerprint,
  importText,
  inPieces,
  isImporting,
  query,
  refusal,
  refusalInProcess,
  type ToolDatabase,
  untilImportEnds,
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
  `COPY public.f (a) FROM stdin;\n\\.\n\\! touch ${sign}`,
  `COPY public.f (a) FROM stdin; \\! touch ${sign}\n\\.`,
  `INSERT INTO public.f VALUES ('\\'); \\! touch ${sign} --');`,
]

/** A trigger that runs statements of PL/pgSQL when the dump inserts its row. */
const triggered = (body: string) => `
  CREATE FUNCTION public.g() RETURNS trigger LANGUAGE plpgsql AS
    $x$ DECLARE r text; BEGIN ${body} RETURN NEW; END $x$;
  CREATE TRIGGER t BEFORE INSERT ON public.f FOR EACH ROW EXECUTE FUNCTION public.g();
  INSERT INTO public.f VALUES ('x');`

const execute = (statement: string) => `execute $e$${statement}$e$;`

/** Statements that reach beyond the database if the role may. */
const outside = ({ role, reader }: ToolDatabase, other: string) => [
  `copy (select 1) to program 'touch ${sign}';`,
  `copy (select 1) to '${sign}';`,
  `copy public.f from '${secret}';`,
  `r := pg_read_file('${secret}');`,
  `r := ('${secret}'::text).pg_read_file;`,
  `perform lo_import('${secret}');`,
  `perform lo_export(lo_create(0), '${sign}');`,
  'create extension dblink;',
  "load 'dblink';",
  execute("create function public.c() returns int language c as 'libc', 'system'"),
  execute("alter system set work_mem = '1MB'"),
  execute(`alter role ${role} superuser`),
  execute(`alter role ${reader} login`),
  execute(`create role ${role}_new`),
  execute(`grant pg_read_all_data to ${role}`),
  execute(`alter database ${other} set work_mem = '1MB'`),
  execute(`alter database ${other} connection limit 1`),
  execute(`comment on database ${other} is 'x'`),
  execute(`drop database ${other}`),
  execute('set session authorization postgres'),
  execute('set role postgres'),
  execute('commit'),
  execute(`create tablespace here location '${folder}'`),
  execute('create publication p for all tables'),
  'begin raise division_by_zero; exception when others then commit; end;',
  'update pg_catalog.pg_authid set rolsuper = true;',
  "update pg_catalog.pg_proc set prosrc = 'x';",
  "perform set_config('session_replication_role', 'replica', false);",
  'select rolpassword into r from pg_authid;',
]

/** Roles, databases and settings outside of the tool's database. */
const serverState = (database: ToolDatabase, other: string) =>
  database.asSuperuser(`
    select a::text from pg_authid a where rolname like '${database.role}%'
     union all
    select s::text from pg_db_role_setting s where setrole = '${database.role}'::regrole
     union all
    select concat(datname, datacl, datconnlimit, shobj_description(d.oid, 'pg_database'), s)
      from pg_database d left join pg_db_role_setting s on setdatabase = d.oid
     where datname = '${other}'
     union all
    select m::text from pg_auth_members m where member = '${database.role}'::regrole
     union all
    select spcname from pg_tablespace
     order by 1`)

t.test('no hostile dump of an ordinary owner changes anything', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  const name = new URL(await createDatabase(t, null)).pathname.slice(1)
  await database.sql('create table public.kept (id integer); insert into public.kept values (1)')
  const before = [await fingerprint(database), await serverState(database, name)]
  for (const text of psqlAttacks) {
    const answer = await refusalInProcess(database, framed(text))
    t.match(answer, { status: 400, key: 'dump_refused', text: /línea \d+/ }, text)
  }
  for (const body of outside(database, name))
    t.not((await refusalInProcess(database, framed(triggered(body)))).status, 200, body)
  t.same([await fingerprint(database), await serverState(database, name)], before)
  t.notOk(existsSync(sign))
})

t.test('a trigger that changes how texts are read ends no transaction', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  await database.sql('create table public.kept (id integer)')
  const before = await fingerprint(database)
  const change = "perform set_config('standard_conforming_strings', 'off', false);"
  const smuggled = [
    "INSERT INTO public.f VALUES ('a\\''); COMMIT; --');",
    'COPY public."f; COMMIT; --" FROM stdin;\nx\n\\.\n',
  ]
  for (const text of smuggled) {
    const failing = framed(`${triggered(change)}\n${text}\nCREATE TABLE public.f ();`)
    t.not((await refusal(database, failing)).status, 200, text)
  }
  t.same(await fingerprint(database), before)
})

t.test('a function that outlasts every time-out of the server is ended', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  const endless = triggered(`
    perform set_config('client_connection_check_interval', '0', false);
    loop
      begin loop perform 1; end loop; exception when query_canceled then null; end;
    end loop;`)
  const run = (statementTimeout: number, signal: AbortSignal) =>
    failureOf(
      createImport(database.url, { statementTimeout }).run(inPieces(framed(endless)), signal),
    )
  t.match(await run(1500, new AbortController().signal), {
    status: 500,
    key: 'import_failed',
    message: /longer than/,
  })
  await untilImportEnds(database)
  const leaving = new AbortController()
  const second = run(600_000, leaving.signal)
  await eventually(() => isImporting(database))
  await delay(500)
  leaving.abort()
  t.match(await second, { status: 400 })
  await untilImportEnds(database)
})

t.test('the time in which no rows arrive does not count', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  const [beginning, end] = framed('COPY public.f (a) FROM stdin;\nx\n\\.\n').split('x\n')
  async function* slow() {
    yield Buffer.from(`${beginning}${'x\n'.repeat(50_000)}`)
    await delay(2500)
    yield Buffer.from(`x\n${end}`)
  }
  const imports = createImport(database.url, { statementTimeout: 2000 })
  t.match(await imports.run(slow(), new AbortController().signal), { rows: 50_001 })
})

t.test('lines of a COPY block are rows unless they are `\\.` alone', async (t) => {
  const database = await createToolDatabase(t, 'owner')
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
  // The function fits the calls of the script better than the server's own.
  await sql(`create function public.format(a text, b text) returns text language sql
      as $x$ select 'COPY (SELECT 1) TO PROGRAM ''touch ${sign}'' --' $x$;
    create extension pg_trgm;
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
  await t.resolves(sql(script), 'the script can run a second time')
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
  matchEach(t, rows, Array(11).fill({ owner: role }))
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
