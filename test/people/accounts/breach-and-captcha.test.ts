/** The services that are called for an attempt: leaked passwords and captchas. */
import { createHash } from 'node:crypto'
import type { RequestListener } from 'node:http'
import t, { type Test } from 'tap'
import { createBreachCheck, isInRange } from '../../../src/people/accounts/breach-check.ts'
import { createCaptcha, passes } from '../../../src/people/accounts/captcha.ts'
import { commonPasswords } from '../../../src/people/accounts/common-passwords.ts'
import { passwordProblem } from '../../../src/people/accounts/passwords.ts'
import { collectLog } from '../../support/environment.ts'
import { eachIs, outcome } from '../../support/outcome.ts'
import { password, type TestService } from '../../support/service.ts'
import { faults, refusedUrl, startService as startFake } from './fake-service.ts'
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
  const log = collectLog()
  const check = createBreachCheck({ url, timeoutMs: 30_000, failClosed: false, log, ...options })
  return { check, lines: log.lines }
}

t.test('only the first five digits of the SHA-1 leave the service', async (t) => {
  const fake = await startFake(t, range(...otherRows))
  const { check, lines } = checkWith(`${fake.url}range/`)
  t.equal(await check(uncommon), 'clear')
  t.equal(fake.requests.length, 1)
  const [request] = fake.requests
  t.match(request, { method: 'GET', url: `/range/${digestOf(uncommon).slice(0, 5)}`, body: '' })
  t.match(request?.url, /^\/range\/[0-9A-F]{5}$/)
  t.match(request?.headers, { 'add-padding': 'true', cookie: undefined })
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
  const [row = ''] = otherRows
  const pages = ['<html></html>', '{}', 'OK', `${row}\n${suffix.slice(0, 20)}`]
  for (const text of [...pages, `${row}\nG${suffix.slice(1)}:3`])
    t.throws(() => isInRange(text, suffix), { name: 'ExchangeError' }, text)
})

t.test('the answer of the service decides: the local list is not used', async (t) => {
  const cases: [text: string, listener: RequestListener, result: string][] = [
    [uncommon, range(...otherRows, `${suffixOf(uncommon)}:7`), 'breached'],
    [common, range(...otherRows, `${suffixOf(common)}:0`), 'clear'],
  ]
  for (const [text, listener, result] of cases) {
    const { check, lines } = checkWith((await startFake(t, listener)).url)
    t.equal(await check(text), result)
    t.same(lines, [])
  }
})

const redirectTo = (t: Test, status: number, url: string) =>
  startFake(t, (_request, response) => {
    response.writeHead(status, { Location: url }).end()
  })

/** The reasons of some failures in the log. */
const reasons: Record<string, RegExp> = {
  500: /^status 500$/,
  'HTML page': /not a list/,
  'body without end': /^the answer has more than \d+ bytes$/,
  'connection refused': /ECONNREFUSED$/,
}

/** These faults last until the time-out; the others must not end by it on a slow machine. */
const endless = ['black hole', 'a 500 whose body never ends', 'body that stalls', 'body that drips']

/** Every failure has the same result, and one warning that has no part of the password. */
const isFailure = async (t: Test, url: string, name: string) => {
  const isEndless = endless.includes(name)
  const reason = isEndless ? /^no complete answer within 300 ms$/ : (reasons[name] ?? String)
  for (const failClosed of [false, true]) {
    const options = { failClosed, timeoutMs: isEndless ? 300 : 30_000 }
    const { check, lines } = checkWith(url, options)
    const results = await Promise.all([check(uncommon), check(common)])
    const expected = failClosed ? ['unavailable', 'unavailable'] : ['clear', 'breached']
    t.same(results, expected, `${name}, failClosed ${failClosed}`)
    t.equal(lines.length, 2, 'one warning for each failure')
    const { host } = new URL(url)
    const event = 'breach_service_failed'
    for (const line of lines) t.match(line, { level: 'warn', event, host, reason }, name)
    const logged = JSON.stringify(lines)
    for (const given of [uncommon, common]) {
      t.notOk(logged.includes(given), 'no password in the log')
      t.notOk(logged.toUpperCase().includes(digestOf(given).slice(0, 5)), 'no prefix in the log')
    }
    t.notOk(logged.includes('secret-of-the-query'), 'no query in the log')
  }
}

