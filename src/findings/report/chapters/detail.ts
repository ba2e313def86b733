import type { Cell, Node } from 'pdfmake'
import { noValue, plural } from '../format.ts'
import { type ReportItem, reportLimits } from '../report-data.ts'
import { type Column, colors, dataTable, inner, remaining, room, size } from '../style.ts'
import type { CategoryItems } from '../summary.ts'
import { excerpt, visibleText } from '../text/visible-text.ts'
import { cells, own, remark } from './cells.ts'
import { band, categoryAnchor, categoryTitle, chapters, opening, type Report } from './outline.ts'

/** A note too long for the table; the table names its number, the annex has its text. */
export type LongNote = { number: number; item: ReportItem; visible: string }

/** Bookmarks stand outside the pages' text, so an unknown category is not named there. */
const bookmark = (group: CategoryItems): string =>
  group.category === null || group.code !== null ? categoryTitle(group) : 'Otra categoría'

export type Detail = { nodes: Node[]; longNotes: LongNote[] }

/** All items, one table per category. */
export function detail(report: Report): Detail {
  const { summary, format, typesetter } = report
  const longNotes: LongNote[] = []
  const columns: Column[] = [
    { title: 'Elemento', width: 76 },
    { title: 'Nombre', width: 158 },
    { title: 'Estado', width: 78 },
    { title: 'Herramienta', width: 72 },
    { title: 'Severidad', width: 62 },
    { title: 'Última sincronización', width: 82 },
    { title: 'Notas', width: 0 },
  ]
  columns[6]!.width = remaining(room.landscape, columns)
  const cell = cells(report, columns)
  const tables = summary.categories.map((group, index): Node => {
    const number = plural(format, group.total, 'elemento', 'elementos')
    const title = band(report, [categoryTitle(group), group.code, number], room.landscape)
    const rows = group.items.map((item, row): Cell[] => [
      row === 0 ? anchored(cell.text(item.wstgId, 0), index, bookmark(group)) : cell.text(item.wstgId, 0),
      cell.text(item.name, 1),
      cell.status(item, 2),
      cell.toolStatus(item, 3),
      cell.severity(item, 4),
      cell.moment(item.lastSync),
      note(item),
    ])
    return dataTable(columns, rows, { band: title, above: 14 })
  })

  if (tables.length === 0) {
    return {
      nodes: [opening(chapters.detail, 'flow', [{ text: 'No hay elementos en seguimiento.', style: 'lead' }])],
      longNotes,
    }
  }
  const more =
    summary.printed < summary.total
      ? [
          remark(
            `Se imprimen ${format.count(summary.printed)} de ${format.count(summary.total)} elementos; los recuentos los abarcan todos.`,
          ),
        ]
      : []
  return { nodes: [opening(chapters.detail, 'section-start'), ...more, ...tables], longNotes }

  /** The category's destination stands in its first row, not in the head, which is drawn again on every page. */
  function anchored(content: Node, index: number, title: string): Cell {
    return {
      stack: [
        {
          text: ' ',
          fontSize: 0.1,
          id: categoryAnchor(index),
          outline: true,
          outlineText: title,
          outlineParentId: chapters.detail.id,
        },
        content,
      ],
    }
  }

  function note(item: ReportItem): Cell {
    if (item.notes === null || item.notes.trim() === '') return own(noValue)
    const visible = visibleText(item.notes).trim()
    const { characters, lines } = reportLimits.noteInTable
    const beginning = excerpt(visible, characters, lines)
    const set = typesetter.lines(beginning.text, { width: inner(columns, 6), size: size.table })
    if (!beginning.cut && set.length <= reportLimits.linesInCell) return { stack: set }
    longNotes.push({ number: longNotes.length + 1, item, visible })
    return {
      stack: [
        ...set.slice(0, reportLimits.linesInCell),
        {
          text: `… Texto completo: nota ${longNotes.length} del anexo B`,
          fontSize: 7,
          italics: true,
          color: colors.accent,
        },
      ],
    }
  }
}
