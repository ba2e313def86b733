import t, { type Test } from 'tap'
import { type Route, routes } from '../../generated/routes.ts'
import {
  password,
  type Reply,
  type Session,
  startService,
  type TestService,
} from '../support/service.ts'
import { accessClaims, forge, seconds } from './forged-tokens.ts'
import { empty, isRefused, login } from './support.ts'

const changeRole = (
  { request }: TestService,
  token: string | undefined,
  id: number | string,
  body: unknown,
) => request('PUT', `/api/admin/users/${id}/role`, { token, body })

const roleOf = async ({ sql }: TestService, id: number) =>
  (await sql<{ role: string }>('select role from accounts where id = $1', [id]))[0]?.role

type Access = 'public' | 'cookie' | 'authenticated' | 'admin'

/** The specification's table "Access by endpoint", for comparison with the contract. */
const accessOf = (path: string): Access => {
  if (/^\/api\/(auth\/(register|login)|messages|config|openapi\.json|docs.*)$/.test(path))
    return 'public'
  if (path === '/api/auth/refresh') return 'cookie'
  if (/^\/api\/(auth\/(logout|me)|user|weight|imc|stats|weights(\/.+)?)$/.test(path))
    return 'authenticated'
  if (/^\/api\/(admin|findings-manager|wstg)\//.test(path)) return 'admin'
  throw new Error(`the specification has no access rule for ${path}`)
}

const unauthenticated = { status: 401, text: 'Autenticación requerida' }
const expired = { status: 401, text: 'Token expirado' }
const forbidden = { status: 403, text: 'No tienes permisos para realizar esta acción' }

let service: TestService

t.before(async () => {
  service = await startService(t)
})
t.beforeEach(() => empty(service))

t.test('every operation admits exactly the callers of the specification', async (t) => {
  const [ana, eva] = [await service.register('ana'), await service.register('eva')]
  const now = seconds()
  const gone = { iat: now - 901, exp: now - 1 }
  // New tokens for each call, because a logout revokes them.
  const callers: Record<
    string,
    { token: () => string | undefined; refusal?: typeof expired; role?: string }
  > = {
    'no token': { token: () => undefined, refusal: unauthenticated },
    garbage: { token: () => 'garbage', refusal: unauthenticated },
    'an expired user': { token: () => forge(accessClaims(gone)), refusal: expired },
    'an expired admin': {
      token: () => forge(accessClaims({ ...gone, role: 'admin' })),
      refusal: expired,
    },
    'a refresh token': {
      token: () => ana.cookie.slice('refresh_token='.length),
      refusal: unauthenticated,
    },
    'a user': {
      token: () => forge(accessClaims({ sub: String(eva.id), username: 'eva' })),
      role: 'user',
    },
    'an admin': {
      token: () => forge(accessClaims({ sub: String(ana.id), role: 'admin' })),
      role: 'admin',
    },
  }
  const operations = Object.entries<Route>(routes)
  for (const [id, { method, path }] of operations) {
    if (method === 'TRACE') throw new Error('there is no such operation')
    const access = accessOf(path)
    for (const [name, { token, refusal, role }] of Object.entries(callers)) {
      const reply = await service.request(method, path.replace(/\{\w+\}/g, '999999'), {
        token: token(),
      })
      const label = `${id}, ${access}: ${name}`
      const expected =
        access === 'public'
          ? undefined
          : access === 'cookie'
            ? unauthenticated
            : (refusal ?? (access === 'admin' && role !== 'admin' ? forbidden : undefined))
      if (expected) {
        t.strictSame(
          [reply.status, reply.json()],
          [expected.status, { error: expected.text }],
          label,
        )
      } else {
        t.notOk([401, 403].includes(reply.status), `${label} ${reply.status}`)
      }
    }
  }
})

t.test('a role change is answered with the texts of the specification', async (t) => {
  const [ana, eva] = [await service.register('ana'), await service.register('eva')]
  for (const role of ['admin', 'user', 'user']) {
    const reply = await changeRole(service, ana.token, eva.id, { role })
    t.strictSame(
      [reply.status, reply.json()],
      [200, { message: `Rol de 'eva' actualizado a '${role}'`, user_id: eva.id, role }],
    )
    t.equal(await roleOf(service, eva.id), role)
  }
  t.equal(await roleOf(service, ana.id), 'admin', 'other accounts are unchanged')
})

t.test('issued tokens keep their role; the next token has the new role', async (t) => {
  const [ana, eva] = [await service.register('ana'), await service.register('eva')]
  const isAdmin = async (token: string) =>
    (await changeRole(service, token, 999_999, { role: 'user' })).status === 404
  const next = async ({ cookie, username }: Session) => [
    (await service.request('POST', '/api/auth/refresh', { headers: { cookie } })).json()
      .access_token,
    (await login(service, username)).json().access_token,
  ]
  t.equal((await changeRole(service, ana.token, eva.id, { role: 'admin' })).status, 200)
  t.equal(await isAdmin(eva.token), false, 'promoted: the old token')
  for (const token of await next(eva)) t.equal(await isAdmin(token), true, 'promoted: new tokens')

  t.equal((await changeRole(service, ana.token, ana.id, { role: 'user' })).status, 200)
  t.equal(await isAdmin(ana.token), true, 'demoted: the old token')
  for (const token of await next(ana)) t.equal(await isAdmin(token), false, 'demoted: new tokens')
})

t.test('malformed roles and ids are refused, unknown ids are not found', async (t) => {
  const [ana, eva] = [await service.register('ana'), await service.register('eva')]
  const change = (id: number | string, body: unknown) => changeRole(service, ana.token, id, body)
  for (const id of [
    999_999,
    0,
    -1,
    2 ** 31,
    '9007199254740993',
    '99999999999999999999',
    '-99999999999999999999',
  ]) {
    isRefused(t, await change(id, { role: 'user' }), 404, 'user_not_found', { name: String(id) })
  }
  const noInteger = { field: 'target_user_id', reason: 'debe ser un número entero' }
  for (const id of [
    'abc',
    '1e3',
    '1.5',
    '0x1',
    '+1',
    '%201',
    '1%20',
    'null',
    '٣',
    '1,2',
    `${eva.id}.0`,
    '1%2f..',
  ]) {
    isRefused(t, await change(id, { role: 'user' }), 400, 'invalid_field', {
      ...noInteger,
      name: id,
    })
  }
  for (const id of ['%00', '%ff', '1%00', '..%2f1', '9'.repeat(150)]) {
    t.ok([400, 404].includes((await change(id, { role: 'user' })).status), id.slice(0, 20))
  }
  const oneOf = { field: 'role', reason: 'debe ser uno de admin, user' }
  for (const role of ['Admin', 'USER', ' admin', 'root', '']) {
    isRefused(t, await change(eva.id, { role }), 400, 'invalid_field', { ...oneOf, name: role })
  }
  for (const role of [null, ['admin'], true, 1, { admin: true }]) {
    t.equal((await change(eva.id, { role })).status, 400, JSON.stringify(role))
  }
  isRefused(t, await change(eva.id, {}), 400, 'missing_field', { field: 'role' })
  isRefused(t, await change(eva.id, ''), 400, 'body_required')
  isRefused(t, await change(eva.id, '{"role":'), 400, 'malformed_json')
  isRefused(t, await change(eva.id, '"admin"'), 400, 'invalid_request')
  t.strictSame([await roleOf(service, ana.id), await roleOf(service, eva.id)], ['admin', 'user'])
})

t.test('at least one admin remains', async (t) => {
  const [ana, eva] = [await service.register('ana'), await service.register('eva')]
  isRefused(t, await changeRole(service, ana.token, ana.id, { role: 'user' }), 400, 'last_admin', {
    name: 'herself',
  })
  t.equal(
    (await changeRole(service, ana.token, ana.id, { role: 'admin' })).status,
    200,
    'the only admin may keep the role',
  )
  t.equal((await changeRole(service, ana.token, eva.id, { role: 'user' })).status, 200)

  t.equal((await changeRole(service, ana.token, eva.id, { role: 'admin' })).status, 200)
  t.equal(
    (await changeRole(service, ana.token, ana.id, { role: 'user' })).status,
    200,
    'while another admin remains',
  )
  const stale = await changeRole(service, ana.token, eva.id, { role: 'user' })
  isRefused(t, stale, 400, 'last_admin', {
    name: 'the other admin, with a token that still has the role',
  })
  t.strictSame([await roleOf(service, ana.id), await roleOf(service, eva.id)], ['user', 'admin'])
})

/** Simultaneous role changes by the admins of a new service, one of which must fail. */
const atOnce = async (
  t: Test,
  name: string,
  targetOf: (index: number, ids: number[]) => number,
  count: number,
) => {
  const first = await startService(t)
  const services = [first, await startService(t, { databaseUrl: first.databaseUrl })]
  const admins = []
  for (let index = 0; index < count; index += 1) admins.push(await first.register())
  const ids = admins.map(({ id }) => id)
  for (let round = 0; round < 5; round += 1) {
    await first.sql("update accounts set role = 'admin'")
    const replies: Reply[] = await Promise.all(
      ids.map((_id, index) => {
        const token = forge(accessClaims({ sub: String(ids[index]), role: 'admin' }))
        return changeRole(services[index % 2] ?? first, token, targetOf(index, ids), {
          role: 'user',
        })
      }),
    )
    t.equal(
      replies.filter(({ status }) => status === 200).length,
      count - 1,
      `${name}, round ${round}`,
    )
    for (const reply of replies) if (reply.status !== 200) isRefused(t, reply, 400, 'last_admin')
    const remaining = await first.sql("select id from accounts where role = 'admin'")
    t.equal(remaining.length, 1)
  }
}

t.test('one admin remains after simultaneous demotions', async (t) => {
  await atOnce(t, 'two demote themselves', (index, ids) => ids[index]!, 2)
  await atOnce(t, 'two demote each other', (index, ids) => ids[1 - index]!, 2)
  await atOnce(t, 'ten demote themselves', (index, ids) => ids[index]!, 10)
})

t.test('no caller can access the data of another person', async (t) => {
  const [ana, eva] = [await service.register('ana'), await service.register('eva')]
  const profile = {
    nombre: 'Ana',
    apellidos: 'García',
    fecha_nacimiento: '1990-01-02',
    talla_m: 1.7,
  }
  await service.request('POST', '/api/user', { token: ana.token, body: profile })
  await service.request('POST', '/api/weight', { token: ana.token, body: { peso_kg: 61.5 } })

  const foreign = { 'x-user-id': String(ana.id), 'x-forwarded-user': 'ana', cookie: ana.cookie }
  for (const path of [
    '/api/user',
    '/api/imc',
    '/api/stats',
    '/api/weights',
    '/api/weights/recent',
    '/api/auth/me',
  ]) {
    for (const query of ['', `?user_id=${ana.id}`, `?id=${ana.id}&username=ana&sub=${ana.id}`]) {
      const { text } = await service.request('GET', path + query, {
        token: eva.token,
        headers: foreign,
      })
      t.notMatch(text, /García|61\.5|"user_id":1\b|1990/, `${path}${query}`)
    }
  }
  const ids = { user_id: ana.id, id: ana.id, sub: String(ana.id), username: 'ana' }
  const written = await service.request('POST', `/api/user?user_id=${ana.id}`, {
    token: eva.token,
    headers: foreign,
    body: { ...profile, nombre: 'Eva', role: 'admin', ...ids },
  })
  t.equal(written.status, 200)
  const weight = { peso_kg: 80, ...ids, fecha_registro: '2020-01-01T00:00:00.000Z' }
  t.equal(
    (
      await service.request('POST', '/api/weight', {
        token: eva.token,
        headers: foreign,
        body: weight,
      })
    ).status,
    201,
  )

  t.strictSame((await service.request('GET', '/api/user', { token: ana.token })).json(), profile)
  t.match((await service.request('GET', '/api/stats', { token: ana.token })).json(), {
    num_pesajes: 1,
    peso_max: 61.5,
  })
  t.match((await service.request('GET', '/api/stats', { token: eva.token })).json(), {
    num_pesajes: 1,
    peso_max: 80,
  })
  t.equal(await roleOf(service, eva.id), 'user')
  t.equal((await login(service, 'eva', password)).json().role, 'user')
})
