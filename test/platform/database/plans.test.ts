import t from 'tap'
import { findingRepository, keptFinding } from '../../../src/checklist/wstg/finding-repository.ts'
import { gateRepository } from '../../../src/checklist/wstg/gate-repository.ts'
import { inboxRepository, type SyncRequest } from '../../../src/checklist/wstg/inbox-repository.ts'
import { itemRepository } from '../../../src/checklist/wstg/item-repository.ts'
import { listingRepository } from '../../../src/checklist/wstg/listing-repository.ts'
import { overviewRepository } from '../../../src/checklist/wstg/overview-repository.ts'
import { createProgramKeys } from '../../../src/people/accounts/key-repository.ts'
import { accountRepository } from '../../../src/people/accounts/repository.ts'
import { revocationList } from '../../../src/people/accounts/revocation.ts'
import { measurementRepository } from '../../../src/people/measurements/repository.ts'
import { silentLog } from '../../support/environment.ts'
import { findingWith } from '../../support/finding.ts'
import { costsOf, execute, nodesOf, openRecording } from '../../support/plans.ts'

/** Numbers of records: a few, and enough to show a complete scan in the costs. */
const light = 10
const heavy = 60_000
const [lightUser, heavyUser, noUser] = [1, 2, 3]
/** Has a delivery, and no item yet. */
const unknownFinding = 9999
/** Items and requests of the checklist. The last item has no request. */
const tracked = 5000
const accepted = 200_000
const failed = 5000

const { pool, db, read, statementsOf } = await openRecording(t)

for (const statement of [
  // Vacuum marks the rows of a commit as visible to all only when its log is flushed.
  'set synchronous_commit = on',
  `insert into accounts (username, password_hash, role)
   select 'user' || n, repeat('x', 97), case n when 9 then 'admin' else 'user' end
   from generate_series(1, 12000) n`,
  `insert into profiles (user_id, given_name, surnames, birth_date, height_m)
   select id, 'Ana', 'García', '1990-05-17', 1.7 from accounts`,
  // Scattered over the table as by years of all accounts: a history that reads the table and not
  // only the index reads nearly as many pages as records.
  `insert into weights (user_id, weight_kg, recorded_at)
   select id, 60 + n % 7, timestamptz '2020-01-01Z' + n * interval '1 hour'
   from accounts, generate_series(
     1, case id when ${heavyUser} then ${heavy} when ${noUser} then 0 else ${light} end
   ) n
   order by hashint4(${heavy} * id + n)`,
  `insert into revoked_tokens (jti, expires_at)
   select 'jti' || n, now() + n * interval '1 second' from generate_series(-1000, 10000) n`,
  `insert into session_ends (user_id, session_number, ended_at)
   select n, 1, now() - n * interval '1 minute' from generate_series(1, 10000) n`,
  `insert into program_keys (user_id, name, permissions, digest, session_number, expires_at)
   select n, 'scale', '{weights:write}', sha256(n::text::bytea), 0, now() + interval '1 day'
   from generate_series(1, 10000) n`,
  "insert into revoked_tokens (jti, expires_at) values ('old', now() - interval '2 days')",
  "insert into session_ends values (0, 1, now() - interval '9 days')",
  `insert into wstg_items (
     item_key, wstg_id, finding_id, wstg_status, defectdojo_status, last_sync_timestamp, event,
     last_seq, confirmed
   )
   select 'wstg-' || n, 'WSTG-' || n, n, case n % 9 when 0 then 'Blocked' else 'Done' end,
     'verified', now(), 'finding_updated', n, true
   from generate_series(1, ${tracked}) n`,
  `insert into wstg_last_run (began_at, hidden) values (now(), '{}')`,
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
  `insert into wstg_sync_log (logged_at, wstg_id, direction, new_status, success)
   select now() + n * interval '1 second', 'WSTG-1', 'dd->tracker', 'Done', true
   from generate_series(1, 1000) n`,
]) {
  await pool.query(statement)
}
await pool.query('vacuum analyze')

