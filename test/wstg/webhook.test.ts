import t from 'tap'
import { startAnsweringProxy } from '../support/answering-proxy.ts'
import { apiToken } from '../support/findings.ts'
import { startService } from '../support/service.ts'
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts'
import { eventually, startWstgService } from '../support/wstg.ts'

const key = 'a-shared-key-of-the-tests'

t.test(
  'deliveries without data, or with an unknown or unidentified finding, are refused',
  async (t) => {
    const { webhook, sandbox, sql } = await startWstgService(t)
    const { testId } = await sandbox.createTest()
    const { id } = await sandbox.createFinding(testId, { title: 'Nothing of the checklist' })
    const missing = 'Falta el campo obligatorio finding.id'
    const noNumber = 'El campo finding.id no es válido: debe ser un número entero'
    const noText = 'El campo event no es válido: debe ser un texto'
    for (const [body, error] of [
      [{}, 'No data provided'],
      [[], 'No data provided'],
      ['null', 'No data provided'],
      ['"text"', 'No data provided'],
      [undefined, 'No data provided'],
      [{ event: 'finding_updated' }, missing],
      [{ finding: {} }, missing],
      [{ finding: 7 }, missing],
      [{ finding: { id: null } }, missing],
      [{ finding: { id: 'seven' } }, noNumber],
      [{ finding: { id: 1.5 } }, noNumber],
      [{ finding: { id: -1 } }, noNumber],
      [{ finding: { id }, event: 1 }, noText],
      [{ finding: { id }, event: null }, noText],
      [{ finding: { id }, event: ['finding_updated'] }, noText],
      [{ finding: { id: 0 } }, 'La herramienta de hallazgos no conoce ese hallazgo'],
      [
        { finding: { id: '99999999999999999999' } },
        'La herramienta de hallazgos no conoce ese hallazgo',
      ],
      [{ finding: { id: 4711 } }, 'La herramienta de hallazgos no conoce ese hallazgo'],
      [{ finding: { id } }, 'El hallazgo no tiene identificador WSTG'],
    ] as const) {
      const { status, json } = await webhook(body)
      t.same([status, json()], [400, { error }], JSON.stringify(body))
    }
    t.same(await sql('select * from wstg_inbox'), [], 'nothing is queued')
  },
)

t.test('an id as a number or as digits is accepted; unknown events are kept', async (t) => {
  const { webhook, sandbox, sql, status } = await startWstgService(t, { worker: false })
  const { testId } = await sandbox.createTest()
  const { id } = await sandbox.createFinding(testId, { tags: ['wstg', 'wstg-busl-01'] })
  for (const body of [
    { finding: { id } },
    {
      event: 'something_new',
      finding: { id: String(id), title: 'x', active: 'yes', more: { deep: [] } },
    },
  ]) {
    const reply = await webhook(body)
    t.same([reply.status, reply.json().queued], [202, true])
  }
  t.same(await sql('select item_key, payload from wstg_inbox order by seq'), [
    { item_key: 'wstg-busl-01', payload: { event: 'finding_updated' } },
    { item_key: 'wstg-busl-01', payload: { event: 'something_new' } },
  ])
  t.match(await status(), { total_items: 1, pending_items: 1 }, 'tracked at once')
})

