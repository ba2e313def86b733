import t from 'tap'
import { starter } from '../accounts/support.ts'
import { password, type Reply, type TestService } from '../support/service.ts'
import { exchange, listen } from './raw.ts'

const startService = starter(t)

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
  const raw = (bytes: string) => exchange(port, bytes)
  const big = 'x'.repeat(17_000)
  return [
    [200, await request('GET', '/api/config')],
    [200, await request('GET', '/api/weights', { token })],
    [201, await request('POST', '/api/weight', { token, body: { peso_kg: 70 } })],
    [400, await request('POST', '/api/weight', { token, body: '{' })],
    [400, await request('GET', '/api/%zz')],
    [400, await raw('GARBAGE\r\n\r\n')],
    [401, await request('GET', '/api/weights')],
    [401, await request('POST', '/api/auth/refresh')],
    [403, await request('GET', '/api/wstg/status', { token })],
    [404, await request('GET', '/api/nowhere')],
    [404, await request('GET', '/api/user', { token })],
    [405, await request('DELETE', '/api/config')],
    [413, await request('POST', '/api/weight', { token, body: ' '.repeat(1_048_577) })],
    [
      415,
      await request('POST', '/api/weight', {
        token,
        body: 'x',
        headers: { 'content-type': 'text/plain' },
      }),
    ],
    [417, await raw('GET /api/config HTTP/1.1\r\nHost: localhost\r\nExpect: foo\r\n\r\n')],
    [431, await raw(`GET /api/config HTTP/1.1\r\nHost: localhost\r\nX: ${big}\r\n\r\n`)],
    [500, await request('GET', '/api/findings-manager/export-dump', { token: admin.token })],
  ]
}

t.test(
  'every answer has the security headers, and no Strict-Transport-Security over plain HTTP',
  async (t) => {
    const service = await startService(t)
    for (const [status, reply] of await answersOf(service)) {
      t.equal(reply.status, status)
      t.match(reply.headers, securityHeaders, `${status}`)
      t.equal(reply.headers['strict-transport-security'], undefined, `${status}`)
      t.equal(reply.headers.server, undefined)
      t.equal(reply.headers['x-powered-by'], undefined)
      t.equal(reply.headers['content-type'], 'application/json; charset=utf-8', `${status}`)
    }
  },
)

t.test('every answer has Strict-Transport-Security where cookies are always secure', async (t) => {
  for (const env of [{ COOKIE_SECURE: 'true' }, { NODE_ENV: 'production' }]) {
    const service = await startService(t, { env })
    for (const [status, reply] of await answersOf(service)) {
      t.match(
        [reply.status, reply.headers['strict-transport-security']],
        [status, longTransport],
        JSON.stringify(env),
      )
    }
  }
})

t.test('Strict-Transport-Security follows the header of a trusted proxy only', async (t) => {
  const service = await startService(t, { env: { TRUST_PROXY: '10.0.0.0/8' } })
  const headers = { 'x-forwarded-proto': 'https' }
  const ask = async (from: string, more: Record<string, string>) =>
    (await service.request('GET', '/api/config', { from, headers: more })).headers[
      'strict-transport-security'
    ]
  t.equal(await ask('10.1.2.3', headers), longTransport)
  t.equal(await ask('10.1.2.3', {}), undefined)
  t.equal(await ask('192.0.2.1', headers), undefined)
  const never = await startService(t, {
    env: { TRUST_PROXY: '10.0.0.0/8', COOKIE_SECURE: 'false' },
  })
  const reply = await never.request('GET', '/api/config', { from: '10.1.2.3', headers })
  t.equal(reply.headers['strict-transport-security'], undefined)
})

t.test('answers with personal data are not cacheable, common ones are', async (t) => {
  const service = await startService(t)
  const { token, cookie, username } = await service.register()
  const { request } = service
  const profile = {
    nombre: 'Ana',
    apellidos: 'García',
    fecha_nacimiento: '1990-05-17',
    talla_m: 1.68,
  }
  const personal = [
    await request('POST', '/api/auth/login', { body: { username, password } }),
    await request('POST', '/api/auth/login', { body: { username, password: 'wrong' } }),
    await request('POST', '/api/auth/refresh', { headers: { cookie } }),
    await request('GET', '/api/auth/me', { token }),
    await request('POST', '/api/user', { token, body: profile }),
    await request('GET', '/api/user', { token }),
    await request('HEAD', '/api/user', { token }),
    await request('POST', '/api/weight', { token, body: { peso_kg: 70 } }),
    await request('GET', '/api/weights', { token }),
    await request('GET', '/api/weights/recent', { token }),
    await request('GET', '/api/imc', { token }),
    await request('GET', '/api/stats', { token }),
    await request('GET', '/api/nowhere', { token }),
    await request('POST', '/api/auth/logout', { token }),
    await request('GET', '/api/user', { token }),
  ]
  for (const { headers } of personal) t.equal(headers['cache-control'], 'no-store')
  for (const path of ['/api/config', '/api/messages']) {
    t.equal((await request('GET', path)).headers['cache-control'], 'public, max-age=300', path)
    t.equal(
      (await request('GET', `${path}?x=%00`)).headers['cache-control'],
      'no-store',
      `an error of ${path}`,
    )
  }
})

t.test('a harmless request id is adopted, and is in the answer and in the log', async (t) => {
  const service = await startService(t)
  const ask = async (id?: string) => {
    const reply = await service.request(
      'GET',
      '/api/nowhere',
      id === undefined ? {} : { headers: { 'x-request-id': id } },
    )
    return String(reply.headers['x-request-id'])
  }
  const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
  for (const id of ['a', 'Abc-123', 'x'.repeat(64)]) t.equal(await ask(id), id)
  for (const id of [
    '',
    'x'.repeat(65),
    'a b',
    'a\tb',
    'a"b',
    'a{b}',
    'a/b',
    'é',
    '<b>',
    'a,b',
    '$(x)',
    'a_b',
  ]) {
    t.match(await ask(id), uuid, JSON.stringify(id))
  }
  const own = await ask()
  t.match(own, uuid)
  t.not(await ask(), own)
  const logged = service.logs().filter(({ event }) => event === 'request')
  t.ok(logged.some(({ request_id }) => request_id === 'Abc-123'))
  t.ok(logged.some(({ request_id }) => request_id === own))
})

t.test('no input of a caller gets into other headers or breaks a log line', async (t) => {
  const service = await startService(t)
  const port = await listen(service.app)
  const injected = '%0d%0aSet-Cookie:%20evil=1%0d%0a'
  const answers = [
    await exchange(port, `GET /api/${injected} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
    await exchange(
      port,
      `GET /api/messages?${injected} HTTP/1.1\r\nHost: localhost\r\n` +
        `Accept-Language: en${injected}\r\n\r\n`,
    ),
    await exchange(
      port,
      `GET /api/config HTTP/1.1\r\nHost: ${injected}\r\nX-Request-Id: ${injected}\r\n\r\n`,
    ),
  ]
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
