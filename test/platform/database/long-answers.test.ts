import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import t from 'tap'
import { createDatabase } from '../../support/postgres.ts'

/** Prints the growth of the heap in bytes while long texts are read, after the first texts. */
const program = `
  import { sql } from 'kysely'
  import { openDatabase } from './src/platform/database/database.ts'
  const ignore = () => undefined
  const log = { info: ignore, warn: ignore, error: ignore }
  const db = openDatabase(process.env.DATABASE_URL, log)
  const read = async (times) => {
    for (let n = 0; n < times; n += 1) {
      await sql\`select repeat('0123456789', 7000) as plain\`.execute(db)
      await sql\`select repeat('0123456789', \${7000}) as prepared\`.execute(db)
    }
  }
  await read(10)
  const before = process.memoryUsage().heapUsed
  await read(90)
  console.log(process.memoryUsage().heapUsed - before)
  await db.destroy()`

t.test('a minor garbage collection frees the memory of an answer', async (t) => {
  const url = await createDatabase(t, null)
  // Frequent minor collections, and almost no full ones.
  const heap = ['--max-semi-space-size=1', '--heap-growing-percent=1000']
  const words = [...heap, '--input-type=module-typescript', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, words, {
    env: { PATH: process.env.PATH, DATABASE_URL: url },
  })
  const read = 180 * 70_000
  t.match(stdout, /^-?\d+\n$/)
  t.ok(Number(stdout) < read / 2, `${read} bytes were read, the heap has grown by ${stdout}`)
})
