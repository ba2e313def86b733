/** Dumps that carry more than a dump: nothing of them runs, and nothing changes. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import t, { type Test } from 'tap'
import { ImportRole } from '../../src/dumps/import/import-role.ts'
import { createToolDatabase, dump, fingerprint, importText, refusal } from './tool-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'dump-attacks-'))
await chmod(folder, 0o777)
t.teardown(() => rmSync(folder, { recursive: true }))
/** The file that every attack would make. */
const sign = join(folder, 'sign')
const secret = join(folder, 'secret')
writeFileSync(secret, 'secret\n', { mode: 0o644 })

const key = 'DInXuKAy4s4UgHWFES7j8thXAzrcpBJ'
const framed = (statements: string) =>
  `--\n-- PostgreSQL database dump\n--\n\n\\restrict ${key}\n\nSELECT pg_catalog.set_config('search_path', '', false);\nCREATE TABLE public.f (a text);\n${statements}\n\n--\n-- PostgreSQL database dump complete\n--\n\n\\unrestrict ${key}\n`

/** A superuser: whatever were to run could do everything. */
const victim = async (test: Test) => {
  const database = await createToolDatabase(test, 'superuser')
  await database.sql(
    "create table public.kept (id integer primary key, v text); insert into public.kept values (1, 'a')",
  )
  await database.sql('create table public.f (a text)')
  return database
}

t.test('commands of psql', async (t) => {
  const database = await victim(t)
  const before = await fingerprint(database)
  const commands = [
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
    '\\c - postgres',
    `\\g |touch ${sign}`,
    `\\w |touch ${sign}`,
    `-- comment\r\\! touch ${sign}`,
    `SELECT E'\\''; \\! touch ${sign} -- ';`,
    `SELECT 'a\\'; \\! touch ${sign} --';`,
    `CREATE FUNCTION public.g() RETURNS text LANGUAGE sql AS $tag$ select 'x' $tag$; \\! touch ${sign}`,
    `/* /* */ \\! */ \\! touch ${sign}\n`,
    `COPY public.f (a) FROM stdin;\n\\.\n\\! touch ${sign}`,
    `COPY public.f (a) FROM stdin;\nx\n\\.\r\n\\! touch ${sign}`,
    `COPY public.f (a) FROM stdin; \\! touch ${sign}\n\\.`,
    `INSERT INTO public.f VALUES ('\\'); \\! touch ${sign} --');`,
  ]
  for (const command of commands) {
    for (const content of [framed(command), `\ufeff${framed(command)}`, `${command}\n`, `\ufeff${command}\n`]) {
      const { status } = await refusal(database, content)
      t.equal(status, 400, JSON.stringify(content.slice(-200)))
    }
  }
  // A `\.` that does not stand alone on its line belongs to the rows; what the server makes of it is not run either.
  const ownDump = await dump(database)
  for (const rows of [`\\. \n\\! touch ${sign}\n`, `x\\.\n\\! touch ${sign}\n`, `a\r\\.\r\\! touch ${sign}\n`]) {
    const { status } = await refusal(database, framed(`COPY public.f (a) FROM stdin;\n${rows}\\.\n`))
    t.ok(status === 500 || status === 200, rows)
    await importText(database, ownDump)
  }
  t.same(await fingerprint(database), before)
  t.notOk(existsSync(sign))
})

t.test('statements that no dump needs', async (t) => {
  const database = await victim(t)
  const before = await fingerprint(database)
  const refused: Record<string, RegExp> = {
    [`COPY public.f TO PROGRAM 'touch ${sign}';`]: /COPY … PROGRAM/,
    [`COPY public.f FROM PROGRAM 'touch ${sign}';`]: /COPY … PROGRAM/,
    [`COPY public.f FROM '${secret}';`]: /COPY … FROM/,
    [`COPY public.f TO '${sign}';`]: /COPY … TO/,
    [`DO $$ BEGIN EXECUTE 'COPY public.f TO PROGRAM ''touch ${sign}'''; END $$;`]: /: DO /,
    "CREATE FUNCTION public.g(text) RETURNS integer LANGUAGE c AS 'libc.so.6', 'system';": /LANGUAGE c/,
    "CREATE FUNCTION public.g() RETURNS text LANGUAGE plperlu AS 'system(1)';": /LANGUAGE plperlu/,
    [`CREATE FUNCTION public.g() RETURNS void LANGUAGE sql AS $x$ COPY public.f TO PROGRAM 'touch ${sign}' $x$;`]:
      /COPY/,
    [`CREATE FUNCTION public.g() RETURNS void LANGUAGE plpgsql AS $x$ begin execute 'co' || 'py public.f to program ''touch ${sign}'''; end $x$;`]:
      /EXECUTE/,
    [`CREATE FUNCTION public.g() RETURNS text LANGUAGE sql AS $x$ select pg_read_file('${secret}') $x$;`]:
      /pg_read_file/,
    [`CREATE VIEW public.v AS SELECT pg_catalog.pg_read_file('${secret}');`]: /pg_read_file/,
    [`CREATE TABLE public.g (a text DEFAULT pg_read_file('${secret}'));`]: /pg_read_file/,
    'ALTER ROLE postgres NOLOGIN;': /ALTER ROLE/,
    'SET ROLE postgres;': /SET ROLE/,
    "ALTER SYSTEM SET archive_command = 'x';": /ALTER SYSTEM/,
    'CREATE EXTENSION dblink;': /CREATE EXTENSION dblink/,
    'CREATE LANGUAGE plpython3u;': /CREATE LANGUAGE/,
    'DROP TABLE public.f;': /DROP TABLE/,
    'SELECT 1;': /SELECT/,
    "SELECT lo_export(1, '/tmp/x');": /lo_export/,
    'CREATE EVENT TRIGGER e ON ddl_command_start EXECUTE FUNCTION public.g();': /CREATE EVENT TRIGGER/,
  }
  for (const [statement, construct] of Object.entries(refused)) {
    for (const content of [framed(statement), framed(statement).replaceAll('\n', '\r\n')]) {
      const { status, text } = await refusal(database, content)
      t.equal(status, 400, statement)
      t.match(text, construct)
      t.match(text, /línea 9/, 'says where')
    }
  }
  t.same(await fingerprint(database), before)
  t.notOk(existsSync(sign))
})

