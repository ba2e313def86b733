import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import t, { type Test } from 'tap'
import { password, type Reply, type RequestOptions, type TestService } from '../support/service.ts'
import { startService as startFake } from './fake-service.ts'
import { login, register, starter } from './support.ts'

const start = starter(t)

/** The default limit, which other tests turn off. */
const limited = { AUTH_RATE_LIMIT_MAX: '' }

/** A failed login from an address. A password of this length is never hashed. */
const attempt = (service: TestService, from = '192.0.2.1', headers: Record<string, string> = {}) =>
  login(service, 'nadie', 'x'.repeat(200), { from, headers })

const statusesOf = (replies: Reply[]) => replies.map(({ status }) => status)
const inTurn = async (attempts: (() => Promise<Reply>)[]): Promise<number[]> => {
  const replies: Reply[] = []
  for (const next of attempts) replies.push(await next())
  return statusesOf(replies)
}
const fromEach = (service: TestService, addresses: string[]) =>
  inTurn(addresses.map((address) => () => attempt(service, address)))
const forwardedFor = (service: TestService, values: string[], from = '127.0.0.1') =>
  inTurn(values.map((value) => () => attempt(service, from, { 'x-forwarded-for': value })))

const refusedAtFourth = [401, 401, 401, 429]

const isTooMany = (t: Test, reply: Reply, name: string) => {
  t.equal(reply.status, 429, name)
  const wait = Number(reply.headers['retry-after'])
  t.ok(Number.isInteger(wait) && wait >= 1 && wait <= 60, `Retry-After is ${wait}`)
  t.strictSame(reply.json(), {
    error: `Demasiados intentos; vuelve a intentarlo dentro de ${wait} segundos`,
  })
  t.equal(Number(reply.headers['x-ratelimit-limit']), 3)
  t.equal(Number(reply.headers['x-ratelimit-remaining']), 0)
  t.equal(Number(reply.headers['x-ratelimit-reset']), wait)
  t.equal(reply.headers['set-cookie'], undefined)
}

t.test('three attempts a minute for each operation and client, including successes', async (t) => {
  const service = await start(t, { env: limited })
  await service.context.accounts.register(
    { username: 'ana', password, captchaToken: undefined },
    '192.0.2.9',
  )
  for (const remaining of [2, 1, 0]) {
    const reply = await login(service, 'ana')
    t.equal(reply.status, 200)
    t.equal(Number(reply.headers['x-ratelimit-remaining']), remaining)
  }
  isTooMany(t, await login(service, 'ana'), 'the right password does not help')
  isTooMany(t, await login(service, 'ana'), 'another attempt does not help either')

  const statuses: number[] = []
  for (const name of ['eva', 'luis', 'a b']) statuses.push((await register(service, name)).status)
  t.same(statuses, [201, 201, 400])
  isTooMany(t, await register(service, 'mar'), 'registrations have a separate count')
  t.equal(
    (await login(service, 'ana', password, { from: '192.0.2.2' })).status,
    200,
    'another client',
  )
  t.equal((await register(service, 'mar', password, { from: '192.0.2.2' })).status, 201)
})

t.test('the limit is configurable for load tests', async (t) => {
  const service = await start(t, { env: { AUTH_RATE_LIMIT_MAX: '5' } })
  t.strictSame(await fromEach(service, Array(6).fill('192.0.2.1')), [401, 401, 401, 401, 401, 429])
})

t.test('three more attempts are allowed after a minute of the monotonic clock', async (t) => {
  const service = await start(t, { env: limited })
  let skipped = 0
  const { now } = performance
  t.intercept(performance, 'now', { value: () => now.call(performance) + skipped })
  t.strictSame(await fromEach(service, Array(4).fill('192.0.2.1')), refusedAtFourth)
  t.intercept(Date, 'now', { value: () => 4_102_444_800_000 })
  t.equal((await attempt(service)).status, 429, 'the time of day does not matter')
  skipped = 58_000
  const late = await attempt(service)
  t.equal(late.status, 429)
  t.ok(Number(late.headers['retry-after']) <= 2, 'the window does not move with the attempts')
  skipped = 60_000
  t.strictSame(await fromEach(service, Array(4).fill('192.0.2.1')), refusedAtFourth)
})

