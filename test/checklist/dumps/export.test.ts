/** The export is the unchanged output of pg_dump. An incomplete export never looks complete. */
import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import t from 'tap'
import {
  createDumpExport,
  type DumpExportOptions,
} from '../../../src/checklist/dumps/dump-export.ts'
import { silentLog } from '../../support/environment.ts'
import { eventually } from '../../support/eventually.ts'
import { childrenOf } from '../../support/machine.ts'
import { failureOf, matchEach } from '../../support/outcome.ts'
import { connect, runOnServer } from '../../support/postgres.ts'
import {
  createToolDatabase,
  createTrials,
  dump,
  essenceOf,
  exportOptions,
  fakePgDump,
} from './tool-database.ts'
import { toolSchema } from './tool-schema.ts'

const open = (
  databaseUrl: string,
  options: Partial<DumpExportOptions> = {},
  signal = new AbortController().signal,
) => createDumpExport({ ...exportOptions, databaseUrl, ...options }).open(signal)

/** How many programs of that name this process has started that still run. */
const dumpPrograms = () =>
  childrenOf().filter((id) => readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('pg_dump'))
    .length
const untilEnded = () => eventually(() => dumpPrograms() === 0, 'the end of pg_dump')

t.test('the export is the output of pg_dump', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  await database.sql(toolSchema(database.reader))
  const trials = createTrials()
  const { stream, fileName, obstacle } = await open(database.url, { trials })
  t.equal(fileName, 'findings-2026-02-01.sql')
  const content = await text(stream)
  t.equal(obstacle, null)
  t.notOk((await trials.read()).isDue, 'it was tried to empty the database')
  t.equal(essenceOf(content), essenceOf(await dump(database)))
  t.match(content, /^--\n-- PostgreSQL database dump\n--\n/)
  t.equal(dumpPrograms(), 0)
})

t.test('nothing is tried with the rights of a powerful role', async (t) => {
  const { url } = await createToolDatabase(t, 'superuser')
  const trials = createTrials()
  await text((await open(url, { trials })).stream)
  t.ok((await trials.read()).isDue)
})

t.test('the arguments of pg_dump name no connection', async (t) => {
  const { url, role } = await createToolDatabase(t, 'owner')
  const pgDumpPath = fakePgDump(t, 'echo "-- $@"')
  const written = await text((await open(url, { pgDumpPath })).stream)
  t.match(written, /--format=plain/)
  t.notMatch(
    written,
    new RegExp(`geheim|${role}|127\\.0\\.0\\.1|${new URL(url).pathname.slice(1)}`),
  )
})

t.test('names that look like connection strings are taken as names', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  const name = `x host=evil port=1 "'\\ ${new URL(database.url).pathname.slice(1)}`
  await runOnServer(`create database ${pg.escapeIdentifier(name)} owner ${database.role}`)
  t.teardown(() => runOnServer(`drop database ${pg.escapeIdentifier(name)}`))
  const url = new URL(database.url)
  const { stream } = await open(
    `${url.protocol}//${url.username}:${url.password}@${url.host}/${encodeURI(name)}`,
  )
  t.match(await text(stream), /PostgreSQL database dump complete/)
})

t.test('failures before the first byte reveal no internals', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  const url = new URL(database.url)
  const attempts: Record<string, [string, Partial<DumpExportOptions>?]> = {
    'a database that is not there': [database.url.replace(url.pathname, '/not_there')],
    'a role that may not': [database.url.replace(url.username, 'not_there')],
    'pg_dump fails': [
      database.url,
      { pgDumpPath: fakePgDump(t, 'echo "pg_dump: error: host secret" >&2; exit 1') },
    ],
    'pg_dump writes nothing': [database.url, { pgDumpPath: fakePgDump(t, 'exit 0') }],
    'pg_dump cannot be started': [database.url, { pgDumpPath: fakePgDump(t, 'kill -9 $$') }],
  }
  for (const [name, [target, options]] of Object.entries(attempts)) {
    t.match(
      await failureOf(open(target, options)),
      { status: 500, message: /^No se ha podido exportar el volcado$/ },
      name,
    )
  }
})

t.test('a database with the service’s own tables is not exported', async (t) => {
  const { url, sql } = await createToolDatabase(t, 'owner')
  await sql('create table accounts (); create table weights (); create table wstg_inbox ()')
  t.match(await failureOf(open(url)), { status: 500, key: 'dumps_own_database' })
})

