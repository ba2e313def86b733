import {
  type ReportData,
  type ReportItem,
  type ReportLogEntry,
  type ReportScope,
  reportLimits,
  type ToolAvailability,
} from './report-data.ts'

// Not a formatter that is kept: making one loads the language's data, which few need.
const count = (value: number): string => value.toLocaleString('es-ES', { useGrouping: 'always' })

/** Short texts end in a sign that something is missing. */
const cut = (text: string, characters: number): string =>
  text.length > characters ? `${text.slice(0, characters)} […]` : text
const cutOrNull = (text: string | null, characters: number): string | null =>
  text === null ? null : cut(text, characters)

/** Notes say how long they were: a reader must see that the report does not have all of it. */
const cutNote = (note: string, characters: number): string =>
  note.length > characters
    ? `${note.slice(0, characters)}\n[Texto cortado: se incluyen ${count(characters)} de ${count(note.length)} caracteres]`
    : note

/**
 * The same data with every text from outside cut to its bound, visibly. What is handed to the rendering thread is
 * copied on the event loop, so its size must not depend on what somebody once sent.
 */
export function withinBounds(data: ReportData): ReportData {
  let room: number = reportLimits.annex
  const note = (text: string | null): string | null => {
    if (text === null) return null
    const longest = Math.min(
      reportLimits.noteInAnnex,
      Math.max(room, reportLimits.longCell.characters),
    )
    room -= Math.min(text.length, longest)
    return cutNote(text, longest)
  }
  const item = (entry: ReportItem): ReportItem => ({
    ...entry,
    wstgId: cut(entry.wstgId, reportLimits.name),
    name: cut(entry.name, reportLimits.name),
    category: cutOrNull(entry.category, reportLimits.name),
    status: cut(entry.status, reportLimits.name),
    toolStatus: cutOrNull(entry.toolStatus, reportLimits.name),
    severity: cutOrNull(entry.severity, reportLimits.name),
    notes: note(entry.notes),
  })
  const logEntry = (entry: ReportLogEntry): ReportLogEntry => ({
    ...entry,
    wstgId: cut(entry.wstgId, reportLimits.name),
    direction: cut(entry.direction, reportLimits.name),
    oldStatus: cutOrNull(entry.oldStatus, reportLimits.name),
    newStatus: cutOrNull(entry.newStatus, reportLimits.name),
    errorMessage: cutOrNull(entry.errorMessage, reportLimits.errorMessage),
  })
  const scope: ReportScope = {
    product: cut(data.scope.product, reportLimits.name),
    engagement: cut(data.scope.engagement, reportLimits.name),
    toolAddress: cutOrNull(data.scope.toolAddress, reportLimits.name),
  }
  const tool: ToolAvailability =
    data.tool.state === 'answered'
      ? data.tool
      : { ...data.tool, reason: cut(data.tool.reason, reportLimits.name) }
  return {
    ...data,
    scope,
    tool,
    items: data.items.map(item),
    log: data.log.slice(0, reportLimits.logEntries).map(logEntry),
  }
}
