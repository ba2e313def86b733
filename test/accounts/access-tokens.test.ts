import t, { type Test } from 'tap'
import type { ErrorKey } from '../../src/texts.ts'
import {
  cookieOf,
  type Reply,
  type Session,
  startService,
  type TestService,
} from '../support/service.ts'
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
import { isRefused, login } from './support.ts'

const adminPath = '/api/wstg/status'

let service: TestService
let ana: Session

t.before(async () => {
  service = await startService(t)
  ana = await service.register('ana')
})

const me = (token: string) => service.request('GET', '/api/auth/me', { token })
const refresh = (token: string) =>
  service.request('POST', '/api/auth/refresh', { headers: { cookie: `refresh_token=${token}` } })

const isRejected = async (
  t: Test,
  name: string,
  token: string,
  key: ErrorKey = 'authentication_required',
) => isRefused(t, await me(token), 401, key, { name })

/** Every 401 of the refresh clears the cookie. */
const isRejectedAsCookie = async (t: Test, name: string, token: string) => {
  const { status, headers, json } = await refresh(token)
  t.match(
    { status, body: json() },
    { status: 401, body: { error: 'Autenticación requerida' } },
    `refresh: ${name}`,
  )
  t.match(headers['set-cookie'], /^refresh_token=; Max-Age=0/)
}

t.test('forged tokens without a fault are accepted', async (t) => {
  t.equal((await me(forge(accessClaims()))).status, 200)
  t.equal((await refresh(forge(refreshClaims()))).status, 200)
  t.equal(accessClaims().sub, String(ana.id))
})

t.test('the token is accepted in a bearer header only', async (t) => {
  const { token, cookie } = ana
  const send = (headers: Record<string, string>, url = '/api/auth/me') =>
    service.request('GET', url, { headers })
  const refused: Record<string, Record<string, string>> = {
    'no header': {},
    'an empty header': { authorization: '' },
    'another scheme': { authorization: `Basic ${token}` },
    'a scheme alone': { authorization: 'Bearer' },
    'a scheme and a space': { authorization: 'Bearer ' },
    'a token without a scheme': { authorization: token },
    'two parts': { authorization: 'Bearer a.b' },
    'four parts': { authorization: `Bearer ${token}.x` },
    'two tokens': { authorization: `Bearer ${token} ${token}` },
    'two tokens with a comma': { authorization: `Bearer ${token}, Bearer ${token}` },
    'a token in quotes': { authorization: `Bearer "${token}"` },
    'the scheme twice': { authorization: `Bearer Bearer ${token}` },
    'a word around the scheme': { authorization: `XBearer ${token}` },
    'the refresh cookie': { cookie },
    'the access token as cookie': {
      cookie: `access_token=${token}; refresh_token=${token}; token=${token}`,
    },
    'another header': { 'x-access-token': token, 'x-api-key': token },
  }
  for (const [name, headers] of Object.entries(refused)) {
    isRefused(t, await send(headers), 401, 'authentication_required', { name })
  }
  isRefused(
    t,
    await send({}, `/api/auth/me?access_token=${token}&token=${token}`),
    401,
    'authentication_required',
  )
  for (const scheme of ['Bearer', 'bearer', 'BEARER', 'Bearer  ']) {
    t.equal((await send({ authorization: `${scheme} ${token}` })).status, 200, `"${scheme}"`)
  }
})

