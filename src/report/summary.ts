import { wstgTests } from '../wstg/catalogue.ts'
import { canonicalWstgId } from '../wstg/checklist.ts'
import { categoryLabel, otherSeverity, severityKinds, statusKinds } from './labels.ts'
import { type ReportData, type ReportItem, reportLimits } from './report-data.ts'

export type Summary = ReturnType<typeof summarise>
export type Category = Summary['categories'][number]

const byId = new Intl.Collator('en', { numeric: true })
const isClosed = ({ status }: ReportItem): boolean =>
  status === 'Done' || status === 'Not Applicable'

const countByStatus = (items: readonly ReportItem[]) =>
  Object.entries(statusKinds).map(([name, kind]) => {
    const value = items.filter(({ status }) => status === name).length
    return { ...kind, name, value }
  })

/** Items without one of the tool's severities are in the last group. */
function countBySeverity(items: readonly ReportItem[]) {
  const groups = Map.groupBy(items, ({ severity }) =>
    severity !== null && Object.hasOwn(severityKinds, severity) ? severity : 'other',
  )
  return Object.entries({ ...severityKinds, other: otherSeverity }).map(([severity, kind]) => {
    const members = groups.get(severity) ?? []
    return { ...kind, value: members.length, byStatus: countByStatus(members) }
  })
}

/** The catalogue's categories in its order, then the items outside it. */
function groupByCategory(sorted: readonly ReportItem[]) {
  const found = new Map(sorted.map((item) => [canonicalWstgId(item.wstgId), item]))
  const groups = Map.groupBy(sorted, ({ category }) => category)
  const catalogue = Map.groupBy<string | null, (typeof wstgTests)[number]>(
    wstgTests,
    ({ category }) => category,
  )
  let left: number = reportLimits.items
  return Array.from(catalogue.set(null, []), ([category, tests]) => {
    const members = groups.get(category) ?? []
    const items = members.slice(0, left)
    left -= items.length
    const covered = tests.flatMap(({ id }) => found.get(id) ?? [])
    return {
      title: categoryLabel(category),
      /** `WSTG-ATHN`; empty outside the catalogue. */
      code: tests[0]?.id.replace(/-\d+$/, '') ?? '',
      tests: tests.length,
      covered: covered.length,
      closed: covered.filter(isClosed).length,
      uncovered: tests.filter(({ id }) => !found.has(id)),
      total: members.length,
      /** The printed ones: all, unless the report has more than `reportLimits.items`. */
      items,
    }
  })
}

/** All numbers of the report; they cover all items, also the ones that are not printed. */
export function summarise({ items }: Pick<ReportData, 'items'>) {
  const sorted = items.toSorted((a, b) => byId.compare(a.wstgId, b.wstgId))
  const open = sorted.filter((item) => !isClosed(item))
  const onlyInTool = items.filter((item) => item.onlyInTool).length
  const categories = groupByCategory(sorted)
  const sum = (part: 'covered' | 'closed') =>
    categories.reduce((total, category) => total + category[part], 0)
  return {
    total: items.length,
    tracked: items.length - onlyInTool,
    onlyInTool,
    open: open.length,
    closed: items.length - open.length,
    byStatus: countByStatus(items),
    bySeverity: countBySeverity(items),
    urgent: ['Critical', 'High'].flatMap((level) =>
      open.filter(({ severity }) => severity === level),
    ),
    conflicts: sorted.filter(({ conflict }) => conflict),
    pending: sorted.filter(({ lastSync, onlyInTool }) => lastSync === null && !onlyInTool),
    /** Tracked items whose finding is gone. */
    gone: items.filter(({ lastSync, findingId }) => lastSync !== null && findingId === null).length,
    categories,
    catalogue: { tests: wstgTests.length, covered: sum('covered'), closed: sum('closed') },
  }
}
