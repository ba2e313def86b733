/** Gate, report, list and state of the synchronisation tell the same findings. */
import fc from 'fast-check'
import t from 'tap'
import { newerWstgTests } from '../../../src/checklist/wstg/catalogue.ts'
import { progressPartOf } from '../../../src/checklist/wstg/names.ts'
import { doneFlags, guide, startShared } from './support.ts'

const service = await startShared(t, { WSTG_KEEP_EQUIVALENT_STATUS: 'true' })
const { get, sql, run, addFinding, deliver, settled, sandbox, report } = service
const { addItems, noteRun } = service
const { changeFinding: change } = sandbox

const collect = service.context.collectReport

/** Every test of the guide is done, and a run has just succeeded. */
const finishGuide = async () => {
  await addItems(guide, { side: 'verified' })
  await noteRun(0)
}

const verdicts = async (category?: string) => {
  const query = category === undefined ? '' : `?category=${category}`
  const gate = await get(`gate${query}`)
  const list = (await get(`items${query}`)).items
  return { gate, list, sync: await get('synchronise'), report: await collect('en') }
}
type Entry = { wstg_id: string | null; reason: string; severity: string | null }
const reasonsOf = ({ open }: { open: Entry[] }) =>
  Object.fromEntries(open.map(({ wstg_id: id, reason }) => [id, reason]))

/** Texts of findings, and the identifier that each names; null: none, undefined: not of ours. */
const texts: [title: string, tags: string[], id: string | null | undefined][] = [
  ['WSTG-SESS-11: several sessions at once', [], 'WSTG-SESS-11'],
  ['Brute force', ['wstg-athn-3'], 'WSTG-ATHN-3'],
  ['WSTG-ATHN-1: brute force', [], 'WSTG-ATHN-1'],
  ['SQL injection', ['owasp:wstg-inpv-05'], 'WSTG-INPV-05'],
  ['SQL injection', ['wstg', 'owasp:wstg-inpv-99'], 'WSTG-INPV-99'],
  ['SQL injection', ['wstg', 'wstg-inpv-05'], 'WSTG-INPV-05'],
  ['See wstg-v42-busl-09', ['mywstgs'], 'WSTG-BUSL-09'],
  ['OTG-AUTHN-003 lockout', ['wstg'], null],
  ['Weak lockout (wstg athn 03)', ['WSTG', 'athn-03'], null],
  ['WSTG SESS: fixation', [], null],
  ['Not of the checklist', ['other'], undefined],
]

const finding = fc.record({
  text: fc.constantFrom(...texts),
  severity: fc.constantFrom('Critical', 'High', 'Low'),
  active: fc.boolean(),
  isDelivered: fc.boolean(),
})

t.test('any findings give one verdict', async (t) => {
  const rounds = fc.asyncProperty(
    fc.array(finding, { maxLength: 6 }),
    fc.boolean(),
    async (findings, isRead) => {
      await settled()
      await sql('truncate wstg_inbox, wstg_items, wstg_findings')
      await sandbox.query('delete from findings')
      await finishGuide()
      for (const { text, severity, active, isDelivered } of findings) {
        const [title, tags] = text
        const flags = active ? {} : { active: false, is_mitigated: true }
        const { id } = await addFinding({ title, tags, severity, ...flags })
        if (isDelivered) await deliver(id)
      }
      await settled()
      if (isRead) await run()
      const { gate, list, sync, report } = await verdicts()
      const isUnassigned = ({ reason }: Entry) => reason === 'unassigned_finding'
      const found = gate.open.filter(({ reason }: Entry) => reason === 'open_finding')
      const named = new Set<string>(found.map(({ wstg_id }: Entry) => wstg_id))
      const unassigned: number = gate.open.filter(isUnassigned).length
      if (isRead) {
        const open = findings.filter(({ active, text: [, , id] }) => active && id !== undefined)
        t.same(named, new Set(open.flatMap(({ text: [, , id] }) => id ?? [])), 'the gate')
        t.equal(unassigned, open.filter(({ text: [, , id] }) => id === null).length)
        t.equal(report.findings.listed.length, open.length, 'the report')
      }
      t.equal(sync.unassigned, unassigned, 'the synchronisation')
      const issues = list.filter(({ outcome }: { outcome: string }) => outcome === 'issues')
      t.same(new Set(issues.map(({ wstg_id }: Entry) => wstg_id)), named, 'the list')
      t.equal(list.length, gate.items)
      const { listed } = report.findings
      t.same(new Set(listed.flatMap(({ wstgIds }) => wstgIds)), named, 'the report')
      t.equal(listed.filter(({ wstgIds }) => wstgIds.length === 0).length, unassigned)
      const inReport = report.items.filter(({ outcome }) => outcome === 'issues')
      t.same(new Set(inReport.map(({ wstg_id }) => wstg_id)), named)
      t.equal(report.gate.passed, gate.passed)
      if (listed.length > 0) t.notOk(gate.passed, 'not ready above an open finding')
    },
  )
  await fc.assert(rounds, { numRuns: 12, seed: 66 })
})

