import type { Content, ContentText, TableCell } from 'pdfmake/interfaces.js'
import { noValue } from '../format.ts'
import { severityLabel, statusKind, toolStatusLabel } from '../labels.ts'
import { type ReportItem, reportLimits } from '../report-data.ts'
import type { Limit } from '../runs.ts'
import { items } from '../sentences.ts'
import type { CategoryItems } from '../summary.ts'
import { band, categoryTitle, chapters, lead, opening, type Report } from './chapter.ts'
import { categoryAnchor } from './guide.ts'
import { type Column, colors, dataTable, patch } from './style.ts'

/** The report's own words that fit their cell. pdfmake handles each word of a text that may break by itself. */
export const oneLine = (text: string): ContentText => ({ text, noWrap: true })
const tag = (text: string, color: string): Content => ({ text, fontSize: 7, color })

/** A text from outside in a cell. */
export const textCell = (
  { split }: Report,
  value: string | null,
  limit: Limit = reportLimits.cell,
): ContentText => ({
  text: value === null || value === '' ? noValue : split(value, limit).text,
})

/** What the lists and the detail say of an item, in the order of their columns. */
function itemCells(report: Report, item: ReportItem, tags: Content[]): [ContentText, ...Content[]] {
  const kind = statusKind(item.status)
  const status = kind
    ? { text: [patch(kind.color), kind.label], noWrap: true }
    : textCell(report, item.status)
  const toolStatus = textCell(
    report,
    item.toolStatus === null ? null : toolStatusLabel(item.toolStatus),
  )
  const finding = item.findingId === null ? [] : [tag(`hallazgo ${item.findingId}`, colors.muted)]
  return [
    textCell(report, item.wstgId),
    textCell(report, item.name),
    { stack: [status, ...tags] },
    { stack: [toolStatus, ...finding] },
    textCell(report, item.severity === null ? null : severityLabel(item.severity)),
    oneLine(report.format.moment(item.lastSync)),
  ]
}

const listColumns: Column[] = [
  { title: 'Elemento', width: 72 },
  { title: 'Nombre', width: 139 },
  { title: 'Estado', width: 68 },
  { title: 'Herramienta', width: 64 },
  { title: 'Severidad', width: 54 },
  { title: 'Última sincronización', width: 74 },
]
const detailColumns: Column[] = [
  { title: 'Elemento', width: 72 },
  { title: 'Nombre', width: 150 },
  { title: 'Estado', width: 70 },
  { title: 'Herramienta', width: 64 },
  { title: 'Severidad', width: 54 },
  { title: 'Última sincronización', width: 74 },
  { title: 'Notas', width: 225 },
]

/** Items on which both sides contradict each other. The chapter before always ends in the middle of a page. */
export const conflicts = (report: Report): Content[] =>
  list(report, report.summary.conflicts, chapters.conflicts, {
    none: 'No hay elementos en conflicto.',
    introduction:
      'La lista y la herramienta dicen cosas distintas de estos elementos. Hasta que se aclaren, su cierre no está demostrado.',
  })

/** Items without any synchronisation yet. */
export const pending = (report: Report): Content[] =>
  list(
    report,
    report.summary.pending,
    chapters.pending,
    {
      none: `No hay elementos pendientes de sincronizar.${report.summary.onlyInTool > 0 ? ' Los que están solo en la herramienta no cuentan como tales: nadie los ha enviado al servicio.' : ''}`,
      introduction:
        'Estos elementos se han aceptado y están en cola; su primera sincronización aún no ha terminado.',
    },
    report.summary.conflicts.length > 0 ? 'new-page' : 'flow',
  )

function list(
  report: Report,
  listed: readonly ReportItem[],
  chapter: typeof chapters.conflicts | typeof chapters.pending,
  texts: { none: string; introduction: string },
  place?: 'new-page' | 'flow',
): Content[] {
  if (listed.length === 0) return [opening(chapter, [lead(texts.none)])]
  const { count } = report.format
  const rows = listed
    .slice(0, reportLimits.listedItems)
    .map((item): TableCell[] => itemCells(report, item, []))
  const more = `Se listan los ${count(rows.length)} primeros de ${count(listed.length)}; el capítulo 6 los señala todos.`
  return [
    opening(chapter, [lead(texts.introduction)], place),
    dataTable(listColumns, rows),
    ...(rows.length < listed.length ? [{ text: more, style: 'small' }] : []),
  ]
}

/** A note too long for the table; the table names its number, the annex has its text. */
export type LongNote = { number: number; item: ReportItem; text: string }

/** All items, one table per category. */
export function detail(report: Report): { content: Content[]; longNotes: LongNote[] } {
  const { summary, format } = report
  const longNotes: LongNote[] = []
  if (summary.total === 0) {
    return {
      content: [opening(chapters.detail, [lead('No hay elementos en seguimiento.')])],
      longNotes,
    }
  }
  const table = (group: CategoryItems, index: number): Content => {
    const rows = group.items.map((item, row): TableCell[] => {
      const [id, ...others] = itemCells(report, item, tags(item))
      return [row === 0 ? { ...id, ...destination(group, index) } : id, ...others, note(item)]
    })
    return dataTable(
      detailColumns,
      rows,
      band(report, [categoryTitle(group), group.code, items(report, group.total)]),
    )
  }
  const more = `Se imprimen ${format.count(summary.printed)} de ${format.count(summary.total)} elementos; los recuentos los abarcan todos.`
  return {
    content: [
      opening(
        chapters.detail,
        summary.printed < summary.total ? [{ text: more, style: 'small' }] : [],
        'section',
      ),
      ...summary.categories.map(table),
    ],
    longNotes,
  }

  function tags(item: ReportItem): Content[] {
    if (item.conflict) return [tag('En conflicto', colors.alert)]
    return item.onlyInTool ? [tag('Solo en la herramienta', colors.accent)] : []
  }

  function note(item: ReportItem): Content {
    const text = item.notes?.trim() ?? ''
    const beginning = report.split(text, reportLimits.longCell)
    if (!beginning.cut) return textCell(report, text, reportLimits.longCell)
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
 * The category's destination and bookmark stand in its first row: the head is drawn again on every page. Bookmarks are
 * no text of the pages, so an unknown category is not named there.
 */
const destination = (group: CategoryItems, index: number) => ({
  id: categoryAnchor(index),
  outline: true,
  outlineText:
    group.category === null || group.code !== null ? categoryTitle(group) : 'Otra categoría',
  outlineParentId: chapters.detail.id,
})