t.test('transactions are not the dump’s to end', async (t) => {
  const database = await victim(t)
  const before = await fingerprint(database)
  for (const [end, status] of [
    ['select 1/0', 400],
    ['COMMIT', 400],
    ["insert into public.kept values ('x')", 500],
  ] as const) {
    const content = `insert into public.kept values (2, 'b'); COMMIT; insert into public.kept values (3, 'c'); ${end};`
    t.equal((await refusal(database, content)).status, 400)
    const without = `insert into public.kept values (2, 'b'); insert into public.kept values (3, 'c'); ${end};`
    t.equal((await refusal(database, without)).status, status)
  }
  t.equal((await refusal(database, "insert into public.kept values (2, 'b');ABORT;")).status, 400)
  t.same(await fingerprint(database), before)

  const rows = `COPY public.f (a) FROM stdin;\n${`${'x'.repeat(99)}\n`.repeat(500_000)}\\.\n`
  for (const last of ['CREATE TABLE public.f (a text);', 'ALTER TABLE ONLY public.f ADD CONSTRAINT;', 'SELEKT 1;']) {
    const answer = await refusal(database, framed(`${rows}${last}`))
    t.equal(answer.status, 500, `50 MB and then ${last}`)
    t.match(answer.text, /^No se ha podido importar el volcado: (relation "f" already exists|syntax error at )/)
  }
  t.same(await fingerprint(database), before)
})

t.test('code of a dump never has a superuser’s rights while it comes in', async (t) => {
  const database = await victim(t)
  const seen = `
    CREATE TABLE public.seen (at text, who text);
    CREATE FUNCTION public.see(at text) RETURNS boolean LANGUAGE plpgsql AS $x$
      begin insert into public.seen values (at, current_user); return true; end $x$;
    CREATE FUNCTION public.seen_by_index(n integer) RETURNS integer LANGUAGE plpgsql IMMUTABLE AS $x$
      begin perform public.see('index'); return n; end $x$;
    CREATE FUNCTION public.seen_by_trigger() RETURNS trigger LANGUAGE plpgsql AS $x$
      begin perform public.see(TG_NAME); return new; end $x$;
    CREATE DOMAIN public.watched AS integer CHECK (public.see('domain'));
    CREATE TABLE public.t (a integer CHECK (public.see('check')), b boolean DEFAULT public.see('default'), c public.watched);
    CREATE INDEX i ON public.t (public.seen_by_index(a));
    CREATE TRIGGER "trigger" BEFORE INSERT ON public.t FOR EACH ROW EXECUTE FUNCTION public.seen_by_trigger();
    COPY public.t (a, c) FROM stdin;\n1\t1\n\\.
    INSERT INTO public.t (a, c) VALUES (2, 2);
    ALTER TABLE ONLY public.t ADD CONSTRAINT late CHECK (public.see('validation'));
    CREATE CONSTRAINT TRIGGER deferred AFTER INSERT ON public.t DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION public.seen_by_trigger();
    INSERT INTO public.t (a, c) VALUES (3, 3);
    SELECT pg_catalog.setval('public.s', 1, true);`.replace(/^ +/gm, '')
  await importText(
    database,
    framed(seen.replace('SELECT pg_catalog.setval', 'CREATE SEQUENCE public.s;\nSELECT pg_catalog.setval')),
  )
  const roles = await database.sql<{ at: string; role: string }>(
    "select at, min(regexp_replace(who, '[0-9a-f]+$', '')) as role from public.seen group by at order by at",
  )
  t.same(
    roles.map(({ at }) => at),
    ['check', 'default', 'deferred', 'domain', 'index', 'trigger', 'validation'],
  )
  for (const { at, role } of roles) t.equal(role, 'dump_import_', at)
  t.same(await database.sql("select 1 from pg_proc where prosecdef and pronamespace = 'public'::regnamespace"), [])
  t.same(await database.sql("select distinct tableowner as o from pg_tables where schemaname = 'public'"), [
    { o: database.role },
  ])
  await database.sql('insert into public.t (a, c) values (4, 4)')
  t.same(
    await database.sql("select distinct who from public.seen where who !~ '^dump_import_'"),
    [{ who: database.role }],
    'as before',
  )

  for (const way of [
    "perform set_config('role', 'none', true)",
    "perform set_config('session_authorization', session_user, true)",
  ]) {
    const answer = await refusal(
      database,
      framed(`
CREATE FUNCTION public.up() RETURNS text LANGUAGE plpgsql AS $x$ begin ${way}; return current_user; end $x$;
CREATE TABLE public.t (a integer, b text DEFAULT public.up());
INSERT INTO public.t (a) VALUES (1);`),
    )
    t.equal(answer.status, 500)
    t.match(answer.text, /cannot set parameter "(role|session_authorization)" within security-definer function/)
  }
  const answer = await refusal(
    database,
    framed("CREATE TABLE public.t (a integer, b text DEFAULT set_config('role', 'none', true));"),
  )
  t.match(answer, { status: 400, text: /set_config\(\)/ })
})

