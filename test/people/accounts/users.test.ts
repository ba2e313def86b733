/** The operations of administrators on other accounts. */
import t from 'tap'
import { eventually } from '../../support/eventually.ts'
import { eachIs, outcome } from '../../support/outcome.ts'
import { connect, waitingSessions } from '../../support/postgres.ts'
import { type Session, startService, type TestService } from '../../support/service.ts'
import { accessClaims, forge } from './forged-tokens.ts'
import {
  changeRole,
  deleteAccount,
  deleteUser,
  endSessions,
  isOver,
  isValid,
  login,
  type OnAccount,
  sessionOf,
  setAccess,
  starter,
  startWithRoles,
} from './support.ts'

const start = starter(t)

const list = async ({ request }: TestService, { token }: Pick<Session, 'token'>, query = '') => {
  const reply = await request('GET', `/api/admin/users${query}`, { token })
  return reply.status === 200 ? reply.json() : outcome(reply)
}

t.test('accounts are listed by id, with a search by name, in pages', async (t) => {
  const { service, ana, eva } = await startWithRoles(start)
  await service.sql(
    `insert into accounts (username, password_hash, role, created_at)
     select name, 'x', 'user', '2026-01-31T07:05:09.1239Z'
     from unnest(array['an_a', 'anza', 'ana.b', 'an+', 'eva_']) name`,
  )
  const names = async (query: string) => {
    const page = await list(service, ana, query)
    return page.users?.map(({ username }: { username: string }) => username).join() ?? page
  }
  t.match(await list(service, ana), {
    users: [
      { user_id: ana.id, username: 'ana', role: 'admin' },
      { user_id: eva.id, username: 'eva', role: 'user' },
      { username: 'an_a', created_at: '2026-01-31T07:05:09.123Z' },
      ...[{}, {}, {}, {}],
    ],
    next_after: null,
  })
  const searches: Record<string, string> = {
    '?search=': 'ana,eva,an_a,anza,ana.b,an+,eva_',
    '?search=an': 'an+,an_a,ana,ana.b,anza',
    '?search=an&role=user': 'an+,an_a,ana.b,anza',
    '?search=an&role=admin': 'ana',
    '?search=an_': 'an_a',
    '?search=%25': '',
    '?search=an%25': '',
    '?search=%20AN%EF%BC%8B': 'an+',
    '?search=%C3%B1': '',
    '?role=admin': 'ana',
    '?role=user&search=e': 'eva,eva_',
    '?unknown=1&search=anz': 'anza',
    '?after=x': '400 invalid_field after reason_form',
  }
  for (const [query, expected] of Object.entries(searches))
    t.equal(await names(query), expected, query)
  const { next_after: byId } = await list(service, ana, '?limit=1')
  const { next_after: byName } = await list(service, ana, '?limit=1&search=an')
  const ofOther = '400 invalid_field after reason_form'
  t.equal(await names(`?search=an&after=${byId}`), ofOther)
  t.equal(await names(`?after=${byName}`), ofOther)
  t.equal(await names(`?search=%20&after=${byId}`), 'eva,an_a,anza,ana.b,an+,eva_')
  for (const filter of ['', '&search=an', '&role=user', '&role=user&search=an']) {
    const seen: string[] = []
    let after = ''
    for (let pages = 0; pages < 10; pages += 1) {
      const page = await list(service, ana, `?limit=2${filter}${after}`)
      seen.push(...page.users.map(({ username }: { username: string }) => username))
      if (page.next_after === null) break
      after = `&after=${page.next_after}`
      await service.sql("delete from accounts where username = 'anza'")
    }
    t.equal(seen.join(), await names(`?${filter}`), filter)
  }
})

t.test('an administrator ends the sessions of an account, also the own ones', async (t) => {
  const { service, ana, eva } = await startWithRoles(start)
  const reply = await endSessions(service, ana, eva.id)
  const message = 'Se han cerrado todas las sesiones'
  t.same([outcome(reply), reply.json()], ['200', { message }])
  await isOver(t, service, eva)
  await isValid(t, service, sessionOf(await login(service, 'eva')))
  await isValid(t, service, ana)
  t.equal(outcome(await endSessions(service, ana, ana.id)), '200')
  await isOver(t, service, ana)
})

