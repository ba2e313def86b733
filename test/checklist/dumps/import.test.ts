/** Every form of a dump can be imported; a failed import changes nothing. */
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import t, { type Test } from 'tap'
import { ownerSql } from '../../../src/checklist/dumps/owner-sql.ts'
import { outdatedRelease, versionQuery } from '../../../src/platform/database/server-release.ts'
import type { ChildEnd } from '../../../src/platform/process/child.ts'
import { silentLog } from '../../support/environment.ts'
import { eventually } from '../../support/eventually.ts'
import { childrenOf } from '../../support/machine.ts'
import { failureOf, matchEach } from '../../support/outcome.ts'
import { connect, runOnServer } from '../../support/postgres.ts'
import {
  asDump,
  createImport,
  createSibling,
  createToolDatabase,
  dump,
  essenceOf,
  fingerprint,
  importText,
  inPieces,
  isImporting,
  refusal,
  refusalInProcess,
  startHeldImport,
  untilImportEnds,
} from './tool-database.ts'
import { toolRows, toolSchema } from './tool-schema.ts'

const never = new AbortController().signal

const filled = async (t: Test) => {
  const database = await createToolDatabase(t, 'owner')
  await database.sql(toolSchema(database.reader))
  await database.sql(toolRows)
  return database
}

const withoutKey = (text: string) => text.replace(/^\\(un)?restrict .*\n/gm, '')
const withCarriageReturns = (text: string) => text.replaceAll('\n', '\r\n')

/** Additions of the clients of PostgreSQL 17 and 18. */
const asByLaterClients = (text: string) =>
  text
    .replace('SET lock_timeout = 0;', 'SET lock_timeout = 0;\nSET transaction_timeout = 0;')
    .replace(
      /^(CREATE TABLE public\.note \(\n {4}id bigint) NOT NULL/m,
      '$1 CONSTRAINT note_id_named NOT NULL',
    )

/** The options of pg_dump, and a change of its output. */
const forms: readonly [options: string[], change?: (text: string) => string][] = [
  // From before \restrict, with a byte-order mark.
  [[], (text) => `\ufeff${withCarriageReturns(withoutKey(text))}`],
  [['--clean', '--inserts'], asByLaterClients],
  [
    [
      ...['--clean', '--if-exists', '--quote-all-identifiers', '--column-inserts'],
      ...['--rows-per-insert=50', '--on-conflict-do-nothing'],
    ],
  ],
]

t.test('every form of a dump gives each database the same content', async (t) => {
  const live = await filled(t)
  const original = await fingerprint(live)
  const withoutDefaults = await fingerprint(live, /^ALTER DEFAULT PRIVILEGES/)
  const target = await createSibling(t, live)
  const give = ({ url }: typeof live, owner: string) =>
    runOnServer(`alter database ${new URL(url).pathname.slice(1)} owner to ${owner}`)
  await give(live, 'current_user')
  for (const [options, change = (text: string) => text] of forms) {
    const { skipped } = await importText(target, change(await dump(live, ...options)))
    t.equal(skipped, 2, 'every owner and privilege can be set, but default privileges')
    t.same(await fingerprint(target), withoutDefaults, options.join(' '))
    const refreshed = 'select count(*)::int as severities from dashboard.open_findings'
    t.same(await target.sql(refreshed), await live.sql(refreshed))
  }
  await t.test('import over the live database, changed meanwhile', async (t) => {
    await give(target, 'current_user')
    await give(live, live.role)
    const text = await dump(live)
    await live.sql(`update public.finding set title = 'changed' where id = 1`)
    await live.sql(`
    create table public.later (id integer);
    create function public.later() returns integer language sql as 'select 1';
    create type public.later_range as range (subtype = integer);
    create aggregate public.later_sum(integer) (sfunc = int4pl, stype = integer);
    drop view inventory.on_grouped;
    alter table public.note add column extra text;
    create schema later; create table later.t (id integer);
    select lo_create(0), lo_create(0)`)
    await importText(live, text)
    t.same(await fingerprint(live), original)
  })
})

t.test('a dump of a DefectDojo database is imported', async (t) => {
  const file = new URL('defectdojo/defectdojo-3.2.0-plain.sql.gz', import.meta.url)
  const database = await createToolDatabase(t, 'owner')
  await importText(database, gunzipSync(readFileSync(file)))
  const findings = await database.sql('select count(*)::integer as count from dojo_finding')
  t.same(findings, [{ count: 173 }])
})

t.test('owners and privileges of missing roles are skipped', async (t) => {
  const source = await createToolDatabase(t, 'owner')
  await source.sql(toolSchema(source.reader))
  const text = await dump(source)
  const other = await createToolDatabase(t, 'owner')
  t.ok((await importText(other, text)).skipped > 20, 'are skipped')
  const owners = await other.sql(
    "select distinct tableowner as owner from pg_tables where schemaname = 'public'",
  )
  t.same(owners, [{ owner: other.role }], 'everything belongs to the importing role')
  const missing = text.replaceAll(source.role, 'a_role_that_does_not_exist')
  t.ok((await importText(other, missing)).skipped > 20, 'roles that do not exist are skipped')
  t.equal(essenceOf(await dump(other, '-Ox')), essenceOf(await dump(source, '-Ox')))
})

t.test('extensions of the administrator and their objects remain', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  await database.asSuperuser(`create extension dblink; create schema admin;
    create extension hstore schema admin; grant usage on schema admin to ${database.role}`)
  await database.sql(`
    create extension pg_trgm; create table public.t (h admin.hstore);
    create index on public.t using gist (h admin.gist_hstore_ops);
    insert into public.t values ('a=>1')`)
  const before = await fingerprint(database)
  await importText(database, await dump(database))
  t.same(await fingerprint(database), before)
})

