import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { type ReportItem, reportLimits } from '../report-data.ts'
import { type Chapter, chapters, lead, opening, type Place, type Report, small } from './chapter.ts'
import { itemCells, oneLine, textCell } from './items.ts'
import { type Column, dataTable } from './style.ts'

const itemColumns: Column[] = [
  { title: 'Elemento', width: 72 },
  { title: 'Nombre', width: 115 },
  { title: 'Estado', width: 64 },
  { title: 'Herramienta', width: 96 },
  { title: 'Severidad', width: 50 },
  { title: 'Última sincronización', width: 74 },
]

/** A chapter of one table, or of one sentence where there is nothing to list. */
function list(
  { format }: Report,
  chapter: Chapter,
  columns: readonly Column[],
  { rows, total, place }: { rows: TableCell[][]; total: number; place?: Place | undefined },
  texts: { none: string; introduction: string },
): Content[] {
  if (rows.length === 0) return [opening(chapter, [lead(texts.none)])]
  const more = `Se listan ${format.count(rows.length)} de ${format.count(total)}.`
  return [
    opening(chapter, [lead(texts.introduction)], place),
    dataTable(columns, rows),
    ...(rows.length < total ? [small(more)] : []),
  ]
}

const itemList = (
  report: Report,
  chapter: Chapter,
  listed: readonly ReportItem[],
  texts: { none: string; introduction: string },
  place?: Place,
): Content[] => {
  const rows = listed.slice(0, reportLimits.listed).map((item) => itemCells(report, item, []))
  return list(report, chapter, itemColumns, { rows, total: listed.length, place }, texts)
}

export const urgent = (report: Report): Content[] =>
  itemList(report, chapters.urgent, report.summary.urgent, {
    none: 'No hay elementos abiertos de severidad crítica ni alta.',
    introduction:
      'Primero los de severidad crítica. Bajo el número del hallazgo están el día en que se ' +
      'detectó y su antigüedad.',
  })

/*
 * The chapter before the conflicts always ends in the middle of a page. After a table a new page
 * begins, because pdfmake does not keep a title with the rows of the table below it.
 */

export const conflicts = (report: Report): Content[] =>
  itemList(report, chapters.conflicts, report.summary.conflicts, {
    none: 'No hay elementos en conflicto.',
    introduction:
      'La lista y la herramienta dicen cosas distintas de estos elementos. Hasta que se aclaren, ' +
      'su cierre no está demostrado.',
  })

const failureColumns: Column[] = [
  { title: 'Petición', width: 44 },
  { title: 'Elemento', width: 74 },
  { title: 'Aceptada', width: 74 },
  { title: 'Intentos', width: 38, right: true },
  { title: 'Próximo intento', width: 74 },
  { title: 'Motivo', width: 167 },
]

export function failed(report: Report): Content[] {
  const { data, format } = report
  const rows = data.failed.listed.map((request): TableCell[] => [
    String(request.seq),
    textCell(report, request.subject),
    oneLine(format.moment(request.acceptedAt)),
    { text: format.count(request.attempts), alignment: 'right' },
    oneLine(request.nextAttempt === null ? 'Ninguno' : format.moment(request.nextAttempt)),
    textCell(report, request.reason, reportLimits.longCell),
  ])
  return list(
    report,
    chapters.failed,
    failureColumns,
    { rows, total: data.failed.total },
    {
      none: 'No hay peticiones fallidas.',
      introduction:
        'El contenido de estas peticiones no está en la herramienta. Sin próximo intento siguen ' +
        'así hasta que se repiten, se descartan o llega otra más nueva de su elemento.',
    },
  )
}

export function pending(report: Report): Content[] {
  const { data, summary } = report
  const place = summary.conflicts.length + data.failed.total > 0 ? 'new-page' : 'flow'
  const texts = {
    none: 'No hay elementos pendientes de sincronizar.',
    introduction:
      'La primera sincronización de estos elementos no ha terminado todavía o ha fallado.',
  }
  return itemList(report, chapters.pending, summary.pending, texts, place)
}
