import { setTimeout as delay } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { openDatabase } from '../../src/database/database.ts'
import { createPauses } from '../../src/queue/pauses.ts'
import { createDatabase } from '../support/postgres.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

const open = (t: Test, url: string) => {
  const db = openDatabase(url, quiet)
  t.teardown(() => db.destroy())
  return createPauses(db)
}

t.test('all processes see a pause, and it ends by itself', async (t) => {
  const url = await createDatabase(t)
  const [a, b] = [open(t, url), open(t, url)]
  t.equal(await a.remaining('x'), 0)
  await a.set('x', 60_000)
  await a.set('x', 300)
  const left = await b.remaining('x')
  t.ok(left > 0 && left <= 300, `${left} ms`)
  await delay(320)
  t.equal(await b.remaining('x'), 0)
  await a.set('x', 60_000)
  await b.clear('x')
  t.equal(await a.remaining('x'), 0)
})
