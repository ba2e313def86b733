import type { Cell, Node } from 'pdfmake'
import { noValue } from '../format.ts'
import { isKnownStatus, severityLabel, statusLabel, toolStatusLabel } from '../labels.ts'
import { type ReportItem, reportLimits } from '../report-data.ts'
import { type Column, colors, inner, size } from '../style.ts'
import { statusKind } from '../summary.ts'
import type { Report } from './outline.ts'

/** The report's own words in a cell, and below a table. */
export const own = (text: string): Node => ({ text, style: 'cell' })
export const remark = (text: string): Node => ({ text, style: 'small' })

/** A patch of colour before a name. */
export const patch = (color: string) => ({ text: '■ ', color })
export const numberCell = (text: string, strong = false): Cell => ({
  text,
  alignment: 'right',
  style: 'cell',
  bold: strong,
})

/** Cells of a table whose columns are known: every text from outside is set to the width of its column. */
export function cells({ format, typesetter }: Report, columns: readonly Column[]) {
  const text = (value: string | null, column: number): Node =>
    value === null || value === ''
      ? own(noValue)
      : typesetter.block(value, { width: inner(columns, column), size: size.table }, reportLimits.linesInCell)
  return {
    text,
    status(item: ReportItem, column: number): Cell {
      const status: Node = isKnownStatus(item.status)
        ? { text: [patch(statusKind(item.status).color), statusLabel(item.status)], style: 'cell' }
        : text(item.status, column)
      if (item.conflict) return { stack: [status, { text: 'En conflicto', fontSize: 7, color: colors.alert }] }
      if (item.onlyInTool)
        return { stack: [status, { text: 'Solo en la herramienta', fontSize: 7, color: colors.accent }] }
      return status
    },
    toolStatus(item: ReportItem, column: number): Cell {
      const status = item.toolStatus === null ? own(noValue) : text(toolStatusLabel(item.toolStatus), column)
      if (item.findingId === null) return status
      return { stack: [status, { text: `hallazgo ${item.findingId}`, fontSize: 7, color: colors.muted }] }
    },
    severity: (item: ReportItem, column: number): Cell =>
      text(item.severity === null ? null : severityLabel(item.severity), column),
    moment: (date: Date | null): Cell => own(format.moment(date)),
  }
}
