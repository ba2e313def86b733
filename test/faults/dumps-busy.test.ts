/** Exports and imports beside each other, beside the tool, and without a reachable database. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import t from 'tap'
import { createDumpExport } from '../../src/dumps/dump-export.ts'
import { createDumpImport } from '../../src/dumps/dump-import.ts'
import {
  createToolDatabase,
  dump,
  failureOf,
  importText,
  inPieces,
  isImporting,
  silent,
} from '../dumps/tool-database.ts'
import { eventually } from '../support/eventually.ts'
import { connect } from '../support/postgres.ts'

const { signal } = new AbortController()
const open = (databaseUrl: string) =>
  createDumpExport({ databaseUrl, log: silent, now: () => new Date() }).open(signal)

t.test('an unreachable or hanging database fails an export and an import', async (t) => {
  const { url } = await createToolDatabase(t, 'owner')
  const sockets: Socket[] = []
  const hanging = createServer((socket) => sockets.push(socket))
  await once(hanging.listen(0, '127.0.0.1'), 'listening')
  t.teardown(() => {
    for (const socket of sockets) socket.destroy()
    hanging.close()
  })
  const { port } = hanging.address() as AddressInfo
  for (const at of [1, port]) {
    const away = url.replace(/:\d+\//, `:${at}/`)
    t.match(await failureOf(open(away)), { status: 500, key: 'export_failed' })
    const importing = importText({ url: away }, 'create table public.t (id integer);')
    t.match(await failureOf(importing), { status: 503, key: 'service_unavailable' })
  }
})

t.test('an export does not wait for long for the locks of the tool', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  await database.sql('create table public.t (id integer)')
  const tool = await connect(t, database.url)
  await tool.query('begin; lock table public.t')
  t.match(await failureOf(open(database.url)), {
    status: 503,
    key: 'export_blocked',
    retryAfter: 60,
  })
})

t.test('an export waits for an import', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  await database.sql('create table public.t (id integer); insert into public.t values (1), (2)')
  const content = await dump(database)
  const { promise: rest, resolve: release } = Promise.withResolvers<void>()
  async function* slow() {
    yield Buffer.from('--\n'.repeat(30_000))
    await rest
    yield Buffer.from(content)
  }
  const imports = createDumpImport({ databaseUrl: database.url, log: silent })
  const importing = imports.run(slow(), signal)
  await eventually(() => isImporting(database))
  t.match(await failureOf(open(database.url)), { status: 503, key: 'import_running' })
  const opening = open(database.url)
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted`
  await eventually(async () => (await database.sql(waiting)).length > 0)
  release()
  await importing
  t.match(await text((await opening).stream), /COPY public\.t \(id\) FROM stdin;\n1\n2\n\\\.\n/)
})

t.test('an import does not disturb a running export', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  await database.sql(`create table public.large as
    select n, repeat('x', 1000) as text from generate_series(1, 60000) n`)
  const schema = await dump(database, '--schema-only')
  const { stream } = await open(database.url)
  const imports = createDumpImport({ databaseUrl: database.url, log: silent })
  t.match(await failureOf(imports.run(inPieces(schema), signal)), {
    status: 503,
    key: 'import_blocked',
  })
  t.match(await text(stream), /PostgreSQL database dump complete/)
})

t.test('in a deadlock the import gives way, and succeeds afterwards', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  await database.sql('create table public.a (id integer); create table public.b (id integer)')
  const content = await dump(database)
  const tool = await connect(t, database.url)
  await tool.query('begin; insert into b values (1)')
  const importing = importText(database, content)
  const waiting = "select from pg_locks where not granted and mode = 'AccessExclusiveLock'"
  await eventually(async () => (await database.sql(waiting)).length > 0)
  t.ok(await tool.query('insert into a values (1)'), 'the tool continues')
  await tool.query('commit')
  t.equal((await importing).statements > 0, true)
})
