import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import t, { type Test } from 'tap'
import { inboxRepository } from '../../../src/checklist/wstg/inbox-repository.ts'
import { itemRepository } from '../../../src/checklist/wstg/item-repository.ts'
import { openDatabase } from '../../../src/platform/database/database.ts'
import { silentLog } from '../../support/environment.ts'
import { createDatabase } from '../../support/postgres.ts'
import { eventually } from '../../support/wstg.ts'

const item = { key: 'wstg-info-01', wstgId: 'WSTG-INFO-01' }
const lasting = 60_000

const open = async (t: Test) => {
  const db = openDatabase(await createDatabase(t), silentLog)
  t.teardown(() => db.destroy())
  const inbox = inboxRepository(db)
  const items = itemRepository(db)
  const accept = async () =>
    (await inbox.accept([{ kind: 'sync', item, payload: { status: 'Done' } }]))[0]!
  const outcome = (seq: number) =>
    ({
      ...item,
      seq,
      findingId: 7,
      findingCreated: null,
      findingTest: null,
      status: 'Done',
      oldStatus: null,
      toolStatus: 'active',
      notes: '',
      severity: 'Low',
      changedAt: undefined,
    }) as const
  /** A stored holder in the form that `storeWritten` expects. */
  const leaseOf = (token: string, name = `wstg:${item.key}`) => ({ name, token }) as never
  return { db, inbox, items, accept, outcome, leaseOf }
}

t.test('an item is taken once, with its requests', async (t) => {
  const { db, inbox, items, accept, outcome, leaseOf } = await open(t)
  t.equal(await items.takeLine(1)(randomUUID(), lasting), undefined, 'there is no such request')
  const [first, second] = [await accept(), await accept()]

  const token = randomUUID()
  const taken = await items.takeLine(second)(token, lasting)
  t.match(taken, {
    lease: `wstg:${item.key}`,
    takenOver: false,
    key: item.key,
    work: { item: { ...item, lastSeq: 0 } },
  })
  const waiting = { kind: 'sync', attempts: 0, failed: false, due: true }
  t.match(taken?.work?.requests, [
    { ...waiting, seq: first, payload: { status: 'Done' } },
    { ...waiting, seq: second },
  ])
  t.equal(await items.takeLine(first)(randomUUID(), lasting), undefined)

  const store = (seq: number, holder: string) =>
    items.storeWritten(leaseOf(holder), outcome(seq), [])
  t.equal(await store(first, randomUUID()), 'refused', 'the outcome of a former holder')
  t.equal(await store(first, token), 'stored', 'another request is waiting')
  t.equal(await store(second, token), 'released')
  t.equal(await store(second, token), 'refused')
  t.same(await db.selectFrom('leases').selectAll().execute(), [])
  t.equal(await items.takeLine(second)(randomUUID(), lasting), undefined, 'it is finished')

  const third = await accept()
  await inbox.postpone([third], { delay: 60_000, note: 'later', counted: true })
  t.match(await items.takeLine(third)(randomUUID(), 0), {
    work: { requests: [{ seq: third, due: false, attempts: 1 }] },
  })
  t.match(
    await items.takeLine(third)(randomUUID(), lasting),
    { takenOver: true },
    'the last holder has not ended its lease',
  )
})

t.test('a request that takes effect supersedes all older ones of its item', async (t) => {
  const { db, items, accept, outcome, leaseOf } = await open(t)
  const [refused, failed, effective, newer] = [
    await accept(),
    await accept(),
    await accept(),
    await accept(),
  ]
  const failure = { subject: item.wstgId, error: 'broken', oldStatus: null, changesItem: true }
  const sent = { direction: 'tracker->dd', status: 'Done' } as const
  for (const [seq, delay] of [
    [refused, undefined],
    [failed, 60_000],
  ] as const)
    await items.storeFailure([seq], item.key, { ...failure, ...sent, delay })
  const token = randomUUID()
  t.match(await items.takeLine(effective)(token, lasting), {
    work: { requests: [{ seq: failed }, { seq: effective }, { seq: newer }] },
  })
  t.equal(await items.storeWritten(leaseOf(token), outcome(effective), []), 'stored')
  const note = `superseded by request ${effective}`
  t.match(await db.selectFrom('wstg_inbox').selectAll().orderBy('seq').execute(), [
    { state: 'superseded', due_at: null, attempts: 1, note },
    { state: 'superseded', due_at: null, attempts: 1, note },
    { state: 'done', due_at: null, attempts: 1, note: null },
    { state: 'waiting' },
  ])
  await items.repeatNewest(item.key)
  const repeated = db.selectFrom('wstg_inbox').where('seq', '=', effective).selectAll()
  t.match(await repeated.execute(), [{ state: 'waiting', attempts: 0, finished_at: null }])
})

