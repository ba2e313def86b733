/** The operations of dumps over HTTP. */
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import t, { type Test } from 'tap'
import { listen } from '../../platform/http/raw.ts'
import { eventually } from '../../support/eventually.ts'
import { temporaryFolder } from '../../support/machine.ts'
import { eachIs, matchEach, outcome } from '../../support/outcome.ts'
import { startService, type TestService } from '../../support/service.ts'
import {
  asDump,
  createToolDatabase,
  dump,
  fakePgDump,
  fingerprint,
  isImporting,
  untilImportEnds,
} from './tool-database.ts'
import { toolRows, toolSchema } from './tool-schema.ts'

const exportPath = '/api/findings-manager/export-dump'
const importPath = '/api/findings-manager/import-dump'
const boundary = 'the-boundary'
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const chunked = { ...multipart, 'transfer-encoding': 'chunked' }

interface Part {
  name?: string
  filename?: string
  content: string | Buffer
}
const part = ({ name = 'file', filename = 'dump.sql', content }: Part): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(filename === '' ? '' : `; filename="${filename}"`),
    Buffer.from('\r\n\r\n'),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
const form = (...parts: Part[]): Buffer =>
  Buffer.concat([...parts.map(part), Buffer.from(`--${boundary}--\r\n`)])

const start = async (t: Test, env: Record<string, string> = {}) => {
  const database = await createToolDatabase(t, 'owner')
  await database.sql('create table public.t (id integer, v text)')
  await database.sql("insert into public.t select n, 'row ' || n from generate_series(1, 100) n")
  const service = await startService(t, { env: { FINDINGS_DATABASE_URL: database.url, ...env } })
  const admin = await service.register()
  const upload = (
    body: Buffer | string,
    headers: Record<string, string> = multipart,
    token: string | undefined = admin.token,
  ) => service.request('POST', importPath, { token, headers, body: Buffer.from(body) })
  return { database, service, admin, upload }
}

const events = (service: TestService, event: string) =>
  service.logs().filter((line) => line.event === event)

t.test('the exported dump is imported again', async (t) => {
  const { database, service, admin, upload } = await start(t)
  await database.sql(toolSchema(database.reader))
  await database.sql(toolRows)
  const before = await fingerprint(database)
  const exported = await service.request('GET', exportPath, { token: admin.token })
  t.equal(exported.status, 200)
  t.match(exported.headers, {
    'content-type': /^application\/sql/,
    'content-disposition': /^attachment; filename="findings-\d{4}-\d\d-\d\d\.sql"$/,
  })
  await database.sql('drop table public.t; create table public.other (id integer)')
  const proven = () => service.sql('select finding_created is not null as proven from wstg_items')
  await service.sql(`insert into wstg_items
    (item_key, wstg_id, wstg_status, finding_id, finding_created)
    values ('a', 'A', 'Done', 1, now())`)
  t.equal((await upload(form({ content: `${exported.text}\nselect 1/0;` }))).status, 400)
  t.same(await proven(), [{ proven: true }])
  const imported = await upload(form({ content: exported.text }))
  t.same([imported.status, imported.json()], [200, { message: 'Volcado importado', success: true }])
  t.same(await fingerprint(database), before)
  t.same(await proven(), [{ proven: false }], 'findings are known by their numbers no longer')
  matchEach(t, events(service, 'export'), [
    { user_id: admin.id, address: '127.0.0.1', outcome: 'success', request_id: String },
  ])
  matchEach(t, events(service, 'import').slice(1), [
    { user_id: admin.id, address: '127.0.0.1', outcome: 'success', request_id: String },
  ])
})

t.test('an export tells what its own database would refuse', async (t) => {
  const { database, service, admin, upload } = await start(t)
  await database.asSuperuser(
    'create schema reporting; create view reporting.v as select * from public.t',
  )
  const told = async () =>
    (await service.request('GET', '/api/wstg/synchronise', { token: admin.token })).json()
      .import_obstacle
  t.equal(await told(), null)
  const content = (await service.request('GET', exportPath, { token: admin.token })).text
  const obstacle = 'permission denied for schema reporting'
  t.equal(await told(), obstacle)
  matchEach(t, events(service, 'export'), [{ outcome: 'success', import_obstacle: obstacle }])
  t.match((await upload(form({ content }))).json().error, obstacle)
  await database.asSuperuser('drop schema reporting cascade')
  t.equal((await upload(form({ content }))).status, 200)
  t.equal(await told(), null, 'an import proves that nothing is in the way')
  await database.asSuperuser('create schema late; create view late.v as select * from public.t')
  await service.request('GET', exportPath, { token: admin.token })
  t.match(await told(), /late/, 'the new content is tried again')
})

