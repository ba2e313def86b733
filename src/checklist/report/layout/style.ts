import type {
  Content,
  ContentText,
  CustomTableLayout,
  StyleDictionary,
} from 'pdfmake/interfaces.js'
import type { Format } from '../format.ts'
import type { Limit, Printable } from '../printable.ts'
import { type ReportData, reportLimits } from '../report-data.ts'
import type { Summary } from '../summary.ts'
import type { Texts } from '../texts.ts'

/** The input of every chapter. */
export interface Report {
  data: ReportData
  t: Texts
  summary: Summary
  format: Format
  print: Printable
}

export const fontName = 'DejaVu'

/** A4 in points. */
export const page = { margin: 42, top: 56, bottom: 48, width: 595.28 }
export const textWidth = page.width - 2 * page.margin

export const colors = {
  ink: '#1C2733',
  muted: '#5B6875',
  accent: '#1F3B5B',
  hairline: '#E2E7EC',
  panel: '#F2F5F8',
  alert: '#A93439',
  good: '#1F7A6D',
  warning: '#8A5A00',
}

/** Distances are top margins: a bottom margin that does not fit would begin a page. */
export const styles: StyleDictionary = {
  title: { fontSize: 24, bold: true, color: colors.accent },
  h1: { fontSize: 14, bold: true, color: colors.accent },
  h2: { fontSize: 10, bold: true, color: colors.accent, margin: [0, 10, 0, 0] },
  lead: { fontSize: 9, lineHeight: 1.25, margin: [0, 6, 0, 0] },
  small: { fontSize: 8, color: colors.muted, lineHeight: 1.2, margin: [0, 4, 0, 0] },
  head: { fontSize: 7.5, bold: true, color: colors.muted },
  group: { fontSize: 8.5, bold: true, color: colors.accent },
  running: { fontSize: 8, color: colors.muted },
}

/** Horizontal hairlines, a stronger rule under the head, and no padding at the outer edges. */
const ruled: CustomTableLayout = {
  hLineWidth: (row, { table }) =>
    row === table.headerRows ? 0.8 : row < (table.headerRows ?? 1) ? 0 : 0.4,
  vLineWidth: () => 0,
  hLineColor: (row, { table }) => (row === table.headerRows ? colors.muted : colors.hairline),
  paddingLeft: (column) => (column === 0 ? 0 : 4),
  paddingRight: (column, { table }) => (column === table.body[0]!.length - 1 ? 0 : 4),
  paddingTop: () => 2,
  paddingBottom: () => 2,
}

/**
 * The width is in points without the padding of 8 between two columns; together they fill 511. A
 * flexible column would be as wide as its longest word.
 */
export type Column<Row> = [
  head: Content,
  width: number,
  cell: (row: Row) => Content,
  alignment?: 'right',
]

/**
 * A table with a repeated head and whole rows.
 * @param title of the rows, above the head
 */
export const dataTable = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  title?: string,
): Content => ({
  table: {
    widths: columns.map(([, width]) => width),
    headerRows: title ? 2 : 1,
    keepWithHeaderRows: 1,
    dontBreakRows: true,
    body: [
      ...(title
        ? [
            [
              { text: title, style: 'group', colSpan: columns.length },
              ...columns.slice(1).map(() => ''),
            ],
          ]
        : []),
      columns.map(([head, , , alignment = 'left' as const]) => ({
        stack: [head],
        style: 'head',
        alignment,
      })),
      ...rows.map((row) =>
        columns.map(([, , cell, alignment]) => {
          const content = cell(row)
          return alignment ? { stack: [content], alignment } : content
        }),
      ),
    ],
  },
  layout: ruled,
  // Not a named style: pdfmake looks one up for each word and each of its properties.
  fontSize: 8,
  margin: [0, 6, 0, 0],
})

/** Columns in one, with a text below that is as wide as all of them. */
export const joinedColumns = <Row>(
  columns: readonly Column<Row>[],
  below: (row: Row) => Content[],
): Column<Row> => {
  const side = (cells: readonly Content[]): Content => ({
    columns: cells.map((cell, at) => ({ stack: [cell], width: columns[at]![1] })),
    columnGap: 8,
  })
  const width = columns.reduce((sum, [, width]) => sum + width + 8, -8)
  return [
    side(columns.map(([head]) => head)),
    width,
    (row) => [side(columns.map(([, , cell]) => cell(row))), ...below(row)],
  ]
}

/** A text from outside. */
export const textCell = (
  { print }: Report,
  value: string | null,
  limit: Limit = reportLimits.cell,
): ContentText => ({ text: value ? print(value, limit) : '–' })

/** A second line of a cell. */
export const tag = (text: ContentText['text'], color = colors.muted): ContentText => ({
  text,
  fontSize: 7.5,
  color,
})

export const lead = (text: string): Content => ({ text, style: 'lead' })
export const small = (text: string): Content => ({ text, style: 'small' })

/** A patch of colour before a name. */
export const patch = (color: string): ContentText => ({ text: '■ ', color })

/** A number with a link to the finding. */
export const findingLink = (id: number, url: string | null): ContentText => ({
  text: `#${id}`,
  ...(url && { link: url, color: colors.accent }),
})

/** A bar of parts whose whole width, in points, stands for `whole`. */
export const bar = (
  parts: readonly (readonly [value: number, color: string])[],
  whole: number,
  width: number,
  height = 7,
): Content => {
  let x = 0
  const drawn = parts.map(([value, color]) => {
    const w = whole > 0 ? (value / whole) * width : 0
    x += w
    return { type: 'rect' as const, x: x - w, y: 0, w, h: height, color }
  })
  const ground = { type: 'rect' as const, x: 0, y: 0, w: width, h: height, color: colors.hairline }
  return { canvas: [ground, ...drawn], margin: [0, 1.5, 0, 0] }
}
