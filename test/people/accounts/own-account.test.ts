/** The operations on the caller's own account that ask for the current password. */
import t from 'tap'
import { createAccounts } from '../../../src/people/accounts/accounts.ts'
import { createPasswordHasher } from '../../../src/people/accounts/passwords.ts'
import { eachIs, outcome } from '../../support/outcome.ts'
import { connect } from '../../support/postgres.ts'
import {
  outageTimeouts,
  password,
  profile,
  type Reply,
  type Session,
  startService,
  type TestService,
} from '../../support/service.ts'
import { startService as startFake } from './fake-service.ts'
import {
  changePassword,
  deleteAccount,
  invite,
  isOver,
  isValid,
  limited,
  linkFor,
  login,
  logoutEverywhere,
  makeKey,
  me,
  next,
  parametersOf,
  register,
  sessionOf,
  storedHash,
  unauthenticated,
  wrong,
} from './support.ts'

/** One for tests without configuration: accounts have separate names, and nothing is truncated. */
const service = await startService(t)
await service.register('admin')

t.test('a change of the password ends all sessions and begins a new one', async (t) => {
  const ana = await service.register()
  const other = sessionOf(await login(service, ana.username))
  const reply = await changePassword(service, ana)
  t.equal(outcome(reply), '200 +cookie')
  const { access_token: _, ...body } = reply.json()
  t.strictSame(body, { user_id: ana.id, username: ana.username, role: 'user' })
  for (const session of [ana, other]) await isOver(t, service, session, '')
  await isValid(t, service, sessionOf(reply))
  t.equal((await login(service, ana.username)).status, 401, 'the old password')
  const later = await login(service, ana.username, next)
  t.equal(later.status, 200, 'within the same second')
  await isValid(t, service, sessionOf(later))
})

t.test('the form comes first, then the current password, then the new one', async (t) => {
  const fake = await startFake(t, (_request, response) => response.end(`${'0'.repeat(35)}:1`))
  const service = await startService(t, { env: { BREACH_API_URL: fake.url } })
  const ana = await service.register('ana')
  const asked = fake.requests.length
  const cases: [expected: string, current: unknown, chosen: unknown][] = [
    ['400 invalid_field current_password reason_string', 1, next],
    ['400 invalid_field new_password reason_string', password, null],
    ['400 password_too_short 8 128', 'wrong', 'x'.repeat(7)],
    ['400 password_too_long 8 128', 'wrong', 'x'.repeat(129)],
    [wrong, '', next],
    [wrong, ` ${password}`, ` ${password}`],
    [wrong, 'x'.repeat(129), next],
    ['400 password_unchanged', password, password],
  ]
  for (const [expected, current, chosen] of cases)
    t.equal(outcome(await changePassword(service, ana, current, chosen)), expected)
  const missing = { token: ana.token, body: { new_password: next } }
  const path = '/api/auth/password'
  const reply = await service.request('POST', path, missing)
  t.equal(outcome(reply), '400 missing_field current_password')
  for (const send of [logoutEverywhere, deleteAccount]) {
    t.equal(outcome(await send(service, ana, 1)), '400 invalid_field password reason_string')
    await eachIs(t, wrong, ['', 'x', 'x'.repeat(5000)], (given) => send(service, ana, given))
  }
  t.equal(fake.requests.length, asked, 'the range service is asked about accepted changes only')
  await isValid(t, service, ana)
})

t.test('a common password is no new one', async (t) => {
  const ana = await service.register()
  const common = await changePassword(service, ana, password, 'password123')
  t.equal(outcome(common), '400 password_breached')
  await isValid(t, service, ana)
})

t.test('ending all sessions ends this one too', async (t) => {
  const ana = await service.register()
  const other = sessionOf(await login(service, ana.username))
  const reply = await logoutEverywhere(service, ana)
  t.same(
    [outcome(reply), reply.json()],
    ['200 -cookie', { message: 'Se han cerrado todas las sesiones' }],
  )
  for (const session of [ana, other]) await isOver(t, service, session)
  await isValid(t, service, sessionOf(await login(service, ana.username)))
})

const countsOf = async ({ sql }: TestService, id: number) => {
  const [counts] = await sql(
    `select (select count(*)::int from accounts where id = $1) as accounts,
       (select count(*)::int from profiles where user_id = $1) as profiles,
       (select count(*)::int from weights where user_id = $1) as weights,
       (select count(*)::int from weight_summaries where user_id = $1) as summaries`,
    [id],
  )
  return counts
}
/** Adds a profile, and weights of three portions of a deletion. */
const addData = async ({ request, addWeights }: TestService, ana: Session) => {
  await request('POST', '/api/user', { token: ana.token, body: profile })
  await addWeights(ana, 10_001)
}
const nothing = { accounts: 0, profiles: 0, weights: 0, summaries: 0 }

