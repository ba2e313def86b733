/** However large a dump is, what the process needs for it stays the same. */
import { once } from 'node:events'
import t from 'tap'
import { startProcess } from './import-runner.ts'
import { createToolDatabase } from './tool-database.ts'

t.test('memory does not grow with the dump', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  for (const [form, megabytes, limit] of [
    // The thread and its parser take some 40 MiB.
    ['copy', 300, 96],
    ['inserts', 4, 96],
    // A long INSERT is there as bytes, as text and as a message to the server.
    ['long', 1, 128],
    ['longest', 1, 320],
  ] as const) {
    const { child, output } = startProcess(database.url, String(megabytes), form)
    const [code] = await once(child, 'exit')
    t.equal(code, 0)
    const growth = Number(output.at(-1)) / 1024 / 1024
    t.ok(growth < limit, `${megabytes} MB of rows in the form ${form} take ${growth.toFixed()} MiB`)
  }
})