t.test('while the service fails, the local list or BREACH_FAIL_CLOSED decides', async (t) => {
  const elsewhere = await startFake(t, range(...otherRows))
  const urls: Record<string, string> = {
    'connection refused': await refusedUrl(t),
    'a refused address': 'http://user:secret-of-the-query@127.0.0.1:9/',
  }
  for (const [name, listener] of Object.entries(faults(`${otherRows.join('\r\n')}\r\n`)))
    urls[name] = `${(await startFake(t, listener)).url}range?key=secret-of-the-query&prefix=`
  for (const status of [301, 302, 303, 307, 308])
    urls[`redirect ${status}`] = (await redirectTo(t, status, elsewhere.url)).url
  await Promise.all(Object.entries(urls).map(([name, url]) => isFailure(t, url, name)))
  t.same(elsewhere.requests, [], 'the other service received no request')
})

t.test('a registration is checked, a login and a password refused locally are not', async (t) => {
  const fake = await startFake(t, range(...otherRows, `${suffixOf(uncommon)}:7`))
  const env = { BREACH_API_URL: `${fake.url}range/` }
  const service = await start(env)
  t.equal((await register(service, 'ana')).status, 201)
  t.equal(outcome(await register(service, 'eva', uncommon)), '400 password_breached')
  t.equal(fake.requests.length, 2)

  t.equal((await login(service, 'ana')).status, 200)
  t.equal(outcome(await login(service, 'ana', uncommon)), '401 invalid_credentials')
  for (const given of ['1234567', 'x'.repeat(129), 12345678])
    t.equal((await register(service, 'luis', given)).status, 400)
  t.equal(outcome(await register(service, 'a b')), '400 username_invalid')
  t.equal(fake.requests.length, 2)
})

t.test('the local list has at least 3,000 common passwords and matches exactly', async (t) => {
  const passwords = await commonPasswords()
  t.ok(passwords.size >= 3000, `${passwords.size} passwords`)
  t.same([...passwords].filter((given) => passwordProblem(given) !== undefined).slice(0, 5), [])
  for (const given of ['password', '12345678', '1234567890', 'qwertyuiop', 'iloveyou', 'football'])
    t.ok(passwords.has(given), given)
  for (const given of ['PASSWORD', ' password', 'password ', 'pa\u017f\u017fword', uncommon, ''])
    t.notOk(passwords.has(given), JSON.stringify(given))
})

const secret = 'secret-key-of-the-test'
const token = 'token&of=the test'
const remoteAddress = '2001:db8:1:2:3:4:5:9'
const good = { success: true, action: 'login', score: 0.9, hostname: 'localhost' }

const json =
  (answer: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  }

const verifierAt = (verifyUrl: string, changes: { siteKey?: string; secretKey?: string } = {}) => {
  const log = collectLog()
  const defaults = { siteKey: 'site', secretKey: secret, minScore: 0.5, timeoutMs: 30_000 }
  const verify = createCaptcha({ ...defaults, ...changes, verifyUrl, log })
  return {
    attempt: (given: string | undefined) =>
      verify({ token: given, action: 'login', remoteAddress }),
    lines: log.lines,
  }
}

t.test('a captcha needs success, the same action and at least the minimum score', async (t) => {
  const passed: [change: object, action: string, minimum: number][] = [
    [{}, 'login', 0.5],
    [{ score: 0.5 }, 'login', 0.5],
    [{ score: 0 }, 'login', 0],
    [{ score: 1 }, 'login', 1],
    [{ action: 'register' }, 'register', 0.5],
  ]
  for (const [change, ...rest] of passed)
    t.equal(passes({ ...good, ...change }, ...rest), true, JSON.stringify(change))
  const changes: object[] = [
    ...[0.49, undefined, null, '0.9', 7, Number.POSITIVE_INFINITY, -0.1].map((score) => ({
      score,
    })),
    ...['register', 'LOGIN', undefined].map((action) => ({ action })),
    ...[false, 'true', 1].map((success) => ({ success })),
  ]
  for (const change of changes)
    t.equal(passes({ ...good, ...change }, 'login', 0.5), false, JSON.stringify(change))
  t.equal(passes({}, 'login', 0.5), false)
  t.equal(passes({ ...good, score: -0.1 }, 'login', 0), false, 'below the lowest minimum')
})

t.test('without both keys nothing is verified, without a token no request is sent', async (t) => {
  const fake = await startFake(t, json({ success: false }))
  const keys = [{ siteKey: '', secretKey: '' }, { siteKey: '' }, { secretKey: '' }]
  for (const some of keys)
    t.equal(await verifierAt(fake.url, some).attempt(undefined), 'passed', JSON.stringify(some))
  for (const missing of [undefined, ''])
    t.equal(await verifierAt(fake.url).attempt(missing), 'rejected')
  t.same(fake.requests, [])
})

