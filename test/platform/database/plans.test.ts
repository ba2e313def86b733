/** Statements of frequent calls cost the same with any number of rows. */
import t from 'tap'
import { codeDigester, createProgramKeys } from '../../../src/people/accounts/key-repository.ts'
import { createLinks } from '../../../src/people/accounts/link-repository.ts'
import { accountRepository } from '../../../src/people/accounts/repository.ts'
import { revocationList } from '../../../src/people/accounts/revocation.ts'
import { measurementRepository } from '../../../src/people/measurements/repository.ts'
import { silentLog } from '../../support/environment.ts'
import { few, openMeasured } from '../../support/plans.ts'

/** Numbers of records: a few, and enough to show a complete scan in the costs. */
const light = 10
const heavy = 60_000
const [lightUser, heavyUser] = [1, 2]
const { pool, db, read, pagesOf } = await openMeasured(t, [
  `insert into accounts (username, password_hash, role)
   select 'user' || n, repeat('x', 97), case n when 9 then 'admin' else 'user' end
   from generate_series(1, 12000) n`,
  `insert into profiles (user_id, given_name, surnames, birth_date, height_m)
   select id, 'Ana', 'García', '1990-05-17', 1.7 from accounts`,
  // Scattered over the table as by years of all accounts: a history that reads the table and not
  // only the index reads nearly as many pages as records.
  `insert into weights (user_id, weight_kg, recorded_at)
   select id, 60 + n % 7, timestamptz '2020-01-01Z' + n * interval '1 hour'
   from accounts, generate_series(1, case id when ${heavyUser} then ${heavy} else ${light} end) n
   order by hashint4(${heavy} * id + n)`,
  `insert into revoked_tokens (jti, expires_at)
   select 'jti' || n, now() + n * interval '1 second' from generate_series(-1000, 10000) n`,
  `insert into session_ends (user_id, session_number, ended_at)
   select n, 1, now() - n * interval '1 minute' from generate_series(1, 10000) n`,
  `insert into program_keys (user_id, name, permissions, digest, session_number, expires_at)
   select n, 'scale', '{weights:write}', sha256(n::text::bytea), 0, now() + interval '1 day'
   from generate_series(1, 10000) n`,
  `insert into links (digest, user_id, created_by, expires_at)
   select sha256(n::text::bytea), n, 9, now() + interval '1 hour' from generate_series(1, 10000) n`,
  "insert into session_ends values (0, 1, now() - interval '9 days')",
])
const measurements = measurementRepository(db, read, async () => 'Europe/Madrid')
const sent = new Date('2020-01-01T05:30:00Z')
const delivery = (event: 'insert' | 'update') => {
  const weights = [{ index: 0, kg: 65, moment: sent, code: null }]
  return { event, weights, ignored: 0 }
}

t.test("queries for a person's weights cost the same with any number of them", async (t) => {
  const name = { given_name: 'Ana', surnames: 'García' }
  const profile = { ...name, birth_date: '1990-05-17', height_m: 1.7 }
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
    recordWeights: (user) => measurements.recordWeights(user, [{ kg: 65, moment: sent }], true),
    takeDeviceWeights: (user) => measurements.takeDeviceWeights(user, delivery('update')),
    correctWeight: (user) => measurements.correctWeight(user, idOf(user), 65, sent),
    deleteWeights: (user) => measurements.deleteWeights(user, [idOf(user)]),
  }
  for (const [name, call] of Object.entries(calls)) {
    const [ofLight, ofHeavy] = [
      Math.max(...(await pagesOf(() => call(lightUser)))),
      Math.max(...(await pagesOf(() => call(heavyUser)))),
    ]
    // A correction looks up the neighbours and stores the summary.
    t.ok(ofLight > 0 && ofLight <= 2 * few, `${name}: ${ofLight} pages`)
    // A page of a long history has two hundred times as many records as a short history.
    t.ok(ofHeavy <= ofLight + (name === 'listWeights' ? 30 : 10), `${name} ${ofLight} ${ofHeavy}`)
  }
})

t.test('a page in the middle of a long history costs as much as the first one', async (t) => {
  const pages = await pagesOf(async () => {
    const { json } = await measurements.listWeights(heavyUser)
    if (typeof json === 'string') throw new Error('the history is not long enough')
    await json.resume().toArray()
  })
  t.equal(pages.length, Math.ceil((heavy + 1) / 1600))
  t.ok(pages[14]! <= pages[0]! + 10, pages.join())
})