/** The limits of sequentially scanned rows and of pages. */
const few = { rows: 50, pages: 100 }

const measurements = measurementRepository(db, read, 'Europe/Madrid')
const accounts = accountRepository(db)
const revoked = revocationList(db, read, () => new Date())
const keys = createProgramKeys(db, read, { secrets: ['secret'], log: silentLog })
const inbox = inboxRepository(db, { announce: async () => undefined })
const items = itemRepository(db)

t.test(
  'queries for the weights of a person cost the same with any number of weights',
  async (t) => {
    const profile = { givenName: 'Ana', surnames: 'García', birthDate: '1990-05-17', heightM: 1.7 }
    const moment = new Date('2020-01-01T05:30:00Z')
    const written = [{ kg: 65, moment }]
    const weights = [
      { index: 0, kg: 65, moment: new Date('2020-01-02T05:45:00Z'), code: null, person: 'Ana' },
      { index: 1, kg: 66, moment: null, code: null, person: null },
    ]
    const sent = { event: 'update', weights, firstPerson: 'Ana', ignored: 0 } as const
    const { rows } = await pool.query('select user_id, min(id) as id from weights group by user_id')
    const idOf = (user: number) => rows.find(({ user_id }) => user_id === user)?.id
    const calls: Record<keyof typeof measurements, (user: number) => Promise<unknown>> = {
      findProfile: (user) => measurements.findProfile(user),
      findPerson: (user) => measurements.findPerson(user),
      saveProfile: (user) => measurements.saveProfile(user, profile),
      recordWeight: (user) => measurements.recordWeight(user, 65),
      findBmiInput: (user) => measurements.findBmiInput(user),
      summariseWeights: (user) => measurements.summariseWeights(user),
      listRecentWeights: (user) => measurements.listRecentWeights(user),
      listWeights: (user) => measurements.listWeights(user),
      recordWeights: (user) => measurements.recordWeights(user, written, true),
      takeDeviceWeights: (user) => measurements.takeDeviceWeights(user, sent),
      correctWeight: (user) => measurements.correctWeight(user, idOf(user), 65, moment),
      deleteWeight: (user) => measurements.deleteWeight(user, idOf(user)),
    }
    for (const [name, call] of Object.entries(calls)) {
      const costs: number[] = []
      for (const user of [lightUser, heavyUser]) {
        const { growing, scanned, pages, idle } = await costsOf(
          pool,
          await statementsOf(() => call(user)),
        )
        t.same(idle, [], name)
        t.same(growing, [], `${name}: neither a sequential scan nor a sort`)
        t.ok(scanned <= few.rows, `${name}: ${scanned} rows scanned`)
        // A correction looks up the neighbours and stores the summary; devices send two weights.
        const isTwice = ['correctWeight', 'takeDeviceWeights'].includes(name)
        const most = isTwice ? 2 * few.pages : few.pages
        t.ok(pages <= most, `${name}: ${pages} pages`)
        costs.push(pages)
      }
      const [ofLight = 0, ofHeavy = 0] = costs
      // A page of a long history has two hundred times as many records as a short history.
      t.ok(
        ofHeavy <= ofLight + (name === 'listWeights' ? 30 : 10),
        `${name}: ${ofLight} pages, with ${heavy} records ${ofHeavy}`,
      )
    }
  },
)

t.test('a page in the middle of a long history costs as much as the first one', async (t) => {
  const pages = await statementsOf(async () => {
    const { json } = await measurements.listWeights(heavyUser)
    if (typeof json === 'string') throw new Error('the history is not long enough')
    await json.resume().toArray()
  })
  t.equal(pages.length, Math.ceil((heavy + 1) / 1600))
  const [first, middle] = [
    await costsOf(pool, pages.slice(0, 1)),
    await costsOf(pool, pages.slice(14, 15)),
  ]
  t.same(middle.growing, [])
  t.ok(middle.pages <= first.pages + 10, `${first.pages} pages, and ${middle.pages}`)
})

