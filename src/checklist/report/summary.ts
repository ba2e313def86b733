import { wstgTests } from '../wstg/catalogue.ts'
import { statusColors } from './colors.ts'
import type { ReportData, ReportItem } from './report-data.ts'

/** The numbers of items by their progress. */
export interface Progress {
  closed: number
  open: number
  untested: number
  total: number
}

export const statusOf = ({ status }: ReportItem) => status ?? 'Not Started'
const isClosed = (item: ReportItem): boolean =>
  statusOf(item) === 'Done' || statusOf(item) === 'Not Applicable'

const progressOf = (items: readonly ReportItem[]): Progress => {
  const closed = items.filter(isClosed).length
  const untested = items.filter((item) => statusOf(item) === 'Not Started').length
  return { closed, untested, open: items.length - closed - untested, total: items.length }
}

/** The code of each category of the guide, such as `WSTG-ATHN`. */
const codes = new Map(wstgTests.map(({ id, category }) => [category, id.replace(/-\d+$/, '')]))

/** The numbers of the report. All but `outside` are of the tests of the guide that are listed. */
export const summarise = ({ items }: Pick<ReportData, 'items'>) => {
  const tests = items.filter(({ category }) => category !== null)
  return {
    tests,
    outside: items.filter(({ category }) => category === null),
    progress: progressOf(tests),
    byStatus: (Object.keys(statusColors) as (keyof typeof statusColors)[]).map((name) => ({
      name,
      value: tests.filter((item) => statusOf(item) === name).length,
    })),
    categories: [...Map.groupBy(tests, ({ category }) => category!)].map(([name, items]) => ({
      name,
      code: codes.get(name) ?? '',
      items,
      progress: progressOf(items),
    })),
    conflicts: items.filter(({ conflict }) => conflict),
  }
}

export type Summary = ReturnType<typeof summarise>
