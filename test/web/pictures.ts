/** Writes docs/pictures/: the page and the report for the README (`make pictures`). */
import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { texts } from '../../web/texts/texts.ts'
import { startRuns } from '../checklist/wstg/support.ts'
import { eventually, startWstgService } from '../support/wstg.ts'
import { fillService } from './data.ts'
import { startVisits } from './tabs.ts'

const { en } = texts

const folder = new URL('../../docs/pictures/', import.meta.url)
const maxBytes = 300_000

t.test('a picture of the first view', async (t) => {
  const service = await startWstgService(t)
  const ana = await service.register('ana')
  await fillService(service, ana)
  await service.sql("update accounts set role = 'admin' where username = 'ana'")
  const { visitAs } = await startVisits(t, service)
  const tab = await visitAs(t, 'ana', { viewport: { width: 1280, height: 820 } })
  await mkdir(folder, { recursive: true })
  await tab.evaluate("location.hash = '#/weight?period=year'")
  await tab.getByText(en.newestFirst, { exact: true }).waitFor()
  // Without the mark of the focus, and from the top.
  await tab.evaluate('document.activeElement.blur(); scrollTo(0, 0)')
  const picture = await tab.screenshot({ animations: 'disabled' })
  await writeFile(new URL('weight.png', folder), picture)
  t.ok(picture.length <= maxBytes, `${picture.length} bytes`)
})

const findings = [
  ['SQL injection in the search of invoices', 'Critical', 'S0', 'WSTG-INPV-05'],
  ['Session stays valid after logout', 'High', 'S1', 'WSTG-SESS-03'],
  ['Password reset link can be used twice', 'High', 'S1', 'WSTG-ATHN-09'],
  ['Missing Content-Security-Policy', 'Medium', 'S2', 'WSTG-CONF-07'],
  ['Version of the web server is shown', 'Low', 'S3', 'WSTG-INFO-02'],
] as const

t.test('a picture of the first page of the report', async (t) => {
  const service = await startWstgService(t, { env: { FINDINGS_PRODUCT: 'Customer portal' } })
  await fillService(service, service.admin)
  const { body: tests } = await service.sandbox.api('GET', 'tests/?limit=1')
  const test: number = tests.results[0].id
  for (const [title, severity, numerical_severity, wstgId] of findings) {
    const body = { title, severity, numerical_severity, test, tags: ['WSTG', wstgId] }
    const flags = { active: true, verified: false, description: title, found_by: [] }
    t.equal((await service.sandbox.api('POST', 'findings/', { ...body, ...flags })).status, 201)
  }
  startRuns(t, service)
  await service.context.wstg.requestRun()
  const run = 'select from scheduled_tasks where last_succeeded_at is not null'
  await eventually(async () => (await service.sql(run)).length > 0, 'the end of the run')
  const { token } = service.admin
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
  const url = '/api/findings-manager/generate-pdf'
  const { rawPayload } = await service.app.inject({ method: 'GET', url, headers })
  const name = fileURLToPath(new URL('report', folder))
  execFileSync('pdftoppm', ['-png', '-r', '90', '-l', '1', '-', name], { input: rawPayload })
})
