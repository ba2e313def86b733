/** The periodic run, and findings that change in the tool. */
import t from 'tap'
import { eventually, findingsWithTag, startWstgService } from '../../support/wstg.ts'
import { doneFlags, startRuns, startShared } from './support.ts'

t.test('a run', async (t) => {
  const service = await startShared(t)
  const { sandbox, sql, tool, status, dashboard, webhook, settled, logs } = service
  const { addFinding, alterFindings, get, itemOf, report, run } = service

  t.test('reads all pages and logs only changes', async (t) => {
    for (let n = 1; n <= 130; n++)
      await addFinding({
        title: `Finding ${n}`,
        tags: ['wstg', `wstg-acme-${String(n).padStart(3, '0')}`],
        active: n % 2 === 0,
        verified: n % 2 === 1,
      })
    await addFinding({ title: 'Not of the checklist', tags: ['other'] })
    t.match(await run(), { read: 130, stored: 130 })
    t.match(await status(), { total_items: 130, synced_items: 130, conflicts: 0 })
    t.same((await dashboard()).statistics.by_status, { 'In Progress': 65, Done: 65 })

    const [changed] = await findingsWithTag(sandbox, 'wstg-acme-001')
    const flags = { active: false, verified: false, false_p: true }
    await sandbox.changeFinding(changed!.id, flags)
    await run()
    const [log] = await sql<{ count: number }>('select count(*)::int from wstg_sync_log')
    t.equal(log?.count, 131, 'an entry for each first status and one for the change')
    const [newest] = (await dashboard()).statistics.recent_syncs
    const change = { old_status: 'Done', new_status: 'Not Applicable' }
    t.match(newest, { wstg_id: 'WSTG-ACME-001', ...change })
  })

  t.test('writes nothing for unchanged findings, whose items are synchronised', async (t) => {
    for (const id of ['WSTG-INFO-01', 'WSTG-INFO-02', 'WSTG-INFO-03']) await report(id, 'Done')
    t.match(await run(), { stored: 3 }, 'the direction of the synchronisation has changed')
    const versions = () => sql('select wstg_id, ctid, xmin, xmax from wstg_items order by 1')
    const times = async () => {
      const { items } = await get('items?tracked=true')
      return items.map(({ last_sync }: { last_sync: string }) => Date.parse(last_sync))
    }
    const [stored, first] = [await versions(), await times()]
    t.match(await run(), { read: 3, stored: 0 })
    t.same(await versions(), stored)
    const second = await times()
    t.ok(second.every((time: number, index: number) => time > first[index]!))
    t.equal(new Set(second).size, 1, 'the time of the run')

    tool.answer(({ method }) => (method === 'PATCH' ? { status: 400, body: {} } : undefined))
    await report('WSTG-INFO-02', 'Blocked')
    tool.pass()
    await sandbox.deleteFindings((await itemOf('WSTG-INFO-03')).finding)
    await run()
    const third = await times()
    t.ok(third[0]! > second[0]!)
    t.same(third.slice(1), second.slice(1), 'a run leaves the time of items that it has not met')
  })

  t.test('clears the ids of findings that are deleted or belong to another item', async (t) => {
    for (const id of ['WSTG-INFO-01', 'WSTG-INFO-02', 'WSTG-INFO-03']) await report(id, 'Done')
    const [gone] = await findingsWithTag(sandbox, 'wstg-info-01')
    const [moved] = await findingsWithTag(sandbox, 'wstg-info-02')
    await sandbox.deleteFindings(gone!.id)
    const change = { title: 'WSTG-INFO-04: x', tags: ['wstg', 'wstg-info-04'] }
    await sandbox.changeFinding(moved!.id, change)

    t.match(await run(), { gone: 2 })
    t.match(await itemOf('WSTG-INFO-01'), { finding: 0, status: 'Done' })
    t.match(await itemOf('WSTG-INFO-02'), { finding: 0, status: 'Done' })
    t.match(await itemOf('WSTG-INFO-04'), { finding: moved!.id })
    t.match(await get('synchronise'), { without_finding: 2 })
    t.match(await run(), { gone: 0 }, 'told once')

    await report('WSTG-INFO-01', 'In Progress')
    const [made] = await findingsWithTag(sandbox, 'wstg-info-01')
    t.match(await itemOf('WSTG-INFO-01'), { finding: made!.id }, 'the next request creates one')
  })

  t.test('follows findings that lost their tags, like a delivery', async (t) => {
    for (const id of ['WSTG-INFO-01', 'Own check']) await report(id, 'Done')
    const { finding } = await itemOf('WSTG-INFO-01')
    const own = (await itemOf('Own check')).finding
    await sandbox.changeFinding(finding, { title: 'Renamed', tags: ['mine'] })
    for (const id of [finding, own])
      await sandbox.changeFinding(id, { active: true, verified: false })

    t.match(await run(), { read: 1, stored: 2, gone: 0 })
    t.match(await itemOf('WSTG-INFO-01'), { finding, status: 'In Progress' })
    t.match(await itemOf('Own check'), { finding: own, status: 'In Progress' })

    await sandbox.changeFinding(finding, doneFlags)
    t.equal((await webhook({ finding: { id: finding } })).status, 202)
    await settled()
    t.match(await itemOf('WSTG-INFO-01'), { finding, status: 'Done' })
  })

  const gone = (first: number, last: number) =>
    sql(`insert into wstg_items
      (item_key, wstg_id, wstg_status, defectdojo_status, finding_id, last_sync_timestamp)
      select 'wstg-gone-' || n, 'WSTG-GONE-' || n, 'Done', 'verified', 100000 + n, now()
      from generate_series(${first}, ${last}) as n`)

  t.test('reads at most 200 findings that its lists did not contain', async (t) => {
    for (let n = 1; n <= 12; n++) await addFinding({ tags: ['wstg', `wstg-acme-${n}`] })
    await run()
    await gone(1, 205)
    t.match(await run(), { gone: 200 })
    t.match(await run(), { gone: 5 })
  })

  t.test('keeps all numbers while the tool shows next to none of the findings', async (t) => {
    await gone(1, 40)
    await addFinding({ tags: ['wstg', 'wstg-acme-1'] })
    const earlier = logs().length
    for (const shown of ['0 findings of 40', '1 findings of 41', '1 findings of 41'])
      t.match(await run(), { gone: 0, warning: `shows ${shown} items` })
    t.match(await get('synchronise'), { without_finding: 0 })
    const warnings = logs()
      .slice(earlier)
      .filter(({ event }) => event === 'wstg_findings_not_shown')
    t.equal(warnings.length, 2, 'a lasting state is told once')
  })

  t.test('clears the numbers of two findings that are gone, and not of three', async (t) => {
    await gone(1, 2)
    t.match(await run(), { gone: 2 })
    await gone(3, 5)
    t.match(await run(), { gone: 0, warning: /shows 0 findings of 3 items/ })
  })

  t.test('takes up findings with the tag WSTG only, and follows tracked ones', async (t) => {
    await addFinding({ title: 'WSTG-INFO-05: of somebody', tags: [] })
    await addFinding({ title: 'x', tags: ['wstg-info-06'] })
    await addFinding({ title: 'WSTG-INFO-07: y', tags: ['WSTG'] })
    await report('WSTG-INFO-08', 'Done')
    const { finding } = await itemOf('WSTG-INFO-08')
    await sandbox.changeFinding(finding, {
      title: 'WSTG-INFO-08: z',
      tags: ['wstg-info-08'],
      active: true,
      verified: false,
    })
    t.match(await run(), { gone: 0 })
    t.same(await sql('select wstg_id, wstg_status from wstg_items order by 1'), [
      { wstg_id: 'WSTG-INFO-07', wstg_status: 'In Progress' },
      { wstg_id: 'WSTG-INFO-08', wstg_status: 'In Progress' },
    ])
  })

  t.test('clears the number of an item with a refused request, which stays', async (t) => {
    for (const id of ['WSTG-INFO-01', 'WSTG-INFO-02']) await report(id, 'Done')
    const { finding } = await itemOf('WSTG-INFO-01')
    tool.answer(({ method }) => (method === 'PATCH' ? { status: 400, body: {} } : undefined))
    await report('WSTG-INFO-01', 'Blocked')
    tool.pass()
    await sandbox.deleteFindings(finding)
    t.match(await run(), { gone: 1 })
    t.match(await itemOf('WSTG-INFO-01'), { finding: 0, status: 'Blocked' })
    t.match(await get('synchronise'), { failed: 1 })
  })

  t.test('stores a finding without characters that cannot be stored', async (t) => {
    const { id } = await addFinding({ tags: ['wstg', 'wstg-inpv-02'], ...doneFlags })
    alterFindings((finding) => ({ ...finding, mitigation: 'a\0b\ud800', title: 'x\0y' }))
    t.match(await run(), { read: 1, stored: 1 })
    t.equal((await webhook({ event: 'finding_updated', finding: { id } })).status, 202)
    await settled()
    t.same(await sql('select notes, title from wstg_items join wstg_findings using (item_key)'), [
      { notes: 'ab\ufffd', title: 'xy' },
    ])
  })
})

