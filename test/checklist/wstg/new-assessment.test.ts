/** "A new assessment" of docs/defectdojo.md: another engagement takes the place of the old one. */
import t from 'tap'
import { apiToken } from '../../support/findings.ts'
import { startContext } from '../../support/service.ts'
import { guide, startShared } from './support.ts'

t.test('the first complete run replaces all numbers by what the engagement holds', async (t) => {
  const { get, databaseUrl, sandbox, sql, report, run, tool } = await startShared(t)
  // So many that the one item that the new engagement holds is next to none of them.
  for (const id of guide.slice(0, 25)) await report(id, 'Done')
  await run()

  const { testId } = await sandbox.createTest('Pentest 2027', 'Weight and BMI Register Service')
  const tags = ['wstg', 'wstg-info-02']
  const { id } = await sandbox.createFinding(testId, { tags, active: true })
  const findings = { FINDINGS_URL: tool.url, FINDINGS_API_TOKEN: apiToken }
  const engagement = { FINDINGS_SCOPE: 'engagement', FINDINGS_ENGAGEMENT: 'Pentest 2027' }
  const { context } = await startContext(t, { databaseUrl, env: { ...findings, ...engagement } })
  tool.requests.length = 0
  const began = new Date().toISOString()
  t.match(await context.wstg.synchronise(new AbortController().signal), { warning: undefined })
  const single = tool.requests.filter(({ url }) => /findings\/\d+\//.test(url))
  t.equal(single.length, 1, 'one finding of a test tells of all')
  t.same(await sql('select wstg_id from wstg_items where finding_id is not null'), [
    { wstg_id: 'WSTG-INFO-02' },
  ])
  t.match(await get('items/WSTG-INFO-01'), { wstg_status: 'Done', finding_id: null })
  t.match(await get('items/WSTG-INFO-02'), { wstg_status: 'In Progress', finding_id: id })

  const { items } = await get(`items?since=${began}&category=WSTG-INFO`)
  const outcomes = items.slice(0, 3).map(({ outcome }: { outcome: string }) => outcome)
  t.same(outcomes, ['untested', 'issues', 'untested'])
})
