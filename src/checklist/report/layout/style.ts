import type {
  Content,
  ContentText,
  ContentTocItem,
  CustomTableLayout,
  StyleDictionary,
} from 'pdfmake/interfaces.js'
import type { Format } from '../format.ts'
import type { ReportData } from '../report-data.ts'
import type { SplitRuns } from '../runs.ts'
import type { Category, Summary } from '../summary.ts'
import type { Texts } from '../texts.ts'

/** The input of every chapter. */
export interface Report {
  data: ReportData
  t: Texts
  summary: Summary
  format: Format
  split: SplitRuns
}

/** A4 in points. */
export const page = { margin: 42, top: 62, bottom: 54, width: 595.28, height: 841.89 }

export const colors = {
  ink: '#1C2733',
  muted: '#5B6875',
  accent: '#1F3B5B',
  hairline: '#E2E7EC',
  panel: '#F2F5F8',
  alert: '#A93439',
  good: '#2C7A57',
  warning: '#DDA733',
  closed: '#1F7A6D',
  untested: '#C5CDD6',
}

/**
 * Distances are top margins. A bottom margin that does not fit makes pdfmake start a new page, and
 * a following page break would leave that page empty.
 */
export const styles: StyleDictionary = {
  title: { fontSize: 30, bold: true, color: colors.accent, margin: [0, 10, 0, 0] },
  subtitle: { fontSize: 13, margin: [0, 8, 0, 0] },
  h1: { fontSize: 16, bold: true, color: colors.accent },
  h2: { fontSize: 11, bold: true, color: colors.accent, margin: [0, 12, 0, 5] },
  lead: { fontSize: 9.5, lineHeight: 1.28, margin: [0, 6, 0, 0] },
  small: { fontSize: 8, color: colors.muted, lineHeight: 1.2, margin: [0, 4, 0, 0] },
  verdict: { fontSize: 14, bold: true, lineHeight: 1.25 },
  figure: { fontSize: 17, bold: true },
  head: { fontSize: 8, bold: true, color: colors.muted },
  group: { fontSize: 9.5, bold: true, color: colors.accent },
  running: { fontSize: 8, color: colors.muted },
}

export const lead = (text: string): Content => ({ text, style: 'lead' })
export const small = (text: string): Content => ({ text, style: 'small' })

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

/**
 * The width is in points without the padding of 8 between two columns; together they fill 511. A
 * flexible column would be as wide as its longest word.
 */
export type Column<Row> = [
  title: string,
  width: number,
  /** @param ems the width of a line in the cell */
  cell: (row: Row, ems: number) => Content,
  alignment?: 'right',
]

const tableFontSize = 8.5
const tagFontSize = 8
/** The width of a cell's second line in ems of its font, from that in ems of the table's font. */
export const tagEms = (ems: number): number => (ems * tableFontSize) / tagFontSize
/** The second line of a cell. */
export const tag = (text: ContentText['text'], color: string): ContentText => ({
  text,
  fontSize: tagFontSize,
  color,
})

/**
 * A table with a repeated head and whole rows.
 * @param group a title of the rows, kept with the first one
 */
export const dataTable = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  group?: ContentText | ContentTocItem,
): Content => ({
  table: {
    widths: columns.map(([, width]) => width),
    headerRows: 1,
    keepWithHeaderRows: group ? 2 : 1,
    dontBreakRows: true,
    body: [
      columns.map(([text, , , alignment = 'left' as const]) => ({
        text,
        style: 'head',
        alignment,
        verticalAlignment: 'bottom' as const,
      })),
      ...(group
        ? [[{ ...group, colSpan: columns.length }, ...columns.slice(1).map(() => '')]]
        : []),
      ...rows.map((row) =>
        columns.map(([, width, cell, alignment]) => {
          const content = cell(row, width / tableFontSize)
          return alignment ? { stack: [content], alignment } : content
        }),
      ),
    ],
  },
  layout: ruled,
  // Not a named style: pdfmake looks one up for each word and each of its properties.
  fontSize: tableFontSize,
  margin: [0, 10, 0, 0],
})

/** A chapter before it has its number. */
export interface ChapterContent {
  content: readonly Content[]
  /** Begins a page: pdfmake loses what does not fit on one page and must not be broken. */
  newPage?: boolean
}

/** A chapter of one table, or the sentence that takes its place when there is nothing to list. */
export function listChapter<Row>(
  { format, t }: Report,
  texts: { none: string; introduction: string },
  columns: readonly Column<Row>[],
  { listed, total }: { listed: readonly Row[]; total: number },
): ChapterContent | string {
  if (listed.length === 0) return texts.none
  const rows = t.listed(format.count(listed.length), format.count(total))
  const text = listed.length < total ? `${texts.introduction} ${rows}` : texts.introduction
  // Two rows of the greatest height fit on a page below their title; more may not.
  return { content: [lead(text), dataTable(columns, listed)], newPage: listed.length > 2 }
}

/** The title of a group of rows: `Autenticación  ·  WSTG-ATHN  ·  3 elementos`. */
export const groupTitle = ({ t }: Report, category: Category, count: string): ContentText => ({
  text: [t.categoryName(category.category), ...(category.code ? [category.code] : []), count].join(
    '  ·  ',
  ),
  style: 'group',
  fillColor: colors.panel,
})

/** Terms with their texts. */
export const termTable = (rows: readonly (readonly [term: string, text: Content])[]): Content => ({
  table: {
    widths: [110, '*'],
    body: rows.map(([term, text]) => [{ text: term, color: colors.muted }, { stack: [text] }]),
  },
  layout: ruled,
  fontSize: 9,
  lineHeight: 1.2,
})

/** A patch of colour before a name. */
export const patch = (color: string): ContentText => ({ text: '■ ', color })

/** A bar of parts whose whole width, in points, stands for `whole`. */
export function bar(
  parts: readonly (readonly [value: number, color: string])[],
  whole: number,
  { width, height = 7 }: { width: number; height?: number },
): Content {
  let x = 0
  const drawn = parts.map(([value, color]) => {
    const w = whole > 0 ? (value / whole) * width : 0
    x += w
    return { type: 'rect' as const, x: x - w, y: 0, w, h: height, color }
  })
  const ground = { type: 'rect' as const, x: 0, y: 0, w: width, h: height, color: colors.hairline }
  return { canvas: [ground, ...drawn], margin: [0, 1.5, 0, 0] }
}
