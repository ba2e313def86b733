import type {
  Content,
  ContentTable,
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
  white: '#FFFFFF',
}

/**
 * Distances are top margins. A bottom margin that does not fit makes pdfmake start a new page, and
 * a following page break would leave that page empty.
 */
export const styles: StyleDictionary = {
  h1: { fontSize: 16, bold: true, color: colors.accent },
  h2: { fontSize: 11, bold: true, color: colors.accent, margin: [0, 12, 0, 5] },
  lead: { fontSize: 9.5, lineHeight: 1.28, margin: [0, 6, 0, 0] },
  small: { fontSize: 7.8, color: colors.muted, lineHeight: 1.2, margin: [0, 4, 0, 0] },
  head: { fontSize: 7.4, bold: true, color: colors.muted },
  band: { fontSize: 9.5, bold: true, color: colors.accent, margin: [0, 4, 0, 2] },
  running: { fontSize: 8, color: colors.muted },
}

/** Horizontal hairlines, a stronger rule under the head, and no padding at the outer edges. */
const ruled: CustomTableLayout = {
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

export interface Column {
  title: string
  /** Points without the padding. A flexible column would be as wide as its longest word. */
  width: number
  right?: boolean
}

/**
 * A table with repeated heads and whole rows. Its title is part of the head, so each page names it
 * and no page ends with a title.
 */
export function dataTable(
  columns: readonly Column[],
  rows: TableCell[][],
  title?: Content,
): ContentTable {
  const head = columns.map(
    ({ title, right }): TableCell => ({
      text: title,
      style: 'head',
      alignment: right ? 'right' : 'left',
      verticalAlignment: 'bottom',
    }),
  )
  const band: TableCell[] = [
    { stack: [title ?? ''], colSpan: columns.length },
    ...columns.slice(1).map(() => ({})),
  ]
  const heads = title === undefined ? [head] : [band, head]
  return {
    table: {
      widths: columns.map(({ width }) => width),
      body: [...heads, ...rows],
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

export const numberCell = (text: string, bold = false): TableCell => ({
  text,
  alignment: 'right',
  bold,
})

/** A patch of colour before a name. */
export const patch = (color: string): Content => ({ text: '■ ', color })

export const legend = (entries: readonly { label: string; color: string }[]): Content => ({
  text: entries.flatMap(({ label, color }) => [patch(color), `${label}     `]),
  style: 'small',
})

/** A framed remark with a coloured edge. */
export const callout = (content: Content[], edge: string): Content => ({
  table: { widths: [page.lineWidth - 23], body: [[{ stack: content, fillColor: colors.panel }]] },
  layout: {
    hLineWidth: () => 0,
    vLineWidth: (column) => (column === 0 ? 3 : 0),
    vLineColor: edge,
    paddingLeft: () => 10,
    paddingRight: () => 10,
    paddingTop: () => 7,
    paddingBottom: () => 7,
  },
  margin: [0, 14, 0, 0],
})

export type Share = { value: number; color: string }

/** Shares side by side on a bar; `whole` fills the width in points. */
export function bar(shares: readonly Share[], whole: number, width: number): LayoutColumn {
  let x = 0
  const parts = shares.map(({ value, color }) => {
    const w = whole > 0 ? (value / whole) * width : 0
    x += w
    return { type: 'rect' as const, x: x - w, y: 0, w, h: 7, color }
  })
  return {
    canvas: [
      { type: 'rect', x: 0, y: 0, w: width, h: 7, color: colors.hairline },
      ...parts.filter(({ w }) => w > 0),
    ],
    margin: [0, 1.5, 0, 0],
  }
}

/** A ring of the shares, clockwise from the top, with their sum in the middle. */
export function ring(shares: readonly Share[], total: string, unit: string): Content {
  const radius = 60
  const around = 2 * Math.PI * radius
  const whole = shares.reduce((sum, { value }) => sum + value, 0)
  const circle = (color: string, length: number, start: number) =>
    `<circle cx="75" cy="75" r="${radius}" fill="none" stroke="${color}" stroke-width="28"
      stroke-dasharray="${length} ${around}" stroke-dashoffset="${-start}"
      transform="rotate(-90 75 75)"/>`
  let start = 0
  const slices = shares
    .filter(({ value }) => value > 0)
    .map(({ value, color }) => {
      const length = (value / whole) * around
      start += length
      return circle(color, Math.max(0.5, length - 1), start - length)
    })
  const words = (text: string, y: number, size: number, color: string) =>
    `<text x="75" y="${y}" font-size="${size}" fill="${color}" text-anchor="middle">${text}</text>`
  return {
    svg: `<svg viewBox="0 0 150 150" font-family="Roboto">
      ${slices.length > 0 ? slices.join('') : circle(colors.hairline, around, 0)}
      ${words(total, 79, 20, colors.accent)}${words(unit, 92, 8, colors.muted)}</svg>`,
    width: 150,
  }
}
