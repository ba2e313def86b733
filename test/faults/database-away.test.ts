import { setTimeout as delay } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { outageTimeouts, startService } from '../support/service.ts'
import type { ProxyMode } from '../support/tcp-proxy.ts'
import {
  askEverything,
  type FaultyService,
  type NamedReply,
  startFaultyService,
} from './support.ts'

const unavailable = {
  error: 'El servicio no está disponible en este momento; inténtalo de nuevo en unos segundos',
}
const checkOutage = (t: Test, replies: NamedReply[]) => {
  for (const { what, reply } of replies) {
    t.same([reply.status, reply.json()], [503, unavailable], what)
    t.match(reply.headers['retry-after'], /^[1-9]\d?$/, `${what} has a Retry-After`)
  }
}

/**
 * Operations that need no database keep answering: public ones with 200, the others with their
 * refusals.
 */
const checkUnaffected = async (t: Test, { service }: FaultyService) => {
  for (const path of ['/api/config', '/api/messages'])
    t.equal((await service.request('GET', path)).status, 200, path)
  t.equal((await service.request('GET', '/api/nowhere')).status, 404)
  t.equal((await service.request('GET', '/api/weights')).status, 401)
  t.equal((await service.request('GET', '/api/weights', { token: 'x.y.z' })).status, 401)
  t.equal((await service.request('POST', '/api/auth/login', { body: '{' })).status, 400)
}

const checkServed = async (t: Test, { service, user }: FaultyService) => {
  const body = { peso_kg: 71 }
  const recorded = await service.request('POST', '/api/weight', { token: user.token, body })
  t.equal(recorded.status, 201, 'the first request afterwards is served')
}

for (const mode of ['refuse', 'black hole', 'reset'] as const satisfies ProxyMode[]) {
  t.test(
    `with a database in mode ${mode}, every operation that needs it answers 503`,
    async (t) => {
      const faulty = await startFaultyService(t)
      await checkServed(t, faulty)
      await faulty.proxy.setMode(mode)
      // The list of revoked tokens in memory is valid for this time: operations that need nothing
      // else are still served.
      await delay(1000)
      const asked = askEverything(faulty)
      await checkUnaffected(t, faulty)
      checkOutage(t, await asked)
      await checkUnaffected(t, faulty)
      await faulty.proxy.setMode('pass')
      await checkServed(t, faulty)
      for (const { what, reply } of await askEverything(faulty))
        t.not(reply.status, 503, `${what} works again`)
    },
  )
}

t.test('a revoked token is refused, also when the list cannot be read', async (t) => {
  const faulty = await startFaultyService(t)
  const { service, proxy, user } = faulty
  const { token, cookie } = user
  t.equal(
    (await service.request('POST', '/api/auth/logout', { token, headers: { cookie } })).status,
    200,
  )
  // The process that revoked the token, and processes notified of it, know it. A process that has
  // just started has to read the list.
  const known = new Set<unknown>()
  const other = await startService(t, { databaseUrl: proxy.url, env: outageTimeouts })
  for (const [mode, status] of [
    ['refuse', 503],
    ['black hole', 503],
    ['pass', 401],
    ['refuse', 503],
  ] as const) {
    await proxy.setMode(mode)
    const [me, refresh] = await Promise.all([
      service.request('GET', '/api/auth/me', { token }),
      service.request('POST', '/api/auth/refresh', { headers: { cookie } }),
    ])
    t.same([me.status, refresh.status], [401, status], mode)
    if (status === 503)
      t.equal(refresh.headers['set-cookie'], undefined, 'the cookie is not cleared')
    const elsewhere = await other.request('GET', '/api/auth/me', { token })
    t.equal(elsewhere.status, known.has(other) ? 401 : status, `${mode}, in another process`)
    if (status === 401) known.add(other)
  }
})

t.test('the log states the cause of a 503, the answer does not', async (t) => {
  const { service, proxy, user } = await startFaultyService(t)
  await proxy.setMode('refuse')
  const reply = await service.request('GET', '/api/stats', {
    token: user.token,
    headers: { 'x-request-id': 'the-one' },
  })
  t.notMatch(reply.text, /ECONN|127\.0\.0\.1|select|postgres/i)
  const [line] = service.logs().filter(({ event }) => event === 'request_failed')
  t.match(line, { level: 'error', request_id: 'the-one', err: { message: String } })
  t.match(JSON.stringify(line), /ECONNREFUSED|terminated|ECONNRESET/)
})
