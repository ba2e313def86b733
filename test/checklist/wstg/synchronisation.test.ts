import t from 'tap'
import { matchEach } from '../../support/outcome.ts'
import { queueStores } from '../../support/redis.ts'
import {
  checkInvariants,
  eventually,
  findingsWithTag,
  startWstgService,
} from '../../support/wstg.ts'
import { startShared } from './support.ts'

for (const [queue, environment] of Object.entries(queueStores))
  t.test(`with the queue on ${queue}`, async (t) => {
    const service = await startWstgService(t, { env: await environment(t) })
    const { sync, status, dashboard, settled, sandbox, sql } = service
    t.equal(service.context.queue.storeName, queue)

    await t.test('a status reaches the tool, and the state follows', async (t) => {
      const id = 'WSTG-ATHN-01'
      const first = await sync({ wstg_id: id, status: 'Done', notes: 'Todo por TLS.' })
      const message = 'Sincronización aceptada y en cola'
      t.same([first.status, first.json()], [202, { success: true, message, queued: true }])
      await settled()
      const [finding, ...others] = await findingsWithTag(sandbox, id)
      t.equal(others.length, 0)
      const mitigation = 'Todo por TLS.'
      t.match(finding, { active: false, verified: true, false_p: false, mitigation })
      t.match(finding?.title, /^WSTG-ATHN-01: /i)
      t.same(finding?.tags.toSorted(), ['wstg', 'wstg-athn-01'])
      t.match(await status(), { total_items: 1, synced_items: 1, pending_items: 0, conflicts: 0 })

      await sync({ wstg_id: ' wstg-v42-athn-01 ', status: 'N/A', notes: '' })
      await settled()
      const [changed] = await findingsWithTag(sandbox, id)
      const flags = { active: false, verified: false, false_p: true }
      t.match(changed, { id: finding?.id, ...flags, mitigation })

      const { statistics, status: inDashboard, timestamp } = await dashboard()
      t.same(statistics.by_status, { 'Not Applicable': 1 })
      t.same(statistics.by_direction, { 'tracker->dd': 1 })
      const entry = { wstg_id: id, direction: 'tracker->dd', success: true }
      matchEach(t, statistics.recent_syncs, [
        { ...entry, old_status: 'Done', new_status: 'Not Applicable' },
        { ...entry, old_status: null, new_status: 'Done' },
      ])
      t.equal(inDashboard.last_sync, statistics.recent_syncs[0].timestamp)
      t.ok(!Number.isNaN(Date.parse(timestamp)))
      await checkInvariants(t, { sql, sandbox, accepted: 2 })
    })

    await t.test('requests for one item take effect in order', async (t) => {
      const statuses = ['In Progress', 'Done', 'N/A', 'Blocked', 'Done', 'Not Started', 'Done']
      const ids = ['ACME-7', 'WSTG-INFO-01', 'WSTG-INFO-02', 'WSTG-INFO-03']
      const notesOf = (id: string) => `notes of ${id}`
      await Promise.all(
        ids.map(async (wstg_id) => {
          for (const [n, status] of statuses.entries())
            await sync({ wstg_id, status, ...(n === 2 && { notes: notesOf(wstg_id) }) })
        }),
      )
      await settled()
      t.same(
        await sql(`select wstg_id, wstg_status, notes from wstg_items
          where wstg_id <> 'WSTG-ATHN-01' order by wstg_id`),
        ids.map((id) => ({ wstg_id: id, wstg_status: 'Done', notes: notesOf(id) })),
      )
      const log = await sql<{ new_status: string }>(
        `select new_status from wstg_sync_log where wstg_id = 'ACME-7' order by number`,
      )
      const left = statuses.map((text) => (text === 'N/A' ? 'Not Applicable' : text)).values()
      t.ok(log.every(({ new_status }) => left.some((status) => status === new_status)))
      await checkInvariants(t, { sql, sandbox, accepted: 2 + statuses.length * ids.length })
    })
  })