t.test('a dump that does not begin with its definitions is refused', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  await database.sql('create table public.kept (id serial); insert into public.kept values (7)')
  const before = await fingerprint(database)
  const rows = await dump(database, '--data-only')
  t.match(await refusal(database, rows), { status: 400, text: /: COPY \(línea \d+\)$/ })
  const inserts = await dump(database, '--data-only', '--inserts')
  t.match(await refusal(database, inserts), { status: 400, text: /: INSERT \(línea \d+\)$/ })
  const position = "SELECT pg_catalog.setval('public.kept_id_seq', 40, true);"
  t.match(await refusal(database, asDump(position)), { status: 400, text: /: SELECT \(línea 2\)$/ })
  t.same(await fingerprint(database), before)
})

const table = asDump('create table public.t (id integer);')

t.test('roles with rights beyond their database are refused', async (t) => {
  for (const kind of ['superuser', 'createrole', 'member', 'owner'] as const) {
    const database = await createToolDatabase(t, kind === 'member' ? 'owner' : kind)
    if (kind === 'member') await runOnServer(`grant pg_read_all_data to ${database.role}`)
    const other = kind === 'owner' && (await createSibling(t, database)).url.split('/').at(-1)
    const warnings: unknown[] = []
    const log = { ...silentLog, warn: (fields: unknown) => warnings.push(fields) }
    await createImport(database.url, { log, isSandbox: false }).warnAtStart()
    matchEach(t, warnings, [{ event: 'findings_role_powerful' }, { event: 'database_outdated' }])
    t.match(await failureOf(importText(database, table)), {
      status: 500,
      key: other ? 'import_role_owns_databases' : 'import_role_powerful',
      message: /findings:owner/,
    })
    if (!other) continue
    const sql = `ALTER DATABASE ${other} OWNER TO CURRENT_USER`
    t.match((await refusal(database, table)).text, `(${other}), que un volcado`)
    t.match((await refusal(database, table)).text, sql)
    await database.asSuperuser(ownerSql(database.url))
    t.equal((await refusal(database, table)).status, 200)
  }
})