t.test("all of DefectDojo's own deliveries are accepted without a call of the tool", async (t) => {
  let network: TcpProxy | undefined
  const { request, sandbox, sql, settled, status } = await startWstgService(t, {
    env: { WSTG_WEBHOOK_KEY: key },
    through: async (url) => {
      network = await startTcpProxy(t, url)
      return network.url
    },
  })
  const deliver = (event: string, body: unknown) =>
    request('POST', '/api/wstg/webhook', {
      headers: { 'x-api-key': key, 'x-defectdojo-event': event },
      body,
    })
  const { testId } = await sandbox.createTest()
  const { id } = await sandbox.createFinding(testId, {
    tags: ['wstg', 'wstg-busl-02'],
    active: false,
    verified: true,
  })
  const { id: foreign } = await sandbox.createFinding(testId, { title: 'Not of the checklist' })

  await network?.setMode('black hole')
  const page = (number: number) => ({
    description: 'd',
    title: 't',
    user: null,
    url_ui: `http://dojo/finding/${number}`,
  })
  const list = (ids: number[]) => ids.map((number) => ({ id: number, title: 'x', severity: 'Low' }))
  const scan = {
    findings: { new: list([id, foreign]), reactivated: [], untouched: list([999_999, id]) },
  }
  for (const [event, body, queued] of [
    ['ping', { description: 'Test webhook notification', title: '', user: null }, false],
    ['product_added', { title: 'x', url_ui: 'http://dojo/product/3' }, false],
    ['finding_added', page(id), true],
    ['finding_closed', page(foreign), true],
    ['finding_closed', page(999_999), true],
    ['scan_added', scan, true],
    ['finding_added', { finding: { id: 'x' }, findings: 5 }, false],
  ] as const) {
    const started = performance.now()
    const reply = await deliver(event, body)
    t.same([reply.status, reply.json().queued], [202, queued], `${event} ${JSON.stringify(body)}`)
    t.ok(performance.now() - started < 1000, 'soon')
  }
  await network?.setMode('pass')
  await settled()
  t.match(await status(), { total_items: 1, synced_items: 1 })
  const log = await sql('select wstg_id, success from wstg_sync_log')
  t.same(
    log,
    [{ wstg_id: 'WSTG-BUSL-02', success: true }],
    'deliveries about other findings do not change the checklist',
  )
  const notes = await sql(
    'select distinct note from wstg_inbox where note is not null order by note',
  )
  t.same(notes, [
    { note: 'the finding has no WSTG identifier' },
    { note: 'the findings tool does not show this finding' },
  ])
})

t.test(
  "nothing that is wrong with one of DefectDojo's own deliveries is a reason to refuse it",
  async (t) => {
    const { request, sql } = await startWstgService(t, {
      env: { WSTG_WEBHOOK_KEY: key },
      worker: false,
    })
    const deliver = (body: unknown, headers: Record<string, string> = {}) =>
      request('POST', '/api/wstg/webhook', {
        headers: { 'x-api-key': key, 'x-defectdojo-event': 'finding_added', ...headers },
        body,
      })
    const text = { 'content-type': 'text/plain' }
    for (const [body, queued, headers] of [
      [undefined, false],
      [{}, false],
      ['null', false],
      ['{bad', false],
      ['{"finding":{"id":13,"title":"\\u0000"}}', false],
      ['{"finding":{"id":13,"title":"\\ud800"}}', false],
      [Buffer.from('{"finding":{"id":13,"title":"\xe9"}}', 'latin1'), false],
      ['{"finding":{"id":13}}', false, text],
      [`{"finding":{"id":13,"title":"${'x'.repeat(1_100_000)}"}}`, true],
      [[{ finding: { id: 13 } }], true],
      [{ event: 7, finding: { id: '13' } }, true],
    ] as [unknown, boolean, Record<string, string>?][]) {
      const reply = await deliver(body, headers)
      const what = `${String(JSON.stringify(body)).slice(0, 60)} ${JSON.stringify(headers ?? {})}`
      t.same([reply.status, reply.json().queued], [202, queued], what)
      t.equal(
        (await deliver(body, { ...headers, 'x-api-key': 'another' })).status,
        401,
        'but not without the key',
      )
    }
    t.equal((await sql('select * from wstg_inbox')).length, 3)
  },
)

t.test('the deliveries of a real DefectDojo are recognised, also a very long one', async (t) => {
  const { request, sql } = await startWstgService(t, {
    env: { WSTG_WEBHOOK_KEY: key },
    worker: false,
  })
  const new_ = Array.from({ length: 6000 }, (_, n) => ({
    id: n + 1,
    title: `WSTG-INFO-01: ${'a long title '.repeat(15)}`,
    url_ui: `https://dojo.example/finding/${n + 1}`,
  }))
  const reply = await request('POST', '/api/wstg/webhook', {
    headers: { 'x-api-key': key, 'x-defectdojo-event': 'scan_added' },
    body: { title: 'Created/Updated 6000 findings', findings: { new: new_ } },
  })
  t.same([reply.status, reply.json().queued], [202, true])
  t.match(await sql('select name from scheduled_tasks where next_run_at <= now()'), [
    { name: 'wstg-synchronisation' },
  ])
  const simple = await request('POST', '/api/wstg/webhook', {
    headers: { 'x-api-key': key },
    body: { finding: { id: 1 }, filler: 'x'.repeat(2_000_000) },
  })
  t.equal(simple.status, 413, 'other operations have the usual limit')
})

