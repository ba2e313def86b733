import t from 'tap'
import { startFaultyService } from '../faults/support.ts'
import { cookieOf, jwtSecret, startService } from '../support/service.ts'

/** Values that occur nowhere else: one of them in a log is a leak. */
const canaries = {
  password: 'canary-password-71d0',
  wrongPassword: 'canary-wrong-password-71d0',
  pepper: 'canary-pepper-71d0',
  jwtSecret,
  webhookKey: 'canary-webhook-key-71d0',
  captchaToken: 'canary-captcha-token-71d0',
  givenName: 'Canarynombre',
  surnames: 'Canaryapellidos',
}
const weight = 71.7071
const height = 1.7071
const birthDate = '1971-07-01'

t.test('no secret and no personal data gets into the logs, at any level', async (t) => {
  const service = await startService(t, {
    wrongStatements: true,
    env: {
      LOG_LEVEL: 'trace',
      PASSWORD_PEPPER: canaries.pepper,
      WSTG_WEBHOOK_KEY: canaries.webhookKey,
    },
  })
  const { request } = service
  const { password } = canaries
  const registered = await request('POST', '/api/auth/register', {
    body: { username: 'ana', password },
  })
  const cookie = cookieOf(registered)
  const token = registered.json().access_token
  const profile = {
    nombre: canaries.givenName,
    apellidos: canaries.surnames,
    fecha_nacimiento: birthDate,
    talla_m: height,
  }
  const calls: [
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    options: Parameters<typeof request>[2],
  ][] = [
    ['POST', '/api/auth/register', { body: { username: 'ana', password } }],
    ['POST', '/api/auth/register', { body: { username: canaries.wrongPassword, password: 'x' } }],
    [
      'POST',
      '/api/auth/login',
      { body: { username: 'ana', password, captcha_token: canaries.captchaToken } },
    ],
    ['POST', '/api/auth/login', { body: { username: 'ana', password: canaries.wrongPassword } }],
    ['POST', '/api/auth/login', { body: `{"username":"ana","password":"${password}` }],
    ['POST', '/api/auth/login', { body: `${password} is no JSON` }],
    ['POST', `/api/auth/login?password=${password}`, { body: {} }],
    ['GET', `/api/${password}`, {}],
    ['GET', `/api/${password}%zz`, {}],
    ['POST', '/api/auth/refresh', { headers: { cookie } }],
    ['POST', '/api/auth/refresh', { headers: { cookie, 'sec-fetch-site': 'cross-site' } }],
    ['POST', '/api/auth/refresh', { headers: { cookie: `${cookie}x` } }],
    ['POST', '/api/user', { token, body: profile }],
    ['POST', '/api/user', { token, body: { ...profile, talla_m: String(height) } }],
    ['POST', '/api/weight', { token, body: { peso_kg: weight } }],
    ['POST', '/api/weight', { token, body: { peso_kg: weight * 1000 } }],
    ['GET', '/api/user', { token }],
    ['GET', '/api/weights', { token }],
    ['GET', '/api/imc', { token }],
    ['GET', '/api/weights', { token: `${token}x` }],
    [
      'POST',
      '/api/wstg/webhook',
      { headers: { 'x-api-key': canaries.webhookKey }, body: { finding: { id: 1 } } },
    ],
    [
      'POST',
      '/api/wstg/webhook',
      { headers: { 'x-api-key': canaries.wrongPassword }, body: { finding: { id: 1 } } },
    ],
  ]
  const everything = async () => {
    for (const [method, path, options] of calls) await request(method, path, options)
  }
  await everything()
  // The details of a failed statement contain its row, which is personal data.
  await service.sql('alter table weights add constraint impossible check (weight_kg < 0) not valid')
  await service.sql('alter table profiles add constraint impossible check (height_m < 0) not valid')
  await everything()
  await service.sql('drop table profiles cascade')
  await everything()
  await request('POST', '/api/auth/logout', { token, headers: { cookie } })
  await request('GET', '/api/auth/me', { token })

  const logs = JSON.stringify(service.logs())
  t.ok(
    service.logs().some(({ event }) => event === 'request_failed'),
    'failures were logged',
  )
  const refreshToken = cookie.split('=')[1] ?? ''
  const signature = (jwt: string) => jwt.split('.')[2] ?? ''
  const secrets = { ...canaries, token: signature(token), refreshToken: signature(refreshToken) }
  for (const [what, value] of Object.entries(secrets)) t.notOk(logs.includes(value), what)
  for (const value of [String(weight), String(weight * 1000), String(height), birthDate]) {
    t.notOk(logs.includes(value), 'health data')
  }
})

t.test('no secret gets into the logs while the database is away', async (t) => {
  const { service, proxy, databaseUrl, user } = await startFaultyService(t)
  await proxy.setMode('refuse')
  const body = { username: user.username, password: canaries.password }
  t.equal((await service.request('POST', '/api/auth/login', { body })).status, 503)
  t.equal(
    (await service.request('POST', '/api/weight', { token: user.token, body: { peso_kg: weight } }))
      .status,
    503,
  )
  const logs = JSON.stringify(service.logs())
  const secrets = [
    canaries.password,
    String(weight),
    new URL(databaseUrl).password,
    user.token,
    user.cookie,
  ]
  for (const value of secrets) t.notOk(logs.includes(value))
})