t.test('sessions of such roles in the database stop an import', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  const url = new URL(database.url)
  const creator = await createToolDatabase(t, 'createrole')
  const owner = await createToolDatabase(t, 'owner')
  const urls = [creator, owner].map(({ role }) => Object.assign(new URL(url), { username: role }))
  for (const { href } of [new URL(database.superuserUrl), ...urls]) {
    const session = await connect(t, href)
    const { rows } = await session.query('select current_user as role')
    t.match(await failureOf(importText(database, table)), {
      status: 500,
      key: 'import_session_powerful',
      parameters: rows[0],
      message: new RegExp(rows[0].role),
    })
    await session.end()
    await eventually(async () => (await refusal(database, table)).status === 200)
  }
  url.username = database.role
  await connect(t, url.href)
  t.equal((await refusal(database, table)).status, 200, 'sessions of ordinary roles do not')
})

t.test('a server without the mends of known holes is refused, but the sandbox’s', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  const [server] = await database.sql<{ version: number }>(versionQuery)
  const outdated = outdatedRelease(server!.version)
  const attempt = createImport(database.url, { isSandbox: false }).run(inPieces(table), never)
  if (outdated === undefined) await t.resolves(attempt)
  else t.match(await failureOf(attempt), { key: 'import_server_outdated', parameters: outdated })
  t.equal((await refusal(database, table)).status, 200)
})

t.test('a database with the service’s own tables is refused, and a dump of them', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  await database.sql(`create table public.accounts (); create table public.weights ();
    create table public.wstg_inbox ()`)
  t.match(await refusal(database, table), { status: 500, key: 'dumps_own_database' })
  const service = await dump(database)
  await database.sql('drop table public.accounts')
  const before = await fingerprint(database)
  t.match(await refusal(database, service), { status: 400, key: 'dump_of_service' })
  t.same(await fingerprint(database), before)
})

t.test('the positions of sequences are imported, and restored after a failure', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  await database.sql(`
    create table public.p (id serial primary key, v text);
    create table public.c (id integer generated always as identity primary key,
      p_id integer references public.p deferrable initially deferred);
    create sequence public.other start 5 increment 7;
    insert into public.p (v) select 'x' from generate_series(1, 100);
    insert into public.c (p_id) select id from public.p`)
  const before = await fingerprint(database)
  const whole = await dump(database)
  const end = '\n--\n-- PostgreSQL database dump complete'
  const failing = [
    "SELECT pg_catalog.setval('public.other', 40, false); SELEKT 1;",
    "SELECT pg_catalog.setval('public.p_id_seq', 3, true); INSERT INTO public.p VALUES (1, 'c');",
    'INSERT INTO public.c OVERRIDING SYSTEM VALUE VALUES (1000, 999);',
  ]
  for (const text of failing) {
    const { status } = await refusal(database, whole.replace(end, `\n${text}${end}`))
    t.equal(status, text.includes('SELEKT') ? 400 : 500, text)
  }
  t.same(await fingerprint(database), before, 'unchanged after failed imports')
  const moved = "SELECT pg_catalog.setval('public.other', 40, false);"
  await importText(database, whole.replace(end, `\n${moved}${end}`))
  t.same(
    await database.sql(
      "select nextval('public.p_id_seq')::int as p, nextval('public.other')::int as o",
    ),
    [{ p: 101, o: 40 }],
  )
})

t.test('a dump that is cut or fails at its end changes nothing', async (t) => {
  const database = await filled(t)
  const before = await fingerprint(database)
  const text = Buffer.from((await dump(database, '--clean', '--if-exists')).trimEnd())
  const cuts = fc.sample(fc.integer({ min: 50, max: text.length - 150 }), { numRuns: 2, seed: 7 })
  for (const length of [...cuts, 0, 40, text.length - 3, text.length - 60, text.length - 140]) {
    const { status } = await refusalInProcess(database, text.subarray(0, length))
    t.equal(status, 400, `after ${length} of ${text.length} bytes`)
  }
  const end = '\n--\n-- PostgreSQL database dump complete'
  const failing = text
    .toString()
    .replace(end, `\nCREATE VIEW public.v AS SELECT nothing\n  FROM nowhere;${end}`)
  t.same(await refusal(database, failing), {
    status: 500,
    key: 'import_failed',
    text: 'No se ha podido importar el volcado: relation "nowhere" does not exist',
  })
  t.same(await fingerprint(database), before)
})

