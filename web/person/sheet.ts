import { readCells, type Sheet } from '../ui/tables.ts'
import { readAmount } from '../units.ts'
import { isDate, isTime } from './dates.ts'

const separators = [';', '\t', ',', ' ']

export const isAmount = (cell: string) =>
  readAmount(cell, '.') !== undefined || readAmount(cell, ',') !== undefined

const isRecord = (row: readonly string[]) =>
  row.some((cell) => isDate(cell) || isTime(cell)) &&
  row.some((cell) => isAmount(cell) && !isDate(cell))

/** Whether the cells may be names of columns: at least two texts, and no value. */
const isHeading = (row: readonly string[]) =>
  row.filter(Boolean).length > 1 && !row.some((cell) => isAmount(cell) || isDate(cell))

/** Whether the line has words alone, and no gap between them. */
const isWords = (row: readonly string[]) => {
  const words = row.slice(0, row.findLastIndex(Boolean) + 1)
  return words.length > 1 && words.every((cell) => /^\P{N}*\p{L}\P{N}*$/u.test(cell))
}

/** The separator that parts dates from numbers in the most lines. */
const separatorOf = (text: string): string => {
  const sample = text.slice(0, 20_000)
  const counts = separators.map((one) => readCells(sample, one).filter(isRecord).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

/** The tables of a text. Programs write lines of their own above the heading of the first one. */
export const tablesOf = (text: string): Sheet[] => {
  const separator = separatorOf(text)
  const rows = readCells(text, separator)
  const first = rows.findIndex(isRecord)
  if (first < 0) return []
  const heading = rows.slice(0, first).findLastIndex(isHeading)
  const preamble = rows.slice(0, Math.max(heading, 0)).join('\n')
  const nameless = rows[first]?.map(() => '') ?? []
  let table = { head: rows[heading] ?? nameless, body: [] as string[][], preamble }
  const tables = [table]
  const lines = rows.slice(heading + 1)
  for (const [index, row] of lines.entries()) {
    if (!isWords(row) || !/\p{N}/u.test(String(lines[index + 1]))) {
      table.body.push(row)
      continue
    }
    const above = table.body.at(-1)?.filter(Boolean) ?? []
    if (above.length === 1 && /^\P{N}+$/u.test(above[0] ?? '')) table.body.pop()
    const known = tables.find(({ head }) => String(head) === String(row))
    table = known ?? { head: row, body: [], preamble: '' }
    if (!known) tables.push(table)
  }
  return tables
}
