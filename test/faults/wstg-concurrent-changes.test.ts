/** Given an item, when tracker and tool change it at once, then the newest state counts. */
import t from 'tap'
import { checkInvariants, findingsWithTag, startBehindProxy } from '../support/wstg.ts'
import { item, passOn, request, tag, writesFinding } from './wstg-support.ts'

t.setTimeout(600_000)

t.test('a late or wrong delivery is harmless, because the worker reads the tool', async (t) => {
  const { webhook, settled, sql, sandbox } = await startBehindProxy(t)
  const { testId } = await sandbox.createTest()
  const fields = { tags: ['wstg', 'wstg-cryp-01'], active: false, verified: true }
  const { id } = await sandbox.createFinding(testId, fields)
  for (const active of [true, false, true]) {
    await webhook({
      event: 'finding_updated',
      finding: { id, active, verified: !active, title: 'old', tags: [] },
    })
  }
  await settled()
  t.match(await sql('select wstg_status from wstg_items'), [{ wstg_status: 'Done' }])
})

t.test('an echo of our own change is read once and causes no further change', async (t) => {
  const { sync, deliver, settled, tool, sql, sandbox, context } = await startBehindProxy(t)
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
  for (let n = 0; n < 5; n++) await context.wstg.synchronise(new AbortController().signal)
  const written = tool.requests.filter(writesFinding)
  t.equal(written.length, 3, 'one write per request of the tracker')
  t.match(await sql('select wstg_status from wstg_items'), [{ wstg_status: 'Not Applicable' }])
})

t.test(
  'two contradicting sides are a conflict or are made equal, and do not oscillate',
  async (t) => {
    const { sync, settled, status, sql, sandbox, context } = await startBehindProxy(t)
    await sync(request('Done'))
    await settled()
    const [finding] = await findingsWithTag(sandbox, tag)
    await sandbox.api('PATCH', `findings/${finding?.id}/`, {
      active: true,
      verified: false,
      false_p: false,
    })
    await sync({ wstg_id: 'WSTG-CRYP-02', status: 'In Progress' })
    await settled()
    for (let n = 0; n < 10; n++) await context.wstg.synchronise(new AbortController().signal)
    t.match(await status(), { conflicts: 0 })
    const log = await sql(
      `select old_status, new_status from wstg_sync_log where wstg_id = '${item}' order by number`,
    )
    t.same(log, [
      { old_status: null, new_status: 'Done' },
      { old_status: 'Done', new_status: 'In Progress' },
    ])
  },
)

for (const keep of [false, true]) {
  t.test(
    `a status with shared flags ${keep ? 'is kept if configured' : 'follows the flags'}`,
    async (t) => {
      const { sync, settled, sql, context } = await startBehindProxy(t, {
        WSTG_KEEP_EQUIVALENT_STATUS: String(keep),
      })
      await sync(request('Blocked'))
      await settled()
      await context.wstg.synchronise(new AbortController().signal)
      t.match(await sql('select wstg_status, last_sync_direction from wstg_items'), [
        { wstg_status: keep ? 'Blocked' : 'In Progress', last_sync_direction: 'dd->tracker' },
      ])
      const [log] = await sql<{ count: number }>('select count(*)::int from wstg_sync_log')
      t.equal(log?.count, keep ? 1 : 2)
    },
  )
}

t.test('timestamps of the tracker do not change the order', async (t) => {
  const { sync, settled, sql, sandbox, status } = await startBehindProxy(t)
  await sync(request('Done', { timestamp: '2999-12-31T23:59:60Z' }))
  await sync(request('In Progress', { timestamp: '1970-01-01T00:00:00+01:00' }))
  await settled()
  t.match(await sql('select wstg_status from wstg_items'), [{ wstg_status: 'In Progress' }])
  t.ok(
    Math.abs(Date.parse((await status()).last_sync) - Date.now()) < 60_000,
    'the log has the time of the event',
  )
  await checkInvariants(t, { sql, sandbox, accepted: 2 })
})

t.test('a page that changes while it is read loses no item', async (t) => {
  const { sql, sandbox, tool, context } = await startBehindProxy(t)
  const { testId } = await sandbox.createTest()
  const ids: number[] = []
  for (let n = 0; n < 260; n++) {
    const { id } = await sandbox.createFinding(testId, {
      title: `F ${n}`,
      tags: ['wstg', `wstg-many-${1000 + n}`],
    })
    ids.push(id)
  }
  let pages = 0
  tool.answer(async ({ url }) => {
    // The first finding is deleted between the first page and the second: all others move up by
    // one.
    if (url.includes('/findings/?') && ++pages === 2) {
      await sandbox.api('PATCH', `findings/${ids[0]}/`, { tags: ['other'] })
    }
    return undefined
  })
  await context.wstg.synchronise(new AbortController().signal)
  const [row] = await sql<{ count: number }>('select count(*)::int from wstg_items')
  t.equal(row?.count, 260)
  t.ok(pages >= 3)
})

t.test(
  'a change between reading and storing is not overwritten with the older state',
  async (t) => {
    const { sync, settled, sql, sandbox, tool, context } = await startBehindProxy(t)
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
    const run = context.wstg.synchronise(new AbortController().signal)
    await asked.promise
    await sync(request('Done'))
    await settled()
    page.resolve()
    await run
    t.match(await sql('select wstg_status, last_sync_direction from wstg_items'), [
      { wstg_status: 'Done', last_sync_direction: 'tracker->dd' },
    ])
  },
)
