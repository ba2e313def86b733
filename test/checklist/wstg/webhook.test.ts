import t, { type Test } from 'tap'
import { matchEach } from '../../support/outcome.ts'
import { startService } from '../../support/service.ts'
import {
  eventually,
  startBehindNetwork,
  startWstgService,
  type WstgOptions,
} from '../../support/wstg.ts'
import { doneFlags, startRuns, startShared } from './support.ts'

const key = 'a-shared-key-of-the-tests'

t.test("deliveries with an administrator's token", async (t) => {
  const service = await startShared(t)
  const { webhook, sync, settled, sandbox, sql, dashboard, tool, addFinding } = service

  t.test('without data, or with an unknown or unidentified finding, are refused', async (t) => {
    const { id } = await addFinding({ title: 'Nothing of the checklist', tags: [] })
    const missing = 'Falta el campo obligatorio finding.id'
    const noNumber = 'El campo finding.id no es válido: debe ser un número entero'
    const noText = 'El campo event no es válido: debe ser un texto'
    const unknown = 'La herramienta de hallazgos no conoce ese hallazgo'
    for (const [error, bodies] of Object.entries({
      'No data provided': [{}, [], 'null', '"text"', undefined],
      [missing]: [
        { event: 'finding_updated' },
        { finding: {} },
        { finding: 7 },
        { finding: { id: null } },
      ],
      [noNumber]: ['seven', 1.5, -1].map((wrong) => ({ finding: { id: wrong } })),
      [noText]: [1, null, ['finding_updated']].map((event) => ({ finding: { id }, event })),
      [unknown]: [0, '99999999999999999999', 471_100].map((other) => ({ finding: { id: other } })),
      'El hallazgo no tiene identificador WSTG': [{ finding: { id } }],
    }))
      for (const body of bodies) {
        const { status, json } = await webhook(body)
        t.same([status, json()], [400, { error }], JSON.stringify(body))
      }
    t.same(await sql('select * from wstg_inbox'), [], 'nothing is queued')
  })

  t.test('name a finding by a number or digits; unknown events are kept', async (t) => {
    const { id } = await addFinding({ tags: ['wstg', 'wstg-busl-01'] })
    const other = { id: String(id), title: 'x', active: 'yes', more: { deep: [] } }
    for (const body of [{ finding: { id } }, { event: 'something_new', finding: other }]) {
      const reply = await webhook(body)
      const message = 'Evento aceptado y en cola'
      t.same([reply.status, reply.json()], [202, { success: true, message, queued: true }])
    }
    t.same(await sql('select item_key, payload from wstg_inbox order by seq'), [
      { item_key: 'wstg-busl-01', payload: { event: 'finding_updated' } },
      { item_key: 'wstg-busl-01', payload: { event: 'something_new' } },
    ])
  })

  t.test('read the finding from the tool and never write to the tool', async (t) => {
    const title = 'WSTG-INPV-01: Reflected Cross Site Scripting'
    const { id } = await addFinding({ title, tags: ['wstg'], ...doneFlags })
    await webhook({ event: 'finding_verified', finding: { id, active: true } })
    await settled()
    matchEach(t, await sql('select * from wstg_items'), [
      {
        wstg_id: 'WSTG-INPV-01',
        wstg_status: 'Done',
        defectdojo_status: 'verified',
        last_sync_direction: 'dd->tracker',
        event: 'finding_verified',
      },
    ])
    const flags = { active: true, verified: false, false_p: false }
    await sandbox.changeFinding(id, flags)
    const page = { title: 'y', user: null, url_ui: `${sandbox.url}/finding/${id}` }
    const reply = await webhook(page, { 'x-defectdojo-event': 'finding_reopened' })
    t.same([reply.status, reply.json().queued], [202, true])
    await settled()
    const { statistics } = await dashboard()
    t.same(statistics.by_status, { 'In Progress': 1 })
    const entry = { direction: 'dd->tracker', success: true }
    matchEach(t, statistics.recent_syncs, [
      { ...entry, old_status: 'Done', new_status: 'In Progress' },
      { ...entry, old_status: null, new_status: 'Done' },
    ])
    t.match(await sandbox.readFinding(id), { ...flags, title })
    t.same(new Set(tool.requests.map(({ method }) => method)), new Set(['GET']))
  })

  t.test('a hundred equal ones give one state, few readings and one entry', async (t) => {
    // Without a product of the configured name a run is no success.
    await sandbox.createTest('WSTG', 'Weight and BMI Register Service')
    startRuns(t, service)
    const { id } = await addFinding({ tags: ['wstg', 'wstg-busl-04'], ...doneFlags })
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => webhook({ finding: { id } })),
    )
    t.ok(replies.every(({ status }) => status === 202))
    await settled()
    const counts = await sql(`
      select (select count(*)::int from wstg_inbox where due_at is null) as ended,
        (select count(*)::int from wstg_items) as items,
        (select count(*)::int from wstg_sync_log) as entries`)
    t.same(counts, [{ ended: 100, items: 1, entries: 1 }])
    const reads = tool.requests.length
    t.ok(reads <= 20, `${reads} requests to the tool for 100 deliveries`)
  })

  t.test('no payload stops the webhook or a worker', async (t) => {
    for (const body of [
      `${'{"finding":'.repeat(5000)}1${'}'.repeat(5000)}`,
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
      const own = await webhook(body, { 'x-defectdojo-event': 'x' })
      t.equal(own.status, 202, 'with the header of DefectDojo')
    }
    const timestamp = '2026-01-31T08:05:09+01:00'
    const odd = { wstg_id: ` ${'ñ'.repeat(100)} `, status: 'whatever', timestamp }
    t.equal((await sync(odd)).status, 202)
    await settled()
  })
})

