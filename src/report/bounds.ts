import { createFormat } from './format.ts'
import { type ReportData, type ReportItem, reportLimits } from './report-data.ts'

/** The same row with its texts cut, each cut visible. */
const cutTexts = <Row extends object>(row: Row): Row => {
  const cut = Object.entries(row).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string' && value.length > reportLimits.text
      ? `${value.slice(0, reportLimits.text)} […]`
      : value,
  ])
  return Object.fromEntries(cut)
}

/**
 * The same data with every text from outside cut to its bound. The event loop copies the data for
 * the rendering thread, so their size must not depend on the stored texts.
 */
export function withinBounds(data: ReportData): ReportData {
  const { count } = createFormat('UTC')
  let left: number = reportLimits.annex
  const item = ({ notes, ...others }: ReportItem): ReportItem => {
    const room = Math.max(left, reportLimits.longCell.characters)
    const longest = Math.min(reportLimits.noteInAnnex, room)
    left -= Math.min(notes?.length ?? 0, longest)
    if (notes === null || notes.length <= longest) return { ...cutTexts(others), notes }
    const shown = `${count(longest)} de ${count(notes.length)} caracteres`
    const remark = `[Texto cortado: se incluyen ${shown}]`
    return { ...cutTexts(others), notes: `${notes.slice(0, longest)}\n${remark}` }
  }
  return {
    ...data,
    scope: cutTexts(data.scope),
    items: data.items.map(item),
    failed: { ...data.failed, listed: data.failed.listed.map(cutTexts) },
    log: { ...data.log, listed: data.log.listed.map(cutTexts) },
  }
}
