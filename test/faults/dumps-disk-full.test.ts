/** Given a small disk, when an import fills it, then nothing has changed. Needs root. */
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { startPostgres } from '../../embedded/postgres/postgres.ts'
import { asDump, dump, essenceOf, fingerprint } from '../checklist/dumps/tool-database.ts'
import { fillDisk, freeMegabytes, mountDisk, smallServer } from '../support/disk.ts'
import { matchEach } from '../support/outcome.ts'
import { startService } from '../support/service.ts'

/** An empty server takes about 65 MB of it. */
const diskMegabytes = 100
const importPath = '/api/findings-manager/import-dump'
const exportPath = '/api/findings-manager/export-dump'

const form = (content: string): Buffer =>
  Buffer.from(
    '--the-boundary\r\nContent-Disposition: form-data; name="file"; filename="dump.sql"\r\n\r\n' +
      `${content}\r\n--the-boundary--\r\n`,
  )

/** A table in the dump whose rows take more than the whole disk. */
const withLargeTable = (text: string): string => {
  const value = 'x'.repeat(1000)
  const rows = Array.from({ length: (diskMegabytes + 10) * 1000 }, (_, n) => `${n}\t${value}`).join(
    '\n',
  )
  const end = '\n--\n-- PostgreSQL database dump complete'
  return text.replace(
    end,
    '\nCREATE TABLE public.large (n integer, v text);\n' +
      `COPY public.large (n, v) FROM stdin;\n${rows}\n\\.\n${end}`,
  )
}

t.test('an import larger than the disk changes nothing', async (t) => {
  const disk = mountDisk(t, diskMegabytes)
  const temporary = join(disk, 'temporary')
  mkdirSync(temporary)
  const usual = process.env.TMPDIR
  process.env.TMPDIR = temporary
  t.teardown(() => {
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
  })

  const postgres = await startPostgres({
    directory: join(disk, 'postgres'),
    mode: 'own',
    // With this setting the rows of a table created in the transaction bypass the write-ahead log.
    // So the table fills the disk, never the log, for which the server would stop.
    settings: { ...smallServer, wal_level: 'minimal', max_wal_senders: '0' },
  })
  t.teardown(() => postgres.stop())
  const database = { url: await postgres.databaseUrl('findings') }
  const service = await startService(t, {
    env: { FINDINGS_DATABASE_URL: database.url, MAX_DUMP_BYTES: '500000000' },
  })
  const { token } = await service.register()
  const upload = (content: string) =>
    service.request('POST', importPath, {
      token,
      headers: { 'content-type': 'multipart/form-data; boundary=the-boundary' },
      body: form(content),
    })

  const first = `create table public.t (id integer primary key, v text);\n${Array.from(
    { length: 200 },
    (_, n) => `insert into public.t values (${n}, 'row ${n}');`,
  ).join('\n')}\n`
  t.equal((await upload(asDump(first))).status, 200)
  const before = await fingerprint(database)
  const whole = await dump(database)
  const free = freeMegabytes(disk)
  t.ok(free > 10 && free < diskMegabytes, `${free} MB are free before`)

  const large = withLargeTable(whole)
  t.ok(large.length > diskMegabytes * 1024 * 1024, 'the dump is larger than the disk')
  for (const attempt of [1, 2]) {
    const answer = await upload(large)
    const { error } = answer.json()
    t.equal(answer.status, 500, `attempt ${attempt}`)
    t.match(
      error,
      new RegExp(
        /^No se ha podido importar el volcado: /.source +
          /could not \w+ file "base\/[\d/.]+".*: No space left on device$/.source,
      ),
    )
    t.notMatch(answer.text, disk, 'the error does not name the disk')
    t.notMatch(answer.text, /HINT|md\.c|findings:|xxx/, 'only the first line of the message')
    t.same(await fingerprint(database), before, 'the rows are the same')
    t.same(readdirSync(temporary), [], 'no temporary file is left')
  }
  matchEach(
    t,
    service.logs().filter(({ event }) => event === 'import'),
    [{ outcome: 'success' }, { outcome: 'failure' }, { outcome: 'failure' }],
  )

  await t.test('an export needs no disk space', async (t) => {
    const release = fillDisk(t, disk)
    t.ok(freeMegabytes(disk) < 0.1, 'the disk is full')
    const exported = await service.request('GET', exportPath, { token })
    t.equal(exported.status, 200)
    t.equal(essenceOf(exported.text), essenceOf(whole), 'the export is complete and unchanged')
    release()
    t.same(readdirSync(temporary), [])
  })

  await t.test('a smaller import succeeds afterwards', async (t) => {
    const answer = await upload(whole.replace('\trow 7\n', '\tanother row 7\n'))
    t.same([answer.status, answer.json()], [200, { message: 'Volcado importado', success: true }])
    t.not(await fingerprint(database), before)
    t.equal((await upload(whole)).status, 200)
    t.same(await fingerprint(database), before)
  })
})
