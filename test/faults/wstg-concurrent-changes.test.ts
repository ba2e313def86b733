/** Given an item, when tracker and tool change it at once, then the newest state counts. */
import t from 'tap'
import { startBehindProxy } from '../support/wstg.ts'
import { request, writesFinding } from './wstg-support.ts'

t.setTimeout(600_000)

t.test('an echo of our own change is read once and causes no further change', async (t) => {
  const { sync, deliver, settled, tool, sql, run } = await startBehindProxy(t)
  tool.answer(async (seen) => {
    if (!writesFinding(seen)) return undefined
    const answer = await tool.passTo(seen)
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
  const { sync, settled, sql } = await startBehindProxy(t)
  await sync(request('Done', { timestamp: '2999-12-31T23:59:60Z' }))
  await sync(request('In Progress', { timestamp: '1970-01-01T00:00:00+01:00' }))
  await settled()
  t.same(await sql('select wstg_status from wstg_items'), [{ wstg_status: 'In Progress' }])
})

t.test('a change between reading and storing is not overwritten', async (t) => {
  const { sync, settled, sql, tool, run } = await startBehindProxy(t)
  await sync(request('In Progress'))
  await settled()
  const { taken, release } = tool.hold(({ url }) => url.includes('/findings/?tag=WSTG&'))
  const running = run()
  await taken
  await sync(request('Done'))
  await settled()
  release()
  await running
  t.same(await sql('select wstg_status, last_sync_direction from wstg_items'), [
    { wstg_status: 'Done', last_sync_direction: 'tracker->dd' },
  ])
})
