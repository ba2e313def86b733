import type { Content } from 'pdfmake/interfaces.js'
import { categoryLabel, directionLabels, statusLabel } from '../labels.ts'
import { type LogEntry, reportLimits } from '../report-data.ts'
import { band, lead, opening, type Report } from './chapter.ts'
import { type LongNote, oneLine, textCell } from './items.ts'
import { type Column, colors, dataTable } from './style.ts'

/** The entries of the sync log, failures first. */
export function syncLog(report: Report): Content[] {
  const { data, format } = report
  const { total, failures, listed } = data.log
  if (total === 0) return [opening('log', lead('El registro de sincronización está vacío.'))]
  const status = (value: string | null) => textCell(report, value && statusLabel(value))
  const columns: Column<LogEntry>[] = [
    ['Fecha', 86, (entry) => oneLine(format.instant(entry.logged_at))],
    ['Elemento', 72, (entry) => textCell(report, entry.wstg_id)],
    ['Sentido', 96, (entry) => directionLabels[entry.direction]],
    ['Estado anterior', 84, (entry) => status(entry.old_status)],
    ['Estado nuevo', 84, (entry) => status(entry.new_status)],
    [
      'Resultado',
      54,
      ({ success }) =>
        success ? { text: 'Correcto', color: colors.good } : { text: 'Error', color: colors.alert },
    ],
    ['Error', 233, (entry) => textCell(report, entry.error_message, reportLimits.longCell)],
  ]
  const introduction =
    `${format.plural(total, 'entrada', 'entradas')}, ${format.count(failures)} con error. ` +
    `Se muestran ${format.count(listed.length)}: primero los errores, después las demás, ` +
    'cada grupo de la más nueva a la más antigua.'
  return [opening('log', lead(introduction)), dataTable(columns, listed)]
}

/** Checks of the catalogue without an item, as far as the tool was read. */
export function uncovered(report: Report): Content[] {
  const { data, summary, format } = report
  const introduction =
    summary.uncovered.length === 0
      ? 'Todas las comprobaciones del catálogo tienen elemento.'
      : 'Comprobaciones que el servicio no sigue y de las que no se leyó ningún hallazgo.'
  const doubt = 'La herramienta no se leyó entera: puede tener hallazgos de otras.'
  const columns: Column<(typeof summary.uncovered)[number]>[] = [
    ['Comprobación', 88, ({ id }) => id],
    ['Nombre', 415, ({ name }) => name],
  ]
  const groups = Map.groupBy(summary.uncovered, ({ category }) => category)
  return [
    opening('uncovered', lead(introduction), ...(data.tool.failure ? [lead(doubt)] : [])),
    ...summary.coverage.flatMap(({ category, code }) => {
      const tests = groups.get(category) ?? []
      const number = format.plural(tests.length, 'comprobación', 'comprobaciones')
      const title = band(report, [categoryLabel(category), code, number])
      return tests.length === 0 ? [] : [dataTable(columns, tests, { title })]
    }),
  ]
}

/** pdfmake's time for a paragraph grows with the square of its length. */
const paragraphs = (text: string): string[] =>
  text.match(/[^\n]{1,4000}(?:\n|$)|\n|[^\n]{1,4000}/g) ?? []

/** The notes that were too long for the table, as far as the annex's bounds go. */
export function noteAnnex({ format, split }: Report, notes: readonly LongNote[]): Content[] {
  if (notes.length === 0)
    return [opening('notes', lead('Todas las notas caben en las tablas del capítulo 8.'))]
  let left: number = reportLimits.annex
  return [
    opening('notes', lead('Texto de las notas que no caben en las tablas del capítulo 8.')),
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