t.test('a delivery has at most 4 MiB and 100,000 values', async (t) => {
  const { request } = await startWstgService(t, {
    env: { WSTG_WEBHOOK_KEY: key },
    worker: false,
  })
  const deliver = async (body: string) => {
    const headers = { 'x-api-key': key, 'x-defectdojo-event': 'scan_added' }
    const reply = await request('POST', '/api/wstg/webhook', { headers, body })
    return [reply.status, reply.json().queued]
  }
  const padded = (bytes: number) => '{"finding":{"id":7}}'.padEnd(bytes, ' ')
  t.same(await deliver(padded(4_194_304)), [202, true])
  t.same(await deliver(padded(4_194_305)), [413, undefined])

  // The body, the object of lists and the list; each finding is two values.
  const naming = (values: number) => {
    const ids = Array.from({ length: Math.floor((values - 3) / 2) }, (_, n) => ({ id: n + 1 }))
    return JSON.stringify({ findings: { new: [...ids, 0] } })
  }
  t.same(await deliver(naming(100_000)), [202, true])
  t.same(await deliver(naming(100_002)), [413, undefined])
})

t.test(
  'with a slow or absent tool the caller waits two seconds at most, and the event is kept',
  async (t) => {
    for (const mode of ['refuse', 'black hole'] as const) {
      let network: TcpProxy | undefined
      const { webhook, sandbox, settled, status } = await startWstgService(t, {
        through: async (url) => {
          network = await startTcpProxy(t, url)
          return network.url
        },
      })
      const { testId } = await sandbox.createTest()
      const { id } = await sandbox.createFinding(testId, {
        tags: ['wstg', 'wstg-busl-03'],
        active: false,
        verified: true,
      })
      await network?.setMode(mode)
      const started = performance.now()
      const reply = await webhook({ event: 'finding_verified', finding: { id } })
      t.same([reply.status, reply.json().queued], [202, true])
      t.ok(
        performance.now() - started < 3000,
        `answered after ${Math.round(performance.now() - started)} ms`,
      )
      await network?.setMode('pass')
      await settled()
      t.match(await status(), { total_items: 1, synced_items: 1 })
    }
  },
)

t.test('an event is accepted while the tool refuses the token', async (t) => {
  const { webhook } = await startWstgService(t, {
    env: { FINDINGS_API_TOKEN: 'another' },
    worker: false,
  })
  t.equal((await webhook({ finding: { id: 1 } })).status, 202)
})

t.test(
  'F18: a hundred concurrent equal deliveries give one state, few readings and one entry',
  async (t) => {
    let reads = 0
    const { webhook, sandbox, settled, sql } = await startWstgService(t, {
      through: async (url) => {
        const proxy = await startAnsweringProxy(t, url)
        proxy.answer(({ method }) => {
          if (method === 'GET') reads++
          return undefined
        })
        return proxy.url
      },
    })
    const { testId } = await sandbox.createTest()
    const { id } = await sandbox.createFinding(testId, {
      tags: ['wstg', 'wstg-busl-04'],
      active: false,
      verified: true,
    })
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => webhook({ finding: { id } })),
    )
    t.ok(replies.every(({ status }) => status === 202))
    await settled()
    const [counts] =
      await sql(`select (select count(*)::int from wstg_inbox where state = 'done') as done,
    (select count(*)::int from wstg_items) as items,
    (select count(*)::int from wstg_sync_log) as entries`)
    t.same(counts, { done: 100, items: 1, entries: 1 })
    t.ok(reads <= 20, `${reads} requests to the tool for 100 deliveries`)
  },
)

