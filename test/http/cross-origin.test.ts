import t, { type Test } from 'tap'
import { routes } from '../../generated/routes.ts'
import { starter } from '../accounts/support.ts'
import type { Reply } from '../support/service.ts'

const start = starter(t)

const ours = 'https://app.example'
const foreign = [
  ...['https://app.example.evil', 'https://evil.example', 'https://app.example:444', 'null', '*'],
  ...['http://app.example', 'HTTPS://APP.EXAMPLE', 'https://app.example/', ''],
]
const accessHeaders = ({ headers }: Reply) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'))

/** Expects no access for these origins; a preflight gets a 405. */
const haveNoAccess = async (t: Test, env: Record<string, string>, origins: string[]) => {
  const { request, register } = await start(t, { env })
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
  const { request, register } = await start(t, { env: { CORS_ORIGINS: `${ours}, ${local}` } })
  const { token } = await register()
  const exposed = [
    ...['Content-Disposition', 'Retry-After', 'X-Request-Id', 'X-Error-Code'],
    ...['X-Error-Parameters', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'],
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
  const { request } = await start(t, { env: { CORS_ORIGINS: ours } })
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
