/** FINDINGS_WRITE=own: only findings that the service made count, for writing and for reading. */
import t from 'tap'
import type { SeenRequest } from '../../support/answering-proxy.ts'
import { apiToken } from '../../support/findings.ts'
import { matchEach } from '../../support/outcome.ts'
import { startContext } from '../../support/service.ts'
import { startShared } from './support.ts'

const item = 'WSTG-INPV-05'
const ofTester = { title: 'SQL injection', tags: ['wstg', 'wstg-inpv-05'], severity: 'High' }

t.test('with own findings', async (t) => {
  const service = await startShared(t, { FINDINGS_WRITE: 'own' })
  const { get, sql, run, report, addFinding, sandbox, tool, deliver, settled, itemOf } = service
  const written = () =>
    tool.requests.filter(({ method }) => method === 'PATCH').map(({ url }) => url.split('/').at(-2))
  const stateOf = sandbox.readFinding

  t.test('a status is written to a finding of its own beside those of testers', async (t) => {
    const { id } = await addFinding(ofTester)
    const before = await stateOf(id)
    await report(item, 'In Progress')
    const { finding_id: own } = await get(`items/${item}`)
    t.not(own, id)
    await report(item, 'Done')
    t.same(written(), [String(own)])
    t.same(await stateOf(id), before)
    await run()
    t.match(await get(`items/${item}`), {
      finding_id: own,
      finding_own: true,
      finding_state: 'closed',
      outcome: 'issues',
      wstg_status: 'Done',
      open_findings: { high: 1 },
      findings: [
        { finding_id: own, own: true, written_to: true },
        { finding_id: id, own: false, written_to: false, state: 'open' },
      ],
    })
  })

  t.test('runs, deliveries and simple webhooks take nothing from others', async (t) => {
    const { id } = await addFinding({ ...ofTester, active: false, verified: true })
    await run()
    t.match(await get(`items/${item}`), { tracked: false, findings: [{ finding_id: id }] })
    await sandbox.changeFinding(id, { active: true, verified: false })
    await deliver(id)
    await settled()
    t.match(await get(`items/${item}`), { tracked: false, findings: [{ state: 'open' }] })
    const { requests } = await get('requests')
    matchEach(t, requests, [{ state: 'done', reason: 'the service did not make this finding' }])
    const simple = { event: 'finding_updated', finding: { id, title: 'x', active: true } }
    t.equal(
      (await service.webhook({ ...simple, finding: { ...simple.finding, tags: [] } })).status,
      202,
    )
    await settled()
    t.match(await get(`items/${item}`), { tracked: false })
  })

  t.test('deliveries about its own findings change the status', async (t) => {
    await report(item, 'In Progress')
    const { finding } = await itemOf(item)
    const renamed = { title: 'Renamed', description: 'By a tester', tags: [] }
    await sandbox.changeFinding(finding, { ...renamed, active: false, verified: true })
    await deliver(finding)
    await settled()
    t.match(await itemOf(item), { finding, status: 'Done' })
  })

  t.test('a creation whose answer is lost is found, and no other one is made', async (t) => {
    const other = await addFinding(ofTester)
    const isCreation = ({ method, url }: SeenRequest) =>
      method === 'POST' && url.endsWith('/findings/')
    void tool.once(isCreation, async (seen) => ({ ...(await tool.passTo(seen)), status: 504 }))
    await report(item, 'In Progress')
    const { body } = await sandbox.api('GET', 'findings/?tag=wstg-inpv-05')
    t.equal(body.results.length, 2)
    const { finding } = await itemOf(item)
    t.ok(finding > other.id)
  })

  t.test('a finding that was given the number of an own one is not written to', async (t) => {
    const earlier = await addFinding({ title: 'Earlier' })
    await report(item, 'In Progress')
    const { finding } = await itemOf(item)
    await sandbox.restoreBefore('findings', earlier.id + 1)
    const { id } = await addFinding(ofTester)
    t.equal(id, finding)
    const before = await stateOf(id)
    await report(item, 'Done')
    t.same(await stateOf(id), before)
    t.not((await itemOf(item)).finding, id)
    await run()
    t.match(await get(`items/${item}`), { findings_total: 2, open_findings: { high: 1 } })
  })

  t.test('the setting may change while a request waits', async (t) => {
    const findings = { FINDINGS_URL: tool.url, FINDINGS_API_TOKEN: apiToken }
    const { databaseUrl } = service
    const { context } = await startContext(t, {
      databaseUrl,
      env: { ...findings, FINDINGS_WRITE: 'specified' },
    })
    const runSpecified = () => context.wstgWorker.synchronise(new AbortController().signal)
    for (const n of [6, 7, 8, 9])
      await addFinding({ ...ofTester, tags: ['wstg', `wstg-inpv-0${n}`] })
    const { id } = await addFinding(ofTester)
    await runSpecified()
    t.match(await itemOf(item), { finding: id, status: 'In Progress' })

    tool.requests.length = 0
    t.match(await run(), { gone: 5, warning: undefined }, 'numbers of others are given up')
    const single = tool.requests.filter(({ url }) => /findings\/\d+\//.test(url))
    t.same(single, [], 'without a reading of each one')
    t.match(await get(`items/${item}`), { finding_id: null, wstg_status: 'In Progress' })
    t.equal((await get(`items/${item}`)).findings_total, 1)

    await runSpecified()
    const before = await stateOf(id)
    await report(item, 'Done')
    t.same(await stateOf(id), before, 'the number of another is not written to')
    const { finding_id: own, findings_total } = await get(`items/${item}`)
    t.not(own, id)
    t.equal(findings_total, 2)

    await runSpecified()
    t.match(await itemOf(item), { finding: id, status: 'In Progress' }, 'and back')
    t.same(await sql(`select own from wstg_findings where finding_id = ${own}`), [{ own: true }])
  })
})
