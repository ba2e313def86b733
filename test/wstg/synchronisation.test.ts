import t from 'tap'
import { startRedis } from '../support/redis.ts'
import { checkInvariants, eventually, findingsWithTag, startWstgService } from '../support/wstg.ts'

const queues = {
  postgres: async () => ({}),
  redis: async (t: Parameters<typeof startRedis>[0]) => ({ REDIS_URL: (await startRedis(t)).url }),
}

for (const [queue, environment] of Object.entries(queues)) {
  t.test(`with the queue on ${queue}`, async (t) => {
    t.test(
      'a status reaches the tool: its finding is created, then changed, and the state follows',
      async (t) => {
        const { sync, status, dashboard, settled, sandbox, sql, context } = await startWstgService(
          t,
          {
            env: await environment(t),
          },
        )
        t.equal(context.queue.kind, queue)
        const first = await sync({
          wstg_id: 'WSTG-ATHN-01',
          status: 'Done',
          notes: 'Todo por TLS.',
        })
        t.equal(first.status, 202)
        t.same(first.json(), {
          success: true,
          message: 'Sincronización aceptada y en cola',
          queued: true,
        })
        await settled()

        const [finding, ...others] = await findingsWithTag(sandbox, 'wstg-athn-01')
        t.equal(others.length, 0)
        t.match(finding, {
          active: false,
          verified: true,
          false_p: false,
          mitigation: 'Todo por TLS.',
        })
        t.match(finding?.title, /^WSTG-ATHN-01: /i)
        t.same(finding?.tags.toSorted(), ['wstg', 'wstg-athn-01'])
        t.match(await status(), { total_items: 1, synced_items: 1, pending_items: 0, conflicts: 0 })

        await sync({ wstg_id: ' wstg-v42-athn-01 ', status: 'N/A', notes: '' })
        await settled()
        const [changed] = await findingsWithTag(sandbox, 'wstg-athn-01')
        t.match(changed, {
          id: finding?.id,
          active: false,
          verified: false,
          false_p: true,
          mitigation: 'Todo por TLS.',
        })

        const { statistics, status: inDashboard, timestamp } = await dashboard()
        t.same(statistics.by_status, { 'Not Applicable': 1 })
        t.same(statistics.by_direction, { 'tracker->dd': 1 })
        t.match(statistics.recent_syncs, [
          {
            wstg_id: 'WSTG-ATHN-01',
            direction: 'tracker->dd',
            old_status: 'Done',
            new_status: 'Not Applicable',
          },
          {
            wstg_id: 'WSTG-ATHN-01',
            direction: 'tracker->dd',
            old_status: null,
            new_status: 'Done',
            success: true,
          },
        ])
        t.equal(inDashboard.last_sync, statistics.recent_syncs[0].timestamp)
        t.ok(!Number.isNaN(Date.parse(timestamp)))
        await checkInvariants(t, { sql, sandbox, accepted: 2 })
      },
    )

    t.test(
      'requests for one item take effect in order, requests for several items concurrently',
      async (t) => {
        const { sync, settled, sandbox, sql } = await startWstgService(t, {
          env: await environment(t),
        })
        const statuses = [
          'In Progress',
          'Done',
          'N/A',
          'Blocked',
          'Done',
          'Not Started',
          'Not Applicable',
          'Done',
        ]
        const ids = ['WSTG-INFO-01', 'WSTG-INFO-02', 'WSTG-INFO-03', 'ACME-7']
        await Promise.all(
          ids.map(async (wstg_id) => {
            for (const [n, status] of statuses.entries()) {
              await sync({ wstg_id, status, ...(n === 2 && { notes: `notes of ${wstg_id}` }) })
            }
          }),
        )
        await settled()
        const rows = await sql(
          'select wstg_id, wstg_status, notes from wstg_items order by wstg_id',
        )
        t.same(
          rows,
          ids
            .toSorted()
            .map((id) => ({ wstg_id: id, wstg_status: 'Done', notes: `notes of ${id}` })),
        )
        const log = await sql<{ new_status: string }>(
          `select new_status from wstg_sync_log where wstg_id = 'ACME-7' order by number`,
        )
        t.same(
          log.map((row) => row.new_status),
          statuses.map((text) => (text === 'N/A' ? 'Not Applicable' : text)),
        )
        await checkInvariants(t, { sql, sandbox, accepted: statuses.length * ids.length })
      },
    )
  })
}