t.test('F30: no payload stops the webhook or a worker', async (t) => {
  const { webhook, request, sync, settled, token } = await startWstgService(t).then((service) => ({
    ...service,
    token: service.admin.token,
  }))
  const deep = `${'{"finding":'.repeat(5000)}1${'}'.repeat(5000)}`
  for (const body of [
    deep,
    `{"finding":{"id":1,"title":"${'x'.repeat(1_000_000)}"}}`,
    '{"finding":{"id":1e400}}',
    '{"finding":{"id":"1\\u0000"}}',
    '{"__proto__":{"finding":{"id":1}}}',
    '{"finding":{"id":{"toString":1}}}',
    '[[[[[[]]]]]]',
    Buffer.from([0xff, 0xfe, 0x7b]),
  ]) {
    const { status } = await webhook(body)
    t.ok(status >= 400 && status < 500, `${status} for ${String(body).slice(0, 40)}`)
    const own = await request('POST', '/api/wstg/webhook', {
      token,
      headers: { 'x-defectdojo-event': 'x' },
      body,
    })
    t.equal(own.status, 202, 'with the header of DefectDojo')
  }
  for (const body of [
    { wstg_id: '', status: 'Done' },
    { wstg_id: '   ', status: 'Done' },
    { wstg_id: 'x'.repeat(101), status: 'Done' },
    { wstg_id: 'A\u0000', status: 'Done' },
    { wstg_id: 7, status: 'Done' },
    { wstg_id: 'WSTG-INFO-01', status: '' },
    { wstg_id: 'WSTG-INFO-01' },
    { status: 'Done' },
    { wstg_id: 'WSTG-INFO-01', status: 'Done', timestamp: 'yesterday' },
    { wstg_id: 'WSTG-INFO-01', status: 'Done', timestamp: '2026-01-31T08:05:09' },
    { wstg_id: 'WSTG-INFO-01', status: 'Done', timestamp: '0000-01-01T00:00:00Z' },
    { wstg_id: 'WSTG-INFO-01', status: 'Done', notes: 5 },
    {},
    [],
  ]) {
    t.equal((await sync(body)).status, 400, JSON.stringify(body))
  }
  t.equal(
    (
      await sync({
        wstg_id: ` ${'ñ'.repeat(100)} `,
        status: 'whatever',
        timestamp: '2026-01-31T08:05:09+01:00',
      })
    ).status,
    202,
  )
  await settled()
})

t.test(
  'without a findings tool requests are accepted and kept, and other operations work',
  async (t) => {
    const service = await startService(t, { env: { NODE_ENV: 'production' } })
    const { token } = await service.register()
    const reply = await service.request('POST', '/api/wstg/sync', {
      token,
      body: { wstg_id: 'WSTG-INFO-01', status: 'Done' },
    })
    t.equal(reply.status, 202)
    const event = await service.request('POST', '/api/wstg/webhook', {
      token,
      body: { finding: { id: 1 } },
    })
    t.equal(event.status, 202)
    const worker = service.context.wstg.startWorker()
    const rows = await eventually(async () => {
      const found = await service.sql(
        'select note from wstg_inbox where due_at is not null and note is not null',
      )
      return found.length === 2 && found
    }, 'two requests that wait for a tool')
    await worker.stop(0)
    t.match(rows[0], { note: /FINDINGS_URL is not set/ })
    t.match((await service.request('GET', '/api/wstg/status', { token })).json(), {
      total_items: 1,
      pending_items: 1,
    })
  },
)

t.test('neither keys nor tokens are in any log', async (t) => {
  const { webhook, sync, settled, logs } = await startWstgService(t, {
    env: { WSTG_WEBHOOK_KEY: key },
  })
  await sync({ wstg_id: 'WSTG-INFO-01', status: 'Done', notes: 'secret notes' })
  await webhook({ finding: { id: 1 } }, { 'x-api-key': key })
  await webhook({ finding: { id: 1 } }, { 'x-api-key': 'wrong' })
  await settled()
  const text = JSON.stringify(logs())
  for (const secret of [apiToken, key, 'secret notes'])
    t.notOk(text.includes(secret), 'not in the log')
})
