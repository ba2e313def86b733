/** Databases from before the first release, and the commands that take their weights along. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import t from 'tap'
import { need } from '../programs.ts'
import { connect, createDatabase } from '../support/postgres.ts'
import { changedProgram } from '../support/releases.ts'
import { commandEnvironment, endsWith, failsWith, registerAt, startProcess } from './process.ts'

need('curl', 'jq')

const refusal = (place: string) =>
  new RegExp(
    `^${place}: the database is from before the first release and cannot be migrated: ` +
      'use a new one, and take its weights along ' +
      String.raw`\(docs/compatibility\.md, "From before the first release"\)\n$`,
  )

t.test('a database that the migrations of yesterday made is refused with one line', async (t) => {
  // A service that starts would not end.
  t.setTimeout(60_000)
  const DATABASE_URL = await createDatabase(t, null)
  const observer = await connect(t, DATABASE_URL)
  await observer.query(
    `create table kysely_migration (name text primary key, timestamp text not null);
     insert into kysely_migration values ('001-initial', ''), ('002-program-keys', '')`,
  )
  const line = refusal('DATABASE_URL')
  for (const script of ['worker', 'all'] as const)
    await failsWith(t, startProcess(t, script, { DATABASE_URL, LOG_LEVEL: 'error' }), line)
  for (const [script, ...words] of [['migrate'], ['account-command', 'list']] as const) {
    const file = fileURLToPath(new URL(`../../src/start/${script}.ts`, import.meta.url))
    const command = spawn(process.execPath, [file, ...words], {
      env: commandEnvironment(DATABASE_URL),
    })
    const [errors, [code]] = await Promise.all([text(command.stderr), once(command, 'close')])
    t.match(errors, line, script)
    t.equal(code, 1)
  }
  const { rows } = await observer.query("select to_regclass('accounts') as made")
  t.same(rows, [{ made: null }], 'nothing has been migrated')
})

t.test('a database that another text of the first migration made is refused', async (t) => {
  t.setTimeout(60_000)
  const edited = await changedProgram(t, (folder) =>
    appendFile(join(folder, 'db/migrations/001/devices.sql'), '-- edited\n'),
  )
  const DATABASE_URL = await createDatabase(t, null)
  await endsWith(t, startProcess(t, 'migrate', { DATABASE_URL }, undefined, edited), 0)
  await failsWith(
    t,
    startProcess(t, 'api', { DATABASE_URL, LOG_LEVEL: 'error' }),
    refusal('DATABASE_URL'),
  )
})

t.test('the commands of the document take all weights along, and can be repeated', async (t) => {
  const document = await readFile(new URL('../../docs/compatibility.md', import.meta.url), 'utf8')
  const section = document.split('\n## From before the first release\n')[1] ?? ''
  const script = /```sh\n([\s\S]*?)```/.exec(section)?.[1] ?? 'exit 99'
  const [old, next] = await Promise.all(
    [1, 2].map(async () => {
      const DATABASE_URL = await createDatabase(t)
      const url = await startProcess(t, 'api', { DATABASE_URL }).ready()
      const database = await connect(t, DATABASE_URL)
      return { url, token: await registerAt(url, 'ana'), database }
    }),
  )
  if (!old || !next) throw new Error('no service')
  // Several a day, and two at the same instant.
  await old.database.query(
    `insert into weights (user_id, weight_kg, recorded_at)
     select 1, 60 + n % 5 + n % 10 * 0.1, timestamptz '2024-01-01Z' + n / 2 * interval '7.3 hours'
     from generate_series(1, 2500) n`,
  )
  const env = { OLD: old.url, OLD_TOKEN: old.token, NEW: next.url, NEW_TOKEN: next.token }
  const run = () => promisify(execFile)('sh', ['-c', script], { env: { ...process.env, ...env } })
  t.same(await run(), { stdout: '1000\n1000\n500\n', stderr: '' })
  const weightsOf = async ({ database }: typeof old) => {
    const statement = 'select weight_kg::float, recorded_at from weights order by recorded_at, id'
    return (await database.query(statement)).rows
  }
  t.same(await weightsOf(next), await weightsOf(old))
  t.same(await run(), { stdout: '0\n0\n0\n', stderr: '' })

  await next.database.query(`delete from weights; insert into profiles
    values (1, 'Ana', 'García', '2024-02-01', 1.7)`)
  await t.rejects(run(), { code: 5, stdout: '', stderr: /nacimiento|birth/ })
})
