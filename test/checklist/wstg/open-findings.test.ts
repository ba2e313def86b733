/** Open findings of DefectDojo that no run, right, copy or restored dump hides from the gate. */
import t from 'tap'
import { eventually } from '../../support/eventually.ts'
import { doneFlags, startShared } from './support.ts'

const service = await startShared(t)
const { request, admin, get, sql, settled, run, report, addFinding, sandbox, tool, deliver } =
  service
const { itemOf, logs } = service
const { token } = admin

const { changeFinding: change } = sandbox
const warning = async () => (await get('synchronise')).last_warning

/** Why an item does not pass the gate; undefined if it does. */
const reasonOf = async (id: string): Promise<string | undefined> =>
  (await get('gate')).open.find(({ wstg_id }: { wstg_id: string }) => wstg_id === id)?.reason

/** A test of a product of its own. */
const otherProduct = async (name: string) => sandbox.createTest('Other', name)
const hide = (product: number, hidden = true) =>
  sandbox.query('update products set hidden = $2 where id = $1', [product, hidden])
/** As if a scheduled run had ended. */
const runAsScheduled = async () => {
  const result = await run()
  await sql(
    `insert into scheduled_tasks (name, last_warning)
     values ('wstg-synchronisation', $1)
     on conflict (name) do update set last_warning = excluded.last_warning`,
    [result.warning ?? null],
  )
  return result
}
const declareGone = async (by = token, expected = 202) => {
  const body = { hidden_is_gone: true }
  const { status } = await request('POST', '/api/wstg/synchronise', { token: by, body })
  t.equal(status, expected)
}

t.beforeEach(() => sql('truncate wstg_last_run'))

t.test('a finding whose title alone names its item stays after a run', async (t) => {
  await report('WSTG-SESS-03', 'Done')
  const { id } = await addFinding({ title: 'WSTG-SESS-03: fixation', severity: 'High' })
  const other = await addFinding({ title: 'See wstg-sess-04', tags: ['mywstgs'] })
  await run()
  t.equal(await reasonOf('WSTG-SESS-03'), 'open_finding', 'found by a run')
  await deliver(id)
  await settled()
  await run()
  t.equal(await reasonOf('WSTG-SESS-03'), 'open_finding', 'found by a delivery')
  t.match(await itemOf('WSTG-SESS-03'), { status: 'Done' }, 'its status follows the tag')
  t.match(await get('items/WSTG-SESS-04'), { findings: [{ finding_id: other.id }] })
  const [kept] = await sql<{ created: Date; test: string; product: string }>(
    `select created, test, product from wstg_findings where finding_id = ${id}`,
  )
  t.ok(kept?.created && kept.test && kept.product)
  await change(id, { active: false, is_mitigated: true })
  await run()
  t.equal(await reasonOf('WSTG-SESS-03'), undefined)
})

t.test('hidden findings of testers stay, and are gone with their tests', async (t) => {
  const { productId, engagementId, testId } = await otherProduct('Hidden')
  for (const id of ['WSTG-BUSL-01', 'WSTG-BUSL-02']) await report(id, 'Done')
  for (const tag of ['wstg-busl-01', 'wstg-busl-02'])
    await sandbox.createFinding(testId, { tags: ['wstg', tag], severity: 'Critical' })
  await run()
  await hide(productId)
  tool.requests.length = 0
  const engagement = `${engagementId} "Other"`
  t.match(await run(), {
    warning:
      'the findings tool shows neither the findings of 2 items nor their engagements ' +
      `(${engagement}): WSTG-BUSL-01, WSTG-BUSL-02; deleted, or moved to a product that the ` +
      "token's user does not see; the items keep their findings",
  })
  t.equal(await reasonOf('WSTG-BUSL-01'), 'open_finding')
  const asked = tool.requests.filter(({ url }) => url.includes(`/tests/?id=${testId}`))
  t.equal(asked.length, 1, 'each test is asked for once')

  await hide(productId, false)
  t.match(await run(), { warning: undefined })
  await sandbox.query('delete from findings where test = $1', [testId])
  await sandbox.query('delete from tests where id = $1', [testId])
  const shown = await otherProduct('Not shown')
  await hide(shown.productId)
  t.match(await run(), { warning: undefined }, 'the engagement of the test is shown')
  t.equal(await reasonOf('WSTG-BUSL-01'), undefined)
  await hide(shown.productId, false)
})

