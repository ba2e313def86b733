import t from 'tap'
import { routes } from '../../generated/routes.ts'
import { starter } from '../accounts/support.ts'
import type { Reply } from '../support/service.ts'

const startService = starter(t)

const ours = 'https://app.example'
const foreign = [
  'https://app.example.evil',
  'https://evil.example',
  'https://app.example:444',
  'http://app.example',
  'HTTPS://APP.EXAMPLE',
  'https://app.example/',
  'null',
  '',
  '*',
]
const accessHeaders = ({ headers }: Reply) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'))

t.test('without CORS_ORIGINS no origin is allowed', async (t) => {
  const service = await startService(t)
  const { token } = await service.register()
  for (const origin of [ours, ...foreign]) {
    const headers = { origin, 'access-control-request-method': 'GET' }
    const answers = [
      await service.request('GET', '/api/config', { headers }),
      await service.request('GET', '/api/weights', { headers, token }),
      await service.request('GET', '/api/nowhere', { headers }),
      await service.request('OPTIONS', '/api/config', { headers }),
    ]
    t.same(answers.flatMap(accessHeaders), [], origin)
    t.same(
      [answers[3]?.status, answers[3]?.headers.allow],
      [405, 'GET, HEAD'],
      'a preflight gets a 405',
    )
  }
})

t.test('listed origins may call with credentials and read the answers, errors too', async (t) => {
  const service = await startService(t, { env: { CORS_ORIGINS: `${ours}, http://localhost:5173` } })
  const { token } = await service.register()
  for (const origin of [ours, 'http://localhost:5173']) {
    const headers = { origin }
    const answers = [
      await service.request('GET', '/api/config', { headers }),
      await service.request('GET', '/api/messages', { headers }),
      await service.request('GET', '/api/weights', { headers, token }),
      await service.request('GET', '/api/weights', { headers }),
      await service.request('POST', '/api/weight', { headers, token, body: '{' }),
      await service.request('GET', '/api/nowhere', { headers }),
      await service.request('DELETE', '/api/config', { headers }),
    ]
    for (const reply of answers) {
      t.match(reply.headers, {
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': [
          'Content-Disposition',
          'Retry-After',
          'X-Request-Id',
          'X-Error-Code',
          'X-Error-Parameters',
          'x-ratelimit-limit',
          'x-ratelimit-remaining',
          'x-ratelimit-reset',
        ].join(', '),
        'cross-origin-resource-policy': 'cross-origin',
        vary: /(^|, )Origin(,|$)/,
      })
    }
    t.equal(answers[1]?.headers.vary, 'Origin, Accept-Language', 'Vary names both headers')
  }
})

t.test('other origins get no access header, and Vary names the origin', async (t) => {
  const service = await startService(t, { env: { CORS_ORIGINS: ours } })
  for (const origin of foreign) {
    const headers = { origin, 'access-control-request-method': 'POST' }
    const answers = [
      await service.request('GET', '/api/config', { headers }),
      await service.request('GET', '/api/messages', { headers }),
      await service.request('GET', '/api/weights', { headers }),
      await service.request('OPTIONS', '/api/weight', { headers }),
    ]
    for (const reply of answers) {
      t.same(accessHeaders(reply), [], origin)
      t.match(reply.headers.vary, /Origin/)
    }
    t.equal(answers[3]?.status, 405)
  }
})

t.test(
  'a preflight of a listed origin needs no token and allows the used methods and headers',
  async (t) => {
    const service = await startService(t, { env: { CORS_ORIGINS: ours } })
    const headers = {
      origin: ours,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type, x-evil',
    }
    const reply = await service.request('OPTIONS', '/api/weight', { headers })
    t.equal(reply.status, 204)
    t.equal(reply.text, '')
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
  },
)

t.test('OPTIONS other than a preflight gets a 405, also with CORS_ORIGINS', async (t) => {
  const service = await startService(t, { env: { CORS_ORIGINS: ours } })
  const cases: [
    path: string,
    headers: Record<string, string>,
    status: number,
    allow: string | undefined,
  ][] = [
    ['/api/config', {}, 405, 'GET, HEAD'],
    ['/api/config', { origin: ours }, 405, 'GET, HEAD'],
    ['/api/config', { 'access-control-request-method': 'GET' }, 405, 'GET, HEAD'],
    ['/api/auth/login', {}, 405, 'POST'],
    ['/api/nowhere', {}, 404, undefined],
  ]
  for (const [path, headers, status, allow] of cases) {
    const reply = await service.request('OPTIONS', path, { headers })
    t.same(
      [reply.status, reply.headers.allow],
      [status, allow],
      `${path} ${JSON.stringify(headers)}`,
    )
  }
})
