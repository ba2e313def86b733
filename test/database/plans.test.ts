import t from 'tap'
import { accountRepository } from '../../src/accounts/repository.ts'
import { revocationList } from '../../src/accounts/revocation.ts'
import { measurementRepository } from '../../src/measurements/repository.ts'
import { inboxRepository } from '../../src/wstg/inbox-repository.ts'
import { itemRepository } from '../../src/wstg/item-repository.ts'
import { listingRepository } from '../../src/wstg/listing-repository.ts'
import { overviewRepository } from '../../src/wstg/overview-repository.ts'
import { costsOf, execute, nodesOf, openRecording } from '../support/plans.ts'

/** Numbers of records: a few, and enough to show a complete scan in the costs. */
const light = 10
const heavy = 60_000
const [lightUser, heavyUser, noUser] = [1, 2, 3]
/** Has a delivery, and no item yet. */
const unknownFinding = 9999

const { pool, db, read, statementsOf } = await openRecording(t)

for (const statement of [
  `insert into accounts (username, password_hash, role)
   select 'user' || n, repeat('x', 97), case n when 9 then 'admin' else 'user' end
   from generate_series(1, 12000) n`,
  `insert into profiles (user_id, given_name, surnames, birth_date, height_m)
   select id, 'Ana', 'García', '1990-05-17', 1.7 from accounts`,
  `insert into weights (user_id, weight_kg, recorded_at)
   select id, 60 + n % 7, timestamptz '2020-01-01Z' + n * interval '1 hour'
   from accounts, generate_series(
     1, case id when ${heavyUser} then ${heavy} when ${noUser} then 0 else ${light} end
   ) n
   order by n, id`,
  `insert into revoked_tokens (jti, expires_at)
   select 'jti' || n, now() + n * interval '1 second' from generate_series(-1000, 10000) n`,
  `insert into session_ends (user_id, session_number, ended_at)
   select n, 1, now() - n * interval '1 minute' from generate_series(1, 10000) n`,
  `insert into wstg_items (item_key, wstg_id, finding_id, wstg_status)
   select 'wstg-' || n, 'WSTG-' || n, n, 'Done' from generate_series(1, 5000) n`,
  `insert into wstg_inbox (kind, item_key, payload, requeue_at, due_at, finished_at, state)
   select 'sync', 'wstg-' || n, '{}', now(), case when n % 100 = 0 then now() end,
     case when n % 100 > 0 then now() end,
     case n % 100 when 0 then 'pending' when 1 then 'failed' else 'done' end
   from generate_series(1, 20000) n`,
  `insert into wstg_inbox (kind, finding_id, payload, requeue_at)
   values ('finding', ${unknownFinding}, '{}', now())`,
  `insert into wstg_sync_log (logged_at, wstg_id, direction, new_status, success)
   select now() + n * interval '1 second', 'WSTG-1', 'dd->tracker', 'Done', true
   from generate_series(1, 1000) n`,
]) {
  await pool.query(statement)
}
await pool.query('vacuum analyze')

/** The limits of sequentially scanned rows and of pages. */
const few = { rows: 50, pages: 60 }

const measurements = measurementRepository(db, read)
const accounts = accountRepository(db)
const revoked = revocationList(db, read, () => new Date())
const inbox = inboxRepository(db)
const items = itemRepository(db)

