import { setImmediate, setTimeout } from 'node:timers/promises'
import t from 'tap'
import { createClient } from '../../generated/client/index.js'
import { checkedFetch } from '../support/http.ts'
import { failureOf } from '../support/outcome.ts'
import { password } from '../support/service.ts'
import { clientOf, credentials, holdBack, listen, logIn, watchedClient } from './support.ts'

const refreshPath = '/api/auth/refresh'
const weightPath = '/api/weight'
const weight = { body: { peso_kg: 70 } }
const next = 'otra frase larga y propia'
const change = { body: { current_password: password, new_password: next } }

t.test('parallel calls with an expired token share one refresh and are repeated', async (t) => {
  const { client, seen, count, passMinutes } = await logIn()
  passMinutes(16)
  const weights = Array.from({ length: 10 }, (_, index) => 70 + index / 10)
  const recorded = weights.map((peso_kg) => client.recordWeight({ body: { peso_kg } }))
  t.same(await Promise.all(recorded), Array(10).fill({ message: 'Peso registrado' }))
  t.equal(count(refreshPath), 1)
  const sent = seen.filter(({ path }) => path === weightPath)
  t.equal(sent.filter(({ status }) => status === 401).length, 10)
  const bodies = sent.filter(({ status }) => status === 201).map(({ body }) => JSON.parse(body))
  t.same(bodies.map(({ peso_kg }) => peso_kg).sort(), weights, 'each body arrives complete')
})

t.test('a call is repeated unchanged, even if its argument has changed meanwhile', async (t) => {
  const { baseUrl, client, passMinutes } = await logIn()
  const luis = createClient({ baseUrl })
  await luis.registerAccount(credentials('luis'))
  passMinutes(16)
  const input = { body: { peso_kg: 70 } }
  const recorded = client.recordWeight(input)
  input.body.peso_kg = 71
  const role = { path: { target_user_id: 2 }, body: { role: 'admin' as const } }
  const promoted = client.updateUserRole(role)
  role.path.target_user_id = 1
  await Promise.all([recorded, promoted])
  const { weights } = await client.listWeights()
  t.same(
    weights.map(({ peso_kg }) => peso_kg),
    [70],
  )
  t.equal(luis.session.account?.role, 'user')
  await luis.refreshAccessToken()
  t.equal(luis.session.account?.role, 'admin', 'a new role comes with the next token')
})

t.test('a call that is also refused with the new token is not repeated again', async (t) => {
  const { client, count } = await logIn({}, async (request, send) =>
    request.url.endsWith('/api/stats') ? new Response('{}', { status: 401 }) : send(request),
  )
  const refused = { name: 'ApiError', status: 401, operation: 'getWeightStats' }
  t.match(await failureOf(client.getWeightStats()), refused)
  t.equal(count('/api/stats'), 2)
  t.equal(count(refreshPath), 1)
})

t.test('an invalid refresh token ends the session once; calls fail with their 401', async (t) => {
  const { client, count, changes, passMinutes } = await logIn()
  passMinutes(8 * 24 * 60)
  const calls = [client.getWeightStats(), client.listWeights(), client.recordWeight(weight)]
  t.match(await Promise.all(calls.map((call) => failureOf(call))), [
    { status: 401, operation: 'getWeightStats', message: 'Token expirado' },
    { status: 401, operation: 'listWeights' },
    { status: 401, operation: 'recordWeight' },
  ])
  t.equal(count(refreshPath), 1)
  t.same(changes, ['expired'])
  t.equal(client.session.account, null)

  t.match(await failureOf(client.listWeights()), { status: 401 })
  t.equal(count(refreshPath), 1, 'no further refresh after the end of the session')

  await client.login(credentials())
  passMinutes(16)
  t.same(await client.listWeights(), { weights: [] }, 'the next session is renewed again')
  t.same(changes, ['expired', 'signed_in', 'refreshed'])
})

