import { once } from 'node:events'
import { setImmediate, setTimeout } from 'node:timers/promises'
import t from 'tap'
import { ApiError, createClient, type SessionChange } from '../../generated/client/index.js'
import { checkedFetch } from '../support/http.ts'
import { password } from '../support/service.ts'
import { listen, rejection, watchedClient } from './support.ts'

const refreshPath = '/api/auth/refresh'
const weightPath = '/api/weight'

t.test(
  'ten parallel calls with an expired token: one refresh, each call repeated once with its body',
  async (t) => {
    const { baseUrl, passMinutes } = await listen()
    const { client, seen, count } = watchedClient(baseUrl)
    await client.registerAccount({ body: { username: 'ana', password } })
    passMinutes(16)
    const weights = Array.from({ length: 10 }, (_, index) => 70 + index / 10)
    const answers = await Promise.all(
      weights.map((peso_kg) => client.recordWeight({ body: { peso_kg } })),
    )
    t.same(new Set(answers.map(({ message }) => message)), new Set(['Peso registrado']))
    t.equal(count(refreshPath), 1)
    const sent = seen.filter(({ path }) => path === weightPath)
    t.equal(sent.filter(({ status }) => status === 401).length, 10)
    t.same(
      sent
        .filter(({ status }) => status === 201)
        .map(({ body }) => JSON.parse(body).peso_kg)
        .sort(),
      weights,
      'each body arrives complete with the second attempt',
    )
    t.equal((await client.listWeights()).weights.length, 10)
  },
)

t.test('a call is repeated unchanged, even if its argument has changed meanwhile', async (t) => {
  const { baseUrl, passMinutes } = await listen()
  const { client, seen } = watchedClient(baseUrl)
  await client.registerAccount({ body: { username: 'ana', password } })
  const { user_id } = await watchedClient(baseUrl).client.registerAccount({
    body: { username: 'luis', password },
  })
  passMinutes(16)
  const weight = { body: { peso_kg: 70 } }
  const recorded = client.recordWeight(weight)
  weight.body.peso_kg = 71
  const role = { path: { target_user_id: user_id }, body: { role: 'admin' as const } }
  const promoted = client.updateUserRole(role)
  role.path.target_user_id = 1
  await Promise.all([recorded, promoted])
  t.match((await client.listWeights()).weights, [{ peso_kg: 70 }])
  const paths = seen
    .map(({ path, status }) => `${path} ${status}`)
    .filter((call) => call.includes('/role'))
  t.same(
    paths,
    [401, 200].map((status) => `/api/admin/users/${user_id}/role ${status}`),
  )
})

t.test('a call that is also refused with the new token is not repeated again', async (t) => {
  const { baseUrl, service } = await listen()
  const { client, count } = watchedClient(baseUrl, {
    fetch: async (request) => {
      const response = await checkedFetch(request)
      return new URL(request.url).pathname === '/api/stats'
        ? new Response('{"error":"Token expirado"}', { status: 401, headers: response.headers })
        : response
    },
  })
  await client.registerAccount({ body: { username: 'ana', password } })
  t.match(await rejection(client.getWeightStats()), {
    name: 'ApiError',
    status: 401,
    operation: 'getWeightStats',
  })
  t.equal(count('/api/stats'), 2)
  t.equal(count(refreshPath), 1)
  t.ok(service)
})

