/** Given accepted requests, when the tool fails, then each is retried or reported as failed. */
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import type { SeenRequest } from '../support/answering-proxy.ts'
import { matchEach } from '../support/outcome.ts'
import {
  checkInvariants,
  eventually,
  findingsWithTag,
  startBehindNetwork,
  startBehindProxy,
} from '../support/wstg.ts'
import { broken, item, request, tag, untilFailed, writesFinding } from './wstg-support.ts'

t.setTimeout(600_000)
// The tests mostly wait for pauses.
t.jobs = 4

t.test('no request is lost while the network to the tool fails', async (t) => {
  const { sync, settled, network, sql, sandbox, status } = await startBehindNetwork(t)
  const modes = ['refuse', 'reset', { cutAfter: 40 }, 'black hole'] as const
  for (const [failures, mode] of modes.entries()) {
    await network.setMode(mode)
    if (failures === 0) {
      await sync(request('In Progress', { notes: 'first' }))
      await sync(request('Done'))
      t.match(await status(), { total_items: 1, pending_items: 1 })
    }
    await eventually(
      async () => {
        const [row] = await sql<{ attempts: number }>(
          'select attempts from wstg_inbox order by seq desc limit 1',
        )
        return (row?.attempts ?? 0) > failures
      },
      `a failed attempt in mode ${JSON.stringify(mode)}`,
    )
  }
  await network.setMode('pass')
  await settled()
  const [finding] = await findingsWithTag(sandbox, tag)
  t.match(finding, { verified: true, mitigation: 'first' })
  await checkInvariants(t, { sql, sandbox, accepted: 2 })
})

t.test('a request that failed six times is logged, and done when the tool is back', async (t) => {
  const service = await startBehindProxy(t)
  const { sync, settled, tool, sql, sandbox, status, dashboard } = service
  tool.answer(() => broken)
  await sync(request('Done', { notes: 'kept' }))
  await untilFailed(service, 1)
  const [row] = await sql<{ attempts: number; next: boolean; note: string }>(
    `select attempts, due_at > now() as next, note from wstg_inbox`,
  )
  t.match(row, { attempts: 6, next: true, note: /answered 500/ })
  const { statistics } = await dashboard()
  matchEach(t, statistics.recent_syncs, [
    {
      wstg_id: item,
      direction: 'tracker->dd',
      old_status: null,
      new_status: 'Done',
      success: false,
    },
  ])
  t.match(statistics.recent_syncs[0].error_message, /answered 500/)
  t.match(await status(), { total_items: 1, pending_items: 1, conflicts: 1 }, 'not in the tool')

  await sync(request('Done'))
  tool.pass()
  await settled()
  const [finding] = await findingsWithTag(sandbox, tag)
  t.match(finding, { verified: true, mitigation: 'kept' }, 'with the notes of the older request')
  t.match(await status(), { synced_items: 1, pending_items: 0, conflicts: 0 })
  await checkInvariants(t, { sql, sandbox, accepted: 2 })
})

t.test('a late effect of an abandoned call overwrites nothing newer', async (t) => {
  const { sync, settled, tool, sql, sandbox } = await startBehindProxy(t, {
    FINDINGS_TIMEOUT_MS: '3000',
  })
  let late: Promise<unknown> = Promise.resolve()
  const isSlow = () =>
    tool.once(writesFinding, (seen) => {
      const answer = delay(5000).then(() => tool.passTo(seen))
      late = answer
      return answer
    })
  for (const statuses of [
    ['In Progress', 'Blocked'],
    ['Not Applicable', 'Done'],
  ]) {
    const isUnderWay = isSlow()
    await sync(request(statuses[0]!))
    await isUnderWay
    await sync(request(statuses[1]!))
    await late
    await settled()
    t.equal((await findingsWithTag(sandbox, tag)).length, 1, 'one finding')
  }
  await checkInvariants(t, { sql, sandbox, accepted: 4 })
})

for (const [kind, status] of [
  ['findings', 502],
  ['products', 504],
  ['engagements', 504],
  ['test_types', 504],
  ['tests', 504],
] as const) {
  t.test(`a creation of ${kind} that arrives after a ${status} is not repeated`, async (t) => {
    const { sync, settled, tool, sql, sandbox } = await startBehindProxy(t, {
      FINDINGS_TIMEOUT_MS: '3000',
    })
    let late: Promise<unknown> | undefined
    let name = ''
    const isCreation = (seen: SeenRequest) =>
      seen.method === 'POST' && seen.url.endsWith(`/${kind}/`)
    const isUnderWay = tool.once(isCreation, (seen) => {
      ;({ name } = JSON.parse(seen.body))
      late = delay(3500).then(() => tool.passTo(seen))
      return { status, body: '<html>upstream</html>' }
    })
    for (const number of [1, 2, 3]) await sync({ wstg_id: `WSTG-CRYP-0${number}`, status: 'Done' })
    await isUnderWay
    await settled()
    await late
    // There are other types of tests.
    const query = kind === 'test_types' ? `?name=${encodeURIComponent(name)}` : ''
    const { count } = (await sandbox.api('GET', `${kind}/${query}`)).body
    t.equal(count, kind === 'findings' ? 3 : 1)
    await checkInvariants(t, { sql, sandbox, accepted: 3 })
  })
}

t.test('a write that the tool ignores fails, and its answer decides the conflict', async (t) => {
  const { sync, settled, tool, sql, status, dashboard, context } = await startBehindProxy(t)
  const answered = {
    Done: { active: true, verified: false },
    'In Progress': { active: false, verified: true },
    'Not Applicable': { active: true, verified: false, false_p: false },
  }
  tool.answer(async (seen) => {
    if (!writesFinding(seen)) return undefined
    const { verified, active } = JSON.parse(seen.body)
    const { body } = await tool.passTo(seen)
    const inactive = verified ? 'Done' : 'Not Applicable'
    return { status: 201, body: { ...body, ...answered[active ? 'In Progress' : inactive] } }
  })
  for (const [n, wanted] of Object.keys(answered).entries())
    await sync({ wstg_id: `WSTG-CRYP-0${n + 1}`, status: wanted })
  await settled()
  t.same(await sql('select wstg_status, defectdojo_status from wstg_items order by item_key'), [
    { wstg_status: 'Done', defectdojo_status: 'active' },
    { wstg_status: 'In Progress', defectdojo_status: 'verified' },
    { wstg_status: 'Not Applicable', defectdojo_status: 'active' },
  ])
  t.match(await status(), { total_items: 3, synced_items: 0, pending_items: 3, conflicts: 2 })
  const { statistics } = await dashboard()
  t.same(statistics.by_status, { Done: 1, 'In Progress': 1, 'Not Applicable': 1 })
  t.same(statistics.by_direction, {})
  const entry = {
    success: false,
    error_message: /accepted, but finding \d+ has other flags than it was given/,
  }
  t.match(statistics.recent_syncs, [entry, entry, entry])
  const { items } = await context.collectReport('es')
  t.equal(items.filter(({ conflict }) => conflict).length, 2, 'the report counts the same')
})
