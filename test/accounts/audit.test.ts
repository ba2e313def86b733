import type { RequestListener } from 'node:http'
import t, { type Test } from 'tap'
import {
  cookieOf,
  jwtSecret,
  password,
  type Reply,
  startService,
  type TestService,
} from '../support/service.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'
import { refusedUrl, startService as startFake } from './fake-service.ts'
import { login, register } from './support.ts'

const auditEvents = [
  ...['registration', 'login', 'refresh', 'logout', 'role_change'],
  ...['forbidden', 'webhook_refused', 'rate_limit'],
]
const address = '203.0.113.9'

interface Expected {
  event: string
  user_id: number | null
  outcome: string
  [more: string]: unknown
}

/** Expects exactly this line of the audit log from the call. */
const isLogged = async (
  t: Test,
  service: TestService,
  call: () => Promise<Reply>,
  expected: Expected,
): Promise<Reply> => {
  const before = service.logs().length
  const reply = await call()
  const lines = service
    .logs()
    .slice(before)
    .filter(({ event }) => auditEvents.includes(String(event)))
  t.equal(lines.length, 1, `${expected.event}: one line`)
  const { level, msg, time, ...fields } = lines[0] ?? {}
  t.strictSame(
    fields,
    { ...expected, address, request_id: reply.headers['x-request-id'] },
    JSON.stringify(expected),
  )
  t.match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  t.ok(typeof msg === 'string' && (level === 'info' || level === 'warn'))
  return reply
}

t.test('each event is one line: time, action, user, address, request and outcome', async (t) => {
  const service = await startService(t, {
    env: { AUTH_RATE_LIMIT_MAX: '4', WSTG_WEBHOOK_KEY: 'a-key-of-the-test' },
  })
  const from = address
  const registered = await isLogged(
    t,
    service,
    () => register(service, 'ana', undefined, { from }),
    {
      event: 'registration',
      user_id: 1,
      role: 'admin',
      outcome: 'success',
    },
  )
  await isLogged(t, service, () => register(service, 'eva', undefined, { from }), {
    event: 'registration',
    user_id: 2,
    role: 'user',
    outcome: 'success',
  })
  const success = { event: 'login', user_id: 2, outcome: 'success' }
  const session = await isLogged(
    t,
    service,
    () => login(service, 'EVA', undefined, { from }),
    success,
  )
  const wrong = { event: 'login', user_id: 2, outcome: 'failure' }
  await isLogged(t, service, () => login(service, 'eva', 'otra contraseña', { from }), wrong)
  const unknown = { event: 'login', user_id: null, outcome: 'failure' }
  await isLogged(t, service, () => login(service, 'nadie', undefined, { from }), unknown)
  await isLogged(t, service, () => login(service, 'no es un nombre', undefined, { from }), unknown)
  const tooMany = { event: 'rate_limit', user_id: null, outcome: 'refused' }
  await isLogged(t, service, () => login(service, 'eva', undefined, { from }), tooMany)

  const forbidden = () =>
    service.request('GET', '/api/wstg/status', { token: session.json().access_token, from })
  const refused = {
    event: 'forbidden',
    user_id: 2,
    operation: 'getWstgStatus',
    outcome: 'refused',
  }
  await isLogged(t, service, forbidden, refused)
  const refusals: [reason: string, headers: Record<string, string>][] = [
    ['no_cookie', {}],
    ['invalid_token', { cookie: 'refresh_token=x' }],
    ['foreign_page', { cookie: cookieOf(session), origin: 'https://evil.example' }],
  ]
  for (const [reason, headers] of refusals) {
    const refresh = () => service.request('POST', '/api/auth/refresh', { from, headers })
    await isLogged(t, service, refresh, {
      event: 'refresh',
      user_id: null,
      reason,
      outcome: 'failure',
    })
  }

  const { access_token: admin } = registered.json()
  const change = () =>
    service.request('PUT', '/api/admin/users/2/role', {
      token: admin,
      from,
      body: { role: 'admin' },
    })
  await isLogged(t, service, change, {
    event: 'role_change',
    user_id: 1,
    target_user_id: 2,
    role: 'admin',
    outcome: 'success',
  })
  const logout = () =>
    service.request('POST', '/api/auth/logout', {
      token: session.json().access_token,
      from,
      headers: { cookie: cookieOf(session) },
    })
  await isLogged(t, service, logout, { event: 'logout', user_id: 2, outcome: 'success' })
  const webhook = () =>
    service.request('POST', '/api/wstg/webhook', {
      from,
      headers: { 'x-api-key': 'wrong' },
      body: {},
    })
  await isLogged(t, service, webhook, {
    event: 'webhook_refused',
    user_id: null,
    outcome: 'refused',
  })
})

