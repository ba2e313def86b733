import t from 'tap'
import { listen } from '../platform/http/raw.ts'
import { checkedFetch } from '../support/http.ts'
import { failureOf } from '../support/outcome.ts'
import { password } from '../support/service.ts'
import { startBehindProxy } from '../support/wstg.ts'
import { clientOf, watchedClient } from './support.ts'

const request = {
  request_id: 7,
  kind: 'sync',
  state: 'waiting',
  next_attempt_at: '2026-01-31T07:10:00.042Z',
}

t.test('a service', async (t) => {
  const service = await startBehindProxy(t)
  const baseUrl = `http://127.0.0.1:${await listen(service.app)}`
  const { client, count, seen } = watchedClient(baseUrl, { fetch: checkedFetch })
  await client.login({ body: { username: service.admin.username, password } })

  t.test('has lists that are read to their end, page by page', async (t) => {
    const ids = ['WSTG-INFO-01', 'WSTG-INFO-02', 'WSTG-INFO-03']
    for (const wstg_id of ids) {
      const { location } = await client.requestWstgSync({ body: { wstg_id, status: 'Done' } })
      t.match(await client.waitForRequest(location), { wstg_id, state: 'done' })
    }
    const items: string[] = []
    for await (const { wstg_id } of client.items({ status: 'Done', limit: 2 })) items.push(wstg_id)
    t.same(items, ids)
    t.equal(count('/api/wstg/items'), 2)
    const requests: (string | null)[] = []
    for await (const { wstg_id } of client.requests({ limit: 1 })) requests.push(wstg_id)
    t.same(requests, ids.toReversed())
    const entries: string[] = []
    for await (const { wstg_id } of client.log({ success: true, limit: 2 })) entries.push(wstg_id)
    t.same(entries, ids.toReversed())
    for await (const { username } of client.users({ role: 'admin' }))
      t.equal(username, service.admin.username)
    for await (const item of client.items({ status: 'Blocked' })) t.fail(item.wstg_id)

    const calls = seen.length
    for await (const { wstg_id } of client.items({ limit: 1 })) {
      t.equal(wstg_id, 'WSTG-INFO-01')
      break
    }
    t.equal(seen.length, calls + 1, 'no page is read that nobody asks for')
  })

  t.test('reads items whose names mean something in a path', async (t) => {
    for (const wstg_id of ['..', '.', 'a/../b', '...']) {
      const { location } = await client.requestWstgSync({ body: { wstg_id, status: 'Done' } })
      await client.waitForRequest(location)
      t.match(await client.getItem({ path: { wstg_id } }), { wstg_id, wstg_status: 'Done' })
    }
  })

  t.test('refuses a list as any call', async (t) => {
    const status = 'Finished' as 'Done'
    t.match(await failureOf(client.items({ status }).next()), {
      name: 'ApiError',
      operation: 'listItems',
      code: 'invalid_field',
    })
    const reason = new Error('the page has been left')
    const signal = AbortSignal.abort(reason)
    t.equal(await failureOf(client.items({ signal }).next()), reason)
  })

  t.test('reports how a request ended that its tool refuses', async (t) => {
    service.tool.answer(({ method }) =>
      method === 'PATCH' ? { status: 400, body: { non_field_errors: ['Duplicate …'] } } : undefined,
    )
    const body = { wstg_id: 'WSTG-INFO-01', status: 'Blocked' }
    const { location } = await client.requestWstgSync({ body })
    const ended = await client.waitForRequest(location)
    t.match(ended, { state: 'failed', next_attempt_at: null, reason: /Duplicate/ })
  })

  t.test('gives no location when it stores no request', async (t) => {
    const headers = { 'X-DefectDojo-Event': 'ping' }
    const body = { description: 'Test webhook notification', title: '', user: null }
    t.equal((await client.receiveWstgWebhook({ body, headers })).location, undefined)
  })
})

t.test('a list whose pages repeat themselves is not read for ever', async (t) => {
  const body = { users: [], next_after: 'WzFd' }
  const { client, seen } = watchedClient('http://service.example', {
    fetch: async () => Response.json(body),
  })
  t.match(await failureOf(client.users().next()), { name: 'ConnectionError' })
  t.equal(seen.length, 2)
})

t.test('a request is followed until no attempt follows, also while busy', async (t) => {
  const busy = { status: 503, headers: { 'retry-after': '0' } }
  const failed = { ...request, state: 'failed' }
  const answers = [
    Response.json(request),
    Response.json({ error: 'ocupado' }, busy),
    Response.json(failed),
    Response.json({ ...failed, next_attempt_at: null }),
  ]
  const asked: string[] = []
  const client = clientOf(async ({ url }) => {
    asked.push(new URL(url).pathname)
    return answers[asked.length - 1] ?? Response.error()
  })
  const states: string[] = []
  const ended = await client.waitForRequest('https://api.example/api/wstg/requests/7', {
    onRequest: ({ state, next_attempt_at: next }) => states.push(`${state} ${next !== null}`),
  })
  t.same(states, ['waiting true', 'failed true', 'failed false'])
  t.match(ended, { state: 'failed', next_attempt_at: null })
  t.same(asked, Array(4).fill('/api/wstg/requests/7'))
})

t.test('a wait ends with the reason of its signal, and with a refusal', async (t) => {
  const controller = new AbortController()
  const reason = new Error('the page has been left')
  const waiting = clientOf(async () => {
    setImmediate(() => controller.abort(reason))
    return Response.json(request)
  })
  const { signal } = controller
  t.equal(await failureOf(waiting.waitForRequest('/api/wstg/requests/7', { signal })), reason)
  t.match(await failureOf(waiting.waitForRequest('/api/wstg/items')), { name: 'TypeError' })
  const gone = clientOf(async () => Response.json({ error: 'no existe' }, { status: 404 }))
  const refusal = { status: 404, operation: 'getRequest' }
  t.match(await failureOf(gone.waitForRequest('/api/wstg/requests/7')), refusal)
})
