/** Given the tool's database, when an export or import is disturbed, then nothing is half done. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'
import { createDumpExport } from '../../src/checklist/dumps/dump-export.ts'
import {
  asDump,
  createImport,
  createToolDatabase,
  dump,
  exportOptions,
  fingerprint,
  importText,
  inPieces,
  isImporting,
  refusal,
  startHeldImport,
  untilImportEnds,
} from '../checklist/dumps/tool-database.ts'
import { eventually } from '../support/eventually.ts'
import { serveSockets } from '../support/machine.ts'
import { failureOf } from '../support/outcome.ts'
import { connect, runOnServer, waitingSessions } from '../support/postgres.ts'

t.setTimeout(900_000)

const { signal } = new AbortController()
const open = (databaseUrl: string) =>
  createDumpExport({ ...exportOptions, databaseUrl }).open(signal)

t.test('an unreachable or hanging database fails an export and an import', async (t) => {
  const { url } = await createToolDatabase(t, 'owner')
  const hanging = await serveSockets(t, () => undefined)
  for (const at of [1, hanging]) {
    const away = url.replace(/:\d+\//, `:${at}/`)
    t.match(await failureOf(open(away)), { status: 500, key: 'export_failed' })
    const importing = importText({ url: away }, asDump(''))
    t.match(await failureOf(importing), { status: 503, key: 'service_unavailable' })
  }
})

const filled = async (t: Test) => {
  const database = await createToolDatabase(t, 'owner')
  await database.sql('create table public.t (id integer); insert into public.t values (1), (2)')
  return { database, content: await dump(database), before: await fingerprint(database) }
}

t.test('neither an export nor an import waits for long for the locks of the tool', async (t) => {
  const { database, content, before } = await filled(t)
  const tool = await connect(t, database.url)
  await tool.query('begin; lock table public.t')
  t.match(await failureOf(open(database.url)), {
    status: 503,
    key: 'export_blocked',
    retryAfter: 60,
  })
  await tool.query('rollback; begin; select from public.t')
  t.match(await refusal(database, content), { status: 503, key: 'import_blocked' })
  await tool.query('commit')
  t.same(await fingerprint(database), before)
  t.equal((await refusal(database, content)).status, 200)
})

t.test('an export waits for an import', async (t) => {
  const { database, content } = await filled(t)
  const { importing, release } = await startHeldImport(database, content)
  t.match(await failureOf(open(database.url)), { status: 503, key: 'import_running' })
  const opening = open(database.url)
  await eventually(async () => (await database.sql(waitingSessions)).length > 0)
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
  const imports = createImport(database.url)
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
  await eventually(async () => (await database.sql(waitingSessions)).length > 0)
  t.ok(await tool.query('insert into a values (1)'), 'the tool continues')
  await tool.query('commit')
  t.equal((await importing).statements > 0, true)
})

const program = fileURLToPath(new URL('dumps-import-process.ts', import.meta.url))

/** Imports a generated dump in another process; `half` resolves after half of the rows. */
const importElsewhere = (url: string, megabytes: number, form: string, wait = 0) => {
  const child = spawn(process.execPath, [program, url, `${megabytes}`, form, `${wait}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH },
  })
  const output: string[] = []
  const lines = createInterface({ input: child.stdout }).on('line', (line) => output.push(line))
  return { child, half: once(lines, 'line'), output }
}

const ends: Record<string, (child: ChildProcess, url: string) => unknown> = {
  'a kill of its process': (child) => child.kill('SIGKILL'),
  'an end of its connection': (_child, url) =>
    runOnServer(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = '${new URL(url).pathname.slice(1)}' and application_name like '% import'`,
    ),
}
for (const [how, end] of Object.entries(ends))
  t.test(`an import changes nothing after ${how}`, async (t) => {
    const { database, content, before } = await filled(t)
    const { child, half } = importElsewhere(database.url, 50, 'copy', 10_000)
    await half
    t.equal(await isImporting(database), true)
    const exited = once(child, 'exit')
    await end(child, database.url)
    t.not((await exited)[0], 0)
    // The server rolls the import back within seconds.
    await untilImportEnds(database)
    const locks = `select locktype from pg_locks l join pg_database d on d.oid = l.database
      where datname = current_database() and pid <> pg_backend_pid() and mode ~ 'Exclusive'`
    t.same(await database.sql(locks), [], 'no lock is left')
    t.same(await fingerprint(database), before)
    await importText(database, content)
  })

/**
 * Megabytes of rows, and the MiB by which memory may grow. A Node.js process with the parser takes
 * 60 MiB. The size of V8's heap depends on the load of the machine.
 */
const forms = [
  ['copy', 20, 128],
  ['copy', 1000, 128],
  ['inserts', 10, 128],
  // Memory holds a long INSERT four times: text, bytes, parser, and message to the server.
  ['long', 1, 192],
  ['longest', 1, 300],
] as const

for (const [form, megabytes, limit] of forms) {
  t.test(`the memory of an import has a limit: ${megabytes} MB in the form ${form}`, async (t) => {
    const { url } = await createToolDatabase(t, 'owner')
    const { child, output } = importElsewhere(url, megabytes, form)
    t.same(await once(child, 'close'), [0, null])
    const growth = Number(output.at(-1)) / 1024 / 1024
    t.ok(growth < limit, `grows by ${growth.toFixed()} MiB, less than ${limit}`)
  })
}
