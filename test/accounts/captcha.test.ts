import type { RequestListener } from 'node:http'
import t, { type Test } from 'tap'
import { createCaptcha, passes } from '../../src/accounts/captcha.ts'
import { eachIs, outcome } from '../support/outcome.ts'
import { password, type TestService } from '../support/service.ts'
import { faults, recordingLog, refusedUrl, startService as startFake } from './fake-service.ts'
import { countAccounts, starter } from './support.ts'

const start = starter(t)

const secret = 'secret-key-of-the-test'
const token = 'token&of=the test'
const remoteAddress = '203.0.113.9'
const actions = ['register', 'login'] as const
const succeeded = { register: '201 +cookie', login: '200 +cookie' }
const good = { success: true, action: 'login', score: 0.9, hostname: 'localhost' }

const json =
  (answer: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  }

interface Changes {
  siteKey?: string
  secretKey?: string
  timeoutMs?: number
}
const verifierAt = (verifyUrl: string, changes: Changes = {}) => {
  const { log, lines, text } = recordingLog()
  const defaults = { siteKey: 'site', secretKey: secret, minScore: 0.5, timeoutMs: 30_000 }
  const options = { ...defaults, ...changes, verifyUrl, log }
  const verify = createCaptcha(options)
  return {
    attempt: (given: string | undefined) =>
      verify({ token: given, action: 'login', remoteAddress }),
    lines,
    text,
  }
}

t.test('a captcha needs success, the same action and at least the minimum score', async (t) => {
  const passed: [answer: Record<string, unknown>, action: 'login' | 'register', minimum: number][] =
    [
      [good, 'login', 0.5],
      [{ ...good, score: 0.5 }, 'login', 0.5],
      [{ ...good, score: 0 }, 'login', 0],
      [{ ...good, score: 1 }, 'login', 1],
      [{ ...good, action: 'register' }, 'register', 0.5],
    ]
  for (const [answer, ...rest] of passed)
    t.equal(passes(answer, ...rest), true, JSON.stringify(answer))
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

t.test('only a secret that the verifier refuses causes a warning', async (t) => {
  for (const [code, warnings] of [
    ['invalid-input-secret', [{ level: 'warn', message: /CAPTCHA_SECRET_KEY/ }]],
    ['timeout-or-duplicate', []],
  ] as const) {
    const fake = await startFake(t, json({ success: false, 'error-codes': [code] }))
    const { attempt, lines, text } = verifierAt(fake.url)
    t.equal(await attempt(token), 'rejected')
    t.match(lines, warnings, code)
    t.equal(lines.length, warnings.length, code)
    t.notMatch(text(), secret)
  }
})

t.test('a failure of the verifier is a rejection and one warning without secrets', async (t) => {
  const isFailure = async (url: string, name: string) => {
    const { attempt, lines, text } = verifierAt(url, { timeoutMs: 300 })
    t.equal(await attempt(token), 'failed', name)
    t.match(lines, [{ level: 'warn', fields: { reason: String } }], name)
    t.equal(lines.length, 1, name)
    t.notOk(text().includes(secret) || text().includes(token), name)
  }
  const listeners = { ...faults(JSON.stringify(good)) }
  for (const answer of [null, true, 'login', 7]) listeners[`answer ${answer}`] = json(answer)
  for (const [name, listener] of Object.entries(listeners))
    await isFailure((await startFake(t, listener)).url, name)
  await isFailure(await refusedUrl(t), 'connection refused')
  const elsewhere = await startFake(t, json(good))
  for (const status of [302, 307, 308]) {
    const redirect = await startFake(t, (_request, response) => {
      response.writeHead(status, { Location: elsewhere.url }).end()
    })
    await isFailure(redirect.url, `redirect ${status}`)
  }
  t.same(elsewhere.requests, [], 'the secret is not sent elsewhere')
})

/** A verifier with a variable answer, and a service that uses it, with the account `ana`. */
const startWithCaptcha = async (t: Test, env: Record<string, string> = {}) => {
  let answer = json({ ...good, action: 'register' })
  const fake = await startFake(t, (request, response) => answer(request, response))
  const keys = { CAPTCHA_SITE_KEY: 'the-site-key', CAPTCHA_SECRET_KEY: secret }
  const service = await start(t, {
    env: { ...keys, CAPTCHA_VERIFY_URL: `${fake.url}siteverify`, ...env },
  })
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

t.test('login and registration need a captcha of their action', async (t) => {
  const { service, fake, setAnswer } = await startWithCaptcha(t)
  for (const action of actions) {
    const username = action === 'login' ? 'ana' : 'eva'
    const answers = { low: { action, score: 0.49 }, other: { action: 'other' } }
    await eachIs(t, refused, answers, (change) => {
      setAnswer(json({ ...good, ...change }))
      return attempt(service, action, username)
    })
    setAnswer(json({ ...good, action, score: 0.5 }))
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
})

t.test('neither action succeeds while the verifier fails', async (t) => {
  const { service, setAnswer } = await startWithCaptcha(t)
  setAnswer(faults('')[500]!)
  await eachIs(t, refused, actions, (action) => attempt(service, action, 'eva'))
  t.equal(await countAccounts(service), 1)
  const warnings = service
    .logs()
    .filter(({ level, msg }) => level === 'warn' && /captcha verifier failed/.test(String(msg)))
  t.equal(warnings.length, 2, 'each failure is logged')
})

t.test(
  'with only one of the keys there is no captcha, and only the site key is public',
  async (t) => {
    const cases: [siteKey: string, secretKey: string, requests: number][] = [
      ['', secret, 0],
      ['the-site-key', '', 0],
      ['the-site-key', secret, 1],
    ]
    for (const [siteKey, secretKey, requests] of cases) {
      const env = { CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET_KEY: secretKey }
      const { service, fake } = await startWithCaptcha(t, env)
      t.equal(outcome(await attempt(service, 'register', 'eva')), succeeded.register)
      t.equal(fake.requests.length, requests)
      const config = await service.request('GET', '/api/config')
      t.equal(config.json().captcha_site_key, siteKey)
      t.notOk(config.text.includes(secret))
    }
  },
)

t.test('the minimum score is configurable', async (t) => {
  const { service, setAnswer } = await startWithCaptcha(t, { CAPTCHA_MIN_SCORE: '0.8' })
  for (const [score, expected] of [
    [0.79, refused],
    [0.8, succeeded.login],
  ] as const) {
    setAnswer(json({ ...good, score }))
    t.equal(outcome(await attempt(service, 'login', 'ana')), expected, String(score))
  }
})
