import type { Content } from 'pdfmake/interfaces.js'
import { trackerStatusOf } from '../../wstg/status.ts'
import { noValue } from '../format.ts'
import { directionLabels, statusKinds } from '../labels.ts'
import { type FailedRequest, type LogEntry, reportLimits } from '../report-data.ts'
import type { Category } from '../summary.ts'
import { toolSentences } from './front.ts'
import { oneLine, textCell } from './items.ts'
import {
  type Column,
  chapter,
  colors,
  dataTable,
  groupTitle,
  lead,
  listChapter,
  type Report,
} from './style.ts'

/** The requests that failed for good or are tried again. */
export function failed(report: Report): Content {
  const { data, format } = report
  const columns: Column<FailedRequest>[] = [
    ['Petición', 44, ({ seq }) => String(seq)],
    ['Elemento', 74, ({ subject }, ems) => textCell(report, subject, ems)],
    ['Aceptada', 80, ({ acceptedAt }) => oneLine(format.moment(acceptedAt))],
    ['Intentos', 38, ({ attempts }) => format.count(attempts), 'right'],
    [
      'Próximo intento',
      80,
      ({ nextAttempt }) => oneLine(nextAttempt === null ? 'Ninguno' : format.moment(nextAttempt)),
    ],
    ['Motivo', 155, ({ reason }, ems) => textCell(report, reason, ems, reportLimits.longCell)],
  ]
  return listChapter(report, 'failed', {
    none: 'No hay peticiones fallidas.',
    introduction:
      'El contenido de estas peticiones no está en la herramienta. Sin próximo intento siguen ' +
      'así hasta que se repiten, se descartan o llega otra más nueva de su elemento.',
    columns,
    ...data.failed,
  })
}

const statusLabel = (status: string | null): string =>
  status === null ? noValue : statusKinds[trackerStatusOf(status)].label

/** The entries of the sync log, failures first. */
export function syncLog(report: Report): Content {
  const { data, format } = report
  const columns: Column<LogEntry>[] = [
    ['Fecha', 86, (entry) => oneLine(format.moment(entry.logged_at))],
    ['Elemento', 72, (entry, ems) => textCell(report, entry.wstg_id, ems)],
    ['Sentido', 96, (entry) => directionLabels[entry.direction]],
    ['Estado anterior', 84, (entry) => statusLabel(entry.old_status)],
    ['Estado nuevo', 84, (entry) => statusLabel(entry.new_status)],
    [
      'Resultado',
      54,
      ({ success }) =>
        success ? { text: 'Correcto', color: colors.good } : { text: 'Error', color: colors.alert },
    ],
    [
      'Error',
      233,
      (entry, ems) => textCell(report, entry.error_message, ems, reportLimits.longCell),
    ],
  ]
  return listChapter(report, 'log', {
    none: 'El registro de sincronización está vacío.',
    introduction:
      `Entradas con error: ${format.count(data.log.failures)}. Primero los errores, después las ` +
      'demás, cada grupo de la más nueva a la más antigua.',
    columns,
    ...data.log,
    orientation: 'landscape',
  })
}

/** Checks of the catalogue without an item, as far as the tool was read. */
export function uncovered(report: Report): Content {
  const { summary, format } = report
  const categories = summary.categories.filter((category) => category.uncovered.length > 0)
  if (categories.length === 0)
    return chapter('uncovered', [lead('Todas las comprobaciones del catálogo tienen elemento.')])
  const columns: Column<Category['uncovered'][number]>[] = [
    ['Comprobación', 88, ({ id }) => id],
    ['Nombre', 415, ({ name }) => name],
  ]
  const doubt = 'La herramienta no se leyó entera: puede tener hallazgos de otras.'
  const tables = categories.map((category) => {
    const { uncovered } = category
    return dataTable(columns, uncovered, groupTitle(category, format.count(uncovered.length)))
  })
  return chapter(
    'uncovered',
    [
      lead('Comprobaciones que el servicio no sigue y de las que no se leyó ningún hallazgo.'),
      ...(toolSentences(report).isWhole ? [] : [lead(doubt)]),
      ...tables,
    ],
    'portrait',
  )
}
