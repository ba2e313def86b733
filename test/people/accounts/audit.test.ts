/** The audit log. `test/security/canaries.test.ts` proves that no log has a secret. */
import t from 'tap'
import { createDatabase } from '../../support/postgres.ts'
import {
  cookieOf,
  password,
  type Reply,
  type RequestOptions,
  startService,
  type TestService,
} from '../../support/service.ts'
import { startTcpProxy } from '../../support/tcp-proxy.ts'
import { refusedUrl } from './fake-service.ts'
import { forge, refreshClaims } from './forged-tokens.ts'
import { login, makeKey, next, register } from './support.ts'

const auditEvents = [
  ...['registration', 'login', 'refresh', 'logout', 'role_change', 'access_change'],
  ...['forbidden', 'webhook_refused', 'key_refused', 'rate_limit', 'key_creation', 'key_deletion'],
  ...['invitation_creation', 'invitation_deletion', 'password_link_creation', 'password_reset'],
  ...['password_change', 'session_end', 'account_deletion', 'data_export', 'weight_deletion'],
]
const from = '2001:db8:1:2:3:4:5:9'

t.test('each event is one line: time, action, user, address, request and outcome', async (t) => {
  const service = await startService(t, {
    env: { AUTH_RATE_LIMIT_MAX: '4', WSTG_WEBHOOK_KEY: 'a-key-of-the-test' },
  })
  /** Expects exactly this line of the audit log from the call. */
  const logs = async (call: () => Promise<Reply>, expected: object): Promise<Reply> => {
    const before = service.logs().length
    const reply = await call()
    const lines = service
      .logs()
      .slice(before)
      .filter(({ event }) => auditEvents.includes(String(event)))
    const name = JSON.stringify(expected)
    t.equal(lines.length, 1, `${name}: one line`)
    const { level, msg, time, ...fields } = lines[0] ?? {}
    const request_id = reply.headers['x-request-id']
    t.strictSame(fields, { address: from, ...expected, request_id }, name)
    t.match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    t.ok(typeof msg === 'string' && (level === 'info' || level === 'warn'))
    return reply
  }
  const send =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options: RequestOptions = {}) =>
    () =>
      service.request(method, path, { from, ...options })
  const registered = { event: 'registration', outcome: 'success' }
  const ana = await logs(() => register(service, 'ana', undefined, { from }), {
    ...registered,
    user_id: 1,
    role: 'admin',
  })
  await logs(() => register(service, 'eva', undefined, { from }), {
    ...registered,
    user_id: 2,
    role: 'user',
  })
  const logIn = (name: string, given?: string) => () => login(service, name, given, { from })
  const eva = await logs(logIn('EVA'), { event: 'login', user_id: 2, outcome: 'success' })
  const failure = { event: 'login', user_id: null, outcome: 'failure' }
  await logs(logIn('eva', 'otra contraseña'), { ...failure, user_id: 2 })
  for (const name of ['nadie', 'no es un nombre']) await logs(logIn(name), failure)
  const refused = { user_id: null, outcome: 'refused' }
  await logs(logIn('eva'), { ...refused, event: 'rate_limit', operation: 'login' })

  const token = eva.json().access_token
  const forbidden = { ...refused, event: 'forbidden', user_id: 2, operation: 'getWstgStatus' }
  await logs(send('GET', '/api/wstg/status', { token }), forbidden)
  const refusals: [reason: string, headers: Record<string, string>][] = [
    ['no_cookie', {}],
    ['invalid_token', { cookie: 'refresh_token=x' }],
    ['expired_token', { cookie: `refresh_token=${forge(refreshClaims({ iat: 1, exp: 2 }))}` }],
    ['revoked_or_unknown', { cookie: `refresh_token=${forge(refreshClaims({ sub: '99' }))}` }],
    ['foreign_page', { cookie: cookieOf(eva), origin: 'https://evil.example' }],
  ]
  for (const [index, [reason, headers]] of refusals.entries()) {
    const address = `192.0.2.${index}`
    const refresh = { event: 'refresh', user_id: null, reason, outcome: 'failure', address }
    await logs(send('POST', '/api/auth/refresh', { headers, from: address }), refresh)
  }
  const change = { token: ana.json().access_token, body: { role: 'admin' } }
  const changed = { event: 'role_change', user_id: 1, target_user_id: 2, role: 'admin' }
  await logs(send('PUT', '/api/admin/users/2/role', change), { ...changed, outcome: 'success' })
  const headers = { cookie: cookieOf(eva) }
  const loggedOut = { event: 'logout', user_id: 2, outcome: 'success' }
  await logs(send('POST', '/api/auth/logout', { token, headers }), loggedOut)
  const delivery = { headers: { 'x-api-key': 'wrong' }, body: {} }
  const webhookRefused = { ...refused, event: 'webhook_refused', operation: 'receiveWstgWebhook' }
  await logs(send('POST', '/api/wstg/webhook', delivery), webhookRefused)
  const unknown = { token: `wbr_${'A'.repeat(43)}` }
  const keyRefused = { ...refused, event: 'key_refused', operation: 'getWeightStats' }
  await logs(send('GET', '/api/stats', unknown), keyRefused)

  const own = { token: ana.json().access_token }
  const byAna = (event: string, more: object = {}) => ({
    event,
    user_id: 1,
    ...more,
    outcome: 'success',
  })
  await service.request('POST', '/api/weight', { ...own, body: { peso_kg: 70 } })
  await logs(send('DELETE', '/api/weights/1', own), byAna('weight_deletion', { weight_id: 1 }))
  const ids = { ...own, body: { weight_ids: [1, 2] } }
  await logs(send('POST', '/api/weights/batch-delete', ids), byAna('weight_deletion', { count: 0 }))
  await logs(send('GET', '/api/user/export', own), byAna('data_export'))
  const asked = { name: 'scale', permissions: ['weights:read'], password }
  await logs(
    send('POST', '/api/user/keys', { ...own, body: asked }),
    byAna('key_creation', { created_key_id: 1 }),
  )
  await logs(send('DELETE', '/api/user/keys/1', own), byAna('key_deletion', { deleted_key_id: 1 }))
  const target = { target_user_id: 2 }
  await logs(
    send('PUT', '/api/admin/users/2/checklist', { ...own, body: { access: 'read' } }),
    byAna('access_change', { ...target, access: 'read' }),
  )
  await logs(send('POST', '/api/admin/users/2/end-sessions', own), byAna('session_end', target))
  const invite = send('POST', '/api/admin/invitations', { ...own, body: { password } })
  const invited = (await logs(invite, byAna('invitation_creation', { invitation_id: 1 }))).json()
  const joining = { username: 'luis', password, invitation: invited.code }
  await logs(send('POST', '/api/auth/register', { body: joining }), {
    ...registered,
    user_id: 3,
    role: 'user',
    given_by: 1,
  })
  await logs(invite, byAna('invitation_creation', { invitation_id: 2 }))
  const withdraw = send('DELETE', '/api/admin/invitations/2', own)
  await logs(withdraw, byAna('invitation_deletion', { invitation_id: 2 }))
  const wrong = { ...own, body: { password: 'x' } }
  const creation = byAna('password_link_creation', target)
  const linkTo = (options: RequestOptions) =>
    send('POST', '/api/admin/users/2/password-link', options)
  await logs(linkTo(wrong), { ...creation, outcome: 'failure' })
  const { code } = (await logs(linkTo({ ...own, body: { password } }), creation)).json()
  const chosen = { code, new_password: next }
  await logs(send('POST', '/api/auth/reset-password', { body: chosen }), {
    event: 'password_reset',
    user_id: 2,
    given_by: 1,
    outcome: 'success',
  })
  await logs(send('DELETE', '/api/admin/users/2', own), byAna('account_deletion', target))
  const passwords = { current_password: password, new_password: next }
  const changing = send('POST', '/api/auth/password', { ...own, body: passwords })
  const { access_token } = (await logs(changing, byAna('password_change'))).json()
  const leaving = { token: access_token, body: { password: next } }
  await logs(send('POST', '/api/auth/logout-everywhere', leaving), byAna('session_end'))
})

