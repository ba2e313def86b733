import { type ReportData, reportLimits } from './report-data.ts'

const cut = (text: string, limit: number): string =>
  text.length > limit ? `${text.slice(0, limit)}…` : text

/**
 * The same data with the tool's texts cut to their bounds. The event loop copies the data for the
 * rendering process, so their size must not depend on these texts.
 */
export function withinBounds(data: ReportData): ReportData {
  let left: number = reportLimits.annex
  const items = data.items.map((item) => {
    const room = Math.max(left, reportLimits.longCell.characters)
    const notes = item.notes && cut(item.notes, Math.min(reportLimits.note, room))
    left -= notes?.length ?? 0
    return {
      ...item,
      notes,
      wstgId: cut(item.wstgId, reportLimits.text),
      name: item.name && cut(item.name, reportLimits.text),
      statusSet: {
        ...item.statusSet,
        for: item.statusSet.for && cut(item.statusSet.for, reportLimits.text),
      },
      severity: item.severity && cut(item.severity, reportLimits.text),
    }
  })
  return { ...data, items }
}