t.test(
  'queries for the weights of a person cost the same with any number of weights',
  async (t) => {
    const profile = { givenName: 'Ana', surnames: 'García', birthDate: '1990-05-17', heightM: 1.7 }
    const moment = new Date('2020-01-01T05:30:00Z')
    const written = [{ kg: 65, moment }]
    const { rows } = await pool.query('select user_id, min(id) as id from weights group by user_id')
    const idOf = (user: number) => rows.find(({ user_id }) => user_id === user)?.id
    const calls: Record<keyof typeof measurements, (user: number) => Promise<unknown>> = {
      findProfile: (user) => measurements.findProfile(user),
      findPerson: (user) => measurements.findPerson(user),
      saveProfile: (user) => measurements.saveProfile(user, profile),
      recordWeight: (user) => measurements.recordWeight(user, 65, 'Europe/Madrid', 5),
      findBmiInput: (user) => measurements.findBmiInput(user),
      summariseWeights: (user) => measurements.summariseWeights(user),
      listRecentWeights: (user) => measurements.listRecentWeights(user),
      listWeights: (user) => measurements.listWeights(user),
      recordWeights: (user) => measurements.recordWeights(user, written, 'UTC', 5, 1e5, true),
      correctWeight: (user) => measurements.correctWeight(user, idOf(user), 65, moment, 'UTC', 5),
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
        // A correction looks up the neighbours and stores the summary.
        const most = name === 'correctWeight' ? 2 * few.pages : few.pages
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
    ['has', () => revoked.has({ jti: 'unknown', userId: 6000, session: 0 })],
    ['list', () => accounts.list({ after: 5000, limit: 101 })],
    [
      // Reads and sorts the accounts that the index of names has found.
      'list by name',
      () => accounts.list({ search: 'user60', after: 5, limit: 101 }),
      ['Bitmap Heap Scan accounts', 'Sort'],
    ],
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

t.test('acceptance of requests has constant cost, and reports scan only the items', async (t) => {
  const item = { key: 'wstg-new', wstgId: 'WSTG-NEW' }
  const report = overviewRepository(db)
  const listing = listingRepository(db)
  const states = ['waiting', 'retrying', 'failed', 'done', 'superseded', 'dismissed'] as const
  type Call = [label: string, run: () => Promise<unknown>, exceptions?: string[]]
  const calls: Call[] = [
    // Sorts the requests that are stored together by the keys of their items.
    [
      'accept',
      () =>
        inbox.accept([
          { kind: 'sync', item, payload: { status: 'Done' } },
          { kind: 'finding', findingId: 7, payload: { event: 'finding_updated' } },
        ]),
      ['Sort'],
    ],
    ['findWork', () => items.findWork({ key: 'wstg-100', findingId: null })],
    ['findWork', () => items.findWork({ key: null, findingId: unknownFinding })],
    ['dashboard', () => report.dashboard(new Date()), ['Seq Scan wstg_items', 'Sort']],
    ['a page of requests', () => listing.requests({}, 11, 10_000)],
    ['requests of an item', () => listing.requests({ key: 'wstg-100' }, 11)],
    ...states.map((state): Call => [state, () => listing.requests({ state }, 11)]),
  ]
  for (const [label, run, exceptions = []] of calls) {
    const { growing, pages, idle } = await costsOf(pool, await statementsOf(run))
    t.same(idle, [], label)
    t.same(
      growing.filter((step) => !exceptions.includes(step)),
      [],
      label,
    )
    if (!exceptions.includes('Seq Scan wstg_items'))
      t.ok(pages <= few.pages, `${label}: ${pages} pages`)
  }
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
    'an empty table': () => Promise.resolve(),
    'ten weights': () => addWeights(10),
    'an empty table, analysed': () => pool.query('analyze'),
    // PostgreSQL analyses a table automatically from its fiftieth row.
    'sixty weights, analysed': () => addWeights(60).then(() => pool.query('analyze')),
  }
  await pool.query(
    "insert into accounts (username, password_hash, role) values ('ana', 'x', 'user')",
  )
  const measurements = measurementRepository(db, read)
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
    const recordWeight = await prepare('recordWeight', () =>
      measurements.recordWeight(user, 65, 'UTC', 5),
    )
    for (let n = 0; n < executions; n += 1) await pool.query(recordWeight())
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
    const { rows } = await pool.query(`explain (analyze, buffers, format json) ${recordWeight()}`)
    const pages = rows[0]['QUERY PLAN'][0].Plan['Shared Hit Blocks']
    t.ok(pages < few.pages, `recordWeight, prepared with ${state}: ${pages} pages`)
    await pool.query('discard all')
  }
})