t.test('the line of a request names the account, the key and the error', async (t) => {
  const service = await startService(t)
  const { id, token } = await service.register()
  const permissions = ['weights:write']
  const { key_id, key } = (await makeKey(service, { token }, { permissions })).json()
  const lineOf = async (path: string, options: RequestOptions) => {
    const reply = await service.request('POST', path, options)
    const isOf = ({ event, request_id }: Record<string, unknown>) =>
      event === 'request' && request_id === reply.headers['x-request-id']
    return service.logs().find(isOf)
  }
  const weight = { peso_kg: 70 }
  t.match(await lineOf('/api/weight', { token: key, body: weight }), { user_id: id, key_id })
  const refused = await lineOf('/api/weight', { token, body: { peso_kg: 1 } })
  t.match(refused, { user_id: id, error_code: 'weight_out_of_range' })
  t.match(await lineOf('/api/weight', { from: '::ffff:192.0.2.7' }), {
    address: '192.0.2.7',
    user_id: null,
    error_code: 'authentication_required',
  })
  t.notMatch(JSON.stringify(service.logs()), key.slice(4))
})

t.test('the refused calls of an address share lines, which count each of them', async (t) => {
  const service = await startService(t, {
    env: { AUTH_RATE_LIMIT_MAX: '50', WSTG_WEBHOOK_KEY: 'a-key-of-the-test' },
  })
  await service.register()
  /** Of another account each time. */
  const tokenOf = async () => (await service.register()).token
  const token = await tokenOf()
  const post = { method: 'POST' } as const
  const type = { 'content-type': 'text/plain' }
  const body = { password: 'otra contraseña' }
  const long = 'x'.repeat(16_385)
  type Kind = RequestOptions & {
    method?: 'POST'
    path: string
    event?: string
    status: number
    calls?: number
  }
  const kinds: Kind[] = [
    { ...post, path: '/api/weight', token, body: { peso_kg: 1 }, status: 400 },
    { path: '/api/imc', status: 401 },
    { path: '/api/imc', token: `wbr_${'A'.repeat(43)}`, event: 'key_refused', status: 401 },
    { ...post, path: '/api/auth/refresh', event: 'refresh', status: 401 },
    { ...post, path: '/api/wstg/webhook', body: {}, event: 'webhook_refused', status: 401 },
    { path: '/api/wstg/status', token, event: 'forbidden', status: 403 },
    { path: '/nothing', status: 404 },
    { ...post, path: '/api/imc', status: 405 },
    { ...post, path: '/api/weight', token: await tokenOf(), body: long, status: 413 },
    { ...post, path: '/api/weight', token: await tokenOf(), body: 'x', headers: type, status: 415 },
    { ...post, path: '/api/auth/login', body: {}, event: 'rate_limit', status: 429 },
    // An account has 128 places, and 8 more for this operation.
    {
      ...post,
      path: '/api/auth/logout-everywhere',
      token: await tokenOf(),
      body,
      status: 503,
      calls: 200,
    },
  ]
  const sent = kinds.map(async (kind, index) => {
    const { method = 'GET' as const, path, status, calls = 60, ...options } = kind
    const from = `192.0.2.${index}`
    const call = () => service.request(method, path, { ...options, from })
    const statuses = await Promise.all(Array.from({ length: calls }, call))
    t.ok(
      statuses.some((reply) => reply.status === status),
      `${path}: ${status}`,
    )
  })
  await Promise.all(sent)
  await service.app.close()
  const lines = service.logs()
  for (const [index, { path, status, event: audited, calls = 60 }] of kinds.entries()) {
    const own = lines.filter(({ address }) => address === `192.0.2.${index}`)
    for (const event of audited === undefined ? ['request'] : ['request', audited]) {
      const whole = own.filter((line) => line.event === event).length
      const shared = own.filter(({ of }) => of === event)
      const others = shared.reduce((sum, line) => sum + Number(line.others), 0)
      const expected = event === 'rate_limit' ? calls - 50 : calls
      t.equal(whole + others, expected, `${path}, ${status}: ${event}`)
      t.ok(others > 0 && shared.length <= whole, `${path}, ${status}: ${event}, shared`)
    }
  }
})

