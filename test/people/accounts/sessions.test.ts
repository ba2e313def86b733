/** Refresh, the refresh cookie, logout and revocation. */
import t, { type Test } from 'tap'
import { eachIs, outcome } from '../../support/outcome.ts'
import { cookieOf, type Reply, startService, type TestService } from '../../support/service.ts'
import { decode } from './forged-tokens.ts'
import { empty, isOver, login, register, starter } from './support.ts'

const start = starter(t)
const service = await start()
t.beforeEach(() => empty(service))

const refreshAt = ({ request }: TestService, headers: Record<string, string>, query = '') =>
  request('POST', `/api/auth/refresh${query}`, { headers })
const refresh = (headers: Record<string, string> = {}, query = '') =>
  refreshAt(service, headers, query)
const logout = (token: string, headers: Record<string, string> = {}) =>
  service.request('POST', '/api/auth/logout', { token, headers })
const me = (token: string, { request } = service) => request('GET', '/api/auth/me', { token })

const refused = '401 authentication_required'
const refusedAndCleared = `${refused} -cookie`
const loggedOut = '200 -cookie'

t.test('the cookie alone gets a new access token and is unchanged', async (t) => {
  const { cookie, token, id, username, role } = await service.register('ana')
  const replies = [await refresh({ cookie }), await refresh({ cookie })]
  const atOnce = Array.from({ length: 10 }, () => refresh({ cookie }))
  replies.push(...(await Promise.all(atOnce)))
  for (const reply of replies) {
    t.equal(outcome(reply), '200')
    const { access_token: next, ...body } = reply.json()
    t.strictSame(body, { user_id: id, username, role })
    t.equal((await me(next)).status, 200)
  }
  t.equal((await me(token)).status, 200, 'the earlier token stays valid')
})

t.test('a refusal clears the cookie', async (t) => {
  const { cookie, token } = await service.register('ana')
  const value = cookie.slice('refresh_token='.length)
  const cookies = [
    cookie.replace('refresh_token', 'Refresh_Token'),
    ...['', 'abc', '%zz%', '%00', token].map((text) => `refresh_token=${text}`),
  ].map((text) => ({ cookie: text }))
  const elsewhere = [
    {},
    { authorization: `Bearer ${token}` },
    { authorization: `Bearer ${value}`, 'x-refresh-token': value },
  ]
  await eachIs(t, refusedAndCleared, [...cookies, ...elsewhere], (given) => refresh(given))
  t.equal(outcome(await refresh({}, `?refresh_token=${value}`)), refusedAndCleared)
})

