import { sql } from 'kysely'
import pg from 'pg'
import t, { type Test } from 'tap'
import { itemOf } from '../../../src/checklist/wstg/identifier.ts'
import {
  inboxRepository,
  type NewRequest,
  seqsOf,
} from '../../../src/checklist/wstg/inbox-repository.ts'
import { itemRepository } from '../../../src/checklist/wstg/item-repository.ts'
import { matchEach } from '../../support/outcome.ts'
import { createDatabase, open } from '../../support/postgres.ts'

const item = { key: 'wstg-info-01', wstgId: 'WSTG-INFO-01' }
const line = `item:${item.key}`

const start = async (t: Test, url?: string) => {
  // A statement of ten thousand rows takes longer on a busy machine than calls may.
  const db = open(t, url ?? (await createDatabase(t)), { timeout: 60_000 })
  const announced: string[] = []
  const announce = async (job: string) => void announced.push(job)
  const inbox = inboxRepository(db, { announce })
  const items = itemRepository(db)
  const accept = async () =>
    (await inbox.accept([{ kind: 'sync', item, payload: { status: 'Done' } }]))[0]!
  const state = async () => (await items.find(item.key))!
  const store = async (seq: number, revision?: number) =>
    items.storeWritten(
      {
        ...item,
        seq,
        revision: revision ?? (await state()).revision,
        findingId: 7,
        findingCreated: null,
        findingTest: null,
        status: 'Done',
        oldStatus: null,
        toolStatus: 'active',
        notes: '',
        severity: 'Low',
      },
      [],
    )
  const rows = () => db.selectFrom('wstg_inbox').selectAll().orderBy('seq').execute()
  return { db, inbox, items, accept, announced, state, store, rows }
}

const failure = {
  error: 'broken',
  changesItem: true,
  status: 'Done',
} as const

t.test('the requests of a call are stored in order, with their new items', async (t) => {
  const { inbox, announced, rows, db } = await start(t)
  await sql`insert into wstg_items (item_key, wstg_id, wstg_status)
    values ('known', 'KNOWN', 'In Progress')`.execute(db)
  const ids = ['Zeta', 'known', 'zETA', 'Alpha']
  const requests = ids.map(
    (id, n): NewRequest => ({
      kind: 'sync',
      item: itemOf(id),
      payload: { status: 'Done', notes: `note ${n}` },
    }),
  )
  const seqs = await inbox.accept([
    ...requests,
    { kind: 'finding', findingId: 7, payload: { event: 'x' } },
    { kind: 'finding', findingId: null, payload: { event: 'x' } },
  ])
  matchEach(t, await rows(), [
    ...ids.map((id, n) => ({ seq: seqs[n], item_key: itemOf(id).key, due_at: Date })),
    { finding_id: 7 },
    { finding_id: null },
  ])
  t.same(announced, ['item:zeta', 'item:known', 'item:alpha', 'finding:7'], 'each line once')
  const items = db.selectFrom('wstg_items').select(['item_key', 'wstg_status']).orderBy('item_key')
  t.same(await items.execute(), [
    { item_key: itemOf('Alpha').key, wstg_status: 'Done' },
    { item_key: 'known', wstg_status: 'In Progress' },
    { item_key: itemOf('Zeta').key, wstg_status: 'Done' },
  ])
})

t.test('a request that cannot be stored fails alone, and is not announced', async (t) => {
  const { inbox, announced, rows } = await start(t)
  const request = (notes: string): NewRequest[] => [
    // PostgreSQL does not store a lone surrogate.
    { kind: 'sync', item, payload: { status: 'Done', notes } },
  ]
  const outcomes = await Promise.allSettled(
    ['first', '\ud800', 'last'].map((notes) => inbox.accept(request(notes))),
  )
  t.same(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  )
  t.ok(outcomes[1]?.status === 'rejected' && outcomes[1].reason instanceof pg.DatabaseError)
  t.equal((await rows()).length, 2)
  t.equal(announced.length, 2)
})

t.test('processes that accept the same new items in opposite order do not deadlock', async (t) => {
  const url = await createDatabase(t)
  const processes = [await start(t, url), await start(t, url)]
  for (let round = 0; round < 20; round += 1) {
    const requests = Array.from(
      { length: 40 },
      (_, n): NewRequest => ({
        kind: 'sync',
        item: itemOf(`round ${round} item ${n}`),
        payload: { status: 'Done' },
      }),
    )
    await Promise.all(
      processes.map(({ inbox }, n) => inbox.accept(n === 0 ? requests : requests.toReversed())),
    )
  }
  const { rows } = await sql`
    select (select count(*) from wstg_inbox)::integer as requests,
      (select count(*) from wstg_items)::integer as items`.execute(processes[0]!.db)
  t.same(rows, [{ requests: 1600, items: 800 }])
})

