import { type Kind, severityGroup, severityKinds, statusKinds } from './labels.ts'
import { type ReportData, type ReportItem, reportLimits } from './report-data.ts'

/** The number of items of one status or one severity. */
export type Count = Kind & { group: string; value: number }

export type Summary = ReturnType<typeof summarise>
export type CategoryCoverage = Summary['coverage'][number]
export type CategoryItems = Summary['categories'][number]

type Tests = ReportData['catalogue']['tests']

const byId = new Intl.Collator('en', { numeric: true })
const isClosed = ({ status }: ReportItem): boolean =>
  status === 'Done' || status === 'Not Applicable'
/** WSTG-ATHN-04 -> WSTG-ATHN */
const codeOf = (testId: string): string => testId.replace(/-\d+$/, '')

const countBy = (
  items: readonly ReportItem[],
  kinds: Readonly<Record<string, Kind>>,
  groupOf: (item: ReportItem) => string,
) => {
  const groups = Map.groupBy(items, groupOf)
  return Object.entries(kinds).map(([group, kind]) => {
    const members = groups.get(group) ?? []
    return { ...kind, group, value: members.length, members }
  })
}
const countByStatus = (items: readonly ReportItem[]): Count[] =>
  countBy(items, statusKinds, ({ status }) => status)

/** All numbers of the report; they cover all items, also the ones that are not printed. */
export function summarise({ items, catalogue: { tests } }: ReportData) {
  const sorted = items.toSorted((a, b) => byId.compare(a.wstgId, b.wstgId))
  const byTest = new Map(items.map((item) => [item.wstgId.toUpperCase(), item]))
  const itemOf = ({ id }: { id: string }) => byTest.get(id.toUpperCase())
  const open = sorted.filter((item) => !isClosed(item))
  const critical = open.filter(({ severity }) => severity === 'Critical')
  const high = open.filter(({ severity }) => severity === 'High')
  const categories = groupByCategory(sorted, tests)
  const inCatalogue = new Set(tests.map(({ category }) => category))
  const onlyInTool = items.filter((item) => item.onlyInTool).length
  return {
    total: items.length,
    tracked: items.length - onlyInTool,
    onlyInTool,
    byStatus: countByStatus(items),
    bySeverity: countBy(items, severityKinds, ({ severity }) => severityGroup(severity)).map(
      ({ members, ...count }) => ({ ...count, byStatus: countByStatus(members) }),
    ),
    closed: items.length - open.length,
    open: open.length,
    openCritical: critical.length,
    openHigh: high.length,
    urgent: [...critical, ...high],
    conflicts: sorted.filter(({ conflict }) => conflict),
    pending: sorted.filter(({ lastSync, onlyInTool }) => lastSync === null && !onlyInTool),
    /** Tracked items whose finding is gone. */
    gone: items.filter(({ lastSync, findingId }) => lastSync !== null && findingId === null).length,
    coverage: coverage(tests, itemOf),
    /** Checks of the catalogue whose item is only in the tool. */
    coveredByTool: tests.filter((test) => itemOf(test)?.onlyInTool).length,
    /** Checks of the catalogue without an item. */
    uncovered: tests.filter((test) => !itemOf(test)),
    /** In the catalogue's order, then other categories by name, then items without a category. */
    categories,
    /** Number of items that the detail prints. */
    printed: categories.reduce((sum, group) => sum + group.items.length, 0),
    /** Number of items whose category the catalogue does not have. */
    outside: items.filter(({ category }) => category === null || !inCatalogue.has(category)).length,
  }
}

const coverage = (tests: Tests, itemOf: (test: Tests[number]) => ReportItem | undefined) =>
  Array.from(
    Map.groupBy(tests, ({ category }) => category),
    ([category, members]) => {
      const items = members.flatMap((test) => itemOf(test) ?? [])
      return {
        category,
        code: codeOf(members[0]!.id),
        tests: members.length,
        /** Checks with an item, and checks whose item is closed. */
        covered: items.length,
        closed: items.filter(isClosed).length,
      }
    },
  )

/** The printed items: all, unless there are more than `reportLimits.items`. */
function groupByCategory(sorted: readonly ReportItem[], tests: Tests) {
  const codes = new Map(tests.map(({ category, id }) => [category, codeOf(id)]))
  const groups = Map.groupBy(sorted, ({ category }) => category)
  const others = [...groups.keys()].filter((category) => category !== null && !codes.has(category))
  const order = [...codes.keys(), ...others.sort((a, b) => byId.compare(a ?? '', b ?? '')), null]
  let left: number = reportLimits.items
  return order.flatMap((category) => {
    const members = groups.get(category) ?? []
    const items = members.slice(0, left)
    left -= items.length
    /** Common prefix of the category's checks; null for a category outside the catalogue. */
    const code = codes.get(category ?? '') ?? null
    return items.length > 0 ? [{ category, code, total: members.length, items }] : []
  })
}