t.test('only HS256 with our secret and a plain header is accepted', async (t) => {
  const fake = await startFake(t, (_request, response) => response.end('{"keys":[]}'))
  const url = `${fake.url}keys`
  const jwk = { kty: 'oct', k: Buffer.from('secret').toString('base64url') }
  const alg = 'HS256'
  const signings: Record<string, Signing> = {
    'HS384 with the right secret': { header: { alg: 'HS384', typ: 'JWT' }, hash: 'sha384' },
    'HS512 with the right secret': { header: { alg: 'HS512', typ: 'JWT' }, hash: 'sha512' },
    'HS512 in the header only': { header: { alg: 'HS512', typ: 'JWT' } },
    'RS256 over the secret': { header: { alg: 'RS256', typ: 'JWT' } },
    'ES256 over the secret': { header: { alg: 'ES256', typ: 'JWT' } },
    'an algorithm in lower case': { header: { alg: 'hs256', typ: 'JWT' } },
    'no algorithm': { header: { typ: 'JWT' } },
    'a list of algorithms': { header: { alg: ['HS256'], typ: 'JWT' } },
    'a key in the header': { header: { alg, jwk }, secret: 'secret' },
    'a key in the header beside our secret': { header: { alg, jwk } },
    'an address of keys': { header: { alg, jku: url } },
    'an address of certificates': { header: { alg, x5u: url } },
    'a key id that is a path': { header: { alg, kid: '../../dev/null' } },
    'a key id that is a path, signed with nothing': {
      header: { alg, kid: '../../dev/null' },
      secret: '',
    },
    'a critical extension': { header: { alg, crit: ['x'], x: 1 } },
    'an unencoded payload': { header: { alg, b64: false, crit: ['b64'] } },
    'an unencoded payload that is not critical': { header: { alg, b64: false } },
    'another secret': { secret: 'another-secret-of-the-tests-with-32-bytes' },
    'an empty secret': { secret: '' },
    'a header that is no object': { header: '"HS256"' },
    'a header that is no JSON': { header: '{"alg":"HS256"' },
    'a header that is null': { header: 'null' },
  }
  for (const [name, signing] of Object.entries(signings)) {
    await isRejected(t, name, forge(accessClaims({ role: 'admin' }), signing))
    await isRejectedAsCookie(t, name, forge(refreshClaims(), signing))
  }
  for (const none of ['none', 'None', 'NONE', 'nOnE', '']) {
    await isRejected(t, `algorithm "${none}"`, unsigned(accessClaims(), none))
    await isRejected(
      t,
      `algorithm "${none}" with a signature`,
      forge(accessClaims(), { header: { alg: none } }),
    )
    await isRejectedAsCookie(t, `algorithm "${none}"`, unsigned(refreshClaims(), none))
  }
  t.equal(fake.requests.length, 0, 'no address in a header receives a request')
})

t.test('a changed token is rejected', async (t) => {
  const [header = '', payload = '', signature = ''] = forge(accessClaims()).split('.')
  const flipped = payload.slice(0, 9) + (payload[9] === 'A' ? 'B' : 'A') + payload.slice(10)
  const otherPayload = forge(accessClaims({ role: 'admin' })).split('.')[1] ?? ''
  const changed: Record<string, string> = {
    'another payload': `${header}.${otherPayload}.${signature}`,
    'a payload with a bit flipped': [header, flipped, signature].join('.'),
    'a shorter signature': `${header}.${payload}.${signature.slice(0, -1)}`,
    'half a signature': `${header}.${payload}.${signature.slice(0, 20)}`,
    'no signature': `${header}.${payload}.`,
    'two parts': `${header}.${payload}`,
    'an empty header': `.${payload}.${signature}`,
    'an empty payload': `${header}..${signature}`,
    'dots only': '..',
    'no base64': '%%%.%%%.%%%',
    'characters that are no ASCII': 'añb.c€d.e',
  }
  for (const [name, token] of Object.entries(changed)) {
    await isRejected(t, name, Buffer.from(token).toString('latin1'))
    if (!name.includes('ASCII')) await isRejectedAsCookie(t, name, token)
  }
})

t.test('an access token is no refresh token, and a refresh token no access token', async (t) => {
  await isRejected(t, 'the refresh token', ana.cookie.slice('refresh_token='.length))
  await isRejectedAsCookie(t, 'the access token', ana.token)
  for (const type of [
    undefined,
    null,
    '',
    'ACCESS',
    'Access',
    ' access',
    ['access'],
    { access: true },
    'refresh',
    true,
  ]) {
    await isRejected(t, `type ${JSON.stringify(type)}`, forge(accessClaims({ type })))
  }
  for (const type of [undefined, null, 'REFRESH', ['refresh'], 'access']) {
    await isRejectedAsCookie(t, `type ${JSON.stringify(type)}`, forge(refreshClaims({ type })))
  }
})

