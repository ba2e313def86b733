import { setTimeout as delay } from 'node:timers/promises'
import t, { type Test } from 'tap'
import type { SeenRequest } from '../support/answering-proxy.ts'
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts'
import {
  checkInvariants,
  eventually,
  findingsWithTag,
  startBehindProxy,
  startWstgService,
} from '../support/wstg.ts'

t.setTimeout(600_000)

const item = 'WSTG-CRYP-01'
const request = (status: string, more: object = {}) => ({ wstg_id: item, status, ...more })
const isWrite = ({ method }: SeenRequest) => method !== 'GET'

/** The service with a proxy in front of its tool that can fail. */
const startBehindNetwork = async (t: Test) => {
  let network: TcpProxy | undefined
  const service = await startWstgService(t, {
    env: { FINDINGS_TIMEOUT_MS: '500' },
    async through(url) {
      network = await startTcpProxy(t, url)
      return network.url
    },
  })
  if (!network) throw new Error('no proxy')
  return { ...service, network }
}

for (const [name, fault] of Object.entries({
  'answers 500': { status: 500, body: { message: 'Internal server error' } },
  'answers 500 in the words of a lost database': {
    status: 500,
    body: { detail: 'timeout, connection terminated' },
  },
  'answers 503': { status: 503, body: '<html>upstream</html>' },
  'answers with an HTML page': { status: 200, body: '<html>login</html>' },
  redirects: { status: 302, headers: { location: 'http://127.0.0.1:9/elsewhere' } },
})) {
  t.test(
    `F20: calls of a tool that ${name} are repeated with growing pauses until it works`,
    async (t) => {
      const { sync, settled, tool, sql, sandbox } = await startBehindProxy(t)
      const times: number[] = []
      tool.answer(() => {
        times.push(performance.now())
        return times.length <= 3 ? fault : undefined
      })
      t.equal((await sync(request('Done'))).status, 202)
      await settled()
      const pauses = times.slice(1, 4).map((time, n) => time - (times[n] ?? 0))
      t.ok(
        (pauses[0] ?? 0) >= 700 && (pauses[1] ?? 0) >= 1500 && (pauses[2] ?? 0) >= 3000,
        `pauses of ${pauses} ms`,
      )
      const [row] = await sql('select state, attempts from wstg_inbox')
      t.same(row, { state: 'done', attempts: 4 })
      await checkInvariants(t, { sql, sandbox, accepted: 1 })
    },
  )
}

for (const mode of ['refuse', 'black hole', 'reset', { cutAfter: 40 }] as const) {
  t.test(
    `F20: no request is lost while the network to the tool fails (${JSON.stringify(mode)})`,
    async (t) => {
      const { sync, settled, network, sql, sandbox, status } = await startBehindNetwork(t)
      await network.setMode(mode)
      await sync(request('In Progress', { notes: 'first' }))
      await sync(request('Done'))
      t.match(await status(), { total_items: 1, pending_items: 1 })
      await eventually(async () => {
        const [row] = await sql<{ attempts: number }>(
          'select attempts from wstg_inbox order by seq limit 1',
        )
        return (row?.attempts ?? 0) >= 2
      }, 'a second attempt')
      await network.setMode('pass')
      await settled()
      const [finding] = await findingsWithTag(sandbox, item.toLowerCase())
      t.match(finding, { verified: true, mitigation: 'first' })
      await checkInvariants(t, { sql, sandbox, accepted: 2 })
    },
  )
}

t.test(
  'F20: a request marked failed after six attempts is logged, and done when the tool is back',
  async (t) => {
    const { sync, settled, tool, sql, sandbox, status, dashboard } = await startBehindProxy(t)
    tool.answer(() => ({ status: 500, body: { message: 'broken' } }))
    await sync(request('Done', { notes: 'kept' }))
    // The pauses between the six attempts add up to half a minute: the test skips them.
    await eventually(async () => {
      await sql(
        `update wstg_inbox set due_at = now(), requeue_at = now()
         where state = 'pending' and due_at > now()`,
      )
      return (await sql(`select from wstg_inbox where state = 'failed'`)).length === 1
    })
    const [row] = await sql<{ attempts: number; next: boolean; note: string }>(
      `select attempts, due_at > now() as next, note from wstg_inbox`,
    )
    t.match(row, { attempts: 6, next: true, note: /answered 500/ })
    const { statistics } = await dashboard()
    t.match(statistics.recent_syncs, [
      {
        wstg_id: item,
        direction: 'tracker->dd',
        old_status: null,
        new_status: 'Done',
        success: false,
      },
    ])
    t.match(statistics.recent_syncs[0].error_message, /answered 500/)
    t.match(
      await status(),
      { total_items: 1, pending_items: 1, conflicts: 1 },
      'the status of the tracker is not in the tool',
    )

    await sync(request('Done'))
    tool.pass()
    await settled()
    const [finding] = await findingsWithTag(sandbox, item.toLowerCase())
    t.match(
      finding,
      { verified: true, mitigation: 'kept' },
      'the older request came first, with its notes',
    )
    t.match(await status(), { synced_items: 1, pending_items: 0, conflicts: 0 })
    await checkInvariants(t, { sql, sandbox, accepted: 2 })
  },
)

