import type { Content } from 'pdfmake/interfaces.js'
import { severityColors, statusColors } from '../colors.ts'
import type { Progress } from '../summary.ts'
import { progressBar, progressLegend, progressParts } from './front.ts'
import {
  bar,
  type ChapterContent,
  type Column,
  dataTable,
  lead,
  patch,
  type Report,
  small,
} from './style.ts'

/**
 * The chart of items by status, and items by severity and status.
 * @param empty the sentences of the chapters that have nothing to list
 */
export function counts(report: Report, empty: readonly string[]): ChapterContent {
  const { summary, format, t } = report
  const { total, onlyInTool, byStatus, bySeverity } = summary
  const statusColumns: Column<(typeof byStatus)[number]>[] = [
    [t.columns.status, 110, ({ name }) => statusName(report, name)],
    ['', 265, ({ name, value }) => bar([[value, statusColors[name]]], total, { width: 265 })],
    [t.columns.count, 56, ({ value }) => format.count(value), 'right'],
    [t.columns.share, 56, ({ value }) => format.share(value, total), 'right'],
  ]
  const severityColumns: Column<(typeof bySeverity)[number]>[] = [
    [
      t.columns.severity,
      106,
      ({ name }) => ({
        text: [patch(severityColors[name]!), t.severities[name] ?? t.otherSeverity],
      }),
    ],
    ...byStatus.map(
      ({ name }, at): Column<(typeof bySeverity)[number]> => [
        t.statuses[name],
        63,
        (severity) => format.count(severity.byStatus[at]?.value ?? 0),
        'right',
      ],
    ),
    [t.columns.total, 42, ({ value }) => ({ text: format.count(value), bold: true }), 'right'],
  ]
  const tool = onlyInTool > 0 ? ` ${t.includesOnlyInTool(format.count(onlyInTool))}` : ''
  return {
    content: [
      ...(empty.length > 0 ? [lead(empty.join(' '))] : []),
      { text: t.byStatus, style: 'h2' },
      dataTable(statusColumns, byStatus),
      small(`${t.totalIs(format.items(total))}${tool}`),
      { text: t.bySeverity, style: 'h2' },
      dataTable(severityColumns, bySeverity),
    ],
  }
}

const statusName = ({ t }: Report, name: keyof typeof statusColors): Content => ({
  text: [patch(statusColors[name]), t.statuses[name]],
})

/** The tests of the guide that are closed, open and untested, category by category. */
export function coverage(report: Report): ChapterContent {
  const { summary, format, t } = report
  const columns: Column<{ code: string; title: string; progress: Progress }>[] = [
    [t.columns.code, 62, ({ code }) => code],
    [t.columns.category, 140, ({ title }) => title],
    ...progressParts.map(
      (part): Column<{ progress: Progress }> => [
        t.progress[part],
        46,
        ({ progress }) => format.count(progress[part]),
        'right',
      ],
    ),
    [t.columns.tests, 30, ({ progress }) => format.count(progress.total), 'right'],
    ['', 93, ({ progress }) => progressBar(progress, { width: 93 })],
  ]
  const rows = summary.categories
    .filter(({ code }) => code !== '')
    .map(({ code, category, progress }) => ({ code, progress, title: t.categoryName(category) }))
  const outside = summary.categories.find(({ code }) => code === '')?.total ?? 0
  return {
    content: [
      dataTable(columns, [...rows, { code: t.columns.total, title: '', progress: summary.guide }]),
      progressLegend(report),
      small(t.outsideCount(format.items(outside))),
    ],
  }
}
