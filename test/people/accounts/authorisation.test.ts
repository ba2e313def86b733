/** The callers of every operation, checked before anything else, and changes of their roles. */
import t from 'tap'
import { rules } from '../../../generated/client/rules.js'
import type { OperationId } from '../../../generated/operations.ts'
import { type Route, routes } from '../../../generated/routes.ts'
import { type Access, operations, type Role } from '../../operations.ts'
import { eachIs, outcome } from '../../support/outcome.ts'
import {
  password,
  profile,
  type RequestOptions,
  type Session,
  type TestService,
} from '../../support/service.ts'
import { accessClaims, forge, seconds } from './forged-tokens.ts'
import { changeRole, login, starter, startWithRoles, unauthenticated } from './support.ts'

const start = starter(t)

const entries = Object.entries(operations).map(
  ([id, { access, answer }]) => [id as OperationId, [access, answer]] as const,
)

const accessOf = ({ security }: Route): Access => {
  if (security.length === 0) return 'public'
  if (security.some(({ scheme }) => scheme === 'refreshCookie')) return 'cookie'
  const alternatives = security.filter(({ scheme }) => scheme === 'bearerAuth')
  return rules.Role.values.filter((own) =>
    alternatives.some(({ rights }) => rights.every((right) => right === own)),
  )
}

t.test('the contract has the access rules of the specification', async (t) => {
  const declared = Object.entries<Route>(routes).map(([id, route]) => [id, accessOf(route)])
  const specified = entries.map(([id, [access]]) => [id, access])
  t.same(Object.fromEntries(declared), Object.fromEntries(specified))
  const keys = Object.entries<Route>(routes).map(([id, { security }]) => [
    id,
    security.find(({ scheme }) => scheme === 'programKey')?.rights[0] ??
      (security.some(({ scheme }) => scheme === 'programKey') ? null : undefined),
  ])
  t.same(
    Object.fromEntries(keys),
    Object.fromEntries(Object.entries(operations).map(([id, row]) => [id, row.permission])),
    'the permissions of keys',
  )
  const byKey = Object.entries<Route>(routes).filter(([, { security }]) =>
    security.some(({ scheme }) => scheme === 'webhookKey'),
  )
  t.same(
    byKey.map(([id]) => id),
    ['receiveWstgWebhook'],
  )
})

interface Caller {
  /** A new token for each call, because a logout revokes it. */
  options: () => RequestOptions
  /** The refusal; without one the caller is an account with this role. */
  refusal?: string
  role?: Role
}

const callersOf = (ana: Session, eva: Session): Record<string, Caller> => {
  const now = seconds()
  const expired = { iat: now - 901, exp: now - 1 }
  const bearer = (claims: object) => () => ({ token: forge(accessClaims({ ...claims })) })
  return {
    'no token': { options: () => ({}), refusal: unauthenticated },
    garbage: { options: () => ({ token: 'x' }), refusal: unauthenticated },
    'a refresh token': {
      options: () => ({ token: ana.cookie.slice('refresh_token='.length) }),
      refusal: unauthenticated,
    },
    'the cookie only': {
      options: () => ({ headers: { cookie: ana.cookie } }),
      refusal: unauthenticated,
    },
    'an expired admin': {
      options: bearer({ ...expired, role: 'admin' }),
      refusal: '401 token_expired',
    },
    ...Object.fromEntries(
      rules.Role.values.map((role) => {
        const { id, username } = role === 'admin' ? ana : eva
        return [role, { options: bearer({ sub: String(id), username, role }), role }]
      }),
    ),
  }
}

const answerTo = (
  [access, answer]: readonly [Access, string],
  name: string,
  { refusal, role }: Caller,
): string => {
  if (access === 'public') return answer
  if (access === 'cookie') return name === 'the cookie only' ? answer : `${unauthenticated} -cookie`
  return refusal ?? (role && access.includes(role) ? answer : '403 forbidden')
}

const startWithCallers = async () => {
  const { service, ana, eva } = await startWithRoles(start)
  return { service, callers: Object.entries(callersOf(ana, eva)) }
}

t.test('every operation admits exactly the callers of the specification', async (t) => {
  const { service, callers } = await startWithCallers()
  for (const [id, rule] of entries) {
    const { method, path } = routes[id]
    for (const [name, caller] of callers) {
      const url = path.replace(/\{\w+\}/, '999999')
      const reply = await service.request(method, url, caller.options())
      t.equal(outcome(reply), answerTo(rule, name, caller), `${id}: ${name}`)
    }
  }
})

