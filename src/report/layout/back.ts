import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { categoryLabel, directionLabel, statusLabel } from '../labels.ts'
import { reportLimits } from '../report-data.ts'
import { band, chapters, lead, opening, type Report } from './chapter.ts'
import { type LongNote, oneLine, textCell } from './items.ts'
import { type Column, colors, dataTable } from './style.ts'

const logColumns: Column[] = [
  { title: 'Fecha', width: 86 },
  { title: 'Elemento', width: 72 },
  { title: 'Sentido', width: 96 },
  { title: 'Estado anterior', width: 84 },
  { title: 'Estado nuevo', width: 84 },
  { title: 'Resultado', width: 54 },
  { title: 'Error', width: 233 },
]

/** The entries of the sync log, failures first. */
export function syncLog(report: Report): Content[] {
  const { data, format } = report
  const { total, failures, listed } = data.log
  if (total === 0)
    return [opening(chapters.log, [lead('El registro de sincronización está vacío.')])]
  const status = (value: string | null) =>
    textCell(report, value === null ? null : statusLabel(value))
  const rows = listed.map((entry): TableCell[] => [
    oneLine(format.instant(entry.timestamp)),
    textCell(report, entry.wstgId),
    textCell(report, directionLabel(entry.direction)),
    status(entry.oldStatus),
    status(entry.newStatus),
    {
      text: entry.success ? 'Correcto' : 'Error',
      color: entry.success ? colors.good : colors.alert,
    },
    textCell(report, entry.errorMessage, reportLimits.longCell),
  ])
  const introduction =
    `${format.plural(total, 'entrada', 'entradas')}, ${format.count(failures)} con error. ` +
    `Se muestran ${format.count(listed.length)}: primero los errores, después las demás, ` +
    'cada grupo de la más nueva a la más antigua.'
  return [opening(chapters.log, [lead(introduction)], 'section'), dataTable(logColumns, rows)]
}

const testColumns: Column[] = [
  { title: 'Comprobación', width: 88 },
  { title: 'Nombre', width: 415 },
]

/** Checks of the catalogue without an item, as far as the tool was read. */
export function uncovered(report: Report): Content[] {
  const { data, summary, format } = report
  const introduction =
    summary.uncovered.length === 0
      ? 'Todas las comprobaciones del catálogo tienen elemento.'
      : 'Comprobaciones que el servicio no sigue y de las que no se leyó ningún hallazgo.'
  const doubt = 'La herramienta no se leyó entera: puede tener hallazgos de otras.'
  const groups = Map.groupBy(summary.uncovered, ({ category }) => category)
  return [
    opening(
      chapters.uncovered,
      [lead(introduction), ...(data.tool.failure === null ? [] : [lead(doubt)])],
      'section',
    ),
    ...summary.coverage.flatMap(({ category, code }) => {
      const tests = groups.get(category) ?? []
      const number = format.plural(tests.length, 'comprobación', 'comprobaciones')
      const rows = tests.map(({ id, name }): TableCell[] => [id, name])
      const title = band(report, [categoryLabel(category), code, number])
      return rows.length === 0 ? [] : [dataTable(testColumns, rows, title)]
    }),
  ]
}

/** pdfmake's time for a paragraph grows with the square of its length. */
const paragraphs = (text: string): string[] =>
  text.match(/[^\n]{1,4000}(?:\n|$)|\n|[^\n]{1,4000}/g) ?? []

/** The notes that were too long for the table, as far as the annex's bounds go. */
export function noteAnnex({ format, split }: Report, notes: readonly LongNote[]): Content[] {
  if (notes.length === 0)
    return [opening(chapters.notes, [lead('Todas las notas caben en las tablas del capítulo 8.')])]
  let left: number = reportLimits.annex
  const introduction = 'Texto de las notas que no caben en las tablas del capítulo 8.'
  return [
    opening(chapters.notes, [lead(introduction)], 'section'),
    ...notes.flatMap(({ number, item, text }): Content[] => {
      const title = `Nota ${number}  ·  ${item.wstgId}  ·  ${item.name}`
      let printed = 0
      const lines: Content[] = []
      for (const paragraph of paragraphs(text)) {
        if (left <= 0) break
        const runs = split(paragraph.trimEnd(), { characters: left, lines: 1 })
        left -= Math.max(runs.length, reportLimits.lineInAnnex)
        printed += runs.cut ? runs.length : paragraph.length
        lines.push({ text: runs.length === 0 ? ' ' : runs.text, fontSize: 8.5, lineHeight: 1.2 })
      }
      const shown = `${format.count(printed)} de ${format.count(text.length)} caracteres`
      const end = `[Nota cortada: se imprimen ${shown}]`
      return [
        { text: split(title, reportLimits.cell).text, style: 'band', margin: [0, 10, 0, 3] },
        ...lines,
        ...(printed < text.length ? [{ text: end, fontSize: 8.5, color: colors.alert }] : []),
      ]
    }),
  ]
}
