import type { Content, ContentText } from 'pdfmake/interfaces.js'
import { progressPartOf, severityColors } from '../../wstg/names.ts'
import { type FindingSeverity, findingSeverities } from '../../wstg/status.ts'
import { statusColors } from '../colors.ts'
import {
  ageTargets,
  type ListedChange,
  type ListedFinding,
  type ReportItem,
  recentDays,
  reportLimits,
} from '../report-data.ts'
import { type Progress, progressParts, statusOf } from '../summary.ts'
import { progressBar } from './first-page.ts'
import {
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

/** The contents of a chapter, which is left out without any. */
type Chapter = (report: Report) => Content[]

type Finding = Pick<ListedFinding, 'id' | 'title' | 'severity' | 'url' | 'wstgIds'>
type Counts = ReportItem['open_findings']

const findingColumns = (report: Report, titleWidth: number): Column<Finding>[] => {
  const { columns, noTest, severities } = report.t
  return [
    [
      columns.severity,
      62,
      ({ severity }) => ({ text: [patch(severityColors[severity].fill), severities[severity]] }),
    ],
    [
      columns.finding,
      titleWidth,
      ({ id, title, url }) => ({
        text: [
          { text: report.print(title, reportLimits.cell), ...(url && { link: url }) },
          '  ',
          findingLink(id, url),
        ],
      }),
    ],
    [columns.test, 75, ({ wstgIds }) => textCell(report, wstgIds.join(' ') || noTest)],
  ]
}

const sum = (counts: Counts): number =>
  findingSeverities.reduce((all, severity) => all + counts[severity], 0)

/** Such as `2 High` and `1 Low`. */
const countTexts = ({ format, t }: Report, counts: Counts): string[] =>
  findingSeverities
    .filter((severity) => counts[severity] > 0)
    .map((severity) => `${format.count(counts[severity])} ${t.severities[severity]}`)

/** A table, if there are rows, and a sentence if they are not all. */
const listed = <Row>(
  { format, t }: Report,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  total: number,
): Content[] => [
  ...(rows.length > 0 ? [dataTable(columns, rows)] : []),
  ...(rows.length < total ? [small(t.listed(format.count(rows.length), format.count(total)))] : []),
]

/** The open findings, the worst first. */
const findings: Chapter = (report) => {
  const { data, format, t } = report
  const { counts, listed: rows, overdue } = data.findings
  if (rows.length === 0) return [lead(t.noFindings)]
  const ageCell = ({ age, isOverdue, severity }: ListedFinding): Content => {
    const text = age === null ? '–' : format.days(age)
    if (!isOverdue) return text
    return { text: `${text} > ${ageTargets[severity]}`, bold: true, color: colors.alert }
  }
  const columns: Column<ListedFinding>[] = [
    ...findingColumns(report, 286),
    [t.columns.age, 64, ageCell, 'right'],
  ]
  const allowed = Object.entries(ageTargets).map(
    ([severity, days]) => `${t.severities[severity as FindingSeverity]} ${days}`,
  )
  return [
    lead(t.overdue(format.count(overdue), allowed.join(', '))),
    ...listed(report, columns, rows, sum(counts)),
  ]
}

/** The findings that the tool stored or ended in the last days. */
const recent: Chapter = (report) => {
  const { data, format, t } = report
  const { total, created, ended, listed: rows } = data.recent
  const columns: Column<ListedChange>[] = [
    ...findingColumns(report, 214),
    [t.columns.created, 50, ({ created }) => (created ? format.day(created) : '–')],
    [
      t.columns.ended,
      78,
      ({ ended, state }) => (ended ? [format.day(ended), tag(t.states[state])] : '–'),
    ],
  ]
  return [
    lead(t.recent(format.count(created), format.count(ended), recentDays)),
    ...listed(report, columns, rows, total),
  ]
}

/** The accepted risks, and the findings that name no test. */
const others: Chapter = (report) => {
  const { data, format, t } = report
  const { accepted, listed: open } = data.findings
  const total = data.gate.open.filter(({ reason }) => reason === 'unassigned_finding').length
  const rows = open.filter(({ wstgIds }) => wstgIds.length === 0).slice(0, reportLimits.recent)
  if (total + sum(accepted) === 0) return []
  return [
    lead(t.accepted([format.count(sum(accepted)), ...countTexts(report, accepted)])),
    ...(total > 0 ? [lead(t.verdict.unassigned(format.count(total), total === 1))] : []),
    ...listed(report, findingColumns(report, 441).slice(0, 2), rows, total),
  ]
}

/** The tests by category. */
const summary: Chapter = ({ data, summary, format, t }) => {
  const { categories, conflicts, progress } = summary
  const columns: Column<Omit<(typeof categories)[number], 'items'>>[] = [
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
    dataTable(columns, [...categories, { code: '', name: t.total, progress }]),
  ]
}

const statusText = ({ t }: Report, item: ReportItem): ContentText => ({
  text: [patch(statusColors[statusOf(item)]), t.statuses[statusOf(item)]],
})

/** The tool's side in one word, and the number with its link. */
const toolCell = ({ t }: Report, item: ReportItem): Content => {
  const { lost_finding, finding_state, finding_id, finding_url } = item
  const state = lost_finding ? 'gone' : finding_state
  return {
    text: [
      state ? t.states[state] : '–',
      ...(finding_id === null ? [] : [' ', findingLink(finding_id, finding_url)]),
    ],
  }
}

/** When the status was set, by which account and for whom. */
const setText = ({ format, print, t }: Report, item: ReportItem): string => {
  const { status_set_at: at, status_set_by: by, status_set_for: person } = item
  const other = person !== by && person && t.setFor(person)
  const parts = [at && format.day(at), by && t.setBy(by), other]
  return print(parts.filter(Boolean).join(' '), reportLimits.cell)
}

/** A text about a test, and how its column shows it if not as text. */
type Fact = [string, number, (item: ReportItem) => string, ((item: ReportItem) => Content)?]

/** All tests of the guide, by category. A text that they share stands above them, once. */
const tests: Chapter = (report) => {
  const { format, print, summary, t } = report
  const severities: Readonly<Record<string, string>> = t.severities
  const open = (item: ReportItem) => countTexts(report, item.open_findings).join('\n')
  const number = ({ finding_id: id }: ReportItem) => (id === null ? '' : `#${id}`)
  // It is the test's own, not that of its findings.
  const severity = (item: ReportItem) => {
    const name = progressPartOf(item) === 'closed' ? '' : (item.severity ?? '')
    return severities[name.toLowerCase()] ?? print(name, reportLimits.cell)
  }
  const day = ({ last_sync }: ReportItem) => (last_sync ? format.day(last_sync) : '')
  const set = (item: ReportItem) => setText(report, item)
  const facts: Fact[] = [
    [t.columns.status, 62, (item) => t.statuses[statusOf(item)], (it) => statusText(report, it)],
    [t.columns.openFindings, 46, open, (item) => tag(open(item), colors.alert)],
    [t.columns.tool, 58, number, (item) => toolCell(report, item)],
    [t.columns.severity, 44, severity],
    [t.columns.synchronised, 46, day],
  ]
  const sharedText = (text: Fact[2]) => {
    const [first = '', ...others] = new Set(summary.tests.map(text))
    return others.length === 0 ? first : undefined
  }
  const shared = [...facts, [t.columns.set, 0, set] satisfies Fact]
    .map(([title, , text]) => [title, sharedText(text)])
    .filter(([, text]) => text)
    .map((fact) => fact.join(': '))
  const columns = facts
    .filter(([, , text]) => sharedText(text) === undefined)
    .map(([title, width, text, cell = text]): Column<ReportItem> => [title, width, cell])
  const nameWidth = columns.reduce((rest, [, width]) => rest - width - 8, 441)
  const hasSet = sharedText(set) === undefined
  const nameCell = (item: ReportItem) => [
    textCell(report, item.name),
    ...(hasSet && set(item) ? [tag(set(item))] : []),
  ]
  const notes = ({ notes }: ReportItem) =>
    notes?.trim() ? [tag(textCell(report, notes, reportLimits.longCell).text)] : []
  const tables = summary.categories.map(({ name, code, items }) =>
    dataTable<ReportItem>(
      // pdfmake changes what it prints, so each table has its own head.
      [
        [t.columns.test, 62, ({ wstg_id }) => textCell(report, wstg_id)],
        joinedColumns([[t.columns.name, nameWidth, nameCell], ...columns], notes),
      ],
      items,
      `${t.categoryName(name)}  ·  ${code}  ·  ${format.count(items.length)}`,
    ),
  )
  return shared.length > 0 ? [lead(t.inAll(shared.join(' · '))), ...tables] : tables
}

/** Items in the columns of a compact list. */
const perRow = 3

/** A compact list of items, with their open findings or else the tool's side. */
const compactList = (report: Report, items: readonly ReportItem[]): Content => {
  const length = Math.ceil(items.length / perRow)
  const cell = (item: ReportItem | undefined): Content => {
    if (item === undefined) return ''
    const open = countTexts(report, item.open_findings).join(', ')
    return {
      text: [
        { ...textCell(report, item.wstg_id), bold: true },
        '  ',
        statusText(report, item),
        '  ',
        open ? tag(open, colors.alert) : toolCell(report, item),
      ],
    }
  }
  const columns = Array.from(
    { length: perRow },
    (_, at): Column<number> => [
      '',
      textWidth / perRow - 8,
      (row) => cell(items[row + at * length]),
    ],
  )
  return dataTable(columns, [...Array(length).keys()])
}

/** The items whose sides contradict each other. */
const conflicts: Chapter = (report) => {
  const { conflicts } = report.summary
  return conflicts.length > 0 ? [lead(report.t.conflictsMean), compactList(report, conflicts)] : []
}

/** The items that are not of the guide. */
const outside: Chapter = (report) => {
  const { outside } = report.summary
  return outside.length > 0 ? [compactList(report, outside)] : []
}

const problems = <Row>(
  report: Report,
  { total, listed: rows }: { total: number; listed: readonly Row[] },
  partsOf: (row: Row) => [at: Date, test: string | null, reason: string | null],
): Content[] => {
  const { date, test, reason } = report.t.columns
  const columns: Column<Row>[] = [
    [date, 76, (row) => report.format.moment(partsOf(row)[0])],
    [test, 80, (row) => textCell(report, partsOf(row)[1])],
    [reason, 339, (row) => textCell(report, partsOf(row)[2], reportLimits.longCell)],
  ]
  return listed(report, columns, rows, total)
}

/** The changes that failed and wait for a person. */
const failed: Chapter = (report) => {
  const { failed } = report.data
  const rows = problems(report, failed, ({ accepted_at, wstg_id, finding_id: id, reason }) => [
    accepted_at,
    wstg_id ?? (id === null ? null : `#${id}`),
    reason,
  ])
  return rows.length > 0 ? [lead(report.t.failedMean), ...rows] : []
}

/** The failures in the synchronisation log. */
const failures: Chapter = (report) =>
  problems(report, report.data.failures, ({ logged_at, wstg_id, error_message }) => [
    logged_at,
    wstg_id,
    error_message,
  ])

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
export const chapters = {
  findings,
  summary,
  recent,
  tests,
  conflicts,
  failed,
  failures,
  others,
  outside,
  about,
}