t.test('every attempt counts, with any fault', async (t) => {
  const service = await start(t, { env: limited })
  const attempts: Record<string, RequestOptions> = {
    'malformed JSON': { body: '{"username":' },
    'no body': {},
    'an empty body': { body: '' },
    'another content type': {
      body: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    'no content type': { body: 'x', headers: { 'content-type': '' } },
    'missing fields': { body: {} },
    'ill-typed fields': { body: { username: 1, password: 2 } },
    'a body that is too large': { body: 'x'.repeat(1_100_000) },
    'broken percent-encoding': { body: {} },
  }
  for (const [operation, body] of [
    ['login', { username: 'nadie', password }],
    ['register', { username: 'ana', password }],
  ] as const) {
    for (const [index, [name, options]] of Object.entries(attempts).entries()) {
      const from = `198.51.100.${index}`
      const url = `/api/auth/${operation}${name === 'broken percent-encoding' ? '?a=%zz' : ''}`
      for (let count = 0; count < 3; count += 1) {
        const { status } = await service.request('POST', url, { from, ...options })
        t.ok([400, 413, 415].includes(status), `${operation}: ${name} ${status}`)
      }
      isTooMany(
        t,
        await service.request('POST', `/api/auth/${operation}`, { from, body }),
        `${operation}: ${name}`,
      )
    }
  }
})

t.test('no other spelling or method allows more attempts', async (t) => {
  const service = await start(t, { env: limited })
  await service.context.accounts.register(
    { username: 'ana', password, captchaToken: undefined },
    '192.0.2.9',
  )
  t.strictSame(await fromEach(service, Array(3).fill('127.0.0.1')), [401, 401, 401])
  const body = { username: 'ana', password }
  const urls = [
    'login?x=1',
    'login?',
    'login#',
    'login/',
    'LOGIN',
    '%6Cogin',
    'login%20',
    'login;x=1',
    './login',
    '/login',
  ]
  for (const url of [
    ...urls.map((name) => `/api/auth/${name}`),
    '//api/auth/login',
    '/api//auth/login',
  ]) {
    const { status, headers } = await service.request('POST', url, { body })
    t.ok([400, 404, 429].includes(status), `POST ${url} ${status}`)
    t.equal(headers['set-cookie'], undefined)
  }
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
    t.equal((await service.request(method, '/api/auth/login', { body })).status, 405, method)
  }
  for (const name of ['x-http-method-override', 'x-method-override']) {
    const { status } = await service.request('PUT', '/api/auth/login', {
      body,
      headers: { [name]: 'POST' },
    })
    t.equal(status, 405, name)
  }
})

t.test('without a trusted proxy no header changes the client', async (t) => {
  const service = await start(t, { env: limited })
  const names = [
    'x-forwarded-for',
    'x-real-ip',
    'forwarded',
    'cf-connecting-ip',
    'true-client-ip',
    'x-client-ip',
  ]
  for (const [index, name] of names.entries()) {
    const attempts = [1, 2, 3, 4].map(
      (count) => () =>
        attempt(service, `192.0.2.${index}`, {
          [name]: `${name === 'forwarded' ? 'for=' : ''}203.0.113.${count}`,
        }),
    )
    t.strictSame(await inTurn(attempts), refusedAtFourth, name)
  }
})

t.test('behind a trusted proxy the client is the address that the proxy adds', async (t) => {
  const env = { ...limited, TRUST_PROXY: '127.0.0.1/32, 10.0.0.0/8' }
  const service = await start(t, { env })
  const spoofed = [
    '1.1.1.1, 203.0.113.9',
    '2.2.2.2, 203.0.113.9',
    '203.0.113.9',
    ' x , , 203.0.113.9 ',
  ]
  t.strictSame(
    await forwardedFor(service, spoofed),
    refusedAtFourth,
    'entries before it do not count',
  )
  t.strictSame(
    await forwardedFor(service, ['203.0.113.9, 10.1.2.3']),
    [429],
    'a second trusted proxy is skipped',
  )
  t.strictSame(
    await forwardedFor(service, ['203.0.113.10', '203.0.113.9, 203.0.113.11']),
    [401, 401],
    'others',
  )
  const stranger = ['203.0.113.20', '203.0.113.21', '203.0.113.22', '203.0.113.23']
  t.strictSame(
    await forwardedFor(service, stranger, '192.0.2.50'),
    refusedAtFourth,
    'a peer that is no proxy',
  )

  const garbage = [
    'garbage',
    '203.0.113.30:8080',
    '<script>',
    'x'.repeat(8000),
    '999.1.1.1',
    '203.0.113',
    '-',
  ]
  const addresses = garbage.map((value) => `198.51.100.1, ${value}`)
  const statuses = await forwardedFor(service, addresses)
  t.strictSame(statuses.slice(0, 4), refusedAtFourth, 'entries without an address share one count')
  t.strictSame(new Set(statuses.slice(4)), new Set([429]))
})