t.test('a program that is missing or older than the server is named', async (t) => {
  const { url } = await createToolDatabase(t, 'owner')
  const older = `echo 'pg_dump: error: aborting because of server version mismatch
pg_dump: detail: server version: 18.6 (Debian 18.6-1); pg_dump version: 15.20' >&2; exit 1`
  t.match(await failureOf(open(url, { pgDumpPath: fakePgDump(t, older) })), {
    status: 500,
    message:
      'No se puede exportar el volcado: pg_dump 15 es más antiguo que el servidor PostgreSQL 18; ' +
      'instala un cliente más reciente',
  })
  const missing = {
    status: 500,
    message:
      'No se puede exportar el volcado: falta el programa pg_dump (paquete postgresql-client)',
  }
  t.match(await failureOf(open(url, { pgDumpPath: '/nowhere/pg_dump' })), missing)
  t.match(await failureOf(open(url, { searchPath: '/nowhere' })), missing)
})

t.test('what a restore would meet is tried when the tool is idle', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  await database.sql('create table public.t (id integer)')
  await database.asSuperuser(`create schema reporting;
    create view reporting.v as select * from public.t; create table reporting.own ()`)
  const tool = await connect(t, database.url)
  await tool.query('begin; select from public.t')
  const warnings: object[] = []
  const log = { ...silentLog, warn: (fields: object) => warnings.push(fields) }
  const exports = createDumpExport({
    ...exportOptions,
    pgDumpPath: fakePgDump(t, 'echo "-- x"'),
    databaseUrl: database.url,
    trials: createTrials(),
    log,
  })
  const obstacle = async () => {
    const { stream, obstacle } = await exports.open(new AbortController().signal)
    await text(stream)
    return obstacle
  }
  t.equal(await obstacle(), null)
  matchEach(t, warnings, [{ event: 'restore_not_tried', reason: /lock timeout/ }])
  await tool.query('commit')
  const expected = 'permission denied for schema reporting'
  t.equal(await obstacle(), expected)
  await database.asSuperuser('drop schema reporting cascade')
  t.equal(await obstacle(), expected, 'it is tried once a day')
  t.same(await database.sql('select from public.t'), [])
})

const largeDatabase = async (t: Parameters<typeof createToolDatabase>[0]) => {
  const database = await createToolDatabase(t, 'owner')
  await database.sql(
    `create table public.large as
       select n, repeat('x', 1000) as text from generate_series(1, 60000) n`,
  )
  return database
}
/** Reads the beginning of the stream, then stops. */
const readSome = async (stream: Readable) => {
  for await (const piece of stream.iterator({ destroyOnReturn: false })) {
    if (String(piece).length > 0) return
  }
}

t.test('a failure after the first byte breaks the stream', async (t) => {
  const partial = fakePgDump(t, 'echo "-- PostgreSQL database dump"; sleep 0.2; exit 1')
  const database = await largeDatabase(t)
  const half = await open(database.url, { pgDumpPath: partial })
  t.match(await failureOf(text(half.stream)), { message: 'pg_dump failed' })

  const lines: object[] = []
  const { stream } = await open(database.url, {
    log: { ...silentLog, error: (fields) => lines.push(fields) },
  })
  await readSome(stream)
  const name = new URL(database.url).pathname.slice(1)
  await runOnServer(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = '${name}' and application_name like '% export'`,
  )
  t.match(await failureOf(text(stream)), { message: 'pg_dump failed' })
  // The server's last message and the end of the connection may arrive in any order.
  matchEach(t, lines, [
    {
      event: 'export_failed',
      exit: 1,
      reason: /terminating connection|server closed the connection/,
    },
  ])
})

t.test('pg_dump ends with its caller', async (t) => {
  const database = await largeDatabase(t)
  const leaving = new AbortController()
  const aborted = await open(database.url, {}, leaving.signal)
  aborted.stream.on('error', () => undefined)
  await readSome(aborted.stream)
  t.equal(dumpPrograms(), 1, 'pg_dump waits for the reader')
  leaving.abort()
  await untilEnded()

  const waiting = new AbortController()
  const pgDumpPath = fakePgDump(t, 'while true; do sleep 0.1; done')
  const unanswered = failureOf(open(database.url, { pgDumpPath }, waiting.signal))
  await eventually(() => dumpPrograms() > 0, 'the start of pg_dump')
  waiting.abort()
  t.match(await unanswered, { name: 'AbortError' }, 'no failure of the export')
  await untilEnded()

  const endless = "trap '' TERM\necho '-- PostgreSQL database dump'\nwhile true; do sleep 0.1; done"
  const stubborn = fakePgDump(t, endless)
  const kept = await open(database.url, { pgDumpPath: stubborn })
  kept.stream.destroy()
  await untilEnded()
})
