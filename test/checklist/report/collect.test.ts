/** The data of a report: the service's items, and the tool's findings for these and others. */
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import t from 'tap'
import { FindingsToolError } from '../../../src/checklist/defectdojo/errors.ts'
import type { Finding, FindingsTool } from '../../../src/checklist/defectdojo/findings-tool.ts'
import { createReportCollector, type ReportSources } from '../../../src/checklist/report/collect.ts'
import { reportLimits } from '../../../src/checklist/report/report-data.ts'
import { findingWith } from '../../support/finding.ts'
import { failure, logEntry } from './support.ts'

type Limits = NonNullable<ReportSources['limits']>
type StoredItem = Awaited<ReturnType<ReportSources['status']['items']>>[number]

const finding = (id: number, given: Partial<Finding> = {}): Finding => findingWith({ id, ...given })

const stored = (given: Partial<StoredItem> = {}): StoredItem => ({
  wstg_id: 'WSTG-INFO-01',
  finding_id: 1,
  finding_created: new Date('2026-01-01T00:00:00Z'),
  wstg_status: 'Blocked',
  defectdojo_status: 'active',
  last_sync: new Date('2026-11-19T08:30:00Z'),
  status_set_at: new Date('2026-11-19T08:00:00Z'),
  status_set_by: 'admin',
  status_set_for: 'ana.garcia',
  open_findings: { critical: 0, high: 0, medium: 0, low: 1, info: 0 },
  severity: 'Medium',
  notes: 'Guardada',
  ...given,
})

const collect = (
  items: StoredItem[],
  findings: Finding[] | FindingsTool['listFindings'],
  {
    status = {},
    ...others
  }: {
    limits?: Limits
    status?: Partial<ReportSources['status']>
  } = {},
) =>
  createReportCollector({
    status: {
      items: async () => items,
      log: async () => [],
      failed: async () => [],
      gate: async () => ({ passed: false, stale: true, items: 97, open: [{}, {}] }),
      backlog: async () => ({ failed: 0, lastWarning: null }),
      ...status,
    },
    tool: {
      listFindings: Array.isArray(findings)
        ? async function* () {
            yield { findings, read: findings.length, total: findings.length }
          }
        : findings,
    },
    scope: { product: 'Portal', engagement: 'Auditoría', toolAddress: null },
    timeZone: 'Europe/Madrid',
    now: () => new Date('2026-11-20T12:05:00Z'),
    log: pino({ enabled: false }),
    ...others,
  })('es', new AbortController().signal)

t.test('a finding of an untracked item is an item of the report', async (t) => {
  const { gate, items, tool } = await collect(
    [stored()],
    [
      finding(1, { tags: ['wstg', 'wstg-info-01'] }),
      finding(2, {
        title: 'WSTG-INPV-05: SQL injection',
        tags: ['wstg', 'wstg-inpv-05'],
        severity: 'Critical',
        mitigation: 'Consultas preparadas',
        foundOn: '2026-11-02',
        mitigatedAt: 'yesterday',
      }),
    ],
  )
  t.match(items, [
    {
      wstgId: 'WSTG-INFO-01',
      onlyInTool: false,
      status: 'Blocked',
      statusSet: { at: new Date('2026-11-19T08:00:00Z'), by: 'admin', for: 'ana.garcia' },
      openFindings: [['Low', 1]],
    },
    {
      wstgId: 'WSTG-INPV-05',
      onlyInTool: true,
      name: 'Testing for SQL Injection',
      category: 'Input Validation Testing',
      status: 'In Progress',
      toolFlags: ['active'],
      severity: 'Critical',
      lastSync: null,
      notes: 'Consultas preparadas',
      findingId: 2,
      foundOn: '2026-11-02',
      mitigatedOn: null,
      conflict: false,
    },
  ])
  t.match(gate, { passed: false, stale: true, items: 97, open: 2 })
  t.match(tool, { failure: null, read: 2, total: 2, findings: 2, notShown: [] })
})

t.test('the tool’s side follows from all flags, the status from three of them', async (t) => {
  const cases = [
    [{}, 'In Progress', ['active']],
    [{ active: false, verified: true }, 'Done', ['inactive', 'verified']],
    [{ active: false, falsePositive: true }, 'Not Applicable', ['inactive', 'falsePositive']],
    [{ verified: true }, 'Not Started', ['active', 'verified']],
    [{ active: false, mitigated: true }, 'Not Started', ['inactive', 'mitigated']],
    [{ active: false, riskAccepted: true }, 'Not Started', ['inactive', 'riskAccepted']],
    [{ active: false, duplicate: true }, 'Not Started', ['inactive', 'duplicate']],
  ] as const
  for (const [flags, status, toolFlags] of cases) {
    const named = finding(7, { tags: ['wstg', 'wstg-athn-01'], ...flags })
    const only = await collect([], [named])
    const toolStatus = 'verified' in flags ? 'verified' : 'active'
    t.match(only.items, [{ status, toolStatus, toolFlags }], JSON.stringify(flags))
    const tracked = await collect([stored({ wstg_id: 'WSTG-ATHN-01' })], [named])
    t.match(tracked.items, [{ status: 'Blocked', toolFlags }])
  }
})

t.test('conflicts are counted by the rule of the status, also after a first failure', async (t) => {
  const failed = { wstg_status: 'Done' as const, finding_id: null, last_sync: null }
  const { items } = await collect(
    [
      stored({ ...failed, wstg_id: 'PCI-1', defectdojo_status: 'active' }),
      stored({ ...failed, wstg_id: 'PCI-2', defectdojo_status: 'verified' }),
      stored({ ...failed, wstg_id: 'WSTG-INFO-01', defectdojo_status: null }),
    ],
    [finding(1, { tags: ['wstg', 'wstg-info-01'] })],
  )
  t.match(items, [{ conflict: true }, { conflict: false }, { conflict: false }])
})

