/** What an import does with what is in the database already, and with what exists elsewhere only. */
import t from 'tap'
import { createDumpImport } from '../../src/dumps/dump-import.ts'
import { runOnServer } from '../support/postgres.ts'
import {
  createSibling,
  createToolDatabase,
  dump,
  essenceOf,
  fingerprint,
  importText,
  inPieces,
  refusal,
  silent,
} from './tool-database.ts'
import { toolSchema } from './tool-schema.ts'

t.test('what exists elsewhere', async (t) => {
  const source = await createToolDatabase(t, 'owner')
  await source.sql(toolSchema(source.role))
  const text = await dump(source)
  const foreign = await createToolDatabase(t, 'owner')
  const summary = await importText(foreign, text)
  t.ok(summary.skipped > 20, 'owners and privileges that cannot be set are passed over')
  const owners = await foreign.sql<{ owner: string }>(
    "select distinct tableowner as owner from pg_tables where schemaname = 'public'",
  )
  t.same(owners, [{ owner: foreign.role }], 'everything belongs to the importing role')

  const strange = text.replaceAll(source.role, 'nobody_knows_this_role')
  t.ok((await importText(foreign, strange)).skipped > 20, 'roles that do not exist are passed over')
  t.equal(essenceOf(await dump(foreign, '-Ox')), essenceOf(await dump(source, '-Ox')))
})

t.test('extensions of the administrator and what belongs to them stay', async (t) => {
  const database = await createToolDatabase(t, 'superuser')
  await database.sql(
    'create extension pg_trgm; create schema admin; create extension hstore schema admin',
  )
  await database.sql(
    'create table public.t (h admin.hstore); create index on public.t using gist (h admin.gist_hstore_ops)',
  )
  await database.sql(`insert into public.t values ('a=>1')`)
  const original = await fingerprint(database)
  const text = await dump(database)
  await importText(database, text)
  t.same(await fingerprint(database), original)
})

t.test('a script without the header of pg_dump is run on what is there', async (t) => {
  for (const kind of ['owner', 'superuser'] as const) {
    const database = await createToolDatabase(t, kind)
    await database.sql('create table public.kept (id integer); insert into public.kept values (1)')
    await importText(
      database,
      'create table public.added (id integer);\ninsert into public.kept values (2), (3);\ncopy public.added from stdin;\n7\n\\.\n',
    )
    t.same(await database.sql('select id from public.kept order by id'), [
      { id: 1 },
      { id: 2 },
      { id: 3 },
    ])
    t.same(await database.sql('select id from public.added'), [{ id: 7 }])
  }
})

t.test('data alone goes into the tables that are there', async (t) => {
  for (const kind of ['owner', 'superuser'] as const) {
    const database = await createToolDatabase(t, kind)
    await database.sql('create table public.t (id serial primary key, v text)')
    await database.sql("insert into public.t (v) values ('a'), ('b')")
    const text = await dump(database, '--data-only')
    await database.sql('delete from public.t')
    await importText(database, text)
    t.same(await database.sql('select id, v from public.t order by id'), [
      { id: 1, v: 'a' },
      { id: 2, v: 'b' },
    ])
  }
})

t.test('partitioned tables that are there already', async (t) => {
  for (const kind of ['owner', 'superuser'] as const) {
    const database = await createToolDatabase(t, kind)
    await database.sql(`
      create table public.p (id integer, d date) partition by range (d);
      create table public.p1 partition of public.p default;
      create table public.q (a integer) partition by range ((a + 1));
      create procedure public.pr(a integer) language sql as 'select a';
      insert into public.p values (1, '2020-01-01')`)
    const before = await fingerprint(database)
    await importText(database, await dump(database))
    t.same(await fingerprint(database), before, kind)
  }
})

t.test('default privileges of the database do not outlive it', async (t) => {
  for (const kind of ['owner', 'superuser'] as const) {
    const database = await createToolDatabase(t, kind)
    await database.sql(`
      create table public.before (a integer);
      alter default privileges in schema public grant select on tables to public;
      alter default privileges revoke execute on functions from public;
      alter default privileges grant usage on schemas to public;
      create table public.after (a integer);
      create function public.f() returns integer language sql as 'select 1'`)
    const before = await fingerprint(database)
    const text = await dump(database)
    await importText(database, text)
    t.same(await fingerprint(database), before, kind)
    const other = await createSibling(t, database)
    await other.sql('create table public.t (a integer)')
    await importText(database, await dump(other))
    t.same(
      await database.sql('select 1 from pg_default_acl'),
      [],
      'a dump without them leaves none',
    )
  }
})

t.test('roles that reach beyond their database', async (t) => {
  for (const kind of ['superuser', 'createrole', 'member'] as const) {
    const database = await createToolDatabase(t, kind === 'member' ? 'owner' : kind)
    if (kind === 'member') await runOnServer(`grant pg_read_all_data to ${database.role}`)
    const warnings: unknown[] = []
    const log = { ...silent, warn: (fields: unknown) => warnings.push(fields) }
    const imports = createDumpImport({ databaseUrl: database.url, log })
    await imports.warnOfRole()
    t.match(warnings, [{ event: 'findings_role_powerful' }])
    const { signal } = new AbortController()
    const refused = imports.run(inPieces('create table public.t (id integer);'), signal)
    await t.rejects(refused, { message: /findings:owner/ })
    t.equal(
      (await refusal(database, 'create table public.t (id integer);')).status,
      200,
      'unless the operator says so',
    )
  }
})

t.test('a database with the service’s own tables', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  await database.sql(
    'create table public.accounts (); create table public.weights (); create table public.wstg_inbox ()',
  )
  t.match(await refusal(database, 'create table public.t (id integer);'), {
    status: 500,
    key: 'dumps_own_database',
  })
})

t.test('the positions of sequences', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  await database.sql(`
    create table public.p (id serial primary key, v text);
    create table public.c (id integer generated always as identity primary key,
      p_id integer references public.p deferrable initially deferred);
    create sequence public.other start 5 increment 7;
    insert into public.p (v) select 'x' from generate_series(1, 100);
    insert into public.c (p_id) select id from public.p`)
  const before = await fingerprint(database)
  const positions = `SELECT pg_catalog.setval('public.p_id_seq', 3, true);
    SELECT pg_catalog.setval('public.other', 40, false);`
  const header = '--\n-- PostgreSQL database dump\n--\n'
  const failing = [
    `${positions} INSERT INTO public.c OVERRIDING SYSTEM VALUE VALUES (1000, 999);`,
    `${header}${positions} SELEKT 1;`,
    `${positions} INSERT INTO public.p (v) VALUES ('a'), ('b'); INSERT INTO public.p VALUES (1, 'c');`,
    `${header}CREATE TABLE public.p (id integer); ${positions}`,
  ]
  for (const text of failing) {
    t.equal((await refusal(database, text)).status, 500)
    t.same(await fingerprint(database), before, 'are as they were after an import that fails')
  }
  await importText(database, positions)
  t.same(
    await database.sql(
      "select nextval('public.p_id_seq')::int as p, nextval('public.other')::int as o",
    ),
    [{ p: 4, o: 40 }],
  )
})
