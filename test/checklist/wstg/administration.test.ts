/** Administrators read the items and the requests, and act on failed ones. */
import t from 'tap'
import { newerWstgTests, wstgTests } from '../../../src/checklist/wstg/catalogue.ts'
import { matchEach } from '../../support/outcome.ts'
import { eventually } from '../../support/wstg.ts'
import { startShared } from './support.ts'

interface Listed {
  wstg_id: string
  tracked: boolean
}

t.test('an administrator', async (t) => {
  const service = await startShared(t)
  const { request, admin, get, sql, tool, sync, settled, report, addFinding, deliver } = service
  const { token } = admin
  const post = async (path: string, body?: unknown) =>
    (await request('POST', `/api/wstg/${path}`, { token, body })).json()
  const itemsOf = async (query = ''): Promise<Listed[]> => (await get(`items?${query}`)).items
  const idsOf = async (query: string) => (await itemsOf(query)).map(({ wstg_id }) => wstg_id)
  const codeOf = async (path: string) => {
    const { status, headers } = await request('GET', `/api/wstg/${path}`, { token })
    return `${status} ${headers['x-error-code']}`
  }
  const refuseWrites = () =>
    tool.answer(({ method }) =>
      method === 'POST' || method === 'PATCH'
        ? { status: 400, body: { non_field_errors: ['Duplicate …'] } }
        : undefined,
    )

  t.test('sees every test of the checklist, and what is known of it', async (t) => {
    const items = await itemsOf()
    t.same(
      items.map(({ wstg_id }) => wstg_id),
      wstgTests.map(({ id }) => id),
    )
    t.same(items[0], {
      wstg_id: 'WSTG-INFO-01',
      name: wstgTests[0]?.name,
      category: 'Information Gathering',
      near: null,
      tracked: false,
      open_findings: { critical: 0, high: 0, medium: 0, low: 0, info: 0 },
      finding_state: null,
      finding_own: null,
      wstg_status: null,
      defectdojo_status: null,
      severity: wstgTests[0]?.severity,
      notes: null,
      notes_truncated: false,
      finding_id: null,
      finding_url: null,
      last_sync: null,
      last_sync_direction: null,
      conflict: false,
      open_request: false,
      failed_reason: null,
      outcome: 'untested',
      status_set_at: null,
      status_set_by: null,
      status_set_for: null,
    })

    const notes = `${'🔒'.repeat(500)}!`
    await report('wstg-info-02', 'Done', { notes })
    const { finding } = await service.itemOf('WSTG-INFO-02')
    const item = (await itemsOf('tracked=true'))[0]
    t.match(item, {
      wstg_id: 'WSTG-INFO-02',
      tracked: true,
      wstg_status: 'Done',
      defectdojo_status: 'verified',
      notes: '🔒'.repeat(500),
      notes_truncated: true,
      finding_id: finding,
      finding_url: new RegExp(`^${tool.url}/finding/${finding}$`),
      last_sync: /Z$/,
      last_sync_direction: 'tracker->dd',
    })
    const details = await get('items/%20Wstg-v42-info-02')
    t.match(details, { notes, notes_truncated: false, requests: [{ state: 'done' }] })
    matchEach(t, details.log, [{ wstg_id: 'WSTG-INFO-02', new_status: 'Done', success: true }])
    const { tracked, requests, log } = await get('items/WSTG-INFO-03')
    t.same({ tracked, requests, log }, { tracked: false, requests: [], log: [] })
  })

  t.test('finds newer tests and other items when they are tracked, in order', async (t) => {
    const [newer] = newerWstgTests
    t.equal(await codeOf(`items/${newer?.id}`), '404 item_not_found')
    for (const id of ['ñ', 'a', 'Z', 'WSTG-APIT-02', 'WSTG-CONF-12', 'WSTG-INFO-99'])
      await sync({ wstg_id: id, status: 'Done' })
    await settled()
    const ids = await idsOf('')
    t.same(ids.slice(97), ['WSTG-CONF-12', 'WSTG-APIT-02', 'WSTG-INFO-99', 'Z', 'a', 'ñ'])
    t.match(await get(`items/${newer?.id}`), { name: newer?.name, category: newer?.category })
    t.match(await get('items/%C3%B1'), { wstg_id: 'ñ', name: null, category: null })

    const pages = await service.pages('items?limit=10')
    const listed = pages.flatMap(({ items }) => items as Listed[])
    t.same(
      listed.map(({ wstg_id }) => wstg_id),
      ids,
      'page by page',
    )
  })

  t.test('finds the items that have lost their findings', async (t) => {
    for (const id of ['WSTG-INFO-01', 'WSTG-INFO-02', 'Own', 'Other']) await report(id, 'Done')
    for (const id of ['WSTG-INFO-02', 'Own'])
      await service.sandbox.deleteFindings((await service.itemOf(id)).finding)
    refuseWrites()
    await report('New', 'Done')
    await service.run()
    const lost = ['WSTG-INFO-02', 'Own']
    t.same(await idsOf('without_finding=true'), lost)
    t.equal((await get('synchronise')).without_finding, lost.length)
    t.same(await idsOf('without_finding=false&tracked=true'), ['WSTG-INFO-01', 'New', 'Other'])
    t.same(await idsOf('without_finding=true&category=WSTG-INFO'), ['WSTG-INFO-02'])
  })

  t.test('gets no failure for a forged position', async (t) => {
    const largest = Number.MAX_SAFE_INTEGER
    const forged = [largest, 2 ** 31, 2 ** 63 / 1024].map((number) => Math.min(number, largest))
    for (const number of forged)
      for (const [path, position] of [
        ['wstg/items', [number, 'x']],
        ['wstg/items', [1, 'x'.repeat(300)]],
        ['wstg/requests', [number]],
        ['wstg/log', [number, number]],
        ['admin/users', [number]],
      ] as const) {
        const after = Buffer.from(JSON.stringify(position)).toString('base64url')
        const { status } = await request('GET', `/api/${path}?after=${after}`, { token })
        t.equal(status, 200, `${path} ${position}`)
      }
  })

  t.test('filters the items', async (t) => {
    await report('WSTG-INPV-01', 'Done')
    await report('WSTG-INPV-02', 'Blocked')
    refuseWrites()
    await report('WSTG-INPV-02', 'Done')
    await report('WSTG-ATHN-01', 'Not Applicable')
    t.same(await idsOf('status=Done'), ['WSTG-INPV-01', 'WSTG-INPV-02'])
    t.same(await idsOf('status=Not%20Started'), [], 'an item that is not tracked has no status')
    t.equal((await idsOf('category=wstg-inpv')).length, 19)
    t.same(await idsOf('category=Input%20Validation%20Testing'), await idsOf('category=WSTG-INPV'))
    t.equal(await codeOf('items?category=none'), '400 category_unknown')
    t.equal((await idsOf('tracked=false')).length, 94)
    t.same(await idsOf('conflict=true'), ['WSTG-INPV-02'])
    t.same(await idsOf('open_request=true'), ['WSTG-ATHN-01', 'WSTG-INPV-02'])
    t.same(await idsOf('open_request=true&category=WSTG-ATHN&other=1'), ['WSTG-ATHN-01'])
    t.match(await get('items/WSTG-INPV-02'), { failed_reason: /Duplicate/, open_request: true })
    t.equal(await codeOf('items/WSTG-INFO-77'), '404 item_not_found')
  })

  t.test('follows an accepted request by its address', async (t) => {
    const notes = '🔒'.repeat(501)
    const body = { wstg_id: 'WSTG-INFO-01', status: 'N/A', user: 'ana', notes }
    const { headers } = await sync(body)
    t.match(headers.location, /^\/api\/wstg\/requests\/\d+$/)
    await settled()
    const read = async (location: unknown) =>
      (await request('GET', `${location}`, { token })).json()
    t.match(await read(headers.location), {
      kind: 'sync',
      wstg_id: 'WSTG-INFO-01',
      status: 'Not Applicable',
      notes: '🔒'.repeat(500),
      user: 'ana',
      state: 'done',
      attempts: 1,
      next_attempt_at: null,
      finished_at: /Z$/,
      reason: null,
    })
    const { id } = await addFinding({ tags: ['wstg', 'wstg-busl-01'] })
    const delivery = await deliver(id)
    await settled()
    const expected = { kind: 'webhook', wstg_id: 'WSTG-BUSL-01', finding_id: id, status: null }
    t.match(await read(delivery.headers.location), { ...expected, notes: null, state: 'done' })
    t.equal(
      (await service.webhook({}, { 'x-defectdojo-event': 'ping' })).headers.location,
      undefined,
    )

    t.equal(await codeOf('requests/999999'), '404 request_not_found')
    t.equal(await codeOf('requests/99999999999999999999999'), '404 request_not_found')
    t.equal(await codeOf('requests/retry'), '405 method_not_allowed')
  })

  t.test('lists the requests by state and item', async (t) => {
    await report('WSTG-INFO-01', 'In Progress')
    refuseWrites()
    await report('WSTG-INFO-01', 'Done')
    await report('WSTG-INFO-01', 'Not Applicable')
    await report('WSTG-INFO-02', 'Done')
    const statesOf = async (query: string) =>
      (await get(`requests?${query}`)).requests.map(
        ({ wstg_id, state }: { wstg_id: string; state: string }) => `${wstg_id.slice(-2)} ${state}`,
      )
    t.same(await statesOf(''), ['02 failed', '01 failed', '01 superseded', '01 done'])
    t.same(await statesOf('wstg_id=wstg-info-01'), ['01 failed', '01 superseded', '01 done'])
    t.same(await statesOf('state=failed'), ['02 failed', '01 failed'])
    t.same(await statesOf('state=superseded'), ['01 superseded'])
    t.same(await statesOf('state=done&limit=1'), ['01 done'])
    const [newest] = (await get('requests')).requests
    t.match(newest, { next_attempt_at: null, attempts: 1, reason: /Duplicate/ })
    t.notMatch(newest.reason, new RegExp(new URL(tool.url).host), 'without the address of the tool')
    const { requests, next_after } = await get('requests?limit=3')
    t.equal(requests.length, 3)
    const rest = await get(`requests?after=${next_after}`)
    t.match(rest, { requests: [{ state: 'done' }], next_after: null })
  })

  const readLog = (query = '') => request('GET', `/api/wstg/log${query}`, { token })
  const logPages = async (query: string) => {
    const all = await service.pages(`log?${query}`)
    return {
      sizes: all.map(({ entries }) => entries.length),
      entries: all.flatMap(({ entries }) => entries),
    }
  }
  let added = 0
  /** Adds entries that are newer than the former ones. */
  const add = (count: number, wstgId: string, error: string | null) => {
    const before = added
    added += count
    return sql(
      `insert into wstg_sync_log (logged_at, wstg_id, direction, new_status, success, error_message)
       select '2026-01-01'::timestamptz + ($4::int + n) / 3 * interval '1 ms', $2, 'tracker->dd',
         'Done', $3::text is null, $3
       from generate_series(1, $1::int) as n`,
      [count, wstgId, error, before],
    )
  }

  t.test('reads the log newest first and each entry once, while others come', async (t) => {
    t.same((await readLog()).json(), { entries: [], next_after: null })
    await add(250, 'WSTG-INFO-01', null)
    t.same((await logPages('')).sizes, [100, 100, 50], 'a hundred by default')
    const first = (await readLog('?limit=120')).json()
    await add(30, 'WSTG-INFO-02', null)
    const second = (await readLog(`?limit=200&after=${first.next_after}`)).json()
    t.same([first.entries.length, second.entries.length], [120, 130])
    t.equal(second.next_after, null)
    const times = [...first.entries, ...second.entries].map(({ timestamp }) => timestamp)
    t.same(times, times.toSorted().reverse())
  })

  t.test('reads the log of an item or an outcome', async (t) => {
    await add(3, 'WSTG-INFO-01', null)
    await add(2, 'WSTG-INFO-01', 'refused')
    await add(4, 'own Check', null)
    const found = async (query: string) => (await logPages(query)).entries.length
    t.equal(await found('wstg_id=wstg-v42-info-01'), 5)
    t.equal(await found('wstg_id=%20OWN%20check%20'), 4)
    t.equal(await found('wstg_id=wstg-info-09'), 0)
    t.equal(await found('success=false&limit=1'), 2)
    t.equal(await found('wstg_id=WSTG-INFO-01&success=true&limit=2&other=1'), 3)
    const [refused] = (await logPages('success=false')).entries
    t.match(refused, { wstg_id: 'WSTG-INFO-01', error_message: 'refused', new_status: 'Done' })
  })

  t.test('gets a refusal for an ill-formed position', async (t) => {
    const positions = ['[]', '[1]', '[1,-1]', '[1,1.5]', '["1",1]', '{}', 'x', '[1,9e99]']
    const texts = positions.map((text) => Buffer.from(text).toString('base64url'))
    const afters = ['', '***', ...texts, `${Buffer.from('[1,1]').toString('base64url')}=`]
    for (const after of afters) {
      const { status, headers } = await readLog(`?after=${after}`)
      t.same([status, headers['x-error-code']], [400, 'invalid_field'], after)
    }
  })

  t.test('repeats and drops failed requests', async (t) => {
    refuseWrites()
    for (const id of ['WSTG-INFO-01', 'WSTG-INFO-02', 'WSTG-INFO-03']) await report(id, 'Done')
    const ids = (await sql<{ seq: string }>('select seq from wstg_inbox order by seq')).map(
      ({ seq }) => Number(seq),
    )
    const [first, second, third] = ids as [number, number, number]
    t.same(await post('requests/dismiss', { request_ids: [third, 999_999, -1, 0] }), {
      request_ids: [third],
    })
    t.match(await get(`requests/${third}`), { state: 'dismissed', reason: /Duplicate/ })
    t.ok((await get('synchronise')).next_run_at, 'a run is requested')
    t.same(await post('requests/retry', { request_ids: [third] }), { request_ids: [] })
    tool.pass()
    t.same(await post('requests/retry', { request_ids: [second, first, first] }), {
      request_ids: [first, second],
    })
    await settled()
    t.same(await idsOf('status=Done&conflict=false'), ['WSTG-INFO-01', 'WSTG-INFO-02'])

    refuseWrites()
    await report('WSTG-INFO-04', 'Done')
    const [all] = (await get('requests?state=failed')).requests
    tool.pass()
    t.same(await post('requests/retry'), { request_ids: [all.request_id] }, 'without a body: all')
    await settled()
    t.same(await post('requests/dismiss', {}), { request_ids: [] })
    for (const request_ids of [['1'], [1.5]])
      for (const path of ['retry', 'dismiss']) {
        const body = { request_ids }
        const reply = await request('POST', `/api/wstg/requests/${path}`, { token, body })
        t.equal(reply.status, 400, JSON.stringify(body))
      }
    t.match(
      service.logs().find(({ event }) => event === 'wstg_dismiss'),
      { user_id: admin.id, requests: [third] },
    )
  })

  t.test('makes the periodic run due, and sees how it went', async (t) => {
    const unknown = { next_run_at: null, last_started_at: null, last_error: null, failed: 0 }
    t.match(await get('synchronise'), { state: 'idle', ...unknown })
    for (let call = 0; call < 2; call++) t.match(await post('synchronise'), { message: String })
    t.match(await get('synchronise'), { state: 'due', next_run_at: /Z$/, last_started_at: null })
    t.equal((await sql('select from scheduled_tasks')).length, 1)

    await report('WSTG-INFO-01', 'Done')
    const states: string[] = []
    const numbers: number[] = []
    const outcomes = [
      async () => {
        states.push((await get('synchronise')).state)
        for (let call = 0; call < 2; call++) await post('synchronise')
        states.push((await get('synchronise')).state)
        throw new Error('the run failed')
      },
      async () => undefined,
      async () => ({ warning: 'shows nothing', isSuccess: false }),
      () => Promise.reject(new Error('down')),
      async () => ({ warning: 'to know', isSuccess: true }),
      async () => undefined,
    ]
    const run = ({ number }: { number: number }) => {
      numbers.push(number)
      return outcomes.shift()!()
    }
    const working = service.context.runs.start([
      { name: 'wstg-synchronisation', interval: 3_600_000, run },
    ])
    t.teardown(() => working.stop())
    const ended = (number: number) =>
      eventually(async () => {
        const { state, ...told } = await get('synchronise')
        return numbers.at(-1) === number && state === 'idle' && told
      }, `run ${number}`)
    const next = async (number: number) => {
      await post('synchronise')
      return ended(number)
    }
    const { last_succeeded_at, ...good } = await ended(2)
    t.same(states, ['running', 'running'])
    t.same(numbers, [1, 2], 'one more run follows')
    t.match({ ...good, last_succeeded_at }, { last_error: null, last_succeeded_at: /Z$/ })
    const warned = { last_warning: 'shows nothing', last_error: null, last_succeeded_at }
    t.match(await next(3), warned, 'a run that is not shown all is no success')
    t.match(await next(4), { ...warned, last_error: 'down' }, 'a failed one saw nothing')
    const remarked = await next(5)
    t.match(remarked, { last_warning: 'to know', last_error: null })
    t.ok(remarked.last_succeeded_at > last_succeeded_at, 'a success may have a warning')
    t.match(await next(6), { last_warning: null, last_error: null })
  })

  t.test('reads 5,000 items with long notes in pages of at most 4 MiB', async (t) => {
    await sql(
      `insert into wstg_items (item_key, wstg_id, wstg_status, notes)
       select 'own-' || n, 'OWN-' || n, 'Blocked', repeat(U&'\\0001', 600)
       from generate_series(1, 5000) as n`,
    )
    const pages = await service.pages('items?status=Blocked')
    for (const page of pages) t.ok(Buffer.byteLength(JSON.stringify(page)) <= 4 * 1024 * 1024)
    const ids = pages.flatMap(({ items }) => items as Listed[]).map(({ wstg_id }) => wstg_id)
    t.equal(new Set(ids).size, 5000)
  })
})
