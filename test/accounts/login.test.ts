import { verify } from 'argon2'
import t from 'tap'
import { type AccountOptions, createAccounts } from '../../src/accounts/accounts.ts'
import { createPasswordHasher } from '../../src/accounts/passwords.ts'
import { eachIs, outcome } from '../support/outcome.ts'
import {
  cookieOf,
  password,
  type Reply,
  startService,
  type TestService,
} from '../support/service.ts'
import { recordingLog } from './fake-service.ts'
import { empty, login, parametersOf, storedHash } from './support.ts'

let service: TestService

t.before(async () => {
  service = await startService(t)
})
t.beforeEach(() => empty(service))

/** Another instance on the same database. */
const startWith = (t: Parameters<typeof startService>[0], env: Record<string, string>) =>
  startService(t, { databaseUrl: service.databaseUrl, env })

const wrongPassword = '401 invalid_credentials'

t.test('a login answers with the stored account', async (t) => {
  await service.register('ana')
  const user = await service.register('eva')
  await service.sql("update accounts set role = 'admin' where username = 'eva'")
  const reply = await login(service, 'EVA')
  t.equal(outcome(reply), '200 +cookie')
  const { access_token: token, ...account } = reply.json()
  t.strictSame(account, { user_id: user.id, username: 'eva', role: 'admin' })
  t.equal((await service.request('GET', '/api/auth/me', { token })).status, 200)
  t.not(cookieOf(reply), user.cookie, 'each login has a separate refresh token')
})

/** Headers whose values differ between answers to any caller. */
const changing = ['x-request-id', 'date', 'x-ratelimit-remaining', 'x-ratelimit-reset']

const visible = ({ status, text, headers }: Reply) => ({
  status,
  text,
  names: Object.keys(headers),
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.includes(name))),
  requestId: String(headers['x-request-id']).length,
})

t.test('no failed login reveals whether the name or the password was wrong', async (t) => {
  await service.register('ana')
  const reference = await login(service, 'ana', `${password}x`)
  t.equal(outcome(reference), wrongPassword)
  const long = 'x'.repeat(3000)
  const names = ['nadie', 'no es un nombre', '', 'a', long, "ana'--"]
  const wrong = [password.slice(0, -1), password.toUpperCase(), `${password} `, '', '1', long]
  const attempts = [
    ...names.map((name) => [name, password]),
    ...['ana', 'nadie'].flatMap((name) => wrong.map((given) => [name, given])),
  ]
  // As long as a body may be.
  attempts.push(['a'.repeat(524_200), password], ['ana', 'x'.repeat(524_200)])
  for (const [name = '', given = ''] of attempts) {
    const label = `${name.slice(0, 20)} ${given.slice(0, 20)}`
    t.strictSame(visible(await login(service, name, given)), visible(reference), label)
  }
})

t.test('a request that is no login is answered with 400', async (t) => {
  await service.register('ana')
  const send = (body: unknown) => service.request('POST', '/api/auth/login', { body })
  t.equal(outcome(await send({ password })), '400 missing_field username')
  t.equal(outcome(await send({ username: 'ana' })), '400 missing_field password')
  const values = [1, true, null, ['ana'], { toString: 'ana' }]
  for (const field of ['username', 'password']) {
    await eachIs(t, `400 invalid_field ${field} reason_string`, values, (value) =>
      send({ username: 'ana', password, [field]: value }),
    )
    const nul = { username: 'ana', password, [field]: 'nul\u0000' }
    t.equal(outcome(await send(nul)), '400 invalid_text')
  }
})

/** The accounts of a service with a hasher that records its calls. */
const countingAccounts = () => {
  const { context } = service
  const hasher = createPasswordHasher({ ...context.config.argon2, pepper: '' })
  let calls: string[] = []
  const counted =
    <Args extends unknown[], Result>(name: string, work: (...args: Args) => Result) =>
    (...args: Args): Result => {
      calls.push(name)
      return work(...args)
    }
  const options: AccountOptions = {
    repository: context.accountRepository,
    passwords: {
      ...hasher,
      hash: counted('hash', hasher.hash),
      verify: (stored, given) =>
        counted(stored === undefined ? 'decoy' : 'verify', hasher.verify)(stored, given),
    },
    checkBreach: async () => 'clear',
    verifyCaptcha: async () => 'passed',
  }
  const accounts = createAccounts(options)
  const { log } = recordingLog()
  return async (action: 'login' | 'register', username: string, given: string) => {
    calls = []
    const credentials = { username, password: given, captchaToken: undefined }
    await accounts[action](credentials, '192.0.2.1', log).catch(() => undefined)
    return calls
  }
}

