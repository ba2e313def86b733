import type { Cell, Node } from 'pdfmake'
import { directionLabel, statusLabel } from '../labels.ts'
import { type Column, colors, dataTable, remaining, room } from '../style.ts'
import { cells, own } from './cells.ts'
import { chapters, opening, type Report } from './outline.ts'

/** The latest entries of the sync log, newest first. */
export function syncLog(report: Report): Node[] {
  const { data, summary, format } = report
  if (data.log.length === 0) {
    return [opening(chapters.log, 'flow', [{ text: 'El registro de sincronización está vacío.', style: 'lead' }])]
  }
  const columns: Column[] = [
    { title: 'Fecha', width: 90 },
    { title: 'Elemento', width: 80 },
    { title: 'Sentido', width: 104 },
    { title: 'Estado anterior', width: 92 },
    { title: 'Estado nuevo', width: 92 },
    { title: 'Resultado', width: 62 },
    { title: 'Error', width: 0 },
  ]
  columns[6]!.width = remaining(room.landscape, columns)
  const cell = cells(report, columns)
  const rows = data.log.map((entry): Cell[] => [
    own(format.instant(entry.timestamp)),
    cell.text(entry.wstgId, 1),
    cell.text(directionLabel(entry.direction), 2),
    cell.text(entry.oldStatus === null ? null : statusLabel(entry.oldStatus), 3),
    cell.text(entry.newStatus === null ? null : statusLabel(entry.newStatus), 4),
    { text: entry.success ? 'Correcto' : 'Error', style: 'cell', color: entry.success ? colors.good : colors.alert },
    cell.text(entry.errorMessage, 6),
  ])
  const summaryText = `Últimas entradas, de la más nueva a la más antigua: ${format.count(data.log.length)}, de ellas ${format.count(summary.logErrors)} con error.`
  return [
    opening(chapters.log, summary.total > 0 ? 'new-page' : 'section-start', [{ text: summaryText, style: 'lead' }]),
    dataTable(columns, rows),
  ]
}
