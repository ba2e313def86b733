import type { Content, ContentText } from 'pdfmake/interfaces.js'
import type { ListedRequest } from '../../wstg/listing-repository.ts'
import { type FindingSeverity, findingSeverities, trackerStatusOf } from '../../wstg/status.ts'
import { severityColors, statusColors } from '../colors.ts'
import type { LogEntry, OpenFinding, ReportItem } from '../report-data.ts'
import { reportLimits } from '../report-data.ts'
import { type Progress, progressParts, statusOf } from '../summary.ts'
import { progressBar } from './first-page.ts'
import {
  bar,
  type Column,
  colors,
  dataTable,
  findingLink,
  joinedColumns,
  lead,
  patch,
  type Report,
  small,
  tag,
  textCell,
  textWidth,
} from './style.ts'

/** The contents of a chapter; undefined without any. */
type Chapter = (report: Report) => Content[] | undefined

const momentCell = ({ format }: Report, moment: Date | null): ContentText =>
  moment ? { text: format.moment(moment) } : { text: '–' }

const severityCell = ({ t }: Report, severity: FindingSeverity): Content => ({
  text: [patch(severityColors[severity]), t.severities[severity]],
})

/** A sentence if the list has fewer rows than there are. */
const listed = ({ format, t }: Report, rows: number, total: number): Content[] =>
  rows < total ? [small(t.listed(format.count(rows), format.count(total)))] : []

/** The open findings, the worst first. */
const findings: Chapter = (report) => {
  const { data, format, t } = report
  const { counts, listed: rows } = data.findings
  if (rows.length === 0) return [lead(t.noFindings)]
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const now = data.generatedAt.getTime()
  // The tool's clock may be ahead.
  const daysSince = (moment: Date) => Math.max(Math.floor((now - moment.getTime()) / 86_400_000), 0)
  const age = ({ created }: OpenFinding) => (created ? format.days(daysSince(created)) : '–')
  const columns: Column<OpenFinding>[] = [
    [t.columns.severity, 62, ({ severity }) => severityCell(report, severity)],
    [t.columns.finding, 252, ({ title }) => textCell(report, title)],
    [t.columns.number, 42, ({ id, url }) => findingLink(id, url)],
    [t.columns.test, 75, ({ wstgIds }) => textCell(report, wstgIds.join(' ') || t.noTest)],
    [t.columns.age, 48, (finding) => age(finding), 'right'],
  ]
  return [dataTable(columns, rows), ...listed(report, rows.length, total)]
}

/** The tests by status and by category. */
const summary: Chapter = ({ data, summary, format, t }) => {
  const { byStatus, categories, conflicts, progress } = summary
  const statusColumns: Column<(typeof byStatus)[number]>[] = [
    [
      t.columns.status,
      100,
      ({ name }) => ({ text: [patch(statusColors[name]), t.statuses[name]] }),
    ],
    ['', 300, ({ name, value }) => bar([[value, statusColors[name]]], progress.total, 300)],
    [t.columns.tests, 40, ({ value }) => format.count(value), 'right'],
    ['%', 47, ({ value }) => format.share(value, progress.total), 'right'],
  ]
  const categoryColumns: Column<{ code: string; name: string; progress: Progress }>[] = [
    [t.columns.code, 62, ({ code }) => code],
    [t.columns.category, 115, ({ name }) => t.categoryName(name)],
    ...progressParts.map((part): Column<{ progress: Progress }> => {
      const name = t.progress[part].replace(/^./, (letter) => letter.toUpperCase())
      return [name, 46, ({ progress }) => format.count(progress[part]), 'right']
    }),
    ['', 48, ({ progress }) => progressBar(progress, 48)],
  ]
  return [
    lead(t.alsoTold(format.count(conflicts.length), format.count(data.failed.total))),
    dataTable(statusColumns, byStatus),
    dataTable(categoryColumns, categories),
  ]
}

/** Such as `2 High` and, in the next line, `1 Low`. */
const openText = ({ format, t }: Report, { openFindings }: ReportItem): string =>
  findingSeverities
    .filter((severity) => openFindings[severity] > 0)
    .map((severity) => `${format.count(openFindings[severity])} ${t.severities[severity]}`)
    .join('\n')

const statusText = ({ t }: Report, item: ReportItem): ContentText => ({
  text: [patch(statusColors[statusOf(item)]), t.statuses[statusOf(item)]],
})

const statusCell = (report: Report, item: ReportItem): Content => ({
  stack: [
    statusText(report, item),
    ...(item.conflict ? [tag(report.t.conflict, colors.alert)] : []),
  ],
})

/** The name; below it when the status was set, by which account and for whom. */
const nameCell = (report: Report, { name, statusSet }: ReportItem): Content => {
  const { format, print, t } = report
  const { at, by, for: person } = statusSet
  const set = [at && format.day(at), by && t.setBy(by), person && t.setFor(person)].filter(Boolean)
  return [
    textCell(report, name),
    ...(set.length > 0 ? [tag(print(set.join(' '), reportLimits.cell))] : []),
  ]
}

/** The tool's side in one word, and the number with its link. */
const toolCell = ({ t }: Report, { findingState, findingId, findingUrl }: ReportItem): Content => ({
  text: [
    { text: findingState ? t.states[findingState] : '–' },
    ...(findingId === null ? [] : [' ', findingLink(findingId, findingUrl)]),
  ],
})