t.test('a token in the place of a key is renewed too, unless the caller gave a key', async (t) => {
  const { client, count, passMinutes } = await logIn()
  passMinutes(16)
  const body = { event: 'finding_added', finding: { id: 404 } }
  const withKey = client.receiveWstgWebhook({ body, headers: { 'X-API-Key': 'wrong' } })
  t.match(await failureOf(withKey), { status: 401 })
  t.equal(count(refreshPath), 0)
  t.match(await client.receiveWstgWebhook({ body }), { success: true })
  t.equal(count(refreshPath), 1)
  t.equal(count('/api/wstg/webhook'), 3)
})

t.test('a refresh that fails with a 503 leaves the session unchanged', async (t) => {
  let down = false
  const { client, changes, passMinutes } = await logIn({}, async (request, send) =>
    down && request.url.endsWith(refreshPath)
      ? new Response('{"error":"ocupado"}', { status: 503, headers: { 'retry-after': '7' } })
      : send(request),
  )
  passMinutes(16)
  down = true
  const cause = { operation: 'refreshAccessToken' }
  const failure = { status: 503, retryAfter: 7, message: 'ocupado', cause }
  const calls = [client.listWeights(), client.recordWeight(weight), client.refreshAccessToken()]
  t.match(await Promise.all(calls.map((call) => failureOf(call))), [
    { ...failure, operation: 'listWeights' },
    { ...failure, operation: 'recordWeight' },
    { status: 503, operation: 'refreshAccessToken' },
  ])
  down = false
  t.same(await client.listWeights(), { weights: [] })
  t.same(changes, ['refreshed'])
})

t.test('only the call with the shorter limit times out while a token is renewed', async (t) => {
  const { fetch, release } = holdBack(refreshPath)
  const { client, count, passMinutes } = await logIn({}, fetch)
  passMinutes(16)
  const longer = client.listWeights()
  const shorter = [
    client.listWeights({ timeoutMs: 150 }),
    client.refreshAccessToken({ timeoutMs: 100 }),
  ]
  t.match(await Promise.all(shorter.map(failureOf)), [
    { name: 'TimeoutError', message: 'no answer within 150 ms' },
    { name: 'TimeoutError', message: 'no answer within 100 ms' },
  ])
  release()
  t.same(await longer, { weights: [] })
  t.equal(count(refreshPath), 1)
})

t.test('the limit of a call includes its refusal and the refresh', async (t) => {
  const client = clientOf(async (request) => {
    await setTimeout(100)
    return request.url.endsWith(refreshPath)
      ? Response.json({ user_id: 1, username: 'ana', role: 'user', access_token: 'token' })
      : Response.json({ error: 'Token expirado' }, { status: 401 })
  })
  // Each of the three requests takes less than the limit.
  const error = await failureOf(client.listWeights({ timeoutMs: 250 }))
  t.match(error, { name: 'TimeoutError' })
})

t.test('calls before the session of the cookie is restored share one refresh', async (t) => {
  const { baseUrl, service } = await listen()
  t.equal(await createClient({ baseUrl }).session.restore(), null, 'there is no session')
  const { cookie } = await service.register('ana')
  const { client, count } = watchedClient(baseUrl, {
    fetch: (request) => {
      request.headers.set('cookie', cookie)
      return checkedFetch(request)
    },
  })
  const answers = [client.session.restore(), client.listWeights(), client.getCurrentAccount()]
  t.match(await Promise.all(answers), [{ username: 'ana' }, { weights: [] }, { username: 'ana' }])
  t.same(await client.session.restore(), { userId: 1, username: 'ana', role: 'admin' })
  t.equal(count(refreshPath), 1)
})

t.test('logout ends the session, also with an expired token', async (t) => {
  const { client, changes, passMinutes } = await logIn()
  passMinutes(16)
  t.same(await client.logout(), { message: 'Sesión cerrada' })
  t.same(changes, ['refreshed', 'signed_out'])
  t.equal(await client.session.restore(), null)
  t.match(await failureOf(client.getProfile()), { status: 401, message: 'Autenticación requerida' })

  await client.login(credentials())
  passMinutes(8 * 24 * 60)
  t.same(await client.logout(), { message: 'Token expirado' }, 'the session has ended already')
  t.equal(changes.at(-1), 'signed_out')
  t.match(await failureOf(client.logout()), { name: 'ApiError', status: 401 }, 'no session')
})