t.test(
  'an invalid refresh token ends the session once, and every call fails with its own 401',
  async (t) => {
    const { baseUrl, passMinutes } = await listen()
    const { client, count } = watchedClient(baseUrl)
    const ends: SessionChange[] = []
    client.session.onChange((account, end) => {
      if (!account) ends.push(end)
    })
    await client.registerAccount({ body: { username: 'ana', password } })
    passMinutes(8 * 24 * 60)
    const outcomes = await Promise.allSettled([
      client.getWeightStats(),
      client.listWeights(),
      client.recordWeight({ body: { peso_kg: 70 } }),
    ])
    const reasons = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason)
    t.match(reasons, [
      { name: 'ApiError', status: 401, operation: 'getWeightStats', message: 'Token expirado' },
      { name: 'ApiError', status: 401, operation: 'listWeights' },
      { name: 'ApiError', status: 401, operation: 'recordWeight' },
    ])
    t.equal(count(refreshPath), 1)
    t.same(ends, ['expired'])
    t.equal(client.session.account, null)

    t.match(await rejection(client.listWeights()), { status: 401 })
    t.equal(count(refreshPath), 1, 'no further refresh after the end of the session')

    await client.login({ body: { username: 'ana', password } })
    t.same(await client.listWeights(), { weights: [] }, 'a new login works')
    passMinutes(16)
    t.same(await client.listWeights(), { weights: [] }, 'also when its token has expired')
  },
)

t.test('a token in the place of a key is renewed too, unless the caller gave a key', async (t) => {
  const { baseUrl, passMinutes } = await listen({ withTool: true })
  const { client, seen, count } = watchedClient(baseUrl)
  await client.registerAccount({ body: { username: 'ana', password } })
  passMinutes(16)
  const body = { event: 'finding_added', finding: { id: 404 } }
  const withKey = client.receiveWstgWebhook({ body, headers: { 'X-API-Key': 'wrong' } })
  t.match(await rejection(withKey), { status: 401 })
  t.equal(count(refreshPath), 0)
  t.match(
    await rejection(client.receiveWstgWebhook({ body })),
    { status: 400 },
    'there is no such finding',
  )
  t.equal(count(refreshPath), 1)
  t.same(
    seen.filter(({ path }) => path === '/api/wstg/webhook').map(({ status }) => status),
    [401, 401, 400],
  )
})

t.test('a refresh that cannot be sent leaves the session unchanged', async (t) => {
  const { baseUrl, passMinutes } = await listen()
  let down = false
  const { client } = watchedClient(baseUrl, {
    fetch: async (request) =>
      down && request.url.endsWith(refreshPath)
        ? new Response('{"error":"ocupado"}', { status: 503, headers: { 'retry-after': '7' } })
        : checkedFetch(request),
  })
  const ends: unknown[] = []
  client.session.onChange((account, end) => account || ends.push(end))
  await client.registerAccount({ body: { username: 'ana', password } })
  passMinutes(16)
  down = true
  t.match(await rejection(client.listWeights()), {
    status: 503,
    retryAfter: 7,
    operation: 'refreshAccessToken',
  })
  down = false
  t.same(await client.listWeights(), { weights: [] })
  t.same(ends, [])
})

t.test('only the call with the shorter limit times out while a token is renewed', async (t) => {
  const { baseUrl, passMinutes } = await listen()
  const released = Promise.withResolvers<void>()
  let slow = 0
  const { client, count } = watchedClient(baseUrl, {
    fetch: async (request) => {
      if (slow > 0) await setTimeout(slow)
      const response = await checkedFetch(request)
      if (request.url.endsWith(refreshPath)) await released.promise
      return response
    },
  })
  await client.registerAccount({ body: { username: 'ana', password } })
  passMinutes(16)
  const patient = client.listWeights()
  const hurried = [
    client.listWeights({ timeoutMs: 150 }),
    client.refreshAccessToken({ timeoutMs: 100 }),
  ]
  t.match(await Promise.all(hurried.map(rejection)), [
    { name: 'TimeoutError', message: 'no answer within 150 ms' },
    { name: 'TimeoutError', message: 'no answer within 100 ms' },
  ])
  released.resolve()
  t.same(await patient, { weights: [] })
  t.equal(count(refreshPath), 1)

  passMinutes(16)
  slow = 120
  const late = await rejection(client.listWeights({ timeoutMs: 200 }))
  t.match(late, { name: 'TimeoutError' }, 'the limit includes the refusal and the refresh')
})

