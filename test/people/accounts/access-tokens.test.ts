import t, { type Test } from 'tap'
import { eachIs, outcome } from '../../support/outcome.ts'
import { cookieOf, profile, startService, type TestService } from '../../support/service.ts'
import { startService as startFake } from './fake-service.ts'
import {
  accessClaims,
  type Claims,
  decode,
  forge,
  refreshClaims,
  type Signing,
  seconds,
  unsigned,
} from './forged-tokens.ts'
import { login } from './support.ts'

const service = await startService(t)
const ana = await service.register('ana')

const me = (token: string, { request } = service) => request('GET', '/api/auth/me', { token })
const refresh = (token: string) =>
  service.request('POST', '/api/auth/refresh', { headers: { cookie: `refresh_token=${token}` } })
const tokenOf = (cookie: string) => cookie.slice('refresh_token='.length)

const refused = '401 authentication_required'
const refusedCookie = `${refused} -cookie`

/** Claims and signatures that the service refuses in a token of either type. */
const areRefused = async (t: Test, cases: Record<string, [Claims, Signing?]>) => {
  await eachIs(t, refused, cases, ([claims, how]) => me(forge(accessClaims(claims), how)))
  await eachIs(t, refusedCookie, cases, ([claims, how]) =>
    refresh(forge(refreshClaims(claims), how)),
  )
}
const withClaim = (name: string, values: unknown[]): Record<string, [Claims]> =>
  Object.fromEntries(
    values.map((value) => [`${name} ${JSON.stringify(value)?.slice(0, 30)}`, [{ [name]: value }]]),
  )

t.test('forged tokens without a fault are accepted', async (t) => {
  t.equal((await me(forge(accessClaims()))).status, 200)
  t.equal((await refresh(forge(refreshClaims()))).status, 200)
  t.equal(accessClaims().sub, String(ana.id))
})

t.test('the token is accepted in a bearer header only', async (t) => {
  const { token, cookie } = ana
  const headers: Record<string, string>[] = [
    ...['', 'Bearer ', token, `Basic ${token}`, `XBearer ${token}`, `Bearer ${token}.x`],
    ...[`Bearer ${token}, Bearer ${token}`, `Bearer "${token}"`, `Bearer Bearer ${token}`],
  ].map((authorization) => ({ authorization }))
  headers.push({}, { cookie }, { cookie: `access_token=${token}; refresh_token=${token}` })
  headers.push({ 'x-access-token': token, 'x-api-key': token })
  const send = (headers: Record<string, string>, query = '') =>
    service.request('GET', `/api/auth/me${query}`, { headers })
  await eachIs(t, refused, headers, send)
  t.equal(outcome(await send({}, `?access_token=${token}&token=${token}`)), refused)
  await eachIs(t, '200', ['Bearer', 'bearer', 'BEARER', 'Bearer  '], (scheme) =>
    send({ authorization: `${scheme} ${token}` }),
  )
})

t.test('only HS256 with our secret and a plain header is accepted', async (t) => {
  const fake = await startFake(t, (_request, response) => response.end('{"keys":[]}'))
  const url = `${fake.url}keys`
  const jwk = { kty: 'oct', k: Buffer.from('secret').toString('base64url') }
  const alg = 'HS256'
  const typ = 'JWT'
  const signings: Record<string, Signing> = {
    'HS512 with the right secret': { header: { alg: 'HS512', typ }, hash: 'sha512' },
    'RS256 over the secret': { header: { alg: 'RS256', typ } },
    'no algorithm': { header: { typ } },
    'a list of algorithms': { header: { alg: ['HS256'], typ } },
    'a key in the header': { header: { alg, jwk }, secret: 'secret' },
    'an address of keys': { header: { alg, jku: url } },
    'an address of certificates': { header: { alg, x5u: url } },
    'a key id that is a path': { header: { alg, kid: '../../dev/null' }, secret: '' },
    'an unencoded payload': { header: { alg, b64: false, crit: ['b64'] } },
    'another secret': { secret: 'another-secret-of-the-tests-with-32-bytes' },
    'a header that is no JSON': { header: '{"alg":"HS256"' },
    'a header that is null': { header: 'null' },
  }
  const nones = ['none', 'nOnE', '']
  for (const none of nones) signings[`"${none}", signed`] = { header: { alg: none } }
  const entries = Object.entries(signings).map(([name, how]) => [name, [{}, how]] as const)
  await areRefused(t, Object.fromEntries(entries) as Record<string, [Claims, Signing]>)
  await eachIs(t, refused, nones, (none) => me(unsigned(accessClaims(), none)))
  await eachIs(t, refusedCookie, nones, (none) => refresh(unsigned(refreshClaims(), none)))
  t.equal(fake.requests.length, 0, 'no address in a header receives a request')
})

