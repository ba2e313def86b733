/**
 * HSTS, request ids and access by pages of other origins. `test/support/contract.ts` checks the
 * other headers of every answer of all tests.
 */
import t, { type Test } from 'tap'
import { routes } from '../../../generated/routes.ts'
import { starter } from '../../people/accounts/support.ts'
import type { Reply } from '../../support/service.ts'
import { exchange, listen } from './raw.ts'

const start = starter(t)

const longTransport = 'max-age=63072000; includeSubDomains'

t.test('answers have HSTS where cookies are secure, also errors of the HTTP parser', async (t) => {
  const trusting = { TRUST_PROXY: '10.0.0.0/8' }
  const cases: [env: Record<string, string>, from: string, protocol: string, hsts: boolean][] = [
    [{}, '192.0.2.1', 'http', false],
    [{ COOKIE_SECURE: 'true' }, '192.0.2.1', 'http', true],
    [{ NODE_ENV: 'production' }, '192.0.2.1', 'http', true],
    [trusting, '10.1.2.3', 'https', true],
    [trusting, '10.1.2.3', 'http', false],
    [trusting, '192.0.2.1', 'https', false],
    [{ ...trusting, COOKIE_SECURE: 'false' }, '10.1.2.3', 'https', false],
  ]
  for (const [env, from, protocol, hsts] of cases) {
    const { app, request } = await start(env)
    const options = { from, headers: { 'x-forwarded-proto': protocol } }
    const answers: Pick<Reply, 'status' | 'headers'>[] = [
      await request('GET', '/api/config', options),
      await request('POST', '/api/weight', { ...options, body: '{' }),
      await request('GET', '/api/nowhere', options),
    ]
    if (env.NODE_ENV) answers.push(await exchange(await listen(app), 'GARBAGE\r\n\r\n'))
    for (const { status, headers } of answers) {
      const name = `${JSON.stringify(env)} ${from} ${protocol} ${status}`
      t.equal(headers['strict-transport-security'], hsts ? longTransport : undefined, name)
    }
  }
})

t.test('a harmless request id is adopted, and is in the answer and in the log', async (t) => {
  const service = await start()
  const ask = async (id?: string) => {
    const headers: Record<string, string> = id === undefined ? {} : { 'x-request-id': id }
    const reply = await service.request('GET', '/api/config', { headers })
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

t.test('no input of a caller breaks a log line', async (t) => {
  const service = await start()
  const before = service.logs().length
  const username = 'ana\n{"level":"info","event":"login","outcome":"success"}'
  const body = { username, password: 'contraseña\r\nlarga' }
  t.equal((await service.request('POST', '/api/auth/login', { body })).status, 401)
  // `logs` parses each line: a broken one would throw.
  const lines = service.logs().slice(before)
  t.notOk(lines.some((line) => line.event === 'login' && line.outcome === 'success'))
  t.notMatch(JSON.stringify(lines), /ana\\n/)
})

const ours = 'https://app.example'
const foreign = [
  ...['https://app.example.evil', 'https://evil.example', 'https://app.example:444', 'null', '*'],
  ...['http://app.example', 'HTTPS://APP.EXAMPLE', 'https://app.example/', ''],
]
const accessHeaders = ({ headers }: Reply) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'))

/** Expects no access for these origins; a preflight gets a 405. */
const haveNoAccess = async (t: Test, env: Record<string, string>, origins: string[]) => {
  const { request, register } = await start(env)
  const { token } = await register()
  for (const origin of origins) {
    const headers = { origin, 'access-control-request-method': 'GET' }
    const preflight = await request('OPTIONS', '/api/config', { headers })
    t.same([preflight.status, preflight.headers.allow], [405, 'GET, HEAD'], origin)
    const answers = [preflight]
    for (const path of ['config', 'messages', 'weights', 'nowhere'])
      answers.push(await request('GET', `/api/${path}`, { headers, token }))
    t.same(answers.flatMap(accessHeaders), [], origin)
    const vary = env.CORS_ORIGINS === undefined ? undefined : /(^|, )Origin(,|$)/
    for (const reply of answers.slice(0, 2)) t.match(reply.headers.vary, vary, origin)
  }
}

t.test('origins that are not listed get no access header, and Vary names the origin', async (t) => {
  await haveNoAccess(t, {}, [ours, ...foreign])
  await haveNoAccess(t, { CORS_ORIGINS: ours }, foreign)
})

t.test('listed origins may call with credentials and read the answers, errors too', async (t) => {
  const local = 'http://localhost:5173'
  const { request, register } = await start({ CORS_ORIGINS: `${ours}, ${local}` })
  const { token } = await register()
  const exposed = [
    ...['Content-Disposition', 'Location', 'Retry-After', 'X-Request-Id', 'X-API-Version'],
    ...['X-Error-Code', 'X-Error-Parameters'],
    ...['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'],
  ]
  for (const origin of [ours, local]) {
    const headers = { origin }
    const messages = await request('GET', '/api/messages', { headers })
    t.equal(messages.headers.vary, 'Origin, Accept-Language', 'Vary names both headers')
    const answers = [
      messages,
      await request('GET', '/api/weights', { headers, token }),
      await request('GET', '/api/weights', { headers }),
      await request('POST', '/api/weight', { headers, token, body: '{' }),
      await request('GET', '/api/nowhere', { headers }),
      await request('DELETE', '/api/config', { headers }),
    ]
    for (const reply of answers)
      t.match(reply.headers, {
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': exposed.join(', '),
        'cross-origin-resource-policy': 'cross-origin',
        vary: /(^|, )Origin(,|$)/,
      })
  }
})

t.test('a preflight of a listed origin needs no token', async (t) => {
  const { request } = await start({ CORS_ORIGINS: ours })
  const headers = {
    origin: ours,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization, content-type, x-evil',
  }
  const reply = await request('OPTIONS', '/api/weight', { headers })
  t.equal(reply.status, 204)
  t.match(reply.headers, {
    'access-control-allow-origin': ours,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers':
      'Authorization, Content-Type, traceparent, tracestate, baggage, sentry-trace',
    'access-control-max-age': '600',
    'x-content-type-options': 'nosniff',
  })
  const declared = new Set(['HEAD', ...Object.values(routes).map(({ method }) => method)])
  const allowed = String(reply.headers['access-control-allow-methods']).split(', ')
  t.same(allowed.sort(), [...declared].sort(), 'the methods of the contract')

  const cases: [path: string, headers: Record<string, string>, status: number, allow?: string][] = [
    ['/api/config', {}, 405, 'GET, HEAD'],
    ['/api/config', { origin: ours }, 405, 'GET, HEAD'],
    ['/api/config', { 'access-control-request-method': 'GET' }, 405, 'GET, HEAD'],
    ['/api/auth/login', {}, 405, 'POST'],
    ['/api/nowhere', {}, 404],
  ]
  for (const [path, headers, status, allow] of cases) {
    const { headers: given, ...reply } = await request('OPTIONS', path, { headers })
    t.same([reply.status, given.allow], [status, allow], `no preflight: ${path}`)
  }
})
