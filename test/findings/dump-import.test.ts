/** What an import does with what is in the database already, and with what exists elsewhere only. */
import t from 'tap'
import { createToolDatabase, dump, essenceOf, fingerprint, importText } from './tool-database.ts'
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