/** The service with a webhook key and, in front of the tool, a network that can fail. */
const startWithKey = async (t: Test, options: WstgOptions = {}) => {
  const service = await startBehindNetwork(t, { ...options, env: { WSTG_WEBHOOK_KEY: key } })
  const deliver = async (event: string, body: unknown, headers: Record<string, string> = {}) => {
    const own = { 'x-api-key': key, 'x-defectdojo-event': event, ...headers }
    const reply = await service.request('POST', '/api/wstg/webhook', { headers: own, body })
    return [reply.status, reply.json().queued]
  }
  return { ...service, deliver }
}

t.test("all of DefectDojo's own deliveries are accepted without a call of the tool", async (t) => {
  const { sandbox, network, deliver, sql, settled, status } = await startWithKey(t)
  const { testId } = await sandbox.createTest()
  const tags = ['wstg', 'wstg-busl-02']
  const { id } = await sandbox.createFinding(testId, { tags, ...doneFlags })
  const { id: foreign } = await sandbox.createFinding(testId, { title: 'Not of the checklist' })

  await network.setMode('black hole')
  const page = (number: number) => ({ title: 't', url_ui: `http://dojo/finding/${number}` })
  const list = (ids: number[]) => ids.map((number) => ({ id: number, title: 'x', severity: 'Low' }))
  const scan = {
    findings: { new: list([id, foreign]), reactivated: [], untouched: list([999_999, id]) },
    test: { id: testId },
  }
  for (const [event, body, queued] of [
    ['ping', { description: 'Test webhook notification', title: '', user: null }, false],
    ['product_added', { title: 'x', url_ui: 'http://dojo/product/3' }, false],
    ['finding_added', page(id), true],
    ['finding_closed', page(foreign), true],
    ['finding_closed', page(999_999), true],
    ['scan_added', scan, true],
    ['finding_added', { finding: { id: 'x' }, findings: 5 }, false],
  ] as const)
    t.same(await deliver(event, body), [202, queued], `${event} ${JSON.stringify(body)}`)
  await network.setMode('pass')
  await settled()
  t.match(await status(), { total_items: 1, synced_items: 1 })
  t.same(
    await sql('select wstg_id, success from wstg_sync_log'),
    [{ wstg_id: 'WSTG-BUSL-02', success: true }],
    'deliveries about other findings do not change the checklist',
  )
  t.same(await sql('select distinct note from wstg_inbox where note is not null order by note'), [
    { note: `1 findings of test ${testId} belong to the checklist` },
    { note: 'the finding has no WSTG identifier' },
    { note: 'the findings tool does not show this finding' },
  ])
})