t.test('only one import runs at a time', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  await database.sql('create table public.t (id integer); insert into public.t values (1)')
  const text = await dump(database)
  const { importing: first, release } = await startHeldImport(database, text)
  t.match(await refusal(database, text), { status: 503, key: 'import_running' })
  release()
  await first
  t.equal((await refusal(database, text)).status, 200, 'the next import succeeds')
})

t.test('a caller that stalls or is too slow ends its import', async (t) => {
  const database = await filled(t)
  const before = await fingerprint(database)
  const whole = Buffer.from(await dump(database))
  const half = whole.subarray(0, 200_000)
  const imports = (stallTimeout: number) => createImport(database.url, { stallTimeout })
  async function* stalled() {
    yield half
    await new Promise(() => {})
  }
  async function* slow() {
    for (const piece of [0, 65_536, 131_072].map((at) => half.subarray(at, at + 65_536))) {
      yield piece
      await delay(900)
    }
  }
  async function* steady() {
    for (let mebibytes = 0; mebibytes < 8; mebibytes++) {
      yield Buffer.alloc(2 ** 20, '--\n')
      await delay(300)
    }
    yield whole
  }
  t.match(await failureOf(imports(300).run(stalled(), never)), { key: 'import_stalled' })
  t.match(await failureOf(imports(1000).run(slow(), never)), { key: 'import_stalled' }, '71 KiB/s')
  await untilImportEnds(database)
  t.same(await fingerprint(database), before)
  const { bytes } = await imports(2000).run(steady(), never)
  t.ok(bytes > 8 * 2 ** 20, 'a steady sender may take longer than the time-out')
})

t.test('an import waits for the service before its commit, and fails with it', async (t) => {
  const database = await filled(t)
  const exported = await dump(database)
  await database.sql('create table public.newer (id integer)')
  const before = await fingerprint(database)
  const seen: unknown[] = []
  const importWith = (end: () => void) =>
    createImport(database.url, {
      async beforeCommit() {
        seen.push(await database.sql("select to_regclass('public.newer') is not null as there"))
        end()
      },
    })
  const failing = importWith(() => {
    throw new Error('out of reach')
  })
  const failure = await failureOf(failing.run(inPieces(exported), never))
  t.match(failure, { message: 'out of reach' })
  await untilImportEnds(database)
  t.same(await fingerprint(database), before)

  const broken = importWith(() => undefined)
  await failureOf(broken.run(inPieces(`${exported}\nselect 1/0;`), never))
  t.equal(seen.length, 1, 'a dump that fails is not announced')
  await importWith(() => undefined).run(inPieces(exported), never)
  t.same(seen, [[{ there: true }], [{ there: true }]])
  t.same(await database.sql("select to_regclass('public.newer')"), [{ to_regclass: null }])
})

t.test('an import whose process is killed reports that memory ran out', async (t) => {
  const database = await filled(t)
  const before = await fingerprint(database)
  const half = Buffer.from(await dump(database)).subarray(0, 200_000)
  const others = new Set(childrenOf())
  async function* killing() {
    yield half
    await eventually(() => isImporting(database))
    for (const pid of childrenOf()) if (!others.has(pid)) process.kill(Number(pid), 'SIGKILL')
    await new Promise(() => {})
  }
  const ends: ChildEnd[] = []
  const onChildEnd = (end: ChildEnd) => void ends.push(end)
  const imports = createImport(database.url, { onChildEnd })
  t.match(await failureOf(imports.run(killing(), never)), {
    status: 500,
    key: 'import_too_large',
    message: /no cabe en la memoria; no se ha importado nada/,
  })
  t.same(ends, ['killed'])
  await untilImportEnds(database)
  t.same(await fingerprint(database), before)
})
