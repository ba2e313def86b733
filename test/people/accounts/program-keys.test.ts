/** Keys of programs, and permissions of accounts that are not administrators. */
import t from 'tap'
import type { OperationId } from '../../../generated/operations.ts'
import { routes } from '../../../generated/routes.ts'
import { operations, type Permission } from '../../operations.ts'
import { eventually } from '../../support/eventually.ts'
import { eachIs, outcome } from '../../support/outcome.ts'
import { jwtSecret, type Session, startService, type TestService } from '../../support/service.ts'
import {
  changePassword,
  deleteUser,
  endSessions,
  keyOf,
  logoutEverywhere,
  makeKey,
  setAccess,
  starter,
  startWithRoles,
  unauthenticated,
} from './support.ts'

const start = starter(t)
const everyPermission: Permission[] = [
  'weights:read',
  'weights:write',
  'checklist:read',
  'checklist:write',
]
/** Whole days until a key ends. */
const daysOf = ({ expires_at }: { expires_at: string }) =>
  Math.round((Date.parse(expires_at) - Date.now()) / 86_400_000)

const askAll = async (service: TestService, token: string) =>
  Promise.all(
    (Object.keys(operations) as OperationId[]).map(async (id) => {
      const { method, path } = routes[id]
      const url = path.replace(/\{\w+\}/, '999999')
      return [id, outcome(await service.request(method, url, { token }))] as const
    }),
  )

t.test('a key is shown once, is listed, works, and can be deleted', async (t) => {
  const { service, ana, eva } = await startWithRoles(start)
  const made = await makeKey(service, ana, {
    name: '  Ba\u0301scula del baño ',
    expires_in_days: 30,
  })
  t.equal(made.status, 201)
  t.equal(made.headers['cache-control'], 'no-store')
  const { key, expires_at, ...told } = made.json()
  t.equal(daysOf(made.json()), 30)
  t.match(told, { key_id: Number, name: 'Báscula del baño' })
  t.same(told.permissions, ['weights:read'])
  t.match(key, /^wbr_[\w-]{43}$/)

  const list = async () => (await service.request('GET', '/api/user/keys', ana)).json().keys
  const unused = { last_used_at: null, last_refused_at: null, last_refused_code: null }
  t.same(await list(), [{ ...told, expires_at, ...unused }])
  t.notMatch(JSON.stringify(await list()), key)
  const [stored] = await service.sql<{ text: string }>(
    'select program_keys::text as text from program_keys',
  )
  t.notMatch(stored?.text, key.slice(4))

  t.equal((await service.request('GET', '/api/stats', { token: key })).status, 200)
  const used = await eventually(async () => (await list())[0].last_used_at, 'the stored use')
  t.match(used, /^\d{4}-\d\d-\d\dT\d\d:00:00\.000Z$/)

  const own = `/api/user/keys/${told.key_id}`
  t.equal(outcome(await service.request('DELETE', `${own}99`, ana)), '404 key_not_found')
  t.equal(outcome(await service.request('DELETE', own, eva)), '404 key_not_found')
  t.same((await service.request('DELETE', own, ana)).json(), { message: 'Clave eliminada' })
  t.same(await list(), [])
  t.equal(outcome(await service.request('GET', '/api/stats', { token: key })), unauthenticated)
})

t.test('a key does what its permissions allow, and nothing else', async (t) => {
  const service = await start()
  const ana = await service.register('ana')
  for (const own of everyPermission) {
    const key = await keyOf(service, ana, own)
    for (const [id, found] of await askAll(service, key)) {
      const { access, answer, permission } = operations[id]
      const expected =
        access === 'public'
          ? answer
          : access === 'cookie'
            ? `${unauthenticated} -cookie`
            : permission === undefined
              ? unauthenticated
              : permission === null || permission === own
                ? answer
                : `403 permission_missing ${permission}`
      t.equal(found, expected, `${id} with ${own}`)
    }
  }
})

t.test('the owner of a key sees the latest refusal of a measurement', async (t) => {
  const service = await start()
  const ana = await service.register('ana')
  const key = await keyOf(service, ana, 'weights:write')
  const send = (weight: number) =>
    service.request('POST', '/api/weights/devices', { token: key, body: { weight } })
  t.match((await send(70)).json(), { recorded: 1 })
  const [before] = (await service.request('GET', '/api/user/keys', ana)).json().keys
  t.equal(before.last_refused_code, null)
  t.same((await send(700)).json().refused, [{ index: 0, code: 'weight_out_of_range' }])
  const [after] = (await service.request('GET', '/api/user/keys', ana)).json().keys
  t.equal(after.last_refused_code, 'weight_out_of_range')
  t.match(after.last_refused_at, /^\d{4}-/)
})

