/** Databases from before the first release: the commands that take their weights along. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import t from 'tap'
import { connect, createDatabase } from '../support/postgres.ts'
import { registerAt, startProcess } from './process.ts'

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
