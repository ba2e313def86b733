/** Whatever goes wrong while a dump comes in, the database is as it was, and nobody has to tidy up. */
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import fc from 'fast-check'
import pg from 'pg'
import t, { type Test } from 'tap'
import { createDumpImport } from '../../src/dumps/dump-import.ts'
import { runOnServer } from '../support/postgres.ts'
import { startProcess } from './import-runner.ts'
import {
  createToolDatabase,
  dump,
  fingerprint,
  importText,
  inPieces,
  refusal,
  silent,
  type ToolDatabase,
} from './tool-database.ts'
import { toolRows, toolSchema } from './tool-schema.ts'

t.setTimeout(300_000)

const failureOf = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => 'no failure',
    (error: unknown) => error,
  )

const connectionsOf = async ({ sql, url }: ToolDatabase): Promise<number> => {
  const [row] = await sql<{ count: number }>(
    "select count(*)::int from pg_stat_activity where datname = current_database() and application_name like '% import'",
  )
  return row?.count ?? Number(url.length)
}

/** The server undoes an import whose process is gone within seconds. */
const untilQuiet = async (t: Test, database: ToolDatabase) => {
  for (let tries = 0; tries < 200 && (await connectionsOf(database)) > 0; tries++) await delay(50)
  t.equal(await connectionsOf(database), 0, 'no connection is left')
  t.same(
    await database.sql(
      "select locktype from pg_locks where database = (select oid from pg_database where datname = current_database()) and pid <> pg_backend_pid() and mode ~ 'Exclusive'",
    ),
    [],
    'no lock is left',
  )
}

const filled = async (t: Test) => {
  const database = await createToolDatabase(t, 'owner')
  await database.sql(toolSchema(database.role))
  await database.sql(
    toolRows.replace("repeat('long ', 60000)", "'long'").replace("repeat('ab', 100000)", "'abab'"),
  )
  return database
}

t.test('a dump that is cut anywhere', async (t) => {
  const database = await filled(t)
  const before = await fingerprint(database)
  for (const options of [['--clean', '--if-exists'], ['--inserts']]) {
    const text = Buffer.from(await dump(database, ...options))
    const whole = text.toString().trimEnd().length
    const points = fc.sample(
      fc.integer({ min: 0, max: Buffer.byteLength(text.toString().slice(0, whole)) - 1 }),
      {
        numRuns: 5,
        seed: 7,
      },
    )
    for (const at of [...points, 0, 40, text.length - 3, text.length - 60, text.length - 140]) {
      const { status, key } = await refusal(database, text.subarray(0, at))
      t.equal(status, 400, `after ${at} of ${text.length} bytes: ${key}`)
    }
    const withoutKey = text
      .toString()
      .replace(/^\\restrict .*\n/m, '')
      .replace(/^\\unrestrict \w+\s*$(?!.)/ms, '')
      .trimEnd()
    for (const missing of [4, 11, 40]) {
      const { status } = await refusal(database, withoutKey.slice(0, -missing))
      t.equal(status, 400, `without \\restrict, ${missing} bytes before the end`)
    }
  }
  t.same(await fingerprint(database), before)
  await untilQuiet(t, database)
})

t.test('a last statement that fails', async (t) => {
  const database = await filled(t)
  const before = await fingerprint(database)
  const text = (await dump(database)).replace(
    '\n--\n-- PostgreSQL database dump complete',
    '\nCREATE VIEW public.v AS SELECT nothing\n  FROM nowhere;\n--\n-- PostgreSQL database dump complete',
  )
  const answer = await refusal(database, text)
  t.same(answer, {
    status: 500,
    key: 'import_failed',
    text: 'No se ha podido importar el volcado: relation "nowhere" does not exist',
  })
  t.same(await fingerprint(database), before)
  await untilQuiet(t, database)
})