t.test('tokens of the previous key stay valid; their renewal has the present key', async (t) => {
  const [previous, present] = ['previous', 'present'].map((name) => `${name} `.repeat(8))
  const { databaseUrl } = service
  const start = (env: Record<string, string>) => startService(t, { databaseUrl, env })
  const first = await start({ JWT_SECRET_KEY: previous! })
  const second = await start({ JWT_SECRET_KEY: present!, JWT_SECRET_KEY_PREVIOUS: previous! })
  const third = await start({ JWT_SECRET_KEY: present! })
  const { token, cookie } = await first.register()
  const renew = ({ request }: TestService) =>
    request('POST', '/api/auth/refresh', { headers: { cookie } })
  t.equal(outcome(await me(token, second)), '200')
  const renewed = await renew(second)
  t.equal(outcome(renewed), '200')
  t.equal(outcome(await me(renewed.json().access_token, third)), '200', 'the present key signs')
  t.equal(outcome(await me(renewed.json().access_token, first)), refused)
  for (const over of [third, service]) {
    t.equal(outcome(await me(token, over)), refused, 'without the previous key')
    t.equal(outcome(await renew(over)), refusedCookie)
  }
  const foreign = forge(accessClaims(), { secret: 'another-secret-of-the-tests-with-32-bytes' })
  t.equal(outcome(await me(foreign, second)), refused, 'of a third key')
  const steered = forge(accessClaims(), { header: { alg: 'HS256', kid: '1' }, secret: previous! })
  t.equal(outcome(await me(steered, second)), refused, 'the header has the same rules')
})

t.test('a changed token is refused', async (t) => {
  const [header = '', payload = '', signature = ''] = forge(accessClaims()).split('.')
  const otherPayload = forge(accessClaims({ role: 'admin' })).split('.')[1] ?? ''
  const changed: Record<string, string> = {
    'another payload': `${header}.${otherPayload}.${signature}`,
    'a shorter signature': `${header}.${payload}.${signature.slice(0, -1)}`,
    'no signature': `${header}.${payload}.`,
    'two parts': `${header}.${payload}`,
    'an empty header': `.${payload}.${signature}`,
    'an empty payload': `${header}..${signature}`,
    'dots only': '..',
  }
  await eachIs(t, refused, changed, me)
  await eachIs(t, refusedCookie, changed, refresh)
  t.equal(outcome(await me(Buffer.from('añb.c€d.e').toString('latin1'))), refused, 'no ASCII')
})

t.test('an access token is not a refresh token, nor a refresh token an access token', async (t) => {
  t.equal(outcome(await me(tokenOf(ana.cookie))), refused)
  t.equal(outcome(await refresh(ana.token)), refusedCookie)
  const types = [undefined, null, '', 'ACCESS', ' access', ['access'], { access: true }, true]
  await areRefused(t, withClaim('type', [...types, 'REFRESH', ['refresh']]))
  t.equal(outcome(await me(forge(accessClaims({ type: 'refresh' })))), refused)
  t.equal(outcome(await refresh(forge(refreshClaims({ type: 'access' })))), refusedCookie)
})

t.test('an expired access token has a separate text', async (t) => {
  const now = seconds()
  const times: Record<string, Claims> = {
    'for one second': { iat: now - 901, exp: now - 1 },
    'since now': { iat: now - 900, exp: now },
    'before 1970': { exp: -1 },
    'for years': { iat: 1_000_000_000, exp: 1_000_000_900 },
  }
  await eachIs(t, '401 token_expired', times, (claims) => me(forge(accessClaims(claims))))
  t.same((await me(forge(accessClaims({ exp: -1 })))).json(), { error: 'Token expirado' })
  const valid = forge(accessClaims({ iat: now - 840, exp: now + 60 }))
  t.equal((await me(valid)).status, 200, 'valid until the expiry')
  const forged = forge(accessClaims({ iat: now - 901, exp: now - 1 }), { secret: 'another' })
  t.equal(outcome(await me(forged)), refused, 'expired and forged')
  const oldCookie = forge(refreshClaims({ iat: now - 604_801, exp: now - 1 }))
  t.equal(outcome(await me(oldCookie)), refused, 'expired and of the other type')
  t.equal(outcome(await refresh(oldCookie)), refusedCookie)
})

t.test('times are required, whole seconds, and at most a lifetime apart', async (t) => {
  const now = seconds()
  const numbers = [undefined, null, String(now + 600), 1e300, (now + 600) * 1000, [now + 600]]
  await areRefused(t, {
    ...withClaim('exp', numbers),
    ...withClaim('iat', [undefined, null, String(now)]),
    ...withClaim('nbf', [now + 60, null, String(now - 60)]),
    'iat in an hour': [{ iat: now + 3600, exp: now + 3600 + 60 }],
    'iat after exp': [{ iat: now + 60, exp: now + 50 }],
    '7 days and a second': [{ iat: now, exp: now + 604_801 }],
  })
  for (const life of [901, 604_800])
    t.equal(outcome(await me(forge(accessClaims({ iat: now, exp: now + life })))), refused)
  const infinite = JSON.stringify(accessClaims()).replace(/"exp":\d+/, '"exp":1e999')
  t.equal(outcome(await me(forge(infinite))), refused)
  t.equal((await me(forge(accessClaims({ nbf: now - 60 })))).status, 200)
})

