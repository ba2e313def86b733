/** Tables in files of text. */

/** A table of a file. */
export interface Sheet {
  /** The names of the columns; without a heading they are empty. */
  head: readonly string[]
  body: readonly string[][]
  /** The lines above the heading. */
  preamble?: string
  /** Whether the end of the file is missing. */
  isCut?: boolean
}

/** A spreadsheet takes a cell with such a beginning for a formula. */
const formula = /^[\s']*[=+\-@\t\r]/

/** The cells of each line (RFC 4180), as `writeCells` got them; empty lines are left out. */
export const readCells = (text: string, separator: string): string[][] => {
  const rows: string[][] = [[]]
  const between = separator === ' ' ? ' +' : `[${separator}]`
  // A cell in quotes or without them, and its end.
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${between}|\\r?\\n|\\r|$)`,
    'gy',
  )
  for (const [, quoted, plain = '', end = ''] of text.matchAll(cell)) {
    const written = quoted?.replaceAll('""', '"') ?? plain
    rows.at(-1)?.push((formula.test(written) ? written.replace(/^'/, '') : written).trim())
    if (end === '') break
    if (/[\r\n]/.test(end)) rows.push([])
  }
  return rows.filter((row) => row.some((value) => value !== ''))
}

/** The lines of a table. An apostrophe makes a text of a cell that would be a formula. */
export const writeCells = (rows: readonly (readonly string[])[], separator: string): string =>
  rows
    .map((row) =>
      row
        .map((cell) => (formula.test(cell) ? `'${cell}` : cell))
        .map((cell) =>
          /["\r\n]/.test(cell) || cell.includes(separator)
            ? `"${cell.replaceAll('"', '""')}"`
            : cell,
        )
        .join(separator),
    )
    .join('\r\n')

/** The separator of spreadsheets in a language: where decimals have no point it is not a comma. */
export const listSeparator = (language: string): string =>
  new Intl.NumberFormat(language).format(0.5).includes('.') ? ',' : ';'

/** A text, or a format that is none. */
export type OpenedText =
  | { text: string }
  | { format: 'zip' | 'pdf' | 'database' | 'empty' | 'other' }

const decode = (bytes: ArrayBuffer): string => {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The beginnings of other formats, read as UTF-8. */
const formats = [
  ['zip', 'PK\u0003\u0004'],
  ['zip', '\u001f\uFFFD'],
  ['pdf', '%PDF'],
  ['database', 'SQLite format 3'],
] as const

export const openText = async (file: Blob): Promise<OpenedText> => {
  const start = (await file.slice(0, 4096).text()).trimStart()
  const [format] = formats.find(([, beginning]) => start.startsWith(beginning)) ?? []
  if (format) return { format }
  if (start === '') return { format: 'empty' }
  const text = decode(await file.arrayBuffer())
  return text.includes('\0') ? { format: 'other' } : { text }
}
