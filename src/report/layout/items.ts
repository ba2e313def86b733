import type { Content, ContentText, TableCell } from 'pdfmake/interfaces.js'
import { findingAddress, noValue } from '../format.ts'
import { categoryLabel, severityLabel, statusKinds, toolFlagLabels } from '../labels.ts'
import { type ReportItem, reportLimits } from '../report-data.ts'
import type { Limit } from '../runs.ts'
import { items } from '../sentences.ts'
import type { CategoryItems } from '../summary.ts'
import { band, chapters, lead, opening, type Report, small } from './chapter.ts'
import { categoryAnchor } from './front.ts'
import { type Column, colors, dataTable, patch } from './style.ts'

/** Words that fit their cell: pdfmake measures each word of a text that may break. */
export const oneLine = (text: string): ContentText => ({ text, noWrap: true })
const tag = (text: string, color: string): Content => ({ text, fontSize: 7, color })

const isGuideId = (id: string): boolean => /^WSTG-[A-Z]{4}-\d\d$/.test(id)

/** A text from outside in a cell. */
export const textCell = (
  { split }: Report,
  value: string | null,
  limit: Limit = reportLimits.cell,
): ContentText => ({
  text: value === null || value === '' ? noValue : split(value, limit).text,
})

const daysBetween = (from: string, until: string): number =>
  Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000))

/** The flags of the finding, its number with a link, and its dates, each on a line of its own. */
function toolCell({ data, format }: Report, item: ReportItem): ContentText {
  const { findingId, foundOn, mitigatedOn } = item
  const flags = item.toolFlags.map((flag) => toolFlagLabels[flag]).join(', ')
  const lines: Content[] = [`${flags || noValue}\n`]
  const add = (text: string, color: string, link?: string) =>
    lines.push(...(lines.length > 1 ? ['\n'] : []), {
      text,
      fontSize: 7,
      color,
      noWrap: true,
      ...(link && { link }),
    })
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

/** The cells of an item in the lists and the detail, in the order of their columns. */
export function itemCells(
  report: Report,
  item: ReportItem,
  tags: Content[],
): [ContentText, ...Content[]] {
  const { label, color } = statusKinds[item.status]
  return [
    isGuideId(item.wstgId) ? oneLine(item.wstgId) : textCell(report, item.wstgId),
    textCell(report, item.name),
    { stack: [{ text: [patch(color), label], noWrap: true }, ...tags] },
    toolCell(report, item),
    textCell(report, item.severity === null ? null : severityLabel(item.severity)),
    oneLine(report.format.moment(item.lastSync)),
  ]
}

const columns: Column[] = [
  { title: 'Elemento', width: 72 },
  { title: 'Nombre', width: 140 },
  { title: 'Estado', width: 70 },
  { title: 'Herramienta', width: 104 },
  { title: 'Severidad', width: 50 },
  { title: 'Última sincronización', width: 74 },
  { title: 'Notas', width: 199 },
]

/** A note too long for the table; the table names its number, the annex has its text. */
export type LongNote = { number: number; item: ReportItem; text: string }

/** All items, one table per category. */
export function detail(report: Report): { content: Content[]; longNotes: LongNote[] } {
  const { summary, format } = report
  const longNotes: LongNote[] = []
  if (summary.total === 0)
    return { content: [opening(chapters.detail, [lead('No hay elementos.')])], longNotes }
  const table = (group: CategoryItems, index: number): Content => {
    const rows = group.items.map((item, row): TableCell[] => {
      const [id, ...others] = itemCells(report, item, tags(item))
      return [row === 0 ? { ...id, ...destination(group, index) } : id, ...others, note(item)]
    })
    const number = items(report, group.total)
    return dataTable(
      columns,
      rows,
      band(report, [categoryLabel(group.category), group.code, number]),
    )
  }
  const printed = `${format.count(summary.printed)} de ${items(report, summary.total)}`
  const more = `Se imprimen ${printed}; los recuentos los abarcan todos.`
  const cut = summary.printed < summary.total ? [small(more)] : []
  return {
    content: [opening(chapters.detail, cut, 'section'), ...summary.categories.map(table)],
    longNotes,
  }

  function tags(item: ReportItem): Content[] {
    if (item.conflict) return [tag('En conflicto', colors.alert)]
    return item.onlyInTool ? [tag('Solo en la herramienta', colors.accent)] : []
  }

  function note(item: ReportItem): Content {
    const text = item.notes?.trim() ?? ''
    const beginning = report.split(text, reportLimits.longCell)
    if (!beginning.cut) return { text: text === '' ? noValue : beginning.text }
    longNotes.push({ number: longNotes.length + 1, item, text })
    return {
      stack: [
        { text: beginning.text },
        tag(`Texto completo: nota ${longNotes.length} del anexo B`, colors.accent),
      ],
    }
  }
}

/**
 * The destination of a category is in its first row, because the head is repeated. Bookmarks are
 * not text of the pages, so a category outside the catalogue is not named there.
 */
const destination = ({ category, code }: CategoryItems, index: number) => ({
  id: categoryAnchor(index),
  outline: true,
  outlineText: category === null || code !== null ? categoryLabel(category) : 'Otra categoría',
  outlineParentId: chapters.detail.id,
})