t.test('a login during an outage is not logged as a failed login', async (t) => {
  const databaseUrl = await createDatabase(t)
  const proxy = await startTcpProxy(t, databaseUrl)
  await proxy.setMode('refuse')
  const captcha = { CAPTCHA_SITE_KEY: 'site-key', CAPTCHA_SECRET_KEY: 'secret-key' }
  const env = { ...captcha, CAPTCHA_VERIFY_URL: await refusedUrl(t) }
  const services: [name: string, service: TestService, status: number][] = [
    ['no database', await startService(t, { databaseUrl: proxy.url }), 503],
    ['no captcha verifier', await startService(t, { databaseUrl, env }), 400],
  ]
  for (const [name, service, status] of services) {
    const body = { username: 'ana', password, captcha_token: 'a-token' }
    const reply = await service.request('POST', '/api/auth/login', { body })
    t.equal(reply.status, status, name)
    const [line, ...others] = service.logs().filter(({ event }) => event === 'login')
    t.match(line, { user_id: null, outcome: 'unavailable' }, name)
    t.same(others, [])
    t.notOk(JSON.stringify(service.logs()).includes(password), 'no password in the log')
    const counted = await service.context.metrics.registry
      .getSingleMetric('audited_actions_total')
      ?.get()
    const values = counted?.values.filter(({ value }) => value > 0)
    t.same(values, [{ labels: { action: 'login', outcome: 'unavailable' }, value: 1 }], name)
  }
})
