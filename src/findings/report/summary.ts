import {
  isClosed,
  isKnownSeverity,
  isKnownStatus,
  type Kind,
  type KnownSeverity,
  type KnownStatus,
  otherKind,
  severityKinds,
  statusKinds,
  unknownSeverity,
} from './labels.ts'
import { type ReportData, type ReportItem, reportLimits } from './report-data.ts'

export type StatusGroup = KnownStatus | 'other'
export type SeverityGroup = KnownSeverity | 'other' | 'unknown'

export const statusGroups: readonly StatusGroup[] = [
  'Not Started',
  'In Progress',
  'Blocked',
  'Done',
  'Not Applicable',
  'other',
]
export const severityGroups: readonly SeverityGroup[] = [
  'Critical',
  'High',
  'Medium',
  'Low',
  'Info',
  'other',
  'unknown',
]

/** Number of items per status, all groups present. */
export type StatusCounts = Record<StatusGroup, number>

export interface CategoryCoverage {
  category: string
  /** Common prefix of the checks, such as WSTG-ATHN. */
  code: string
  tests: number
  /** Checks with an item. */
  covered: number
  /** Checks whose item is closed. */
  closed: number
}

export interface CategoryItems {
  category: string | null
  /** Common prefix of the category's checks; null when the catalogue does not have the category. */
  code: string | null
  total: number
  /** The items that are printed: all, unless there are more than `reportLimits.items`. */
  items: ReportItem[]
}

export interface Summary {
  total: number
  /** Those of the total that the service keeps, and those that only the tool has. */
  tracked: number
  onlyInTool: number
  byStatus: StatusCounts
  bySeverity: Record<SeverityGroup, { total: number; byStatus: StatusCounts }>
  closed: number
  open: number
  /** Open items of severity Critical and High. */
  openCritical: number
  openHigh: number
  conflicts: ReportItem[]
  pending: ReportItem[]
  coverage: CategoryCoverage[]
  /** Checks of the catalogue whose item is only in the tool. */
  coveredByTool: number
  /** Checks of the catalogue without an item. */
  uncovered: { id: string; name: string; category: string }[]
  /** Items by category: the catalogue's order, then other categories by name, then items without one. */
  categories: CategoryItems[]
  /** Number of items that the detail prints. */
  printed: number
  /** Number of items whose category the catalogue does not have. */
  outside: number
  logErrors: number
}

const noCounts = (): StatusCounts => ({
  'Not Started': 0,
  'In Progress': 0,
  Blocked: 0,
  Done: 0,
  'Not Applicable': 0,
  other: 0,
})

const statusGroup = (status: string): StatusGroup => (isKnownStatus(status) ? status : 'other')
const severityGroup = (severity: string | null): SeverityGroup =>
  severity === null ? 'unknown' : isKnownSeverity(severity) ? severity : 'other'

/** WSTG-ATHN-04 -> WSTG-ATHN */
const codeOf = (testId: string): string => testId.replace(/-\d+$/, '')

const byId = new Intl.Collator('en', { numeric: true })

/** Everything that the report counts; the numbers cover all items, however many of them are printed. */
export function summarise({ items, catalogue, log }: ReportData): Summary {
  const byStatus = noCounts()
  const bySeverity: Summary['bySeverity'] = {
    Critical: { total: 0, byStatus: noCounts() },
    High: { total: 0, byStatus: noCounts() },
    Medium: { total: 0, byStatus: noCounts() },
    Low: { total: 0, byStatus: noCounts() },
    Info: { total: 0, byStatus: noCounts() },
    other: { total: 0, byStatus: noCounts() },
    unknown: { total: 0, byStatus: noCounts() },
  }
  let closed = 0
  const openOf = (severity: string) =>
    items.filter((item) => item.severity === severity && !isClosed(item.status)).length
  for (const item of items) {
    const status = statusGroup(item.status)
    const severity = bySeverity[severityGroup(item.severity)]
    byStatus[status] += 1
    severity.total += 1
    severity.byStatus[status] += 1
    if (isClosed(item.status)) closed += 1
  }
  const sorted = [...items].sort((a, b) => byId.compare(a.wstgId, b.wstgId))
  const itemsById = new Map(items.map((item) => [item.wstgId.toUpperCase(), item]))
  const itemOf = (test: { id: string }) => itemsById.get(test.id.toUpperCase())
  const tracked = items.filter((item) => !item.onlyInTool).length
  const categories = groupByCategory(sorted, catalogue.tests)
  const inCatalogue = new Set(catalogue.tests.map((test) => test.category))
  return {
    total: items.length,
    tracked,
    onlyInTool: items.length - tracked,
    byStatus,
    bySeverity,
    closed,
    open: items.length - closed,
    openCritical: openOf('Critical'),
    openHigh: openOf('High'),
    conflicts: sorted.filter((item) => item.conflict),
    pending: sorted.filter((item) => item.lastSync === null && !item.onlyInTool),
    coverage: coverage(catalogue.tests, itemOf),
    coveredByTool: catalogue.tests.filter((test) => itemOf(test)?.onlyInTool).length,
    uncovered: catalogue.tests.filter((test) => !itemOf(test)),
    categories,
    printed: categories.reduce((sum, group) => sum + group.items.length, 0),
    outside: items.filter((item) => item.category === null || !inCatalogue.has(item.category)).length,
    logErrors: log.filter((entry) => !entry.success).length,
  }
}

function coverage(
  tests: ReportData['catalogue']['tests'],
  itemOf: (test: { id: string }) => ReportItem | undefined,
): CategoryCoverage[] {
  const categories = new Map<string, CategoryCoverage>()
  for (const test of tests) {
    const entry = categories.get(test.category) ?? {
      category: test.category,
      code: codeOf(test.id),
      tests: 0,
      covered: 0,
      closed: 0,
    }
    categories.set(test.category, entry)
    const item = itemOf(test)
    entry.tests += 1
    if (item) entry.covered += 1
    if (item && isClosed(item.status)) entry.closed += 1
  }
  return [...categories.values()]
}

function groupByCategory(sorted: readonly ReportItem[], tests: ReportData['catalogue']['tests']): CategoryItems[] {
  const codes = new Map(tests.map((test) => [test.category, codeOf(test.id)]))
  const groups = new Map<string | null, ReportItem[]>(tests.map((test) => [test.category, []]))
  const others = sorted.flatMap(({ category }) => (category !== null && !codes.has(category) ? [category] : []))
  for (const category of [...new Set(others)].sort(byId.compare)) groups.set(category, [])
  groups.set(null, [])
  for (const item of sorted) groups.get(item.category)?.push(item)
  let left: number = reportLimits.items
  return [...groups].flatMap(([category, members]) => {
    const printed = members.slice(0, left)
    left -= printed.length
    const code = category === null ? null : (codes.get(category) ?? null)
    return printed.length > 0 ? [{ category, code, total: members.length, items: printed }] : []
  })
}

export const statusKind = (group: StatusGroup): Kind => (group === 'other' ? otherKind : statusKinds[group])
export const severityKind = (group: SeverityGroup): Kind =>
  group === 'other' ? otherKind : group === 'unknown' ? unknownSeverity : severityKinds[group]
