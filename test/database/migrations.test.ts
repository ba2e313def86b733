import { readFile } from 'node:fs/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import t from 'tap'
import { type Migrations, migrateUp, ownMigrations } from '../../db/migrate.ts'
import { requireMigration } from '../../db/migration-state.ts'
import { describeSchema } from '../../db/schema.ts'
import { eventually } from '../support/eventually.ts'
import { connect, createDatabase, open } from '../support/postgres.ts'

const schemaFile = new URL('../../db/schema.sql', import.meta.url)

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

t.test(
  'an older release waits for a newer one that migrates, and accepts its schema',
  async (t) => {
    const { db, url } = await openEmpty(t)
    const older = open(t, url, { poolSize: 2, timeout: 60_000 })
    const observer = await connect(t, url)
    await observer.query('select pg_advisory_lock(3853314791062309107)')
    const waiting = (count: number) =>
      eventually(async () => {
        const text = "select from pg_locks where locktype = 'advisory' and not granted"
        return (await observer.query(text)).rowCount === count
      }, 'the wait for the lock')
    const newerRuns = migrateUp(db, withLater({ '900-note': addNote }))
    await waiting(1)
    const olderRuns = migrateUp(older)
    await waiting(2)
    await observer.query('select pg_advisory_unlock(3853314791062309107)')
    t.same(await newerRuns, { ran: [...released, '900-note'], newer: [] })
    t.same(await olderRuns, { ran: [], newer: ['900-note'] })
  },
)

t.test('each migration runs on the schema of those before it, and alone', async (t) => {
  const { db } = await openEmpty(t)
  for (const [index, name] of released.entries()) {
    const known = released.slice(0, index + 1)
    const migrations = Object.fromEntries(
      Object.entries(ownMigrations).filter(([other]) => known.includes(other)),
    )
    t.same(await migrateUp(db, migrations), { ran: [name], newer: [] })
  }
  t.equal(await describeSchema(db), await readFile(schemaFile, 'utf8'))
})

t.test('a migration that fails half-way undoes all migrations of its start', async (t) => {
  const { db } = await openEmpty(t)
  await migrateUp(db)
  const schema = await describeSchema(db)
  const broken = statement('alter table leases add reason text; select missing from leases')
  const message =
    'migration 901-broken failed, nothing has changed: column "missing" does not exist'
  await t.rejects(migrateUp(db, withLater({ '900-note': addNote, '901-broken': broken })), {
    name: 'MigrationError',
    message,
  })
  t.equal(await describeSchema(db), schema)
  t.same(await migrateUp(db), { ran: [], newer: [] })
})

t.test('a schema that requires a later migration ends the start of an older release', async (t) => {
  const { db } = await openEmpty(t)
  await migrateUp(db)
  await migrateUp(db, withLater({ '900-note': addNote, '901-drop': dropNote }))
  const message =
    'the schema is at 901-drop and requires a release that knows 900-note; ' +
    `this release knows the migrations up to ${released.at(-1)}`
  await t.rejects(migrateUp(db), { name: 'SchemaTooNewError', message })
  const between = withLater({ '900-note': addNote })
  t.same(await migrateUp(db, between), { ran: [], newer: ['901-drop'] })
})

t.test(
  'db/schema.sql equals the result of the migrations and creates the same schema',
  async (t) => {
    const { db } = await openEmpty(t)
    await migrateUp(db)
    const schema = await readFile(schemaFile, 'utf8')
    t.equal(await describeSchema(db), schema, '`make schema` writes it')

    const { db: other, url } = await openEmpty(t)
    await (await connect(t, url)).query(schema)
    t.equal(await describeSchema(other), schema, 'on an empty database it creates the same schema')
  },
)

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