t.test('an outcome is stored if the item has not changed meanwhile', async (t) => {
  const { items, accept, store, state, inbox } = await start(t)
  const [first, second] = [await accept(), await accept()]
  const before = await state()
  const marked = await items.noteUnanswered(before, 'update')
  t.match(await state(), { unanswered: 'update', revision: marked })
  t.equal(await items.noteUnanswered(before, 'create'), undefined, 'another process has begun')
  t.notOk(await store(first, before.revision), 'and this one has nothing to store')
  t.ok(await store(second, marked))
  t.match(await state(), { lastSeq: second, unanswered: null })
  t.notOk(await store(first), 'a newer one has taken effect')
  t.same(await inbox.ofLine(line), [])
})

t.test('a request that takes effect supersedes all older ones of its item', async (t) => {
  const { items, accept, store, rows, state } = await start(t)
  const [refused, failed, effective] = [await accept(), await accept(), await accept()]
  await accept()
  for (const [seq, delay] of [
    [refused, undefined],
    [failed, 60_000],
  ] as const)
    await items.storeFailure([seq], item.key, { ...failure, delay })
  t.ok(await store(effective))
  const note = `superseded by request ${effective}`
  matchEach(t, await rows(), [
    { state: 'superseded', due_at: null, attempts: 1, note },
    { state: 'superseded', due_at: null, attempts: 1, note },
    { state: 'done', due_at: null, attempts: 1, note: null },
    { state: 'waiting' },
  ])
  const { revision } = await state()
  await items.repeatNewest(item.key)
  t.match((await rows())[2], { state: 'waiting', attempts: 0, finished_at: null })
  t.ok((await state()).revision > revision, 'a write that is under way is refused')
})

t.test('only the newest of many statuses is left, with the newest notes', async (t) => {
  const { inbox, items, rows } = await start(t)
  const content = (notes?: string) => ({ status: 'Blocked', notes }) as const
  const [refused, failed] = await inbox.accept(
    [content('of a refused one'), content('of a failed one')].map((payload) => ({
      kind: 'sync' as const,
      item,
      payload: { ...payload, user: 'ana' },
    })),
  )
  await items.storeFailure([refused!], item.key, { ...failure, delay: undefined })
  await items.storeFailure([failed!], item.key, { ...failure, delay: 60_000 })
  const many = Array.from({ length: 300 }, (_, n) => content(n < 50 ? `notes ${n}` : ''))
  const seqs = await inbox.accept(many.map((payload) => ({ kind: 'sync', item, payload })))
  const newest = seqs.at(-1)!
  for (let round = 0; round < 2; round++)
    await inbox.supersede(seqsOf(await inbox.ofLine(line)).slice(0, -1), newest, 'notes 49')
  matchEach(t, await inbox.ofLine(line), [
    { seq: newest, payload: { status: 'Blocked', notes: 'notes 49', user: undefined } },
  ])
  matchEach(t, await rows(), [
    { state: 'failed', due_at: null },
    { state: 'superseded', note: `superseded by request ${newest}` },
    ...seqs.slice(0, -1).map(() => ({ state: 'superseded' })),
    { state: 'waiting' },
  ])
})

t.test('a delivery waits for statuses, and for one attempt at an older failed one', async (t) => {
  const { inbox, items, accept } = await start(t)
  const status = await accept()
  const [delivery] = await inbox.accept([
    { kind: 'finding', item, findingId: 7, payload: { event: 'x' } },
  ])
  const ahead = () => inbox.statusBefore(item.key, delivery!)
  t.match(await ahead(), { seq: status, failed: false })
  await items.storeFailure([status], item.key, { ...failure, delay: 60_000 })
  t.equal(await ahead(), undefined, 'it has been tried since')
  const [newer] = await inbox.accept([
    { kind: 'finding', item, findingId: 7, payload: { event: 'x' } },
  ])
  t.match(await inbox.statusBefore(item.key, newer!), { seq: status, failed: true })
  await inbox.postpone([status], { delay: 60_000, note: 'broken again', counted: true })
  t.equal(await inbox.statusBefore(item.key, newer!), undefined)
})

t.test('of many failed requests the oldest ten thousand are changed', async (t) => {
  const { db, inbox } = await start(t)
  await sql`insert into wstg_inbox (kind, finding_id, payload, state, due_at, note)
    select 'finding', 7, '{}', 'failed', null, 'refused'
    from generate_series(1, 10050)`.execute(db)
  const oldest = Array.from({ length: 10_000 }, (_, n) => n + 1)
  t.same(await inbox.retryFailed('all'), oldest)
  t.equal((await inbox.dismissFailed('all')).length, 50)
  t.same(await inbox.retryFailed('all'), [])
})
