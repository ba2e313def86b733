/** How a file writes its weights. */
export interface CsvForm {
  separator: ',' | ';' | '\t'
  decimal: ',' | '.'
  /** Order of day, month and year. */
  order: 'ymd' | 'dmy' | 'mdy'
  unit: 'kg' | 'lb'
  /** Columns, from 0. */
  date: number
  weight: number
}

export interface CsvRecord {
  peso_kg: number
  /** An instant. */
  fecha_registro: string
}

const kgOfPound = 0.453_592_37

/** The cells of each line (RFC 4180); empty lines are left out. */
export const readCells = (text: string, separator: CsvForm['separator']): string[][] => {
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

const day = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})/
const time = /[T ,]+(\d{1,2}):(\d{2})(?::(\d{2}(?:[.,]\d+)?))? ?([ap]\.?m\.?)?/
const zone = / ?(Z|[+-]\d{2}:?\d{2})?$/
const datePattern = new RegExp(`${day.source}(?:${time.source})?${zone.source}`, 'i')

const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * The instant of a date, for a day without a time its first one. A date without a zone is the
 * browser's. `undefined` if it is no real date.
 */
export const readDate = (text: string, order: CsvForm['order']): string | undefined => {
  const found = datePattern.exec(text.trim())
  if (!found) return undefined
  const [, first, second, third, hourText, minute, seconds = '00', half, zoneText] = found
  const part = (letter: string) => Number([first, second, third][order.indexOf(letter)])
  const [year, month, dayOfMonth] = [part('y'), part('m'), part('d')]
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth))
  if (year < 1000 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== dayOfMonth)
    return undefined
  const iso = `${year}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`
  if (hourText === undefined) return new Date(`${iso}T00:00`).toISOString()
  const hour = half ? (Number(hourText) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hourText)
  const clock = `${twoDigits(hour)}:${minute}:${seconds.replace(',', '.')}`
  const offset = zoneText?.toUpperCase().replace(/(\d{2}):?(\d{2})/, '$1:$2') ?? ''
  const instant = new Date(`${iso}T${clock}${offset}`)
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString()
}

/** A weight in kilograms, with or without its unit. */
const readWeight = (text: string, { decimal, unit }: CsvForm): number | undefined => {
  const number = text.replace(/\s*(kgs?|lbs?)\.?$/i, '').replace(decimal, '.')
  if (!/^\d+(\.\d+)?$/.test(number)) return undefined
  return unit === 'kg' ? Number(number) : Math.round(Number(number) * kgOfPound * 100) / 100
}

export interface CsvContent {
  /** Oldest first. */
  records: CsvRecord[]
  /** Lines that are no heading and not understood. */
  unread: string[]
}

/** The weights of a file. Its first line may be a heading. */
export const readRecords = (text: string, form: CsvForm): CsvContent => {
  const content: CsvContent = { records: [], unread: [] }
  for (const [index, cells] of readCells(text, form.separator).entries()) {
    const fecha_registro = readDate(cells[form.date] ?? '', form.order)
    const peso_kg = readWeight(cells[form.weight] ?? '', form)
    if (fecha_registro !== undefined && peso_kg !== undefined)
      content.records.push({ peso_kg, fecha_registro })
    else if (index > 0) content.unread.push(cells.join(form.separator))
  }
  content.records.sort((one, other) => (one.fecha_registro < other.fecha_registro ? -1 : 1))
  return content
}

const separators = [';', '\t', ','] as const
const orders = ['ymd', 'dmy', 'mdy'] as const

/** The likeliest form of a file; a person may correct it. */
export const guessForm = (text: string): CsvForm => {
  const sample = text.slice(0, 20_000)
  const widthOf = (separator: CsvForm['separator']) =>
    readCells(sample, separator)[1]?.length ?? readCells(sample, separator)[0]?.length ?? 0
  const separator = separators.find((one) => widthOf(one) > 1) ?? ','
  const [head = [], ...rows] = readCells(sample, separator)
  const body = rows.length > 0 ? rows : [head]
  const columnOf = (heading: RegExp, isRight: (cell: string) => boolean) => {
    const named = head.findIndex((cell) => heading.test(cell))
    const fitting = body[0]?.findIndex(isRight) ?? -1
    return Math.max(0, named >= 0 ? named : fitting)
  }
  const isDate = (cell: string) => orders.some((order) => readDate(cell, order) !== undefined)
  const isNumber = (cell: string) => /^\d+([.,]\d+)?(\s*(kg|lb)s?)?$/i.test(cell)
  const date = columnOf(/date|fecha|^time|datum/i, isDate)
  const weight = columnOf(/weight|peso|gewicht/i, isNumber)
  const dates = body.map((cells) => cells[date] ?? '').filter(isDate)
  const readable = (order: CsvForm['order']) =>
    dates.filter((cell) => readDate(cell, order) !== undefined).length
  const order = orders.reduce((best, one) => (readable(one) > readable(best) ? one : best))
  const weights = body.map((cells) => cells[weight] ?? '')
  return {
    separator,
    decimal: weights.some((cell) => /\d,\d/.test(cell)) ? ',' : '.',
    order,
    unit: /lbs?\b|pound/i.test(`${head[weight]} ${weights[0]}`) ? 'lb' : 'kg',
    date,
    weight,
  }
}

/** The records as a file that `readRecords` and spreadsheets understand. */
export const writeCsv = (records: readonly CsvRecord[]): string =>
  [
    'fecha_registro,peso_kg',
    ...records.map((one) => `${one.fecha_registro},${one.peso_kg}`),
    '',
  ].join('\r\n')
