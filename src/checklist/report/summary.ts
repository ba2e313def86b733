import { wstgTests } from '../wstg/catalogue.ts'
import { canonicalWstgId } from '../wstg/checklist.ts'
import type { TrackerStatus } from '../wstg/status.ts'
import { severityColors, statusColors } from './colors.ts'
import { type ReportData, type ReportItem, reportLimits } from './report-data.ts'

export type Summary = ReturnType<typeof summarise>
export type Category = Summary['categories'][number]

const byId = new Intl.Collator('en', { numeric: true })
const isClosed = ({ status }: ReportItem): boolean =>
  status === 'Done' || status === 'Not Applicable'
const isStarted = ({ status }: ReportItem): boolean => status !== 'Not Started'

/** The numbers of tests by their progress. A test is a check of the guide, or another item. */
export interface Progress {
  closed: number
  open: number
  /** Items that are not started, and checks of the guide without an item. */
  untested: number
  total: number
}

const progressOf = (items: readonly ReportItem[], withoutItem: number): Progress => {
  const closed = items.filter(isClosed).length
  const untested = items.filter((item) => !isStarted(item)).length + withoutItem
  const total = items.length + withoutItem
  return { closed, open: total - closed - untested, untested, total }
}

const countByStatus = (items: readonly ReportItem[]) =>
  Object.keys(statusColors).map((name) => ({
    name: name as TrackerStatus,
    value: items.filter(({ status }) => status === name).length,
  }))

/** Items without one of the tool's severities are in the last group. */
function countBySeverity(items: readonly ReportItem[]) {
  const groups = Map.groupBy(items, ({ severity }) =>
    severity !== null && Object.hasOwn(severityColors, severity) ? severity : 'other',
  )
  return Object.keys(severityColors).map((name) => {
    const members = groups.get(name) ?? []
    return { name, value: members.length, byStatus: countByStatus(members) }
  })
}

/** The guide's categories in its order, then the items outside it. */
function groupByCategory(sorted: readonly ReportItem[]) {
  const found = new Map(sorted.map((item) => [canonicalWstgId(item.wstgId), item]))
  const groups = Map.groupBy(sorted, ({ category }) => category)
  const guide = Map.groupBy<string | null, (typeof wstgTests)[number]>(
    wstgTests,
    ({ category }) => category,
  )
  let left: number = reportLimits.items
  return Array.from(guide.set(null, []), ([category, tests]) => {
    const members = groups.get(category) ?? []
    const items = members.slice(0, left)
    left -= items.length
    const covered = tests.flatMap(({ id }) => found.get(id) ?? [])
    return {
      /** Its English name; null: outside the guide. */
      category,
      /** `WSTG-ATHN`; empty outside the guide. */
      code: tests[0]?.id.replace(/-\d+$/, '') ?? '',
      /** Of the guide's checks alone. */
      progress: progressOf(covered, tests.length - covered.length),
      uncovered: tests.filter(({ id }) => !found.has(id)),
      total: members.length,
      /** The printed ones: all, unless the report has more than `reportLimits.items`. */
      items,
    }
  })
}

/** All numbers of the report; they cover all items, even those that are not printed. */
export function summarise({ items }: Pick<ReportData, 'items'>) {
  const sorted = items.toSorted((a, b) => byId.compare(a.wstgId, b.wstgId))
  const open = sorted.filter((item) => !isClosed(item))
  const onlyInTool = items.filter((item) => item.onlyInTool).length
  const categories = groupByCategory(sorted)
  const sum = (part: keyof Progress) =>
    categories.reduce((total, { progress }) => total + progress[part], 0)
  const withoutItem = categories.reduce((total, { uncovered }) => total + uncovered.length, 0)
  return {
    total: items.length,
    tracked: items.length - onlyInTool,
    onlyInTool,
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
    /** Of the whole report: the guide's checks and all other items. */
    progress: progressOf(items, withoutItem),
    /** Of the guide's checks alone. */
    guide: {
      closed: sum('closed'),
      open: sum('open'),
      untested: sum('untested'),
      total: sum('total'),
    } satisfies Progress,
  }
}
