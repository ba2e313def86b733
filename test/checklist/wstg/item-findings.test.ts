/** The findings that name an item: which are kept, their states, and what counts as open. */
import t from 'tap'
import type { FindingState } from '../../../src/checklist/wstg/status.ts'
import type { GivenAnswer, SeenRequest } from '../../support/answering-proxy.ts'
import { eventually } from '../../support/eventually.ts'
import { matchEach } from '../../support/outcome.ts'
import { connect, waitingSessions } from '../../support/postgres.ts'
import { doneFlags, startShared } from './support.ts'

const names = { FINDINGS_ENGAGEMENT: 'WSTG', FINDINGS_PRODUCT: 'WSTG Checklist' }
const service = await startShared(t, {
  FINDINGS_SCOPE: 'engagement',
  ...names,
  // The wait for the arrival of a write without an answer.
  FINDINGS_TIMEOUT_MS: '2000',
})
const { get, sql, settled, run, report, addFinding, sandbox, tool, deliver } = service

const none = { critical: 0, high: 0, medium: 0, low: 0, info: 0 }

/** The findings of an item as `number state`, in their order. */
const findingsOf = async (id: string): Promise<string[]> => {
  const { findings } = await get(`items/${id}`)
  return findings.map(
    ({ finding_id, state }: { finding_id: number; state: string }) => `${finding_id} ${state}`,
  )
}
const openOf = async (id: string) => (await get(`items/${id}`)).open_findings

const { changeFinding: change } = sandbox
const isWrite = ({ method }: SeenRequest) => method === 'PATCH'

/** A finding of a tester that a run has read. */
const found = async (item: string, fields: object = {}): Promise<number> => {
  const tags = ['wstg', item.toLowerCase()]
  const { id } = await addFinding({ tags, severity: 'High', ...fields })
  await run()
  return id
}

t.test('each item that a tag or the title names has the finding', async (t) => {
  await service.addItems(['A-1', 'A-2'])
  const { id } = await addFinding({
    title: 'WSTG-INPV-05, and wstg-v42-inpv-06 too',
    tags: ['wstg', 'wstg-athn-01', 'wstg-athn-02', 'a-1', 'b-1', 'wstg-reviewed'],
    severity: 'High',
  })
  await run()
  const named = ['WSTG-ATHN-01', 'WSTG-ATHN-02', 'WSTG-INPV-05', 'WSTG-INPV-06', 'A-1']
  for (const item of named) {
    t.same(await findingsOf(item), [`${id} open`], item)
    t.match(await get(`items/${item}`), { outcome: 'issues', open_findings: { high: 1 } }, item)
  }
  const { items } = await get('items?outcome=issues')
  t.same(
    new Set(items.map(({ wstg_id }: { wstg_id: string }) => wstg_id)),
    new Set(named),
    'tracked or not',
  )
  const keys = await sql('select item_key from wstg_findings order by 1')
  t.same(keys.length, named.length, 'an identifier without the form of WSTG only if tracked')
})

t.test('the item tells its findings, the one written to first', async (t) => {
  const item = 'WSTG-ATHN-03'
  const tags = ['wstg', 'wstg-athn-03']
  const first = await addFinding({ title: 'Oldest', tags, severity: 'Low', active: false })
  const closed = await addFinding({ title: 'Closed', tags, severity: 'Critical', active: false })
  const medium = await addFinding({ title: 'M', tags, severity: 'Medium' })
  const older = await addFinding({ title: 'H', tags, severity: 'High' })
  const newer = await addFinding({ title: 'H', tags, severity: 'High' })
  await run()
  const body = await get(`items/${item}`)
  t.match(body, {
    finding_id: first.id,
    finding_state: 'closed',
    finding_own: false,
    open_findings: { ...none, high: 2, medium: 1 },
    findings_total: 5,
  })
  t.same(
    body.findings.map(({ finding_id }: { finding_id: number }) => finding_id),
    [first.id, newer.id, older.id, medium.id, closed.id],
  )
  t.same(body.findings[0], {
    finding_id: first.id,
    title: 'Oldest',
    severity: 'low',
    state: 'closed',
    own: false,
    written_to: true,
    finding_url: body.finding_url,
  })
  t.same(await openOf('WSTG-ATHN-04'), none, 'an item without any')
})