const emptyDump = asDump('SET statement_timeout = 0;')

t.test('an upload is a form with exactly one file in its field', async (t) => {
  const { upload } = await start(t)
  const file = { content: emptyDump }
  const note = { name: 'note', filename: '', content: 'x' }
  const expected: Record<string, (Buffer | string)[]> = {
    200: [form(file), form(note, file), form(file, note)],
    '400 multipart_expected': [
      ...[form(file, file), form({ ...file, name: 'other' }), part(file).subarray(0, -2), 'x'],
    ],
    '400 missing_field file': [form(), form({ ...file, filename: '' })],
    '400 dump_empty': [form({ content: '' })],
    '400 dump_incomplete': [form({ content: emptyDump.slice(0, emptyDump.indexOf('complete')) })],
  }
  for (const [outcome, bodies] of Object.entries(expected))
    await eachIs(t, outcome, bodies, (body) => upload(body))
})

t.test('files that are not dumps are refused', async (t) => {
  const { database, service, upload } = await start(t)
  const before = await fingerprint(database)
  const noText = Buffer.from('-- año\nselect 1;', 'latin1')
  const contents = [noText, 'a,b\n1,"x\n', 'create table public.added (id integer);']
  await eachIs(t, '400 dump_not_plain', contents, (content) => upload(form({ content })))
  const filename = `../../evil\u0007name${'x'.repeat(300)}`
  const refused = await upload(form({ content: asDump('ALTER SYSTEM SET a = 1;'), filename }))
  t.equal(outcome(refused), '400 dump_refused ALTER SYSTEM 2')
  const twice = asDump('create table public.t ();\ncreate table public.t ();')
  const failing = await upload(form({ content: twice }))
  t.equal(outcome(failing), '500 import_failed')
  t.match(failing.json().error, /: relation "t" already exists$/)
  t.same(await fingerprint(database), before)
  t.notMatch(JSON.stringify(service.logs()), /evil|geheim/, 'neither file name nor password')
  t.match(events(service, 'import').slice(-2), [
    { outcome: 'failure', reason: 'dump_refused: at line 2' },
    { outcome: 'failure', reason: 'import_failed: SQLSTATE 42P07, at line 3' },
  ])
})

/** Requests over a real connection. */
const connect = async (t: Test, service: TestService) => {
  const port = await listen(service.app)
  return (path: string, method: string, token: string, headers: Record<string, string> = {}) => {
    const request = httpRequest({
      port,
      path,
      method,
      headers: { authorization: `Bearer ${token}`, ...headers },
    })
    t.teardown(() => request.destroy())
    const answer = once(request, 'response').then(([response]: IncomingMessage[]) => {
      response!.resume().on('error', () => undefined)
      return response!.statusCode
    })
    answer.catch(() => undefined)
    return { request, answer }
  }
}

t.test('files beyond the limit are refused', async (t) => {
  const { database, service, admin, upload } = await start(t, { MAX_DUMP_BYTES: '1000000' })
  const added = asDump('create table public.added (id integer);')
  const sized = (size: number) => `${added}${' '.repeat(size - added.length)}`
  t.equal((await upload(form({ content: sized(1_000_000) }))).status, 200, 'exactly the limit')
  const imported = await fingerprint(database)
  const tooLarge = await upload(form({ content: sized(1_000_001) }))
  t.equal(outcome(tooLarge), '413 file_too_large 1')

  const send = await connect(t, service)
  const long = send(importPath, 'POST', admin.token, chunked)
  long.request.on('error', () => undefined)
  long.request.write(part({ content: sized(900_000) }).subarray(0, -2))
  const growing = setInterval(() => long.request.write(' '.repeat(100_000)), 10)
  t.equal(await long.answer.finally(() => clearInterval(growing)), 413)
  t.same(await fingerprint(database), imported)
})