t.test(
  'a late effect of an abandoned call makes no second finding and overwrites nothing newer',
  async (t) => {
    const { sync, settled, tool, sql, sandbox } = await startBehindProxy(t, {
      FINDINGS_TIMEOUT_MS: '1000',
    })
    let late: Promise<unknown> = Promise.resolve()
    let slow = true
    tool.answer(async (seen) => {
      if (!slow || !isWrite(seen) || !seen.url.includes('/findings/')) return undefined
      slow = false
      const answer = delay(2300).then(() =>
        sandbox.api(seen.method, seen.url.replace('/api/v2/', ''), JSON.parse(seen.body)),
      )
      late = answer
      const { status, body } = await answer
      return { status, body }
    })
    await sync(request('In Progress'))
    await eventually(() => !slow, 'the creation')
    await sync(request('Blocked'))
    await late
    await settled()
    t.equal((await findingsWithTag(sandbox, item.toLowerCase())).length, 1, 'one finding')

    slow = true
    await sync(request('Not Applicable'))
    await eventually(() => !slow, 'the change')
    await sync(request('Done'))
    await late
    await settled()
    await checkInvariants(t, { sql, sandbox, accepted: 4 })
  },
)

for (const status of [502, 504]) {
  t.test(
    `a ${status} of a gateway before the tool carries the call out leads to one finding`,
    async (t) => {
      const { sync, settled, tool, sql, sandbox } = await startBehindProxy(t, {
        FINDINGS_TIMEOUT_MS: '1500',
      })
      let late: Promise<unknown> | undefined
      tool.answer((seen) => {
        if (late || seen.method !== 'POST' || !seen.url.endsWith('/findings/')) return undefined
        late = delay(2000).then(() => sandbox.api('POST', 'findings/', JSON.parse(seen.body)))
        return { status, body: '<html>upstream</html>' }
      })
      await sync(request('Done'))
      await eventually(() => late, 'the creation')
      await settled()
      await late
      t.match(await findingsWithTag(sandbox, item.toLowerCase()), { length: 1 }, 'one finding')
      const [row] = await sql('select state, attempts from wstg_inbox')
      t.match(
        row,
        { state: 'done', attempts: 2 },
        'the wait for the answer does not count as an attempt',
      )
      await checkInvariants(t, { sql, sandbox, accepted: 1 })
    },
  )
}

for (const parent of ['engagements/', 'tests/']) {
  t.test(`other items do not repeat a late creation of ${parent}`, async (t) => {
    const { sync, settled, tool, sql, sandbox } = await startBehindProxy(t, {
      FINDINGS_TIMEOUT_MS: '1500',
    })
    let late: Promise<unknown> | undefined
    tool.answer((seen) => {
      if (late || seen.method !== 'POST' || !seen.url.endsWith(`/${parent}`)) return undefined
      late = delay(2000).then(() => sandbox.api('POST', parent, JSON.parse(seen.body)))
      return { status: 504, body: '<html>upstream</html>' }
    })
    for (const number of [1, 2, 3]) await sync({ wstg_id: `WSTG-CRYP-0${number}`, status: 'Done' })
    await eventually(() => late, 'the creation')
    await settled()
    await late
    t.equal((await sandbox.api('GET', parent)).body.count, 1)
    await checkInvariants(t, { sql, sandbox, accepted: 3 })
  })
}