t.test('at most 200 findings are listed, and all are counted', async (t) => {
  await sql(`insert into wstg_findings
      (item_key, finding_id, test, title, severity, state, flags, own, ending, kept_at)
    select 'wstg-athn-03', n, 1, 'A finding', 'info', 'open', 'active', false, false, now()
    from generate_series(1, 201) n`)
  const { findings, findings_total, open_findings } = await get('items/WSTG-ATHN-03')
  t.equal(findings.length, 200)
  t.equal(findings_total, 201)
  t.equal(open_findings.info, 201)
})

t.test('the finding that the service made is not an open one', async (t) => {
  const item = 'WSTG-INFO-01'
  await report(item, 'In Progress')
  const made = await get(`items/${item}`)
  t.match(made, { finding_state: 'open', finding_own: true, open_findings: none })
  matchEach(t, made.findings, [{ own: true, written_to: true, state: 'open' }])

  await sql('truncate wstg_findings')
  await run()
  t.match(await get(`items/${item}`), { finding_own: true, open_findings: none }, 'by its texts')

  await change(made.finding_id, { title: 'A tester renamed it', description: 'x' })
  await run()
  t.match(await get(`items/${item}`), { finding_own: true, open_findings: none }, 'noted for good')

  const tags = ['wstg', 'wstg-info-02']
  const copied = { title: 'WSTG-INFO-02: Fingerprint Web Server', tags }
  const other = await addFinding(copied)
  await run()
  t.match(await get('items/WSTG-INFO-02'), { finding_id: other.id, finding_own: false }, 'title')
  await report('WSTG-INFO-03', 'In Progress')
  await sandbox.query('update findings set reporter = 2')
  await sql('truncate wstg_findings')
  await run()
  t.match(await get('items/WSTG-INFO-03'), { finding_own: false }, 'another reporter')
})

t.test('a status that ends the finding of a tester leaves it open', async (t) => {
  const item = 'WSTG-INPV-05'
  const id = await found(item)
  const expect = async (state: FindingState, outcome: string, message: string) => {
    const body = await get(`items/${item}`)
    t.match(body, { outcome, finding_state: state }, message)
    t.equal(body.open_findings.high, outcome === 'issues' ? 1 : 0, message)
  }
  await report(item, 'Done')
  await expect('closed_by_status', 'issues', 'ended')
  await run()
  await deliver(id)
  await settled()
  await expect('closed_by_status', 'issues', 'read again')
  await report(item, 'Done')
  await expect('closed_by_status', 'issues', 'sent again')
  await report(item, 'Not Applicable')
  await expect('closed_by_status', 'issues', 'ended by another status')
  await change(id, { tags: ['wstg', 'wstg-inpv-08'] })
  await run()
  t.same(await findingsOf('WSTG-INPV-08'), [`${id} closed_by_status`], 'moved to another item')
  await change(id, { tags: ['wstg', 'wstg-inpv-05'] })
  await run()
  await report(item, 'In Progress')
  await expect('open', 'issues', 'begun again')
  await report(item, 'Done')
  await change(id, { is_mitigated: true, active: false })
  await run()
  await expect('closed', 'passed', 'a tester closed it')
  await report(item, 'Done')
  await expect('closed', 'passed', 'it was closed before')
})

t.test('a status ends a finding of a tester whose creation is not told', async (t) => {
  const untold = (name: string, value: unknown) => (name === 'created' ? null : value)
  tool.answer(async (seen) => {
    if (!seen.url.includes('/findings/')) return undefined
    const { status, body } = await tool.passTo(seen)
    return { status, body: JSON.parse(JSON.stringify(body, untold)) }
  })
  const id = await found('WSTG-INPV-06')
  await report('WSTG-INPV-06', 'Done')
  await run()
  tool.pass()
  t.same(await findingsOf('WSTG-INPV-06'), [`${id} closed_by_status`])
})

t.test('a status that arrives after its request was dismissed has ended the finding', async (t) => {
  const id = await found('WSTG-INPV-06')
  void tool.once(isWrite, async () => ({ status: 504, body: {} }))
  await service.sync({ wstg_id: 'WSTG-INPV-06', status: 'Done' })
  const dismiss = `update wstg_inbox set state = 'dismissed', due_at = null
    where state = 'retrying' returning seq`
  await eventually(async () => (await sql(dismiss)).length > 0, 'an attempt')
  await run()
  await change(id, doneFlags)
  await run()
  t.same(await findingsOf('WSTG-INPV-06'), [`${id} closed_by_status`])
})