t.test(
  'a page that loads takes up the session of the cookie, or reports that there is none',
  async (t) => {
    const { baseUrl } = await listen()
    const first = watchedClient(baseUrl)
    t.equal(await first.client.session.restore(), null)
    await first.client.registerAccount({ body: { username: 'ana', password } })
    t.same(await first.client.session.restore(), { userId: 1, username: 'ana', role: 'admin' })
    t.equal(first.count(refreshPath), 1, 'a logged-in client needs no refresh')
  },
)

t.test('calls before the session of the cookie is restored share one refresh', async (t) => {
  const { baseUrl, service } = await listen()
  const { cookie } = await service.register('ana')
  const { client, count } = watchedClient(baseUrl, {
    fetch: (request) => {
      const headers = new Headers(request.headers)
      headers.set('cookie', cookie)
      return checkedFetch(new Request(request, { headers }))
    },
  })
  const [account, weights, current] = await Promise.all([
    client.session.restore(),
    client.listWeights(),
    client.getCurrentAccount(),
  ])
  t.match([account, weights, current], [{ username: 'ana' }, { weights: [] }, { username: 'ana' }])
  t.equal(count(refreshPath), 1)
})

t.test('logout ends the session, and its tokens are refused', async (t) => {
  const { baseUrl, passMinutes } = await listen()
  const { client } = watchedClient(baseUrl)
  const ends: unknown[] = []
  client.session.onChange((account, end) => account || ends.push(end))
  await client.registerAccount({ body: { username: 'ana', password } })
  passMinutes(16)
  t.same(await client.logout(), { message: 'Sesión cerrada' }, 'also with an expired token')
  t.same(ends, ['signed_out'])
  t.equal(await client.session.restore(), null)
  t.match(await rejection(client.getProfile()), { status: 401, message: 'Autenticación requerida' })
})

t.test(
  'a call that is still open at the logout is not repeated and reports no expiry',
  async (t) => {
    const { baseUrl } = await listen()
    const answered = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const { client, count } = watchedClient(baseUrl, {
      fetch: async (request) => {
        const response = await checkedFetch(request)
        if (request.url.endsWith('/logout')) {
          answered.resolve()
          await released.promise
        }
        return response
      },
    })
    const ends: unknown[] = []
    client.session.onChange((account, end) => account || ends.push(end))
    await client.registerAccount({ body: { username: 'ana', password } })
    const left = client.logout()
    await answered.promise
    t.match(await rejection(client.getWeightStats()), { status: 401, operation: 'getWeightStats' })
    t.equal(count(refreshPath), 0)
    released.resolve()
    await left
    t.same(ends, ['signed_out'])
  },
)

t.test('logging out of an expired session succeeds; without any session it fails', async (t) => {
  const { baseUrl, passMinutes } = await listen()
  const { client } = watchedClient(baseUrl)
  const ends: unknown[] = []
  client.session.onChange((account, end) => account || ends.push(end))
  await client.registerAccount({ body: { username: 'ana', password } })
  passMinutes(8 * 24 * 60)
  t.same(
    await client.logout(),
    { message: 'Token expirado' },
    'the service reports the missing session',
  )
  t.same(ends, ['signed_out'])
  t.equal(client.session.account, null)
  t.match(await rejection(client.logout()), { name: 'ApiError', status: 401 })
})

t.test('a logout that fails leaves the session unchanged', async (t) => {
  const { baseUrl } = await listen()
  let status = 503
  const { client } = watchedClient(baseUrl, {
    fetch: async (request) =>
      request.url.endsWith('/logout') ? new Response(null, { status }) : checkedFetch(request),
  })
  await client.registerAccount({ body: { username: 'ana', password } })
  t.match(await rejection(client.logout()), { name: 'ApiError', status: 503 })
  status = 401
  t.match(
    await rejection(client.logout()),
    { name: 'ApiError', status: 401 },
    'despite the new token',
  )
  t.equal(client.session.account?.username, 'ana')
})