t.test('calls from other sites get no token, and the cookie is unchanged', async (t) => {
  const open = await start({ CORS_ORIGINS: 'https://app.example' })
  const { cookie } = await open.register('ana')
  const send = ([origin, site]: (string | undefined)[]) =>
    refreshAt(open, {
      cookie,
      host: 'api.example',
      ...(origin !== undefined && { origin }),
      ...(site !== undefined && { 'sec-fetch-site': site }),
    })
  const own = 'http://api.example'
  const admitted = 'https://app.example'
  const foreign = 'https://evil.example'
  const others = ['https://api.example', `${own}:8080`, `${own}.evil`, 'http://app.example']
  await eachIs(
    t,
    refused,
    [
      ...[undefined, own].flatMap((origin) => [
        [origin, 'cross-site'],
        [origin, 'same-site'],
      ]),
      [undefined, 'same-origin, none'],
      [undefined, ''],
      ['https://evil.api.example', 'same-site'],
      ...[foreign, 'null', '', ...others, `${admitted}.evil`].map((origin) => [origin]),
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
      ['http://page.example', 'same-origin'],
      ['http://page.example', 'none'],
    ],
    send,
  )
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const headers = { cookie, 'content-type': type, origin: foreign }
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
const partitioned = 'HttpOnly; Max-Age=604800; Partitioned; Path=/api/auth; SameSite=None; Secure'

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
  const attributes = [registration, loggedIn, loggedOut, refusal].map(attributesOf)
  t.same(attributes, [expected, expected, cleared, cleared])
  t.same([loggedOut, refusal].map(cookieOf), ['refresh_token=', 'refresh_token='])
}

t.test('COOKIE_SECURE, production and COOKIE_SAMESITE decide the attributes', async (t) => {
  const cases: [env: Record<string, string>, attributes: string][] = [
    [{ COOKIE_SECURE: 'true' }, secure],
    [{ NODE_ENV: 'production' }, secure],
    [{ NODE_ENV: 'production', COOKIE_SECURE: 'false' }, plain],
    [{ COOKIE_SAMESITE: 'Lax' }, plain.replace('Strict', 'Lax')],
    [{ COOKIE_SAMESITE: 'None' }, partitioned],
  ]
  for (const [env, attributes] of cases) await haveAttributes(t, await start(env), attributes)
})

t.test('only a trusted proxy can declare https', async (t) => {
  const headersOf = (protocol: string) => ({
    'x-forwarded-proto': protocol,
    'x-forwarded-for': '203.0.113.9',
  })
  const behind = await start({ TRUST_PROXY: '10.0.0.0/8' })
  const proxy = '10.1.2.3'
  await haveAttributes(t, behind, secure, { headers: headersOf('https'), from: proxy })
  await haveAttributes(t, behind, plain, { headers: headersOf('https'), from: '192.0.2.7' })
  await haveAttributes(t, behind, plain, { headers: headersOf('http'), from: proxy })
  await haveAttributes(t, service, plain, { headers: headersOf('https'), from: proxy })
})

const countRevoked = async () =>
  (await service.sql<{ count: number }>('select count(*)::int as count from revoked_tokens'))[0]
    ?.count

t.test('a logout ends the session for good in all processes', async (t) => {
  const ana = await service.register('ana')
  const { access_token: later } = (await refresh({ cookie: ana.cookie })).json()
  const reply = await logout(later, { cookie: ana.cookie })
  t.strictSame([outcome(reply), reply.json()], [loggedOut, { message: 'Sesión cerrada' }])
  const session = { token: later, cookie: ana.cookie }
  await isOver(t, service, session)
  t.equal(outcome(await logout(later, { cookie: ana.cookie })), refused, 'twice')
  t.equal((await me(ana.token)).status, 200, 'a token that was not sent lasts')
  // Not `start`, which empties the database.
  const next = await startService(t, { databaseUrl: service.databaseUrl })
  await isOver(t, next, session)
  t.equal((await login(next, 'ana')).status, 200, 'the account can log in again')
})

t.test('a revoked token is refused in any spelling', async (t) => {
  const ana = await service.register('ana')
  t.equal(outcome(await logout(ana.token, { cookie: ana.cookie })), loggedOut)
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  /** 32 bytes take 43 characters, whose last two bits do not count. */
  const spellings = (token: string) => {
    const index = alphabet.indexOf(token.at(-1) ?? '')
    const last = [0, 1, 2, 3].map((bits) => token.slice(0, -1) + alphabet[(index & ~3) | bits])
    return [...last, `${token}=`, `${token}==`]
  }
  await eachIs(t, refused, spellings(ana.token), (token) => me(token))
  await eachIs(t, refusedAndCleared, spellings(ana.cookie), (cookie) => refresh({ cookie }))
})

t.test('a logout ends only the session of the caller', async (t) => {
  const [ana, eva] = [await service.register('ana'), await service.register('eva')]
  t.equal(outcome(await logout(ana.token, { cookie: eva.cookie })), loggedOut)
  t.equal((await me(ana.token)).status, 401)
  t.equal((await refresh({ cookie: ana.cookie })).status, 200, 'this refresh token was not sent')
  t.equal((await refresh({ cookie: eva.cookie })).status, 200, "the other person's is left alone")
  t.equal((await me(eva.token)).status, 200)
})

t.test('a logout needs no cookie, and ignores an invalid one', async (t) => {
  await service.register('ana')
  const invalid = ['refresh_token=', 'refresh_token=bad'].map((cookie) => ({ cookie }))
  for (const headers of [{}, ...invalid, { origin: 'https://elsewhere.example' }]) {
    const { access_token: token } = (await login(service, 'ana')).json()
    const name = JSON.stringify(headers)
    t.equal(outcome(await logout(token, headers)), loggedOut, name)
    t.equal((await me(token)).status, 401, name)
  }
})

t.test('simultaneous logouts of one session cause no error', async (t) => {
  const ana = await service.register('ana')
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => logout(ana.token, { cookie: ana.cookie })),
  )
  const outcomes = new Set(replies.map(outcome))
  t.ok(outcomes.delete(loggedOut))
  outcomes.delete(refused)
  t.same([...outcomes], [], 'each other logout finds the session ended')
  await isOver(t, service, ana)
  t.equal(await countRevoked(), 2)
})

t.test('a revocation is kept until a day after the expiry of its token', async (t) => {
  const ana = await service.register('ana')
  await logout(ana.token, { cookie: ana.cookie })
  const rows = await service.sql(
    `select jti, extract(epoch from expires_at)::integer as expiry
     from revoked_tokens order by expires_at`,
  )
  const tokens = [ana.token, ana.cookie.slice('refresh_token='.length)]
  const claims = tokens.map((token) => decode(token).claims)
  t.strictSame(
    rows,
    claims.map(({ jti, exp }) => ({ jti, expiry: exp })),
  )
  await service.sql(`
    insert into revoked_tokens (jti, expires_at)
    select 'old-' || n, now() - interval '1 day 1 second' from generate_series(1, 12000) as n
    union all values ('margin', now() - interval '23 hours')`)
  await service.sql(`
    insert into session_ends (user_id, session_number, ended_at)
    values (7, 1, now() - interval '8 days 1 second'), (8, 1, now() - interval '191 hours')`)
  const now = () => new Date(Date.now() + 8 * 24 * 60 * 60 * 1000)
  const ahead = await startService(t, { databaseUrl: service.databaseUrl, now })
  const { revoked } = ahead.context
  t.equal(await revoked.purgeRevocations(), 12_000, 'by the clock of the database, in portions')
  t.equal(await revoked.purgeEnds(), 1)
  t.equal(await countRevoked(), 3)
  await isOver(t, service, ana)
})