t.test('a login during an outage is not logged as a failed login', async (t) => {
  const first = await startService(t)
  await register(first, 'ana')
  const { databaseUrl } = first
  const proxy = await startTcpProxy(t, databaseUrl)
  await proxy.setMode('refuse')
  const captcha = { CAPTCHA_SITE_KEY: 'site-key', CAPTCHA_SECRET_KEY: 'secret-key' }
  const services: Record<string, [TestService, number]> = {
    'the database is unreachable': [await startService(t, { databaseUrl: proxy.url }), 503],
    'the verifier is unreachable': [
      await startService(t, {
        databaseUrl,
        env: { ...captcha, CAPTCHA_VERIFY_URL: await refusedUrl(t) },
      }),
      400,
    ],
  }
  for (const [name, [service, status]] of Object.entries(services)) {
    const body = { username: 'ana', password, captcha_token: 'a-token' }
    const reply = await service.request('POST', '/api/auth/login', { body })
    t.equal(reply.status, status, name)
    const lines = service.logs().filter(({ event }) => event === 'login')
    t.match(lines, [{ user_id: null, outcome: 'unavailable' }], name)
    const counted = await service.context.metrics.registry
      .getSingleMetric('audited_actions_total')
      ?.get()
    const values = counted?.values.filter(({ value }) => value > 0)
    t.match(values, [{ labels: { action: 'login', outcome: 'unavailable' }, value: 1 }], name)
  }
})

const canary = {
  password: 'canario-contraseña-1',
  wrongPassword: 'canario-contraseña-2',
  pepper: 'canario-pimienta',
  webhookKey: 'canario-webhook-key',
  givenKey: 'canario-given-key',
  captchaSecret: 'canario-captcha-secret',
  captchaToken: 'canario-captcha-token',
  redisPassword: 'canario-redis-password',
  name: 'Canaria',
  weight: 83.457,
  birthDate: '1987-06-05',
  height: 1.7391,
}

/** Secrets and personal data that must not appear in a log. */
const secretsOf = (service: TestService, replies: Reply[]): string[] => {
  const tokens = replies.flatMap((reply) => {
    const { access_token: token } = reply.text.startsWith('{') ? reply.json() : {}
    const cookie = cookieOf(reply).slice('refresh_token='.length)
    return [String(token ?? ''), cookie].filter((text) => text.length > 20)
  })
  // A signature identifies a token, so no part of it may appear either.
  const signatures = tokens.map((token) => token.split('.')[2] ?? '')
  const database = decodeURIComponent(new URL(service.databaseUrl).password)
  return [
    ...Object.values(canary).map(String),
    ...tokens,
    ...signatures,
    jwtSecret,
    '$argon2',
    database,
  ].filter(Boolean)
}

/** Valid and invalid calls that contain all secrets. */
const everything = async (service: TestService, name: string): Promise<Reply[]> => {
  const captcha = { captcha_token: canary.captchaToken }
  const auth = (operation: 'login' | 'register', more: object, options: object = {}) =>
    service.request('POST', `/api/auth/${operation}`, {
      body: { username: name, password: canary.password, ...captcha, ...more },
      ...options,
    })
  const registered = await auth('register', {})
  const { access_token: token = 'none' } = registered.json()
  const headers = { cookie: cookieOf(registered) }
  const profile = {
    nombre: canary.name,
    apellidos: canary.name,
    fecha_nacimiento: canary.birthDate,
    talla_m: canary.height,
  }
  const { password, weight: peso_kg, birthDate: fecha_nacimiento } = canary
  const broken = JSON.stringify({ password, peso_kg, fecha_nacimiento }).slice(0, -1)
  const replies = [
    registered,
    await auth('register', {}),
    await auth('login', {}),
    await auth('login', { password: canary.wrongPassword }),
    await auth('login', { password: [canary.password] }),
    await auth('login', {}, { body: broken }),
    await auth('register', {}, { body: broken, headers: { 'content-type': 'text/plain' } }),
    await service.request(
      'GET',
      `/api/auth/me?token=${token}&password=${canary.password.slice(0, 15)}`,
    ),
    await service.request('GET', '/api/auth/me', { token }),
    await service.request('POST', '/api/auth/refresh', { headers }),
    await service.request('POST', '/api/user', { token, body: profile }),
    await service.request('POST', '/api/user', {
      token,
      body: { ...profile, talla_m: canary.birthDate },
    }),
    await service.request('POST', '/api/user', {
      token,
      body: { ...profile, nombre: [canary.name] },
    }),
    await service.request('POST', '/api/weight', { token, body: { peso_kg: canary.weight } }),
    await service.request('POST', '/api/weight', {
      token,
      body: { peso_kg: String(canary.weight) },
    }),
    await service.request('POST', '/api/weight', { token, body: broken }),
    await service.request('GET', '/api/user', { token }),
    await service.request('GET', '/api/weights', { token }),
    await service.request('GET', '/api/imc', { token }),
    await service.request('PUT', '/api/admin/users/1/role', {
      token,
      body: { role: canary.password },
    }),
    await service.request('PUT', `/api/admin/users/${canary.password.slice(0, 7)}/role`, {
      token,
      body: {},
    }),
    await service.request('POST', '/api/wstg/webhook', {
      headers: { 'x-api-key': canary.givenKey },
      body: {},
    }),
    await service.request('POST', '/api/wstg/webhook', {
      headers: { 'x-api-key': canary.webhookKey },
      body: {},
    }),
    await service.request('POST', '/api/auth/logout', { token: `${token}x`, headers }),
    await service.request('POST', '/api/auth/logout', { token, headers }),
    await service.request('POST', '/api/auth/refresh', { headers }),
  ]
  return replies
}