t.test('an item has its own finding, by its name or by its number', async (t) => {
  const { items, tool } = await collect(
    [
      stored({ wstg_id: 'PCI-7', finding_id: 5 }),
      stored({ wstg_id: 'PCI-8', finding_id: null }),
      stored({ wstg_id: 'PCI-9', finding_id: 8 }),
      stored({ wstg_id: 'WSTG-ATHN-01', finding_id: null }),
      stored({ wstg_id: 'WSTG-ATHN-03', finding_id: 3 }),
      stored({ wstg_id: 'WSTG-ATHN-04', finding_id: 77 }),
      stored(),
    ],
    [
      finding(9, { title: 'WSTG-INFO-01 again' }),
      finding(1, { title: 'WSTG-INFO-01', severity: 'Low' }),
      finding(2, { title: 'WSTG-ATHN-02', duplicate: true }),
      finding(3, { title: 'WSTG-v42-ATHN-02' }),
      finding(4, { title: 'No identifier' }),
      finding(5, { title: 'A check of our own', severity: 'Critical' }),
      finding(6, { title: 'WSTG-OWN-1: Session fixation' }),
      finding(8, { title: 'With the number of a former one', created: '2026-02-01T00:00:00Z' }),
    ],
  )
  t.match(items, [
    { wstgId: 'PCI-7', findingId: 5, name: 'A check of our own', severity: 'Critical' },
    { wstgId: 'PCI-8', findingId: null, name: null, category: null },
    { wstgId: 'PCI-9', findingId: null, isRead: false },
    { wstgId: 'WSTG-ATHN-01', findingId: null, isRead: false, toolStatus: 'active', toolFlags: [] },
    { wstgId: 'WSTG-ATHN-03', findingId: null, isRead: false },
    { wstgId: 'WSTG-ATHN-04', findingId: 77, isRead: false },
    { wstgId: 'WSTG-INFO-01', findingId: 1, severity: 'Low', isRead: true },
    { wstgId: 'WSTG-ATHN-02', findingId: 3, onlyInTool: true },
    { wstgId: 'WSTG-OWN-1', name: 'WSTG-OWN-1: Session fixation', category: null },
  ])
  t.match(tool, { findings: 8, notShown: [9, 2, 4, 8] })
})

t.test('an incomplete reading that exceeds its time is used', async (t) => {
  const page = (read: number) => {
    const findings = [finding(read, { title: `WSTG-INFO-0${read}`, severity: 'Low' })]
    return { findings, read, total: 5 }
  }
  const cases: [read: number, limits: Limits, list: FindingsTool['listFindings']][] = [
    [
      1,
      { page: 50, reading: 60_000 },
      async function* (signal) {
        yield page(1)
        await delay(60_000, undefined, { signal })
      },
    ],
    [
      2,
      { page: 60_000, reading: 50 },
      async function* (signal) {
        yield page(1)
        yield page(2)
        await delay(60_000, undefined, { signal })
      },
    ],
  ]
  for (const [read, limits, list] of cases) {
    const { items, tool } = await collect([stored(), stored({ wstg_id: 'PCI-1' })], list, {
      limits,
    })
    t.match(tool, { failure: 'timeout', read, total: 5, findings: read })
    t.match(items, [
      { severity: 'Low', isRead: true },
      { severity: 'Medium', isRead: false },
    ])
  }
})

t.test('a finding without the tag WSTG makes no item', async (t) => {
  const { items, tool } = await collect(
    [stored()],
    [
      finding(1, { title: 'x', tags: ['wstg-info-01'] }),
      finding(2, { title: 'y', tags: ['wstg-info-02'] }),
    ],
  )
  t.match(items, [{ wstgId: 'WSTG-INFO-01', isRead: true }])
  t.equal(items.length, 1)
  t.match(tool, { notShown: [2] })
})

t.test('a failed reading has its reason', async (t) => {
  const request = { method: 'GET', path: 'findings/' }
  const cases = [
    [new Error('connection refused'), 'unreachable'],
    [new FindingsToolError('bad_token', request, 'not accepted'), 'bad_token'],
  ] as const
  for (const [error, reason] of cases) {
    const { items, tool } = await collect([stored()], async function* () {
      yield { findings: [], read: 0, total: 0 }
      throw error
    })
    t.match(tool, { failure: reason, read: 0, total: 0 })
    t.match(items, [{ wstgId: 'WSTG-INFO-01', status: 'Blocked', severity: 'Medium' }])
  }
})

t.test('the log lists failures first, and the report has the failed requests', async (t) => {
  const entry = (index: number) => logEntry({ wstg_id: `WSTG-INFO-${index}`, success: index < 600 })
  const { log, failed, tool } = await collect([], [], {
    status: {
      log: async (limit) => Array.from({ length: Math.min(602, limit) }, (_, at) => entry(at)),
      failed: async (limit) => Array.from({ length: Math.min(900, limit) }, () => failure()),
      backlog: async () => ({ failed: 900, lastWarning: 'the tool shows nothing' }),
    },
  })
  t.equal(tool.warning, 'the tool shows nothing')
  t.match(log, { total: 602, failures: 2 })
  t.equal(log.listed.length, reportLimits.logEntries)
  t.same(
    log.listed.slice(0, 4).map(({ wstg_id }) => wstg_id),
    ['WSTG-INFO-600', 'WSTG-INFO-601', 'WSTG-INFO-0', 'WSTG-INFO-1'],
  )
  t.equal(failed.total, 900)
  t.equal(failed.listed.length, reportLimits.listed)
})
