import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import t, { type Test } from 'tap'
import { createDumpImport } from '../../src/dumps/dump-import.ts'
import { createToolDatabase, dump, inPieces, silent } from './tool-database.ts'

const prepare = async (t: Test) => {
  const database = await createToolDatabase(t, 'owner')
  await database.sql('create table public.a (id integer); create table public.b (id integer)')
  const text = await dump(database)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  t.teardown(() => client.end())
  const isWaiting = async () => {
    const rows = await database.sql(
      "select from pg_locks where not granted and mode = 'AccessExclusiveLock'",
    )
    return rows.length > 0
  }
  const imports = createDumpImport({ databaseUrl: database.url, log: silent })
  const runImport = () =>
    imports.run(inPieces(text), new AbortController().signal).then(
      () => 'imported',
      (error: Error & { key?: string }) => error.key ?? error.message,
    )
  return { client, isWaiting, runImport }
}

t.test('in a deadlock the import is cancelled, and succeeds afterwards', async (t) => {
  const { client, isWaiting, runImport } = await prepare(t)
  await client.query('begin; insert into b values (1)')
  const result = runImport()
  while (!(await isWaiting())) await delay(20)
  t.ok(await client.query('insert into a values (1)'), 'the client continues')
  await client.query('commit')
  t.equal(await result, 'imported')
})

t.test('an import that cannot get its locks fails with 503', async (t) => {
  const { client, runImport } = await prepare(t)
  await client.query('begin; insert into b values (1)')
  t.equal(await runImport(), 'import_blocked')
  await client.query('commit')
})
