/** The limit of logins and registrations, in one process and shared by replicas. */
import t, { type Test } from 'tap'
import { eventually } from '../../support/eventually.ts'
import { serveSockets } from '../../support/machine.ts'
import { outcome } from '../../support/outcome.ts'
import { startRedis } from '../../support/redis.ts'
import {
  password,
  type Reply,
  type RequestOptions,
  startService,
  type TestService,
} from '../../support/service.ts'
import { refusedUrl, startService as startFake } from './fake-service.ts'
import {
  attempt,
  empty,
  isCounted,
  limited,
  login,
  logoutEverywhere,
  refusedAtFourth,
  register,
  starter,
} from './support.ts'

const start = starter(t)
/** For tests whose clients no other test uses. */
const service = await start(limited)

const inTurn = async (attempts: (() => Promise<Reply>)[]): Promise<number[]> => {
  const statuses: number[] = []
  for (const next of attempts) statuses.push((await next()).status)
  return statuses
}
const fromEach = (service: TestService, addresses: string[]) =>
  inTurn(addresses.map((address) => () => attempt(service, address)))
const forwardedFor = (service: TestService, values: string[], from = '127.0.0.1') =>
  inTurn(values.map((value) => () => attempt(service, from, { 'x-forwarded-for': value })))

/** The only account, made without an attempt. */
const createAna = async () => {
  await empty(service)
  const credentials = { username: 'ana', password }
  await service.context.accounts.register(credentials, '192.0.2.9')
}

const isTooMany = (t: Test, reply: Reply, name: string) => {
  const wait = Number(reply.headers['retry-after'])
  t.ok(Number.isInteger(wait) && wait >= 1 && wait <= 60, `${name}: Retry-After is ${wait}`)
  t.equal(outcome(reply), `429 too_many_attempts ${wait}`, name)
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((rest) =>
    Number(reply.headers[`x-ratelimit-${rest}`]),
  )
  t.same({ limit, remaining, reset }, { limit: 3, remaining: 0, reset: wait })
}

t.test('three attempts a minute for each operation and client, including successes', async (t) => {
  await createAna()
  for (const remaining of [2, 1, 0]) {
    const { status, headers } = await login(service, 'ana')
    t.same([status, Number(headers['x-ratelimit-remaining'])], [200, remaining])
  }
  isTooMany(t, await login(service, 'ana'), 'the right password does not help')
  isTooMany(t, await login(service, 'ana'), 'another attempt does not help either')

  const names = ['eva', 'luis', 'a b']
  t.same(await inTurn(names.map((name) => () => register(service, name))), [201, 201, 400])
  isTooMany(t, await register(service, 'mar'), 'registrations have a separate count')
  const other = { from: '192.0.2.2' }
  t.equal((await login(service, 'ana', password, other)).status, 200, 'another client')
  t.equal((await register(service, 'mar', password, other)).status, 201)
})

t.test('three more attempts are allowed after a minute of the monotonic clock', async (t) => {
  let skipped = 0
  let stopped: number | undefined
  const { now } = performance
  t.intercept(performance, 'now', { value: () => (stopped ?? now.call(performance)) + skipped })
  // A whole number: a fraction would make rounding errors in the remaining time.
  stopped = Math.round(now.call(performance))
  t.strictSame(await fromEach(service, Array(4).fill('192.0.2.61')), refusedAtFourth)
  t.intercept(Date, 'now', { value: () => 4_102_444_800_000 })
  t.equal((await attempt(service, '192.0.2.61')).status, 429, 'the time of day does not matter')
  skipped = 58_000
  const late = await attempt(service, '192.0.2.61')
  t.same([late.status, late.headers['retry-after']], [429, '2'], 'the window does not move')
  skipped = 60_000
  t.strictSame(await fromEach(service, Array(4).fill('192.0.2.61')), refusedAtFourth)
})

t.test('every attempt counts, with any fault', async (t) => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const attempts: [name: string, status: number, options: RequestOptions, query?: string][] = [
    ['malformed JSON', 400, { body: '{"username":' }],
    ['no body', 400, {}],
    ['an empty body', 400, { body: '' }],
    ['another content type', 415, { body: 'a=b', headers: form }],
    ['no content type', 415, { body: 'x', headers: { 'content-type': '' } }],
    ['missing fields', 400, { body: {} }],
    ['ill-typed fields', 400, { body: { username: 1, password: 2 } }],
    ['a body that is too large', 413, { body: 'x'.repeat(1_100_000) }],
    ['broken percent-encoding', 400, { body: {} }, '?a=%zz'],
  ]
  for (const url of ['/api/auth/login', '/api/auth/register']) {
    for (const [index, [name, status, options, query = '']] of attempts.entries()) {
      const from = `198.51.100.${index}`
      const send = () => service.request('POST', url + query, { from, ...options })
      t.same(await inTurn([send, send, send]), [status, status, status], `${url}: ${name}`)
      const body = { username: 'nadie', password }
      isTooMany(t, await service.request('POST', url, { from, body }), `${url}: ${name}`)
    }
  }
})

