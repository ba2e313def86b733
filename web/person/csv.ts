import { type DateOrder, isTime, orders, readDate } from './dates.ts'

/** How a file writes its weights. */
export interface CsvForm {
  separator: ',' | ';' | '\t'
  decimal: ',' | '.'
  order: DateOrder
  unit: 'kg' | 'lb'
  /** Columns, from 0. */
  date: number
  /** -1: the time is in the column of the date, or not in the file. */
  time: number
  weight: number
}

export interface CsvRecord {
  peso_kg: number
  /** An instant. */
  fecha_registro: string
}

const kgOfPound = 0.453_592_37

/** The cells of each line (RFC 4180); empty lines are left out. */
const readCells = (text: string, separator: CsvForm['separator']): string[][] => {
  const rows: string[][] = [[]]
  // A cell in quotes or without them, and its end.
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`,
    'gy',
  )
  for (const [, quoted, plain = '', end] of text.replace(/^\uFEFF/, '').matchAll(cell)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === '') break
    if (end !== separator) rows.push([])
  }
  return rows.filter((row) => row.some((value) => value !== ''))
}

/** A weight in kilograms, with or without its unit. */
const readWeight = (text: string, { decimal, unit }: CsvForm): number | undefined => {
  const number = text.replace(/\s*(kgs?|lbs?)\.?$/i, '').replace(decimal, '.')
  if (!/^\d+(\.\d+)?$/.test(number)) return undefined
  return unit === 'kg' ? Number(number) : Math.round(Number(number) * kgOfPound * 100) / 100
}

const isDate = (cell: string) => orders.some((order) => readDate(cell, order) !== undefined)
const isNumber = (cell: string) => /^\d+([.,]\d+)?(\s*(kg|lb)s?\.?)?$/i.test(cell)

interface Layout {
  /** The names of the columns; without a heading the cells of the first record. */
  head: string[]
  body: string[][]
}

/** Trackers write lines of their own above the heading, which is the last line without a date. */
export const layoutOf = (text: string, separator: CsvForm['separator']): Layout => {
  const rows = readCells(text, separator)
  const isRecord = (row: string[]) =>
    row.some((cell) => isDate(cell) || isTime(cell)) && row.some(isNumber)
  const first = rows.findIndex(isRecord)
  const isHeading = (row: string[]) => row.length > 1 && !row.some(isDate)
  const heading = rows.slice(0, Math.max(first, 0)).findLastIndex(isHeading)
  if (first < 0) return { head: rows[0] ?? [], body: rows }
  // A line before the first record may be its day.
  if (heading < 0) return { head: rows[first] ?? [], body: rows.slice(first) }
  const body = rows.slice(heading + 1)
  // Another table may follow, with a heading of its own.
  const end = body.findIndex((row) => isHeading(row) && row.some((cell) => /^date\b/i.test(cell)))
  return { head: rows[heading] ?? [], body: end < 0 ? body : body.slice(0, end) }
}

interface CsvContent {
  /** Oldest first. */
  records: CsvRecord[]
  /** Lines whose date or weight could not be read. */
  unread: string[]
}

/** The weights of a file. Lines with a date and no weight are left out. */
export const readRecords = (text: string, form: CsvForm): CsvContent => {
  const content: CsvContent = { records: [], unread: [] }
  /** A day that has a line of its own, for the times in the lines below it. */
  let lastDay = ''
  for (const cells of layoutOf(text, form.separator).body) {
    const [date = '', time = ''] = [cells[form.date], cells[form.time]]
    // With such a cell, the moments of the line are in UTC.
    const zone = cells.some((cell) => /^UTC[+-]\d{4}$/.test(cell)) ? 'Z' : ''
    const moment = isTime(date) ? `${lastDay} ${date}` : `${date} ${time}`.trim()
    const fecha_registro = readDate(moment + zone, form.order)
    const weight = cells[form.weight] ?? ''
    const peso_kg = readWeight(weight, form)
    if (fecha_registro !== undefined && peso_kg) content.records.push({ peso_kg, fecha_registro })
    else if (fecha_registro === undefined || /[1-9]/.test(weight))
      content.unread.push(cells.join(form.separator))
    if (!isTime(date)) lastDay = date
  }
  content.records.sort((one, other) => (one.fecha_registro < other.fecha_registro ? -1 : 1))
  return content
}

const separators = [';', '\t', ','] as const
/** The better names first: files have moments of other kinds, and weights of a goal or a trend. */
const headings = {
  date: [/start/i, /date|fecha|datum|\bdata\b/i, /time|zeit|hora/i],
  time: [/^(time|hora|zeit|heure|ora)$/i],
  weight: [
    /^#?(weight|peso|gewicht|poids|body ?mass)\b/i,
    /weight|peso|gewicht|poids|mass/i,
    /^value$/i,
  ],
}

const spanOf = (dates: readonly string[], order: DateOrder): number => {
  const moments = dates.map((date) => Date.parse(readDate(date, order) ?? ''))
  return Math.max(...moments) - Math.min(...moments)
}

/** The doubts that a file leaves, which a person should look at. */
type Doubt = 'order' | 'unit'

/**
 * The likeliest form of a file, which a person may correct.
 * @param maxKg weights above it without a unit are taken for pounds
 */
export const guessForm = (
  text: string,
  maxKg = Number.POSITIVE_INFINITY,
): CsvForm & { doubts: Doubt[] } => {
  const sample = text.slice(0, 20_000)
  const hasRecords = (separator: CsvForm['separator']) =>
    layoutOf(sample, separator).head.length > 1
  const separator = separators.find(hasRecords) ?? ','
  const { head, body } = layoutOf(sample, separator)
  const columnOf = (names: readonly RegExp[], isRight: (cell: string) => boolean) => {
    const fits = head.map((_, column) => body.some((row) => isRight(row[column] ?? '')))
    for (const name of names) {
      const found = head.findIndex((cell, column) => fits[column] && name.test(cell))
      if (found >= 0) return found
    }
    return fits.indexOf(true)
  }
  const date = Math.max(0, columnOf(headings.date, isDate))
  const times = head.findIndex((cell) => headings.time.some((name) => name.test(cell)))
  const weight = Math.max(0, columnOf(headings.weight, isNumber))
  const dates = body.map((cells) => cells[date] ?? '').filter(isDate)
  const readable = (order: DateOrder) =>
    dates.filter((cell) => readDate(cell, order) !== undefined).length
  const best = Math.max(...orders.map(readable))
  // People weigh themselves every few days, so the right order gives the shortest span.
  const fitting = orders
    .filter((order) => readable(order) === best)
    .sort((one, other) => spanOf(dates, one) - spanOf(dates, other))
  const isReadAlike = (cell: string) =>
    fitting.every((order) => readDate(cell, order) === readDate(cell, fitting[0] ?? 'ymd'))
  const weights = body.map((cells) => cells[weight] ?? '')
  const decimal = weights.some((cell) => /\d,\d/.test(cell)) ? ',' : '.'
  const preamble = text.slice(0, text.indexOf(head.join(separator))).slice(0, 500)
  const named = [preamble, head[weight], weights[0], ...(body[0] ?? [])].join(' ')
  const [isPound, isKg] = [/\blbs?\b|pound/i.test(named), /kg|kilo/i.test(named)]
  const isHeavy = weights.some((cell) => Number(cell.replace(',', '.')) > maxKg)
  const isGuessed = !isPound && !isKg && isHeavy
  const doubts: Doubt[] = [
    ...(dates.every(isReadAlike) ? [] : ['order' as const]),
    ...(isGuessed ? ['unit' as const] : []),
  ]
  return {
    separator,
    decimal,
    date,
    weight,
    doubts,
    time: times === date ? -1 : times,
    order: fitting[0] ?? 'ymd',
    unit: isPound || isGuessed ? 'lb' : 'kg',
  }
}

/** The records as a file that `readRecords` and spreadsheets understand. */
export const writeCsv = (records: readonly CsvRecord[]): string =>
  [
    'fecha_registro,peso_kg',
    ...records.map((one) => `${one.fecha_registro},${one.peso_kg}`),
    '',
  ].join('\r\n')