t.test('the token is checked first and then the role, for any request', async (t) => {
  const { service, callers } = await startWithCallers()
  const json = { 'content-type': 'application/json' }
  const requests: [query: string, headers: Record<string, string>, body?: string][] = [
    ['', json, '{'],
    ['', json, '{"peso_kg":"x"}'],
    ['', { 'content-type': 'text/plain' }, 'x'],
    ['', { 'content-type': 'nonsense' }, 'x'],
    ['', json, ' '.repeat(1_048_577)],
    ['?x=%00', {}],
    ['?x=%zz', {}],
  ]
  for (const [id, rule] of entries) {
    const { method, path } = routes[id]
    const parameters = path.includes('{')
      ? ['7', 'x', '1e3', '99999999999999999999', '%00', 'x'.repeat(500)]
      : ['']
    for (const [name, caller] of callers) {
      const expected = answerTo(rule, name, caller)
      if (!/^40[13]/.test(expected)) continue
      for (const [parameter, [query, headers, body]] of [
        ...requests.map((one) => [parameters[0]!, one] as const),
        ...parameters.slice(1).map((one) => [one, requests[0]!] as const),
      ]) {
        const { token, headers: own } = caller.options()
        const url = path.replace(/\{\w+\}/, parameter) + query
        const options = { token, headers: { ...headers, ...own }, body }
        const reply = await service.request(method, url, options)
        const name = `${id} ${parameter.slice(0, 20)}${query} ${body?.slice(0, 20)}`
        t.equal(outcome(reply), expected, name)
      }
    }
  }
})

t.test('no caller can access the data of another person', async (t) => {
  const { service, ana, eva } = await startWithRoles(start)
  await service.request('POST', '/api/user', { token: ana.token, body: profile })
  await service.request('POST', '/api/weight', { token: ana.token, body: { peso_kg: 61.5 } })

  const headers = { 'x-user-id': String(ana.id), 'x-forwarded-user': 'ana', cookie: ana.cookie }
  const asEva = { token: eva.token, headers }
  for (const path of ['user', 'imc', 'stats', 'weights', 'weights/recent', 'auth/me']) {
    for (const query of ['', `?user_id=${ana.id}`, `?id=${ana.id}&username=ana&sub=${ana.id}`]) {
      const { text } = await service.request('GET', `/api/${path}${query}`, asEva)
      t.notMatch(text, /García|61\.5|"user_id":1\b|1990/, `${path}${query}`)
    }
  }
  const ids = { user_id: ana.id, id: ana.id, sub: String(ana.id), username: 'ana' }
  const weight = { peso_kg: 80, ...ids, fecha_registro: '2020-01-01T00:00:00.000Z' }
  const written = { ...profile, nombre: 'Eva', role: 'admin', ...ids }
  const post = (path: string, body: object) =>
    service.request('POST', `/api/${path}?user_id=${ana.id}`, { ...asEva, body })
  t.equal((await post('user', written)).status, 200)
  t.equal((await post('weight', weight)).status, 201)

  const get = async (path: string, { token }: Session) =>
    (await service.request('GET', `/api/${path}`, { token })).json()
  t.strictSame(await get('user', ana), profile)
  t.strictSame(await get('user', eva), { ...profile, nombre: 'Eva' })
  t.match(await get('stats', ana), { num_pesajes: 1, peso_max: 61.5 })
  t.match(await get('stats', eva), { num_pesajes: 1, peso_max: 80 })
  const [record] = await service.sql(
    "select id <> $1 as own_id, recorded_at > now() - interval '1 hour' as fresh from weights " +
      'where user_id = $2',
    [ana.id, eva.id],
  )
  t.same(record, { own_id: true, fresh: true })
  t.equal((await login(service, 'eva', password)).json().role, 'user')
})

const key = 'Webhook-Key-0f8d2c71b5'
const placeholder = 'change_me_in_production'
const finding = { event: 'finding_updated', finding: { id: 1, tags: ['WSTG'], active: true } }

const deliver = (
  { request }: TestService,
  headers: Record<string, string>,
  url = '/api/wstg/webhook',
  body: unknown = finding,
) => request('POST', url, { headers, body })

