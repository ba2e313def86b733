/** Fields of a finding on which decisions rest: without one nothing is decided. */
import t from 'tap'
import { eventually } from '../../support/eventually.ts'
import { startShared } from './support.ts'

const service = await startShared(t, { FINDINGS_PRODUCT: 'WSTG Checklist' })
const { addFinding, alterFindings, deliver, get, logs, run, settled, sql, tool, webhook } = service

const illTyped: Record<string, unknown> = {
  tags: ['wstg', 7],
  duplicate: 'false',
  severity: 4,
  active: 'yes',
  verified: 0,
  false_p: {},
  test: '1',
}

t.test('a required field that is missing, null or of another type', async (t) => {
  const { id } = await addFinding({ title: 'x', tags: ['wstg', 'wstg-info-01'], severity: 'High' })
  await run()
  const before = await sql('select state, severity, kept_at from wstg_findings')
  /** Waits for the first attempt at the newest request. */
  const reason = () =>
    eventually(async () => (await get('requests?limit=1')).requests[0].reason, 'an attempt')
  const failures = () => logs().filter(({ event }) => event === 'finding_lookup_failed')
  for (const [field, wrong] of Object.entries(illTyped))
    for (const [label, value] of [
      ['missing', undefined],
      ['null', null],
      ['ill-typed', wrong],
    ] as const) {
      alterFindings((finding) => ({ ...finding, [field]: value }))
      const message = new RegExp(`unexpected answer, (results\\.0\\.)?${field}`)
      await t.rejects(run(), { message }, `run: ${field} ${label}`)
      await deliver(id)
      t.match(await reason(), message, `delivery: ${field} ${label}`)
      await sql(`update wstg_inbox set state = 'dismissed', due_at = null`)
      const looked = failures().length
      await webhook({ event: 'x', finding: { id } })
      t.match(failures()[looked], { reason: message }, `look-up: ${field}`)
      t.match(await reason(), message)
      await sql(`update wstg_inbox set state = 'dismissed', due_at = null`)
    }
  t.same(await sql('select state, severity, kept_at from wstg_findings'), before, 'all is kept')
  tool.pass()
})

t.test('an unknown severity counts as critical and is told', async (t) => {
  await addFinding({ title: 'x', tags: ['wstg', 'wstg-info-01'], severity: 'Low' })
  const { id } = await addFinding({ title: 'WSTG-INFO-02 y', severity: 'Low' })
  for (const severity of ['Urgent', 'critical', '', 'x'.repeat(100)]) {
    alterFindings((finding) => ({ ...finding, severity }))
    const told = severity.slice(0, 50)
    const names = new RegExp(`not known count as critical: finding \\d+ \\(${told}\\), ${id}`)
    t.match(await run(), { warning: names, isSuccess: true })
    const { open } = await get('gate?category=WSTG-INFO')
    for (const index of [0, 1]) t.match(open[index], { severity: 'critical' })
    t.match(await get('items/WSTG-INFO-01'), { severity: 'Critical' })
  }
  tool.pass()
  t.match(await run(), { warning: undefined })
  alterFindings((finding) => ({ ...finding, severity: 'Urgent' }))
  await deliver(id)
  await settled()
  t.match(await get('items/WSTG-INFO-02'), { findings: [{ finding_id: id, severity: 'critical' }] })
})
