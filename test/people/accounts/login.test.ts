/** Logins, and the password hashes that they compare and renew. */
import { hash as argon2Hash, verify } from 'argon2'
import t from 'tap'
import { type AccountOptions, createAccounts } from '../../../src/people/accounts/accounts.ts'
import {
  createPasswordHasher,
  type PasswordHasherOptions,
} from '../../../src/people/accounts/passwords.ts'
import { silentLog } from '../../support/environment.ts'
import { outcome } from '../../support/outcome.ts'
import { cookieOf, password, type Reply, startService } from '../../support/service.ts'
import { empty, login, parametersOf, storedHash } from './support.ts'

const service = await startService(t)
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
  attempts.push(['a'.repeat(16_300), password], ['ana', 'x'.repeat(16_300)])
  for (const [name = '', given = ''] of attempts) {
    const label = `${name.slice(0, 20)} ${given.slice(0, 20)}`
    t.strictSame(visible(await login(service, name, given)), visible(reference), label)
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
    breachTimeout: 0,
    verifyCaptcha: async () => 'passed',
    links: context.links,
    registrationOpen: true,
  }
  const accounts = createAccounts(options)
  return async (action: 'login' | 'register', username: string, given: string) => {
    calls = []
    const credentials = { username, password: given }
    await accounts[action](credentials, '192.0.2.1', silentLog).catch(() => undefined)
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
  ARGON2_TIME_COST: 2,
  ARGON2_MEMORY_COST: 1024,
  ARGON2_PARALLELISM: 1,
  ARGON2_HASH_LEN: 32,
  ARGON2_SALT_LEN: 16,
}

t.test('the first successful login after a change of parameters renews the hash', async (t) => {
  await service.register('ana')
  const old = await storedHash(service, 'ana')
  t.strictSame(parametersOf(old), before)
  t.equal((await login(service, 'ana')).status, 200)
  t.equal(await storedHash(service, 'ana'), old, 'unchanged parameters do not renew the hash')
  const changes: Record<string, number>[] = [
    { ARGON2_TIME_COST: 3, ARGON2_MEMORY_COST: 2048, ARGON2_PARALLELISM: 2 },
    { ARGON2_HASH_LEN: 48, ARGON2_SALT_LEN: 24 },
  ]
  for (const change of changes) {
    const name = JSON.stringify(change)
    await service.sql('update accounts set password_hash = $1', [old])
    const env = Object.entries(change).map(([variable, value]) => [variable, String(value)])
    const changed = await startWith(t, Object.fromEntries(env))
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

// Cheap parameters, because these tests do not depend on the cost.
const cheap: PasswordHasherOptions = {
  timeCost: 2,
  memoryCost: 1024,
  parallelism: 1,
  hashLength: 32,
  saltLength: 16,
  pepper: '',
  maxConcurrent: 1,
  maxWaiting: 100,
}
const hasherWith = (changes: Partial<PasswordHasherOptions> = {}) =>
  createPasswordHasher({ ...cheap, ...changes })

t.test('each of the five parameters, the type and the version call for a new hash', async (t) => {
  const stored = await hasherWith().hash(password)
  const needs = (changes: Partial<PasswordHasherOptions>, phc = stored) =>
    hasherWith(changes).needsRehash(phc)
  t.equal(needs({}), false)
  t.equal(needs({ pepper: 'p', maxConcurrent: 3 }), false, 'no other parameter does')
  const costs = [{ timeCost: 3 }, { memoryCost: 2048 }, { parallelism: 2 }]
  const lengths = [{ hashLength: 33 }, { hashLength: 31 }, { saltLength: 17 }, { saltLength: 15 }]
  for (const change of [...costs, ...lengths]) {
    t.equal(needs(change), true, JSON.stringify(change))
    t.equal(await hasherWith(change).verify(stored, password), true, 'verified with its own')
  }
  const { timeCost, memoryCost, parallelism, hashLength } = cheap
  const same = { timeCost, memoryCost, parallelism, hashLength, salt: Buffer.alloc(16, 1) }
  t.equal(needs({}, await argon2Hash('x', same)), false)
  t.equal(needs({}, await argon2Hash('x', { ...same, type: 1 })), true, 'argon2i')
  t.equal(needs({}, await argon2Hash('x', { ...same, version: 0x10 })), true, 'version 16')
})

t.test('no hash is computed for an overlong password', async (t) => {
  // The hasher is full, so that any further hash would be refused with 503.
  const hasher = hasherWith({ maxWaiting: 0, memoryCost: 65_536 })
  const stored = await hasherWith().hash(password)
  const busy = hasher.verify(undefined, 'occupies the only place')
  const overLong = 'x'.repeat(129)
  await t.rejects(hasher.verify(stored, password), { name: 'DomainError', status: 503 })
  t.equal(await hasher.verify(stored, overLong), false)
  t.equal(await hasher.verify(undefined, overLong), false, 'the decoy computes no hash either')
  await busy
})

t.test('running and waiting work are bounded', async (t) => {
  const hasher = hasherWith({ maxConcurrent: 2, maxWaiting: 3 })
  const stored = await hasher.hash(password)
  const calls = [
    hasher.verify(stored, password),
    hasher.verify(stored, 'clave corta'),
    hasher.verify(undefined, password),
    hasher.hash(password).then((phc) => phc.startsWith('$argon2id$')),
    hasher.verify(stored, password),
    hasher.verify(stored, password),
    hasher.verify(undefined, password),
    hasher.hash(password),
  ]
  const results = await Promise.allSettled(calls)
  const busy = { name: 'DomainError', status: 503, key: 'busy', retryAfter: Number }
  t.match(
    results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason)),
    [true, false, false, true, true, busy, busy, busy],
  )
  await t.rejects(hasher.verify('no PHC string', password))
  t.equal(await hasher.verify(stored, password), true, 'each place is free again')
})