t.test('every login costs one verification and every registration one hash', async (t) => {
  const callsOf = countingAccounts()
  const long = (name: string) => name.padEnd(257, ' ')
  const cases: [action: 'login' | 'register', name: string, given: string, calls: string[]][] = [
    ['register', 'ana', password, ['hash']],
    ['register', 'ana', password, ['hash']],
    ['login', 'ana', password, ['verify']],
    ['login', 'ana', 'otra contraseña', ['verify']],
    ['login', 'nadie', password, ['decoy']],
    ['login', 'no es un nombre', password, ['decoy']],
    ['login', long('ana'), password, ['decoy']],
    ['register', long('eva'), password, []],
    ['register', 'eva', 'x'.repeat(1_000_000), []],
    ['register', 'eva', '1234567', []],
  ]
  for (const [action, name, given, calls] of cases)
    t.strictSame(await callsOf(action, name, given), calls, `${action} ${name.slice(0, 20)}`)
})

const before = {
  type: 'argon2id',
  ...{ ARGON2_TIME_COST: 2, ARGON2_MEMORY_COST: 1024, ARGON2_PARALLELISM: 1 },
  ...{ ARGON2_HASH_LEN: 32, ARGON2_SALT_LEN: 16 },
}

t.test('the first successful login after a change of a parameter renews the hash', async (t) => {
  const changes = [
    { ARGON2_TIME_COST: 3 },
    { ARGON2_MEMORY_COST: 2048 },
    { ARGON2_PARALLELISM: 2 },
    { ARGON2_HASH_LEN: 48 },
    { ARGON2_HASH_LEN: 24 },
    { ARGON2_SALT_LEN: 24 },
  ]
  await service.register('ana')
  const old = await storedHash(service, 'ana')
  t.strictSame(parametersOf(old), before)
  t.equal((await login(service, 'ana')).status, 200)
  t.equal(await storedHash(service, 'ana'), old, 'unchanged parameters do not renew the hash')
  for (const change of changes) {
    const name = JSON.stringify(change)
    await service.sql('update accounts set password_hash = $1', [old])
    const [[variable, value] = ['', 0]] = Object.entries(change)
    const changed = await startWith(t, { [variable]: String(value) })
    t.equal(outcome(await login(changed, 'ana', 'otra contraseña')), wrongPassword, name)
    t.equal(await storedHash(service, 'ana'), old, 'a failed login does not renew the hash')
    t.equal((await login(changed, 'ana')).status, 200)
    const renewed = await storedHash(service, 'ana')
    t.strictSame(parametersOf(renewed), { ...before, ...change }, `${name} is stored`)
    t.equal((await login(changed, 'ana')).status, 200)
    t.equal(await storedHash(service, 'ana'), renewed, 'once')
  }
})

t.test('a hash that cannot be stored does not fail the login', async (t) => {
  await service.register('ana')
  const old = await storedHash(service, 'ana')
  await service.sql(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no';
      end $$;
    create trigger refuse before update on accounts for each row execute function refuse()`)
  const second = await startWith(t, { ARGON2_TIME_COST: '3' })
  t.equal((await login(second, 'ana')).status, 200)
  t.equal(await storedHash(service, 'ana'), old)
  const warnings = second.logs().filter(({ level }) => level === 'warn')
  t.equal(warnings.filter(({ event }) => event === 'rehash_failed').length, 1, 'one warning')
  t.notMatch(JSON.stringify(warnings), /argon2id/, 'without a hash')

  await service.sql('drop function refuse cascade')
  t.equal((await login(second, 'ana')).status, 200)
  const renewed = parametersOf(await storedHash(service, 'ana'))
  t.equal(renewed.ARGON2_TIME_COST, 3, 'a later login renews the hash')
})

t.test('simultaneous logins renew a hash, and each succeeds', async (t) => {
  await service.register('ana')
  const env = { ARGON2_TIME_COST: '3' }
  const services = [await startWith(t, env), await startWith(t, env)]
  const replies = await Promise.all([...services, ...services].map((one) => login(one, 'ana')))
  t.strictSame(
    replies.map(({ status }) => status),
    [200, 200, 200, 200],
  )
  const renewed = await storedHash(service, 'ana')
  t.equal(parametersOf(renewed).ARGON2_TIME_COST, 3)
  t.equal(await verify(renewed, password), true)
  for (const one of services) t.equal((await login(one, 'ana')).status, 200)
  t.equal(await storedHash(service, 'ana'), renewed)
})

t.test('the pepper belongs to every password and is stored nowhere', async (t) => {
  const pepper = 'pimienta-de-la-prueba'
  const first = await startWith(t, { PASSWORD_PEPPER: pepper })
  await first.register('ana')
  t.equal((await login(first, 'ana')).status, 200)
  const hash = await storedHash(first, 'ana')
  t.equal(await verify(hash, password + pepper), true, 'the pepper is appended before hashing')
  const [row] = await first.sql<{ text: string }>(
    'select string_agg(accounts::text, chr(10)) as text from accounts',
  )
  t.match(row?.text, /argon2id/)
  t.notOk(row?.text.includes(pepper))
  for (const other of ['', 'otra-pimienta', pepper.toUpperCase()]) {
    const second = await startWith(t, { PASSWORD_PEPPER: other })
    t.equal(outcome(await login(second, 'ana')), wrongPassword, `pepper "${other}"`)
    t.equal(await storedHash(first, 'ana'), hash)
  }
})