t.test('clocks may differ by 30 seconds', async (t) => {
  const start = Date.parse('2026-06-15T10:00:00Z') / 1000
  const now = () => new Date(start * 1000)
  const stopped = await startService(t, { databaseUrl: service.databaseUrl, now })
  const issuedAt = (iat: number) =>
    me(forge(accessClaims({ iat, exp: iat + 300 })), stopped).then(outcome)
  t.equal(await issuedAt(start + 30), '200')
  t.equal(await issuedAt(start + 31), refused)
})

t.test('the subject is a decimal id, and each token has an id', async (t) => {
  const numbers = ['1e3', '0x1', '1.0', '01', '+1', '-1', '0', '99999999999999999999', '2147483648']
  const texts = ['abc', ' 1', '1 ', '1\n', '', '٣']
  const others = [1, null, undefined, ['1'], { id: 1 }, true]
  await areRefused(t, withClaim('sub', [...numbers, ...texts, ...others]))
  const ids = [undefined, null, '', 1, ['a'], {}, 'nul\u0000', "'; drop table accounts --"]
  await areRefused(t, withClaim('jti', ids))
  t.equal(outcome(await me(forge(accessClaims({ jti: 'x'.repeat(10_000) })))), refused)
  const payloads = ['null', '[]', '1', '"text"', 'true', '', 'no json', '{']
  const inList = `[${JSON.stringify(accessClaims())}]`
  const inPrototype = `{"__proto__":${JSON.stringify(accessClaims())}}`
  await eachIs(t, refused, [...payloads, inList, inPrototype], (payload) => me(forge(payload)))
  await eachIs(t, refused, [1, null, ['ana'], { toString: 'ana' }], (username) =>
    me(forge(accessClaims({ username }))),
  )
})

t.test('a caller without a role claim is a user; an unknown role is not an admin', async (t) => {
  const ask = (role: unknown, path = '/api/wstg/status') =>
    service.request('GET', path, { token: forge(accessClaims({ role })) })
  const texts = [undefined, null, '', 'Admin', 'ADMIN', ' admin', 'root', 'user']
  const roles = [...texts, ['admin'], { admin: true }, true, 1]
  await eachIs(t, '403 forbidden', roles, ask)
  for (const role of roles) {
    const reply = await ask(role, '/api/auth/me')
    t.same([reply.status, reply.json().role], [200, 'user'], JSON.stringify(role))
  }
  await service.sql("update accounts set role = 'user'")
  t.equal((await ask('admin')).status, 200, 'the claim decides, not the database')
})

t.test('issued tokens have exactly the claims of the scheme', async (t) => {
  const before = seconds()
  const eva = await service.register('eva')
  const loggedIn = await login(service, 'eva')
  const refreshed = await refresh(tokenOf(eva.cookie))
  const replies = [loggedIn, refreshed].map((reply) => String(reply.json().access_token))
  const access = [eva.token, ...replies]
  const cookies = [eva.cookie, cookieOf(loggedIn)].map(tokenOf)
  const ids: unknown[] = []
  const isIssued = (token: string, lifetime: number, expected: Claims) => {
    const { header, claims } = decode(token)
    const { iat, exp, jti, ...others } = claims
    t.strictSame(header, { alg: 'HS256', typ: 'JWT' })
    t.strictSame(others, { sub: String(eva.id), ...expected })
    t.equal(Number(exp) - Number(iat), lifetime)
    t.ok(Number(iat) >= before && Number(iat) <= seconds())
    ids.push(jti)
  }
  for (const token of access)
    isIssued(token, 900, { type: 'access', username: 'eva', role: 'user' })
  for (const token of cookies) isIssued(token, 604_800, { type: 'refresh' })
  for (let count = 0; count < 100; count += 1) {
    const reply = await refresh(cookies[0] ?? '')
    ids.push(decode(reply.json().access_token).claims.jti)
  }
  t.equal(new Set(ids).size, ids.length, 'no token id occurs twice')
})

t.test('the token of a deleted account lasts, but stores nothing and is not renewed', async (t) => {
  const luis = await service.register('luis')
  await service.sql('delete from accounts where id = $1', [luis.id])
  t.equal((await me(luis.token)).status, 200, 'the claims decide without the account')
  t.equal((await service.request('GET', '/api/user', { token: luis.token })).status, 404)
  const weights = [{ peso_kg: 70, fecha_registro: '2026-01-01' }]
  const bodies = {
    user: profile,
    weight: { peso_kg: 70 },
    'weights/batch': { weights },
    'weights/devices': { weight: 70 },
  }
  await eachIs(t, refused, Object.entries(bodies), ([path, body]) =>
    service.request('POST', `/api/${path}`, { token: luis.token, body }),
  )
  t.equal(outcome(await refresh(tokenOf(luis.cookie))), refusedCookie)
})
