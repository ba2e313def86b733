import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import t from 'tap'
import { type Migrations, migrateUp, ownMigrations } from '../../../db/migrate.ts'
import { concurrentIndex } from '../../../db/migration.ts'
import { requireMigration } from '../../../db/migration-state.ts'
import { describeRelease, describeSchema } from '../../../db/schema.ts'
import { eventually } from '../../support/eventually.ts'
import { connect, createDatabase, open } from '../../support/postgres.ts'

const schemaFile = new URL('../../../db/schema.sql', import.meta.url)

const openEmpty = async (t: Parameters<typeof createDatabase>[0]) => {
  const url = await createDatabase(t, null)
  return { url, db: open(t, url, { poolSize: 2, timeout: 60_000 }) }
}

const released = Object.keys(ownMigrations)

/** The migrations of a newer release. */
const withLater = (later: Migrations): Migrations => ({ ...ownMigrations, ...later })

const statement = (text: string) => ({
  up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)),
})
const addNote = statement('alter table leases add note text')
const dropNote = {
  async up(db: Kysely<unknown>) {
    await sql`alter table leases drop note`.execute(db)
    await requireMigration(db, '900-note')
  },
}

t.test('a start with a current schema reads only', async (t) => {
  const { db, url } = await openEmpty(t)
  t.same(await migrateUp(db), { ran: released, newer: [] })
  const observer = await connect(t, url)
  // Neither the migrator's lock nor a lock of a table that admits readers delays it.
  await observer.query('begin')
  await observer.query('select pg_advisory_lock(3853314791062309107)')
  await observer.query('lock table kysely_migration, weights in access share mode')
  const readOnly = new URL(url)
  readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
  const starting = new pg.Pool({ connectionString: readOnly.href, max: 1 })
  const reader = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: starting }) })
  t.teardown(() => reader.destroy())
  t.same(await migrateUp(reader), { ran: [], newer: [] })
})

t.test('an older release runs on the schema of a newer one and changes nothing', async (t) => {
  const { db } = await openEmpty(t)
  await migrateUp(db)
  const later = withLater({ '900-note': addNote })
  t.same(await migrateUp(db, later), { ran: ['900-note'], newer: [] })
  await sql`
    create or replace function summarise_weights() returns trigger
    language plpgsql as 'begin return null; end'`.execute(db)
  const schema = await describeSchema(db)
  t.same(await migrateUp(db), { ran: [], newer: ['900-note'] })
  t.equal(await describeSchema(db), schema, 'a changed function stays')
  t.same(await migrateUp(db, later), { ran: [], newer: [] }, 'the newer release goes on')
})

/** Waits until this many wait for locks of this type. */
const waiters = (observer: pg.Client, locktype: string, count: number) =>
  eventually(async () => {
    const text = `select from pg_locks join pg_stat_activity using (pid)
      where datname = current_database() and locktype = '${locktype}' and not granted`
    return (await observer.query(text)).rowCount === count
  }, `${count} that wait for the ${locktype}`)

t.test('an older release waits for the migration of a newer one, and accepts it', async (t) => {
  const { db, url } = await openEmpty(t)
  const older = open(t, url, { poolSize: 2, timeout: 60_000 })
  const observer = await connect(t, url)
  await observer.query('select pg_advisory_lock(3853314791062309107)')
  // While an index is built, a process that waits gives up, and its start repeats the wait.
  const transactions = Object.fromEntries(
    Object.entries(ownMigrations).filter(([, { outsideTransaction }]) => !outsideTransaction),
  )
  const newerRuns = migrateUp(db, { ...transactions, '900-note': addNote })
  await waiters(observer, 'advisory', 1)
  const olderRuns = migrateUp(older, transactions)
  await waiters(observer, 'advisory', 2)
  await observer.query('select pg_advisory_unlock(3853314791062309107)')
  t.same(await newerRuns, { ran: [...Object.keys(transactions), '900-note'], newer: [] })
  t.same(await olderRuns, { ran: [], newer: ['900-note'] })
})

/** Tables that are large and written to all the time. */
const busy = ['accounts', 'weights', 'wstg_inbox']

/** The busy tables with the numbers of complete reads, of this transaction and shortly before. */
const readsOf = async (db: Kysely<unknown>) => {
  const { rows } = await sql<{ read: string }>`
    select concat_ws(' ', relname, seq_scan) as read from pg_stat_xact_user_tables
    where relname = any(${busy})`.execute(db)
  return rows.map(({ read }) => read)
}

/** The migrations, and the names of those that have read all of a busy table when they ran. */
const watched = (migrations: Migrations) => {
  const readers: string[] = []
  const watch = ([name, migration]: [string, Migrations[string]]) => {
    const up = async (db: Kysely<unknown>) => {
      const before = await readsOf(db)
      await migration.up(db)
      if ((await readsOf(db)).join() !== before.join()) readers.push(name)
    }
    return [name, migration.outsideTransaction ? migration : { up }] as const
  }
  return { migrations: Object.fromEntries(Object.entries(migrations).map(watch)), readers }
}

t.test('each migration runs on the schema of those before it, and alone', async (t) => {
  const { db } = await openEmpty(t)
  const { migrations: all, readers } = watched(ownMigrations)
  for (const [index, name] of released.entries()) {
    const known = released.slice(0, index + 1)
    const migrations = Object.fromEntries(
      Object.entries(all).filter(([other]) => known.includes(other)),
    )
    t.same(await migrateUp(db, migrations), { ran: [name], newer: [] })
  }
  t.equal(await describeSchema(db), await readFile(schemaFile, 'utf8'))
  t.same(
    // The first one makes the tables.
    readers.filter((name) => name !== released[0]),
    [],
    'a busy table is locked while it is read: use concurrentIndex, or a constraint `not valid`',
  )
})

