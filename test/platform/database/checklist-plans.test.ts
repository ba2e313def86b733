import t from 'tap'
import { findingRepository, keptFinding } from '../../../src/checklist/wstg/finding-repository.ts'
import { readGate } from '../../../src/checklist/wstg/gate-repository.ts'
import { inboxRepository, seqsOf } from '../../../src/checklist/wstg/inbox-repository.ts'
import { itemRepository } from '../../../src/checklist/wstg/item-repository.ts'
import { listingRepository } from '../../../src/checklist/wstg/listing-repository.ts'
import { overviewRepository } from '../../../src/checklist/wstg/overview-repository.ts'
import { findingWith } from '../../support/finding.ts'
import { costsOf, execute, few, openRecording } from '../../support/plans.ts'

/** Has a delivery, and no item yet. */
const unknownFinding = 9999
/** Items and requests of the checklist. The last item has no request. */
const tracked = 5000
const accepted = 200_000
const failed = 5000

const { pool, db, statementsOf } = await openRecording(t)

for (const statement of [
  // Vacuum marks the rows of a commit as visible to all only when its log is flushed.
  'set synchronous_commit = on',
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
     item_key, finding_id, title, severity, state, flags, own, ending, kept_at
   )
   select 'wstg-' || n, m * ${tracked} + n, 'A finding', 'high',
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
  'insert into wstg_webhook (last_delivery_at) values (now())',
  "insert into scheduled_tasks (name) values ('restore-trial')",
  `insert into wstg_sync_log (logged_at, wstg_id, direction, new_status, success)
   select now() + n * interval '1 second', 'WSTG-1', 'dd->tracker', 'Done', true
   from generate_series(1, 1000) n`,
]) {
  await pool.query(statement)
}
await pool.query('vacuum analyze')

const inbox = inboxRepository(db, { announce: async () => undefined })
const items = itemRepository(db)