t.test('a call of an earlier session is never repeated for a later session', async (t) => {
  const { baseUrl, passMinutes } = await listen()
  const gate = new EventTarget()
  let held = false
  const { client, seen } = watchedClient(baseUrl, {
    fetch: async (request) => {
      const hold = held && request.url.endsWith(weightPath)
      const response = await checkedFetch(request)
      if (hold) await once(gate, 'open')
      return response
    },
  })
  await client.registerAccount({ body: { username: 'ana', password } })
  passMinutes(16)
  held = true
  const late = client.recordWeight({ body: { peso_kg: 70 } })
  await client.registerAccount({ body: { username: 'luis', password } })
  held = false
  gate.dispatchEvent(new Event('open'))
  t.match(await rejection(late), { status: 401 })
  t.equal(seen.filter(({ path }) => path === weightPath).length, 1)
  t.same(await client.listWeights(), { weights: [] })
})

t.test(
  'a call is never repeated for an account that logs in while the token is renewed',
  async (t) => {
    // The login is answered this many steps after the refresh. Some of the steps fall between the
    // new token and its use.
    for (let steps = 0; steps < 20; steps++) {
      const sent: string[] = []
      const refreshed = Promise.withResolvers<void>()
      const authentication = (user_id: number) =>
        Response.json({
          user_id,
          username: `user${user_id}`,
          role: 'user',
          access_token: `token${user_id}`,
        })
      const { client } = watchedClient('http://127.0.0.1:9', {
        fetch: async (request) => {
          if (request.url.endsWith(refreshPath)) {
            await refreshed.promise
            return authentication(1)
          }
          if (request.url.endsWith('/login')) {
            const { username } = (await request.json()) as { username: string }
            if (username === 'luis') await refreshed.promise
            for (let step = 0; username === 'luis' && step < steps; step++) await null
            return authentication(username === 'luis' ? 2 : 1)
          }
          sent.push(String(request.headers.get('authorization')))
          return sent.length === 1
            ? Response.json({ error: 'Token expirado' }, { status: 401 })
            : Response.json({ message: 'Peso registrado' })
        },
      })
      await client.login({ body: { username: 'ana', password } })
      const recorded = client
        .recordWeight({ body: { peso_kg: 70 } })
        .catch((error: unknown) => error)
      const login = client.login({ body: { username: 'luis', password } })
      while (sent.length === 0) await setImmediate()
      await setImmediate()
      refreshed.resolve()
      await Promise.all([recorded, login])
      t.notMatch(sent, ['Bearer token1', 'Bearer token2'], `${steps} steps`)
    }
  },
)

t.test('the cookie of another account ends the session instead of replacing it', async (t) => {
  const { baseUrl, passMinutes, service } = await listen()
  const luis = (await service.register('luis')).cookie
  const { client } = watchedClient(baseUrl, {
    fetch: (request) => {
      const headers = new Headers(request.headers)
      if (headers.has('cookie')) headers.set('cookie', luis)
      return checkedFetch(new Request(request, { headers }))
    },
  })
  const ends: unknown[] = []
  client.session.onChange((account, end) => account || ends.push(end))
  await client.registerAccount({ body: { username: 'ana', password } })
  passMinutes(16)
  t.match(await rejection(client.recordWeight({ body: { peso_kg: 70 } })), {
    status: 401,
    operation: 'recordWeight',
  })
  t.same(ends, ['account_changed'])
  t.same(await service.sql('select * from weights'), [])
})

t.test('a new role takes effect with the next token', async (t) => {
  const { baseUrl } = await listen()
  const { client: admin } = watchedClient(baseUrl)
  const { client: luis } = watchedClient(baseUrl)
  await admin.registerAccount({ body: { username: 'ana', password } })
  const { user_id } = await luis.registerAccount({ body: { username: 'luis', password } })
  await admin.updateUserRole({ path: { target_user_id: user_id }, body: { role: 'admin' } })
  t.equal(luis.session.account?.role, 'user')
  await luis.refreshAccessToken()
  t.equal(luis.session.account?.role, 'admin')
})

