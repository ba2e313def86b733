/** The memory that the process needs for a dump does not depend on the size of the dump. */
import { once } from 'node:events'
import t from 'tap'
import { createToolDatabase } from '../dumps/tool-database.ts'
import { startProcess } from './dumps-processes.ts'

t.setTimeout(900_000)

/**
 * Megabytes of rows, and the allowed growth of the process. Its first import loads the thread and
 * the parser, which take 40 MiB. The size of V8's heap depends on the load of the machine.
 */
const forms = [
  ['copy', 20, 96],
  ['copy', 2000, 96],
  ['inserts', 20, 96],
  // Memory holds a long INSERT four times: text, bytes, parser, and message to the server.
  ['long', 1, 192],
  ['longest', 1, 300],
] as const

for (const [form, megabytes, limit] of forms) {
  t.test(
    `an import of ${megabytes} MB in the form ${form} keeps to its memory limit`,
    async (t) => {
      const database = await createToolDatabase(t, 'owner')
      const { child, output } = startProcess(database.url, String(megabytes), form)
      const [code] = await once(child, 'exit')
      t.equal(code, 0)
      const growth = Number(output.at(-1)) / 1024 / 1024
      t.comment(`grows by ${growth.toFixed()} MiB`)
      t.ok(growth < limit, `grows by less than ${limit} MiB`)
    },
  )
}
