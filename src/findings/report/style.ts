import type { Cell, Node, Table, TableLayout, TextStyle } from 'pdfmake'

/** A4 in points, and the room between the margins. */
export const page = { margin: 42, top: 62, bottom: 54, portrait: 595.28, landscape: 841.89 }
export const room = { portrait: page.portrait - 2 * page.margin, landscape: page.landscape - 2 * page.margin }

export const colors = {
  ink: '#1C2733',
  muted: '#5B6875',
  accent: '#1F3B5B',
  rule: '#CBD3DB',
  hairline: '#E2E7EC',
  panel: '#F2F5F8',
  alert: '#A93439',
  good: '#2C7A57',
  warning: '#DDA733',
  white: '#FFFFFF',
}

/** Font size of the tables and of body text, in points. */
export const size = { table: 7.8, body: 9.5 }

/**
 * Nodes that stand in a section by themselves keep their distance with top margins alone: a bottom margin that no longer
 * fits makes pdfmake begin a page, and a section or page break that follows would leave it empty, or in the wrong format.
 */
export const styles: Record<string, TextStyle> = {
  h1: { fontSize: 16, bold: true, color: colors.accent, margin: [0, 0, 0, 4] },
  h2: { fontSize: 11, bold: true, color: colors.accent, margin: [0, 12, 0, 5] },
  lead: { fontSize: size.body, lineHeight: 1.28, margin: [0, 6, 0, 0] },
  small: { fontSize: 7.8, color: colors.muted, lineHeight: 1.2 },
  head: { fontSize: 7.4, bold: true, color: colors.muted },
  band: { fontSize: 9.5, bold: true, color: colors.accent },
  cell: { fontSize: size.table },
}

export interface Column {
  title: string
  /** Points, cell padding included. */
  width: number
  alignment?: 'left' | 'right'
}

const padding = { side: 4, row: 3 }
const paddingLeft = (column: number): number => (column === 0 ? 0 : padding.side)
const paddingRight = (column: number, columns: number): number => (column === columns - 1 ? 0 : padding.side)

/** The room for text in a column; the outer edges of a table stand on the margins, without padding. */
export const inner = (columns: readonly Column[], column: number): number =>
  columns[column]!.width - paddingLeft(column) - paddingRight(column, columns.length)

/** The width that the columns leave of a line. */
export const remaining = (line: number, columns: readonly Column[]): number =>
  line - columns.reduce((sum, { width }) => sum + width, 0)

/** Horizontal hairlines only; the rule under the head stands out. */
const ruled = (headRows: number): TableLayout => ({
  hLineWidth: (row, node) => (row === 0 ? 0 : row === headRows || row === node.table.body.length ? 0.8 : 0.4),
  vLineWidth: () => 0,
  hLineColor: (row, node) => (row === headRows || row === node.table.body.length ? colors.muted : colors.hairline),
  paddingLeft,
  paddingRight: (column, node) => paddingRight(column, node.table.widths.length),
  paddingTop: () => padding.row,
  paddingBottom: () => padding.row,
})

export interface TableOptions {
  /** A title above the column heads, repeated with them on every page. */
  band?: Node
  /** Room above the table in points. */
  above?: number
}

/**
 * A table with repeated heads whose rows stay whole. Its title is part of the head, so that no page ends with a
 * title and no row.
 */
export function dataTable(columns: readonly Column[], rows: Cell[][], options: TableOptions = {}): Table {
  const head: Cell[] = columns.map(({ title, alignment }) => ({
    text: title,
    style: 'head',
    ...(alignment ? { alignment } : {}),
    verticalAlignment: 'bottom',
  }))
  const band: Cell[][] = options.band
    ? [[{ stack: [options.band], colSpan: columns.length }, ...columns.slice(1).map(() => ({}))]]
    : []
  const headRows = band.length + 1
  return {
    table: {
      widths: columns.map((_, column) => inner(columns, column)),
      body: [...band, head, ...rows],
      headerRows: headRows,
      keepWithHeaderRows: Math.min(rows.length, 2),
      dontBreakRows: true,
    },
    layout: ruled(headRows),
    margin: [0, options.above ?? 10, 0, 0],
  }
}

/** A framed remark with a coloured edge. */
export const callout = (content: Node[], edge: string): Table => ({
  table: { widths: ['*'], body: [[{ stack: content, fillColor: colors.panel }]], dontBreakRows: true },
  layout: {
    hLineWidth: () => 0,
    vLineWidth: (column) => (column === 0 ? 3 : 0),
    vLineColor: () => edge,
    paddingLeft: () => 10,
    paddingRight: () => 10,
    paddingTop: () => 7,
    paddingBottom: () => 7,
  },
  margin: [0, 14, 0, 0],
})