/** The first part of an upload, large enough for the import to begin. */
const halfForm = part({
  content:
    '-- PostgreSQL database dump\ncreate table public.added (id integer);\n' +
    `copy public.added from stdin;\n${'1\n'.repeat(60_000)}`,
}).subarray(0, -2)

t.test('the import of a caller that leaves changes nothing', async (t) => {
  const temporary = temporaryFolder(t)
  t.intercept(process, 'env', { value: { ...process.env, TMPDIR: temporary } })
  const { database, service, admin, upload } = await start(t)
  const before = await fingerprint(database)
  const send = await connect(t, service)
  const { request } = send(importPath, 'POST', admin.token, chunked)
  request.on('error', () => undefined)
  request.write(halfForm)
  await eventually(() => isImporting(database))
  request.destroy()
  await untilImportEnds(database)
  await eventually(() => events(service, 'import').length === 1)
  t.same(await fingerprint(database), before)
  t.equal((await upload(form({ content: await dump(database) }))).status, 200, 'the next import')
  t.same(readdirSync(temporary), [], 'no temporary files')
})

t.test('without a database the form is still checked first', async (t) => {
  const service = await startService(t)
  const { token } = await service.register()
  const whole = form({ content: emptyDump })
  const expected: Record<string, Buffer> = {
    '500 dumps_not_configured': whole,
    '400 multipart_expected': whole.subarray(0, -12),
    '400 dump_empty': form({ content: '' }),
  }
  for (const [result, body] of Object.entries(expected)) {
    const reply = await service.request('POST', importPath, { token, headers: multipart, body })
    t.equal(outcome(reply), result)
  }
  t.equal(events(service, 'import').length, 3, 'each import is in the audit log')
})

t.test('the log contains no rows of a failed dump', async (t) => {
  const { service, upload } = await start(t)
  const raising = (code: string, constraint: string) => `CREATE TABLE public.r (a text);
    CREATE FUNCTION public.g() RETURNS trigger LANGUAGE plpgsql AS $x$ BEGIN
      RAISE 'CANARY' USING ERRCODE = '${code}', CONSTRAINT = '${constraint}'; END $x$;
    CREATE TRIGGER t BEFORE INSERT ON public.r FOR EACH ROW EXECUTE FUNCTION public.g();
    INSERT INTO public.r VALUES ('x');`
  const checked = (constraint: string) =>
    `CREATE TABLE public.r (a text CONSTRAINT "${constraint}" CHECK (a <> 'CANARY'));
    INSERT INTO public.r VALUES ('CANARY');`
  const reasons: Record<string, string> = {
    'CREATE TABLE public.c (id integer);\nCOPY public.c FROM stdin;\nCANARY@example.org\n\\.\n':
      'SQLSTATE 22P02, at line 3',
    [checked('r_check')]: 'SQLSTATE 23514, constraint r_check, at line 3',
    [checked('CANARY@example.org')]: 'SQLSTATE 23514, at line 3',
    [raising('57P01', 'CANARY_C')]: 'the dump raises an error, at line 6',
    [raising('40P01', 'c')]: 'the dump raises an error, at line 6',
    [raising('CANAR', 'c')]: 'the dump raises an error, at line 6',
  }
  for (const content of Object.keys(reasons)) {
    const answer = await upload(form({ content: asDump(content) }))
    t.equal(outcome(answer).slice(0, 17), '500 import_failed')
    t.match(answer.text, /CANAR|r_check/, 'the administrator receives the details')
  }
  t.notMatch(JSON.stringify(service.logs()), /CANAR/)
  t.same(
    events(service, 'import').map(({ reason }) => reason),
    Object.values(reasons).map((reason) => `import_failed: ${reason}`),
  )
})

t.test('at most two exports run at once', async (t) => {
  const endless = fakePgDump(t, 'echo "-- x"; exec sleep 600')
  const { service, admin } = await start(t, { PG_DUMP_PATH: endless })
  const send = await connect(t, service)
  const open = async () => {
    const { request, answer } = send(exportPath, 'GET', admin.token)
    request.end()
    return { request, status: await answer }
  }
  const running = [await open(), await open()]
  const third = await service.request('GET', exportPath, { token: admin.token })
  t.equal(third.status, 503)
  t.match(third.headers['retry-after'], /^\d+$/)
  for (const { request } of running) request.destroy()
  await eventually(async () => {
    const { request, status } = await open()
    request.destroy()
    return status === 200
  })
})