t.test('a migration that fails is undone, and those before it stay', async (t) => {
  const { db } = await openEmpty(t)
  await migrateUp(db, withLater({ '900-note': addNote }))
  const schema = await describeSchema(db)
  const broken = statement('alter table leases add reason text; select missing from leases')
  const later = withLater({ '900-note': addNote, '901-empty': statement(''), '902-broken': broken })
  const message =
    'migration 902-broken failed, those before it stay: column "missing" does not exist'
  const ran: string[] = []
  await t.rejects(migrateUp(db, later, ran), { name: 'MigrationError', message })
  t.same(ran, ['901-empty'])
  t.equal(await describeSchema(db), schema)
  t.same(await migrateUp(db), { ran: [], newer: ['900-note', '901-empty'] })
})

t.test('a migration that an earlier release does not have is not passed over', async (t) => {
  const { db } = await openEmpty(t)
  await migrateUp(db, withLater({ '000-earlier': addNote }))
  const message = /requires a release that knows 000-earlier; this release knows/
  await t.rejects(migrateUp(db), { name: 'OtherSchemaError', message })
})

/** The definition of an index of weights, and whether its build has ended. */
const indexStates = (observer: pg.Client) =>
  observer
    .query(
      `select indisvalid, pg_get_indexdef(indexrelid) as definition from pg_index
       where indexrelid = to_regclass('weights_moments')`,
    )
    .then(({ rows }) => rows)
const moments = {
  indisvalid: true,
  definition: 'CREATE INDEX weights_moments ON public.weights USING btree (recorded_at)',
}
const addMoments = withLater({
  '900-moments': concurrentIndex('weights_moments', 'weights (recorded_at)'),
})
t.test('an index is built while others write, and replaces what an attempt left', async (t) => {
  const url = await createDatabase(t)
  const db = open(t, url, { timeout: 60_000 })
  const observer = await connect(t, url)
  await observer.query(
    `insert into accounts (username, password_hash, role)
     values ('ana', 'x', 'user'), ('luis', 'x', 'user')`,
  )
  const weigh = (client: pg.Client, user: number) =>
    client.query('insert into weights (user_id, weight_kg, recorded_at) values ($1, 60, now())', [
      user,
    ])
  const writer = await connect(t, url)
  await writer.query('begin')
  await weigh(writer, 1)
  const interrupted = await connect(t, url)
  await interrupted.query('set statement_timeout = 200')
  const left = 'create index concurrently weights_moments on weights (weight_kg)'
  await t.rejects(interrupted.query(left))
  t.match(await indexStates(observer), [{ indisvalid: false }])

  const building = migrateUp(db, addMoments)
  await waiters(observer, 'virtualxid', 1)
  await weigh(observer, 2)
  // A second process must not stop the build: it waits for all that has begun.
  // Shorter than `deadlock_timeout`, after which the server ends one of the two, which tries again.
  const options = encodeURIComponent('-c lock_timeout=500')
  const second = open(t, `${url}?options=${options}`, { timeout: 60_000 })
  const waiting = t.rejects(migrateUp(second, addMoments))
  await waiters(observer, 'advisory', 1)
  await writer.query('commit')
  t.same(await building, { ran: ['900-moments'], newer: [] })
  await waiting
  t.same(await indexStates(observer), [moments])
  t.same(await migrateUp(second, addMoments), { ran: [], newer: [] })
})

t.test('a schema that requires a later migration ends the start of an older release', async (t) => {
  const { db } = await openEmpty(t)
  await migrateUp(db)
  await migrateUp(db, withLater({ '900-note': addNote, '901-drop': dropNote }))
  const message =
    'the schema is at 901-drop and requires a release that knows 900-note; ' +
    `this release knows the migrations up to ${released.at(-1)}`
  await t.rejects(migrateUp(db), { name: 'OtherSchemaError', message })
  const between = withLater({ '900-note': addNote })
  t.same(await migrateUp(db, between), { ran: [], newer: ['901-drop'] })
})

/** Wider, without a read of the table. */
const widerRole = statement(
  `alter table accounts drop constraint accounts_role_check,
     add constraint accounts_role_check check (role in ('admin', 'auditor', 'user')) not valid`,
)

t.test('the schema of each release, and of one that is made here, becomes this one', async (t) => {
  const { db: made } = await openEmpty(t)
  await migrateUp(made)
  t.equal(await describeSchema(made), await readFile(schemaFile, 'utf8'), '`make schema` writes it')
  const files = globSync('releases/*.sql', { cwd: import.meta.dirname })
  const texts = files.map((file) => readFile(join(import.meta.dirname, file), 'utf8'))
  const later = withLater({ '900-wider': widerRole })
  await migrateUp(made, later)
  for (const release of [await describeRelease(made), ...(await Promise.all(texts))]) {
    const { db, url } = await openEmpty(t)
    await (await connect(t, url)).query(release)
    await migrateUp(db, later)
    t.equal(await describeSchema(db), await describeSchema(made))
  }
})

t.test('a schema with objects that the description does not cover is refused', async (t) => {
  for (const statement of [
    'create view seen as select 1 as one',
    'create sequence numbers',
    "create type mood as enum ('good', 'bad')",
    'create domain kilograms as numeric check (value > 0)',
    'create materialized view kept as select 1 as one',
  ]) {
    const { db, url } = await openEmpty(t)
    await (await connect(t, url)).query(statement)
    await t.rejects(describeSchema(db), /db\/schema\.ts cannot describe/, statement)
  }
})