t.test('statements of the checklist cost the same with any number of requests', async (t) => {
  const overview = overviewRepository(db)
  const listing = listingRepository(db)
  const findings = findingRepository(db)
  const gate = { check: () => readGate(db) }
  const item = { key: 'wstg-new', wstgId: 'WSTG-NEW' }
  const key = 'wstg-100'
  const idle = `wstg-${tracked}`
  const { rows } = await pool.query(
    `select min(seq) filter (where item_key = $1 and state = 'waiting') as seq,
       min(seq) filter (where state = 'failed') as refused
     from wstg_inbox`,
    [key],
  )
  const { seq, refused } = rows[0]
  const finding = { findingId: 100, findingCreated: '2026-01-01T00:00:00Z', findingTest: 1 }
  const values = { ...finding, toolStatus: 'verified', notes: '', severity: 'Info' } as const
  const written = { ...values, key, wstgId: 'WSTG-100', status: 'Done', oldStatus: 'Done' } as const
  const snapshot = { ...written, revision: 1 } as const
  const failure = { error: 'refused' } as const
  const delivery = { event: 'finding_updated', seqs: [seq], finding: 100, remark: 'read' }
  const kept = keptFinding(findingWith({ id: 100, tags: [key] }), { age: 0, item: key })
  const known = [...(await items.all()).values()]
  const states = ['waiting', 'retrying', 'failed', 'done', 'superseded', 'dismissed'] as const

  type Calls = Record<string, () => Promise<unknown>>
  const requestsIn = (state: (typeof states)[number]): Calls => ({
    [`requests, ${state}`]: () => listing.requests({ state }, 5),
    [`requests, ${state}, a later page`]: () => listing.requests({ state }, 5, accepted / 2),
  })
  const requestsOfItem = (state: (typeof states)[number]): Calls => ({
    [`requests, ${state}, of an item`]: () => listing.requests({ key, state }, 10),
    [`requests, ${state}, of an item without`]: () => listing.requests({ key: idle, state }, 10),
  })
  const constant: Calls = {
    accept: () =>
      inbox.accept([
        { kind: 'sync', item, payload: { status: 'Done' } },
        { kind: 'finding', findingId: 7, payload: { event: 'finding_updated' } },
      ]),
    postpone: () => inbox.postpone([seq], { delay: 1, counted: true }),
    finish: () => inbox.finish([seq], 'no effect'),
    leaveToRun: () => inbox.leaveToRun([seq]),
    known: () => findings.known([100, unknownFinding]),
    'ofLine, of a test': () => inbox.ofLine('test:7'),
    'retryFailed, one': () => inbox.retryFailed([refused]),
    'dismissFailed, one': () => inbox.dismissFailed([refused]),
    deliveriesForRun: () => inbox.deliveriesForRun(),
    statusBefore: () => inbox.statusBefore(key, seq),
    'ofLine, of a finding': () => inbox.ofLine(`finding:${unknownFinding}`),
    purge: () => inbox.purge(),
    find: () => items.find(key),
    itemsOfFinding: () => items.itemsOfFinding(100),
    keep: () => findings.keep([kept]),
    ofItem: () => findings.ofItem(key, 200),
    noteUnanswered: () => items.noteUnanswered({ key, revision: 0 }, 'update'),
    storePeriodic: () => items.storePeriodic([{ ...snapshot, key: idle }], [kept]),
    repeatNewest: () => items.repeatNewest(key),
    declareGone: () => items.declareGone(),
    forget: () => items.forget('wstg-forgotten'),
    declaredGone: () => items.declaredGone(),
    'trials, read': () => overview.trials.read(),
    'trials, store': () => overview.trials.store(null),
    'trials, forget': () => overview.trials.forget(),
    noteDelivery: () => overview.noteDelivery(),
    log: () => overview.log(10),
    'log, of an item': () => overview.log(10, { key: 'wstg-1' }),
    'log, failures': () => overview.log(10, { success: false }),
    'log, a later page': () => overview.log(10, { after: [Date.now() + 500_000, 500] }),
    requests: () => listing.requests({}, 10),
    'requests, a later page': () => listing.requests({}, 10, accepted / 2),
    'requests, one': () => listing.requests({ seq }, 1),
    'requests, of an item': () => listing.requests({ key }, 10),
    'requests, of an item without': () => listing.requests({ key: idle }, 10),
    'items, one': () => listing.items({ key }),
    ...Object.assign({}, ...states.map(requestsIn)),
  }
  const ofRequestsOfAnItem: Calls = {
    assignItem: () => inbox.assignItem([seq], item, unknownFinding),
    storeWritten: () => items.storeWritten({ ...written, seq, revision: 0 }, [kept]),
    storeReading: () => items.storeReading(snapshot, delivery, [kept]),
    storeFailure: () =>
      items.storeFailure([seq], key, {
        ...written,
        ...failure,
        delay: undefined,
        changesItem: true,
      }),
    ...Object.assign({}, ...states.map(requestsOfItem)),
  }
  /** Looks up each test of the guide, and the rows of the page only. */
  const ofPages: Calls = {
    items: () => listing.items({}, { limit: 10, notesLength: 100 }),
    'items, a later page': () => listing.items({}, { limit: 10, after: [10_000, 'WSTG-300'] }),
    'items, by status': () => listing.items({ status: 'Blocked' }, { limit: 10 }),
    'items, tracked': () => listing.items({ tracked: true }, { limit: 10 }),
    'items, open': () => listing.items({ open_request: true }, { limit: 10 }),
  }
  const ofItems: Calls = {
    'items, by category': () => listing.items({ category: 'WSTG-INFO' }, { limit: 10 }),
    'items, untracked': () => listing.items({ tracked: false }, { limit: 10 }),
    all: () => items.all(),
    'items, with issues': () => listing.items({ outcome: 'issues' }, { limit: 10 }),
    dashboard: () => overview.dashboard(new Date()),
    'items, in conflict': () => listing.items({ conflict: true }, { limit: 10 }),
    'items, without a finding': () => listing.items({ without_finding: true }, { limit: 10 }),
  }
  const ofRequestsOfItems: Calls = {
    'items, passed': () => listing.items({ outcome: 'passed', since: new Date() }, { limit: 10 }),
    forgetUnset: () => items.forgetUnset([]),
    clearFindings: () => items.clearFindings(known, []),
    unproveFindings: () => items.unproveFindings(),
    completeRun: () =>
      items.completeRun([key], 1000, { isSuccess: true, hidden: null, declared: null, lost: null }),
    removeOthers: () => findings.removeOthers([[key, 100]], 1000),
    hasEnded: () => findings.hasEnded({ key, findingId: 100 }),
    engagementsOf: () => findings.engagementsOf([[key, 100]]),
    unmet: () => findings.unmet([[key, 100]], 1000),
    'items, not open': () => listing.items({ open_request: false }, { limit: 10 }),
  }
  const ofFailed: Calls = {
    'retryFailed, all': () => inbox.retryFailed('all'),
    'dismissFailed, all': () => inbox.dismissFailed('all'),
  }
  const limits: [calls: Calls, pages: number][] = [
    // Counts in an index, before changes make it look at the rows, and reads the repeated requests.
    [{ backlog: () => overview.backlog() }, accepted / 100],
    [gate, 28 * tracked],
    [constant, few.pages],
    [ofRequestsOfAnItem, 2 * few.pages],
    // Reads and ends nine requests.
    [{ ofLine: () => inbox.ofLine(`item:${key}`) }, 2 * few.pages],
    [
      {
        supersede: async () =>
          inbox.supersede(seqsOf(await inbox.ofLine(`item:${key}`)).slice(0, -1), seq),
      },
      4 * few.pages,
    ],
    // Finds up to 1000 lines that are overdue, and covers the deliveries that wait.
    [{ announceOverdue: () => inbox.announceOverdue(0, true) }, 20 * few.pages],
    // Looks at 4000 deliveries.
    [
      {
        noteMissed: () =>
          findings.noteMissed(new Map([[seq, new Date(Date.now() - 600_000).toISOString()]])),
      },
      20 * few.pages,
    ],
    // Ends 4000 deliveries.
    [{ coverDeliveries: () => inbox.coverDeliveries(new Date()) }, 20 * 4000],
    [ofPages, 13 * few.pages],
    [ofItems, tracked / 2],
    [ofRequestsOfItems, 36 * tracked],
    [{ 'items, of the report': () => listing.items({ tracked: true }) }, 28 * tracked],
    // Looks up the item of each open finding twice.
    [{ open: () => findings.open(10, new Date(), {}) }, 10 * tracked],
    [{ recent: () => findings.recent(new Date(0), 10) }, 10 * tracked],
    [{ acceptedRisks: () => findings.acceptedRisks() }, 10 * tracked],
    [ofFailed, 32 * failed],
  ]
  const measured = new Set<string>()
  for (const [calls, limit] of limits)
    for (const [label, run] of Object.entries(calls)) {
      const { growing, pages, idle } = await costsOf(pool, await statementsOf(run))
      t.same(idle, [], label)
      if (calls === ofFailed) t.same(growing, [], `${label}: no reading of the whole inbox`)
      t.ok(pages <= limit, `${label}: ${pages} pages`)
      measured.add(label.replace(/,.*/, ''))
    }
  const methods = Object.keys({ ...inbox, ...items, ...overview, ...listing, ...gate, ...findings })
  t.same(measured, new Set(methods), 'every statement is measured')
})

t.test('a reading of a finding, prepared on an empty table, scans no later findings', async (t) => {
  const { pool, db, statementsOf } = await openRecording(t)
  const keep = (id: number) =>
    findingRepository(db).keep([
      keptFinding(findingWith({ id, tags: [`wstg-${id}`] }), { age: 0, item: `wstg-${id}` }),
    ])
  for (let id = 1; id <= 8; id += 1) await keep(id)
  await pool.query(`insert into wstg_findings
      (item_key, finding_id, title, severity, state, flags, own, ending, kept_at)
    select 'wstg-' || n, n, 'A finding', 'high', 'open', '', false, false, now()
    from generate_series(9, 20000) n`)
  const [statement] = await statementsOf(() => keep(100))
  if (!statement) throw new Error('no statement')
  await pool.query(`prepare keep as ${statement.sql}`)
  const call = execute('keep', statement.parameters)
  const { rows } = await pool.query(`explain (analyze, buffers, format json) ${call}`)
  const pages = rows[0]['QUERY PLAN'][0].Plan['Shared Hit Blocks']
  t.ok(pages <= few.pages, `${pages} pages`)
})
