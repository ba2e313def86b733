import t, { type Test } from 'tap'
import { eachIs, outcome } from '../support/outcome.ts'
import { type Session, startService, type TestService } from '../support/service.ts'
import { accessClaims, forge } from './forged-tokens.ts'
import { empty, login } from './support.ts'

let service: TestService
let ana: Session
let eva: Session

t.before(async () => {
  service = await startService(t)
})
t.beforeEach(async () => {
  await empty(service)
  ana = await service.register('ana')
  eva = await service.register('eva')
})

const changeRole = (token: string, id: number | string, body: unknown) =>
  service.request('PUT', `/api/admin/users/${id}/role`, { token, body })
const rolesOf = async () =>
  (await service.sql<{ role: string }>('select role from accounts order by id')).map(
    ({ role }) => role,
  )

t.test('a role change is answered with the texts of the specification', async (t) => {
  for (const role of ['admin', 'user', 'user']) {
    const reply = await changeRole(ana.token, eva.id, { role })
    t.strictSame(
      [reply.status, reply.json()],
      [200, { message: `Rol de 'eva' actualizado a '${role}'`, user_id: eva.id, role }],
    )
    t.same(await rolesOf(), ['admin', role], 'other accounts are unchanged')
  }
})

t.test('issued tokens keep their role; the next token has the new role', async (t) => {
  const probe = (token: string) => changeRole(token, 999_999, { role: 'user' })
  const asAdmin = '404 user_not_found'
  const asUser = '403 forbidden'
  const next = async ({ cookie, username }: Session): Promise<string[]> => [
    (await service.request('POST', '/api/auth/refresh', { headers: { cookie } })).json()
      .access_token,
    (await login(service, username)).json().access_token,
  ]
  t.equal((await changeRole(ana.token, eva.id, { role: 'admin' })).status, 200)
  t.equal(outcome(await probe(eva.token)), asUser, 'promoted: the old token')
  await eachIs(t, asAdmin, await next(eva), probe)

  t.equal((await changeRole(ana.token, ana.id, { role: 'user' })).status, 200)
  t.equal(outcome(await probe(ana.token)), asAdmin, 'demoted: the old token')
  await eachIs(t, asUser, await next(ana), probe)
})

t.test('malformed roles and ids are refused, unknown ids are not found', async (t) => {
  const change = (id: number | string) => changeRole(ana.token, id, { role: 'user' })
  const unknown = [999_999, 0, -1, 2 ** 31, '9007199254740993', '-99999999999999999999']
  await eachIs(t, '404 user_not_found', [...unknown, '9'.repeat(150)], change)
  const texts = ['abc', '1e3', '1.5', '0x1', '+1', '%201', '1%20', 'null', '٣', '1,2', '1%2f..']
  const notInteger = '400 invalid_field target_user_id reason_integer'
  await eachIs(t, notInteger, [...texts, `${eva.id}.0`, '..%2f1'], change)
  await eachIs(t, '400 invalid_text', ['%00', '1%00'], change)
  t.equal(outcome(await change('%ff')), '400 invalid_request')
  const give = (role: unknown) => changeRole(ana.token, eva.id, { role })
  const roles = ['Admin', 'USER', ' admin', 'root', '']
  await eachIs(t, '400 invalid_field role reason_enum admin, user', roles, give)
  const others = [null, ['admin'], true, 1, { admin: true }]
  await eachIs(t, '400 invalid_field role reason_string', others, give)
  t.equal(outcome(await changeRole(ana.token, eva.id, {})), '400 missing_field role')
  t.same(await rolesOf(), ['admin', 'user'])
})

t.test('at least one admin remains', async (t) => {
  const steps: [token: string, id: number, role: string, expected: string][] = [
    [ana.token, ana.id, 'user', '400 last_admin'],
    [ana.token, ana.id, 'admin', '200'],
    [ana.token, eva.id, 'user', '200'],
    [ana.token, eva.id, 'admin', '200'],
    [ana.token, ana.id, 'user', '200'],
    // The other admin, with a token that still has the role.
    [ana.token, eva.id, 'user', '400 last_admin'],
  ]
  for (const [token, id, role, expected] of steps)
    t.equal(outcome(await changeRole(token, id, { role })), expected, `${id} ${role}`)
  t.same(await rolesOf(), ['user', 'admin'])
})

/** Simultaneous role changes by the admins of two instances, one of which must fail. */
const atOnce = async (
  t: Test,
  other: TestService,
  count: number,
  targetOf: (index: number, ids: number[]) => number | undefined,
) => {
  await empty(service)
  const ids: number[] = []
  for (let index = 0; index < count; index += 1) ids.push((await service.register()).id)
  for (let round = 0; round < 5; round += 1) {
    await service.sql("update accounts set role = 'admin'")
    const replies = await Promise.all(
      ids.map((id, index) => {
        const token = forge(accessClaims({ sub: String(id), role: 'admin' }))
        const path = `/api/admin/users/${targetOf(index, ids)}/role`
        const { request } = [service, other][index % 2]!
        return request('PUT', path, { token, body: { role: 'user' } })
      }),
    )
    const expected = [...Array(count - 1).fill('200'), '400 last_admin']
    t.same(replies.map(outcome).sort(), expected, `round ${round} of ${count}`)
    t.equal((await rolesOf()).filter((role) => role === 'admin').length, 1)
  }
}

t.test('one admin remains after simultaneous demotions', async (t) => {
  const other = await startService(t, { databaseUrl: service.databaseUrl })
  await atOnce(t, other, 2, (index, ids) => ids[index])
  await atOnce(t, other, 2, (index, ids) => ids[1 - index])
  await atOnce(t, other, 10, (index, ids) => ids[index])
})
