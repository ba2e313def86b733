/** What an import does with what is in the database already, and with what exists elsewhere only. */
import t from 'tap'
import { createSibling, createToolDatabase, dump, essenceOf, fingerprint, importText } from './tool-database.ts'
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
  await database.sql('create extension pg_trgm; create schema admin; create extension hstore schema admin')
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
    t.same(await database.sql('select id from public.kept order by id'), [{ id: 1 }, { id: 2 }, { id: 3 }])
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

t.test('--data-only --disable-triggers --enable-row-security', async (t) => {
  for (const kind of ['owner', 'superuser'] as const) {
    const database = await createToolDatabase(t, kind)
    await database.sql(`
      create table public.log (a text);
      create function public.write() returns trigger language plpgsql as
        $$ begin insert into public.log values (tg_table_name); return new; end $$;
      create table public."a b" (id integer primary key, c integer);
      create table public.c (id integer primary key, a integer references public."a b" deferrable initially deferred);
      ${kind === 'superuser' ? 'alter table public."a b" add foreign key (c) references public.c;' : ''}
      create trigger w after insert on public.c for each row execute function public.write()`)
    await database.sql('begin; insert into public."a b" values (1); insert into public.c values (1, 1), (2, 1); commit')
    await database.sql('delete from public.log; update public."a b" set c = 2')
    const before = await fingerprint(database)
    const text = await dump(database, '--data-only', '--disable-triggers', '--enable-row-security')
    await database.sql('truncate public."a b", public.c')
    await importText(database, text)
    t.same(await fingerprint(database), before, kind)
    await database.sql('insert into public.c values (3, 1)')
    t.same(await database.sql('select a from public.log'), [{ a: 'c' }], 'the trigger is on again')
    await t.rejects(database.sql('insert into public.c values (4, 9)'), /foreign key/)
  }
})

t.test('partitioned tables and aggregates without arguments that are there already', async (t) => {
  for (const kind of ['owner', 'superuser'] as const) {
    const database = await createToolDatabase(t, kind)
    await database.sql(`
      create table public.p (id integer, d date) partition by range (d);
      create table public.p1 partition of public.p default;
      create table public.q (a integer) partition by range ((a + 1));
      create aggregate public.ag(*) (sfunc = int8inc, stype = int8, initcond = '0');
      create aggregate public.ag(integer) (sfunc = int4_sum, stype = int8);
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
      create function public.f() returns integer language sql as 'select 1';
      create type public.range as range (subtype = integer)`)
    const before = await fingerprint(database)
    const text = await dump(database)
    await importText(database, text)
    t.same(await fingerprint(database), before, kind)
    const other = await createSibling(t, database)
    await other.sql('create table public.t (a integer)')
    await importText(database, await dump(other))
    t.same(await database.sql('select 1 from pg_default_acl'), [], 'a dump without them leaves none')
  }
})
