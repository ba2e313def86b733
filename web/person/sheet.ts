import { readAmount, type Unit, unitOf } from '../units.ts'
import { isDate, isTime } from './dates.ts'

/** A file as a table. */
export interface Sheet {
  /** The lines above the heading. */
  preamble: string
  /** The names of the columns; without a heading the cells of the first record. */
  head: string[]
  hasHeading: boolean
  body: string[][]
}

const separators = [';', '\t', ','] as const
export type Separator = (typeof separators)[number]

/** The cells of each line (RFC 4180); empty lines are left out. */
const readCells = (text: string, separator: Separator): string[][] => {
  const rows: string[][] = [[]]
  // A cell in quotes or without them, and its end.
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`,
    'gy',
  )
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === '') break
    if (end !== separator) rows.push([])
  }
  return rows.filter((row) => row.some((value) => value !== ''))
}

export const isAmount = (cell: string) =>
  readAmount(cell, '.') !== undefined || readAmount(cell, ',') !== undefined

const names = (heading: string | undefined, unit: Unit) =>
  (heading ?? '').split(/[^\p{L}]+/u).some((word) => unitOf(word) === unit)

/** Joins a column of stones and one of the pounds beyond them. */
const withStones = ({ head, body, ...sheet }: Sheet): Sheet => {
  const at = head.findIndex(
    (name, index) =>
      names(name, 'st') &&
      names(head[index + 1], 'lb') &&
      body.every((cells) => Number(cells[index + 1] ?? 0) < 14),
  )
  if (at < 0) return { head, body, ...sheet }
  const join = (cells: string[]) =>
    cells.toSpliced(at, 2, cells[at] ? `${cells[at]} st ${cells[at + 1] || 0} lb` : '')
  return { head: head.toSpliced(at, 2, 'Weight'), body: body.map(join), ...sheet }
}

/** Trackers write lines of their own above the heading, which is the last line without a date. */
export const sheetOf = (text: string, separator: Separator): Sheet => {
  const rows = readCells(text, separator)
  const isRecord = (row: string[]) =>
    row.some((cell) => isDate(cell) || isTime(cell)) && row.some(isAmount)
  const first = rows.findIndex(isRecord)
  const isHeading = (row: string[]) => row.length > 1 && !row.some(isDate)
  const heading = rows.slice(0, Math.max(first, 0)).findLastIndex(isHeading)
  const hasHeading = heading >= 0
  const preamble = rows
    .slice(0, Math.max(hasHeading ? heading : first, 0))
    .map((row) => row.join(separator))
    .join('\n')
  if (first < 0) return { preamble, head: rows[0] ?? [], hasHeading, body: rows }
  // A line before the first record may be its day.
  if (!hasHeading) return { preamble, head: rows[first] ?? [], hasHeading, body: rows.slice(first) }
  const body = rows.slice(heading + 1)
  // Another table may follow, with a heading of its own.
  const end = body.findIndex((row) => row.some((cell) => /^date\b/i.test(cell)) && isHeading(row))
  return withStones({
    preamble,
    head: rows[heading] ?? [],
    hasHeading,
    body: end < 0 ? body : body.slice(0, end),
  })
}

/** The separator that gives the records more than one column. */
export const separatorOf = (text: string): Separator => {
  const sample = text.slice(0, 20_000)
  return separators.find((one) => sheetOf(sample, one).head.length > 1) ?? ','
}

/** The records as a file that `sheetOf` and spreadsheets understand. */
export const writeCsv = (records: readonly WrittenRecord[]): string =>
  [
    'fecha_registro,peso_kg',
    ...records.map((one) => `${one.fecha_registro},${one.peso_kg}`),
    '',
  ].join('\r\n')

export interface WrittenRecord {
  peso_kg: number
  /** An instant. */
  fecha_registro: string
}