t.test('an administrator deletes an account of another person', async (t) => {
  const { service, ana, eva } = await startWithRoles(start)
  const body = { peso_kg: 61.5 }
  t.equal((await service.request('POST', '/api/weight', { token: eva.token, body })).status, 201)
  t.equal(outcome(await deleteUser(service, ana, ana.id)), '400 own_account')
  const reply = await deleteUser(service, ana, eva.id)
  t.same([outcome(reply), reply.json()], ['200', { message: 'Cuenta eliminada' }])
  await isOver(t, service, eva)
  t.equal((await login(service, 'eva')).status, 401)
  t.same(await service.sql('select * from weights'), [])
  t.equal(outcome(await deleteUser(service, ana, eva.id)), '404 user_not_found')
})

t.test('an operation on a user waits for no lock on an administrator', async (t) => {
  const { service, ana, eva } = await startWithRoles(start)
  const luis = await service.register('luis')
  const other = await connect(t, service.databaseUrl)
  await other.query("begin; select from accounts where role = 'admin' for update")
  t.equal(outcome(await endSessions(service, ana, luis.id)), '200')
  t.equal(outcome(await deleteUser(service, ana, luis.id)), '200')
  t.equal(outcome(await deleteAccount(service, eva)), '200 -cookie')
})

t.test('an account that becomes an administrator meanwhile is not deleted as a user', async (t) => {
  const { service, ana } = await startWithRoles(start)
  const luis = await service.register('luis')
  const other = await connect(t, service.databaseUrl)
  await other.query('begin')
  await other.query("update accounts set role = 'admin' where id = $1", [luis.id])
  const reply = deleteUser(service, ana, luis.id)
  await eventually(async () => (await service.sql(waitingSessions)).length > 0, 'the lock')
  await other.query('commit')
  t.equal(outcome(await reply), '503 service_unavailable')
  await isValid(t, service, luis)
  t.equal(outcome(await deleteUser(service, ana, luis.id)), '200', 'as an administrator')
})

t.test('the stored role of the caller counts, not only that of the token', async (t) => {
  const { service, ana, eva } = await startWithRoles(start)
  const demoted = { token: forge(accessClaims({ sub: String(eva.id), role: 'admin' })) }
  const calls: OnAccount[] = [
    endSessions,
    deleteUser,
    (...on) => setAccess(...on, 'write'),
    (...on) => changeRole(...on, 'admin'),
    (...on) => changeRole(...on, 'user'),
  ]
  const gone = { token: forge(accessClaims({ sub: '999999', role: 'admin' })) }
  for (const caller of [demoted, gone])
    for (const send of calls)
      await eachIs(t, '403 forbidden', [ana.id, eva.id, 999_999], (id) => send(service, caller, id))
  await isValid(t, service, ana)
  await isValid(t, service, eva)
})

t.test('one administrator remains after simultaneous demotions and deletions', async (t) => {
  const first = await start()
  const second = await startService(t, { databaseUrl: first.databaseUrl })
  for (let round = 0; round < 6; round += 1) {
    const admins: Session[] = []
    for (let index = 0; index < 10; index += 1) admins.push(await first.register())
    await first.sql("update accounts set role = 'user'")
    const ids = admins.map(({ id }) => id)
    await first.sql("update accounts set role = 'admin' where id = any($1)", [ids])
    const replies = await Promise.all(
      admins.map(async ({ id, token: own }, index) => {
        const service = index % 2 ? first : second
        const token = forge(accessClaims({ sub: String(id), role: 'admin' }))
        const neighbour = ids[(index + 1) % ids.length]!
        if (index % 4 === 0) return deleteUser(service, { token }, neighbour)
        if (index % 4 === 1) return deleteAccount(service, { token: own })
        return changeRole(service, { token }, index % 4 === 2 ? neighbour : id, 'user')
      }),
    )
    const others = replies.map(outcome).filter((text) => !/^200/.test(text))
    for (const text of others)
      t.ok(/^(400 last_admin|401 |403 forbidden|404 user_not_found)/.test(text), text)
    const left = await first.sql("select id from accounts where role = 'admin'")
    t.ok(left.length >= 1, `${left.length} remain in round ${round}`)
  }
})
