import t from 'tap'
import { type AccountOptions, createAccounts } from '../../src/accounts/accounts.ts'
import { createPasswordHasher } from '../../src/accounts/passwords.ts'
import {
  cookieOf,
  password,
  type Reply,
  startService,
  type TestService,
} from '../support/service.ts'
import { recordingLog } from './fake-service.ts'
import { empty, isRefused, login, register } from './support.ts'

let service: TestService

t.before(async () => {
  service = await startService(t)
})
t.beforeEach(() => empty(service))

t.test('a login answers with the stored account', async (t) => {
  const admin = await service.register('ana')
  const user = await service.register('eva')
  await service.sql("update accounts set role = 'admin' where username = 'eva'")
  const reply = await login(service, 'EVA')
  t.equal(reply.status, 200)
  const { access_token: token, ...account } = reply.json()
  t.strictSame(account, { user_id: user.id, username: 'eva', role: 'admin' })
  t.not(account.user_id, admin.id)
  t.equal((await service.request('GET', '/api/auth/me', { token })).status, 200)
  t.not(cookieOf(reply), user.cookie, 'each login has a separate refresh token')
  t.notMatch(reply.text, /password|hash|\$argon2/)
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
  isRefused(t, reference, 401, 'invalid_credentials')
  const attempts: Record<string, [string, string]> = {
    'an unknown name': ['nadie', password],
    'an unknown name with a wrong password': ['nadie', 'otra contraseña'],
    'an ill-formed name': ['no es un nombre', password],
    'an empty name': ['', password],
    'a name that is too short': ['a', password],
    'a name of 3 kB': ['a'.repeat(3000), password],
    'a name with SQL': ["ana'--", password],
    'a password without its last character': ['ana', password.slice(0, -1)],
    'a password in capitals': ['ana', password.toUpperCase()],
    'a password with a space behind': ['ana', `${password} `],
    'an empty password': ['ana', ''],
    'a short password': ['ana', '1'],
    'a password of 3 kB': ['ana', 'x'.repeat(3000)],
    'a password of 3 kB for an unknown name': ['nadie', 'x'.repeat(3000)],
    'a name as long as a body may be': ['a'.repeat(524_200), password],
    'a password as long as a body may be': ['ana', 'x'.repeat(524_200)],
  }
  for (const [name, [username, given]] of Object.entries(attempts)) {
    t.strictSame(visible(await login(service, username, given)), visible(reference), name)
  }
})

t.test('a request that is no login is answered with 400', async (t) => {
  await service.register('ana')
  const send = (body: unknown) => service.request('POST', '/api/auth/login', { body })
  isRefused(t, await send({ password }), 400, 'missing_field', { field: 'username' })
  isRefused(t, await send({ username: 'ana' }), 400, 'missing_field', { field: 'password' })
  for (const value of [1, true, null, ['ana'], { toString: 'ana' }]) {
    const reason = { reason: 'debe ser un texto', name: JSON.stringify(value) }
    isRefused(t, await login(service, value), 400, 'invalid_field', {
      field: 'username',
      ...reason,
    })
    isRefused(t, await login(service, 'ana', value), 400, 'invalid_field', {
      field: 'password',
      ...reason,
    })
  }
  isRefused(t, await login(service, 'ana\u0000'), 400, 'invalid_text')
  isRefused(t, await login(service, 'ana', `${password}\u0000`), 400, 'invalid_text')
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const body = JSON.stringify({ username: 'ana', password })
    const reply = await service.request('POST', '/api/auth/login', {
      body,
      headers: { 'content-type': type },
    })
    isRefused(t, reply, 415, 'unsupported_media_type', { expected: 'application/json', name: type })
  }
})

/** The time to normalise grows with the square of the combining marks: here a minute. */
const marks = `a${'\u0344'.repeat(49_999)}${'\u0F81'.repeat(50_000)}`

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
      verify: counted('verify', hasher.verify),
      verifyDecoy: counted('decoy', hasher.verifyDecoy),
    },
    checkBreach: async () => 'clear',
    verifyCaptcha: async () => 'passed',
  }
  const accounts = createAccounts(options)
  const { log } = recordingLog()
  const take = async (work: Promise<unknown>) => {
    calls = []
    await work.catch(() => undefined)
    return calls
  }
  const credentials = (username: string, given = password) => ({
    username,
    password: given,
    captchaToken: undefined,
  })
  return {
    login: (username: string, given?: string) =>
      take(accounts.login(credentials(username, given), '192.0.2.1', log)),
    register: (username: string, given?: string) =>
      take(accounts.register(credentials(username, given), '192.0.2.1')),
  }
}

t.test('every login costs one verification and every registration one hash', async (t) => {
  const accounts = countingAccounts()
  t.strictSame(await accounts.register('ana'), ['hash'])
  t.strictSame(await accounts.register('ana'), ['hash'], 'a taken name')
  t.strictSame(await accounts.login('ana'), ['verify'], 'the right password')
  t.strictSame(await accounts.login('ana', 'otra contraseña'), ['verify'], 'a wrong password')
  t.strictSame(await accounts.login('nadie'), ['decoy'], 'an unknown name')
  t.strictSame(await accounts.login('no es un nombre'), ['decoy'], 'an ill-formed name')
  t.strictSame(
    await accounts.login('ana'.padEnd(257, ' ')),
    ['decoy'],
    'a name of more than 256 units',
  )
  t.strictSame(
    await accounts.register('eva'.padEnd(257, ' ')),
    [],
    'a registration of such a name is refused without a hash',
  )
})

t.test('no hash is computed for a new password that is refused for its length', async (t) => {
  const accounts = countingAccounts()
  t.strictSame(await accounts.register('eva', 'x'.repeat(1_000_000)), [])
  t.strictSame(await accounts.register('eva', '1234567'), [])
})

/** Milliseconds of processor time, which do not depend on other programs. */
const cpuTime = async (work: () => Promise<unknown>): Promise<number> => {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

t.test('unknown and taken names cost as much processor time as others', async (t) => {
  // Far above the other costs of a request. The decoy hash for an unknown account must follow the
  // configuration.
  const costly = await startService(t, {
    env: { ARGON2_TIME_COST: '20', ARGON2_MEMORY_COST: '8192' },
  })
  await costly.register('ana')
  const attempts: Record<string, (round: number) => Promise<Reply>> = {
    'a wrong password': () => login(costly, 'ana', 'otra contraseña'),
    'an unknown name': () => login(costly, 'nadie', 'otra contraseña'),
    'an ill-formed name': () => login(costly, 'no es un nombre', 'otra contraseña'),
    'a name of combining marks': () => login(costly, marks, 'otra contraseña'),
    'a taken name': () => register(costly, 'ana'),
    'a new name': (round) => register(costly, `persona${round}`),
  }
  const costs = new Map<string, number[]>()
  for (let round = 0; round < 3; round += 1) {
    for (const [name, attempt] of Object.entries(attempts)) {
      const cost = await cpuTime(() => attempt(round))
      costs.set(name, [...(costs.get(name) ?? []), cost])
    }
  }
  const reference = median(costs.get('a wrong password') ?? [])
  for (const [name, values] of costs) {
    const ratio = median(values) / reference
    t.ok(ratio > 0.5 && ratio < 2, `${name}: ${ratio.toFixed(2)} times a wrong password's cost`)
  }
})