t.test('ways back to the superuser that are no calls', async (t) => {
  const database = await victim(t)
  const before = await fingerprint(database)
  const rule = (action: string) => `
CREATE TABLE public.t (a text);
CREATE RULE r AS ON INSERT TO public.t DO ALSO ${action};
INSERT INTO public.t VALUES ('1');
CREATE TABLE public.who (a text);`
  const aggregate = "CREATE AGGREGATE public.up(text, boolean) (SFUNC = 'set_config', STYPE = text, INITCOND = 'role');"
  const ways: Record<string, RegExp> = {
    [`${aggregate}${rule("SELECT public.up('none', false) AS x")}`]: /set_config\(\)/,
    [`CREATE OPERATOR public.@@> (PROCEDURE = 'lo_export', LEFTARG = oid, RIGHTARG = text);
      CREATE TABLE public.w (b integer DEFAULT ('1'::oid OPERATOR(public.@@>) '${sign}'::text));
      INSERT INTO public.w DEFAULT VALUES;`]: /lo_export\(\)/,
    // The view has a rule of the server's that calls set_config.
    [rule("UPDATE pg_catalog.pg_settings SET setting = 'none' WHERE name = 'role'")]: /pg_settings/,
    'CREATE VIEW public.v AS SELECT rolname, rolpassword FROM pg_catalog.pg_authid;': /pg_authid/,
    'CREATE VIEW public.v AS SELECT * FROM pg_hba_file_rules;': /pg_hba_file_rules/,
    [`CREATE FUNCTION public.g() RETURNS trigger LANGUAGE plpgsql AS $x$ begin
        update pg_catalog.pg_authid set rolsuper = true; return new; end $x$;`]: /pg_authid/,
    [`CREATE FUNCTION public.g(a text) RETURNS text LANGUAGE plpgsql AS $x$ begin
        execute format('select %I(%L)', a, '${secret}') into a; return a; end $x$;`]: /EXECUTE/,
  }
  for (const [statements, construct] of Object.entries(ways)) {
    const answer = await refusal(database, framed(statements))
    t.equal(answer.status, 400, statements)
    t.match(answer.text, construct)
  }
  t.same(await fingerprint(database), before)
  t.notOk(existsSync(sign))
})

t.test('a statement that gets back to the superuser all the same is noticed', async (t) => {
  const database = await victim(t)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  t.teardown(() => client.end())
  const role = new ImportRole(client)
  await client.query('begin')
  await role.enter(false)
  await client.query('create table public.t (a integer)')
  t.equal(role.escaped, false)
  await client.query("select set_config('role', 'none', true)")
  t.equal(role.escaped, true)
  await client.query('rollback')
})

t.test('an ordinary role is held by its own rights', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  const dynamic = framed(`
CREATE FUNCTION public.g() RETURNS text LANGUAGE plpgsql AS $x$ begin
  execute 'co' || 'py (select 1) to program ''touch ${sign}'''; return 1; end $x$;
CREATE TABLE public.t (a integer, b text DEFAULT public.g());
INSERT INTO public.t (a) VALUES (1);`)
  const answer = await refusal(database, dynamic)
  t.match(answer, { status: 500, text: /permission denied to COPY to or from an external program|must be superuser/ })
  t.notOk(existsSync(sign))
})
