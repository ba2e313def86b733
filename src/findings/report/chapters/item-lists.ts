import type { Cell, Node } from 'pdfmake'
import { type ReportItem, reportLimits } from '../report-data.ts'
import { type Column, dataTable, remaining, room } from '../style.ts'
import { cells, remark } from './cells.ts'
import { chapters, opening, type Report } from './outline.ts'

/** Items on which both sides contradict each other. */
export function conflicts(report: Report): Node[] {
  return shortList(report, report.summary.conflicts, chapters.conflicts, {
    none: 'No hay elementos en conflicto.',
    introduction:
      'La lista y la herramienta dicen cosas distintas de estos elementos. Hasta que se aclaren, su cierre no está demostrado.',
  })
}

/** Items without any synchronisation yet. */
export function pending(report: Report): Node[] {
  return shortList(report, report.summary.pending, chapters.pending, {
    none: `No hay elementos pendientes de sincronizar.${report.summary.onlyInTool > 0 ? ' Los que están solo en la herramienta no cuentan como tales: nadie los ha enviado al servicio.' : ''}`,
    introduction: 'Estos elementos se han aceptado y están en cola; su primera sincronización aún no ha terminado.',
  })
}

function shortList(
  report: Report,
  items: readonly ReportItem[],
  chapter: typeof chapters.conflicts | typeof chapters.pending,
  texts: { none: string; introduction: string },
): Node[] {
  if (items.length === 0) return [opening(chapter, 'flow', [{ text: texts.none, style: 'lead' }])]
  const columns: Column[] = [
    { title: 'Elemento', width: 76 },
    { title: 'Nombre', width: 0 },
    { title: 'Estado', width: 76 },
    { title: 'Herramienta', width: 72 },
    { title: 'Severidad', width: 62 },
    { title: 'Última sincronización', width: 78 },
  ]
  columns[1]!.width = remaining(room.portrait, columns)
  const cell = cells(report, columns)
  const shown = items.slice(0, reportLimits.listedItems)
  const rows = shown.map((item): Cell[] => [
    cell.text(item.wstgId, 0),
    cell.text(item.name, 1),
    cell.status({ ...item, conflict: false }, 2),
    cell.toolStatus(item, 3),
    cell.severity(item, 4),
    cell.moment(item.lastSync),
  ])
  const left = items.length - shown.length
  const more =
    left > 0
      ? [
          remark(
            `Se listan los ${report.format.count(shown.length)} primeros de ${report.format.count(items.length)}; el capítulo 6 los señala todos.`,
          ),
        ]
      : []
  return [opening(chapter, 'flow', [{ text: texts.introduction, style: 'lead' }]), dataTable(columns, rows), ...more]
}