t.test('F21: the tool gets no request during a pause that it asked for', async (t) => {
  const { sync, settled, tool, sql, sandbox } = await startBehindProxy(t)
  const times: number[] = []
  tool.answer(() => {
    times.push(performance.now())
    return times.length === 1
      ? { status: 429, headers: { 'retry-after': '4' }, body: { detail: 'slow' } }
      : undefined
  })
  await sync(request('Done'))
  await eventually(() => times.length === 1)
  await sync({ wstg_id: 'WSTG-CRYP-02', status: 'Done' })
  await settled()
  t.ok(
    (times[1] ?? 0) - (times[0] ?? 0) >= 3900,
    `the next request came after ${(times[1] ?? 0) - (times[0] ?? 0)} ms`,
  )
  await checkInvariants(t, { sql, sandbox, accepted: 2 })
})

for (const status of [400, 401, 403, 404]) {
  t.test(
    `F22: a request refused with ${status} fails at once and is logged; other items continue`,
    async (t) => {
      const service = await startBehindProxy(t)
      const { sync, settled, tool, sql, sandbox, dashboard } = service
      await sync(request('In Progress'))
      await settled()
      const before = tool.requests.filter(isWrite).length
      tool.answer((seen) => {
        const refused = isWrite(seen) && JSON.parse(seen.body).verified === true
        return refused
          ? { status, body: { detail: 'WSTG-SESS-07: Session timeout, terminated' } }
          : undefined
      })
      await sync(request('Done'))
      await sync({ wstg_id: 'WSTG-CRYP-03', status: 'In Progress' })
      await settled()
      const refused = tool.requests.filter(isWrite).slice(before)
      t.equal(refused.filter(({ body }) => JSON.parse(body).verified).length, 1, 'one attempt')
      const [row] = await sql(
        `select state, attempts, due_at from wstg_inbox where payload ->> 'status' = 'Done'`,
      )
      t.same(row, { state: 'failed', attempts: 1, due_at: null })
      t.match(await service.status(), { total_items: 2, synced_items: 2, conflicts: 1 })
      const entry = (await dashboard()).statistics.recent_syncs.find(
        ({ success }: { success: boolean }) => !success,
      )
      t.match(entry, { wstg_id: item, old_status: 'In Progress', new_status: 'Done' })
      t.notMatch(entry.error_message, /c0ffee/, 'the message does not contain the token')
      tool.pass()
      t.same(
        await service.context.wstg.statusRepository.retryFailed(),
        [2],
        'an administrator queues the request again',
      )
      await settled()
      t.match(await service.status(), { conflicts: 0 })
      await checkInvariants(t, { sql, sandbox, accepted: 3 })
    },
  )
}

t.test(
  'a write that the tool accepts but ignores fails, and its answer decides the conflict',
  async (t) => {
    const { sync, settled, tool, sql, status, dashboard, context } = await startBehindProxy(t)
    const written = {
      'WSTG-CRYP-01': 'Done',
      'WSTG-CRYP-02': 'In Progress',
      'WSTG-CRYP-03': 'Not Applicable',
    }
    const answered = {
      active: [71, true, false],
      verified: [72, false, true],
      other: [73, true, false],
    } as const
    tool.answer((seen) => {
      if (!isWrite(seen) || !seen.url.startsWith('/api/v2/findings/')) return undefined
      const { title, verified, active } = JSON.parse(seen.body)
      const [id, ...kept] = answered[verified ? 'active' : active ? 'verified' : 'other']
      return {
        status: 201,
        body: { id, title, tags: ['wstg'], active: kept[0], verified: kept[1], false_p: false },
      }
    })
    for (const [wstg_id, wanted] of Object.entries(written)) await sync({ wstg_id, status: wanted })
    await settled()
    t.same(
      await sql(
        'select wstg_status, finding_id::int, defectdojo_status from wstg_items order by item_key',
      ),
      [
        { wstg_status: 'Done', finding_id: 71, defectdojo_status: 'active' },
        { wstg_status: 'In Progress', finding_id: 72, defectdojo_status: 'verified' },
        { wstg_status: 'Not Applicable', finding_id: 73, defectdojo_status: 'active' },
      ],
    )
    t.match(await status(), { total_items: 3, synced_items: 0, pending_items: 3, conflicts: 2 })
    const { statistics } = await dashboard()
    t.same(statistics.by_status, { Done: 1, 'In Progress': 1, 'Not Applicable': 1 })
    t.same(statistics.by_direction, {})
    const entry = {
      success: false,
      error_message: /accepted, but finding \d+ has other flags than it was given/,
    }
    t.match(statistics.recent_syncs, [entry, entry, entry])
    const { items } = await context.collectReport(new AbortController().signal)
    t.equal(items.filter(({ conflict }) => conflict).length, 2, 'the report counts the same')
  },
)
