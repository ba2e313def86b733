import { categoryOf } from '../wstg/catalogue.ts'
import { type ProgressPart, progressPartOf } from '../wstg/names.ts'
import { progressColors } from './colors.ts'
import type { ReportData, ReportItem } from './report-data.ts'

/** The numbers of items by their progress. */
export type Progress = Record<ProgressPart | 'total', number>

export const statusOf = ({ wstg_status }: ReportItem) => wstg_status ?? 'Not Started'

/** In the order of the bars. */
export const progressParts = Object.keys(progressColors) as ProgressPart[]

const progressOf = (items: readonly ReportItem[]): Progress => {
  const counts = progressParts.map((part) => [
    part,
    items.filter((item) => progressPartOf(item) === part).length,
  ])
  return { ...(Object.fromEntries(counts) as Record<ProgressPart, number>), total: items.length }
}

/** The numbers of the report. All but `outside` are of the tests of the guide that are listed. */
export const summarise = ({ items }: Pick<ReportData, 'items'>) => {
  const tests = items.filter(({ name }) => name !== null)
  return {
    tests,
    outside: items.filter(({ name }) => name === null),
    progress: progressOf(tests),
    categories: [...Map.groupBy(tests, ({ category }) => category ?? '')].map(([name, items]) => ({
      name,
      code: categoryOf(name)?.id ?? '',
      items,
      progress: progressOf(items),
    })),
    conflicts: items.filter(({ conflict }) => conflict),
  }
}

export type Summary = ReturnType<typeof summarise>