t.test('the last weights of a deleted account cost as much as the first ones', async (t) => {
  const { db, pagesOf } = await openMeasured(t, [
    "insert into accounts (username, password_hash, role) values ('ana', 'x', 'user')",
    `insert into weights (user_id, weight_kg, recorded_at)
     select 1, 60 + n * 7919 % 1000 / 10.0, timestamptz '2020-01-01Z' + n * interval '1 hour'
     from generate_series(1, 50000) n`,
    // The commit fails, so that the statements can run once more.
    `create function refuse() returns trigger language plpgsql
     as $$ begin raise exception 'not yet'; end $$`,
    `create constraint trigger refused after delete on accounts deferrable initially deferred
     for each row execute function refuse()`,
  ])
  const pages = await pagesOf(() =>
    t.rejects(accountRepository(db, () => undefined).delete(1), { message: 'not yet' }),
  )
  const portions = pages.filter((count) => count > 1000)
  t.equal(portions.length, 10)
  t.ok(Math.max(...portions) < 1.5 * portions[0]!, pages.join())
})

t.test('queries of calls and lists of accounts cost the same with any number', async (t) => {
  const accounts = accountRepository(db, () => undefined)
  const revoked = revocationList(db, read, () => new Date())
  const links = createLinks(db, { secrets: ['secret'], passwordLinks: true })
  const keys = createProgramKeys(db, read, { secrets: ['secret'], log: silentLog })
  const code = 'x'.repeat(43)
  const digest = codeDigester('secret', 'links')(code)
  await pool.query('update links set digest = $1 where user_id = 7000', [digest])
  const calls: [label: string, run: () => Promise<unknown>][] = [
    ['a login', () => accounts.findByUsername('user6000')],
    ['a call with a token', () => accounts.findUnlessRevoked(6000, 'jti6000')],
    ['a revocation', () => revoked.has({ jti: 'unknown', userId: 6000, session: 0 })],
    ['a call with a key', () => keys.find(`wbr_${code}`)],
    ['a code', () => links.find(code, 'password')],
    ['the end of sessions', () => accounts.endSessions({ id: 6000 }, { caller: 9 })],
    ['a purge', () => revoked.purgeEnds()],
    ['invitations', () => links.list(9)],
    ['keys', () => keys.list(6000)],
    ['accounts', () => accounts.list({ after: 5000, limit: 101 })],
    ['accounts by name', () => accounts.list({ search: 'user', after: 'user60', limit: 101 })],
    [
      'accounts by name and role',
      () => accounts.list({ search: 'user', role: 'admin', limit: 101 }),
    ],
    ['accounts of a role', () => accounts.list({ role: 'admin', after: 0, limit: 101 })],
  ]
  for (const [label, run] of calls)
    for (const pages of await pagesOf(run)) t.ok(pages <= few, `${label}: ${pages} pages`)
})

/**
 * PostgreSQL keeps the plans of a connection that were prepared while the tables were nearly empty
 * until it analyses the tables, so they must suit a long history too.
 */
t.test('statements prepared on an empty table read few pages of a long history', async (t) => {
  const { pool, db, read, prepare, pagesOfText } = await openMeasured(t, [
    "insert into accounts (username, password_hash, role) values ('ana', 'x', 'user')",
    // An analysis amid a measurement has the statements of a function planned again.
    'alter table weights set (autovacuum_enabled = false)',
    'alter table weight_summaries set (autovacuum_enabled = false)',
  ])
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
  const measurements = measurementRepository(db, read, async () => 'Europe/Madrid')
  for (const [state, begin] of Object.entries(states)) {
    await pool.query('truncate weights, weight_summaries, profiles')
    await begin()
    const listWeights = await prepare('list_weights', () => measurements.listWeights(user))
    const calls: Record<string, () => string> = {
      findProfile: await prepare('find_profile', () => measurements.findProfile(user)),
      findBmiInput: await prepare('find_bmi_input', () => measurements.findBmiInput(user)),
      summariseWeights: await prepare('summary', () => measurements.summariseWeights(user)),
      listRecentWeights: await prepare('recent', () => measurements.listRecentWeights(user)),
      listWeights,
      'next page': () => listWeights([user, new Date().toISOString(), many / 2, user]),
      recordWeight: await prepare('record_weight', () => measurements.recordWeight(user, 65)),
      'insert of a device': await prepare('inserted', () =>
        measurements.takeDeviceWeights(user, delivery('insert')),
      ),
      'update of a device': await prepare('updated', () =>
        measurements.takeDeviceWeights(user, delivery('update')),
      ),
    }
    await pool.query('begin')
    for (let n = 0; n < executions; n += 1)
      for (const call of Object.values(calls)) await pool.query(call())
    await pool.query('rollback')

    await addWeights(many)
    for (const [name, call] of Object.entries(calls)) {
      const { rows } = await pool.query(`explain (format json) ${call()}`)
      const label = `${name}, prepared with ${state}`
      t.notMatch(JSON.stringify(rows), /Seq Scan|Sort|Bitmap/, label)
      // A page of the history has 1600 rows.
      const most = call === listWeights || name === 'next page' ? 2000 : few
      t.ok((await pagesOfText(call())) <= most, label)
    }
    await pool.query('discard all')
  }
})