t.test('a key is read from one header alone, to the letter', async (t) => {
  const service = await start()
  const ana = await service.register('ana')
  const key = await keyOf(service, ana, 'weights:read')
  const ask = (headers: Record<string, string>, query = '') =>
    service.request('GET', `/api/stats${query}`, { headers })
  const authorization = (value: string) => ({ authorization: value })
  t.equal((await ask(authorization(`Bearer ${key}`))).status, 200)
  const wrong: [Record<string, string>, string?][] = [
    [{}, `?access_token=${key}`],
    [{ 'x-api-key': key }],
    [{ cookie: `refresh_token=${key}` }],
    [authorization(key)],
    [authorization(`Basic ${key}`)],
    ...[`${key}x`, key.slice(0, -1), `wbr_${'A'.repeat(43)}`, 'wbr_', key.toUpperCase()].map(
      (value): [Record<string, string>] => [authorization(`Bearer ${value}`)],
    ),
    [authorization(`Bearer ${key.slice(0, 10)} ${key.slice(10)}`)],
  ]
  await eachIs(t, unauthenticated, wrong, ([headers, query]) => ask(headers, query))
  const refresh = { headers: { cookie: `refresh_token=${key}` } }
  t.equal((await service.request('POST', '/api/auth/refresh', refresh)).status, 401)
})

t.test('a key ends with its date and with all sessions of its account, everywhere', async (t) => {
  // Of their own: a process remembers the ends of accounts, whose ids are used again elsewhere.
  const service = await startService(t)
  const other = await startService(t, { databaseUrl: service.databaseUrl })
  const admin = await service.register('admin')
  const ends: Record<string, (ana: Session) => Promise<unknown>> = {
    'its date': () => service.sql('update program_keys set expires_at = now()'),
    'a change of the password': (ana) => changePassword(service, ana),
    logoutEverywhere: (ana) => logoutEverywhere(service, ana),
    endSessions: ({ id }) => endSessions(service, admin, id),
    'the deletion of the account': ({ id }) => deleteUser(service, admin, id),
  }
  for (const [name, end] of Object.entries(ends)) {
    const ana = await service.register()
    const key = await keyOf(service, ana, 'weights:read')
    for (const { request } of [service, other])
      t.equal((await request('GET', '/api/stats', { token: key })).status, 200, name)
    await end(ana)
    for (const { request } of [service, other])
      t.equal(outcome(await request('GET', '/api/stats', { token: key })), unauthenticated, name)
  }
})