t.test('a finding that is shown again during a run stays', async (t) => {
  const { productId, testId } = await otherProduct('Shown again')
  await report('WSTG-BUSL-03', 'Done')
  const tags = ['wstg', 'wstg-busl-03']
  const { id } = await sandbox.createFinding(testId, { tags, severity: 'Critical' })
  await run()
  await hide(productId)
  // The lists do not contain the finding, but its test is shown.
  tool.answer(async ({ url }) => {
    if (url.includes(`/tests/?id=${testId}`)) await hide(productId, false)
    return undefined
  })
  await run()
  t.equal(await reasonOf('WSTG-BUSL-03'), 'open_finding')
  tool.pass()
  await sandbox.deleteFindings(id)
  await run()
  t.equal(await reasonOf('WSTG-BUSL-03'), undefined)
})

t.test('an engagement that is moved out of sight keeps its open findings', async (t) => {
  const { productId } = await otherProduct('Target')
  await hide(productId)
  const { engagementId, testId, productId: from } = await otherProduct('Webshop')
  const finding = (id: string, fields: object = {}) =>
    sandbox.createFinding(testId, { tags: ['wstg', id], severity: 'Critical', ...fields })
  const moveTo = (product: number) =>
    sandbox.query('update engagements set product = $1 where id = $2', [product, engagementId])
  for (const id of ['WSTG-BUSL-06', 'WSTG-BUSL-07']) await report(id, 'Done')
  await finding('wstg-busl-06')
  const closed = { active: false, is_mitigated: true }
  await finding('wstg-busl-07', closed)
  await finding('wstg-acme-9')
  await finding('wstg-acme-10', closed)
  await run()
  await moveTo(productId)
  const warning = new RegExp(`engagements .${engagementId} "Other".: WSTG-.*; deleted, or moved`)
  t.match(await runAsScheduled(), { warning })
  t.equal(await reasonOf('WSTG-BUSL-06'), 'open_finding')
  t.equal(await reasonOf('WSTG-ACME-9'), 'open_finding')
  t.same((await get('items/WSTG-BUSL-07')).findings.length, 1, 'its own one')
  t.equal(await reasonOf('WSTG-ACME-10'), undefined, 'the item of a closed finding is forgotten')
  await moveTo(from)
  t.match(await run(), { warning: undefined })
  t.equal(await reasonOf('WSTG-BUSL-06'), 'open_finding')
})

t.test('an engagement without open findings is forgotten in silence', async (t) => {
  const { engagementId, testId } = await otherProduct('Old')
  await report('WSTG-BUSL-08', 'Done')
  for (const tag of ['wstg-busl-08', 'wstg-acme-11'])
    await sandbox.createFinding(testId, { tags: ['wstg', tag], active: false, is_mitigated: true })
  await run()
  await sandbox.query('delete from findings where test = $1', [testId])
  await sandbox.query('delete from tests where id = $1', [testId])
  await sandbox.query('delete from engagements where id = $1', [engagementId])
  t.match(await run(), { warning: undefined, forgotten: ['WSTG-ACME-11'] })
})

t.test('what is hidden for good is declared gone', async (t) => {
  const { productId, testId } = await otherProduct('Hidden for good')
  await report('WSTG-CRYP-01', 'Done')
  const add = (tag: string) =>
    sandbox.createFinding(testId, { tags: ['wstg', tag], severity: 'High' })
  await add('wstg-cryp-01')
  for (let n = 1; n <= 12; n++) await add(`wstg-acme-${String(n).padStart(2, '0')}`)
  await runAsScheduled()
  await hide(productId)
  const before = await runAsScheduled()
  t.match(before, {
    gone: 0,
    warning: /of 13 items nor their engagements \(.*\): WSTG-ACME-01, .*, …; deleted/,
  })
  t.match(await warning(), /WSTG-ACME-10, …; deleted/, 'ten are named')

  await hide(productId, false)
  const late = await add('wstg-cryp-02')
  await deliver(late.id)
  await settled()
  await hide(productId)
  const tester = await service.register()
  await sql("update accounts set checklist_access = 'write' where id = $1", [tester.id])
  await declareGone(tester.token, 403)
  await declareGone()
  t.ok(logs().some(({ event }) => event === 'wstg_hidden_is_gone'))
  const after = await runAsScheduled()
  t.match(
    after,
    { gone: 12, warning: /1 items nor their engagements \(.*\): WSTG-CRYP-02;/ },
    'no more',
  )
  t.equal(await reasonOf('WSTG-CRYP-01'), undefined)
  await declareGone()
  t.match(await runAsScheduled(), { gone: 1, warning: undefined })
  t.match(await runAsScheduled(), { gone: 0, warning: undefined })
  await hide(productId, false)
  await run()
  t.equal(await reasonOf('WSTG-CRYP-01'), 'open_finding', 'shown again')
})