for (const scope of ['engagement', 'everything'])
  t.test(`a missing engagement is reported, if ${scope} is the scope`, async (t) => {
    const service = await startWstgService(t, { env: { FINDINGS_SCOPE: scope } })
    const { run } = service
    const missingEngagement = /^engagement ".+" in the product ".+"$/
    t.match(await run(), { missingEngagement, warning: /sees no product/ }, 'it was never there')
    await service.sql(`insert into wstg_items
      (item_key, wstg_id, wstg_status, defectdojo_status, finding_id, last_sync_timestamp)
      values ('wstg-info-01', 'WSTG-INFO-01', 'Done', 'verified', 7, now())`)
    // Findings that the scope hides are not gone.
    const gone = scope === 'engagement' ? 0 : 1
    t.match(await run(), { gone, missingEngagement })
    const [item] = await service.sql('select finding_id from wstg_items')
    t.match(item, { finding_id: gone === 0 ? '7' : null })

    await service.sync({ wstg_id: 'WSTG-INFO-02', status: 'Done' })
    await service.settled()
    t.match(await run(), { missingEngagement: undefined })

    await service.sandbox.deleteEngagements()
    await service.sql('update wstg_items set finding_id = null')
    t.match(await run(), { warning: /shows no engagement/ }, 'it was known')
  })

t.test('a run waits within itself while the tool asks for a pause', async (t) => {
  const service = await startShared(t)
  const { admin, get, request } = service
  await service.addFinding({ title: 'x', tags: ['wstg', 'wstg-info-01'], ...doneFlags })
  startRuns(t, service)
  const asked: string[] = []
  service.tool.answer(({ url }) =>
    asked.push(url) === 2 ? { status: 429, headers: { 'retry-after': '1' }, body: {} } : undefined,
  )
  await request('POST', '/api/wstg/synchronise', admin)
  const isOver = async () => (await get('synchronise')).last_finished_at !== null
  await eventually(isOver, 'the end of the run')
  t.equal((await get('synchronise')).last_error, null)
  t.match(await service.itemOf('WSTG-INFO-01'), { status: 'Done' })
  t.equal(asked.filter((url) => url === asked[1]).length, 2, 'the refused call is repeated')
})
