import t from 'tap'
import { codeDigester, createProgramKeys } from '../../../src/people/accounts/key-repository.ts'
import { createLinks } from '../../../src/people/accounts/link-repository.ts'
import { accountRepository } from '../../../src/people/accounts/repository.ts'
import { revocationList } from '../../../src/people/accounts/revocation.ts'
import { measurementRepository } from '../../../src/people/measurements/repository.ts'
import { settingsRepository } from '../../../src/people/measurements/settings-repository.ts'
import { silentLog } from '../../support/environment.ts'
import { costsOf, execute, few, nodesOf, openRecording } from '../../support/plans.ts'

/** Numbers of records: a few, and enough to show a complete scan in the costs. */
const light = 10
const heavy = 60_000
const [lightUser, heavyUser, noUser] = [1, 2, 3]
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
  `insert into links (digest, user_id, created_by, expires_at)
   select sha256(n::text::bytea), nullif(n, 0), 9, now() + interval '1 hour'
   from generate_series(0, 10000) n`,
  `insert into links (digest, created_by, expires_at)
   values ('\\x0000', 9, now() - interval '1 hour')`,
  "insert into revoked_tokens (jti, expires_at) values ('old', now() - interval '2 days')",
  "insert into session_ends values (0, 1, now() - interval '9 days')",
]) {
  await pool.query(statement)
}
await pool.query('vacuum analyze')

const measurements = measurementRepository(db, read, async () => 'Europe/Madrid')
const settings = settingsRepository(db, read)
const accounts = accountRepository(db, () => undefined)
const revoked = revocationList(db, read, () => new Date())
const links = createLinks(db, { secrets: ['secret'], passwordLinks: true })
const keys = createProgramKeys(db, read, { secrets: ['secret'], log: silentLog })

t.test("queries for a person's weights cost the same with any number of them", async (t) => {
  const name = { given_name: 'Ana', surnames: 'García' }
  const profile = { ...name, birth_date: '1990-05-17', height_m: 1.7 }
  const moment = new Date('2020-01-01T05:30:00Z')
  const written = [{ kg: 65, moment }]
  const weights = [
    { index: 0, kg: 65, moment: new Date('2020-01-02T05:45:00Z'), code: null },
    { index: 1, kg: 66, moment: null, code: null },
  ]
  const sent = { event: 'update', weights, ignored: 0 } as const
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
    deleteWeights: (user) => measurements.deleteWeights(user, [idOf(user)]),
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
    t.ok(ofHeavy <= ofLight + (name === 'listWeights' ? 30 : 10), `${name} ${ofLight} ${ofHeavy}`)
  }
})

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
  const code = 'x'.repeat(43)
  const digest = codeDigester('secret', 'links')(code)
  /** A transaction cannot be rolled back: afterwards its rows are stored again. */
  const storeAgain = (id: number, user: number | null) =>
    pool.query(
      `insert into links (id, digest, user_id, created_by, expires_at)
       overriding system value values ($1, $2, $3, 9, now() + interval '1 hour')
       on conflict (user_id) do update set digest = excluded.digest`,
      [id, user === null ? Buffer.alloc(1) : digest, user],
    )
  const resetPassword = async () => {
    const { use } = await links.find(code, 'password')
    await accounts.endSessions({ id: 7000, passwordHash: 'x', resetBy: 9 }, { use })
  }
  await storeAgain(7001, 7000)
  const calls: [label: string, run: () => Promise<unknown>, exceptions?: string[]][] = [
    ['list of invitations', () => links.list(9)],
    ['delete an invitation', () => links.delete(9, 1).then(() => storeAgain(1, null))],
    ['check a code', () => links.find(code, 'password')],
    ['resetPassword', () => resetPassword().then(() => storeAgain(7001, 7000))],
    ['purge of links', () => links.purge()],
    ['passwordReset', () => accounts.passwordReset(6000)],
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
    ['settings', () => settings.find(6000)],
    ['saving settings', () => settings.save(6000, { time_zone: 'Asia/Tokyo', goal_kg: 60 })],
    ['checklistAccess', () => accounts.checklistAccess(6000)],
    ['has', () => revoked.has({ jti: 'unknown', userId: 6000, session: 0 })],
    ['list', () => accounts.list({ after: 5000, limit: 101 })],
    ['list by name', () => accounts.list({ search: 'user', limit: 101 })],
    ['a later page', () => accounts.list({ search: 'user', after: 'user60', limit: 101 })],
    ['list by name and role', () => accounts.list({ search: 'user', role: 'admin', limit: 101 })],
    ['list of a role', () => accounts.list({ role: 'admin', after: 0, limit: 101 })],
    ['endSessions', () => accounts.endSessions({ id: 6000, passwordHash: 'x', verified: 'x' })],
    ['endSessions of an administrator', () => accounts.endSessions({ id: 6000 }, { caller: 9 })],
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
  // An analysis amid a measurement has the statements of a function planned again.
  for (const table of ['weights', 'weight_summaries'])
    await pool.query(`alter table ${table} set (autovacuum_enabled = false)`)
  await pool.query(
    "insert into accounts (username, password_hash, role) values ('ana', 'x', 'user')",
  )
  const measurements = measurementRepository(db, read, async () => 'Europe/Madrid')
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