const holdsNoSecret = (t: Test, service: TestService, replies: Reply[], name: string) => {
  const logged = JSON.stringify(service.logs())
  t.ok(service.logs().length > replies.length, `${name}: ${service.logs().length} lines`)
  for (const secret of secretsOf(service, replies)) {
    t.notOk(logged.includes(secret), `${name}: nothing of ${secret.slice(0, 24)}`)
  }
}

const environment = {
  PASSWORD_PEPPER: canary.pepper,
  WSTG_WEBHOOK_KEY: canary.webhookKey,
  CAPTCHA_SITE_KEY: 'site-key',
  CAPTCHA_SECRET_KEY: canary.captchaSecret,
}

/** A verifier that accepts every token, for both actions. */
const believing: RequestListener = (_request, response) => {
  turn += 1
  response.end(JSON.stringify({ success: true, action: actions[turn - 1] ?? 'login', score: 1 }))
}
let turn = 0
const actions = ['register', 'register', 'login', 'login']

t.beforeEach(() => {
  turn = 0
})

t.test('no line contains a secret or personal data', async (t) => {
  const fake = await startFake(t, believing)
  const redis = (await refusedUrl(t)).replace('http://', `redis://:${canary.redisPassword}@`)
  const service = await startService(t, {
    env: { ...environment, CAPTCHA_VERIFY_URL: fake.url, REDIS_URL: redis },
  })
  const replies = await everything(service, 'ana')
  t.ok(replies.filter(({ status }) => status < 300).length >= 9, 'most calls succeed')
  holdsNoSecret(t, service, replies, 'as usual')
})

t.test('no line contains a secret if the database refuses the values', async (t) => {
  const fake = await startFake(t, believing)
  const service = await startService(t, { env: { ...environment, CAPTCHA_VERIFY_URL: fake.url } })
  // Violated constraints and failing triggers quote the row in their details.
  await service.sql('alter table weights add constraint impossible check (weight_kg < 0)')
  await service.sql('alter table profiles add constraint impossible check (height_m < 0)')
  await service.sql('alter table revoked_tokens add constraint impossible check (length(jti) < 0)')
  const replies = await everything(service, 'ana')
  t.ok(replies.filter(({ status }) => status === 500).length >= 3, 'some calls fail')
  await service.sql(
    'alter table accounts add constraint impossible check (length(username) < 0) not valid',
  )
  turn = 0
  replies.push(...(await everything(service, 'eva')))
  t.equal(replies.at(-26)?.status, 500, 'a registration')
  holdsNoSecret(t, service, replies, 'constraints')

  await service.sql('drop table revoked_tokens, weights, profiles, accounts cascade')
  turn = 0
  replies.push(...(await everything(service, 'luis')))
  holdsNoSecret(t, service, replies, 'no tables')
})

t.test('no line contains a secret if dependencies are down', async (t) => {
  const first = await startService(t, { env: { PASSWORD_PEPPER: canary.pepper } })
  const proxy = await startTcpProxy(t, first.databaseUrl)
  const services = {
    'captcha and breach service': await startService(t, {
      databaseUrl: first.databaseUrl,
      env: { ...environment, CAPTCHA_VERIFY_URL: await refusedUrl(t), BREACH_FAIL_CLOSED: 'true' },
    }),
    database: await startService(t, {
      databaseUrl: proxy.url,
      env: { WSTG_WEBHOOK_KEY: canary.webhookKey },
    }),
  }
  for (const mode of ['pass', 'reset', 'refuse'] as const) {
    await proxy.setMode(mode)
    for (const [name, service] of Object.entries(services)) {
      const replies = await everything(service, `persona-${mode}`)
      holdsNoSecret(t, service, replies, `${name}, ${mode}`)
    }
  }
})