// The other faults of such a service are the breach check's above.
t.test('a failure of the verifier is a rejection and one warning without secrets', async (t) => {
  const isWarned = async (url: string, result: string, name: string, warnings = 1) => {
    const { attempt, lines } = verifierAt(url)
    t.equal(await attempt(token), result, name)
    const event = result === 'failed' ? 'captcha_verifier_failed' : 'captcha_secret_refused'
    t.match(lines, Array(warnings).fill({ level: 'warn', event }), name)
    t.equal(lines.length, warnings, name)
    const logged = JSON.stringify(lines)
    t.notOk(logged.includes(secret) || logged.includes(token), name)
  }
  const { 500: broken, 'HTML page': page } = faults('')
  const listeners: Record<string, RequestListener> = { 'status 500': broken!, 'HTML page': page! }
  for (const [name, listener] of Object.entries(listeners))
    await isWarned((await startFake(t, listener)).url, 'failed', name)
  for (const answer of [null, true, 'login', 7])
    await isWarned((await startFake(t, json(answer))).url, 'rejected', `answer ${answer}`, 0)
  await isWarned(await refusedUrl(t), 'failed', 'connection refused')
  const elsewhere = await startFake(t, json(good))
  await isWarned((await redirectTo(t, 307, elsewhere.url)).url, 'failed', 'redirect')
  t.same(elsewhere.requests, [], 'the secret is not sent elsewhere')

  for (const [code, warnings] of Object.entries({
    'invalid-input-secret': 1,
    'timeout-or-duplicate': 0,
  })) {
    const fake = await startFake(t, json({ success: false, 'error-codes': [code] }))
    await isWarned(fake.url, 'rejected', code, warnings)
  }
})

/** A verifier with a variable answer, and a service that uses it, with the account `ana`. */
const startWithCaptcha = async (t: Test, env: Record<string, string> = {}) => {
  let answer = json({ ...good, action: 'register' })
  const fake = await startFake(t, (request, response) => answer(request, response))
  const keys = { CAPTCHA_SITE_KEY: 'the-site-key', CAPTCHA_SECRET_KEY: secret }
  const CAPTCHA_VERIFY_URL = `${fake.url}siteverify`
  const service = await start({ ...keys, CAPTCHA_VERIFY_URL, ...env })
  await attempt(service, 'register', 'ana')
  fake.requests.length = 0
  const setAnswer = (next: RequestListener) => {
    answer = next
  }
  return { service, fake, setAnswer }
}

const attempt = (service: TestService, action: 'register' | 'login', username: string) =>
  service.request('POST', `/api/auth/${action}`, {
    from: remoteAddress,
    body: { username, password, captcha_token: token },
  })
const refused = '400 captcha_failed'
const actions = ['register', 'login'] as const
const succeeded = { register: '201 +cookie', login: '200 +cookie' }

t.test('login and registration need a captcha of their action', async (t) => {
  const { service, fake, setAnswer } = await startWithCaptcha(t, { CAPTCHA_MIN_SCORE: '0.8' })
  const config = await service.request('GET', '/api/config')
  t.equal(config.json().captcha_site_key, 'the-site-key')
  for (const action of actions) {
    const username = action === 'login' ? 'ana' : 'eva'
    const answers = { low: { action, score: 0.79 }, other: { action: 'other' } }
    await eachIs(t, refused, answers, (change) => {
      setAnswer(json({ ...good, ...change }))
      return attempt(service, action, username)
    })
    setAnswer(json({ ...good, action, score: 0.8 }))
    t.equal(outcome(await attempt(service, action, username)), succeeded[action])
  }
  t.equal(fake.requests.length, 6)
  for (const { method, url, body } of fake.requests) {
    t.same([method, url], ['POST', '/siteverify'])
    const form = Object.fromEntries(new URLSearchParams(body))
    t.strictSame(form, { secret, response: token, remoteip: remoteAddress })
  }
  setAnswer(json({ success: false }))
  await eachIs(t, refused, ['ana', 'nadie', 'no es un nombre'], (name) =>
    attempt(service, 'login', name),
  )
  setAnswer(faults('')[500]!)
  await eachIs(t, refused, actions, (action) => attempt(service, action, 'luis'))
  t.equal(await countAccounts(service), 2)
})

t.test('a closed registration is refused before anything is checked or hashed', async (t) => {
  const { service, fake } = await startWithCaptcha(t, { REGISTRATION: 'closed' })
  const hashes = t.capture(service.context.accountRepository, 'insert')
  const closed = '400 registration_closed'
  await eachIs(t, closed, ['eva', 'no es un nombre'], (name) => attempt(service, 'register', name))
  t.equal(outcome(await register(service, 'eva', common)), closed)
  t.equal(outcome(await register(service, 'eva', 'short')), '400 password_too_short 8 128')
  t.same([fake.requests, hashes()], [[], []])
  t.equal(await countAccounts(service), 0)
})
