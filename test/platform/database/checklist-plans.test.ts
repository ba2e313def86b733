/** Statements of requests, deliveries and lists on a long inbox. */
import t from 'tap'
import {
  findingReading,
  findingRepository,
} from '../../../src/checklist/wstg/finding-repository.ts'
import { readGate } from '../../../src/checklist/wstg/gate-repository.ts'
import { inboxRepository } from '../../../src/checklist/wstg/inbox-repository.ts'
import { itemRepository } from '../../../src/checklist/wstg/item-repository.ts'
import { listingRepository } from '../../../src/checklist/wstg/listing-repository.ts'
import { overviewRepository } from '../../../src/checklist/wstg/overview-repository.ts'
import { findingWith } from '../../support/finding.ts'
import { few, openMeasured } from '../../support/plans.ts'

/** Has a delivery, and no item yet. */
const unknownFinding = 9999
/** Items and requests of the checklist. The last item has no request. */
const tracked = 5000
const accepted = 200_000

const { pool, db, pagesOf } = await openMeasured(t, [
  `insert into wstg_items (
     item_key, wstg_id, finding_id, wstg_status, defectdojo_status, last_sync_timestamp, event,
     last_seq, confirmed
   )
   select 'wstg-' || n, 'WSTG-' || n, n, case n % 9 when 0 then 'Blocked' else 'Done' end,
     'verified', now(), 'finding_updated', n, true
   from generate_series(1, ${tracked}) n`,
  `insert into wstg_last_run (began_at, hidden) values (now() - interval '1 hour', '{}')`,
  // Of each item one finding of the service and four of others, one of these open.
  `insert into wstg_findings (
     item_key, finding_id, test, title, severity, state, flags, own, ending, kept_at
   )
   select 'wstg-' || n, m * ${tracked} + n, 1, 'A finding', 'high',
     case m when 1 then 'open' else 'closed' end, '', m = 0, false, now()
   from generate_series(1, ${tracked}) n, generate_series(0, 4) m`,
  // The newest requests are unfinished, as after an outage of the findings tool.
  `insert into wstg_inbox
     (kind, item_key, payload, state, due_at, finished_at, accepted_at, note)
   select 'sync', 'wstg-' || 1 + n % ${tracked - 1}, '{"status": "Done"}', state,
     case when n > 155000 or state = 'failed' and n % 2 = 0
       then now() end,
     case when n <= 155000 then now() - case n when 150000 then 1e7 else n end
       * interval '1 second' end,
     now() - interval '6 days' + n * interval '1 second',
     case when state = 'failed' then 'refused' end
   from (
     select n, case when n > 155000 then case n % 100 when 0 then 'retrying' else 'waiting' end
       when n % 31 = 0 then 'failed'
       else case n % 100 when 0 then 'superseded' when 1 then 'dismissed' else 'done' end
     end as state
     from generate_series(1, ${accepted}) n
   ) request`,
  `insert into wstg_inbox (kind, finding_id, payload, due_at)
   select 'finding', ${tracked} + n, '{}', now() + interval '1 day'
   from generate_series(1, 4000) n`,
  `insert into wstg_inbox (kind, finding_id, payload)
   values ('finding', ${unknownFinding}, '{}')`,
  `insert into wstg_sync_log (logged_at, wstg_id, direction, new_status, success)
   select now() + n * interval '1 second', 'WSTG-1', 'dd->tracker', 'Done', true
   from generate_series(1, 1000) n`,
])

