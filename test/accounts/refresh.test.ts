import t, { type Test } from 'tap'
import { eachIs, outcome } from '../support/outcome.ts'
import { cookieOf, type Reply, type TestService } from '../support/service.ts'
import { decode, forge, refreshClaims, seconds } from './forged-tokens.ts'
import { empty, login, register, starter } from './support.ts'

const start = starter(t)
let service: TestService

t.before(async () => {
  service = await start(t)
})
t.beforeEach(() => empty(service))

const refreshAt = ({ request }: TestService, headers: Record<string, string>, query = '') =>
  request('POST', `/api/auth/refresh${query}`, { headers })
const refresh = (headers: Record<string, string> = {}, query = '') =>
  refreshAt(service, headers, query)
const me = (token: string) => service.request('GET', '/api/auth/me', { token })

const refused = '401 authentication_required'
const refusedAndCleared = `${refused} -cookie`

t.test('the cookie alone gets a new access token and is unchanged', async (t) => {
  const { cookie, token, id, username, role } = await service.register('ana')
  const replies = [await refresh({ cookie }), await refresh({ cookie })]
  const atOnce = Array.from({ length: 10 }, () => refresh({ cookie }))
  replies.push(...(await Promise.all(atOnce)))
  const ids = new Set([decode(token).claims.jti])
  for (const reply of replies) {
    t.equal(outcome(reply), '200')
    const { access_token: next, ...body } = reply.json()
    t.strictSame(body, { user_id: id, username, role })
    t.equal((await me(next)).status, 200)
    ids.add(decode(next).claims.jti)
  }
  t.equal(ids.size, 13, 'each token has a separate id')
  t.equal((await me(token)).status, 200, 'the earlier token stays valid')
})

t.test('a refresh uses the stored role', async (t) => {
  await service.register('ana')
  const { id, cookie } = await service.register('eva')
  for (const role of ['admin', 'user']) {
    await service.sql('update accounts set role = $1 where id = $2', [role, id])
    const { role: answered, access_token: token } = (await refresh({ cookie })).json()
    t.strictSame([answered, decode(token).claims.role], [role, role])
  }
})

t.test('a refusal clears the cookie and is logged with a reason', async (t) => {
  const { cookie, token, id } = await service.register('ana')
  const now = seconds()
  const forged = (claims: object, secret?: string) =>
    `refresh_token=${forge(refreshClaims({ ...claims }), secret === undefined ? {} : { secret })}`
  const before = service.logs().length
  const invalid = [
    ...['refresh_token=', 'refresh_token=abc', 'refresh_token=%zz%', 'refresh_token=%00'],
    ...[`refresh_token=${token}`, forged({}, 'x'.repeat(40))],
  ]
  const cookies: Record<string, string[]> = {
    no_cookie: [cookie.replace('refresh_token', 'Refresh_Token')],
    invalid_token: invalid,
    expired_token: [forged({ iat: now - 604_801, exp: now - 1 })],
    revoked_or_unknown: [forged({ sub: '999999' })],
  }
  const expected = Object.entries(cookies).flatMap(([reason, list]) => list.map(() => reason))
  await eachIs(t, refusedAndCleared, Object.values(cookies).flat(), (given) =>
    refresh({ cookie: given }),
  )
  const value = cookie.slice('refresh_token='.length)
  const elsewhere: [headers: Record<string, string>, query?: string][] = [
    [{}],
    [{ authorization: `Bearer ${token}` }],
    [{ authorization: `Bearer ${value}`, 'x-refresh-token': value }],
    [{}, `?refresh_token=${value}`],
  ]
  await eachIs(t, refusedAndCleared, elsewhere, (given) => refresh(...given))
  await service.sql('delete from accounts where id = $1', [id])
  t.equal(outcome(await refresh({ cookie })), refusedAndCleared, 'of a deleted account')
  expected.push(...elsewhere.map(() => 'no_cookie'), 'revoked_or_unknown')
  const logged = service.logs().slice(before)
  const reasons = logged.flatMap(({ event, reason }) => (event === 'refresh' ? [reason] : []))
  t.same(reasons, expected)
})

t.test('the first of two cookies with the name counts', async (t) => {
  const { cookie } = await service.register('ana')
  const accepted = [`${cookie}; refresh_token=bad`, `a=b; ${cookie}; c="d"`]
  await eachIs(t, '200', accepted, (given) => refresh({ cookie: given }))
  t.equal(outcome(await refresh({ cookie: `refresh_token=bad; ${cookie}` })), refusedAndCleared)
})

