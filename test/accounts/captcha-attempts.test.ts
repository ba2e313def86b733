import type { RequestListener } from 'node:http'
import t, { type Test } from 'tap'
import { password, type TestService } from '../support/service.ts'
import { faults, startService as startFake } from './fake-service.ts'
import { countAccounts, isRefused, starter } from './support.ts'

const start = starter(t)

const keys = {
  CAPTCHA_SITE_KEY: 'site-key-of-the-test',
  CAPTCHA_SECRET_KEY: 'captcha-secret-of-the-test',
}
const address = '203.0.113.9'

type Action = 'register' | 'login'
const actions: readonly Action[] = ['register', 'login']

const json =
  (answer: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  }

/** A verifier with a variable answer, and a service that uses it, with the account `ana`. */
const startWithCaptcha = async (t: Test, env: Record<string, string> = {}) => {
  let answer: RequestListener = json({ success: true, action: 'register', score: 1 })
  const fake = await startFake(t, (request, response) => answer(request, response))
  const service = await start(t, {
    env: { ...keys, CAPTCHA_VERIFY_URL: `${fake.url}siteverify`, ...env },
  })
  await attempt(service, 'register', 'a-token')
  fake.requests.length = 0
  return {
    service,
    fake,
    setAnswer: (next: RequestListener) => {
      answer = next
    },
  }
}

let names = 0
const attempt = (service: TestService, action: Action, token?: string, username?: string) =>
  service.request('POST', `/api/auth/${action}`, {
    from: address,
    body: {
      username: username ?? (action === 'login' || names === 0 ? 'ana' : `persona${names}`),
      password,
      captcha_token: token,
    },
  })

const succeeded: Record<Action, number> = { register: 201, login: 200 }

t.beforeEach(() => {
  names = 0
})

t.test('a captcha of the right action and a sufficient score is accepted', async (t) => {
  const { service, fake, setAnswer } = await startWithCaptcha(t)
  for (const action of actions) {
    for (const score of [0.5, 0.9, 1]) {
      names += 1
      setAnswer(json({ success: true, action, score }))
      t.equal(
        (await attempt(service, action, 'token&of=the test')).status,
        succeeded[action],
        `${action} ${score}`,
      )
    }
  }
  t.equal(fake.requests.length, 6)
  for (const { method, url, body } of fake.requests) {
    t.match({ method, url }, { method: 'POST', url: '/siteverify' })
    const form = Object.fromEntries(new URLSearchParams(body))
    t.strictSame(form, {
      secret: keys.CAPTCHA_SECRET_KEY,
      response: 'token&of=the test',
      remoteip: address,
    })
  }
})

t.test('a low score or another action is a rejection', async (t) => {
  const { service, setAnswer } = await startWithCaptcha(t)
  const before = await countAccounts(service)
  for (const action of actions) {
    const good = { success: true, action, score: 0.9 }
    const answers = {
      'a score below the minimum': { ...good, score: 0.49 },
      'the other action': { ...good, action: action === 'login' ? 'register' : 'login' },
    }
    names += 1
    for (const [name, answer] of Object.entries(answers)) {
      setAnswer(json(answer))
      isRefused(t, await attempt(service, action, 'a-token'), 400, 'captcha_failed', {
        name: `${action}: ${name}`,
      })
    }
  }
  t.equal(await countAccounts(service), before)
})

t.test('a rejected captcha reveals nothing about the account', async (t) => {
  const { service, setAnswer } = await startWithCaptcha(t)
  setAnswer(json({ success: false }))
  for (const username of ['ana', 'nadie', 'no es un nombre']) {
    isRefused(t, await attempt(service, 'login', 'a-token', username), 400, 'captcha_failed', {
      name: username,
    })
  }
})

t.test('no login succeeds while the verifier fails', async (t) => {
  const { service, setAnswer } = await startWithCaptcha(t)
  const before = await countAccounts(service)
  const failing = faults(JSON.stringify({ success: true, action: 'login', score: 1 }))
  names += 1
  for (const name of ['500', 'body cut half-way']) {
    const fault = failing[name]
    if (!fault) throw new Error(`there is no fault ${name}`)
    setAnswer(fault)
    for (const action of actions) {
      isRefused(t, await attempt(service, action, 'a-token'), 400, 'captcha_failed', {
        name: `${action}: ${name}`,
      })
    }
  }
  t.equal(await countAccounts(service), before)
  const warnings = service
    .logs()
    .filter(({ level, msg }) => level === 'warn' && /captcha verifier failed/.test(String(msg)))
  t.equal(warnings.length, 4, 'each failure is logged')
  t.notMatch(JSON.stringify(service.logs()), /a-token|captcha-secret/, 'without token and secret')
})

t.test(
  'with only one of the keys there is no captcha, and only the site key is public',
  async (t) => {
    for (const missing of ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET_KEY']) {
      const { service, fake } = await startWithCaptcha(t, { [missing]: '' })
      names += 1
      t.equal((await attempt(service, 'register')).status, 201, `${missing} is missing`)
      t.equal((await attempt(service, 'login', 'a-token')).status, 200)
      t.equal(fake.requests.length, 0)
      const config = await service.request('GET', '/api/config')
      t.equal(
        config.json().captcha_site_key,
        missing === 'CAPTCHA_SITE_KEY' ? '' : keys.CAPTCHA_SITE_KEY,
      )
      names = 0
    }
    const { service } = await startWithCaptcha(t)
    const config = await service.request('GET', '/api/config')
    t.equal(config.json().captcha_site_key, keys.CAPTCHA_SITE_KEY)
    t.notOk(config.text.includes(keys.CAPTCHA_SECRET_KEY))
  },
)

t.test('the minimum score is configurable', async (t) => {
  const { service, setAnswer } = await startWithCaptcha(t, { CAPTCHA_MIN_SCORE: '0.8' })
  setAnswer(json({ success: true, action: 'login', score: 0.79 }))
  isRefused(t, await attempt(service, 'login', 'a-token'), 400, 'captcha_failed')
  setAnswer(json({ success: true, action: 'login', score: 0.8 }))
  t.equal((await attempt(service, 'login', 'a-token')).status, 200)
})
