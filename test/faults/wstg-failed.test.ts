/** Given a failed request, when newer ones arrive, then it does not delay or overwrite them. */
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import type { GivenAnswer, SeenRequest } from '../support/answering-proxy.ts'
import { matchEach } from '../support/outcome.ts'
import { checkInvariants, eventually, findingsWithTag, startBehindProxy } from '../support/wstg.ts'
import {
  broken,
  hurry,
  item,
  marksDone,
  request,
  rowsOf,
  tag,
  untilFailed,
} from './wstg-support.ts'

t.setTimeout(600_000)
// The tests mostly wait for pauses.
t.jobs = 3

/**
 * An item in progress whose next request, `Done`, has been marked failed, because the tool answers
 * that one with an error.
 */
const startWithFailed = async (
  t: Parameters<typeof startBehindProxy>[0],
  fault: (seen: SeenRequest) => GivenAnswer | undefined | Promise<GivenAnswer | undefined> = () =>
    broken,
  env: Record<string, string> = {},
) => {
  const service = await startBehindProxy(t, env)
  await service.sync(request('In Progress'))
  await service.settled()
  service.tool.answer((seen) => (marksDone(seen) ? fault(seen) : undefined))
  await service.sync(request('Done'))
  await untilFailed(service, 2)
  service.tool.requests.length = 0
  return service
}

const refused = { status: 400, body: { detail: 'Duplicate findings cannot be verified' } }
const hang = async () => {
  await delay(3000, undefined, { ref: false })
  return broken
}
const faults: Record<string, Parameters<typeof startWithFailed>[1]> = {
  'answers 500': () => broken,
  'refuses it': () => refused,
  'does not answer': hang,
}
for (const [how, fault] of Object.entries(faults))
  for (const kind of ['status', 'delivery'] as const)
    t.test(`a newer ${kind} supersedes a request if the tool ${how}`, async (t) => {
      const isSilent = fault === hang
      const env = isSilent ? { FINDINGS_TIMEOUT_MS: '300' } : {}
      const service = await startWithFailed(t, fault, env)
      const { admin, sync, webhook, settled, tool, sandbox, sql } = service
      const flags = { active: false, verified: false, false_p: true }
      if (kind === 'status') await sync(request('Not Applicable'))
      else {
        const { id } = (await findingsWithTag(sandbox, tag))[0]!
        await sandbox.changeFinding(id, flags)
        await webhook({ event: 'finding_closed', finding: { id } })
      }
      await eventually(async () => {
        if (isSilent) await hurry(service, 'failed')
        return (await rowsOf(service))[2]?.state === 'done'
      }, 'the newer one')
      if (kind === 'status' && !isSilent) {
        t.equal(tool.requests.filter(marksDone).length, 0, 'the older one was not tried again')
        t.ok(tool.requests.length < 10, `${tool.requests.length} calls to the tool`)
      }
      tool.pass()
      await hurry(service, 'failed')
      await settled()
      const repeated = await service.request('POST', '/api/wstg/requests/retry', admin)
      t.same(repeated.json(), { request_ids: [] })
      matchEach(t, await rowsOf(service), [
        { state: 'done' },
        { state: 'superseded', note: 'superseded by request 3' },
        { state: 'done' },
      ])
      matchEach(t, await findingsWithTag(sandbox, tag), [flags])
      const direction = kind === 'status' ? 'tracker->dd' : 'dd->tracker'
      t.same(await sql('select wstg_status, last_sync_direction from wstg_items'), [
        { wstg_status: 'Not Applicable', last_sync_direction: direction },
      ])
      await checkInvariants(t, { sql, sandbox, accepted: 3 })
    })

t.test('while the tool fails every call, attempts have pauses between them', async (t) => {
  const service = await startWithFailed(t)
  service.tool.answer(() => broken)
  await service.sync(request('Not Applicable'))
  await eventually(async () => ((await rowsOf(service))[2]?.attempts ?? 0) >= 2, 'two attempts')
  const [, older, newer] = await rowsOf(service)
  t.ok(newer && newer.attempts <= 4, `${newer?.attempts} attempts of the newer request`)
  t.ok(older && older.attempts <= 11, `${older?.attempts} attempts of the older one`)
  t.ok(service.tool.requests.length < 15, `${service.tool.requests.length} calls to the tool`)
})

t.test('a request that failed for a while and is refused later is logged again', async (t) => {
  const service = await startWithFailed(t)
  const { settled, tool, dashboard } = service
  tool.answer((seen) => (marksDone(seen) ? { status: 400, body: { detail: 'No.' } } : undefined))
  await hurry(service, 'failed')
  await settled()
  const entry = { wstg_id: item, old_status: 'Done', new_status: 'Done', success: false }
  matchEach(t, (await dashboard()).statistics.recent_syncs, [
    { ...entry, error_message: /answered 400, No\./ },
    { new_status: 'Done', success: false, error_message: /answered 500/ },
    { new_status: 'In Progress', success: true },
  ])
  t.match((await rowsOf(service))[1], { state: 'failed', attempts: 7 })
})

