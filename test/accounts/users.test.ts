/** The operations of administrators on other accounts. */
import t from 'tap'
import { eachIs, outcome } from '../support/outcome.ts'
import { type Session, startService, type TestService } from '../support/service.ts'
import { accessClaims, forge } from './forged-tokens.ts'
import { deleteAccount, isOver, isValid, login, me, sessionOf } from './support.ts'

type Id = number | string

const endSessions = ({ request }: TestService, { token }: Pick<Session, 'token'>, id: Id) =>
  request('POST', `/api/admin/users/${id}/end-sessions`, { token })
const deleteUser = ({ request }: TestService, { token }: Pick<Session, 'token'>, id: Id) =>
  request('DELETE', `/api/admin/users/${id}`, { token })

/** The administrator ana and the user eva on an own database. */
const startWithRoles = async (test: Parameters<typeof startService>[0]) => {
  const service = await startService(test)
  return { service, ana: await service.register('ana'), eva: await service.register('eva') }
}

t.test('an administrator ends the sessions of an account, also the own ones', async (t) => {
  const { service, ana, eva } = await startWithRoles(t)
  const reply = await endSessions(service, ana, eva.id)
  const message = 'Todas las sesiones se han cerrado'
  t.same([outcome(reply), reply.json()], ['200', { message }])
  await isOver(t, service, eva)
  await isValid(t, service, sessionOf(await login(service, 'eva')))
  await isValid(t, service, ana)
  t.equal(outcome(await endSessions(service, ana, ana.id)), '200')
  await isOver(t, service, ana)
  t.match(
    service.logs().filter(({ event }) => event === 'session_end'),
    [eva.id, ana.id].map((target_user_id) => ({ user_id: ana.id, target_user_id })),
  )
})

t.test('an administrator deletes an account of another person', async (t) => {
  const { service, ana, eva } = await startWithRoles(t)
  const body = { peso_kg: 61.5 }
  t.equal((await service.request('POST', '/api/weight', { token: eva.token, body })).status, 201)
  t.equal(outcome(await deleteUser(service, ana, ana.id)), '400 own_account')
  const reply = await deleteUser(service, ana, eva.id)
  t.same([outcome(reply), reply.json()], ['200', { message: 'Cuenta eliminada' }])
  await isOver(t, service, eva)
  t.equal((await login(service, 'eva')).status, 401)
  t.same(await service.sql('select * from weights'), [])
  t.equal(outcome(await deleteUser(service, ana, eva.id)), '404 user_not_found')
  t.match(
    service.logs().find(({ event }) => event === 'account_deletion'),
    { user_id: ana.id, target_user_id: eva.id, outcome: 'success' },
  )
})

t.test('malformed ids are refused, unknown ids are not found', async (t) => {
  const { service, ana, eva } = await startWithRoles(t)
  for (const send of [endSessions, deleteUser]) {
    const unknown = [999_999, 0, -1, 2 ** 31, '9007199254740993', '9'.repeat(150)]
    await eachIs(t, '404 user_not_found', unknown, (id) => send(service, ana, id))
    const texts = ['abc', '1e3', `${eva.id}.0`, '%201']
    const malformed = '400 invalid_field target_user_id reason_integer'
    await eachIs(t, malformed, texts, (id) => send(service, ana, id))
  }
})

t.test('the stored role of the caller counts, not only that of the token', async (t) => {
  const { service, ana, eva } = await startWithRoles(t)
  const demoted = { token: forge(accessClaims({ sub: String(eva.id), role: 'admin' })) }
  const gone = { token: forge(accessClaims({ sub: '999999', role: 'admin' })) }
  for (const caller of [demoted, gone])
    for (const send of [endSessions, deleteUser])
      await eachIs(t, '403 forbidden', [ana.id, eva.id, 999_999], (id) => send(service, caller, id))
  await isValid(t, service, ana)
  await isValid(t, service, eva)
})

t.test('one administrator remains after simultaneous demotions and deletions', async (t) => {
  const first = await startService(t)
  const second = await startService(t, { databaseUrl: first.databaseUrl })
  for (let round = 0; round < 6; round += 1) {
    const admins: Session[] = []
    for (let index = 0; index < 10; index += 1) admins.push(await first.register())
    await first.sql("update accounts set role = 'user'")
    const ids = admins.map(({ id }) => id)
    await first.sql("update accounts set role = 'admin' where id = any($1)", [ids])
    const replies = await Promise.all(
      admins.map(async ({ id, token: own }, index) => {
        const service = index % 2 ? first : second
        const token = forge(accessClaims({ sub: String(id), role: 'admin' }))
        const neighbour = ids[(index + 1) % ids.length]!
        if (index % 3 === 0) return deleteUser(service, { token }, neighbour)
        if (index % 3 === 1) return deleteAccount(service, { token: own })
        const body = { role: 'user' }
        return service.request('PUT', `/api/admin/users/${neighbour}/role`, { token, body })
      }),
    )
    const others = replies.map(outcome).filter((text) => !/^200/.test(text))
    for (const text of others)
      t.ok(/^(400 last_admin|401 |403 forbidden|404 user_not_found)/.test(text), text)
    const left = await first.sql("select id from accounts where role = 'admin'")
    t.ok(left.length >= 1, `${left.length} remain in round ${round}`)
  }
})

t.test('two administrators who delete each other leave one', async (t) => {
  const { service, ana, eva } = await startWithRoles(t)
  await service.sql("update accounts set role = 'admin'")
  const token = forge(accessClaims({ sub: String(eva.id), role: 'admin' }))
  const replies = await Promise.all([
    deleteUser(service, ana, eva.id),
    deleteUser(service, { token }, ana.id),
  ])
  t.same(replies.map(({ status }) => status).filter((status) => status === 200).length, 1)
  t.equal((await service.sql('select id from accounts')).length, 1)
  t.equal((await me(service, ana.token)).status + (await me(service, token)).status, 601)
})
