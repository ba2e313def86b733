import { createHash } from 'node:crypto'
import type { RequestListener } from 'node:http'
import t from 'tap'
import { password } from '../support/service.ts'
import { faults, refusedUrl, startService as startFake } from './fake-service.ts'
import { countAccounts, isRefused, login, register, starter } from './support.ts'

const start = starter(t)

/** A password of the local list that is long enough. */
const common = 'password1'

const digestOf = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()
const suffixOf = (text: string) => digestOf(text).slice(5)

const range =
  (...rows: string[]): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end(rows.join('\r\n'))
  }
const unrelated = ['0018A45C4D1DEF81644B54AB7F969B88D65:3', '00D4F6E8FA6EECAD2A3AA415EEC418D38EC:0']

t.test('the range service receives five digits of the hash, on registration only', async (t) => {
  const fake = await startFake(t, range(...unrelated))
  const service = await start(t, { env: { BREACH_API_URL: `${fake.url}range/` } })
  t.equal((await register(service, 'ana')).status, 201)
  t.equal(fake.requests.length, 1)
  const [request] = fake.requests
  t.match(request, { method: 'GET', url: `/range/${digestOf(password).slice(0, 5)}`, body: '' })
  t.equal(request?.headers['add-padding'], 'true')
  const sent = JSON.stringify(fake.requests).toUpperCase()
  t.notOk(sent.includes(suffixOf(password)), 'not the rest of the hash')
  t.notOk(sent.includes(password.toUpperCase()), 'not the password')
  t.notOk(sent.includes('ANA'), 'not the username')

  t.equal((await login(service, 'ana')).status, 200)
  isRefused(t, await login(service, 'ana', common), 401, 'invalid_credentials')
  t.equal(fake.requests.length, 1, 'a login sends no request')
})

t.test('passwords that are refused locally are not sent', async (t) => {
  const fake = await startFake(t, range(...unrelated))
  const service = await start(t, { env: { BREACH_API_URL: fake.url } })
  for (const given of ['1234567', 'x'.repeat(129), 12345678]) {
    t.equal((await register(service, 'ana', given)).status, 400)
  }
  isRefused(t, await register(service, 'a b'), 400, 'username_invalid')
  t.equal(fake.requests.length, 0)
})

const failing = Object.entries(faults(unrelated.join('\r\n'))).filter(([name]) =>
  ['black hole', 'body cut half-way'].includes(name),
)

t.test('while the service fails, the local list decides', async (t) => {
  let answer = range()
  const fake = await startFake(t, (request, response) => answer(request, response))
  const service = await start(t, { env: { BREACH_API_URL: fake.url, BREACH_TIMEOUT_MS: '150' } })
  for (const [index, [name, fault]] of failing.entries()) {
    answer = fault
    t.equal(
      (await register(service, `persona${index}`)).status,
      201,
      `${name}: an uncommon password`,
    )
    isRefused(t, await register(service, `otra${index}`, common), 400, 'password_breached', {
      name,
    })
    t.equal(
      (await register(service, `mayuscula${index}`, 'Password1')).status,
      201,
      'compared exactly',
    )
  }
  t.equal(await countAccounts(service), 2 * failing.length)

  const refused = await start(t, { env: { BREACH_API_URL: await refusedUrl(t) } })
  t.equal((await register(refused, 'ana')).status, 201, 'connection refused: an uncommon password')
  isRefused(t, await register(refused, 'eva', common), 400, 'password_breached')
})

t.test('with BREACH_FAIL_CLOSED no registration succeeds while the service fails', async (t) => {
  let answer = range()
  const fake = await startFake(t, (request, response) => answer(request, response))
  const env = { BREACH_FAIL_CLOSED: 'true', BREACH_TIMEOUT_MS: '150' }
  const service = await start(t, { env: { ...env, BREACH_API_URL: fake.url } })
  for (const [name, fault] of failing) {
    answer = fault
    for (const given of [password, common]) {
      isRefused(t, await register(service, 'ana', given), 400, 'password_check_unavailable', {
        name,
      })
    }
  }
  t.equal(await countAccounts(service), 0)

  const refused = await start(t, { env: { ...env, BREACH_API_URL: await refusedUrl(t) } })
  isRefused(t, await register(refused, 'ana'), 400, 'password_check_unavailable', {
    name: 'connection refused',
  })
  t.equal(await countAccounts(refused), 0)
})