t.test('an expired access token has a separate text', async (t) => {
  const now = seconds()
  await isRejected(
    t,
    'for one second',
    forge(accessClaims({ iat: now - 901, exp: now - 1 })),
    'token_expired',
  )
  await isRejected(
    t,
    'since now',
    forge(accessClaims({ iat: now - 900, exp: now })),
    'token_expired',
  )
  await isRejected(
    t,
    'from the start',
    forge(accessClaims({ iat: now, exp: now - 10 })),
    'token_expired',
  )
  await isRejected(t, 'before 1970', forge(accessClaims({ exp: -1 })), 'token_expired')
  await isRejected(
    t,
    'a long life',
    forge(accessClaims({ iat: now - 7200, exp: now - 60 })),
    'token_expired',
  )
  await isRejected(
    t,
    'for years',
    forge(accessClaims({ iat: 1_000_000_000, exp: 1_000_000_900 })),
    'token_expired',
  )
  t.equal(
    (await me(forge(accessClaims({ iat: now - 880, exp: now + 20 })))).status,
    200,
    'valid until the expiry',
  )
  const expired = { iat: now - 901, exp: now - 1 }
  await isRejected(
    t,
    'expired and forged',
    forge(accessClaims(expired), { secret: 'another secret' }),
  )
  await isRejected(
    t,
    'expired and of the other type',
    forge(refreshClaims({ iat: now - 604_801, exp: now - 1 })),
  )
  await isRejectedAsCookie(t, 'expired', forge(refreshClaims({ iat: now - 604_801, exp: now - 1 })))
})

t.test(
  'times are required, whole seconds, and at most the lifetime of the scheme apart',
  async (t) => {
    const now = seconds()
    const cases: Record<string, Claims> = {
      'no exp': { exp: undefined },
      'exp null': { exp: null },
      'exp as text': { exp: String(now + 600) },
      'exp 1e300': { exp: 1e300 },
      'exp in milliseconds': { exp: (now + 600) * 1000 },
      'exp in a list': { exp: [now + 600] },
      'no iat': { iat: undefined },
      'iat as text': { iat: String(now) },
      'iat in an hour': { iat: now + 3600, exp: now + 3600 + 60 },
      'iat after exp': { iat: now + 20, exp: now + 10 },
      'iat null': { iat: null },
    }
    for (const [name, claims] of Object.entries(cases)) {
      await isRejected(t, name, forge(accessClaims(claims)))
      await isRejectedAsCookie(t, name, forge(refreshClaims(claims)))
    }
    await isRejected(
      t,
      '15 minutes and a second',
      forge(accessClaims({ iat: now, exp: now + 901 })),
    )
    await isRejected(
      t,
      'an access token of 7 days',
      forge(accessClaims({ iat: now, exp: now + 604_800 })),
    )
    await isRejectedAsCookie(
      t,
      '7 days and a second',
      forge(refreshClaims({ iat: now, exp: now + 604_801 })),
    )
    await isRejected(
      t,
      'an infinite number',
      forge(JSON.stringify(accessClaims()).replace(/"exp":\d+/, '"exp":1e999')),
    )
    t.equal(
      (await me(forge(accessClaims({ iat: now + 10, exp: now + 60 })))).status,
      200,
      'clocks may differ a little',
    )
  },
)

t.test('the subject is a decimal id, and each token has an id', async (t) => {
  const subjects = [
    'abc',
    '1e3',
    '0x1',
    '1.0',
    '01',
    '+1',
    '-1',
    '0',
    ' 1',
    '1 ',
    '1\n',
    '',
    '99999999999999999999',
  ]
  for (const sub of [...subjects, '2147483648', '٣', 1, null, undefined, ['1'], { id: 1 }, true]) {
    await isRejected(t, `sub ${JSON.stringify(sub)}`, forge(accessClaims({ sub })))
    await isRejectedAsCookie(t, `sub ${JSON.stringify(sub)}`, forge(refreshClaims({ sub })))
  }
  for (const jti of [
    undefined,
    null,
    '',
    1,
    ['a'],
    {},
    'x'.repeat(10_000),
    'nul\u0000',
    "'; drop table accounts --",
  ]) {
    await isRejected(t, `jti ${JSON.stringify(jti)?.slice(0, 30)}`, forge(accessClaims({ jti })))
    if (typeof jti !== 'string' || jti.length < 100) {
      await isRejectedAsCookie(t, `jti ${JSON.stringify(jti)}`, forge(refreshClaims({ jti })))
    }
  }
  const payloads = [
    'null',
    '[]',
    '1',
    '"text"',
    'true',
    '',
    'no json',
    '{',
    `[${JSON.stringify(accessClaims())}]`,
  ]
  for (const payload of payloads)
    await isRejected(t, `payload ${payload.slice(0, 20)}`, forge(payload))
  for (const username of [1, null, ['ana'], { toString: 'ana' }]) {
    await isRejected(t, `username ${JSON.stringify(username)}`, forge(accessClaims({ username })))
  }
  await isRejected(
    t,
    'claims from a prototype',
    forge(`{"__proto__":${JSON.stringify(accessClaims())}}`),
  )
})