/** All tests of the guide, by category. */
const tests: Chapter = (report) => {
  const { format, summary, t } = report
  const notes = ({ notes }: ReportItem) =>
    notes?.trim() ? [tag(textCell(report, notes, reportLimits.longCell).text)] : []
  // pdfmake changes what it prints, so each table has its own head.
  const columns = (): Column<ReportItem>[] => [
    [t.columns.test, 62, ({ wstgId }) => textCell(report, wstgId)],
    joinedColumns(
      [
        [t.columns.name, 150, (item) => nameCell(report, item)],
        [t.columns.status, 62, (item) => statusCell(report, item)],
        [t.columns.openFindings, 46, (item) => tag(openText(report, item), colors.alert)],
        [t.columns.tool, 54, (item) => toolCell(report, item)],
        [t.columns.severity, 44, ({ severity }) => severityName(report, severity)],
        [t.columns.synchronised, 45, ({ lastSync }) => momentCell(report, lastSync)],
      ],
      notes,
    ),
  ]
  return summary.categories.map(({ name, code, items }) =>
    dataTable(
      columns(),
      items,
      `${t.categoryName(name)}  ·  ${code}  ·  ${format.count(items.length)}`,
    ),
  )
}

const severityName = (report: Report, severity: string | null): Content => {
  const key = severity?.toLowerCase() as FindingSeverity
  return findingSeverities.includes(key) ? report.t.severities[key] : textCell(report, severity)
}

/** The items whose sides contradict each other. */
const conflicts: Chapter = (report) => {
  const { summary, t } = report
  if (summary.conflicts.length === 0) return undefined
  const columns: Column<ReportItem>[] = [
    [t.columns.test, 100, ({ wstgId }) => textCell(report, wstgId)],
    [t.columns.name, 171, ({ name }) => textCell(report, name)],
    [t.columns.status, 80, (item) => statusText(report, item)],
    [t.columns.tool, 76, (item) => toolCell(report, item)],
    [t.columns.synchronised, 52, ({ lastSync }) => momentCell(report, lastSync)],
  ]
  const rows = summary.conflicts.slice(0, reportLimits.findings)
  return [
    lead(t.conflictsMean),
    dataTable(columns, rows),
    ...listed(report, rows.length, summary.conflicts.length),
  ]
}

/** The requests that failed. */
const failed: Chapter = (report) => {
  const { data, format, t } = report
  const { total, listed: rows } = data.failed
  if (rows.length === 0) return undefined
  const columns: Column<ListedRequest>[] = [
    [t.columns.request, 42, (request) => String(request.request_id)],
    [
      t.columns.test,
      80,
      ({ wstg_id, finding_id: id }) =>
        wstg_id === null && id !== null ? findingLink(id, null) : textCell(report, wstg_id),
    ],
    [t.columns.accepted, 50, ({ accepted_at }) => momentCell(report, accepted_at)],
    [t.columns.attempts, 38, ({ attempts }) => format.count(attempts), 'right'],
    [t.columns.next, 50, (request) => momentCell(report, request.next_attempt_at)],
    [t.columns.reason, 211, ({ reason }) => textCell(report, reason, reportLimits.longCell)],
  ]
  return [lead(t.failedMean), dataTable(columns, rows), ...listed(report, rows.length, total)]
}

/** The failures and changes of status in the sync log. */
const log: Chapter = (report) => {
  const { data, t } = report
  const { total, listed: rows } = data.log
  if (rows.length === 0) return undefined
  const name = (status: string | null) =>
    status === null ? '–' : t.statuses[trackerStatusOf(status)]
  const columns: Column<LogEntry>[] = [
    [t.columns.date, 76, (entry) => momentCell(report, entry.logged_at)],
    [t.columns.test, 80, (entry) => textCell(report, entry.wstg_id)],
    [t.columns.direction, 90, (entry) => t.directions[entry.direction]],
    [
      t.columns.change,
      241,
      (entry) =>
        entry.success
          ? `${name(entry.old_status)} › ${name(entry.new_status)}`
          : {
              ...textCell(report, entry.error_message, reportLimits.longCell),
              color: colors.alert,
            },
    ],
  ]
  return [dataTable(columns, rows), ...listed(report, rows.length, total)]
}

/** Items in the columns of a compact list. */
const perRow = 3

/** The items that are not of the guide. */
const outside: Chapter = (report) => {
  const { outside } = report.summary
  if (outside.length === 0) return undefined
  const width = textWidth / perRow - 8
  const length = Math.ceil(outside.length / perRow)
  const cell = (item: ReportItem | undefined): Content => {
    if (item === undefined) return ''
    const open = openText(report, item).replaceAll('\n', ', ')
    const { text } = textCell(report, item.wstgId)
    return {
      text: [
        { text, bold: true } as ContentText,
        '  ',
        statusText(report, item),
        ...(open === '' ? [] : ['  ', tag(open, colors.alert)]),
      ],
    }
  }
  const columns = Array.from(
    { length: perRow },
    (_, at): Column<number> => ['', width, (row) => cell(outside[row + at * length])],
  )
  return [
    dataTable(
      columns,
      Array.from({ length }, (_, row) => row),
    ),
  ]
}

/** The meaning of the report's words, and where its contents come from. */
const about: Chapter = ({ data, format, t }) => [
  {
    table: {
      widths: [100, '*'],
      body: [
        ...t.about,
        [t.generated, `${format.moment(data.generatedAt)} (${data.timeZone}), ${t.serviceName}`],
      ].map(([term = '', text = '']) => [{ text: term, color: colors.muted }, text]),
    },
    layout: 'noBorders',
    fontSize: 8.5,
    margin: [0, 4, 0, 0],
  },
]

/** In the order of the report. */
export const chapters = { findings, summary, tests, conflicts, failed, log, outside, about }