t.test('a copy that a tester makes is the finding of a tester', async (t) => {
  const id = 'WSTG-CRYP-03'
  await report(id, 'Done')
  const { finding } = await itemOf(id)
  const body = await sandbox.readFinding(finding)
  const { id: _, created: __, updated: ___, related_fields: ____, ...fields } = body
  const copy = await sandbox.createFinding(fields.test, fields)
  await run()
  t.match(await get(`items/${id}`), { findings: [{ own: true }, { own: false }] })
  t.equal(await reasonOf(id), undefined, 'as closed as its original')
  const texts = { title: `${fields.title} - private key`, description: `${fields.description}. x` }
  await change(copy.id, { ...texts, severity: 'Critical', active: true, verified: false })
  await run()
  t.equal(await reasonOf(id), 'open_finding')

  await sql('update wstg_findings set own = true')
  t.equal(await reasonOf(id), 'open_finding', 'an own one that no status is written to')
})

t.test('a duplicate is as open as its original', async (t) => {
  const id = 'WSTG-CLNT-04'
  await report(id, 'Done')
  const original = await addFinding({ title: 'Open redirect', severity: 'Critical' })
  const fields = { tags: ['wstg', 'wstg-clnt-04'], severity: 'Critical', active: false }
  const duplicate_finding = original.id
  const { id: duplicate } = await addFinding({ ...fields, duplicate: true, duplicate_finding })
  await run()
  t.equal(await reasonOf(id), 'open_finding')
  await change(original.id, { active: false, is_mitigated: true })
  await deliver(duplicate)
  await settled()
  t.equal(await reasonOf(id), undefined, 'the original is closed')
  await change(original.id, { duplicate: true, is_mitigated: false })
  await run()
  t.equal(await reasonOf(id), 'open_finding', 'its original is a duplicate')
  await sandbox.deleteFindings(original.id)
  await run()
  t.equal(await reasonOf(id), 'open_finding', 'its original cannot be read')
})

t.test('a duplicate is open while a status alone has ended its original', async (t) => {
  const tags = ['wstg', 'wstg-clnt-05']
  const original = await addFinding({ title: 'By a tester', tags, severity: 'High' })
  const duplicate_finding = original.id
  const duplicate = { active: false, duplicate: true, duplicate_finding }
  await addFinding({ ...duplicate, tags: ['wstg', 'wstg-clnt-06'] })
  await report('WSTG-CLNT-05', 'Done')
  await report('WSTG-CLNT-06', 'Not Started')
  await run()
  t.match(await get('items/WSTG-CLNT-05'), { findings: [{ state: 'closed_by_status' }] })
  t.match(await get('items/WSTG-CLNT-06'), { outcome: 'issues' })
})

t.test('a status does not end a delivery about the finding of a tester', async (t) => {
  const id = 'WSTG-CRYP-05'
  await report(id, 'In Progress')
  const tags = ['wstg', 'wstg-cryp-05']
  const { id: findingId } = await addFinding({ title: 'Weak key', tags, severity: 'Critical' })
  const item = { key: 'wstg-cryp-05', wstgId: id }
  // The status goes first, although it was accepted later.
  await service.context.wstg.inbox.accept([
    { kind: 'finding', findingId, payload: { event: 'finding_added' }, item },
    { kind: 'sync', payload: { status: 'Done' }, item },
  ])
  await settled()
  t.same(await sql('select kind, state from wstg_inbox order by seq offset 1'), [
    { kind: 'finding', state: 'done' },
    { kind: 'sync', state: 'done' },
  ])
  t.equal(await reasonOf(id), 'open_finding')
})

t.test('a finding whose delivery waits for one item counts for its other items', async (t) => {
  const [first, second] = ['WSTG-CRYP-06', 'WSTG-CRYP-07']
  for (const id of [first, second]) await report(id, 'Done')
  tool.answer(({ method }) => (method === 'PATCH' ? { status: 500, body: {} } : undefined))
  await service.sync({ wstg_id: first, status: 'Blocked' })
  const named = { title: second, tags: ['wstg', 'wstg-cryp-06'] }
  await deliver((await addFinding({ ...named, severity: 'Critical' })).id)
  const assigned = "select from wstg_inbox where kind = 'finding' and item_key is not null"
  await eventually(async () => (await sql(assigned)).length === 1, 'the item of the delivery')
  t.equal(await reasonOf(second), 'open_finding')
})

