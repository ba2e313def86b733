/** Deliveries that name several findings are read by the lists of their test. */
import t from 'tap'
import { eventually } from '../../support/eventually.ts'
import { startBehindProxy } from '../../support/wstg.ts'
import { doneFlags, startRuns } from './support.ts'

const genuine = { 'x-defectdojo-event': 'scan_added' }

for (const scope of ['everything', 'engagement'])
  t.test(`with the scope ${scope}`, async (t) => {
    const names = { FINDINGS_PRODUCT: 'Portal', FINDINGS_ENGAGEMENT: 'Ours' }
    const service = await startBehindProxy(t, { FINDINGS_SCOPE: scope, ...names })
    const { get, run, sandbox, settled, sql, tool, webhook } = service
    const ours = await sandbox.createTest('Ours', 'Portal')
    const others = await sandbox.createTest('Theirs', 'Portal')

    const add = async (test: number, count: number, fields: (n: number) => object = () => ({})) => {
      const ids: number[] = []
      for (let n = 10; n < 10 + count; n++)
        ids.push((await sandbox.createFinding(test, { severity: 'High', ...fields(n) })).id)
      return ids
    }
    const deliver = async (ids: number[], { engagementId: engagement, testId: test } = ours) => {
      const list = ids.map((id) => ({ id, title: 'x', severity: 'High' }))
      const body = { findings: { new: list }, test: { id: test }, engagement: { id: engagement } }
      const { status, headers, json } = await webhook(body, genuine)
      t.match([status, json()], [202, { queued: true }])
      t.match(headers.location, '/api/wstg/requests/')
    }
    /** The lists and the single findings that were read for a delivery. */
    const readsOf = async (...delivery: Parameters<typeof deliver>) => {
      tool.requests.length = 0
      await deliver(...delivery)
      await settled()
      const reads = tool.requests.filter(({ url }) => url.startsWith('/api/v2/findings/'))
      const singles = reads.filter(({ url }) => /findings\/\d/.test(url))
      return { lists: reads.length - singles.length, singles: singles.length }
    }
    const reason = async () => (await get('requests?limit=1')).requests[0].reason
    await run()

    t.test('an import of findings of others costs two lists', async (t) => {
      const ids = await add(ours.testId, 60)
      t.same(await readsOf(ids), { lists: 2, singles: 0 })
      t.match(await reason(), /^0 findings of test \d+ belong to the checklist$/)
      const theirs = await add(others.testId, 60, (n) => ({
        tags: ['wstg', `wstg-elsewhere-${n}`],
      }))
      const isRead = scope === 'everything'
      t.same(await readsOf(theirs, others), { lists: isRead ? 2 : 0, singles: 0 })
      const kept = await sql(`select from wstg_findings where item_key like 'wstg-elsewhere-%'`)
      t.equal(kept.length, isRead ? 60 : 0)
      if (!isRead) t.match(await reason(), /another engagement/)
    })

    t.test('findings of the checklist are read by the lists alone', async (t) => {
      const ids = await add(ours.testId, 60, (n) => ({
        tags: ['wstg', `wstg-tagged-${n}`],
        ...doneFlags,
      }))
      ids.push(...(await add(ours.testId, 2, (n) => ({ title: `WSTG-TITLED-${n} is open` }))))
      t.same(await readsOf(ids), { lists: 2, singles: 0 })
      const [items] = await sql(`select count(*)::int from wstg_items
        where item_key like 'wstg-tagged-%' and wstg_status = 'Done'`)
      t.same(items, { count: 60 })
      const [open] = await sql(`select count(*)::int from wstg_findings
        where is_open and item_key like 'wstg-titled-%'`)
      t.same(open, { count: 2 })
      for (const id of ids.slice(0, 3))
        await sandbox.changeFinding(id, { active: true, verified: false })
      t.same(await readsOf(ids), { lists: 2, singles: 0 })
      t.equal((await get('items/WSTG-TAGGED-11')).wstg_status, 'In Progress')
    })

    t.test('a finding that is kept and in neither list is read by its number', async (t) => {
      const [id, other] = await add(ours.testId, 2, (n) => ({ title: `WSTG-LEFT-${n}` }))
      await run()
      await sandbox.changeFinding(id!, { title: 'Another title' })
      t.match(await readsOf([id!, other!]), { lists: 2, singles: 1 })
      const kept = await sql(`select finding_id::int from wstg_findings
        where item_key like 'wstg-left-%'`)
      t.same(kept, [{ finding_id: other }])
    })

    t.test('a test that is not shown has no findings', async (t) => {
      t.match(await readsOf([1, 2], { ...ours, testId: 99_999 }), { singles: 0 })
      t.match(await reason(), /^0 findings/)
    })

    t.test('an outage delays it, a refusal is told', async (t) => {
      const ids = await add(ours.testId, 3, (n) => ({ tags: ['wstg', `wstg-late-${n}`] }))
      tool.answer(() => ({ status: 503 }))
      await deliver(ids)
      await eventually(
        async () => (await get('requests?state=retrying')).requests.length,
        'a retry',
      )
      t.match(await get('gate'), { stale: true })
      tool.pass()
      await settled()
      t.equal((await sql(`select from wstg_findings where item_key like 'wstg-late-%'`)).length, 3)
      tool.answer(() => ({ status: 400, body: { detail: 'No.' } }))
      await deliver(ids)
      await settled()
      t.match(await reason(), /answered 400/)
      t.match((await get('log?success=false')).entries[0], { wstg_id: `test ${ours.testId}` })
      tool.pass()
    })

    t.test('more than 50 of them are left to a run', async (t) => {
      const ids = await add(ours.testId, 51, (n) => ({ title: `WSTG-MANY-${n}` }))
      await run()
      for (const id of ids) await sandbox.changeFinding(id, { title: 'Another title' })
      await sql(`update wstg_inbox set state = 'dismissed' where state = 'failed'`)
      startRuns(t, service)
      t.match(await readsOf(ids), { singles: 0 })
      t.match(await reason(), /^covered by the run/)
      t.same(await sql(`select from wstg_findings where item_key like 'wstg-many-%'`), [])
    })
  })