t.test('a deleted account is gone with all its data, also with a long history', async (t) => {
  const ana = await service.register()
  await addData(service, ana)
  const reply = await deleteAccount(service, ana)
  t.same([outcome(reply), reply.json()], ['200 -cookie', { message: 'Cuenta eliminada' }])
  t.same(await countsOf(service, ana.id), nothing)
  await isOver(t, service, ana)
  t.equal((await login(service, ana.username)).status, 401)
  const again = await service.register(ana.username)
  t.not(again.id, ana.id)
  await isOver(t, service, ana)
  await isValid(t, service, again)
})

t.test('the last administrator cannot leave', async (t) => {
  const service = await startService(t)
  const ana = await service.register('ana')
  t.equal(outcome(await deleteAccount(service, ana, 'x')), wrong)
  t.equal(outcome(await deleteAccount(service, ana)), '400 last_admin')
  await isValid(t, service, ana)
  const eva = await service.register('eva')
  await service.sql("update accounts set role = 'admin' where id = $1", [eva.id])
  t.equal(outcome(await deleteAccount(service, ana)), '200 -cookie')
  t.equal(outcome(await deleteAccount(service, eva)), '400 last_admin')
})

t.test('a deletion that fails in the middle leaves everything', async (t) => {
  const service = await startService(t, { env: outageTimeouts })
  await service.register()
  const ana = await service.register()
  await addData(service, ana)
  const before = await countsOf(service, ana.id)
  const operator = await connect(t, service.databaseUrl)
  await operator.query('begin')
  await operator.query('select from profiles where user_id = $1 for update', [ana.id])
  t.equal(outcome(await deleteAccount(service, ana)), '503 service_unavailable')
  await operator.query('rollback')
  t.same(await countsOf(service, ana.id), before)
  await isValid(t, service, ana)
  t.equal(outcome(await deleteAccount(service, ana)), '200 -cookie')
  t.same(await countsOf(service, ana.id), nothing)
})

t.test('of two simultaneous changes with one password exactly one succeeds', async (t) => {
  const second = await startService(t, { databaseUrl: service.databaseUrl })
  for (const services of [
    [service, service],
    [service, second],
    [second, service],
  ]) {
    const ana = await service.register()
    const other = sessionOf(await login(service, ana.username))
    const replies = await Promise.all(
      services.map((one, index) =>
        changePassword(one, index === 0 ? ana : other, password, `${next} ${index}`),
      ),
    )
    t.same(replies.map(outcome).sort(), ['200 +cookie', unauthenticated])
    const winner = replies.findIndex(({ status }) => status === 200)
    await isValid(t, services[winner]!, sessionOf(replies[winner]!))
    t.equal((await login(service, ana.username, `${next} ${winner}`)).status, 200)
    t.equal((await login(service, ana.username, `${next} ${1 - winner}`)).status, 401)
  }
})

t.test('a password that is changed meanwhile confirms nothing', async (t) => {
  const repository = service.context.accountRepository
  const { findById } = repository
  for (const send of [logoutEverywhere, deleteAccount]) {
    const ana = await service.register()
    let isFirst = true
    t.intercept(repository, 'findById', {
      value: async (id: number) => {
        const account = await findById(id)
        if (isFirst) await service.context.accounts.setPassword(id, next)
        isFirst = false
        return account
      },
    })
    const before = sessionOf(await login(service, ana.username))
    t.equal(outcome(await send(service, before)), unauthenticated)
    const [row] = await service.sql('select session_number from accounts where id = $1', [ana.id])
    t.same(row, { session_number: 1 }, 'the change alone has ended sessions')
  }
})

t.test('a hash that a login renews meanwhile does not hinder a change', async (t) => {
  const ana = await service.register()
  const repository = service.context.accountRepository
  const { findById } = repository
  const costs = { ARGON2_TIME_COST: '3' }
  const renewed = await startService(t, { databaseUrl: service.databaseUrl, env: costs })
  let renewals = 0
  t.intercept(repository, 'findById', {
    value: async (id: number) => {
      const account = await findById(id)
      if (renewals++ === 0) t.equal((await login(renewed, ana.username)).status, 200)
      return account
    },
  })
  t.equal(outcome(await changePassword(service, ana)), '200 +cookie')
  t.equal(renewals, 2)
  t.match(parametersOf(await storedHash(service, ana.username)), { ARGON2_TIME_COST: 2 })
})

