/** However large a dump is, the process needs the same memory for it. */
import { once } from 'node:events'
import t from 'tap'
import { createToolDatabase } from '../dumps/tool-database.ts'
import { startProcess } from './dumps-processes.ts'

t.setTimeout(900_000)

/**
 * Megabytes of rows, and how much the process may grow: the thread and its parser take some 50 MiB.
 */
const forms = [
  ['copy', 20, 96],
  ['copy', 2000, 96],
  ['inserts', 20, 96],
  // A long INSERT is there as text, as bytes, in the parser and as a message to the server.
  ['long', 1, 192],
  ['longest', 1, 300],
] as const

for (const [form, megabytes, limit] of forms) {
  t.test(`${megabytes} MB in the form ${form}`, async (t) => {
    const database = await createToolDatabase(t, 'owner')
    const { child, output } = startProcess(database.url, String(megabytes), form)
    const [code] = await once(child, 'exit')
    t.equal(code, 0)
    const growth = Number(output.at(-1)) / 1024 / 1024
    t.comment(`grows by ${growth.toFixed()} MiB`)
    t.ok(growth < limit, `grows by less than ${limit} MiB`)
  })
}