t.test('an expired session is no success of a call that would have ended it', async (t) => {
  const body = { password }
  for (const operation of ['logoutEverywhere', 'deleteAccount'] as const) {
    const { client, changes, passMinutes } = await logIn()
    passMinutes(8 * 24 * 60)
    t.match(await failureOf(client[operation]({ body })), { status: 401, operation })
    t.same(changes, ['expired'], operation)
  }
})

t.test('a call that is open at the logout is not repeated and reports no expiry', async (t) => {
  const { fetch, held, release } = holdBack('/logout')
  const { client, count, changes } = await logIn({}, fetch)
  const left = client.logout()
  await held
  t.match(await failureOf(client.getWeightStats()), { status: 401, operation: 'getWeightStats' })
  t.equal(count(refreshPath), 0)
  release()
  await left
  t.same(changes, ['signed_out'])
})

t.test('a logout that fails leaves the session unchanged; it can be dropped locally', async (t) => {
  let status = 0
  const { client, changes } = await logIn({}, async (request, send) =>
    request.url.endsWith('/logout') ? new Response(null, { status }) : send(request),
  )
  status = 503
  t.match(await failureOf(client.logout()), { name: 'ApiError', status })
  status = 401
  t.match(await failureOf(client.logout()), { status }, 'despite the new token')
  // No status of an answer: `fetch` fails.
  status = 0
  t.match(await failureOf(client.logout()), { name: 'ConnectionError' })
  t.equal(client.session.account?.username, 'ana')
  client.session.forget()
  t.same([client.session.account, changes.at(-1)], [null, 'signed_out'])
  t.match(await failureOf(client.listWeights()), { status: 401 })
})

t.test('a call of an earlier session is never repeated for a later session', async (t) => {
  const { fetch, release } = holdBack(weightPath)
  const { client, count, passMinutes } = await logIn({}, fetch)
  passMinutes(16)
  const late = client.recordWeight(weight)
  await client.registerAccount(credentials('luis'))
  release()
  t.match(await failureOf(late), { status: 401 })
  t.equal(count(weightPath), 1)
  t.same(await client.listWeights(), { weights: [] })
})

t.test('no call is repeated for an account that logs in during the refresh', async (t) => {
  const session = (user_id: number) =>
    Response.json({ user_id, username: 'x', role: 'user', access_token: `token${user_id}` })
  // The login is answered this many steps after the refresh. Some of the steps fall between the
  // new token and its use.
  for (let steps = 0; steps < 20; steps++) {
    const sent: string[] = []
    const refreshed = Promise.withResolvers<void>()
    const client = clientOf(async (request) => {
      if (request.url.endsWith(refreshPath)) {
        await refreshed.promise
        return session(1)
      }
      if (request.url.endsWith('/register')) return session(1)
      if (request.url.endsWith('/login')) {
        await refreshed.promise
        for (let step = 0; step < steps; step++) await null
        return session(2)
      }
      sent.push(String(request.headers.get('authorization')))
      return sent.length === 1
        ? Response.json({ error: 'Token expirado' }, { status: 401 })
        : Response.json({ message: 'Peso registrado' })
    })
    await client.registerAccount(credentials())
    const recorded = client.recordWeight(weight).catch((error: unknown) => error)
    const login = client.login(credentials('luis'))
    while (sent.length === 0) await setImmediate()
    await setImmediate()
    refreshed.resolve()
    await Promise.all([recorded, login])
    t.notMatch(sent, ['Bearer token1', 'Bearer token2'], `${steps} steps`)
  }
})

t.test('the cookie of another account ends the session instead of replacing it', async (t) => {
  let cookie = ''
  const { client, changes, passMinutes, service } = await logIn({}, (request, send) => {
    if (request.headers.has('cookie')) request.headers.set('cookie', cookie)
    return send(request)
  })
  cookie = (await service.register('luis')).cookie
  passMinutes(16)
  const refused = { status: 401, operation: 'recordWeight' }
  t.match(await failureOf(client.recordWeight(weight)), refused)
  t.same(changes, ['account_changed'])
  t.same(await service.sql('select * from weights'), [])
})

