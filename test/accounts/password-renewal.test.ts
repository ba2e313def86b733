import { verify } from 'argon2'
import t from 'tap'
import { password, startService } from '../support/service.ts'
import { isRefused, login, starter, storedHash } from './support.ts'

const start = starter(t)

const parametersOf = (phc: string) => {
  const [, type, , costs = '', salt = '', hash = ''] = phc.split('$')
  const cost = Object.fromEntries(costs.split(',').map((field) => field.split('=')))
  return {
    type,
    ARGON2_TIME_COST: Number(cost.t),
    ARGON2_MEMORY_COST: Number(cost.m),
    ARGON2_PARALLELISM: Number(cost.p),
    ARGON2_HASH_LEN: Buffer.from(hash, 'base64').length,
    ARGON2_SALT_LEN: Buffer.from(salt, 'base64').length,
  }
}
const before = {
  type: 'argon2id',
  ARGON2_TIME_COST: 2,
  ARGON2_MEMORY_COST: 1024,
  ARGON2_PARALLELISM: 1,
  ARGON2_HASH_LEN: 32,
  ARGON2_SALT_LEN: 16,
}
/** Each of the five parameters, raised once and, if the limits allow it, lowered once. */
const changes = [
  { ARGON2_TIME_COST: 3 },
  { ARGON2_MEMORY_COST: 2048 },
  { ARGON2_PARALLELISM: 2 },
  { ARGON2_HASH_LEN: 48 },
  { ARGON2_HASH_LEN: 24 },
  { ARGON2_SALT_LEN: 24 },
]
const asEnvironment = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

t.test(
  'a hash is renewed by the first successful login after a parameter has changed',
  async (t) => {
    const first = await start(t)
    for (const [index, change] of changes.entries()) {
      const name = `persona${index}`
      await first.register(name)
      const old = await storedHash(first, name)
      t.strictSame(parametersOf(old), before)
      t.equal((await login(first, name)).status, 200)
      t.equal(await storedHash(first, name), old, 'unchanged parameters do not renew the hash')

      const second = await startService(t, {
        databaseUrl: first.databaseUrl,
        env: asEnvironment(change),
      })
      const changed = JSON.stringify(change)
      isRefused(t, await login(second, name, 'otra contraseña'), 401, 'invalid_credentials', {
        name: changed,
      })
      t.equal(await storedHash(first, name), old, 'a failed login does not renew the hash')
      t.equal((await login(second, name)).status, 200)
      const renewed = await storedHash(first, name)
      t.strictSame(parametersOf(renewed), { ...before, ...change }, `${changed} is stored`)
      t.equal((await login(second, name)).status, 200)
      t.equal(await storedHash(first, name), renewed, 'once')
      isRefused(t, await login(second, name, 'otra contraseña'), 401, 'invalid_credentials')
    }
  },
)

t.test('a hash that cannot be stored does not fail the login', async (t) => {
  const first = await start(t)
  await first.register('ana')
  const old = await storedHash(first, 'ana')
  await first.sql(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no';
      end $$`,
  )
  await first.sql(
    'create trigger refuse before update on accounts for each row execute function refuse()',
  )
  const second = await startService(t, {
    databaseUrl: first.databaseUrl,
    env: { ARGON2_TIME_COST: '3' },
  })
  t.equal((await login(second, 'ana')).status, 200)
  t.equal(await storedHash(first, 'ana'), old)
  const warnings = second.logs().filter(({ level }) => level === 'warn')
  t.equal(warnings.filter(({ event }) => event === 'rehash_failed').length, 1, 'one warning')
  t.notMatch(JSON.stringify(warnings), /argon2id/, 'without a hash')

  await first.sql('drop trigger refuse on accounts')
  t.equal((await login(second, 'ana')).status, 200)
  t.equal(
    parametersOf(await storedHash(first, 'ana')).ARGON2_TIME_COST,
    3,
    'a later login renews the hash',
  )
})

t.test('simultaneous logins renew a hash, and each succeeds', async (t) => {
  const first = await start(t)
  await first.register('ana')
  const env = { ARGON2_TIME_COST: '3' }
  const services = [
    await startService(t, { databaseUrl: first.databaseUrl, env }),
    await startService(t, { databaseUrl: first.databaseUrl, env }),
  ]
  const replies = await Promise.all(
    [...services, ...services].map((service) => login(service, 'ana')),
  )
  t.strictSame(
    replies.map(({ status }) => status),
    [200, 200, 200, 200],
  )
  const renewed = await storedHash(first, 'ana')
  t.equal(parametersOf(renewed).ARGON2_TIME_COST, 3)
  t.equal(await verify(renewed, password), true)
  for (const service of services) t.equal((await login(service, 'ana')).status, 200)
  t.equal(await storedHash(first, 'ana'), renewed)
})

t.test('the pepper belongs to every password and is stored nowhere', async (t) => {
  const pepper = 'pimienta-de-la-prueba'
  const first = await start(t, { env: { PASSWORD_PEPPER: pepper } })
  await first.register('ana')
  t.equal((await login(first, 'ana')).status, 200)
  const hash = await storedHash(first, 'ana')
  t.equal(await verify(hash, password + pepper), true, 'the pepper is appended before hashing')
  t.equal(await verify(hash, password), false)
  const [row] = await first.sql<{ text: string }>(
    'select string_agg(accounts::text, chr(10)) as text from accounts',
  )
  t.match(row?.text, /argon2id/)
  t.notOk(row?.text.includes(pepper))

  for (const other of ['', 'otra-pimienta', pepper.toUpperCase()]) {
    const second = await startService(t, {
      databaseUrl: first.databaseUrl,
      env: { PASSWORD_PEPPER: other },
    })
    isRefused(t, await login(second, 'ana'), 401, 'invalid_credentials', {
      name: `pepper "${other}"`,
    })
    t.equal(await storedHash(first, 'ana'), hash)
  }
})