t.test('a finding that names no item fails the categories that it may concern', async (t) => {
  await finishGuide()
  const { id } = await addFinding({ title: 'OTG-AUTHN-003', tags: ['wstg'], severity: 'High' })
  await run()
  const { gate, report: told } = await verdicts()
  const entry = { wstg_id: null, name: null, reason: 'unassigned_finding', severity: 'high' }
  t.match(gate, { passed: false, items: 97, open: [entry] })
  t.match(told.findings.listed, [{ id, wstgIds: [] }])
  t.match(await get('gate?allow=high'), { passed: true })
  t.match(await get('gate?category=WSTG-SESS'), { passed: false }, 'it may concern each')
  await change(id, { title: 'WSTG ATHN 3: lockout' })
  await run()
  t.match(await get('gate?category=WSTG-ATHN'), { passed: false, open: [entry] })
  t.match(await get('gate?category=WSTG-SESS'), { passed: true, open: [] })
  await change(id, { title: 'WSTG-ATHN-03: lockout' })
  await run()
  t.match(await get('gate'), { open: [{ wstg_id: 'WSTG-ATHN-03', reason: 'open_finding' }] })
  t.match(await get('synchronise'), { unassigned: 0 })
})

t.test('an identifier outside of the guide is of the category that it begins with', async (t) => {
  await finishGuide()
  await addFinding({ title: 'WSTG-ATHN-1: brute force', severity: 'Critical' })
  await addFinding({ title: 'x', tags: ['wstg-v41-athn-03'], severity: 'Critical' })
  await addFinding({ title: 'x', tags: ['wstg-athnx-01'], severity: 'Critical' })
  await run()
  const of = async (path: string): Promise<string[]> =>
    (await get(`items?${path}`)).items.map(({ wstg_id }: Entry) => wstg_id)
  const mistyped = ['WSTG-ATHN-1', 'WSTG-V41-ATHN-03']
  t.same((await of('category=WSTG-ATHN')).slice(10), mistyped)
  t.same(await of('outcome=issues'), ['WSTG-ATHN-1', 'WSTG-ATHNX-01', 'WSTG-V41-ATHN-03'])
  t.same((await of('tracked=false')).length, 3)
  t.same(reasonsOf(await get('gate?category=WSTG-ATHN')), {
    'WSTG-ATHN-1': 'open_finding',
    'WSTG-V41-ATHN-03': 'open_finding',
  })
  t.match(await get('items/wstg-athn-1'), {
    category: 'Authentication Testing',
    name: null,
    near: 'WSTG-ATHN-01',
    tracked: false,
    wstg_status: null,
    findings_total: 1,
  })
  const pages = await service.pages('items?outcome=issues&limit=1')
  const seen = pages.flatMap(({ items }) => (items as Entry[]).map(({ wstg_id }) => wstg_id))
  t.same(seen, ['WSTG-ATHN-1', 'WSTG-ATHNX-01', 'WSTG-V41-ATHN-03'], 'page by page')
})

t.test('a newer test of the guide belongs while an open finding names it', async (t) => {
  const { id, name } = newerWstgTests[0]!
  const { id: number } = await addFinding({ title: `${id}: x`, severity: 'Critical' })
  await run()
  t.match((await get('items?outcome=issues')).items, [{ wstg_id: id, name, tracked: false }])
  await change(number, { active: false, is_mitigated: true })
  await run()
  t.same((await get('items?outcome=issues')).items, [])
  t.equal((await get('items')).items.length, 97)
})

t.test('the progress has five parts of the tests of the guide', async (t) => {
  await report('WSTG-INFO-01', 'Done')
  await report('WSTG-INFO-02', 'Done')
  await report('WSTG-INFO-03', 'N/A')
  await report('WSTG-INFO-04', 'In Progress')
  await report('WSTG-INFO-05', 'Blocked')
  await report('WSTG-INFO-06', 'Blocked')
  await report('WSTG-INFO-99', 'Done')
  for (const n of [2, 6, 7])
    await addFinding({
      tags: ['wstg', `wstg-info-0${n}`],
      severity: 'High',
      ...doneFlags,
      active: true,
    })
  await run()
  const { items } = await collect('en')
  const partOf = (id: string) => progressPartOf(items.find((item) => item.wstg_id === id)!)
  t.same(
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => partOf(`WSTG-INFO-0${n}`)),
    ['closed', 'issues', 'closed', 'under_way', 'blocked', 'issues', 'issues', 'untested'],
  )
})
