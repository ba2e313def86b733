/** Given an item, when tracker and tool change it at once, then the newest state counts. */
import t from 'tap'
import { eventually } from '../support/eventually.ts'
import { startBehindProxy } from '../support/wstg.ts'
import { passOn, request, rowsOf, writesFinding } from './wstg-support.ts'

t.setTimeout(600_000)

/** A busy machine must not add a time-out. */
const env = { FINDINGS_TIMEOUT_MS: '60000' }

t.test('an echo of our own change is read once and causes no further change', async (t) => {
  const { sync, deliver, settled, tool, sql, sandbox, run } = await startBehindProxy(t, env)
  tool.answer(async (seen) => {
    if (!writesFinding(seen)) return undefined
    const answer = await passOn(sandbox, seen)
    await deliver(answer.body.id)
    return answer
  })
  for (const status of ['Done', 'In Progress', 'Not Applicable']) {
    await sync(request(status))
    await settled()
  }
  for (let n = 0; n < 5; n++) await run()
  const written = tool.requests.filter(writesFinding)
  t.equal(written.length, 3, 'one write per request of the tracker')
  t.same(await sql('select wstg_status from wstg_items'), [{ wstg_status: 'Not Applicable' }])
})

t.test('timestamps of the tracker do not change the order', async (t) => {
  const { sync, settled, sql } = await startBehindProxy(t, env)
  await sync(request('Done', { timestamp: '2999-12-31T23:59:60Z' }))
  await sync(request('In Progress', { timestamp: '1970-01-01T00:00:00+01:00' }))
  await settled()
  t.same(await sql('select wstg_status from wstg_items'), [{ wstg_status: 'In Progress' }])
})

t.test('a change between reading and storing is not overwritten', async (t) => {
  const { sync, settled, sql, sandbox, tool, run } = await startBehindProxy(t, env)
  await sync(request('In Progress'))
  await settled()
  const page = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  tool.answer(async (seen) => {
    if (!seen.url.includes('/findings/?tag=WSTG&')) return undefined
    const answer = await passOn(sandbox, seen)
    asked.resolve()
    await page.promise
    return answer
  })
  const running = run()
  await asked.promise
  await sync(request('Done'))
  await settled()
  page.resolve()
  await running
  t.same(await sql('select wstg_status, last_sync_direction from wstg_items'), [
    { wstg_status: 'Done', last_sync_direction: 'tracker->dd' },
  ])
})

t.test('a status that changes while a delivery is read is not overwritten', async (t) => {
  const { sync, deliver, settled, sql, sandbox, tool } = await startBehindProxy(t, env)
  await sync(request('In Progress'))
  await settled()
  const [{ finding_id: id } = {}] = await sql<{ finding_id: number }>('select * from wstg_items')
  const answers = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  tool.answer(async (seen) => {
    if (seen.method !== 'GET' || !seen.url.includes(`/findings/${id}/`)) return undefined
    const answer = await passOn(sandbox, seen)
    asked.resolve()
    await answers.promise
    return answer
  })
  await deliver(id!)
  await asked.promise
  tool.answer(() => undefined)
  await sync(request('Done'))
  await eventually(async () => (await rowsOf({ sql })).at(-1)?.state === 'done')
  answers.resolve()
  await settled()
  t.same(await sql('select wstg_status from wstg_items'), [{ wstg_status: 'Done' }])
  const log = await sql<{ new_status: string }>(
    'select new_status from wstg_sync_log order by logged_at',
  )
  t.same(
    log.map((entry) => entry.new_status),
    ['In Progress', 'Done'],
  )
})