t.test('a status that a restored dump turns back is dated by nobody and told', async (t) => {
  const id = 'WSTG-SESS-03'
  await report(id, 'Done')
  const { finding } = await itemOf(id)
  const before = await sandbox.readFinding(finding)
  await report(id, 'In Progress', { user: 'ana', notes: 'found after the backup' })
  const columns = ['active', 'verified', 'is_mitigated', 'last_status_update']
  const restore = () =>
    sandbox.query(
      `update findings set ${columns.map((name, n) => `${name} = $${n + 2}`)} where id = $1`,
      [finding, ...columns.map((name) => before[name])],
    )
  await restore()
  await service.context.wstg.items.unproveFindings()
  t.match(await run(), { warning: undefined }, 'such a run is a success')
  const undated = { status_set_at: null, status_set_by: null, status_set_for: null }
  const item = await get(`items/${id}`)
  t.match(item, { wstg_status: 'Done', ...undated })
  t.match(item.log[0], {
    success: false,
    old_status: 'In Progress',
    new_status: 'Done',
    error_message: /shows an older state of finding \d+ than the service wrote/,
  })
  const { open } = await get('gate')
  const entry = open.find(({ wstg_id }: { wstg_id: string }) => wstg_id === id)
  t.match(entry, { reason: 'turned_back' })
  await run()
  t.match(await warning(), /turned back 1 statuses, .*: WSTG-SESS-03$/)

  await report(id, 'Blocked')
  t.equal(await warning(), null, 'set again')
  t.match(await get(`items/${id}`), { status_set_by: admin.username })
  await change(finding, doneFlags)
  await run()
  t.match(await get(`items/${id}`), { wstg_status: 'Done', status_set_at: String })
  t.equal(await warning(), null, 'a user has changed it')
})

t.test('a restored dump also turns back what the service has only read', async (t) => {
  const id = 'WSTG-ERRH-01'
  for (const each of [id, 'WSTG-ERRH-02']) await report(each, 'Done')
  const { finding } = await itemOf(id)
  const before = await sandbox.readFinding(finding)
  await change(finding, { active: true, verified: false })
  await run()
  const { last_status_update: changed } = await sandbox.readFinding(finding)
  const item = await get(`items/${id}`)
  t.match(item, { wstg_status: 'In Progress', status_set_by: null })
  t.equal(Date.parse(item.status_set_at), Date.parse(changed), 'when the finding changed')

  const restored = `active = false, verified = true, last_status_update = $2`
  await sandbox.query(`update findings set ${restored} where id = $1`, [
    finding,
    before.last_status_update,
  ])
  const late = await addFinding({ title: 'WSTG-ERRH-02: made after the dump', severity: 'High' })
  await deliver(late.id)
  await settled()
  await run()
  let isImported = false
  tool.answer(async ({ url }) => {
    if (!isImported && url.includes('?tag=WSTG&')) {
      isImported = true
      await service.context.wstg.items.unproveFindings()
      await sandbox.deleteFindings(late.id)
    }
    return undefined
  })
  t.match(await run(), { warning: undefined }, 'an import during a run')
  tool.pass()
  t.equal(await reasonOf('WSTG-ERRH-02'), 'open_finding', 'the next run decides')
  t.match(await run(), { warning: undefined }, 'a success')
  t.equal(await reasonOf('WSTG-ERRH-02'), undefined)
  await runAsScheduled()
  t.match(await get(`items/${id}`), { wstg_status: 'Done', status_set_at: null })
  t.equal(await reasonOf(id), 'turned_back')
  const lost = `open findings went with the imported dump: ${late.id} "WSTG-ERRH-02: Made After`
  t.match(await warning(), new RegExp(`turned back 1 statuses.*${id}; ${lost}`, 'i'))
  await report(id, 'Done')
  t.equal(await reasonOf(id), undefined, 'set again')
  await sql("update wstg_last_run set imported_at = imported_at - interval '25 hours'")
  t.equal(await warning(), null, 'told for a day')
  await sandbox.deleteFindings((await addFinding({ title: 'WSTG-ERRH-02: x' })).id)
  await runAsScheduled()
  t.equal(await warning(), null)
})

t.test('a checklist whose engagement is gone for good begins anew', async (t) => {
  await report('WSTG-CRYP-04', 'Done')
  const { productId } = await otherProduct('Hidden from an ordinary user')
  await hide(productId)
  await sandbox.deleteEngagements()
  const shown = await otherProduct('Still shown')
  for (let n = 0; n < 3; n++) await sandbox.createFinding(shown.testId, { tags: ['wstg', 'a'] })
  const warning = /shows no engagement .*: WSTG-CRYP-04; the items keep their findings$/
  t.match(await runAsScheduled(), { gone: 0, warning })
  await declareGone()
  t.match(await runAsScheduled(), { gone: 1, warning: undefined })
  await hide(productId, false)
})