t.test('a tester who closes a finding after a refused status has closed it', async (t) => {
  const item = 'WSTG-INPV-06'
  const id = await found(item)
  tool.answer(({ method }) => (method === 'PATCH' ? { status: 400, body: {} } : undefined))
  await report(item, 'Done')
  tool.pass()
  t.same(await findingsOf(item), [`${id} open`])
  await change(id, doneFlags)
  await sql("update wstg_inbox set state = 'dismissed', due_at = null")
  await run()
  t.same(await findingsOf(item), [`${id} closed`])
})

/** Answers of DefectDojo to a status that it has stored. */
const uncertain: Record<string, GivenAnswer> = {
  'is lost': { status: 504, body: {} },
  'is a refusal': { status: 400, body: { detail: 'Jira' } },
  'is no JSON': { status: 200, body: 'x' },
}
for (const [answer, given] of Object.entries(uncertain))
  for (const isRunBetween of [false, true])
    t.test(`a status whose answer ${answer} has ended the finding`, async (t) => {
      const items = ['WSTG-INPV-07', 'WSTG-INPV-09']
      const id = await found('', { tags: ['wstg', ...items] })
      const states = () => Promise.all(items.map(findingsOf))
      const ended = items.map(() => [`${id} closed_by_status`])
      const reportOnce = async (status: string, flags: object) => {
        const isWritten = tool.once(isWrite, async () => {
          // As a request that is repeated after it has failed.
          await sql("update wstg_inbox set state = 'failed' where due_at is not null")
          if (isRunBetween) await run()
          await change(id, flags)
          if (isRunBetween) await run()
          return given
        })
        await report(items[0]!, status)
        await isWritten
      }
      await reportOnce('Done', { ...doneFlags, false_p: false })
      t.same(await states(), ended)
      await reportOnce('Not Applicable', { active: false, verified: false, false_p: true })
      t.same(await states(), ended)
      await change(id, { out_of_scope: true })
      await sql("update wstg_inbox set state = 'dismissed', due_at = null")
      await run()
      t.same(
        await states(),
        items.map(() => [`${id} false_positive`]),
        'a tester has changed it',
      )
    })

t.test('a status that the tool stores otherwise has ended the finding', async (t) => {
  const id = await found('WSTG-INPV-07')
  void tool.once(isWrite, async () => {
    await change(id, { active: false })
    return { status: 200, body: await sandbox.readFinding(id) }
  })
  await report('WSTG-INPV-07', 'Done')
  t.same(await findingsOf('WSTG-INPV-07'), [`${id} closed_by_status`])
})

t.test('a status ends a finding that a run reads meanwhile', async (t) => {
  const { id } = await addFinding({ tags: ['wstg', 'wstg-inpv-07'], severity: 'High' })
  const isRead = tool.once(
    ({ url }) => url.includes('tag=WSTG-INPV-07'),
    async (seen) => {
      const page = await tool.passTo(seen)
      await run()
      return page
    },
  )
  await report('WSTG-INPV-07', 'Done')
  await isRead
  t.same(await findingsOf('WSTG-INPV-07'), [`${id} closed_by_status`])
})

t.test('deliveries keep no finding of another engagement', async (t) => {
  await service.addItems(['A-1'])
  const { testId } = await sandbox.createTest('Other')
  for (const tags of [
    ['wstg', 'a-1'],
    ['wstg', 'wstg-info-01'],
  ])
    await deliver((await sandbox.createFinding(testId, { tags })).id)
  await settled()
  t.same(await sql('select from wstg_findings'), [])
})

