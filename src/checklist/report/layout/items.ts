import type { Content, ContentText } from 'pdfmake/interfaces.js'
import { findingAddress } from '../../defectdojo/finding-address.ts'
import { statusColors } from '../colors.ts'
import { noValue } from '../format.ts'
import { type ReportItem, reportLimits } from '../report-data.ts'
import { type Limit, lineEnd } from '../runs.ts'
import {
  type ChapterContent,
  type Column,
  colors,
  dataTable,
  groupTitle,
  lead,
  listChapter,
  page,
  patch,
  type Report,
  small,
  tag,
  tagEms,
} from './style.ts'

/** Words that fit their cell: pdfmake measures each word of a text that may break. */
const oneLine = (text: string): ContentText => ({ text, noWrap: true })

/** A text from outside in a cell; `width` is that of its lines in ems. */
export const textCell = (
  { split }: Report,
  value: string | null,
  width: number,
  limit: Limit = reportLimits.cell,
): ContentText => ({ text: value ? split(value, { ...limit, width }).text : noValue })

/** A day, and the time below it. */
export const momentCell = ({ format }: Report, moment: Date | null): ContentText => {
  if (moment === null) return { text: noValue }
  const [day, time] = format.dayAndTime(moment)
  return { text: [oneLine(day), '\n', { ...tag(time, colors.muted), noWrap: true }] }
}

const nameOf = ({ t }: Report, { name }: ReportItem): string => name ?? t.outsideName

const daysBetween = (from: string, until: string): number =>
  Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000))

/** The state and the number with a link; below it the flags that say more than the state. */
function toolCell({ data, t }: Report, item: ReportItem): ContentText {
  const { findingId } = item
  const state = item.toolStatus === null ? noValue : t.flags[item.toolStatus]
  const parts: Content[] = [{ text: state, noWrap: true }]
  if (findingId !== null) {
    const link = findingAddress(data.scope.toolAddress, findingId)
    const number = { text: `#${findingId}`, color: colors.accent, noWrap: true }
    parts.push(' ', { ...number, ...(link && { link }) })
    if (!item.isRead && data.tool.read > 0)
      parts.push('\n', tag(data.tool.failure === null ? t.notListed : t.notRead, colors.muted))
  } else if (item.lastSync !== null) parts.push('\n', tag(t.noFinding, colors.alert))
  const flags = item.toolFlags.map((flag) => t.flags[flag]).join(', ')
  if (flags !== '' && flags !== state) parts.push('\n', tag(flags, colors.muted))
  return { text: parts }
}

/** The day of the finding's discovery with its age, and that of its mitigation. */
function foundCell({ data, format, t }: Report, item: ReportItem): ContentText {
  const { foundOn, mitigatedOn } = item
  const parts: Content[] = []
  if (foundOn !== null) {
    // A closed finding that is not mitigated has no date of its closing.
    const until = item.toolFlags.includes('active') ? data.generatedAt.toISOString() : mitigatedOn
    parts.push(oneLine(format.day(foundOn)))
    if (until)
      parts.push('\n', tag(format.days(daysBetween(foundOn, until.slice(0, 10))), colors.muted))
  }
  if (mitigatedOn !== null)
    parts.push('\n', tag(t.mitigatedOn(format.day(mitigatedOn)), colors.muted))
  return { text: parts.length > 0 ? parts : noValue }
}

/** When the status was set, by which account and for whom. */
function statusSetTags({ format, split, t }: Report, item: ReportItem, width: number) {
  const { at, by, for: person } = item.statusSet
  const parts = [
    at && format.dayAndTime(at)[0],
    by && t.setBy(by),
    person && t.setFor(person),
  ].filter((part) => part !== null)
  if (parts.length === 0) return []
  const { text } = split(parts.join(' '), { characters: 120, lines: 2, width })
  return [tag(text, colors.muted)]
}

/** Such as `2 High, 1 Low open`. */
const openFindingsText = ({ format, t }: Report, { openFindings }: ReportItem): string =>
  t.openFindings(
    openFindings
      .map(([severity, count]) => `${format.count(count)} ${t.severities[severity]}`)
      .join(', '),
  )

function statusCell(report: Report, item: ReportItem): Content {
  const { t } = report
  const { status, conflict, openFindings, onlyInTool } = item
  const tags = [
    ...(openFindings.length > 0 ? [tag(openFindingsText(report, item), colors.alert)] : []),
    ...(conflict ? [tag(t.conflict, colors.alert)] : []),
    ...(onlyInTool ? [tag(t.onlyInTool, colors.accent)] : []),
  ]
  const name = { text: [patch(statusColors[status]), t.statuses[status]], noWrap: true }
  return { stack: [name, ...tags] }
}

