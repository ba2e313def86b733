import t from 'tap'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../src/accounts/passwords.ts'
import { cookieOf, password, startService, type TestService } from '../support/service.ts'
import { countAccounts, empty, isRefused, login, register, storedHash } from './support.ts'

const lengths = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH }

let service: TestService

t.before(async () => {
  service = await startService(t)
})
t.beforeEach(() => empty(service))

t.test('a registration logs in: account, access token, refresh cookie', async (t) => {
  const reply = await register(service, 'ana')
  t.equal(reply.status, 201)
  const body = reply.json()
  t.strictSame(Object.keys(body).sort(), ['access_token', 'role', 'user_id', 'username'])
  t.match(body, { username: 'ana', role: 'admin' })
  t.match(cookieOf(reply), /^refresh_token=[\w-]+\.[\w-]+\.[\w-]+$/)
  t.notOk(
    reply.text.includes(cookieOf(reply).slice('refresh_token='.length)),
    'no body contains the refresh token',
  )

  const me = await service.request('GET', '/api/auth/me', { token: body.access_token })
  t.strictSame(me.json(), { user_id: body.user_id, username: 'ana', role: 'admin' })
  const refreshed = await service.request('POST', '/api/auth/refresh', {
    headers: { cookie: cookieOf(reply) },
  })
  t.equal(refreshed.status, 200)
})

t.test('all spellings of one username are one account', async (t) => {
  const first = await register(service, ' Ａｎａ ')
  t.equal(first.status, 201)
  t.equal(first.json().username, 'ana', 'the normal form is stored and returned')
  for (const name of ['ana', 'Ana', 'ANA', ' ana ', 'Ａｎａ', '\u00a0ana\u3000', 'ａna\n', 'ªna']) {
    isRefused(t, await register(service, name), 400, 'username_taken', {
      name: JSON.stringify(name),
    })
    const reply = await login(service, name)
    t.equal(reply.status, 200, `${JSON.stringify(name)} logs in`)
    t.equal(reply.json().user_id, first.json().user_id)
  }
  t.equal(await countAccounts(service), 1)
})

t.test('malformed usernames are refused', async (t) => {
  const refused = [
    'ab',
    'x'.repeat(65),
    'x'.repeat(300),
    'ana'.padEnd(257, ' '),
    '\u0344'.repeat(10_000) + '\u0F81'.repeat(10_000),
    '',
    '   ',
    'ana maria',
    'añá',
    'ana/b',
    'a\nna',
    '<ana>',
    'аnа',
  ]
  for (const name of [...refused, 'ana\u200b', 'İan', "ana'--", 'ana%00']) {
    isRefused(t, await register(service, name), 400, 'username_invalid', {
      name: JSON.stringify(name),
    })
  }
  for (const name of ['ana\u0000', '\ud800ana']) {
    isRefused(t, await register(service, name), 400, 'invalid_text', { name: JSON.stringify(name) })
  }
  t.equal(await countAccounts(service), 0)
  for (const name of ['abc', 'x'.repeat(64), 'a.b_c@d+e-9', '...', '123']) {
    t.equal((await register(service, name)).status, 201, name)
  }
})

t.test('missing and ill-typed fields are refused, and nothing is converted', async (t) => {
  const text = { reason: 'debe ser un texto' }
  const send = (body: unknown) => service.request('POST', '/api/auth/register', { body })
  isRefused(t, await send({ password }), 400, 'missing_field', { field: 'username' })
  isRefused(t, await send({ username: 'ana' }), 400, 'missing_field', { field: 'password' })
  isRefused(t, await send({}), 400, 'missing_field', { field: 'username' })
  for (const value of [1, 12345678, true, null, ['ana'], { a: 1 }]) {
    const name = JSON.stringify(value)
    isRefused(t, await register(service, value), 400, 'invalid_field', {
      field: 'username',
      ...text,
      name,
    })
    isRefused(t, await register(service, 'ana', value), 400, 'invalid_field', {
      field: 'password',
      ...text,
      name,
    })
    const withCaptcha = await send({ username: 'ana', password, captcha_token: value })
    isRefused(t, withCaptcha, 400, 'invalid_field', { field: 'captcha_token', ...text, name })
  }
  for (const body of ['[]', '"ana"', '1', 'null', '[{"username":"ana","password":"12345678"}]']) {
    isRefused(t, await send(body), 400, 'invalid_request', { name: body })
  }
  isRefused(t, await send('{"username":"ana",'), 400, 'malformed_json')
  isRefused(t, await send(''), 400, 'body_required')
  isRefused(t, await send(' \n'), 400, 'body_required')
  t.equal(await countAccounts(service), 0)
})

