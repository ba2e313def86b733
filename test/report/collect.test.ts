/** What a report is made of: the service's own items, and what the tool's findings say of them and of others. */
import { pino } from 'pino'
import t from 'tap'
import type { Finding } from '../../src/defectdojo/findings-tool.ts'
import { createReportCollector, type StoredItem } from '../../src/report/collect.ts'

const finding = (id: number, given: Partial<Finding> = {}): Finding => ({
  id,
  title: 'A finding',
  tags: ['wstg'],
  active: true,
  verified: false,
  falsePositive: false,
  duplicate: false,
  mitigated: false,
  mitigatedAt: undefined,
  riskAccepted: false,
  foundOn: undefined,
  severity: 'High',
  mitigation: '',
  test: 1,
  ...given,
})

const stored = (given: Partial<StoredItem> = {}): StoredItem => ({
  wstg_id: 'WSTG-INFO-01',
  finding_id: 1,
  wstg_status: 'Blocked',
  defectdojo_status: 'active',
  last_sync_timestamp: new Date('2026-11-19T08:30:00Z'),
  severity: 'Medium',
  notes: 'Guardada',
  ...given,
})

const collect = (items: StoredItem[], findings: Finding[] | Error) =>
  createReportCollector({
    items: async () => items,
    syncLog: async () => [],
    tool: {
      async *listFindings() {
        if (findings instanceof Error) throw findings
        yield findings
      },
    },
    scope: { product: 'Portal', engagement: 'Auditoría', toolAddress: null },
    timeZone: 'Europe/Madrid',
    now: () => new Date('2026-11-20T12:05:00Z'),
    log: pino({ enabled: false }),
  })(new AbortController().signal)

t.test(
  'a finding of an item that the service does not track is an item of the report',
  async (t) => {
    const { items, tool } = await collect(
      [stored()],
      [
        finding(1, { tags: ['wstg', 'wstg-info-01'] }),
        finding(2, {
          title: 'WSTG-INPV-05: SQL injection',
          severity: 'Critical',
          mitigation: 'Consultas preparadas',
        }),
      ],
    )
    t.same(
      items.map(({ wstgId, onlyInTool }) => [wstgId, onlyInTool]),
      [
        ['WSTG-INFO-01', false],
        ['WSTG-INPV-05', true],
      ],
    )
    t.match(items[1], {
      name: 'Testing for SQL Injection',
      category: 'Input Validation Testing',
      status: 'In Progress',
      toolStatus: 'active',
      severity: 'Critical',
      lastSync: null,
      notes: 'Consultas preparadas',
      findingId: 2,
      conflict: false,
    })
    t.same(tool, { state: 'answered', findings: 2, repeated: 0, unidentified: 0 })
  },
)

t.test('its status is the one that the flags of the finding stand for', async (t) => {
  const flags = [
    [true, false, false, 'In Progress', 'active'],
    [false, true, false, 'Done', 'verified'],
    [false, false, true, 'Not Applicable', 'active'],
    [false, false, false, 'Not Started', 'active'],
    [true, true, false, 'Not Started', 'verified'],
  ] as const
  for (const [active, verified, falsePositive, status, toolStatus] of flags) {
    const { items } = await collect(
      [],
      [finding(7, { tags: ['wstg-athn-01'], active, verified, falsePositive })],
    )
    t.match(
      items,
      [{ status, toolStatus, conflict: false }],
      `${active} ${verified} ${falsePositive}`,
    )
  }
})

t.test(
  'conflicts are counted by the rule of the status, for an item too whose first request has failed',
  async (t) => {
    const failed = { wstg_status: 'Done', finding_id: null, last_sync_timestamp: null }
    const { items } = await collect(
      [
        stored({ ...failed, wstg_id: 'PCI-1', defectdojo_status: 'active' }),
        stored({ ...failed, wstg_id: 'PCI-2', defectdojo_status: 'verified' }),
        stored({
          ...failed,
          wstg_id: 'PCI-3',
          wstg_status: 'In Progress',
          defectdojo_status: 'verified',
        }),
        stored({ ...failed, wstg_id: 'WSTG-INFO-01', defectdojo_status: null }),
      ],
      [finding(1, { tags: ['wstg', 'wstg-info-01'] })],
    )
    t.same(
      items.map(({ conflict }) => conflict),
      [true, false, true, false],
    )
  },
)

t.test('findings that are no items of their own are counted', async (t) => {
  const { items, tool } = await collect(
    [stored(), stored({ wstg_id: 'PCI-7', finding_id: 5 })],
    [
      finding(9, { title: 'WSTG-INFO-01 again' }),
      finding(1, { title: 'WSTG-INFO-01', severity: 'Low' }),
      finding(2, { title: 'WSTG-ATHN-02', duplicate: true }),
      finding(3, { title: 'WSTG-v42-ATHN-02' }),
      finding(4, { title: 'No identifier' }),
      finding(5, { title: 'PCI-7: own check', tags: ['wstg', 'pci-7'], severity: 'Critical' }),
    ],
  )
  t.same(
    items.map(({ wstgId, findingId, severity, onlyInTool }) => [
      wstgId,
      findingId,
      severity,
      onlyInTool,
    ]),
    [
      ['WSTG-INFO-01', 1, 'Low', false],
      ['PCI-7', 5, 'Critical', false],
      ['WSTG-ATHN-02', 3, 'High', true],
    ],
  )
  t.same(tool, { state: 'answered', findings: 6, repeated: 2, unidentified: 1 })
})

t.test('an item outside the catalogue has a general name in Spanish', async (t) => {
  const { items } = await collect(
    [stored({ wstg_id: 'PCI-7' })],
    [finding(8, { title: 'WSTG-OWN-1' })],
  )
  const general = { name: 'Comprobación fuera del catálogo', category: null }
  t.match(items, [
    { wstgId: 'PCI-7', ...general },
    { wstgId: 'WSTG-OWN-1', ...general },
  ])
})

t.test('a tool that does not answer adds nothing', async (t) => {
  const { items, tool } = await collect([stored()], new Error('connection refused'))
  t.match(items, [
    { wstgId: 'WSTG-INFO-01', status: 'Blocked', severity: 'Medium', onlyInTool: false },
  ])
  t.same(tool, { state: 'unavailable', reason: 'La herramienta de hallazgos no ha respondido.' })
})