t.test('an accepted item is tracked at once, and synchronised after its processing', async (t) => {
  const service = await startWstgService(t, { worker: false })
  const { sync, status, dashboard, sandbox } = service
  const empty = await status()
  t.match(empty, { total_items: 0, synced_items: 0, pending_items: 0, conflicts: 0 })
  t.ok(
    Math.abs(Date.parse(empty.last_sync) - Date.now()) < 60_000,
    'the current time while there is no entry',
  )
  await sync({ wstg_id: 'WSTG-INFO-01', status: 'Done' })
  t.match(await status(), { total_items: 1, synced_items: 0, pending_items: 1, conflicts: 0 })
  const statistics = { by_status: { Done: 1 }, by_direction: {}, recent_syncs: [] }
  t.match((await dashboard()).statistics, statistics)
  service.startWorker()
  await eventually(async () => (await status()).pending_items === 0)
  t.equal((await findingsWithTag(sandbox, 'wstg-info-01')).length, 1)
})

t.test('requests', async (t) => {
  const service = await startShared(t)
  const { sandbox, sql, tool, settled, report, run } = service
  const { admin, get, request } = service
  const failures = async () => (await get('requests?state=failed')).requests
  const change = async (what: 'retry' | 'dismiss', body = {}) => {
    const { token } = admin
    const reply = await request('POST', `/api/wstg/requests/${what}`, { token, body })
    return reply.json().request_ids
  }
  const refuse = (refused: string) =>
    tool.answer(({ method }) =>
      method === refused ? { status: 400, body: { non_field_errors: ['Duplicate …'] } } : undefined,
    )

  t.test('a finding that needs no change is not written', async (t) => {
    const writes = () => tool.requests.filter(({ method }) => method === 'PATCH').length
    const notes = 'seen '
    await report('WSTG-INFO-01', 'Done', { notes })
    await report('WSTG-INFO-01', 'Done')
    await report('WSTG-INFO-01', 'Done', { notes })
    t.equal(writes(), 0)
    await report('WSTG-INFO-01', 'Done', { notes: 'other' })
    t.equal(writes(), 1)
  })

  t.test('a repeated request is tried for a day again', async (t) => {
    refuse('POST')
    await report('WSTG-INFO-01', 'Done')
    await sql(`update wstg_inbox set accepted_at = now() - interval '3 days'`)
    tool.answer(({ method }) => (method === 'POST' ? { status: 500, body: {} } : undefined))
    const [seq] = await change('retry')
    t.match(await get('synchronise'), { failed: 0 })
    await eventually(async () => {
      await sql(`update wstg_inbox set due_at = now()
        where state = 'retrying' and due_at > now()`)
      return (await failures()).length === 1
    }, 'the failure of the quick attempts')
    const [failed] = await failures()
    t.match(failed, { request_id: seq, next_attempt_at: /Z$/ })
    tool.pass()
    await sql('update wstg_inbox set due_at = now()')
    await settled()
    t.match(await service.itemOf('WSTG-INFO-01'), { status: 'Done' })
  })

  t.test('the write of a process that was cut off may still arrive', async (t) => {
    await report('WSTG-INFO-01', 'Done')
    const marked = `select from wstg_items where unanswered_write = 'update'`
    let marks = 0
    tool.answer(async ({ method }) => {
      if (method === 'PATCH') marks = (await sql(marked)).length
      return undefined
    })
    await report('WSTG-INFO-01', 'Blocked')
    t.equal(marks, 1, 'marked while it is under way')
    t.match(await service.itemOf('WSTG-INFO-01'), { status: 'Blocked' })
    t.same(await sql(marked), [])
  })

  t.test('the wait for an unanswered write is not an attempt', async (t) => {
    await report('WSTG-INFO-01', 'In Progress')
    const mark = (since: string) =>
      sql(`update wstg_items set unanswered_write = 'update', unanswered_since = ${since}`)
    await mark('clock_timestamp()')
    await service.sync({ wstg_id: 'WSTG-INFO-01', status: 'Done' })
    const newest = () =>
      sql('select state, attempts, note from wstg_inbox order by seq desc limit 1')
    await eventually(async () => /not sent/.test(String((await newest())[0]?.note)), 'the wait')
    t.match(await newest(), [{ state: 'retrying', attempts: 0 }])
    await mark(`now() - interval '1 hour'`)
    await sql('update wstg_inbox set due_at = now() where due_at > now()')
    await settled()
    t.match(await newest(), [{ state: 'done', attempts: 1 }])
  })

  t.test('a run skips an item with a refused request until it is dismissed', async (t) => {
    await report('WSTG-INFO-01', 'In Progress')
    refuse('PATCH')
    await report('WSTG-INFO-01', 'Done')
    await run()
    t.match(await service.status(), { conflicts: 1 }, 'the conflict stays')
    matchEach(t, await failures(), [{ wstg_id: 'WSTG-INFO-01', reason: /Duplicate/ }])

    t.same(await change('dismiss', { request_ids: [999] }), [])
    t.equal((await change('dismiss')).length, 1)
    t.same(await failures(), [])
    t.match(await get('synchronise'), { failed: 0 }, 'no alert')
    await run()
    t.match(await service.status(), { conflicts: 0 })
    t.match(await service.itemOf('WSTG-INFO-01'), { status: 'In Progress' })
  })

  t.test('a reason that is cut within a character is told', async (t) => {
    await report('WSTG-INFO-01', 'In Progress')
    const body = { detail: `${'x'.repeat(399)}🔒` }
    tool.answer(({ method }) => (method === 'PATCH' ? { status: 400, body } : undefined))
    await report('WSTG-INFO-01', 'Done')
    matchEach(t, await failures(), [{ reason: /x\ufffd$/ }])
  })

  t.test('a write with an unstorable answer counts as carried out', async (t) => {
    await report('WSTG-INPV-01', 'In Progress')
    const [finding] = await findingsWithTag(sandbox, 'wstg-inpv-01')
    const body = { ...finding, active: false, verified: true, mitigation: 'a\0b\ud800' }
    tool.answer(({ method }) => (method === 'PATCH' ? { status: 200, body } : undefined))
    await report('WSTG-INPV-01', 'Done')
    t.same(await sql('select wstg_status, notes from wstg_items'), [
      { wstg_status: 'Done', notes: 'ab\ufffd' },
    ])
  })

  t.test('finished requests are removed after a time, failed ones later', async (t) => {
    for (let n = 0; n < 4; n++) await report('WSTG-INFO-01', 'Done')
    await sql(`update wstg_inbox set finished_at = now() - interval '10 days' where seq < 4`)
    await sql(`update wstg_inbox set state = 'failed' where seq = 2`)
    await sql(`update wstg_inbox set state = 'waiting', due_at = 'infinity'
      where seq = 3`)
    t.equal(await service.context.wstg.inbox.purge(), 1)
    const seqs = await sql<{ seq: string }>('select seq from wstg_inbox order by seq')
    t.same(
      seqs.map(({ seq }) => Number(seq)),
      [2, 3, 4],
    )
    await sql(`update wstg_inbox set finished_at = now() - interval '91 days' where seq = 2`)
    t.equal(await service.context.wstg.inbox.purge(), 1)
    await sql('delete from wstg_inbox')
    await settled()
  })
})

t.test('a request whose statement does not fit the schema fails at once', async (t) => {
  const service = await startWstgService(t, { wrongStatements: true })
  await service.sql('drop function store_wstg_written')
  t.equal((await service.sync({ wstg_id: 'WSTG-INFO-01', status: 'Done' })).status, 202)
  await service.settled()
  t.same(await service.sql('select state, attempts from wstg_inbox'), [
    { state: 'failed', attempts: 1 },
  ])
  const codes = service
    .logs()
    .flatMap(({ err }) => (err as { code?: string } | undefined)?.code ?? [])
  t.ok(codes.includes('42883'), 'and the log has the SQLSTATE')
})