t.test('one import at a time', async (t) => {
  const database = await filled(t)
  const text = await dump(database)
  const before = await fingerprint(database)
  const { promise: rest, resolve: release } = Promise.withResolvers<void>()
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  async function* slow() {
    yield Buffer.from(text.slice(0, text.length / 2))
    reach()
    await rest
    yield Buffer.from(text.slice(text.length / 2))
  }
  const imports = createDumpImport({ databaseUrl: database.url, log: silent })
  const first = imports.run(slow(), new AbortController().signal)
  await reached
  const second = imports.run(inPieces(text), new AbortController().signal)
  t.match(await failureOf(second), { status: 503, key: 'import_running' }, 'in this process')
  const [other] = await Promise.all([refusal(database, text), delay(100)])
  t.match(other, { status: 503, key: 'import_running' }, 'in another process')
  release()
  await first
  t.same(await fingerprint(database), before)
  t.equal((await refusal(database, text)).status, 200, 'afterwards another one')
})

t.test('the tool’s own transactions', async (t) => {
  const database = await filled(t)
  const text = await dump(database)
  const before = await fingerprint(database)
  const tool = new pg.Client({ connectionString: database.url })
  await tool.connect()
  t.teardown(() => tool.end())
  await tool.query('begin; select * from public.finding limit 1')
  const lines: object[] = []
  const log = { ...silent, info: (fields: object) => lines.push(fields) }
  const attempt = createDumpImport({ databaseUrl: database.url, log }).run(
    inPieces(text),
    new AbortController().signal,
  )
  t.match(await failureOf(attempt), { status: 503, key: 'import_blocked', retryAfter: 60 })
  t.match(lines[0], { event: 'import_progress', statements: Number }, 'progress is in the log')
  await tool.query('commit')
  t.same(await fingerprint(database), before)
  t.equal((await refusal(database, text)).status, 200)
})

t.test('a caller that leaves or goes quiet', async (t) => {
  const database = await filled(t)
  const text = await dump(database)
  const before = await fingerprint(database)
  async function* half() {
    yield Buffer.from(text.slice(0, text.length / 2))
    await new Promise(() => {})
  }
  const leaving = new AbortController()
  const left = createDumpImport({ databaseUrl: database.url, log: silent }).run(
    half(),
    leaving.signal,
  )
  setTimeout(() => leaving.abort(), 500)
  t.match(await failureOf(left), { status: 400, key: 'dump_incomplete' })
  const quiet = createDumpImport({ databaseUrl: database.url, log: silent, stallTimeout: 300 })
  t.match(await failureOf(quiet.run(half(), new AbortController().signal)), {
    status: 408,
    key: 'import_stalled',
  })
  async function* trickle() {
    for (const byte of Buffer.from(text)) {
      yield Buffer.from([byte])
      await delay(5)
    }
  }
  t.match(await failureOf(quiet.run(trickle(), new AbortController().signal)), {
    status: 408,
    key: 'import_stalled',
  })
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from(text.slice(0, text.length / 2))
      throw new Error('the connection broke')
    })(),
  )
  const breaking = createDumpImport({ databaseUrl: database.url, log: silent }).run(
    broken,
    new AbortController().signal,
  )
  t.match(await failureOf(breaking), { message: 'the connection broke' })
  t.same(await fingerprint(database), before)
  await untilQuiet(t, database)
})

t.test('a process that is killed', async (t) => {
  const database = await filled(t)
  const before = await fingerprint(database)
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const { child, half } = startProcess(database.url, '50', 'copy', '60000')
    await half
    t.equal(await connectionsOf(database), 1)
    child.kill(signal)
    await once(child, 'exit')
    await untilQuiet(t, database)
    t.same(await fingerprint(database), before, `${signal} in the middle of an import`)
  }
  await importText(database, await dump(database))
})

t.test('a server that is gone', async (t) => {
  const database = await filled(t)
  const before = await fingerprint(database)
  const { child, half } = startProcess(database.url, '50', 'copy', '1500')
  await half
  await runOnServer(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${new URL(database.url).pathname.slice(1)}' and application_name like '% import'`,
  )
  const [code] = await once(child, 'exit')
  t.equal(code, 1)
  t.same(await fingerprint(database), before)
  const nowhere = { url: database.url.replace(/:\d+\//, ':1/') }
  t.match(await refusal(nowhere, await dump(database)), { status: 503, key: 'service_unavailable' })
})
