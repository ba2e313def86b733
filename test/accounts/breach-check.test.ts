import { createHash } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import t, { type Test } from 'tap'
import { createBreachCheck, isInRange } from '../../src/accounts/breach-check.ts'
import { commonPasswords } from '../../src/accounts/common-passwords.ts'
import { passwordProblem } from '../../src/accounts/passwords.ts'
import { eachIs, outcome } from '../support/outcome.ts'
import { password } from '../support/service.ts'
import { faults, recordingLog, refusedUrl, startService as startFake } from './fake-service.ts'
import { countAccounts, login, register, starter } from './support.ts'

const start = starter(t)

const uncommon = 'Zarzamora?ñ 7 faroles'
/** A password of the local list. */
const common = 'password1'

const digestOf = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()
const suffixOf = (text: string) => digestOf(text).slice(5)
const otherRows = [`${'0'.repeat(34)}1:3`, `${'ABCDE'.repeat(7)}:12`, `${'F'.repeat(35)}:0`]

const range =
  (...rows: string[]): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end(rows.join('\r\n'))
  }

const checkWith = (url: string, options: { failClosed?: boolean; timeoutMs?: number } = {}) => {
  const { log, lines, text } = recordingLog()
  const check = createBreachCheck({ url, timeoutMs: 30_000, failClosed: false, log, ...options })
  return { check, lines, text }
}

t.test('only the first five digits of the SHA-1 leave the service', async (t) => {
  const fake = await startFake(t, range(...otherRows))
  const { check, lines } = checkWith(`${fake.url}range/`)
  t.equal(await check(uncommon), 'clear')
  t.equal(fake.requests.length, 1)
  const [request] = fake.requests
  t.match(request, { method: 'GET', url: `/range/${digestOf(uncommon).slice(0, 5)}`, body: '' })
  t.match(request?.url, /^\/range\/[0-9A-F]{5}$/)
  t.equal(request?.headers['add-padding'], 'true')
  t.equal(request?.headers.cookie, undefined)
  t.notMatch(JSON.stringify(request).toUpperCase(), suffixOf(uncommon))
  t.same(lines, [], 'no warning')
})

t.test('rows are read in every valid form', async (t) => {
  const suffix = suffixOf(uncommon)
  const counts = [':7', '', ':', ':1,234', ':10,000', ': 7  ', ':many']
  const hits = [...counts.map((count) => suffix + count), `${suffix.toLowerCase()}:7`, ` ${suffix}`]
  for (const end of ['\n', '\r\n']) {
    const inRange = (row: string) =>
      isInRange([otherRows[0], row, ...otherRows.slice(1), ''].join(end), suffix)
    for (const row of hits) t.equal(inRange(row), true, row)
    for (const padding of [':0', ': 0 ']) t.equal(inRange(suffix + padding), false, padding)
  }
  t.equal(isInRange('', suffix), false, 'an empty range')
  t.equal(isInRange(`${suffix}:0\n${suffix}:2`, suffix), true, 'padding rows hide no match')
  t.equal(isInRange(otherRows.join('\n'), suffix), false)
  const [row = ''] = otherRows
  const pages = ['<html></html>', '{}', 'OK', `${row}\n${suffix.slice(0, 20)}`]
  for (const text of [...pages, `${row}\nG${suffix.slice(1)}:3`])
    t.throws(() => isInRange(text, suffix), { name: 'ExchangeError' }, text)
})

t.test('the answer of the service decides: the local list is not used', async (t) => {
  const cases: [text: string, listener: RequestListener, result: string][] = [
    [uncommon, range(...otherRows, `${suffixOf(uncommon)}:7`), 'breached'],
    [common, range(...otherRows, `${suffixOf(common)}:0`), 'clear'],
    [
      uncommon,
      (_request, response) => {
        response.writeHead(200, { 'Content-Encoding': 'gzip' })
        response.end(gzipSync(`${suffixOf(uncommon)}:7`))
      },
      'breached',
    ],
  ]
  for (const [text, listener, result] of cases) {
    const { check, lines } = checkWith((await startFake(t, listener)).url)
    t.equal(await check(text), result)
    t.same(lines, [])
  }
})

/** Every failure has the same result, and one warning that has no part of the password. */
const isFailure = async (t: Test, url: string, name: string) => {
  for (const failClosed of [false, true]) {
    const { check, lines, text } = checkWith(url, { failClosed, timeoutMs: 300 })
    const results = await Promise.all([check(uncommon), check(common)])
    const expected = failClosed ? ['unavailable', 'unavailable'] : ['clear', 'breached']
    t.same(results, expected, `${name}, failClosed ${failClosed}`)
    const levels = lines.map(({ level }) => level)
    t.same(levels, ['warn', 'warn'], 'one warning for each failure')
    for (const given of [uncommon, common]) {
      t.notOk(text().includes(given), 'no password in the log')
      t.notOk(text().toUpperCase().includes(digestOf(given).slice(0, 5)), 'no prefix in the log')
    }
    t.notOk(text().includes('secret-of-the-query'), 'no query in the log')
  }
}