/** Over a real connection, because only there a header can occur twice. */
const post = async (
  port: number,
  headers: Record<string, string | string[]>,
): Promise<number | undefined> => {
  const body = JSON.stringify({ username: 'nadie', password: 'x'.repeat(200) })
  const options = { port, host: '127.0.0.1', method: 'POST', path: '/api/auth/login' }
  const request = httpRequest({
    ...options,
    headers: { 'content-type': 'application/json', ...headers },
  })
  request.end(body)
  const [response] = await once(request, 'response')
  response.resume()
  await once(response, 'end')
  return response.statusCode
}

t.test('of several forwarding headers the last one counts', async (t) => {
  const service = await start(t, { env: { ...limited, TRUST_PROXY: '127.0.0.1' } })
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = service.app.server.address() as AddressInfo
  const statuses: (number | undefined)[] = []
  for (const spoofed of ['6.6.6.1', '6.6.6.2', '6.6.6.3', '6.6.6.4']) {
    statuses.push(await post(port, { 'x-forwarded-for': [spoofed, '203.0.113.9'] }))
  }
  t.strictSame(statuses, refusedAtFourth)
  t.equal(await post(port, { 'x-forwarded-for': ['203.0.113.9', '6.6.6.1'] }), 401)
  t.equal(await post(port, {}), 401, 'the proxy itself')
})

t.test('one client may have many addresses', async (t) => {
  const service = await start(t, { env: limited })
  const mapped = ['203.0.113.9', '::ffff:203.0.113.9', '::FFFF:203.0.113.9', '::ffff:cb00:7109']
  t.strictSame(await fromEach(service, mapped), refusedAtFourth, 'IPv4 in both forms')
  const prefix = '2001:db8:1:2'
  const same64 = [
    `${prefix}::1`,
    `${prefix}:ffff:ffff:ffff:ffff`,
    `${prefix.toUpperCase()}:0:0:0:3`,
    `${prefix}:8::`,
  ]
  t.strictSame(await fromEach(service, same64), refusedAtFourth, 'an IPv6 /64')
  t.strictSame(
    await fromEach(service, ['2001:db8:1:3::1', '203.0.113.10']),
    [401, 401],
    'neighbouring networks have separate counts',
  )
})

t.test('simultaneous attempts are counted like others', async (t) => {
  const service = await start(t, { env: limited })
  for (const send of [attempt, (target: TestService) => register(target, 'ana')]) {
    const statuses = statusesOf(await Promise.all(Array.from({ length: 20 }, () => send(service))))
    t.equal(statuses.filter((status) => status !== 429).length, 3)
  }
})

t.test('no other operation is limited', async (t) => {
  const service = await start(t, { env: limited })
  const { token, cookie } = await service.register('ana')
  const calls: Record<string, () => Promise<Reply>> = {
    config: () => service.request('GET', '/api/config'),
    messages: () => service.request('GET', '/api/messages'),
    refresh: () => service.request('POST', '/api/auth/refresh', { headers: { cookie } }),
    me: () => service.request('GET', '/api/auth/me', { token }),
    'a refused one': () => service.request('GET', '/api/auth/me'),
    weight: () => service.request('POST', '/api/weight', { token, body: { peso_kg: 70 } }),
    'an unknown one': () => service.request('POST', '/api/auth/unknown'),
  }
  for (const [name, call] of Object.entries(calls)) {
    const replies = await Promise.all(Array.from({ length: 50 }, call))
    t.notOk(
      replies.some(
        ({ status, headers }) => status === 429 || headers['x-ratelimit-limit'] !== undefined,
      ),
      name,
    )
  }
})

t.test('an attempt beyond the limit sends no request to the captcha verifier', async (t) => {
  const fake = await startFake(t, (_request, response) => response.end('{"success":false}'))
  const captcha = { CAPTCHA_SITE_KEY: 'a', CAPTCHA_SECRET_KEY: 'b', CAPTCHA_VERIFY_URL: fake.url }
  const service = await start(t, { env: { ...limited, ...captcha } })
  const body = { username: 'ana', password, captcha_token: 'a-token' }
  for (const operation of ['login', 'register']) {
    const send = () => service.request('POST', `/api/auth/${operation}`, { body })
    t.strictSame(await inTurn([send, send, send, send, send]), [400, 400, 400, 429, 429])
  }
  t.equal(fake.requests.length, 6)
})
