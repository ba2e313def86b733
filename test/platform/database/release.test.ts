/** `make release`, tried with a release that the test makes in a copy of the project. */
import { execFile } from 'node:child_process'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { copyOfProject } from '../../support/releases.ts'

t.test('a release freezes its migrations, its schema and its document', async (t) => {
  const releases = 'test/platform/database/releases'
  const folder = await copyOfProject(t, ['api', 'embedded', 'test/line-length.ts', releases])
  const execute = (...command: [string, string[]]) =>
    promisify(execFile)(...command, { cwd: folder }).then(
      () => undefined,
      ({ stdout, stderr }) => `${stdout}${stderr}`,
    )
  const run = (...words: string[]) => execute('npm', ['run', '--silent', ...words])
  const inFolder = (name: string) => join(folder, name)
  const read = (name: string) => readFile(inFolder(name), 'utf8')
  t.equal(await run('release'), undefined)
  const { version } = JSON.parse(await read('package.json'))
  const released = await read(`${releases}/${version}.sql`)
  t.ok(released.startsWith(await read('db/schema.sql')))
  t.match(released, /INSERT INTO kysely_migration VALUES \('001-\w{12}', ''\)/)
  t.equal(await run('schema', '--', '--check'), undefined)
  t.equal(await run('lint:compatible'), undefined)
  await execute('git', ['init', '--quiet'])
  await execute('git', ['add', 'db', 'test'])
  t.equal(await run('lint:lines'), undefined)

  const later = 'db/migrations/900-later.ts'
  await writeFile(inFolder(later), 'export const up = async () => undefined\n')
  t.match(await run('schema', '--', '--check'), /lacks a migration: run `make schema`/)
  t.equal(await run('schema'), undefined)
  t.match(await read('db/migrations.sha256'), / {2}migrations\/900-later\.ts\n/)
  const edited = 'migrations/001/devices.sql'
  for (const file of [inFolder(later), inFolder(`db/${edited}`)]) await appendFile(file, '\n')
  for (const words of [[], ['--', '--check']])
    t.match(
      await run('schema', ...words),
      `${edited}, migrations/900-later.ts: a merged migration is never edited, write a new one`,
    )

  // The 22 specified operations do not include it.
  const name = 'generated/client/openapi.json'
  const document = JSON.parse(await read(name))
  delete document.paths['/api/weights/batch']
  await writeFile(inFolder(name), JSON.stringify(document))
  const refused = /batch.*removed/i
  t.match(await run('lint:compatible'), refused)
  t.match(await run('release'), refused, 'nothing that breaks a caller is released')
})