t.test('a delivery reads the finding from the tool and never writes to the tool', async (t) => {
  const { webhook, dashboard, settled, sandbox, sql } = await startWstgService(t)
  const { testId } = await sandbox.createTest()
  const finding = await sandbox.createFinding(testId, {
    title: 'WSTG-INPV-01: Reflected Cross Site Scripting',
    tags: ['wstg'],
    active: false,
    verified: true,
  })
  const simple = await webhook({
    event: 'finding_verified',
    finding: { id: finding.id, active: true },
  })
  t.equal(simple.status, 202)
  t.same(simple.json(), { success: true, message: 'Evento aceptado y en cola', queued: true })
  await settled()
  const [item] = await sql('select * from wstg_items')
  t.match(item, {
    wstg_id: 'WSTG-INPV-01',
    wstg_status: 'Done',
    defectdojo_status: 'verified',
    last_sync_direction: 'dd->tracker',
    event: 'finding_verified',
  })

  await sandbox.api('PATCH', `findings/${finding.id}/`, {
    active: true,
    verified: false,
    false_p: false,
  })
  const body = {
    description: 'x',
    title: 'y',
    user: null,
    url_ui: `${sandbox.url}/finding/${finding.id}`,
  }
  const genuine = await webhook(body, { 'x-defectdojo-event': 'finding_reopened' })
  t.same([genuine.status, genuine.json().queued], [202, true])
  await settled()
  const { statistics } = await dashboard()
  t.same(statistics.by_status, { 'In Progress': 1 })
  t.match(statistics.recent_syncs, [
    { direction: 'dd->tracker', old_status: 'Done', new_status: 'In Progress', success: true },
    { direction: 'dd->tracker', old_status: null, new_status: 'Done', success: true },
  ])
  const { body: after } = await sandbox.api('GET', `findings/${finding.id}/`)
  t.match(after, { active: true, verified: false, title: finding.title })
  await checkInvariants(t, { sql, sandbox, accepted: 2 })
})

t.test('the periodic synchronisation reads all pages and logs only changes', async (t) => {
  const { context, status, dashboard, sandbox, sql } = await startWstgService(t)
  const { testId } = await sandbox.createTest()
  for (let n = 1; n <= 130; n++) {
    const number = String(n).padStart(3, '0')
    const tags = ['wstg', `wstg-acme-${number}`]
    await sandbox.createFinding(testId, {
      title: `Finding ${n}`,
      tags,
      active: n % 2 === 0,
      verified: n % 2 === 1,
    })
  }
  await sandbox.createFinding(testId, { title: 'Not of the checklist', tags: ['other'] })
  const run = () => context.wstg.synchronise(new AbortController().signal)
  t.match(await run(), { read: 130, stored: 130 })
  t.match(await status(), { total_items: 130, synced_items: 130, conflicts: 0 })
  t.same((await dashboard()).statistics.by_status, { 'In Progress': 65, Done: 65 })

  const [changed] = await findingsWithTag(sandbox, 'wstg-acme-001')
  await sandbox.api('PATCH', `findings/${changed?.id}/`, {
    active: false,
    verified: false,
    false_p: true,
  })
  await run()
  const [log] = await sql<{ count: number }>('select count(*)::int from wstg_sync_log')
  t.equal(log?.count, 131, 'an entry for each first status and one for the change')
  const [newest] = (await dashboard()).statistics.recent_syncs
  t.match(newest, {
    wstg_id: 'WSTG-ACME-001',
    old_status: 'Done',
    new_status: 'Not Applicable',
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
  t.match((await dashboard()).statistics, {
    by_status: { Done: 1 },
    by_direction: {},
    recent_syncs: [],
  })
  const worker = service.context.wstg.startWorker()
  t.teardown(() => worker.stop(0))
  await eventually(async () => (await status()).pending_items === 0)
  t.equal((await findingsWithTag(sandbox, 'wstg-info-01')).length, 1)
})

t.test('finished requests are removed after a time, failed ones later, others never', async (t) => {
  const { sync, settled, sql, context } = await startWstgService(t)
  for (let n = 0; n < 4; n++) await sync({ wstg_id: 'WSTG-INFO-01', status: 'Done' })
  await settled()
  await sql(`update wstg_inbox set finished_at = now() - interval '10 days' where seq in (1, 2, 3)`)
  await sql(`update wstg_inbox set state = 'failed' where seq = 2`)
  await sql(
    `update wstg_inbox set state = 'pending', due_at = 'infinity', requeue_at = 'infinity'
       where seq = 3`,
  )
  t.equal(await context.wstg.inbox.purge(), 1)
  t.same(
    (await sql<{ seq: string }>('select seq from wstg_inbox order by seq')).map(({ seq }) =>
      Number(seq),
    ),
    [2, 3, 4],
  )
  await sql(`update wstg_inbox set finished_at = now() - interval '91 days' where seq = 2`)
  t.equal(await context.wstg.inbox.purge(), 1)
})