t.test(
  'of the open statuses of an item only the newest stays, with the newest notes',
  async (t) => {
    const { db, inbox, items, accept, leaseOf } = await open(t)
    const [refused, first] = [await accept(), await accept()]
    const failure = { subject: item.wstgId, error: 'broken', oldStatus: null, changesItem: true }
    const sent = { direction: 'tracker->dd', status: 'Done' } as const
    await items.storeFailure([refused], item.key, { ...failure, ...sent, delay: undefined })
    const content = (notes?: string) => ({ status: 'Blocked', notes }) as const
    const many = Array.from({ length: 300 }, (_, n) => content(n < 250 ? `notes ${n}` : ''))
    const seqs = await inbox.accept(many.map((payload) => ({ kind: 'sync', item, payload })))
    await items.storeFailure([first], item.key, { ...failure, ...sent, delay: 60_000 })
    await inbox.postpone(seqs.slice(0, 1), { delay: 60_000, counted: true })
    const [delivery] = await inbox.accept([
      { kind: 'finding', item, findingId: 7, payload: { event: 'x' } },
    ])
    const token = randomUUID()
    await items.takeLine(first)(token, lasting)
    const supersede = (holder: string) => items.supersede(leaseOf(holder), item.key)
    t.equal(await supersede(randomUUID()), null, 'a former holder')
    t.equal(await supersede(token), 300)
    t.equal(await supersede(token), 0)
    const newest = seqs.at(-1)!
    t.match((await items.findWork({ key: item.key, findingId: null })).requests, [
      { seq: newest, payload: { status: 'Blocked', notes: 'notes 249' } },
      { seq: delivery },
    ])
    const ended = db.selectFrom('wstg_inbox').select('note').distinct()
    t.same(await ended.where('state', '=', 'superseded').execute(), [
      { note: `superseded by request ${newest}` },
    ])
    const kept = await db.selectFrom('wstg_inbox').where('seq', '=', refused).selectAll().execute()
    t.match(kept, [{ state: 'failed' }], 'a refused one stays until a newer one takes effect')
  },
)

t.test('a holder that takes the item while an outcome is stored gets the new state', async (t) => {
  const { db, items, accept, outcome, leaseOf } = await open(t)
  const waiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows.length > 0
  }
  const seq = await accept()
  const token = randomUUID()
  await items.takeLine(seq)(token, lasting)
  const coming = await db.transaction().execute(async (transaction) => {
    t.equal(
      await itemRepository(transaction).storeWritten(leaseOf(token), outcome(seq), []),
      'released',
    )
    const taking = [items.takeLine(seq)(randomUUID(), lasting)]
    await eventually(waiting, 'the wait for the lease')
    return taking
  })
  const taken = await coming[0]
  t.match(taken, { takenOver: false, work: { item: { lastSeq: seq } } })
  t.same(taken?.work?.requests, [])
})

t.test('of many failed requests the oldest ten thousand are changed', async (t) => {
  const { db, inbox } = await open(t)
  await sql`insert into wstg_inbox (kind, finding_id, payload, state, due_at, requeue_at, note)
    select 'finding', 7, '{}', 'failed', null, now(), 'refused'
    from generate_series(1, 10050)`.execute(db)
  const oldest = Array.from({ length: 10_000 }, (_, n) => n + 1)
  t.same(await inbox.retryFailed('all'), oldest)
  t.equal((await inbox.dismissFailed('all')).length, 50)
  t.same(await inbox.retryFailed('all'), [])
})
