import t, { type Test } from 'tap'
import { type Reply, startService, type TestService } from '../support/service.ts'
import { decode, forge, refreshClaims, seconds } from './forged-tokens.ts'
import { empty, login } from './support.ts'

const refresh = (
  { request }: TestService,
  headers: Record<string, string> = {},
  url = '/api/auth/refresh',
) => request('POST', url, { headers })

/** Expects a 401 without a token that clears the cookie. */
const isRefusedAndCleared = (t: Test, { status, headers, json }: Reply, name: string) => {
  t.strictSame(
    { status, body: json() },
    { status: 401, body: { error: 'Autenticación requerida' } },
    name,
  )
  t.equal(
    headers['set-cookie'],
    'refresh_token=; Max-Age=0; Path=/api/auth; HttpOnly; SameSite=Strict',
    'cleared',
  )
}

/** Expects a 401 without a token that leaves the cookie, because another page may use it. */
const isRefusedToForeigner = (t: Test, { status, headers, json }: Reply, name: string) => {
  t.strictSame(
    { status, body: json() },
    { status: 401, body: { error: 'Autenticación requerida' } },
    name,
  )
  t.equal(headers['set-cookie'], undefined, 'the cookie is unchanged')
}

let service: TestService

t.before(async () => {
  service = await startService(t)
})
t.beforeEach(() => empty(service))

t.test('the cookie alone gets a new access token and is unchanged', async (t) => {
  const { cookie, token, ...account } = await service.register('ana')
  const replies = [await refresh(service, { cookie }), await refresh(service, { cookie })]
  replies.push(
    ...(await Promise.all(Array.from({ length: 10 }, () => refresh(service, { cookie })))),
  )
  const ids = new Set([decode(token).claims.jti])
  for (const reply of replies) {
    t.equal(reply.status, 200)
    const { access_token: next, ...body } = reply.json()
    t.strictSame(body, { user_id: account.id, username: 'ana', role: 'admin' })
    t.equal(reply.headers['set-cookie'], undefined)
    t.equal((await service.request('GET', '/api/auth/me', { token: next })).status, 200)
    ids.add(decode(next).claims.jti)
  }
  t.equal(ids.size, 13, 'each token has a separate id')
  t.equal(
    (await service.request('GET', '/api/auth/me', { token })).status,
    200,
    'the earlier token stays valid',
  )
})

t.test('a refresh uses the stored role', async (t) => {
  await service.register('ana')
  const eva = await service.register('eva')
  for (const role of ['admin', 'user']) {
    await service.sql('update accounts set role = $1 where id = $2', [role, eva.id])
    const { role: answered, access_token: token } = (
      await refresh(service, { cookie: eva.cookie })
    ).json()
    t.strictSame([answered, decode(token).claims.role], [role, role])
  }
})

t.test(
  'every refusal except for a foreign page clears the cookie and is logged with a reason',
  async (t) => {
    const { cookie, token, id } = await service.register('ana')
    const now = seconds()
    const cookies: Record<string, string> = {
      'an empty cookie': 'refresh_token=',
      'a cookie of another name': cookie.replace('refresh_token', 'Refresh_Token'),
      'no token': 'refresh_token=abc',
      'broken percent-encoding': 'refresh_token=%zz%',
      'an encoded NUL': 'refresh_token=%00',
      'the access token': `refresh_token=${token}`,
      'another secret': `refresh_token=${forge(refreshClaims(), { secret: 'x'.repeat(40) })}`,
      expired: `refresh_token=${forge(refreshClaims({ iat: now - 604_801, exp: now - 1 }))}`,
      'of no account': `refresh_token=${forge(refreshClaims({ sub: '999999' }))}`,
    }
    for (const [name, value] of Object.entries(cookies)) {
      isRefusedAndCleared(t, await refresh(service, { cookie: value }), name)
    }
    isRefusedAndCleared(t, await refresh(service), 'no cookie')
    isRefusedAndCleared(
      t,
      await refresh(service, { authorization: `Bearer ${token}` }),
      'an access token in the header',
    )
    const refreshToken = cookie.slice('refresh_token='.length)
    const elsewhere = { authorization: `Bearer ${refreshToken}`, 'x-refresh-token': refreshToken }
    isRefusedAndCleared(t, await refresh(service, elsewhere), 'the refresh token in another header')
    isRefusedAndCleared(
      t,
      await refresh(service, {}, `/api/auth/refresh?refresh_token=${refreshToken}`),
      'in the query',
    )

    await service.sql('delete from accounts where id = $1', [id])
    isRefusedAndCleared(t, await refresh(service, { cookie }), 'of a deleted account')
    const reasons = service
      .logs()
      .flatMap(({ event, reason }) => (event === 'refresh' ? [reason] : []))
    const expected = { no_cookie: 5, invalid_token: 6, expired_token: 1, revoked_or_unknown: 2 }
    const counts = Object.groupBy(reasons, String)
    t.same(
      Object.fromEntries(Object.entries(counts).map(([name, list]) => [name, list?.length])),
      expected,
    )
  },
)