t.test('the last weights of a deleted account cost as much as the first ones', async (t) => {
  const { pool, db, statementsOf } = await openRecording(t)
  for (const statement of [
    "insert into accounts (username, password_hash, role) values ('ana', 'x', 'user')",
    `insert into weights (user_id, weight_kg, recorded_at)
     select 1, 60 + n * 7919 % 1000 / 10.0, timestamptz '2020-01-01Z' + n * interval '1 hour'
     from generate_series(1, 50000) n`,
    'vacuum analyze',
    // The commit fails, so that the statements can run once more.
    `create function refuse() returns trigger language plpgsql
     as $$ begin raise exception 'not yet'; end $$`,
    `create constraint trigger refused after delete on accounts deferrable initially deferred
     for each row execute function refuse()`,
    `create function run_statement(call text) returns void language plpgsql
     as $$ begin execute call; end $$`,
  ])
    await pool.query(statement)
  const statements = await statementsOf(() =>
    t.rejects(accountRepository(db).delete(1), { message: 'not yet' }),
  )
  const pages: number[] = []
  await pool.query('begin')
  for (const { sql, parameters } of statements.filter(({ sql }) => sql.startsWith('delete'))) {
    await pool.query(`prepare deletion as ${sql}`)
    const { rows } = await pool.query(
      `explain (analyze, buffers, format json) select run_statement($1)`,
      [execute('deletion', parameters)],
    )
    await pool.query('deallocate deletion')
    const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': loaded } = rows[0]['QUERY PLAN'][0].Plan
    if (sql.startsWith('delete from "weights"')) pages.push(hit + loaded)
  }
  await pool.query('rollback')
  t.equal(pages.length, 6)
  t.ok(Math.max(...pages) < 1.5 * pages[0]!, pages.join())
})

t.test('queries for accounts and tokens cost the same with any number of them', async (t) => {
  const insertAccount = async () => {
    await accounts.insert('nueva', 'x')
    await pool.query("delete from accounts where username = 'nueva'")
  }
  const calls: [label: string, run: () => Promise<unknown>, exceptions?: string[]][] = [
    // The check for an existing account reads one row.
    ['insert', () => insertAccount(), ['Seq Scan accounts']],
    ['findByUsername', () => accounts.findByUsername('user6000')],
    ['findUnlessRevoked', () => accounts.findUnlessRevoked(6000, 'jti6000')],
    ['replacePasswordHash', () => accounts.replacePasswordHash(6000, 'x'.repeat(97), 'y')],
    ['changeRole', () => accounts.changeRole(6000, 'user')],
    ['add', () => revoked.add({ jti: 'another', expiresAt: new Date() })],
    ['purgeRevocations', () => revoked.purgeRevocations()],
    ['purgeEnds', () => revoked.purgeEnds()],
    // Of two digests at most.
    ['a key', () => keys.find(`wbr_${'x'.repeat(43)}`), ['Bitmap Heap Scan program_keys']],
    ['list of keys', () => keys.list(6000)],
    ['delete a key', () => keys.delete(6000, 6000)],
    ['checklistAccess', () => accounts.checklistAccess(6000)],
    ['has', () => revoked.has({ jti: 'unknown', userId: 6000, session: 0 })],
    ['list', () => accounts.list({ after: 5000, limit: 101 })],
    ['list by name', () => accounts.list({ search: 'user', limit: 101 })],
    ['a later page', () => accounts.list({ search: 'user', after: 'user60', limit: 101 })],
    ['list by name and role', () => accounts.list({ search: 'user', role: 'admin', limit: 101 })],
    ['list of a role', () => accounts.list({ role: 'admin', after: 0, limit: 101 })],
    ['endSessions', () => accounts.endSessions({ id: 6000, passwordHash: 'x', verified: 'x' })],
    ['endSessions of an administrator', () => accounts.endSessions({ id: 6000 }, 9)],
  ]
  for (const [label, run, exceptions = []] of calls) {
    const { growing, scanned, pages, idle } = await costsOf(pool, await statementsOf(run))
    t.same(idle, [], label)
    t.same(
      growing.filter((step) => !exceptions.includes(step)),
      [],
      label,
    )
    t.ok(scanned <= few.rows, `${label}: ${scanned} rows scanned`)
    t.ok(pages <= few.pages, `${label}: ${pages} pages`)
  }
})

