import fc from 'fast-check'
import t, { type Test } from 'tap'
import { normaliseUsername } from '../../../src/people/accounts/username.ts'
import { runs, seed } from '../../fuzz/settings.ts'
import { eachIs, outcome } from '../../support/outcome.ts'
import { cookieOf, password, type Reply, startService } from '../../support/service.ts'
import { refusedUrl } from './fake-service.ts'
import {
  countAccounts,
  empty,
  login,
  parametersOf,
  register,
  starter,
  storedHash,
} from './support.ts'

const start = starter(t)
const service = await start()
t.beforeEach(() => empty(service))

const send = (body: unknown) => service.request('POST', '/api/auth/register', { body })
const registered = '201 +cookie'

t.test('a registration logs in: account, access token, refresh cookie', async (t) => {
  const reply = await register(service, 'ana')
  t.equal(outcome(reply), registered)
  const { access_token: token, user_id, ...body } = reply.json()
  t.strictSame(body, { username: 'ana', role: 'admin' })
  const cookie = cookieOf(reply)
  t.match(cookie, /^refresh_token=[\w-]+\.[\w-]+\.[\w-]+$/)
  t.notOk(reply.text.includes(cookie.slice('refresh_token='.length)), 'in the cookie only')
  const me = await service.request('GET', '/api/auth/me', { token })
  t.strictSame(me.json(), { user_id, username: 'ana', role: 'admin' })
  const refreshed = await service.request('POST', '/api/auth/refresh', { headers: { cookie } })
  t.equal(refreshed.status, 200)
})

const spellings = ['ana', 'Ana', 'ANA', ' ana ', '\tana\n', '\u00a0ana\u3000', 'Ａｎａ', 'ªna']
const wellFormed = ['abc', 'a'.repeat(64), 'ana.maria_2+x@example-host.es', '123', '...']
const illFormed = [
  ...['', '   ', 'ab', ' ab ', 'a'.repeat(65), 'ana'.padEnd(257, ' '), 'ana maria', 'año', 'анна'],
  ...['an\u200ba', 'ana\nroot', "ana'--", '<b>ana', 'ana/root', 'ana😀', 'İana', 'ana%00'],
]

t.test(`a normalised username normalises to itself, seed ${seed}`, async (t) => {
  const ascii = fc.string({ unit: 'grapheme-ascii', minLength: 3 })
  const property = fc.property(fc.oneof(fc.string({ unit: 'binary' }), ascii), (raw) => {
    const name = normaliseUsername(raw)
    if (name === undefined) return
    if (!/^[a-z0-9._@+-]{3,64}$/.test(name))
      throw new Error(`${JSON.stringify(raw)} became ${name}`)
    if (normaliseUsername(name) !== name || normaliseUsername(` ${name.toUpperCase()}`) !== name)
      throw new Error(`${name} is not stable`)
  })
  t.doesNotThrow(() => fc.assert(property, { seed, numRuns: runs }))
})

t.test('a long username is refused without being normalised', async (t) => {
  // The time to normalise grows with the square of the combining marks: here a minute.
  t.intercept(String.prototype, 'normalize', { value: () => t.fail('normalises a long text') })
  t.equal(normaliseUsername(`a${'\u0344'.repeat(49_999)}${'\u0F81'.repeat(50_000)}`), undefined)
})

t.test('all spellings of one username are one account', async (t) => {
  const first = await register(service, ' Ａｎａ ')
  t.equal(outcome(first), registered)
  t.equal(first.json().username, 'ana', 'the normal form is stored and returned')
  await eachIs(t, '400 username_taken', spellings, (name) => register(service, name))
  for (const name of spellings)
    t.equal((await login(service, name)).json().user_id, first.json().user_id, name)
  const padded = await login(service, 'ana'.padEnd(256, ' '))
  t.equal(padded.json().user_id, first.json().user_id, 'at the limit of length')
  t.equal(await countAccounts(service), 1)
})

t.test('malformed usernames are refused', async (t) => {
  await eachIs(t, '400 username_invalid', illFormed, (name) => register(service, name))
  await eachIs(t, '400 invalid_text', ['ana\u0000', '\ud800ana'], (name) => register(service, name))
  t.equal(await countAccounts(service), 0)
  await eachIs(t, registered, [...wellFormed, 'Ⅷab'], (name) => register(service, name))
})

t.test('properties outside the contract never reach the account', async (t) => {
  await service.register('primera')
  const extra =
    '"role":"admin","id":77,"user_id":77,"password_hash":"x","is_admin":true,' +
    '"created_at":"2000-01-01T00:00:00Z"'
  const polluting = '"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}'
  const reply = await send(
    `{"username":"ana","password":${JSON.stringify(password)},${extra},${polluting}}`,
  )
  t.match(reply.json(), { role: 'user' })
  const [row] = await service.sql(`
    select id, role, password_hash, created_at > now() - interval '1 hour' as fresh
    from accounts where username = 'ana'`)
  const expected = { role: 'user', password_hash: /^\$argon2id\$/, fresh: true }
  t.match(row, { ...expected, id: reply.json().user_id })
  t.not(row?.id, 77)
  t.equal(Reflect.get({}, 'role'), undefined, 'no prototype has changed')
})

