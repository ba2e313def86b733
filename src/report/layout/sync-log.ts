import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { directionLabel, statusLabel } from '../labels.ts'
import { reportLimits } from '../report-data.ts'
import { chapters, lead, opening, type Report } from './chapter.ts'
import { oneLine, textCell } from './items.ts'
import { type Column, colors, dataTable } from './style.ts'

const columns: Column[] = [
  { title: 'Fecha', width: 86 },
  { title: 'Elemento', width: 72 },
  { title: 'Sentido', width: 96 },
  { title: 'Estado anterior', width: 84 },
  { title: 'Estado nuevo', width: 84 },
  { title: 'Resultado', width: 54 },
  { title: 'Error', width: 233 },
]

/** The latest entries of the sync log, newest first. */
export function syncLog(report: Report): Content[] {
  const { data, summary, format } = report
  if (data.log.length === 0)
    return [opening(chapters.log, [lead('El registro de sincronización está vacío.')])]
  const status = (value: string | null) =>
    textCell(report, value === null ? null : statusLabel(value))
  const rows = data.log.map((entry): TableCell[] => [
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
  const introduction = `Últimas entradas, de la más nueva a la más antigua: ${format.count(rows.length)}, de ellas ${format.count(summary.logErrors)} con error.`
  return [opening(chapters.log, [lead(introduction)], 'section'), dataTable(columns, rows)]
}
