import { type Kind, severityGroup, severityKinds, statusGroup, statusKinds } from './labels.ts'
import { type ReportData, type ReportItem, reportLimits } from './report-data.ts'

/** The items of one status or one severity, counted. */
export type Count = Kind & { group: string; value: number }

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

export type Summary = ReturnType<typeof summarise>

const byId = new Intl.Collator('en', { numeric: true })
const isClosed = ({ status }: ReportItem): boolean =>
  status === 'Done' || status === 'Not Applicable'
/** WSTG-ATHN-04 -> WSTG-ATHN */
const codeOf = (testId: string): string => testId.replace(/-\d+$/, '')

const countByStatus = (items: readonly ReportItem[]): Count[] =>
  Object.entries(statusKinds).map(([group, kind]) => ({
    ...kind,
    group,
    value: items.filter(({ status }) => statusGroup(status) === group).length,
  }))

const countBySeverity = (items: readonly ReportItem[]): (Count & { byStatus: Count[] })[] =>
  Object.entries(severityKinds).map(([group, kind]) => {
    const members = items.filter(({ severity }) => severityGroup(severity) === group)
    return { ...kind, group, value: members.length, byStatus: countByStatus(members) }
  })

/** Everything that the report counts; the numbers cover all items, however many of them are printed. */
export function summarise({ items, catalogue: { tests }, log }: ReportData) {
  const sorted = items.toSorted((a, b) => byId.compare(a.wstgId, b.wstgId))
  const byTest = new Map(items.map((item) => [item.wstgId.toUpperCase(), item]))
  const itemOf = ({ id }: { id: string }) => byTest.get(id.toUpperCase())
  const tracked = items.filter(({ onlyInTool }) => !onlyInTool).length
  const open = items.filter((item) => !isClosed(item))
  const categories = groupByCategory(sorted, tests)
  const inCatalogue = new Set(tests.map(({ category }) => category))
  return {
    total: items.length,
    /** Those of the total that the service keeps, and those that only the tool has. */
    tracked,
    onlyInTool: items.length - tracked,
    byStatus: countByStatus(items),
    bySeverity: countBySeverity(items),
    closed: items.length - open.length,
    open: open.length,
    openCritical: open.filter(({ severity }) => severity === 'Critical').length,
    openHigh: open.filter(({ severity }) => severity === 'High').length,
    conflicts: sorted.filter(({ conflict }) => conflict),
    pending: sorted.filter(({ lastSync, onlyInTool }) => lastSync === null && !onlyInTool),
    coverage: coverage(tests, itemOf),
    /** Checks of the catalogue whose item is only in the tool. */
    coveredByTool: tests.filter((test) => itemOf(test)?.onlyInTool).length,
    /** Checks of the catalogue without an item. */
    uncovered: tests.filter((test) => !itemOf(test)),
    /** Items by category: the catalogue's order, then other categories by name, then items without one. */
    categories,
    /** Number of items that the detail prints. */
    printed: categories.reduce((sum, group) => sum + group.items.length, 0),
    /** Number of items whose category the catalogue does not have. */
    outside: items.filter(({ category }) => category === null || !inCatalogue.has(category)).length,
    logErrors: log.filter(({ success }) => !success).length,
  }
}

type Tests = ReportData['catalogue']['tests']

const coverage = (
  tests: Tests,
  itemOf: (test: Tests[number]) => ReportItem | undefined,
): CategoryCoverage[] =>
  Array.from(
    Map.groupBy(tests, ({ category }) => category),
    ([category, members]) => {
      const items = members.flatMap((test) => itemOf(test) ?? [])
      return {
        category,
        code: codeOf(members[0]!.id),
        tests: members.length,
        covered: items.length,
        closed: items.filter(isClosed).length,
      }
    },
  )

function groupByCategory(sorted: readonly ReportItem[], tests: Tests): CategoryItems[] {
  const codes = new Map(tests.map(({ category, id }) => [category, codeOf(id)]))
  const groups = Map.groupBy(sorted, ({ category }) => category)
  const others = [...groups.keys()].filter((category) => category !== null && !codes.has(category))
  const order = [...codes.keys(), ...others.sort((a, b) => byId.compare(a ?? '', b ?? '')), null]
  let left: number = reportLimits.items
  return order.flatMap((category) => {
    const members = groups.get(category) ?? []
    const items = members.slice(0, left)
    left -= items.length
    const code = category === null ? null : (codes.get(category) ?? null)
    return items.length > 0 ? [{ category, code, total: members.length, items }] : []
  })
}