t.test('passwords have 8 to 128 characters and count exactly as sent', async (t) => {
  const post = (given: string) => register(service, 'ana', given)
  await eachIs(t, '400 password_too_short 8 128', ['', '1234567', '😀'.repeat(7)], post)
  const long = ['x'.repeat(129), '😀'.repeat(129), 'x'.repeat(16_000)]
  await eachIs(t, '400 password_too_long 8 128', long, post)
  t.equal(outcome(await post('nulo\u0000dentro')), '400 invalid_text')
  const latin1 = Buffer.from('{"username":"ana","password":"caf\xe9 con leche"}', 'latin1')
  t.equal(outcome(await send(latin1)), '400 malformed_json')
  t.equal(await countAccounts(service), 0)

  const accepted: [given: string, others: string[]][] = [
    [' a b c d ', ['a b c d', ' A b c d ']],
    [`x${'y'.repeat(126)}z`, [`x${'y'.repeat(71)}`, 'x'.repeat(128)]],
    ['contrase\u00f1a de Ana', ['contrasen\u0303a de Ana']],
    ['😀'.repeat(128), ['😀'.repeat(127)]],
  ]
  for (const [index, [given, others]] of accepted.entries()) {
    const username = `persona${index}`
    t.equal(outcome(await register(service, username, given)), registered)
    t.equal((await login(service, username, given)).status, 200, given)
    await eachIs(t, '401 invalid_credentials', others, (other) => login(service, username, other))
  }
})

t.test('the stored hash is Argon2id with a separate salt and the recommended cost', async (t) => {
  // An empty variable selects the default cost instead of the cheap one of the tests.
  const usual = await start({ ARGON2_MEMORY_COST: '' })
  for (const name of ['ana', 'eva']) t.equal((await register(usual, name)).status, 201)
  const [ana = '', eva = ''] = [await storedHash(usual, 'ana'), await storedHash(usual, 'eva')]
  t.strictSame(parametersOf(ana), {
    type: 'argon2id',
    ARGON2_TIME_COST: 2,
    ARGON2_MEMORY_COST: 19456,
    ARGON2_PARALLELISM: 1,
    ARGON2_HASH_LEN: 32,
    ARGON2_SALT_LEN: 16,
  })
  t.not(ana.split('$')[4], eva.split('$')[4], 'salts differ')
})

const rolesOf = (replies: Reply[]) => replies.map((reply) => reply.json().role).sort()
const storedRoles = async () =>
  (await service.sql<{ role: string }>('select role from accounts order by role')).map(
    ({ role }) => role,
  )

/** Registers at once at two instances, as behind a load balancer. */
const registerAtOnce = async (t: Test, nameOf: (index: number) => string) => {
  const other = await startService(t, { databaseUrl: service.databaseUrl })
  return () =>
    Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        register([service, other][index % 2]!, nameOf(index)),
      ),
    )
}

t.test('exactly one of many simultaneous first registrations becomes admin', async (t) => {
  const registerAll = await registerAtOnce(t, (index) => `persona${index}`)
  const oneAdmin = ['admin', ...Array(19).fill('user')]
  for (let round = 0; round < 3; round += 1) {
    await empty(service)
    const replies = await registerAll()
    t.same(new Set(replies.map(outcome)), new Set([registered]), `round ${round}`)
    t.strictSame([rolesOf(replies), await storedRoles()], [oneAdmin, oneAdmin])
  }
})

t.test('exactly one of many first registrations of one name is accepted, as admin', async (t) => {
  const registerAll = await registerAtOnce(t, () => 'ana')
  for (let round = 0; round < 3; round += 1) {
    await empty(service)
    const outcomes = (await registerAll()).map(outcome).sort()
    t.same(outcomes, [registered, ...Array(19).fill('400 username_taken')], `round ${round}`)
    t.strictSame(await storedRoles(), ['admin'])
  }
})

t.test('the next registration after a refused or failed one becomes admin', async (t) => {
  const env = { BREACH_API_URL: await refusedUrl(t), BREACH_FAIL_CLOSED: 'true' }
  const refusing = await start(env)
  t.equal(outcome(await register(refusing, 'ana')), '400 password_check_unavailable')
  const failWith = (action: string) => `
    create function fail() returns trigger language plpgsql as $$ begin ${action} return null;
    end $$;
    create constraint trigger fail after insert on accounts deferrable initially deferred
      for each row execute function fail()`
  const failures: [action: string, expected: string][] = [
    ['perform pg_terminate_backend(pg_backend_pid());', '503 outcome_unknown'],
    ["raise exception 'no';", '500 internal_error'],
  ]
  for (const [action, expected] of failures) {
    await service.sql(failWith(action))
    t.equal(outcome(await register(service, 'ana')), expected)
    t.strictSame(await storedRoles(), [])
    await service.sql('drop function fail cascade')
  }
  for (const role of ['admin', 'user']) t.equal((await service.register()).role, role)
  await service.sql('delete from accounts')
  for (const role of ['admin', 'user']) t.equal((await service.register()).role, role)
  await service.sql("delete from accounts where role = 'admin'")
  t.equal((await service.register()).role, 'user', 'no new admin as long as an account exists')
})