t.test('properties outside the contract never reach the account', async (t) => {
  await service.register('primera')
  const extra =
    '"role":"admin","id":77,"user_id":77,"password_hash":"x","is_admin":true,' +
    '"created_at":"2000-01-01T00:00:00Z"'
  const polluting = '"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}'
  const reply = await service.request('POST', '/api/auth/register', {
    body: `{"username":"ana","password":${JSON.stringify(password)},${extra},${polluting}}`,
  })
  t.equal(reply.status, 201)
  t.equal(reply.json().role, 'user')
  const [row] = await service.sql(`
    select id, role, password_hash, created_at > now() - interval '1 hour' as fresh
    from accounts where username = 'ana'`)
  t.match(row, {
    id: reply.json().user_id,
    role: 'user',
    password_hash: /^\$argon2id\$/,
    fresh: true,
  })
  t.not(row?.id, 77)
  t.equal(Reflect.get({}, 'role'), undefined, 'no prototype has changed')
})

t.test('passwords have 8 to 128 characters, each bound with a separate text', async (t) => {
  for (const short of ['', '1234567', '😀'.repeat(7)]) {
    isRefused(t, await register(service, 'ana', short), 400, 'password_too_short', {
      ...lengths,
      name: short,
    })
  }
  for (const long of ['x'.repeat(129), '😀'.repeat(129), 'x'.repeat(500_000)]) {
    const name = `${long.length} code units`
    isRefused(t, await register(service, 'ana', long), 400, 'password_too_long', {
      ...lengths,
      name,
    })
  }
  isRefused(t, await register(service, 'ana', 'nulo\u0000dentro'), 400, 'invalid_text')
  const broken = Buffer.from('{"username":"ana","password":"caf\xe9 con leche"}', 'latin1')
  isRefused(
    t,
    await service.request('POST', '/api/auth/register', { body: broken }),
    400,
    'malformed_json',
  )
  t.equal(await countAccounts(service), 0)

  const accepted = [' a b c d ', 'qz7#Kp2!', '😀'.repeat(128), `x${'y'.repeat(126)}z`]
  for (const [index, given] of accepted.entries()) {
    t.equal(
      (await register(service, `persona${index}`, given)).status,
      201,
      `${[...given].length} characters`,
    )
  }
})

t.test('passwords count exactly as sent', async (t) => {
  const cases: [string, string[]][] = [
    [' clave larga ', ['clave larga', ' clave larga', ' Clave Larga ']],
    ['a'.repeat(100), ['a'.repeat(72), 'a'.repeat(99), 'a'.repeat(101)]],
    ['contrase\u00f1a de Ana', ['contrasen\u0303a de Ana']],
    ['contrasen\u0303a de Eva', ['contrase\u00f1a de Eva']],
    ['😀😀😀😀😀😀😀😀', ['😀😀😀😀😀😀😀']],
  ]
  for (const [index, [given, others]] of cases.entries()) {
    const username = `persona${index}`
    t.equal((await register(service, username, given)).status, 201)
    t.equal((await login(service, username, given)).status, 200, JSON.stringify(given))
    for (const other of others) {
      isRefused(t, await login(service, username, other), 401, 'invalid_credentials', {
        name: JSON.stringify(other),
      })
    }
  }
})

t.test('the stored hash is Argon2id with a separate salt and the recommended cost', async (t) => {
  // Empty variables select the default cost in place of the cheap one of the tests.
  const usual = await startService(t, { env: { ARGON2_MEMORY_COST: '' } })
  for (const name of ['ana', 'eva']) t.equal((await register(usual, name)).status, 201)
  const [ana = [], eva = []] = [await storedHash(usual, 'ana'), await storedHash(usual, 'eva')].map(
    (hash) => hash.split('$'),
  )
  t.strictSame(ana.slice(1, 3), ['argon2id', 'v=19'])
  t.strictSame(ana[3]?.split(',').sort(), ['m=19456', 'p=1', 't=2'])
  t.equal(Buffer.from(ana[4] ?? '', 'base64').length, 16, 'bytes of salt')
  t.equal(Buffer.from(ana[5] ?? '', 'base64').length, 32, 'bytes of hash')
  t.not(ana[4], eva[4], 'salts differ')
  t.not(ana[5], eva[5], 'hashes of one password differ')
})