t.test('the webhook key alone authenticates, in its header or as bearer value', async (t) => {
  const service = await start({ WSTG_WEBHOOK_KEY: key })
  const { token, cookie } = await service.register('ana')
  const keys = (...values: string[]) => values.map((value) => ({ 'x-api-key': value }))
  const authorizations = (...values: string[]) => values.map((authorization) => ({ authorization }))
  const beside = (header: string, authorization: string) => ({ 'x-api-key': header, authorization })
  const accepted = [
    ...[...keys(key), ...authorizations(`Bearer ${key}`, `bearer ${key}`)],
    beside(key, 'Bearer other'),
  ]
  await eachIs(t, '202', accepted, (headers) => deliver(service, headers))
  const refused: Record<string, string>[] = [
    {},
    ...keys('', 'other', key.slice(0, -1), `${key}x`, key.slice(1), key.toLowerCase()),
    ...keys(`${key}, ${key}`, `${key}\u0000`, placeholder),
    ...authorizations('Bearer ', `Basic ${key}`, key, `Bearer ${token}`),
    ...[beside('other', `Bearer ${key}`), beside('', `Bearer ${key}`)],
    ...[{ cookie }, { cookie: `x-api-key=${key}` }],
  ]
  const unauthorized = '401 webhook_unauthorized'
  await eachIs(t, unauthorized, refused, (headers) => deliver(service, headers))
  const query = `/api/wstg/webhook?x-api-key=${key}&api_key=${key}&key=${key}`
  t.equal(outcome(await deliver(service, {}, query)), unauthorized, 'in the query')
  await eachIs(t, unauthorized, ['{"broken":', '', '[]'], (body) =>
    deliver(service, {}, undefined, body),
  )
  t.same((await deliver(service, {})).json(), { error: 'Unauthorized' })

  const paths = ['wstg/status', 'wstg/dashboard', 'findings-manager/export-dump', 'user']
  for (const headers of [...keys(key), ...authorizations(`Bearer ${key}`)]) {
    await eachIs(t, unauthenticated, paths, (path) =>
      service.request('GET', `/api/${path}`, { headers }),
    )
    t.equal(outcome(await deliver(service, headers, '/api/wstg/sync')), unauthenticated)
  }
})

t.test('without a configured key the webhook is for admins', async (t) => {
  for (const configured of ['', placeholder]) {
    const { service, ana, eva } = await startWithRoles(start, { WSTG_WEBHOOK_KEY: configured })
    const refused: Record<string, string>[] = [
      ...[placeholder, '', key, ana.token].map((value) => ({ 'x-api-key': value })),
      ...[placeholder, 'undefined'].map((value) => ({ authorization: `Bearer ${value}` })),
    ]
    await eachIs(t, unauthenticated, refused, (headers) => deliver(service, headers))
    const as = ({ token }: Session) => ({ authorization: `Bearer ${token}`, 'x-api-key': 'other' })
    t.equal(outcome(await deliver(service, as(eva))), '403 forbidden')
    t.equal(outcome(await deliver(service, as(ana))), '202')
  }
})

const rolesIn = async ({ sql }: TestService) =>
  (await sql<{ role: string }>('select role from accounts order by id')).map(({ role }) => role)

t.test('a role change is answered with the texts of the specification', async (t) => {
  const { service, ana, eva } = await startWithRoles(start)
  for (const role of ['admin', 'user', 'user']) {
    const reply = await changeRole(service, ana, eva.id, role)
    const message = `Rol de 'eva' actualizado a '${role}'`
    t.strictSame([reply.status, reply.json()], [200, { message, user_id: eva.id, role }])
    t.same(await rolesIn(service), ['admin', role], 'other accounts are unchanged')
  }
  t.equal(outcome(await changeRole(service, ana, 2 ** 31, 'user')), '404 user_not_found')
})

t.test('issued tokens keep their role; the next token has the new role', async (t) => {
  const { service, ana, eva } = await startWithRoles(start)
  const probe = (token: string) => service.request('GET', '/api/admin/users', { token })
  const asAdmin = '200'
  const asUser = '403 forbidden'
  const next = async ({ cookie, username }: Session): Promise<string[]> => {
    const headers = { cookie }
    const replies = [
      await service.request('POST', '/api/auth/refresh', { headers }),
      await login(service, username),
    ]
    return replies.map((reply) => reply.json().access_token)
  }
  t.equal((await changeRole(service, ana, eva.id, 'admin')).status, 200)
  t.equal(outcome(await probe(eva.token)), asUser, 'promoted: the old token')
  await eachIs(t, asAdmin, await next(eva), probe)

  t.equal((await changeRole(service, ana, ana.id, 'user')).status, 200)
  t.equal(outcome(await probe(ana.token)), asAdmin, 'demoted: the old token')
  await eachIs(t, asUser, await next(ana), probe)
})

t.test('at least one admin remains', async (t) => {
  const { service, ana, eva } = await startWithRoles(start)
  const steps: [caller: Session, target: Session, role: string, expected: string][] = [
    [ana, ana, 'user', '400 last_admin'],
    [ana, ana, 'admin', '200'],
    [ana, eva, 'user', '200'],
    [ana, eva, 'admin', '200'],
    [ana, ana, 'user', '200'],
    // With a token from before the demotion.
    [ana, eva, 'user', '403 forbidden'],
    [ana, ana, 'admin', '403 forbidden'],
    [eva, eva, 'user', '400 last_admin'],
  ]
  for (const [caller, { id }, role, expected] of steps) {
    const token = forge(accessClaims({ sub: String(caller.id), role: 'admin' }))
    t.equal(outcome(await changeRole(service, { token }, id, role)), expected, `${id} ${role}`)
  }
  t.same(await rolesIn(service), ['user', 'admin'])
})
