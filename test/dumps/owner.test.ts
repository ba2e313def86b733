import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import t from 'tap'
import { createDatabase, runOnServer } from '../support/postgres.ts'
import { createToolDatabase, query } from './tool-database.ts'

const run = promisify(execFile)
const main = new URL('../../src/start/findings-owner.ts', import.meta.url).pathname

/** The SQL that `npm run findings:owner` prints for a URL. */
const printed = async (url: string) => {
  const env = { PATH: process.env.PATH, FINDINGS_DATABASE_URL: url }
  return (await run(process.execPath, [main], { env, cwd: '/' })).stdout
}

t.test('a database of a superuser gets an ordinary owner', async (t) => {
  const database = await createToolDatabase(t, 'superuser')
  const { sql } = database
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

  const rows = await query(
    url.href,
    `select relname as name, pg_get_userbyid(relowner) as owner from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'S')
     union all select typname, pg_get_userbyid(typowner) from pg_type where typname = 'level'
     union all select nspname, pg_get_userbyid(nspowner) from pg_namespace where nspname like 'Odd%'
     union all select proname, pg_get_userbyid(proowner) from pg_proc where proname = 'twice'
     union all select datname, pg_get_userbyid(datdba) from pg_database
                where datname = current_database()`,
  )
  t.equal(rows.length, 10)
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
