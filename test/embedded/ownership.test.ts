import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import t from 'tap'
import { startPostgres } from '../../embedded/postgres/postgres.ts'
import { query, startOwner, temporaryFolder } from './support.ts'

const directory = join(temporaryFolder(t), 'postgres')

t.test('a server has one owner and any number of guests', async (t) => {
  const owning = startPostgres({ directory, mode: 'own' })
  const guest = await startPostgres({ directory, mode: 'share' })
  const owner = await owning
  t.equal(guest.url, owner.url, 'a guest waits for an owner that is starting')
  const refusal = `${directory} is in use by process ${process.pid};`
  await t.rejects(startPostgres({ directory, mode: 'own' }), new RegExp(refusal))
  const other = startOwner(t, { directory, mode: 'own' })
  t.match(await other.answer, { error: refusal }, 'also in another process')

  await query(await guest.databaseUrl('made_by_guest'), 'CREATE TABLE here ()')
  await guest.stop()
  t.same(await query(owner.url, 'SELECT 1 AS one'), [{ one: 1 }], 'the server outlives its guests')
  await owner.stop()
})

t.test('a guest without an owner starts the server itself', async (t) => {
  const postgres = await startPostgres({ directory, mode: 'share' })
  const refused = startPostgres({ directory, mode: 'own' })
  await t.rejects(refused, /in use by process/)
  await postgres.stop()
})

t.test('the server takes a new port if another program has taken its port', async (t) => {
  const first = await startPostgres({ directory, mode: 'own' })
  await first.stop()
  const other = createServer().listen(Number(new URL(first.url).port), '127.0.0.1')
  await once(other, 'listening')
  t.teardown(() => other.close())
  const second = await startPostgres({ directory, mode: 'own' })
  t.not(second.url, first.url)
  t.same(await query(second.url, 'SELECT 1 AS one'), [{ one: 1 }])
  await second.stop()
})