t.test('a newer status supersedes a failed delivery', async (t) => {
  const service = await startBehindProxy(t)
  const { sync, deliver, settled, tool, sandbox, sql } = service
  await sync(request('In Progress'))
  await settled()
  const [finding] = await findingsWithTag(sandbox, tag)
  tool.answer(({ url }) => (url.includes(`/findings/${finding?.id}/`) ? broken : undefined))
  await deliver(finding?.id)
  await untilFailed(service, 2)
  tool.answer(({ method, url }) =>
    method === 'GET' && url.includes(`/findings/${finding?.id}/`) ? broken : undefined,
  )
  await sync(request('Blocked'))
  await eventually(async () => (await rowsOf(service))[2]?.state === 'done', 'the newer status')
  tool.pass()
  await hurry(service, 'failed')
  await settled()
  t.match((await rowsOf(service))[1], { state: 'superseded', note: 'superseded by request 3' })
  t.same(await sql('select wstg_status from wstg_items'), [{ wstg_status: 'Blocked' }])
  await checkInvariants(t, { sql, sandbox, accepted: 3 })
})

t.test('a delivery about a finding with a failed delivery has its quick attempts', async (t) => {
  const service = await startBehindProxy(t)
  const { sync, deliver, settled, tool, sandbox, sql } = service
  await sync(request('In Progress'))
  await settled()
  const [finding] = await findingsWithTag(sandbox, tag)
  tool.answer(() => broken)
  await deliver(finding?.id)
  await untilFailed(service, 2)
  await deliver(finding?.id)
  await eventually(async () => ((await rowsOf(service))[2]?.attempts ?? 0) >= 3, 'three attempts')
  const byDue = await sql('select seq from wstg_inbox where due_at is not null order by due_at')
  t.same(byDue, [{ seq: '3' }, { seq: '2' }], 'the newer one is due before the older one')
  tool.pass()
  await settled()
})

t.test('a delivery that fails before its item is known is logged under its finding', async (t) => {
  const service = await startBehindProxy(t)
  const { deliver, dashboard, get, settled, tool, sandbox } = service
  const { testId } = await sandbox.createTest()
  const { id } = await sandbox.createFinding(testId, {
    tags: ['wstg', tag],
    active: false,
    verified: true,
  })
  const failedEntries = async () =>
    (await dashboard()).statistics.recent_syncs.filter(
      ({ success }: { success: boolean }) => !success,
    )
  const expected = {
    wstg_id: `finding ${id}`,
    direction: 'dd->tracker',
    old_status: null,
    new_status: 'Not Started',
  }

  tool.answer(() => ({ status: 400, body: { detail: 'Not today.' } }))
  await deliver(id)
  await settled()
  matchEach(t, await failedEntries(), [{ ...expected, error_message: /Not today/ }], 'refused')
  const [request] = (await get('requests?state=failed')).requests
  t.match(request, { wstg_id: null, finding_id: id })

  tool.answer(() => broken)
  await deliver(id)
  await eventually(async () => {
    await hurry(service, 'retrying')
    return (await failedEntries()).length === 2
  }, 'the second entry')
  matchEach(t, await failedEntries(), [{ ...expected, error_message: /answered 500/ }, {}])

  tool.pass()
  await hurry(service, 'failed')
  await settled()
  await deliver(999)
  await settled()
  t.equal((await failedEntries()).length, 2, 'an unknown finding is not a failure')
})

t.test('items that wait for their next attempt do not delay others', async (t) => {
  const { sync, tool, sql } = await startBehindProxy(t)
  const ids = Array.from({ length: 12 }, (_, n) => `WSTG-INPV-${String(n + 1).padStart(2, '0')}`)
  tool.answer(({ url }) => (/inpv/i.test(url) ? broken : undefined))
  for (const wstg_id of ids) await sync({ wstg_id, status: 'Done' })
  await eventually(async () => {
    const [row] = await sql<{ least: number }>('select min(attempts) as least from wstg_inbox')
    return (row?.least ?? 0) >= 2
  }, 'a second attempt of each')
  for (const wstg_id of ids) await sync({ wstg_id, status: 'Blocked' })
  await sync(request('Done'))
  const done = () =>
    sql<{ item_key: string }>(
      `select item_key from wstg_inbox where state = 'done' and note is null`,
    )
  await eventually(async () => (await done()).length > 0, 'the other item')
  t.same(await done(), [{ item_key: tag }], 'all others wait')

  const leases = async () => {
    const [row] = await sql<{ count: string }>(
      `select n_tup_ins as count from pg_stat_user_tables where relname = 'leases'`,
    )
    return Number(row?.count)
  }
  await delay(1500)
  const first = await leases()
  await delay(3000)
  const taken = (await leases()) - first
  t.ok(taken < 100, `${taken} leases taken in 3 s`)
})