t.test('calls from other sites get no token, and the cookie is unchanged', async (t) => {
  const open = await start(t, { env: { CORS_ORIGINS: 'https://app.example' } })
  const { cookie } = await open.register('ana')
  const send = ([origin, site]: (string | undefined)[]) =>
    refreshAt(open, {
      ...{ cookie, host: 'api.example' },
      ...(origin !== undefined && { origin }),
      ...(site !== undefined && { 'sec-fetch-site': site }),
    })
  const own = 'http://api.example'
  const admitted = 'https://app.example'
  const page = 'http://page.example'
  await eachIs(
    t,
    refused,
    [
      ...[undefined, own].flatMap((origin) => [
        [origin, 'cross-site'],
        [origin, 'same-site'],
      ]),
      ...[
        [undefined, 'same-origin, none'],
        [undefined, ''],
      ],
      ...['https://evil.example', 'null', ''].map((origin) => [origin]),
      ['https://evil.api.example', 'same-site'],
      ...['https://api.example', `${own}:8080`, `${own}.evil`].map((origin) => [origin]),
      ...[`${admitted}.evil`, 'http://app.example'].map((origin) => [origin]),
    ],
    send,
  )
  await eachIs(
    t,
    '200',
    [
      [],
      [own, 'same-origin'],
      [undefined, 'none'],
      ...[undefined, 'same-site', 'cross-site'].map((site) => [admitted, site]),
      // A proxy may rewrite Host.
      [page, 'same-origin'],
      [page, 'none'],
    ],
    send,
  )
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const headers = { cookie, 'content-type': type, origin: 'https://evil.example' }
    const form = await open.request('POST', '/api/auth/refresh', { headers, body: 'a=b' })
    t.equal(outcome(form), refused, `a form as ${type}`)
  }
})

/** The attributes of the only cookie, sorted by name, without the value. */
const attributesOf = ({ headers }: Reply): string => {
  const cookies = [headers['set-cookie']].flat().map(String)
  if (cookies.length !== 1) throw new Error(`${cookies.length} cookies`)
  return (cookies[0] ?? '').split('; ').slice(1).sort().join('; ')
}
const plain = 'HttpOnly; Max-Age=604800; Path=/api/auth; SameSite=Strict'
const secure = `${plain}; Secure`

/** All answers that set or clear the cookie have these attributes. */
const haveAttributes = async (
  t: Test,
  service: TestService,
  expected: string,
  options: { headers?: Record<string, string>; from?: string } = {},
) => {
  await empty(service)
  const registration = await register(service, 'ana', undefined, options)
  const loggedIn = await login(service, 'ana', undefined, options)
  const token = loggedIn.json().access_token
  const headers = { ...options.headers, cookie: cookieOf(loggedIn) }
  const sent = { ...options, token, headers }
  const loggedOut = await service.request('POST', '/api/auth/logout', sent)
  const refusal = await service.request('POST', '/api/auth/refresh', options)
  const cleared = expected.replace('604800', '0')
  t.same([registration, loggedIn, loggedOut, refusal].map(attributesOf), [
    expected,
    expected,
    cleared,
    cleared,
  ])
  t.match([loggedOut, refusal].map(cookieOf), ['refresh_token=', 'refresh_token='])
}

t.test('scripts, other paths and other sites cannot use the cookie', async (t) => {
  await haveAttributes(t, service, plain)
  await register(service, 'ana')
  const failures = [
    await register(service, 'ana'),
    await register(service, 'eva', '1'),
    await login(service, 'ana', 'otra contraseña'),
    await login(service, 1),
  ]
  t.same(failures.map(outcome), [
    '400 username_taken',
    '400 password_too_short 8 128',
    '401 invalid_credentials',
    '400 invalid_field username reason_string',
  ])
})

t.test('COOKIE_SECURE, production and COOKIE_SAMESITE decide the attributes', async (t) => {
  const cases: [env: Record<string, string>, attributes: string][] = [
    [{ COOKIE_SECURE: 'true' }, secure],
    [{ COOKIE_SECURE: 'false' }, plain],
    [{ COOKIE_SECURE: 'auto' }, plain],
    [{ NODE_ENV: 'production' }, secure],
    [{ NODE_ENV: 'production', COOKIE_SECURE: 'false' }, plain],
    [{ COOKIE_SAMESITE: 'Lax' }, plain.replace('Strict', 'Lax')],
    [{ COOKIE_SAMESITE: 'None' }, secure.replace('Strict', 'None')],
  ]
  for (const [env, attributes] of cases)
    await haveAttributes(t, await start(t, { env }), attributes)
})

t.test('only a trusted proxy can declare https', async (t) => {
  const headersOf = (protocol: string) => ({
    'x-forwarded-proto': protocol,
    'x-forwarded-for': '203.0.113.9',
  })
  const behind = await start(t, { env: { TRUST_PROXY: '10.0.0.0/8' } })
  const proxy = '10.1.2.3'
  await haveAttributes(t, behind, secure, { headers: headersOf('https'), from: proxy })
  await haveAttributes(t, behind, plain, { headers: headersOf('https'), from: '192.0.2.7' })
  await haveAttributes(t, behind, plain, { headers: headersOf('http'), from: proxy })
  await haveAttributes(t, service, plain, { headers: headersOf('https'), from: proxy })
})
