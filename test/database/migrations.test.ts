import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import t from 'tap'
import { migrateUp } from '../../db/migrate.ts'
import { describeSchema } from '../../db/schema.ts'
import { connect, createDatabase, open } from '../support/postgres.ts'

const schemaFile = new URL('../../db/schema.sql', import.meta.url)

const openEmpty = async (t: Parameters<typeof createDatabase>[0]) => {
  const url = await createDatabase(t, null)
  return { url, db: open(t, url, { poolSize: 2, timeout: 60_000 }) }
}

t.test('a start with a current schema leaves the functions of a newer release', async (t) => {
  const { db } = await openEmpty(t)
  t.ok((await migrateUp(db)).length > 0)
  await sql`
    create or replace function summarise_weights() returns trigger
    language plpgsql as 'begin return null; end'`.execute(db)
  const schema = await describeSchema(db)
  t.same(await migrateUp(db), [])
  t.equal(await describeSchema(db), schema)
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
