import t from 'tap'
import { cookieOf, type Reply, type TestService } from '../support/service.ts'
import { login, register, starter } from './support.ts'

const start = starter(t)

/** The attributes of the only cookie, sorted by name, without the value. */
const attributesOf = ({ headers }: Reply): string[] => {
  const cookies = [headers['set-cookie']].flat().map(String)
  if (cookies.length !== 1) throw new Error(`${cookies.length} cookies`)
  return (cookies[0] ?? '').split('; ').slice(1).sort()
}
const always = ['HttpOnly', 'Max-Age=604800', 'Path=/api/auth']
const plain = [...always, 'SameSite=Strict']
const secure = [...always, 'SameSite=Strict', 'Secure']
const cleared = (attributes: string[]) =>
  attributes.map((item) => (item.startsWith('Max-Age') ? 'Max-Age=0' : item))

/** All calls that set or clear the cookie. */
const exchanges = async (
  service: TestService,
  username: string,
  headers: Record<string, string> = {},
  from?: string,
) => {
  const options = { headers, ...(from !== undefined && { from }) }
  const registration = await register(service, username, undefined, options)
  const loggedIn = await login(service, username, undefined, options)
  const logout = await service.request('POST', '/api/auth/logout', {
    token: loggedIn.json().access_token,
    ...options,
    headers: { ...headers, cookie: cookieOf(loggedIn) },
  })
  const refused = await service.request('POST', '/api/auth/refresh', options)
  return { set: [registration, loggedIn], clear: [logout, refused] }
}

t.test('scripts, other paths and other sites cannot use the cookie', async (t) => {
  const service = await start(t)
  const { set, clear } = await exchanges(service, 'ana')
  for (const reply of set) t.strictSame(attributesOf(reply), plain)
  for (const reply of clear)
    t.strictSame(attributesOf(reply), cleared(plain), 'cleared with the same attributes')
  t.match(clear[0]?.headers['set-cookie'], /^refresh_token=;/)
})

t.test('failures to register or log in set no cookie', async (t) => {
  const service = await start(t)
  await register(service, 'ana')
  for (const reply of [
    await register(service, 'ana'),
    await register(service, 'a b'),
    await register(service, 'eva', '1'),
    await login(service, 'ana', 'otra contraseña'),
    await login(service, 'nadie'),
    await login(service, 1),
  ]) {
    t.ok(reply.status === 400 || reply.status === 401)
    t.equal(reply.headers['set-cookie'], undefined)
  }
})

t.test('COOKIE_SECURE and production decide whether the cookie is for https only', async (t) => {
  const cases: [Record<string, string>, string[]][] = [
    [{ COOKIE_SECURE: 'true' }, secure],
    [{ COOKIE_SECURE: 'false' }, plain],
    [{ COOKIE_SECURE: 'auto' }, plain],
    [{ NODE_ENV: 'production' }, secure],
    [{ NODE_ENV: 'production', COOKIE_SECURE: 'false' }, plain],
  ]
  for (const [env, expected] of cases) {
    const service = await start(t, { env })
    const { set, clear } = await exchanges(service, 'ana')
    for (const reply of set) t.strictSame(attributesOf(reply), expected, JSON.stringify(env))
    for (const reply of clear)
      t.strictSame(attributesOf(reply), cleared(expected), JSON.stringify(env))
  }
})

t.test('COOKIE_SAMESITE relaxes SameSite', async (t) => {
  for (const sameSite of ['Lax', 'None', 'Strict']) {
    const service = await start(t, { env: { COOKIE_SAMESITE: sameSite } })
    const expected = [...always, `SameSite=${sameSite}`, ...(sameSite === 'None' ? ['Secure'] : [])]
    const { set, clear } = await exchanges(service, 'ana')
    for (const reply of set) t.strictSame(attributesOf(reply), expected, sameSite)
    for (const reply of clear) t.strictSame(attributesOf(reply), cleared(expected), sameSite)
  }
})

t.test('only a trusted proxy can declare https', async (t) => {
  const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' }
  const behind = await start(t, { env: { TRUST_PROXY: '10.0.0.0/8' } })
  const trusted = await exchanges(behind, 'ana', https, '10.1.2.3')
  for (const reply of trusted.set) t.strictSame(attributesOf(reply), secure, 'a trusted proxy')
  for (const reply of trusted.clear) t.strictSame(attributesOf(reply), cleared(secure))
  t.match(trusted.set[0]?.headers['strict-transport-security'], /^max-age=\d{8}/)

  const stranger = await exchanges(behind, 'eva', https, '192.0.2.7')
  for (const reply of stranger.set) t.strictSame(attributesOf(reply), plain, 'anybody else')
  const http = await exchanges(
    behind,
    'luis',
    { ...https, 'x-forwarded-proto': 'http' },
    '10.1.2.3',
  )
  for (const reply of http.set)
    t.strictSame(attributesOf(reply), plain, 'a trusted proxy that declares http')

  const direct = await start(t)
  const { set } = await exchanges(direct, 'ana', https, '10.1.2.3')
  for (const reply of set) t.strictSame(attributesOf(reply), plain, 'no proxy is trusted')
})