t.test('no other spelling allows more attempts', async (t) => {
  await createAna()
  const from = '192.0.2.71'
  t.strictSame(await fromEach(service, Array(3).fill(from)), [401, 401, 401])
  const body = { username: 'ana', password }
  for (const url of ['login?x=1', 'login?', 'login#', '%6Cogin', './login']) {
    const { status } = await service.request('POST', `/api/auth/${url}`, { body, from })
    t.equal(status, 429, url)
  }
})

t.test('without a trusted proxy no header changes the client', async (t) => {
  const names = ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip']
  for (const [index, name] of [...names, 'x-client-ip', 'forwarded'].entries()) {
    const value = (count: number) => `${name === 'forwarded' ? 'for=' : ''}203.0.113.${count}`
    const from = `192.0.2.8${index}`
    const statuses = await inTurn(
      [1, 2, 3, 4].map((count) => () => attempt(service, from, { [name]: value(count) })),
    )
    t.strictSame(statuses, refusedAtFourth, name)
  }
  const hints = service.logs().filter(({ event }) => event === 'untrusted_proxy')
  t.match(hints, [{ level: 'warn', msg: /TRUST_PROXY/ }])
  t.equal(hints.length, 1)
})

t.test('behind a trusted proxy the client is the address that the proxy adds', async (t) => {
  const env = { ...limited, TRUST_PROXY: '127.0.0.1/32, 10.0.0.0/8' }
  const service = await start(env)
  const client = '203.0.113.9'
  const spoofed = [`1.1.1.1, ${client}`, `2.2.2.2, ${client}`, client, ` x , , ${client} `]
  const address = (last: number) => `203.0.113.${last}`
  const cases: [name: string, values: string[], statuses: number[], from?: string][] = [
    ['entries before it do not count', spoofed, refusedAtFourth],
    ['a second trusted proxy is skipped', [`${client}, 10.1.2.3`], [429]],
    ['others', [address(10), `${client}, ${address(11)}`], [401, 401]],
    ['a peer that is no proxy', [20, 21, 22, 23].map(address), refusedAtFourth, '192.0.2.50'],
  ]
  for (const [name, values, statuses, from] of cases)
    t.strictSame(await forwardedFor(service, values, from), statuses, name)

  const garbage = ['garbage', '203.0.113.30:8080', '<script>', 'x'.repeat(8000), '999.1.1.1', '-']
  const statuses = await forwardedFor(
    service,
    garbage.map((value) => `198.51.100.1, ${value}`),
  )
  t.strictSame(statuses, [...refusedAtFourth, 429, 429], 'entries without an address share a count')
})

t.test('one client may have many addresses', async (t) => {
  const cases: [name: string, addresses: string[], statuses: number[]][] = [
    [
      'IPv4 in both forms',
      ['203.0.113.9', '::ffff:203.0.113.9', '::FFFF:203.0.113.9', '::ffff:cb00:7109'],
      refusedAtFourth,
    ],
    [
      'an IPv6 /64',
      ['1:2::1', '1:2:ffff:ffff:ffff:ffff', '1:2:0:0:0:3', '1:2:8::'].map((rest, index) =>
        index === 2 ? `2001:DB8:${rest}` : `2001:db8:${rest}`,
      ),
      refusedAtFourth,
    ],
    ['neighbouring networks', ['2001:db8:1:3::1', '203.0.113.10'], [401, 401]],
  ]
  for (const [name, addresses, statuses] of cases)
    t.strictSame(await fromEach(service, addresses), statuses, name)
})

t.test('an attempt beyond the limit sends no request to the captcha verifier', async (t) => {
  const fake = await startFake(t, (_request, response) => response.end('{"success":false}'))
  const captcha = { CAPTCHA_SITE_KEY: 'a', CAPTCHA_SECRET_KEY: 'b', CAPTCHA_VERIFY_URL: fake.url }
  const service = await start({ ...limited, ...captcha })
  const body = { username: 'ana', password, captcha_token: 'a-token' }
  for (const operation of ['login', 'register']) {
    const send = () => service.request('POST', `/api/auth/${operation}`, { body })
    t.strictSame(await inTurn(Array(5).fill(send)), [400, 400, 400, 429, 429])
  }
  t.equal(fake.requests.length, 6)
})