t.test('the first of two cookies with the name counts', async (t) => {
  const { cookie } = await service.register('ana')
  for (let round = 0; round < 3; round += 1) {
    t.equal((await refresh(service, { cookie: `${cookie}; refresh_token=bad` })).status, 200)
    isRefusedAndCleared(
      t,
      await refresh(service, { cookie: `refresh_token=bad; ${cookie}` }),
      'the invalid cookie first',
    )
  }
  t.equal(
    (await refresh(service, { cookie: `a=b; ${cookie}; c="d"` })).status,
    200,
    'other cookies are ignored',
  )
})

t.test('the cookie gives access to the refresh only', async (t) => {
  const { cookie } = await service.register('ana')
  for (const path of ['/api/user', '/api/auth/me', '/api/weights', '/api/wstg/status']) {
    t.equal((await service.request('GET', path, { headers: { cookie } })).status, 401, path)
  }
  t.equal((await service.request('POST', '/api/auth/logout', { headers: { cookie } })).status, 401)
})

t.test('calls from other sites get no token', async (t) => {
  const open = await startService(t, { env: { CORS_ORIGINS: 'https://app.example' } })
  const { cookie } = await open.register('ana')
  const send = (headers: Record<string, string>) =>
    refresh(open, { cookie, host: 'api.example', ...headers })
  const refused: Record<string, Record<string, string>> = {
    'marked as cross-site': { 'sec-fetch-site': 'cross-site' },
    'marked as cross-site, own origin': {
      'sec-fetch-site': 'cross-site',
      origin: 'http://api.example',
    },
    'marked as same-site': { 'sec-fetch-site': 'same-site' },
    'marked as same-site, own origin': {
      'sec-fetch-site': 'same-site',
      origin: 'http://api.example',
    },
    'an unknown mark': { 'sec-fetch-site': 'same-origin, none' },
    'an empty mark': { 'sec-fetch-site': '' },
    'a foreign origin': { origin: 'https://evil.example' },
    'a foreign origin, marked as same-site': {
      origin: 'https://evil.api.example',
      'sec-fetch-site': 'same-site',
    },
    'the origin null': { origin: 'null' },
    'the own name with https': { origin: 'https://api.example' },
    'the own name on another port': { origin: 'http://api.example:8080' },
    'a name that begins like ours': { origin: 'http://api.example.evil' },
    'an admitted name with more behind it': { origin: 'https://app.example.evil' },
    'an admitted name without https': { origin: 'http://app.example' },
    'an empty origin': { origin: '' },
  }
  for (const [name, headers] of Object.entries(refused))
    isRefusedToForeigner(t, await send(headers), name)
  const accepted: Record<string, Record<string, string>> = {
    'no mark at all': {},
    'the own origin': { origin: 'http://api.example', 'sec-fetch-site': 'same-origin' },
    'an admitted origin': { origin: 'https://app.example' },
    'a call by hand': { 'sec-fetch-site': 'none' },
    'an admitted origin of the same site': {
      origin: 'https://app.example',
      'sec-fetch-site': 'same-site',
    },
    'an admitted origin of another site': {
      origin: 'https://app.example',
      'sec-fetch-site': 'cross-site',
    },
    'the own page behind a proxy that rewrites Host': {
      origin: 'http://page.example',
      'sec-fetch-site': 'same-origin',
    },
    'by hand, with any origin': { origin: 'http://page.example', 'sec-fetch-site': 'none' },
  }
  for (const [name, headers] of Object.entries(accepted))
    t.equal((await send(headers)).status, 200, name)
})

t.test('a form of another site cannot use the cookie', async (t) => {
  const { cookie } = await service.register('ana')
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const reply = await service.request('POST', '/api/auth/refresh', {
      headers: { cookie, 'content-type': type, origin: 'https://evil.example' },
      body: 'a=b',
    })
    isRefusedToForeigner(t, reply, type)
  }
})

t.test('an unexpected body is ignored', async (t) => {
  const { cookie } = await service.register('ana')
  t.equal((await refresh(service, { cookie, 'content-type': 'application/json' })).status, 200)
  for (const body of [{}, '{"broken":', 'text']) {
    const reply = await service.request('POST', '/api/auth/refresh', { headers: { cookie }, body })
    t.equal(reply.status, 200, JSON.stringify(body))
  }
})

t.test('each login has a separate session', async (t) => {
  const first = await service.register('ana')
  const second = await login(service, 'ana')
  const cookie = String(second.headers['set-cookie']).split(';')[0] ?? ''
  t.not(cookie, first.cookie)
  const logout = await service.request('POST', '/api/auth/logout', {
    token: first.token,
    headers: { cookie: first.cookie },
  })
  t.equal(logout.status, 200)
  isRefusedAndCleared(
    t,
    await refresh(service, { cookie: first.cookie }),
    'the session that was logged out',
  )
  t.equal((await refresh(service, { cookie })).status, 200, 'the other session')
  t.equal(
    (await service.request('GET', '/api/auth/me', { token: second.json().access_token })).status,
    200,
  )
})
