import type { Content, ContentText } from 'pdfmake/interfaces.js'
import { findingAddress, noValue } from '../format.ts'
import { categoryLabel, severityLabel, statusKinds, toolFlagLabels } from '../labels.ts'
import { type ReportItem, reportLimits } from '../report-data.ts'
import type { Limit } from '../runs.ts'
import { items } from '../sentences.ts'
import type { CategoryItems } from '../summary.ts'
import { band, lead, opening, type Report, small } from './chapter.ts'
import { type Column, colors, dataTable, patch } from './style.ts'

/** Words that fit their cell: pdfmake measures each word of a text that may break. */
export const oneLine = (text: string): ContentText => ({ text, noWrap: true })
const tag = (text: string, color: string): Content => ({ text, fontSize: 7, color })

/** A text from outside in a cell. */
export const textCell = (
  { split }: Report,
  value: string | null,
  limit: Limit = reportLimits.cell,
): ContentText => ({ text: value ? split(value, limit).text : noValue })

const daysBetween = (from: string, until: string): number =>
  Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000))

/** The flags of the finding, its number with a link, and its dates, each on a line of its own. */
function toolCell({ data, format }: Report, item: ReportItem): ContentText {
  const { findingId, foundOn, mitigatedOn } = item
  const flags = item.toolFlags.map((flag) => toolFlagLabels[flag]).join(', ')
  const lines: Content[] = [flags || noValue]
  const add = (text: string, color: string, link?: string) =>
    lines.push('\n', { text, fontSize: 7, color, noWrap: true, ...(link && { link }) })
  if (findingId !== null) {
    const link = findingAddress(data.scope.toolAddress, findingId)
    const unread = data.tool.failure === null ? ', no encontrado' : ', no leído'
    const state = item.isRead || data.tool.read === 0 ? '' : unread
    add(`hallazgo ${findingId}${state}`, link ? colors.accent : colors.muted, link)
  } else if (item.lastSync !== null) add('sin hallazgo', colors.alert)
  if (foundOn !== null) {
    const days = daysBetween(foundOn, mitigatedOn ?? data.generatedAt.toISOString().slice(0, 10))
    add(`del ${format.day(foundOn)}, ${format.plural(days, 'día', 'días')}`, colors.muted)
  }
  if (mitigatedOn !== null) add(`mitigado el ${format.day(mitigatedOn)}`, colors.muted)
  return { text: lines }
}

function statusCell({ status, conflict, onlyInTool }: ReportItem): Content {
  const { label, color } = statusKinds[status]
  const tags = [
    ...(conflict ? [tag('En conflicto', colors.alert)] : []),
    ...(onlyInTool ? [tag('Solo en la herramienta', colors.accent)] : []),
  ]
  return { stack: [{ text: [patch(color), label], noWrap: true }, ...tags] }
}

const idCell = (report: Report, { wstgId }: ReportItem): ContentText =>
  /^WSTG-[A-Z]{4}-\d\d$/.test(wstgId) ? oneLine(wstgId) : textCell(report, wstgId)

/** The columns of the lists and of the detail. */
export const itemColumns = (report: Report, nameWidth: number): Column<ReportItem>[] => [
  ['Elemento', 72, (item) => idCell(report, item)],
  ['Nombre', nameWidth, ({ name }) => textCell(report, name)],
  ['Estado', 70, statusCell],
  ['Herramienta', 104, (item) => toolCell(report, item)],
  ['Severidad', 50, ({ severity }) => textCell(report, severity && severityLabel(severity))],
  ['Última sincronización', 74, ({ lastSync }) => oneLine(report.format.moment(lastSync))],
]

/** A note too long for the table; the table names its number, the annex has its text. */
export type LongNote = { number: number; item: ReportItem; text: string }

/** All items, one table per category. */
export function detail(report: Report): { content: Content[]; longNotes: LongNote[] } {
  const { summary, format } = report
  const longNotes: LongNote[] = []
  if (summary.total === 0)
    return { content: [opening('detail', lead('No hay elementos.'))], longNotes }
  const others = itemColumns(report, 140).slice(1)
  const tables = summary.categories.map((group, index) => {
    const first = destination(group, index)
    const columns: Column<ReportItem>[] = [
      ['Elemento', 72, (item, row) => ({ ...idCell(report, item), ...(row === 0 && first) })],
      ...others,
      ['Notas', 199, note],
    ]
    const title = band(report, [
      categoryLabel(group.category),
      group.code,
      items(report, group.total),
    ])
    return dataTable(columns, group.items, { title })
  })
  const printed = `${format.count(summary.printed)} de ${items(report, summary.total)}`
  const more = `Se imprimen ${printed}; los recuentos los abarcan todos.`
  const cut = summary.printed < summary.total ? [small(more)] : []
  return { content: [opening('detail', ...cut), ...tables], longNotes }

  function note(item: ReportItem): Content {
    const text = item.notes?.trim() ?? ''
    const beginning = report.split(text, reportLimits.longCell)
    if (!beginning.cut) return { text: text === '' ? noValue : beginning.text }
    longNotes.push({ number: longNotes.length + 1, item, text })
    const reference = tag(`Texto completo: nota ${longNotes.length} del anexo B`, colors.accent)
    return { stack: [{ text: beginning.text }, reference] }
  }
}

export const categoryAnchor = (index: number): string => `categoria-${index + 1}`

/**
 * The destination of a category is in its first row, because the head is repeated. Bookmarks are
 * not text of the pages, so a category outside the catalogue is not named there.
 */
const destination = ({ category, code }: CategoryItems, index: number) => ({
  id: categoryAnchor(index),
  outline: true,
  outlineText: category === null || code !== null ? categoryLabel(category) : 'Otra categoría',
  outlineParentId: 'detail',
})
