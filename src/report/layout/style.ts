import type {
  Content,
  CustomTableLayout,
  Column as LayoutColumn,
  StyleDictionary,
  TableCell,
} from 'pdfmake/interfaces.js'

/** A4 in points. */
export const page = { margin: 42, top: 62, bottom: 54, height: 841.89, lineWidth: 511 }

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
}

/**
 * Distances are top margins. A bottom margin that does not fit makes pdfmake start a new page, and
 * a following section would leave that page empty.
 */
export const styles: StyleDictionary = {
  title: { fontSize: 34, bold: true, color: colors.accent, margin: [0, 10, 0, 0] },
  subtitle: { fontSize: 13, margin: [0, 8, 0, 0] },
  h1: { fontSize: 16, bold: true, color: colors.accent },
  h2: { fontSize: 11, bold: true, color: colors.accent, margin: [0, 12, 0, 5] },
  lead: { fontSize: 9.5, lineHeight: 1.28, margin: [0, 6, 0, 0] },
  small: { fontSize: 7.8, color: colors.muted, lineHeight: 1.2, margin: [0, 4, 0, 0] },
  head: { fontSize: 7.4, bold: true, color: colors.muted },
  band: { fontSize: 9.5, bold: true, color: colors.accent, margin: [0, 4, 0, 2] },
  running: { fontSize: 8, color: colors.muted },
}

/** Horizontal hairlines, a stronger rule under the head, and no padding at the outer edges. */
export const ruled: CustomTableLayout = {
  hLineWidth: (row, { table }) =>
    row === 0 ? 0 : row === table.headerRows || row === table.body.length ? 0.8 : 0.4,
  vLineWidth: () => 0,
  hLineColor: (row, { table }) =>
    row === table.headerRows || row === table.body.length ? colors.muted : colors.hairline,
  paddingLeft: (column) => (column === 0 ? 0 : 4),
  paddingRight: (column, { table }) => (column === table.body[0]!.length - 1 ? 0 : 4),
  paddingTop: () => 3,
  paddingBottom: () => 3,
}

/**
 * The width is in points without the padding. A flexible column would be as wide as its longest
 * word.
 */
export type Column<Row> = [
  title: string,
  width: number,
  cell: (row: Row, index: number) => Content,
  alignment?: 'right',
]

/**
 * A table with repeated heads and whole rows. Its title is part of the head, so each page names it
 * and no page ends with a title.
 */
export function dataTable<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { title, total }: { title?: Content; total?: Row } = {},
): Content {
  const cells = (row: Row, index: number, style?: { bold: true }): TableCell[] =>
    columns.map(([, , cell, alignment]) =>
      alignment || style
        ? { stack: [cell(row, index)], alignment: alignment ?? 'left', ...style }
        : cell(row, index),
    )
  const head = columns.map(
    ([text, , , alignment = 'left' as const]): TableCell => ({
      text,
      style: 'head',
      alignment,
      verticalAlignment: 'bottom',
    }),
  )
  const band: TableCell[] = [
    { stack: [title ?? ''], colSpan: columns.length },
    ...columns.slice(1).map(() => ''),
  ]
  const heads = title === undefined ? [head] : [band, head]
  const body = rows.map((row, index) => cells(row, index))
  const totals = total === undefined ? [] : [cells(total, rows.length, { bold: true })]
  return {
    table: {
      widths: columns.map(([, width]) => width),
      body: [...heads, ...body, ...totals],
      headerRows: heads.length,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
    },
    layout: ruled,
    // Not a named style: pdfmake looks one up for each word and each of its properties.
    fontSize: 7.8,
    margin: [0, 10, 0, 0],
  }
}

/** Terms with their texts. */
export const termTable = (rows: readonly (readonly [term: string, text: Content])[]): Content => ({
  table: {
    widths: [110, page.lineWidth - 118],
    body: rows.map(([term, text]) => [{ text: term, color: colors.muted }, { stack: [text] }]),
  },
  layout: ruled,
  fontSize: 9,
  lineHeight: 1.2,
})

/** A panel with a coloured edge; each content has a column. */
export const panel = (contents: readonly Content[], edge: string): Content => ({
  table: {
    widths: contents.map(() => '*'),
    body: [contents.map((content) => ({ stack: [content], fillColor: colors.panel }))],
  },
  layout: {
    hLineWidth: () => 0,
    vLineWidth: (column) => (column === 0 ? 3 : 0),
    vLineColor: edge,
    paddingLeft: () => 8,
    paddingRight: () => 8,
    paddingTop: () => 7,
    paddingBottom: () => 7,
  },
  margin: [0, 12, 0, 6],
})

/** A patch of colour before a name. */
export const patch = (color: string): Content => ({ text: '■ ', color })

export const legend = (entries: readonly { label: string; color: string }[]): Content => ({
  text: entries.flatMap(({ label, color }) => [patch(color), `${label}     `]),
  style: 'small',
})

/** Shares side by side on a bar; `whole` fills the width in points. */
export function bar(
  shares: readonly { value: number; color: string }[],
  whole: number,
  width: number,
): LayoutColumn {
  const rectangle = (x: number, w: number, color: string) =>
    ({ type: 'rect', x, y: 0, w, h: 7, color }) as const
  let x = 0
  const parts = shares.map(({ value, color }) => {
    const w = whole > 0 ? (value / whole) * width : 0
    x += w
    return rectangle(x - w, w, color)
  })
  return {
    canvas: [rectangle(0, width, colors.hairline), ...parts.filter(({ w }) => w > 0)],
    margin: [0, 1.5, 0, 0],
  }
}
