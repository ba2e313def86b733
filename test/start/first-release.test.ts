/** Databases from before the first release are refused. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { connect, createDatabase } from '../support/postgres.ts'
import { changedProgram } from '../support/releases.ts'
import { commandEnvironment, endsWith, failsWith, startProcess } from './process.ts'

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