t.test('errors carry the status, the text of the service and the waiting time', async (t) => {
  const { baseUrl } = await listen({ env: { AUTH_RATE_LIMIT_MAX: '1' } })
  const { client } = watchedClient(baseUrl)
  const body = { username: 'ana', password: 'falsa pero larga' }
  const refused = await rejection(client.login({ body }))
  t.ok(refused instanceof ApiError)
  t.match(refused, {
    status: 401,
    message: 'Usuario o contraseña incorrectos',
    operation: 'login',
    requestId: /./,
  })
  const limited = await rejection(client.login({ body }))
  t.match(limited, { name: 'ApiError', status: 429, message: /^Demasiados intentos/ })
  t.ok(
    limited instanceof ApiError &&
      Number(limited.retryAfter) > 0 &&
      Number(limited.retryAfter) <= 60,
  )
})

t.test('Retry-After may also be a date', async (t) => {
  const waitFor = async (header: string) => {
    const { client } = watchedClient('http://127.0.0.1:9', {
      fetch: async () =>
        new Response('{"error":"ocupado"}', { status: 503, headers: { 'retry-after': header } }),
    })
    const error = await rejection(client.getPublicConfig())
    return error instanceof ApiError ? error.retryAfter : error
  }
  const soon = Number(await waitFor(new Date(Date.now() + 60_000).toUTCString()))
  t.ok(soon > 0 && soon <= 60, `${soon} s`)
  t.equal(await waitFor(new Date(0).toUTCString()), 0)
  t.equal(await waitFor('7'), 7)
  t.equal(await waitFor('soon'), undefined)
})

t.test('listeners receive each event of the session by name', async (t) => {
  const { baseUrl, passMinutes } = await listen()
  const { client } = watchedClient(baseUrl)
  const changes: [string | undefined, SessionChange][] = []
  client.session.onChange((account, change) => changes.push([account?.username, change]))
  await client.registerAccount({ body: { username: 'ana', password } })
  passMinutes(16)
  await client.listWeights()
  await client.logout()
  await client.login({ body: { username: 'ana', password } })
  passMinutes(8 * 24 * 60)
  await rejection(client.listWeights())
  t.same(changes, [
    ['ana', 'signed_in'],
    ['ana', 'refreshed'],
    [undefined, 'signed_out'],
    ['ana', 'signed_in'],
    [undefined, 'expired'],
  ])
})

t.test('a session can be dropped without a call to the service', async (t) => {
  const { baseUrl } = await listen()
  let offline = false
  const { client, count } = watchedClient(baseUrl, {
    fetch: async (request) =>
      offline ? Promise.reject(new TypeError('fetch failed')) : checkedFetch(request),
  })
  const changes: SessionChange[] = []
  client.session.onChange((_account, change) => changes.push(change))
  await client.registerAccount({ body: { username: 'ana', password } })
  offline = true
  t.match(await rejection(client.logout()), { name: 'ConnectionError' })
  client.session.forget()
  t.same([client.session.account, changes.at(-1)], [null, 'signed_out'])
  offline = false
  t.match(await rejection(client.listWeights()), { status: 401 })
  t.equal(count(refreshPath), 0)
})

t.test('a server can set the refresh token of a user, and read it', async (t) => {
  const { baseUrl } = await listen()
  const first = createClient({ baseUrl })
  t.equal(first.session.refreshToken, undefined)
  await first.registerAccount({ body: { username: 'ana', password } })
  const { refreshToken } = first.session
  t.match(refreshToken, /^[\w-]+\.[\w-]+\.[\w-]+$/)

  const second = createClient({ baseUrl, refreshToken })
  t.match(await second.session.restore(), { username: 'ana' })
  await second.logout()
  t.equal(second.session.refreshToken, undefined)
  const third = createClient({ baseUrl, refreshToken })
  t.equal(await third.session.restore(), null, 'it has been revoked')
})