t.test('a caller without a role claim is a user, and an unknown role is no admin', async (t) => {
  for (const role of [
    undefined,
    null,
    '',
    'Admin',
    'ADMIN',
    ' admin',
    'root',
    'user',
    ['admin'],
    { admin: true },
    true,
    1,
  ]) {
    const token = forge(accessClaims({ role }))
    const name = `role ${JSON.stringify(role)}`
    isRefused(t, await service.request('GET', adminPath, { token }), 403, 'forbidden', { name })
    t.equal((await service.request('GET', '/api/stats', { token })).status, 200, name)
    t.equal((await me(token)).json().role, 'user', name)
  }
  const admin = await service.request('GET', adminPath, {
    token: forge(accessClaims({ role: 'admin' })),
  })
  t.notOk([401, 403].includes(admin.status), 'the claim decides, not the database')
})

t.test('issued tokens hold exactly the claims of the scheme', async (t) => {
  const times = (before: number, { iat }: Claims) =>
    typeof iat === 'number' && iat >= before && iat <= seconds()
  const before = seconds()
  const eva = await service.register('eva')
  const replies: [string, Reply][] = [
    ['login', await login(service, 'eva')],
    ['refresh', await refresh(eva.cookie.slice('refresh_token='.length))],
  ]
  const access = [eva.token, ...replies.map(([, reply]) => String(reply.json().access_token))]
  for (const token of access) {
    const { header, claims } = decode(token)
    t.strictSame(header, { alg: 'HS256', typ: 'JWT' })
    t.strictSame(Object.keys(claims).sort(), [
      'exp',
      'iat',
      'jti',
      'role',
      'sub',
      'type',
      'username',
    ])
    t.match(claims, { sub: String(eva.id), username: 'eva', role: 'user', type: 'access' })
    t.equal(Number(claims.exp) - Number(claims.iat), 900)
    t.ok(times(before, claims))
  }
  const cookies = [eva.cookie, cookieOf(replies[0]![1])]
  for (const cookie of cookies) {
    const { header, claims } = decode(cookie.slice('refresh_token='.length))
    t.strictSame(header, { alg: 'HS256', typ: 'JWT' })
    t.strictSame(Object.keys(claims).sort(), ['exp', 'iat', 'jti', 'sub', 'type'])
    t.match(claims, { sub: String(eva.id), type: 'refresh' })
    t.equal(Number(claims.exp) - Number(claims.iat), 604_800)
    t.ok(times(before, claims))
  }

  const cookie = eva.cookie.slice('refresh_token='.length)
  const ids = [...access, ...cookies.map((text) => text.slice('refresh_token='.length))].map(idOf)
  for (let count = 0; count < 200; count += 1)
    ids.push(idOf((await refresh(cookie)).json().access_token))
  t.equal(new Set(ids).size, ids.length, 'no token id occurs twice')
})

const idOf = (token: string) => decode(token).claims.jti

t.test(
  'the access token of a deleted account lasts until it expires, but is not renewed',
  async (t) => {
    const luis = await service.register('luis')
    await service.sql('delete from accounts where id = $1', [luis.id])
    t.equal((await me(luis.token)).status, 200, 'the claims decide without the account')
    t.equal((await service.request('GET', '/api/user', { token: luis.token })).status, 404)
    await isRejectedAsCookie(t, 'of a deleted account', luis.cookie.slice('refresh_token='.length))
  },
)