t.test('a change of the password keeps time for the check of the new one', async (t) => {
  const { context, register } = service
  const { id, token } = await register()
  const passwords = createPasswordHasher({
    ...context.config.argon2,
    pepper: context.config.PASSWORD_PEPPER,
    maxConcurrent: 1,
    maxWaiting: 100,
  })
  let queue: Promise<unknown>[] = []
  let queued = 20
  const accounts = createAccounts({
    repository: {
      ...context.accountRepository,
      async findById(wanted) {
        const account = await context.accountRepository.findById(wanted)
        queue = Array.from({ length: queued }, () => passwords.hash('x'))
        return account
      },
    },
    passwords,
    checkBreach: async () => 'clear',
    // Longer than an attempt waits for a hash: nothing is left for a wait before.
    breachTimeout: 60_000,
    verifyCaptcha: async () => 'passed',
    links: context.links,
    registrationOpen: true,
  })
  const caller = { userId: id, session: 0 }
  const change = () => accounts.changePassword(caller, password, next)
  const busy = { name: 'DomainError', status: 503, key: 'busy' }
  await t.rejects(change(), busy, 'behind other hashes')
  t.equal((await me(service, token)).status, 200, 'nothing has changed')
  await Promise.all(queue)
  queued = 0
  t.equal((await change()).id, id, 'without others')
})

const exhausted = (reply: Reply) => outcome(reply).replace(/ \d+$/, '')
const tooMany = '429 too_many_attempts'

t.test('wrong passwords are limited for each account and address', async (t) => {
  const service = await startService(t, { env: limited })
  const from = (address: string) => ({ from: `192.0.2.${address}` })
  const make = async (name: string, address: string) => {
    const reply = await register(service, name, password, from(address))
    return sessionOf(reply)
  }
  let ana = await make('ana', '1')
  const eva = await make('eva', '1')
  for (const remaining of ['2', '1']) {
    const reply = await logoutEverywhere(service, ana, 'x', from('1'))
    t.same([outcome(reply), reply.headers['x-ratelimit-remaining']], [wrong, remaining])
  }
  const reply = await changePassword(service, ana, password, next, from('1'))
  t.same([outcome(reply), reply.headers['x-ratelimit-remaining']], ['200 +cookie', '1'])
  ana = sessionOf(reply)
  t.equal(outcome(await deleteAccount(service, ana, 'x'.repeat(200), from('1'))), wrong)
  const refused = await changePassword(service, ana, next, password, from('1'))
  t.equal(exhausted(refused), tooMany, 'the right one too')
  const { headers } = refused
  t.equal(headers['retry-after'], headers['x-ratelimit-reset'])
  t.same([headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']], ['3', '0'])
  t.equal((await login(service, 'ana', next, from('1'))).status, 200, 'the login is open')
  t.equal(outcome(await logoutEverywhere(service, eva, 'x', from('1'))), wrong, 'another account')
  t.equal(outcome(await logoutEverywhere(service, ana, next, from('2'))), '200 -cookie')
  await isOver(t, service, ana)
  t.match(
    service.logs().findLast(({ event }) => event === 'rate_limit'),
    { user_id: 1 },
  )
})

t.test(
  'the six operations with a password share their limit, once they are well-formed',
  async (t) => {
    const service = await startService(t, { env: limited })
    const ana = await service.register('ana')
    const eva = await service.register('eva')
    const operations: Record<
      string,
      (given: unknown, options: { from: string }) => Promise<Reply>
    > = {
      changePassword: (given, options) => changePassword(service, ana, given, next, options),
      logoutEverywhere: (given, options) => logoutEverywhere(service, ana, given, options),
      deleteAccount: (given, options) => deleteAccount(service, ana, given, options),
      createKey: (given, options) => makeKey(service, ana, { password: given }, options),
      createInvitation: (given, options) => invite(service, ana, { password: given }, options),
      createPasswordLink: (given, options) => linkFor(service, ana, eva.id, given, options),
    }
    for (const [index, [name, send]] of Object.entries(operations).entries()) {
      const client = { from: `192.0.2.${100 + index}` }
      const isIllFormed = async () =>
        t.match(outcome(await send(1, client)), /^400 invalid_field/, name)
      await isIllFormed()
      for (let attempt = 0; attempt < 3; attempt += 1)
        t.equal(outcome(await send('x', client)), wrong, name)
      for (const [other, late] of Object.entries(operations))
        t.equal(exhausted(await late(password, client)), tooMany, `${other} after ${name}`)
      await isIllFormed()
    }
  },
)

t.test('simultaneous right passwords lock no one out', async (t) => {
  const service = await startService(t, { env: limited })
  const ana = await service.register('ana')
  const change = () => changePassword(service, ana, password, password)
  const replies = await Promise.all(Array.from({ length: 8 }, change))
  t.ok(replies.some(({ status }) => status === 429))
  t.equal(outcome(await change()), '400 password_unchanged')
})