t.test('statements of the checklist cost the same with any number of requests', async (t) => {
  const inbox = inboxRepository(db, { announce: async () => undefined })
  const items = itemRepository(db)
  const overview = overviewRepository(db)
  const listing = listingRepository(db)
  const findings = findingRepository(db)
  const key = 'wstg-100'
  const item = { key, wstgId: 'WSTG-100' }
  const { rows } = await pool.query(
    "select min(seq) as seq from wstg_inbox where item_key = $1 and state = 'waiting'",
    [key],
  )
  const [{ seq }] = rows
  const created = '2026-01-01T00:00:00Z'
  const finding = { findingId: 100, findingCreated: created, findingTest: 1, statusChanged: null }
  const values = { ...finding, toolStatus: 'verified', notes: '', severity: 'Info' } as const
  const written = { ...values, ...item, status: 'Done', oldStatus: 'Done' } as const
  const snapshot = { ...written, revision: 1 } as const
  const failure = { ...written, error: 'refused', delay: undefined, changesItem: true }
  const delivery = { event: 'finding_updated', seqs: [seq], finding: 100, remark: 'read' }
  const kept = findingReading(findingWith({ id: 100, tags: [key] }), { age: 0, item: key })
  const states = ['waiting', 'retrying', 'failed', 'done', 'superseded', 'dismissed'] as const
  const page = { limit: 10 }
  type Call = [label: string, run: () => Promise<unknown>, pages?: number]
  const calls: Call[] = [
    ['accept', () => inbox.accept([{ kind: 'sync', item, payload: { status: 'Done' } }])],
    ['deliver', () => inbox.accept([{ kind: 'finding', findingId: 7, payload: { event: '' } }])],
    ['the requests of an item', () => inbox.ofLine(`item:${key}`), 2 * few],
    ['the deliveries of a finding', () => inbox.ofLine(`finding:${unknownFinding}`)],
    ['find an item', () => items.find(key)],
    ['find the items of a finding', () => items.itemsOfFinding(100)],
    ['the status before', () => inbox.statusBefore(key, seq)],
    [
      'assign an item',
      () => inbox.assignItem([seq], item, { id: unknownFinding, test: 1 }),
      2 * few,
    ],
    ['postpone', () => inbox.postpone([seq], { delay: 1, counted: true })],
    ['finish', () => inbox.finish([seq], 'no effect')],
    ['store', () => items.storeWritten({ ...written, seq, revision: 0 }, [kept]), 2 * few],
    ['store a reading', () => items.storeReading(snapshot, delivery, [kept]), 2 * few],
    ['store a failure', () => items.storeFailure([seq], key, failure), 2 * few],
    ['store in a run', () => items.storePeriodic([snapshot], [kept])],
    ['keep a finding', () => findings.keep([kept])],
    ['the findings of an item', () => findings.ofItem(key, 200)],
    ['purge', () => inbox.purge()],
    // Finds up to 1000 lines that are overdue, and covers the deliveries that wait.
    ['announce overdue requests', () => inbox.announceOverdue(0, true), 20 * few],
    // Counts in an index.
    ['backlog', () => overview.backlog(), accepted / 100],
    ['the log', () => overview.log(10, { after: [Date.now() + 500_000, 500] })],
    ['the log of an item', () => overview.log(10, { key: 'wstg-1' })],
    ['requests', () => listing.requests({}, 10, accepted / 2)],
    ...states.flatMap((state): Call[] => [
      [`requests, ${state}`, () => listing.requests({ state }, 5, accepted / 2)],
      [`requests, ${state}, of an item`, () => listing.requests({ key, state }, 10), 2 * few],
    ]),
    // Each looks up the tests of the guide, and the rows of the page only.
    ['an item', () => listing.items({ key })],
    ['items', () => listing.items({}, { ...page, after: [10_000, 'WSTG-300'] }), 13 * few],
    ['items by status', () => listing.items({ status: 'Blocked' }, page), 13 * few],
    ['items with a request', () => listing.items({ open_request: true }, page), 13 * few],
    ['the dashboard', () => overview.dashboard(new Date()), tracked / 2],
    // Looks up the requests and findings of all items.
    ['the gate', () => readGate(db), 28 * tracked],
  ]
  for (const [label, run, limit = few] of calls) {
    const pages = Math.max(...(await pagesOf(run)))
    t.ok(pages > 0 && pages <= limit, `${label}: ${pages} pages`)
  }
})

t.test('a reading of a finding, prepared on an empty table, scans no later findings', async (t) => {
  const { pool, db, prepare, pagesOfText } = await openMeasured(t, [])
  const keep = (id: number) =>
    findingRepository(db).keep([
      findingReading(findingWith({ id, tags: [`wstg-${id}`] }), { age: 0, item: `wstg-${id}` }),
    ])
  for (let id = 1; id <= 8; id += 1) await keep(id)
  await pool.query(`insert into wstg_findings
      (item_key, finding_id, test, title, severity, state, flags, own, ending, kept_at)
    select 'wstg-' || n, n, 1, 'A finding', 'high', 'open', '', false, false, now()
    from generate_series(9, 20000) n`)
  const call = await prepare('keep', () => keep(100))
  const pages = await pagesOfText(call())
  t.ok(pages <= few, `${pages} pages`)
})
