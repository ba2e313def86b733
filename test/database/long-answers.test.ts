import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import t from 'tap'
import { createDatabase } from '../support/postgres.ts'

t.test(
  'the memory of an answer is freed by a minor garbage collection, without a full one',
  async (t) => {
    const url = await createDatabase(t, null)
    // Frequent minor collections, and almost no full ones.
    const heap = ['--max-semi-space-size=1', '--heap-growing-percent=1000']
    const program = fileURLToPath(new URL('long-answers.ts', import.meta.url))
    const { stdout } = await promisify(execFile)(process.execPath, [...heap, program], {
      env: { PATH: process.env.PATH, DATABASE_URL: url },
    })
    const read = 180 * 70_000
    t.match(stdout, /^-?\d+\n$/)
    t.ok(Number(stdout) < read / 2, `${read} bytes were read, the heap has grown by ${stdout}`)
  },
)