t.test('a use that cannot be stored fails no call', async (t) => {
  const { service, eva } = await startWithRoles(start)
  const token = await keyOf(service, eva, 'weights:read')
  await service.sql(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no';
      end $$;
    create trigger refuse before update on program_keys for each row execute function refuse()`)
  t.equal((await service.request('GET', '/api/stats', { token })).status, 200)
  await eventually(() => service.logs().some(({ event }) => event === 'key_use_not_stored'))
  await service.sql('drop function refuse cascade')
})

t.test('an account has as many keys as it may, of permissions that it has', async (t) => {
  const { service, eva } = await startWithRoles(start)
  const refusals: [given: object, code: string][] = [
    [{ name: ' ' }, '400 invalid_field name reason_min_length 1'],
    [{ name: 'x'.repeat(61) }, '400 invalid_field name reason_max_length 60'],
    [{ name: 'x'.repeat(241) }, '400 invalid_field name reason_max_length 60'],
    [{ name: 'a\u0007b' }, '400 invalid_field name reason_form'],
    [{ permissions: ['weights:read', 'weights:read'] }, '400 invalid_field'],
    [{ permissions: ['admin'] }, '400 invalid_field'],
    [{ password: 'x', permissions: ['checklist:read'] }, '400 current_password_wrong'],
    [{ permissions: ['weights:read', 'checklist:read'] }, '400 permission_not_held'],
  ]
  for (const [given, code] of refusals)
    t.match(
      outcome(await makeKey(service, eva, given)),
      new RegExp(`^${code}`),
      JSON.stringify(given),
    )
  const made = await Promise.all(Array.from({ length: 23 }, () => makeKey(service, eva)))
  const codes = made.map(outcome)
  t.equal(codes.filter((code) => code === '201').length, 20)
  t.equal(codes.filter((code) => code === '400 too_many_keys 20').length, 3)
  await service.sql(
    'update program_keys set expires_at = now() where id = (select min(id) from program_keys)',
  )
  const another = await makeKey(service, eva)
  t.equal(another.status, 201, 'in place of an ended one')
  t.equal(daysOf(another.json()), 90, 'the default')
  const { keys } = (await service.request('GET', '/api/user/keys', eva)).json()
  t.same([keys.length, keys[0].key_id], [20, another.json().key_id], 'the newest first')
  t.equal((await service.sql('select from program_keys')).length, 20)
})

t.test('access to the checklist takes effect at once, and ends at once', async (t) => {
  const { service, ana: admin, eva } = await startWithRoles(start)
  const status = async (token: string) =>
    outcome(await service.request('GET', '/api/wstg/status', { token }))
  const write = async (token: string) =>
    outcome(await service.request('POST', '/api/wstg/requests/retry', { token }))
  const permissions = async (token: string) =>
    (await service.request('GET', '/api/user/permissions', { token })).json()
  const both = ['weights:read', 'weights:write']
  t.equal(await status(eva.token), '403 forbidden')
  const ofToken = { expires_at: null, password_reset: null }
  t.same(await permissions(eva.token), { username: 'eva', permissions: both, ...ofToken })
  t.same((await permissions(admin.token)).permissions, everyPermission)

  t.equal((await setAccess(service, admin, eva.id, 'write')).status, 200)
  t.equal(await write(eva.token), '200')
  const key = await keyOf(service, eva, ...everyPermission)
  t.equal(await write(key), '200')
  const { users } = (await service.request('GET', '/api/admin/users', admin)).json()
  t.same(
    users.map(({ checklist_access }: { checklist_access: string }) => checklist_access),
    ['none', 'write'],
  )

  await setAccess(service, admin, eva.id, 'read')
  t.equal(await write(eva.token), '403 forbidden')
  t.equal(await write(key), '403 permission_missing checklist:write')
  t.equal(await status(key), '200')
  t.same((await permissions(key)).permissions, [...both, 'checklist:read'])

  await setAccess(service, admin, eva.id, 'none')
  t.equal(await status(eva.token), '403 forbidden')
  t.equal(await status(key), '403 permission_missing checklist:read')
  t.equal(outcome(await setAccess(service, eva, eva.id, 'write')), '403 forbidden')
  t.equal(outcome(await setAccess(service, admin, 999, 'read')), '404 user_not_found')
  t.equal((await setAccess(service, admin, eva.id, 'all')).status, 400)
})

t.test("a demoted administrator's key keeps the access that is stored", async (t) => {
  const service = await start()
  const ana = await service.register('ana')
  const key = await keyOf(service, ana, ...everyPermission)
  for (const [access, expected] of [
    ['none', '403 permission_missing checklist:read'],
    ['read', '200'],
  ] as const) {
    await service.sql("update accounts set role = 'admin'")
    t.equal((await setAccess(service, ana, ana.id, access)).status, 200)
    await service.sql("update accounts set role = 'user'")
    const reply = await service.request('GET', '/api/wstg/status', { token: key })
    t.equal(outcome(reply), expected)
  }
})

t.test('a tester repeats and drops the requests of that account alone', async (t) => {
  const { service, ana: admin, eva } = await startWithRoles(start)
  await setAccess(service, admin, eva.id, 'write')
  const failed = async () => {
    await service.sql('delete from wstg_inbox')
    for (const [seq, account] of [
      [1, admin.id],
      [2, eva.id],
    ])
      await service.sql(
        `insert into wstg_inbox (seq, kind, payload, state, due_at, note)
         overriding system value values ($1, 'sync', $2, 'failed', null, 'refused')`,
        [seq, JSON.stringify({ account })],
      )
  }
  for (const action of ['retry', 'dismiss'])
    for (const [token, body, expected] of [
      [eva.token, undefined, [2]],
      [eva.token, { request_ids: [1, 2] }, [2]],
      [await keyOf(service, eva, 'checklist:write'), undefined, [2]],
      [admin.token, undefined, [1, 2]],
    ] as const) {
      await failed()
      const reply = await service.request('POST', `/api/wstg/requests/${action}`, { token, body })
      t.same(reply.json().request_ids, expected, action)
    }
})

t.test('the previous secret knows the keys, another one does not', async (t) => {
  const service = await start()
  const ana = await service.register('ana')
  const key = await keyOf(service, ana, 'weights:read')
  const fresh = { JWT_SECRET_KEY: 'x'.repeat(40) }
  const { databaseUrl } = service
  for (const [env, status] of [
    [{ ...fresh, JWT_SECRET_KEY_PREVIOUS: jwtSecret }, 200],
    [fresh, 401],
  ] as const) {
    const other = await startService(t, { databaseUrl, env })
    t.equal((await other.request('GET', '/api/stats', { token: key })).status, status)
  }
})