t.test("a fault of one of DefectDojo's own deliveries does not get it refused", async (t) => {
  const { deliver, request, sql } = await startWithKey(t, { worker: false })
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
    [[{ finding: { id: 13 } }], false],
    [{ event: 7, finding: { id: '13' } }, true],
  ] as [unknown, boolean, Record<string, string>?][]) {
    const label = `${String(JSON.stringify(body)).slice(0, 60)} ${JSON.stringify(headers ?? {})}`
    t.same(await deliver('finding_added', body, headers), [202, queued], label)
    const [status] = await deliver('finding_added', body, { ...headers, 'x-api-key': 'another' })
    t.equal(status, 401, 'but not without the key')
  }
  t.equal((await sql('select * from wstg_inbox')).length, 2)

  // At most 4 MiB.
  const padded = (bytes: number) => '{"finding":{"id":7}}'.padEnd(bytes, ' ')
  const naming = (values: number) => {
    const ids = Array.from({ length: Math.floor((values - 3) / 2) }, (_, n) => ({ id: n + 1 }))
    return JSON.stringify({ findings: { new: [...ids, 0] } })
  }
  t.same(await deliver('scan_added', padded(4_194_304)), [202, true])
  t.same(await deliver('scan_added', padded(4_194_305)), [413, undefined])
  t.same(await deliver('scan_added', naming(100_000)), [202, true])
  const plain = await request('POST', '/api/wstg/webhook', {
    headers: { 'x-api-key': key },
    body: { finding: { id: 1 }, filler: 'x'.repeat(2_000_000) },
  })
  t.equal(plain.status, 413, 'other bodies have the usual limit')
})

t.test('with a slow or absent tool an event is soon accepted, and kept', async (t) => {
  const { webhook, sandbox, settled, status, network } = await startBehindNetwork(t)
  const { testId } = await sandbox.createTest()
  for (const mode of ['refuse', 'black hole', 'reset'] as const) {
    const tags = ['wstg', `wstg-${mode.replace(' ', '-')}`]
    const { id } = await sandbox.createFinding(testId, { tags, ...doneFlags })
    await network.setMode(mode)
    const reply = await webhook({ event: 'finding_verified', finding: { id } })
    t.same([reply.status, reply.json().queued], [202, true], 'before the test ends the outage')
    await network.setMode('pass')
    await settled()
  }
  t.match(await status(), { total_items: 3, synced_items: 3 })
})

t.test('the last delivery is noted, once a minute', async (t) => {
  const service = await startWstgService(t, { worker: false })
  const { webhook, sql, get } = service
  const ping = () => webhook({}, { 'x-defectdojo-event': 'ping' })
  const last = async () => (await get('synchronise')).last_delivery_at
  const request = { body: {}, headers: { 'x-api-key': 'wrong', 'x-defectdojo-event': 'ping' } }
  t.equal((await service.request('POST', '/api/wstg/webhook', request)).status, 401)
  t.equal((await webhook({})).status, 400)
  t.equal(await last(), null, 'a refused delivery does not count')

  t.equal((await ping()).status, 202)
  const noted = await eventually(last, 'the ping')
  t.ok(Math.abs(Date.parse(noted) - Date.now()) < 60_000, noted)
  await sql("update wstg_webhook set last_delivery_at = '2026-01-01T00:00Z'")
  for (let more = 0; more < 20; more++) await ping()
  t.equal(await last(), '2026-01-01T00:00:00.000Z', 'a storm costs no writes')
})

t.test('an event of others is noted, and a failure to note fails no delivery', async (t) => {
  const service = await startWstgService(t, { worker: false })
  const { sandbox, webhook } = service
  const { testId } = await sandbox.createTest()
  const { id } = await sandbox.createFinding(testId, { tags: ['wstg', 'wstg-info-01'] })
  const lastDelivery = async () => (await service.get('synchronise')).last_delivery_at
  t.equal((await webhook({ finding: { id } })).status, 202)
  await eventually(lastDelivery, 'the event')

  const other = await startWstgService(t, { worker: false })
  await other.sql('alter table wstg_webhook add constraint none check (false)')
  t.equal((await other.webhook({}, { 'x-defectdojo-event': 'ping' })).status, 202)
})

t.test('without a findings tool requests are accepted and kept', async (t) => {
  const service = await startService(t, { env: { NODE_ENV: 'production' } })
  const { token } = await service.register()
  const send = async (path: string, body: object) =>
    (await service.request('POST', `/api/wstg/${path}`, { token, body })).status
  t.equal(await send('sync', { wstg_id: 'WSTG-INFO-01', status: 'Done' }), 202)
  t.equal(await send('webhook', { finding: { id: 1 } }), 202)
  const worker = service.context.wstgWorker.start()
  const waiting = await eventually(async () => {
    const rows = await service.sql(
      'select note from wstg_inbox where due_at is not null and note is not null',
    )
    return rows.length === 2 && rows
  }, 'two requests that wait for a tool')
  await worker.stop(0)
  t.match(waiting, [{ note: /FINDINGS_URL is not set/ }, { note: /FINDINGS_URL is not set/ }])
  t.match((await service.request('GET', '/api/wstg/status', { token })).json(), {
    total_items: 1,
    pending_items: 1,
  })
})
