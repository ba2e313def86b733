import type { RequestListener } from 'node:http'
import t, { type Test } from 'tap'
import { createCaptcha, passes } from '../../src/accounts/captcha.ts'
import { faults, recordingLog, refusedUrl, startService } from './fake-service.ts'

const SECRET = 'secret-key-of-the-test'
const TOKEN = 'token-of-the-test'

const good = { success: true, action: 'login', score: 0.9, hostname: 'localhost' }

const json =
  (answer: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  }

const captchaAt = (
  verifyUrl: string,
  changes: { siteKey?: string; secretKey?: string; timeoutMs?: number } = {},
) => {
  const { log, lines, text } = recordingLog()
  const options = {
    siteKey: 'site',
    secretKey: SECRET,
    minScore: 0.5,
    verifyUrl,
    timeoutMs: 5000,
    log,
    ...changes,
  }
  const verify = createCaptcha(options)
  const attempt = (token: string | undefined, action: 'login' | 'register' = 'login') =>
    verify({ token, action, remoteAddress: '203.0.113.9' })
  return { attempt, lines, text }
}

t.test('a captcha needs success, the same action and at least the minimum score', async (t) => {
  t.equal(passes(good, 'login', 0.5), true)
  t.equal(passes({ ...good, score: 0.5 }, 'login', 0.5), true, 'an equal score passes')
  t.equal(passes({ ...good, score: 0 }, 'login', 0), true)
  t.equal(passes({ ...good, score: 1 }, 'login', 1), true)
  t.equal(passes({ ...good, action: 'register' }, 'register', 0.5), true)
  const { score: _score, ...withoutScore } = good
  const { action: _action, ...withoutAction } = good
  const rejected = {
    'a lower score': { ...good, score: 0.49 },
    'no score': withoutScore,
    'a score of null': { ...good, score: null },
    'a score as text': { ...good, score: '0.9' },
    'a score above 1': { ...good, score: 7 },
    'an endless score': JSON.parse('{"success":true,"action":"login","score":1e999}'),
    'a negative score': { ...good, score: -0.1 },
    'another action': { ...good, action: 'register' },
    'an action in capitals': { ...good, action: 'LOGIN' },
    'no action': withoutAction,
    'no success': { ...good, success: false },
    'success as text': { ...good, success: 'true' },
    'success as a number': { ...good, success: 1 },
    'nothing at all': {},
  }
  for (const [name, answer] of Object.entries(rejected))
    t.equal(passes(answer, 'login', 0.5), false, name)
  t.equal(
    passes({ ...good, score: -0.1 }, 'login', 0),
    false,
    'a negative score with the lowest minimum',
  )
})

t.test('without both keys nothing is verified', async (t) => {
  const service = await startService(t, json({ success: false }))
  const { log } = recordingLog()
  for (const [siteKey, secretKey] of [
    [undefined, undefined],
    ['site', undefined],
    [undefined, SECRET],
    ['', ''],
  ]) {
    const verify = createCaptcha({
      siteKey,
      secretKey,
      minScore: 0.5,
      verifyUrl: service.url,
      timeoutMs: 5000,
      log,
    })
    t.equal(
      await verify({ token: undefined, action: 'login', remoteAddress: '203.0.113.9' }),
      'passed',
    )
  }
  t.same(service.requests, [])
})

t.test('without a token no request is sent', async (t) => {
  const service = await startService(t, json(good))
  const { attempt } = captchaAt(service.url)
  t.equal(await attempt(undefined), 'rejected')
  t.equal(await attempt(''), 'rejected')
  t.same(service.requests, [])
})

t.test('a secret that the verifier refuses causes a warning', async (t) => {
  const service = await startService(
    t,
    json({ success: false, 'error-codes': ['invalid-input-secret'] }),
  )
  const { attempt, lines, text } = captchaAt(service.url)
  t.equal(await attempt(TOKEN), 'rejected')
  t.match(lines, [{ level: 'warn', message: /CAPTCHA_SECRET_KEY/ }])
  t.notMatch(text(), SECRET)
  const other = await startService(
    t,
    json({ success: false, 'error-codes': ['timeout-or-duplicate'] }),
  )
  const used = captchaAt(other.url)
  t.equal(await used.attempt(TOKEN), 'rejected')
  t.same(used.lines, [])
})

const expectRejection = async (t: Test, url: string) => {
  const { attempt, lines, text } = captchaAt(url, { timeoutMs: 300 })
  t.equal(await attempt(TOKEN), 'failed')
  t.match(lines, [{ level: 'warn', fields: { reason: String } }])
  t.equal(lines.length, 1)
  t.notMatch(text(), SECRET)
  t.notMatch(text(), TOKEN)
}

for (const [name, listener] of Object.entries(faults(JSON.stringify(good)))) {
  t.test(`rejected: ${name}`, async (t) => {
    await expectRejection(t, (await startService(t, listener)).url)
  })
}

for (const answer of [null, true, 'login', 7]) {
  t.test(`rejected: the answer is ${JSON.stringify(answer)}`, async (t) => {
    await expectRejection(t, (await startService(t, json(answer))).url)
  })
}

t.test('rejected: connection refused', async (t) => {
  await expectRejection(t, await refusedUrl(t))
})

t.test('rejected: a redirect, which would send the secret elsewhere', async (t) => {
  const elsewhere = await startService(t, json(good))
  for (const status of [302, 307, 308]) {
    const service = await startService(t, (_request, response) => {
      response.writeHead(status, { Location: elsewhere.url }).end()
    })
    await expectRejection(t, service.url)
  }
  t.same(elsewhere.requests, [])
})