t.test('replicas share the limit in Redis, and enforce it alone without it', async (t) => {
  const redis = await startRedis(t)
  const env = { ...limited, REDIS_URL: redis.url }
  const first = await start(env)
  const second = await startService(t, { env, databaseUrl: first.databaseUrl })
  const bothReachTheStore = async () => {
    await isCounted(first, 'probe')
    await isCounted(second, 'probe')
  }
  await bothReachTheStore()
  let clients = 0
  /** The address of a client without attempts. */
  const newClient = () => `198.51.100.${++clients}`
  const at = (services: TestService[], from: string) =>
    inTurn(services.map((one) => () => attempt(one, from)))
  const holdsAlone = async (service: TestService, name: string) =>
    t.strictSame(await at(Array(4).fill(service), newClient()), refusedAtFourth, name)
  const isShared = async (name: string) =>
    t.strictSame(await at([first, second, first, second], newClient()), refusedAtFourth, name)

  const client = newClient()
  t.strictSame(await at([first, second, first, second], client), refusedAtFourth)
  t.strictSame(await at([first, second], client), [429, 429], 'for both')
  t.strictSame(await at([second], newClient()), [401], 'other clients have separate counts')
  const others = newClient()
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => attempt(index % 2 ? first : second, others)),
  )
  const admitted = replies.filter(({ status }) => status !== 429)
  t.equal(admitted.length, 3, 'also for simultaneous attempts')
  const ana = await first.register()
  const wrong = [first, second, first, second].map((one) => () => logoutEverywhere(one, ana, 'x'))
  t.strictSame(await inTurn(wrong), [400, 400, 400, 429], 'wrong passwords of an account too')

  const keys = (await redis.command('KEYS', '*login*')) as string[]
  t.equal(keys.length, 3)
  for (const key of keys) {
    const left = Number(await redis.command('PTTL', key))
    t.ok(left > 0 && left <= 60_000, 'every count ends')
    await redis.command('PEXPIRE', key, '30000')
  }
  t.strictSame(await at([first], client), [429])
  for (const key of keys)
    t.ok(Number(await redis.command('PTTL', key)) <= 30_000, 'a window does not move')
  t.notMatch(JSON.stringify(await redis.command('KEYS', '*')), /nadie/, 'without usernames')

  await redis.command('FLUSHALL')
  t.strictSame(await at([first, first], client), [429, 429], 'lost data allow no more attempts')
  await redis.command('SCRIPT', 'FLUSH')
  await isShared('without the cached script')

  await redis.command('CONFIG', 'SET', 'maxmemory', '1')
  await holdsAlone(first, 'out of memory')
  await redis.command('CONFIG', 'SET', 'maxmemory', '0')

  const half = newClient()
  t.strictSame(await at([first, second, first], half), [401, 401, 401])
  redis.freeze()
  await holdsAlone(first, 'frozen')
  t.strictSame(await at([first, first], half), [401, 429], 'two of them were counted here')
  redis.thaw()
  await bothReachTheStore()
  await isShared('after it was frozen')

  await redis.kill()
  for (const service of [first, second]) await holdsAlone(service, 'dead')
  await redis.restart()
  await bothReachTheStore()
  await isShared('after a restart')

  await redis.command('CONFIG', 'SET', 'requirepass', 'changed')
  await redis.command('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes')
  await holdsAlone(first, 'password required')
})

t.test('a Redis that was never reachable affects only the log', async (t) => {
  const url = (await refusedUrl(t)).replace('http:', 'redis:')
  const service = await start({ ...limited, REDIS_URL: url })
  t.strictSame(await fromEach(service, Array(4).fill('192.0.2.100')), refusedAtFourth)
  t.ok(service.logs().some(({ level, event }) => level === 'warn' && event === 'redis_error'))
})

t.test('a Redis that denies the connection is quoted in the log', async (t) => {
  // Redis 7 in protected mode, which accepts callers from its own machine only.
  const reason =
    'DENIED Redis is running in protected mode because protected mode is enabled and no password ' +
    'is set for the default user.'
  const port = await serveSockets(t, (socket) =>
    socket.once('data', () => socket.end(`-${reason}\r\n`)),
  )
  const warned = t.capture(console, 'warn')
  const line = await eventually(async () => {
    const service = await start({ REDIS_URL: `redis://127.0.0.1:${port}` })
    const first = await eventually(() =>
      service.logs().find(({ event }) => event === 'redis_error'),
    )
    // An outage is told once, and a busy machine may exceed the time to connect.
    return first.reason === 'connect ETIMEDOUT' ? undefined : first
  })
  t.equal(line.reason, reason)
  t.same(warned(), [], 'every line is JSON')
})
