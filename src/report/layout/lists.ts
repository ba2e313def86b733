import type { Content } from 'pdfmake/interfaces.js'
import type { Chapter } from '../labels.ts'
import { type FailedRequest, type ReportItem, reportLimits } from '../report-data.ts'
import { lead, opening, type Report, small } from './chapter.ts'
import { itemColumns, oneLine, textCell } from './items.ts'
import { type Column, dataTable } from './style.ts'

/** A chapter of one table, or of one sentence where there is nothing to list. */
function list<Row>(
  { format }: Report,
  chapter: Chapter,
  {
    columns,
    listed,
    total,
  }: { columns: readonly Column<Row>[]; listed: readonly Row[]; total: number },
  texts: { none: string; introduction: string },
): Content[] {
  if (listed.length === 0) return [opening(chapter, lead(texts.none))]
  const more = `Se listan ${format.count(listed.length)} de ${format.count(total)}.`
  return [
    opening(chapter, lead(texts.introduction)),
    dataTable(columns, listed),
    ...(listed.length < total ? [small(more)] : []),
  ]
}

const itemList =
  (key: 'urgent' | 'conflicts' | 'pending', texts: { none: string; introduction: string }) =>
  (report: Report): Content[] => {
    const items: readonly ReportItem[] = report.summary[key]
    const listed = items.slice(0, reportLimits.listed)
    const table = { columns: itemColumns(report, 101), listed, total: items.length }
    return list(report, key, table, texts)
  }

export const urgent = itemList('urgent', {
  none: 'No hay elementos abiertos de severidad crítica ni alta.',
  introduction:
    'Primero los de severidad crítica. Bajo el número del hallazgo están el día en que se ' +
    'detectó y su antigüedad.',
})

export const conflicts = itemList('conflicts', {
  none: 'No hay elementos en conflicto.',
  introduction:
    'La lista y la herramienta dicen cosas distintas de estos elementos. Hasta que se aclaren, ' +
    'su cierre no está demostrado.',
})

export const pending = itemList('pending', {
  none: 'No hay elementos pendientes de sincronizar.',
  introduction:
    'La primera sincronización de estos elementos no ha terminado todavía o ha fallado.',
})

export function failed(report: Report): Content[] {
  const { data, format } = report
  const columns: Column<FailedRequest>[] = [
    ['Petición', 44, ({ seq }) => String(seq)],
    ['Elemento', 74, ({ subject }) => textCell(report, subject)],
    ['Aceptada', 74, ({ acceptedAt }) => oneLine(format.moment(acceptedAt))],
    ['Intentos', 38, ({ attempts }) => format.count(attempts), 'right'],
    [
      'Próximo intento',
      74,
      ({ nextAttempt }) => oneLine(nextAttempt === null ? 'Ninguno' : format.moment(nextAttempt)),
    ],
    ['Motivo', 167, ({ reason }) => textCell(report, reason, reportLimits.longCell)],
  ]
  return list(
    report,
    'failed',
    { columns, ...data.failed },
    {
      none: 'No hay peticiones fallidas.',
      introduction:
        'El contenido de estas peticiones no está en la herramienta. Sin próximo intento siguen ' +
        'así hasta que se repiten, se descartan o llega otra más nueva de su elemento.',
    },
  )
}
