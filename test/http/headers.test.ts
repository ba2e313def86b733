import t from 'tap'
import { starter } from '../accounts/support.ts'
import { password, profile, type Reply, type TestService } from '../support/service.ts'
import { exchange, listen, type RawAnswer } from './raw.ts'

const start = starter(t)

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}
const longTransport = 'max-age=63072000; includeSubDomains'

/** One answer for each status. */
const answersOf = async (
  service: TestService,
): Promise<[status: number, reply: Pick<Reply, 'status' | 'headers'>][]> => {
  const { request } = service
  const admin = await service.register()
  const { token } = await service.register()
  const port = await listen(service.app)
  const raw = (header: string) =>
    exchange(port, `GET /api/config HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n`)
  const post = (body: unknown, type = 'application/json') =>
    request('POST', '/api/weight', { token, body, headers: { 'content-type': type } })
  return [
    [200, await request('GET', '/api/config')],
    [200, await request('GET', '/api/weights', { token })],
    [201, await post({ peso_kg: 70 })],
    [400, await post('{')],
    [400, await request('GET', '/api/%zz')],
    [400, await exchange(port, 'GARBAGE\r\n\r\n')],
    [401, await request('GET', '/api/weights')],
    [401, await request('POST', '/api/auth/refresh')],
    [403, await request('GET', '/api/wstg/status', { token })],
    [404, await request('GET', '/api/nowhere')],
    [404, await request('GET', '/api/user', { token })],
    [405, await request('DELETE', '/api/config')],
    [413, await post(' '.repeat(1_048_577))],
    [415, await post('x', 'text/plain')],
    [417, await raw('Expect: foo')],
    [431, await raw(`X: ${'x'.repeat(17_000)}`)],
    [500, await request('GET', '/api/findings-manager/export-dump', { token: admin.token })],
  ]
}

t.test('every answer has the security headers, HSTS where cookies are secure', async (t) => {
  const cases: [env: Record<string, string>, transport: string | undefined][] = [
    [{}, undefined],
    [{ COOKIE_SECURE: 'true' }, longTransport],
    [{ NODE_ENV: 'production' }, longTransport],
  ]
  for (const [env, transport] of cases) {
    for (const [status, reply] of await answersOf(await start(t, { env }))) {
      const name = `${JSON.stringify(env)} ${status}`
      t.equal(reply.status, status, name)
      t.match(reply.headers, securityHeaders, name)
      t.equal(reply.headers['strict-transport-security'], transport, name)
      t.same([reply.headers.server, reply.headers['x-powered-by']], [undefined, undefined])
      t.equal(reply.headers['content-type'], 'application/json; charset=utf-8', name)
    }
  }
})

t.test('Strict-Transport-Security follows the header of a trusted proxy only', async (t) => {
  const trusting = { TRUST_PROXY: '10.0.0.0/8' }
  const cases: [env: object, from: string, protocol: string, transport: string | undefined][] = [
    [{}, '10.1.2.3', 'https', longTransport],
    [{}, '10.1.2.3', 'http', undefined],
    [{}, '192.0.2.1', 'https', undefined],
    [{ COOKIE_SECURE: 'false' }, '10.1.2.3', 'https', undefined],
  ]
  for (const [env, from, protocol, transport] of cases) {
    const service = await start(t, { env: { ...trusting, ...env } })
    const headers = { 'x-forwarded-proto': protocol }
    const reply = await service.request('GET', '/api/config', { from, headers })
    t.equal(reply.headers['strict-transport-security'], transport, `${from} ${protocol}`)
  }
})

t.test('answers with personal data are not cacheable, common ones are', async (t) => {
  const service = await start(t)
  const { token, cookie, username } = await service.register()
  const { request } = service
  const post = (path: string, body: object) => request('POST', path, { token, body })
  const personal = [
    await request('POST', '/api/auth/login', { body: { username, password } }),
    await request('POST', '/api/auth/login', { body: { username, password: 'wrong' } }),
    await request('POST', '/api/auth/refresh', { headers: { cookie } }),
    await post('/api/user', profile),
    await post('/api/weight', { peso_kg: 70 }),
    await request('HEAD', '/api/user', { token }),
  ]
  for (const path of ['auth/me', 'user', 'weights', 'weights/recent', 'imc', 'stats', 'nowhere'])
    personal.push(await request('GET', `/api/${path}`, { token }))
  personal.push(await request('POST', '/api/auth/logout', { token }))
  for (const { headers } of personal) t.equal(headers['cache-control'], 'no-store')
  for (const path of ['/api/config', '/api/messages']) {
    const [good, bad] = [await request('GET', path), await request('GET', `${path}?x=%00`)]
    t.equal(good.headers['cache-control'], 'public, max-age=300', path)
    t.equal(bad.headers['cache-control'], 'no-store', `an error of ${path}`)
  }
})

t.test('a harmless request id is adopted, and is in the answer and in the log', async (t) => {
  const service = await start(t)
  const ask = async (id?: string) => {
    const headers: Record<string, string> = id === undefined ? {} : { 'x-request-id': id }
    const reply = await service.request('GET', '/api/nowhere', { headers })
    return String(reply.headers['x-request-id'])
  }
  const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
  for (const id of ['a', 'Abc-123', 'x'.repeat(64)]) t.equal(await ask(id), id)
  const signs = [' ', '\t', '"', '{', '/', '<', ',', '$', '_', 'é']
  for (const id of ['', 'x'.repeat(65), ...signs.map((sign) => `a${sign}b`)])
    t.match(await ask(id), uuid, JSON.stringify(id))
  const own = await ask()
  t.match(own, uuid)
  t.not(await ask(), own)
  const logged = service.logs().filter(({ event }) => event === 'request')
  const ids = new Set(logged.map(({ request_id }) => request_id))
  t.ok(ids.has('Abc-123') && ids.has(own))
})

t.test('no input of a caller gets into other headers or breaks a log line', async (t) => {
  const service = await start(t)
  const port = await listen(service.app)
  const injected = '%0d%0aSet-Cookie:%20evil=1%0d%0a'
  const answers: RawAnswer[] = []
  for (const lines of [
    [`/api/${injected} HTTP/1.1`, 'Host: localhost'],
    [`/api/messages?${injected} HTTP/1.1`, 'Host: localhost', `Accept-Language: en${injected}`],
    ['/api/config HTTP/1.1', `Host: ${injected}`, `X-Request-Id: ${injected}`],
  ])
    answers.push(await exchange(port, `GET ${lines.join('\r\n')}\r\n\r\n`))
  for (const { headers } of answers) {
    t.equal(headers['set-cookie'], undefined)
    t.notMatch(JSON.stringify(headers), /evil/)
  }
  const username = 'ana\n{"level":"info","event":"login","outcome":"success"}'
  const body = { username, password: 'contraseña\r\nlarga' }
  t.equal((await service.request('POST', '/api/auth/login', { body })).status, 401)
  // `logs` parses each line: a broken one would throw.
  t.notOk(service.logs().some((line) => line.event === 'login' && line.outcome === 'success'))
  t.notMatch(JSON.stringify(service.logs()), /evil|ana\\n/)
})