t.test('while the service fails, the local list or BREACH_FAIL_CLOSED decides', async (t) => {
  const listeners = Object.entries(faults(`${otherRows.join('\r\n')}\r\n`))
  const query = 'range?key=secret-of-the-query&prefix='
  for (const [name, listener] of listeners)
    await isFailure(t, (await startFake(t, listener)).url + query, name)
  await isFailure(t, await refusedUrl(t), 'connection refused')
  await isFailure(t, 'http://user:secret-of-the-query@127.0.0.1:9/', 'a refused address')
  const elsewhere = await startFake(t, range(...otherRows))
  for (const status of [301, 302, 303, 307, 308]) {
    const redirect = await startFake(t, (request, response) => {
      response.writeHead(status, { Location: `${elsewhere.url}${request.url?.slice(1)}` }).end()
    })
    await isFailure(t, redirect.url, `redirect ${status}`)
  }
  t.same(elsewhere.requests, [], 'the other service received no request')
})

t.test('a warning names the failure', async (t) => {
  const reasons = {
    500: 'status 500',
    'HTML page': /no list/,
    'body without end': 'answer too large',
  }
  const reasonAt = async (url: string, timeoutMs = 30_000) => {
    const { check, lines } = checkWith(url, { timeoutMs })
    await check(uncommon)
    return lines[0]?.fields
  }
  for (const [name, reason] of Object.entries(reasons)) {
    const { url } = await startFake(t, faults('')[name]!)
    t.match(await reasonAt(url), { reason }, name)
  }
  const silent = await startFake(t, faults('')['black hole']!)
  t.match(await reasonAt(silent.url, 300), { reason: 'time-out' })
  const refused = await refusedUrl(t)
  t.match(await reasonAt(refused), { reason: 'ECONNREFUSED', host: new URL(refused).host })
  t.throws(() => checkWith('no url'), 'an invalid address is reported at the start')
})

t.test('a registration is checked, a login and a password refused locally are not', async (t) => {
  const fake = await startFake(t, range(...otherRows, `${suffixOf(uncommon)}:7`))
  const env = { BREACH_API_URL: `${fake.url}range/`, BREACH_TIMEOUT_MS: '10000' }
  const service = await start(t, { env })
  t.equal((await register(service, 'ana')).status, 201)
  t.equal(outcome(await register(service, 'eva', uncommon)), '400 password_breached')
  t.equal(fake.requests.length, 2)
  const sent = JSON.stringify(fake.requests).toUpperCase()
  for (const text of [suffixOf(password), password.toUpperCase(), 'ANA', 'EVA'])
    t.notOk(sent.includes(text), text)

  t.equal((await login(service, 'ana')).status, 200)
  t.equal(outcome(await login(service, 'ana', uncommon)), '401 invalid_credentials')
  for (const given of ['1234567', 'x'.repeat(129), 12345678])
    t.equal((await register(service, 'luis', given)).status, 400)
  t.equal(outcome(await register(service, 'a b')), '400 username_invalid')
  t.equal(fake.requests.length, 2)
})

t.test('a registration follows BREACH_FAIL_CLOSED while the service is unreachable', async (t) => {
  const service = await start(t, { env: { BREACH_API_URL: await refusedUrl(t) } })
  t.equal((await register(service, 'ana')).status, 201, 'an uncommon password')
  t.equal(outcome(await register(service, 'eva', common)), '400 password_breached')
  t.equal((await register(service, 'eva', 'Password1')).status, 201, 'compared exactly')

  const env = { BREACH_API_URL: await refusedUrl(t), BREACH_FAIL_CLOSED: 'true' }
  const closed = await start(t, { env })
  await eachIs(t, '400 password_check_unavailable', [password, common], (given) =>
    register(closed, 'ana', given),
  )
  t.equal(await countAccounts(closed), 0)
})

t.test('the local list has at least 3,000 common passwords and matches exactly', async (t) => {
  const passwords = await commonPasswords()
  t.ok(passwords.size >= 3000, `${passwords.size} passwords`)
  t.same([...passwords].filter((given) => passwordProblem(given) !== undefined).slice(0, 5), [])
  for (const given of ['password', '12345678', '1234567890', 'qwertyuiop', 'iloveyou', 'football'])
    t.ok(passwords.has(given), given)
  for (const given of ['PASSWORD', ' password', 'password ', 'pa\u017f\u017fword', uncommon, ''])
    t.notOk(passwords.has(given), JSON.stringify(given))
  t.equal(await commonPasswords(), passwords, 'the list is loaded once')
})
