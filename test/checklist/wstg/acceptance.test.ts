import pg from 'pg'
import t from 'tap'
import { createAcceptance } from '../../../src/checklist/wstg/acceptance.ts'
import { itemOf } from '../../../src/checklist/wstg/finding-snapshot.ts'
import { inboxRepository, type NewRequest } from '../../../src/checklist/wstg/inbox-repository.ts'
import { openDatabase } from '../../../src/platform/database/database.ts'
import { DatabaseOutage } from '../../../src/platform/database/errors.ts'
import { silentLog } from '../../support/environment.ts'
import { createDatabase } from '../../support/postgres.ts'

const url = await createDatabase(t)
const reader = new pg.Pool({ connectionString: url, max: 1 })
// The end of the test database may precede the end of the pool.
reader.on('error', () => undefined)
t.teardown(() => reader.end())
t.beforeEach(() => reader.query('truncate wstg_inbox, wstg_items cascade'))

/** Accepts like a process of the service; exposes its statements and announcements. */
const start = (t: { teardown(action: () => Promise<void>): unknown }) => {
  let statements = 0
  const db = openDatabase(url, silentLog, {
    onStatement: () => {
      statements += 1
    },
  })
  t.teardown(() => db.destroy())
  const announced: number[] = []
  const add = (seqs: readonly number[]) => void announced.push(...seqs)
  const acceptAll = createAcceptance(inboxRepository(db), { add })
  const accept = (request: NewRequest) => acceptAll([request])
  return { accept, announced, statements: () => statements }
}

const request = (wstgId: string, notes: string): NewRequest => ({
  kind: 'sync',
  item: itemOf(wstgId),
  payload: { status: 'Done', notes },
})

const stored = async () => {
  const { rows } = await reader.query(
    `select seq, item_key, payload ->> 'notes' as notes from wstg_inbox order by seq`,
  )
  return rows as { seq: string; item_key: string; notes: string }[]
}

t.test('requests of one turn are stored together, in order, with their new items', async (t) => {
  const { accept, announced, statements } = start(t)
  await reader.query(
    `insert into wstg_items (item_key, wstg_id, wstg_status)
       values ('known', 'KNOWN', 'In Progress')`,
  )
  const ids = ['Zeta', 'known', 'zETA', 'Alpha']
  await Promise.all(ids.map((id, index) => accept(request(id, `note ${index}`))))
  t.equal(statements(), 1)

  const rows = await stored()
  t.same(
    rows.map(({ seq: _, ...row }) => row),
    ids.map((id, index) => ({
      item_key: itemOf(id).key,
      notes: `note ${index}`,
    })),
  )
  t.same(
    announced,
    rows.map(({ seq }) => Number(seq)),
  )
  const { rows: items } = await reader.query(
    'select item_key, wstg_id, wstg_status from wstg_items order by item_key',
  )
  t.same(items, [
    { item_key: itemOf('Alpha').key, wstg_id: itemOf('Alpha').wstgId, wstg_status: 'Done' },
    { item_key: 'known', wstg_id: 'KNOWN', wstg_status: 'In Progress' },
    { item_key: itemOf('Zeta').key, wstg_id: itemOf('Zeta').wstgId, wstg_status: 'Done' },
  ])
})

t.test('more requests than fit in one statement are all stored', async (t) => {
  const { accept, announced } = start(t)
  await Promise.all(
    Array.from({ length: 1001 }, (_, index) =>
      accept(request(`item ${index % 7}`, `note ${index}`)),
    ),
  )
  const notes = (await stored()).map(({ notes }) => notes)
  t.equal(new Set(notes).size, 1001)
  t.equal(new Set(announced).size, 1001)
})

t.test('a request that cannot be stored fails alone', async (t) => {
  const { accept, announced } = start(t)
  // A lone surrogate: JSON can express it, PostgreSQL cannot store it.
  const outcomes = await Promise.allSettled([
    accept(request('a', 'first')),
    accept(request('b', '\ud800')),
    accept(request('c', 'last')),
  ])
  t.same(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  )
  t.ok(outcomes[1]?.status === 'rejected' && outcomes[1].reason instanceof pg.DatabaseError)
  t.same((await stored()).map(({ notes }) => notes).toSorted(), ['first', 'last'])
  t.equal(announced.length, 2)
})

t.test('an outage fails all requests at once, and none is announced', async (t) => {
  const outage = new DatabaseOutage(new Error('Connection terminated'))
  let calls = 0
  const announced: number[] = []
  const failing = async () => {
    calls += 1
    throw outage
  }
  const add = (seqs: readonly number[]) => void announced.push(...seqs)
  const accept = createAcceptance({ accept: failing }, { add })
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((id) => accept([request(id, id)])))
  for (const outcome of outcomes) t.equal(outcome.status === 'rejected' && outcome.reason, outage)
  t.equal(calls, 1)
  t.same(announced, [])
})

t.test('processes that accept the same new items in opposite order do not deadlock', async (t) => {
  const processes = [start(t), start(t)]
  const rounds = 50
  for (let round = 0; round < rounds; round += 1) {
    const ids = Array.from({ length: 40 }, (_, index) => `round ${round} item ${index}`)
    await Promise.all(
      processes.map(({ accept }, index) => {
        const order = index === 0 ? ids : ids.toReversed()
        return Promise.all(order.map((id) => accept(request(id, `${index}`))))
      }),
    )
  }
  const { rows } = await reader.query(
    `select (select count(*)::integer from wstg_inbox) as requests,
         (select count(*)::integer from wstg_items) as items,
         (select deadlocks::integer from pg_stat_database
          where datname = current_database()) as deadlocks`,
  )
  t.same(rows, [{ requests: rounds * 80, items: rounds * 40, deadlocks: 0 }])
})