t.test('statements of the checklist cost the same with any number of requests', async (t) => {
  const overview = overviewRepository(db)
  const listing = listingRepository(db)
  const findings = findingRepository(db)
  const gate = gateRepository(db)
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
  const failure = { subject: key, direction: 'tracker->dd', error: 'refused' } as const
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
    finish: () => inbox.finish([seq], 'done', 'no effect'),
    'retryFailed, one': () => inbox.retryFailed([refused]),
    'dismissFailed, one': () => inbox.dismissFailed([refused]),
    manyDeliveries: () => inbox.manyDeliveries(),
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
    declaredGone: () => items.declaredGone(),
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
    'items, by category': () => listing.items({ category: 'WSTG-INFO' }, { limit: 10 }),
    'items, tracked': () => listing.items({ tracked: true }, { limit: 10 }),
    'items, untracked': () => listing.items({ tracked: false }, { limit: 10 }),
    'items, open': () => listing.items({ open_request: true }, { limit: 10 }),
  }
  const ofItems: Calls = {
    all: () => items.all(),
    'items, with issues': () => listing.items({ outcome: 'issues' }, { limit: 10 }),
    dashboard: () => overview.dashboard(new Date()),
    'items, in conflict': () => listing.items({ conflict: true }, { limit: 10 }),
    'items, without a finding': () => listing.items({ without_finding: true }, { limit: 10 }),
  }
  const ofRequestsOfItems: Calls = {
    'items, passed': () => listing.items({ outcome: 'passed', since: new Date() }, { limit: 10 }),
    clearFindings: () => items.clearFindings(known, []),
    unproveFindings: () => items.unproveFindings(),
    completeRun: () =>
      items.completeRun([key], 1000, { isSuccess: true, hidden: null, declared: null }),
    removeOthers: () => findings.removeOthers({ ids: [100], itemKeys: [key] }, 1000),
    unmet: () => findings.unmet({ ids: [100], itemKeys: [key] }, 1000),
    'items, not open': () => listing.items({ open_request: false }, { limit: 10 }),
  }
  const ofFailed: Calls = {
    'retryFailed, all': () => inbox.retryFailed('all'),
    'dismissFailed, all': () => inbox.dismissFailed('all'),
  }
  const limits: [calls: Calls, pages: number][] = [
    // Counts in an index, before changes make it look at the rows, and reads the repeated requests.
    [{ backlog: () => overview.backlog() }, accepted / 200],
    [{ check: () => gate.check({ allow: 'none', maxAge: 60 }) }, 28 * tracked],
    [constant, few.pages],
    [ofRequestsOfAnItem, 2 * few.pages],
    // Reads and ends nine requests.
    [{ ofLine: () => inbox.ofLine(`item:${key}`) }, 2 * few.pages],
    [
      {
        supersede: async () =>
          inbox.supersede((await inbox.ofLine(`item:${key}`)) as SyncRequest[]),
      },
      4 * few.pages,
    ],
    // Finds up to 1000 lines that are overdue, and covers the deliveries that wait.
    [{ announceOverdue: () => inbox.announceOverdue(0, true) }, 20 * few.pages],
    // Ends 4000 deliveries.
    [{ coverDeliveries: () => inbox.coverDeliveries(new Date()) }, 20 * 4000],
    [ofPages, 10 * few.pages],
    [ofItems, tracked / 2],
    [ofRequestsOfItems, 36 * tracked],
    [{ 'items, of the report': () => listing.items({ tracked: true }) }, 28 * tracked],
    // Looks up the item of each open finding twice.
    [{ open: () => findings.open(10) }, 10 * tracked],
    [ofFailed, 30 * failed],
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

/**
 * PostgreSQL keeps the plans of a connection that were prepared while the tables were nearly empty
 * until it analyses the tables, so they must suit a long history too.
 */
t.test('statements prepared on an empty table neither sort nor scan a long history', async (t) => {
  const { pool, db, read, statementsOf } = await openRecording(t)
  const user = 1
  const many = 20_000
  const addWeights = (count: number) =>
    pool.query(
      `insert into weights (user_id, weight_kg, recorded_at)
       select $1, 60 + n % 7, clock_timestamp() - n * interval '1 hour'
       from generate_series(1, $2::integer) n`,
      [user, count],
    )
  /** More executions than PostgreSQL observes before it keeps a plan for all parameters. */
  const executions = 8
  const states: Record<string, () => Promise<unknown>> = {
    'a long history, never analysed': () => addWeights(many),
    'an empty table': () => Promise.resolve(),
    'ten weights': () => addWeights(10),
    'an empty table, analysed': () => pool.query('analyze'),
    // PostgreSQL analyses a table automatically from its fiftieth row.
    'sixty weights, analysed': () => addWeights(60).then(() => pool.query('analyze')),
  }
  await pool.query(
    "insert into accounts (username, password_hash, role) values ('ana', 'x', 'user')",
  )
  const measurements = measurementRepository(db, read, 'Europe/Madrid')
  const prepare = async (name: string, run: () => Promise<unknown>) => {
    const [statement] = await statementsOf(run)
    if (!statement) throw new Error(`${name} runs no statement`)
    await pool.query(`prepare ${name} as ${statement.sql}`)
    return (values = statement.parameters) => execute(name, values)
  }
  for (const [state, begin] of Object.entries(states)) {
    await pool.query('truncate weights, weight_summaries, profiles')
    await begin()
    const listWeights = await prepare('listWeights', () => measurements.listWeights(user))
    const calls = {
      findProfile: await prepare('findProfile', () => measurements.findProfile(user)),
      findBmiInput: await prepare('findBmiInput', () => measurements.findBmiInput(user)),
      summariseWeights: await prepare('summariseWeights', () =>
        measurements.summariseWeights(user),
      ),
      listRecentWeights: await prepare('listRecentWeights', () =>
        measurements.listRecentWeights(user),
      ),
      listWeights,
      'next page of listWeights': () =>
        listWeights([user, new Date().toISOString(), many / 2, user]),
    }
    for (let n = 0; n < executions; n += 1)
      for (const call of Object.values(calls)) await pool.query(call())
    await pool.query('begin')
    const moment = new Date('2026-01-20T06:31Z')
    const takeDeviceWeights = (event: 'insert' | 'update') => () => {
      const weights = [{ index: 0, kg: 65, moment, code: null }]
      return measurements.takeDeviceWeights(user, { event, weights, ignored: 0 })
    }
    const writes = {
      recordWeight: await prepare('recordWeight', () => measurements.recordWeight(user, 65)),
      'insert of a device': await prepare('deviceInsert', takeDeviceWeights('insert')),
      'update of a device': await prepare('deviceUpdate', takeDeviceWeights('update')),
    }
    for (let n = 0; n < executions; n += 1)
      for (const write of Object.values(writes)) await pool.query(write())
    await pool.query('rollback')

    await addWeights(many)
    for (const [name, call] of Object.entries(calls)) {
      const { rows } = await pool.query(`explain (format json) ${call()}`)
      const types = nodesOf(rows[0]['QUERY PLAN'][0].Plan).map((node) => node['Node Type'])
      t.notMatch(
        types.join(),
        /Seq Scan|Sort|Bitmap/,
        `${name}, prepared with ${state}: ${types.join(', ')}`,
      )
    }
    for (const [name, write] of Object.entries(writes)) {
      const { rows } = await pool.query(`explain (analyze, buffers, format json) ${write()}`)
      const pages = rows[0]['QUERY PLAN'][0].Plan['Shared Hit Blocks']
      t.ok(pages < few.pages, `${name}, prepared with ${state}: ${pages} pages`)
    }
    await pool.query('discard all')
  }
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