t.test('after a complete run the findings are those of the tool', async (t) => {
  const tags = (...ids: string[]) => ['wstg', ...ids.map((id) => `wstg-${id}`)]
  const moved = await addFinding({ tags: tags('info-01') })
  const untagged = await addFinding({ tags: tags('info-01') })
  const deleted = await addFinding({ tags: tags('info-01') })
  const merged = await addFinding({ tags: tags('info-01') })
  const away = await sandbox.createFinding((await sandbox.createTest('Other')).testId, {
    tags: tags('info-01'),
  })
  await run()
  t.equal((await findingsOf('WSTG-INFO-01')).length, 4, `without ${away.id} of another engagement`)

  await change(moved.id, { tags: tags('info-02') })
  await change(untagged.id, { tags: [] })
  await sandbox.deleteFindings(deleted.id)
  const original = await addFinding({ title: 'Original' })
  const duplicate_finding = original.id
  await change(merged.id, { active: false, duplicate: true, duplicate_finding })
  await run()
  t.same(await findingsOf('WSTG-INFO-01'), [`${merged.id} open`], 'its original is open')
  await change(original.id, { active: false, is_mitigated: true })
  await run()
  t.same(await findingsOf('WSTG-INFO-01'), [`${merged.id} duplicate`])
  t.same(await findingsOf('WSTG-INFO-02'), [`${moved.id} open`])
  t.equal((await sql('select from wstg_findings')).length, 2)

  await change(merged.id, { duplicate: false, risk_accepted: true, tags: tags('info-03') })
  await deliver(merged.id, 'finding_reopened')
  await settled()
  t.same(await findingsOf('WSTG-INFO-01'), [], 'a delivery tells that it has moved')
  t.same(await findingsOf('WSTG-INFO-03'), [`${merged.id} risk_accepted`])
  await run()
  await change(merged.id, { out_of_scope: true, tags: [] })
  await deliver(merged.id)
  await settled()
  t.same(await findingsOf('WSTG-INFO-03'), [`${merged.id} out_of_scope`], 'by its number')
})

t.test('a run that clears no number, or is cut off, removes no finding', async (t) => {
  for (const id of ['info-01', 'info-02', 'info-03', 'info-04'])
    for (const title of ['The item has its number', 'Another'])
      await addFinding({ title, tags: ['wstg', `wstg-${id}`] })
  await run()
  tool.answer(({ url }) => {
    if (!url.includes('/findings/')) return undefined
    if (!/findings\/\d/.test(url)) return { status: 200, body: { count: 0, results: [] } }
    return { status: 404, body: { detail: 'No Finding matches the given query.' } }
  })
  await run()
  t.equal((await sql('select from wstg_findings')).length, 8, 'the tool shows none')
  tool.answer(({ url }) => (url.includes('/findings/') ? { status: 500, body: {} } : undefined))
  await t.rejects(run())
  tool.pass()
  t.equal((await sql('select from wstg_findings')).length, 8, 'cut off')
})

t.test('a run removes findings in the order in which deliveries lock them', async (t) => {
  for (const id of ['WSTG-INFO-02', 'WSTG-INFO-01']) await service.keepFinding(id)
  await sql(`update wstg_findings set kept_at = now() - interval '1 hour'`)
  const client = await connect(t, service.databaseUrl)
  const lock = (key: string) =>
    client.query('select from wstg_findings where item_key = $1 for update', [key])
  await client.query('begin')
  await lock('wstg-info-01')
  const running = run()
  await eventually(async () => (await sql(waitingSessions)).length > 0, 'the run waits')
  await lock('wstg-info-02')
  await client.query('commit')
  await running
  t.same(await sql('select from wstg_findings'), [])
})

t.test('an item is not older than its requests', async (t) => {
  const id = 'WSTG-INFO-06'
  await report(id, 'Done')
  const client = await connect(t, service.databaseUrl)
  await client.query('begin')
  await client.query('lock table wstg_inbox')
  const answer = get(`items/${id}`)
  await eventually(
    async () => (await sql(waitingSessions)).length > 0,
    'the read of the requests waits',
  )
  await client.query("update wstg_findings set title = 'Changed meanwhile'")
  await client.query('commit')
  const { findings } = await answer
  matchEach(t, findings, [{ title: 'Changed meanwhile' }])
})

t.test('an unchanged finding writes nothing, an older reading changes nothing', async (t) => {
  const id = await found('WSTG-INFO-05')
  const versions = () => sql('select xmin, item_key from wstg_findings')
  const before = await versions()
  await run()
  t.same(await versions(), before)

  const isRead = tool.once(
    ({ url }) => url.includes('tag=WSTG'),
    async (seen) => {
      const page = await tool.passTo(seen)
      await change(id, { active: false })
      await deliver(id)
      await settled()
      return page
    },
  )
  await run()
  await isRead
  t.same(await findingsOf('WSTG-INFO-05'), [`${id} closed`], 'a page from before the delivery')
})