t.test('a server can set the refresh token of a user, and read it', async (t) => {
  const { baseUrl, client } = await logIn()
  t.equal(createClient({ baseUrl }).session.refreshToken, undefined)
  const { refreshToken } = client.session
  t.match(refreshToken, /^[\w-]+\.[\w-]+\.[\w-]+$/)

  const second = createClient({ baseUrl, refreshToken })
  t.match(await second.session.restore(), { username: 'ana' })
  await second.logout()
  t.equal(second.session.refreshToken, undefined)
  const third = createClient({ baseUrl, refreshToken })
  t.equal(await third.session.restore(), null, 'it has been revoked')
})

t.test('a change of the password continues with a new session', async (t) => {
  const own = { AUTH_RATE_LIMIT_MAX: '1002' }
  const { client, changes, baseUrl, passMinutes } = await logIn({ env: own })
  const { refreshToken } = client.session
  passMinutes(16)
  t.match(await client.changePassword(change), { username: 'ana' })
  t.same(changes, ['refreshed', 'refreshed'], 'the expired token, then the new session')
  t.not(client.session.refreshToken, refreshToken)
  t.match(await failureOf(createClient({ baseUrl, refreshToken }).refreshAccessToken()), {
    status: 401,
  })
  passMinutes(16)
  t.match(await client.getWeightStats(), { num_pesajes: 0 })
  const wrong = { status: 400, code: 'current_password_wrong' }
  t.match(await failureOf(client.logoutEverywhere({ body: { password } })), wrong)
  await client.logoutEverywhere({ body: { password: next } })
  t.equal(changes.at(-1), 'signed_out')
  t.equal(client.session.refreshToken, undefined)
})

t.test('a refresh waits for a change of the password, without Web Locks too', async (t) => {
  const own = { AUTH_RATE_LIMIT_MAX: '1003' }
  const { fetch, held, release } = holdBack('/api/auth/password')
  const { client, changes, count } = await logIn({ env: own }, fetch)
  const changed = client.changePassword(change)
  await held
  const refreshed = client.refreshAccessToken()
  await setTimeout(50)
  t.equal(count(refreshPath), 0)
  release()
  t.match(await Promise.all([changed, refreshed]), [{ user_id: 1 }, { user_id: 1 }])
  t.same(changes, ['refreshed', 'refreshed'])
})

t.test('a second change of the password waits for a refresh before it', async (t) => {
  const sent: string[] = []
  const answers: (() => void)[] = []
  const client = clientOf(async ({ url }) => {
    sent.push(new URL(url).pathname)
    await new Promise<void>((resolve) => answers.push(resolve))
    return Response.json({ user_id: 1, username: 'ana', role: 'user', access_token: 'token' })
  })
  const calls = [
    client.changePassword(change),
    client.refreshAccessToken(),
    client.changePassword(change),
  ]
  for (const open of [1, 2, 3]) {
    while (sent.length < open) await setImmediate()
    await setTimeout(20)
    t.equal(sent.length, open)
    for (const answer of answers.splice(0)) answer()
  }
  await Promise.all(calls)
  t.same(sent, ['/api/auth/password', refreshPath, '/api/auth/password'])
})

t.test('an invitation and a password link begin a session', async (t) => {
  const { client: admin, baseUrl } = await logIn()
  const { code: invitation } = await admin.createInvitation({ body: { password } })
  const { client: luis, changes } = watchedClient(baseUrl)
  await luis.registerAccount({ body: { ...credentials('luis').body, invitation } })
  await luis.logout()
  const path = { target_user_id: 2 }
  const { code } = await admin.createPasswordLink({ path, body: { password } })
  await luis.resetPassword({ body: { code, new_password: next } })
  t.same([luis.session.account?.userId, changes], [2, ['signed_in', 'signed_out', 'signed_in']])
  t.match((await luis.getPermissions()).password_reset, { by: 'ana' })
})