const severityCell = (report: Report, { severity }: ReportItem, width: number): Content =>
  textCell(report, report.t.severities[severity ?? ''] ?? severity, width)

/** The columns of the lists and of the detail; `own` are their own ones. */
const itemColumns = (
  report: Report,
  name: Column<ReportItem>,
  ...own: Column<ReportItem>[]
): Column<ReportItem>[] => [
  [report.t.columns.item, 70, ({ wstgId }, ems) => textCell(report, wstgId, ems)],
  name,
  [report.t.columns.status, 68, (item) => statusCell(report, item)],
  [report.t.columns.tool, 76, (item) => toolCell(report, item)],
  [report.t.columns.severity, 46, (item, ems) => severityCell(report, item, ems)],
  ...own,
  [report.t.columns.synchronised, 52, ({ lastSync }) => momentCell(report, lastSync)],
]

/** A chapter that lists some of the items. */
export function itemList(
  report: Report,
  id: 'urgent' | 'conflicts' | 'pending',
): ChapterContent | string {
  const { t, summary } = report
  const items = summary[id]
  const columns = itemColumns(
    report,
    [t.columns.name, 103, (item, ems) => textCell(report, nameOf(report, item), ems)],
    [t.columns.found, 48, (item) => foundCell(report, item)],
  )
  const listed = items.slice(0, reportLimits.listed)
  return listChapter(report, t.lists[id], columns, { listed, total: items.length })
}

/**
 * All items, one table per category, and the annex with the notes that are too long for a table.
 */
export function detail(report: Report): {
  items: ChapterContent | string
  notes: ChapterContent | undefined
} {
  const { summary, format, split, t } = report
  const longNotes: ReportItem[] = []
  const nameCell = (item: ReportItem, width: number): Content => {
    const name: Content[] = [
      textCell(report, nameOf(report, item), width),
      ...statusSetTags(report, item, tagEms(width)),
    ]
    const text = item.notes?.trim() ?? ''
    if (text === '') return { stack: name }
    const beginning = split(text, { ...reportLimits.longCell, width: tagEms(width) })
    const note: Content = { ...tag(beginning.text, colors.muted), margin: [0, 2, 0, 0] }
    if (!beginning.cut) return { stack: [...name, note] }
    longNotes.push(item)
    return { stack: [...name, note, tag(t.fullNote(longNotes.length), colors.accent)] }
  }
  const columns = itemColumns(report, [t.columns.nameAndNotes, 159, nameCell])
  const tables = summary.categories
    .filter(({ items }) => items.length > 0)
    .map((category) =>
      dataTable(columns, category.items, {
        ...groupTitle(report, category, format.items(category.total)),
        tocItem: true,
        tocStyle: 'small',
        tocMargin: [14, 2, 0, 0],
        outline: true,
        outlineParentId: 'detail',
      }),
    )
  const notes = noteAnnex(report, longNotes)
  const { total } = summary
  if (total === 0) return { items: t.lists.detail.none, notes }
  const printed = t.printed(format.count(reportLimits.items), format.items(total))
  const limited = total > reportLimits.items ? [lead(printed)] : []
  return { items: { content: [...limited, ...tables], newPage: true }, notes }
}

/** pdfmake's time for a paragraph grows with the square of its length. */
const paragraphs = (text: string): string[] =>
  text.split(lineEnd).flatMap((line) => line.match(/.{1,4000}/gsu) ?? [''])

/** The notes that were too long for the table, as far as the annex's bounds go. */
function noteAnnex(report: Report, items: readonly ReportItem[]): ChapterContent | undefined {
  if (items.length === 0) return undefined
  const { split, t } = report
  let left: number = reportLimits.annex
  const fontSize = 8.5
  const width = (page.width - 2 * page.margin) / fontSize
  const lines = (text: string): Content[] =>
    paragraphs(text).flatMap((paragraph) => {
      if (left <= 0) return []
      const { text, length } = split(paragraph.trimEnd(), { characters: left, lines: 1, width })
      left -= Math.max(length, reportLimits.annexLine)
      const end = left <= 0 ? [small(t.cutAnnex)] : []
      return [{ text: text.length > 0 ? text : ' ', fontSize, lineHeight: 1.2 }, ...end]
    })
  const notes = items.flatMap((item, index): Content[] => [
    {
      text: split(
        `${t.note(index + 1)}  ·  ${item.wstgId}  ·  ${nameOf(report, item)}`,
        reportLimits.cell,
      ).text,
      style: 'group',
      margin: [0, 10, 0, 3],
    },
    ...lines(item.notes ?? ''),
  ])
  return { content: [lead(t.lists.notes.introduction), ...notes], newPage: true }
}
