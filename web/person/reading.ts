/** Reads weights from the table of a file, as a known program's form or a person says. */

import { type Answers, createChoices } from '../ui/choices.ts'
import { type Decimal, readAmount, toKg, type Unit, unitOf, units } from '../units.ts'
import type { Zone } from '../zone.ts'
import type { WrittenRecord } from './consistent.ts'
import { type DateOrder, isDate, isTime, orders, readDate } from './dates.ts'
import { pause } from './opening.ts'
import { knownOf } from './programs.ts'
import { isAmount, type Sheet } from './sheet.ts'

/** Headings that name a column alone, or beside a unit. */
const plainWords = {
  date: /^(date( ?time)?|timestamp|day|fecha( y hora)?|d[ií]a|datum|tag|jour|data( e ora)?)$/,
  time: /^(time|hour|hora|uhrzeit|zeit|heure|ora)$/,
  weight: /^(weight|peso|gewicht|poids)$/,
  unit: /^(units?|unidad(es)?|einheit(en)?|unités?|unità|unidades?)$/,
}
type Kind = keyof typeof plainWords

const wordsOf = (name: string): string[] =>
  name
    .replace(/\d(st|nd|rd|th)\b/gi, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

const unitsIn = (words: readonly (string | undefined)[]): Unit[] => [
  ...new Set(words.flatMap((word) => unitOf(word ?? '') ?? [])),
]

const isPlain = (name: string, kind: Kind) => {
  const words = wordsOf(name).filter((word) => !unitOf(word) && !/^(in|en)$/.test(word))
  return plainWords[kind].test(words.join(' '))
}

const marks = ['.', ','] as const satisfies Decimal[]

/** In place of a weight that is missing. */
const isBlank = (text: string) => /^(null|none|nan|n\/a|[-–—]*)$/i.test(text)

/** As many cells decide which kinds a column can be of. */
const sampleSize = 300

const kindsOf = ({ head, body }: Sheet) =>
  head.map((name, at) => {
    const cells = body.flatMap(({ [at]: cell }) => cell || []).slice(0, sampleSize)
    const often = (is: (cell: string) => boolean) =>
      cells.some(is) && cells.filter(is).length * 2 >= cells.length
    const isDotted = (cell: string) => isPlain(name, 'time') && /^\d{1,2}\.\d{2}$/.test(cell)
    const isUnit = (cell: string) => unitOf(cell) !== undefined
    const date = cells.some(isDate) && often((cell) => isDate(cell) || isTime(cell))
    const time = !date && often((cell) => isTime(cell) || isDotted(cell))
    const weight = !date && !time && cells.some(isAmount)
    const isUnits = cells.every(isUnit)
    const isNumber = often((cell) => isAmount(cell) || isBlank(cell))
    return { date, time, weight, unit: cells.some(isUnit), isUnits, isNumber }
  })

/** Whether cells stand in other columns than their names. */
const isLong = (cells: readonly string[], { head }: Sheet) =>
  head.some(Boolean) && cells.slice(head.length).some(Boolean)

const hasStones = ({ head }: Sheet, at: number) =>
  unitsIn(wordsOf(head[at] ?? '')).includes('st') &&
  unitsIn(wordsOf(head[at + 1] ?? '')).includes('lb')

/** Columns that are one number with the next one: decimals behind a comma, or stones and pounds. */
const pairsOf = (sheet: Sheet): number[] => {
  const { head, body } = sheet
  const cells = body.find((row) => isLong(row, sheet) || !head.some(Boolean)) ?? []
  const isInteger = (at: number) => /^\d{1,3}$/.test(cells[at] ?? '')
  return [...Array(Math.max(head.length, cells.length)).keys()].filter(
    (at) => (isInteger(at) && isInteger(at + 1)) || hasStones(sheet, at),
  )
}

/** A reading of a table, as far as it is decided. Columns are positions from 0. */
interface Form {
  date?: number | undefined
  time?: number | undefined
  weight?: number | undefined
  /** Whether the weight goes on in the next column. */
  isPair: boolean
  /** The unit of weights that have none, or `#` and the column of units. */
  unit?: string | undefined
  /** The units in the heading of the weight, or of the program. */
  ofFile: readonly Unit[]
  decimal?: Decimal | undefined
  order?: DateOrder | undefined
  isUtc: boolean
  lines: readonly (readonly string[])[]
}

/** The parts of each line, as far as the form decides them. */
function* partsOf(sheet: Sheet, form: Form, zone: Zone, now = Date.now()) {
  const { date = -1, time = -1, weight = -1, isPair, unit = '', ofFile, decimal = '.' } = form
  const isStones = isPair && hasStones(sheet, weight)
  const length = isPair && !isStones && sheet.body.find((cells) => isLong(cells, sheet))?.length
  /** A day that has a line of its own, for the times in the lines below it. */
  let lastDay = ''
  for (const cells of form.lines) {
    const [day = '', hour = '', first = '', next = ''] = [date, time, weight, weight + 1].map(
      (at) => cells[at],
    )
    const isOfDay = isTime(day) && !isDate(day)
    const written = isOfDay ? `${lastDay} ${day}` : `${day} ${hour}`.trim()
    if (!isOfDay) lastDay = day
    const whole = form.isUtc ? `${written}Z` : written
    const moment = () => form.order && readDate(whole, form.order, zone, now)
    const joined = isStones ? `${first} st ${next || 0} lb` : `${first}${decimal}${next}`
    const isReadable = length ? cells.length === length : !isLong(cells, sheet)
    const text = isReadable ? (isPair && first ? joined : first) : undefined
    const amount = readAmount(text ?? '', decimal)
    const ofColumn = unit.startsWith('#') ? cells[Number(unit.slice(1))] : undefined
    const named = unitsIn([amount?.unit, ofColumn, ...(isStones ? [] : ofFile)])
    const actual = named.length === 1 ? named[0] : units.find((one) => one === unit)
    const kg = amount && actual && toKg(amount.value, actual)
    const isDay = cells.filter(Boolean).length === 1 && isDate(day)
    yield { cells, isOfDay, isDay, moment, text, amount, named, kg }
  }
}

/** The orders that read every date; one of them if all read the same. */
const ordersOf = (lines: Form['lines'], date = -1, zone: Zone): readonly DateOrder[] => {
  let possible: readonly DateOrder[] = orders
  let isSame = true
  for (const cells of lines) {
    const read = orders.map((order) => readDate(cells[date] ?? '', order, zone)?.at)
    if (read.every((at) => at === undefined)) continue
    isSame &&= read.every((at) => at === read[0])
    possible = possible.filter((order) => read[orders.indexOf(order)] !== undefined)
    if (possible.length === 1) return possible
  }
  // No order reads every line, so a person decides which lines are left out.
  if (possible.length === 0) return orders
  return isSame ? possible.slice(0, 1) : possible
}

/** The marks of decimals that read every weight; one of them if both read the same. */
const marksOf = (texts: readonly string[]): readonly Decimal[] => {
  const read = texts.map((text) => marks.map((mark) => readAmount(text, mark)?.value))
  const readable = read.filter(([point, comma]) => point !== comma)
  if (readable.length === 0) return ['.']
  const all = marks.filter((_, at) => readable.every(({ [at]: value }) => value !== undefined))
  return all.length > 0 ? all : marks
}

/** The choices about a table and the reading that follows from the answers so far. */
export const understand = (sheet: Sheet, answers: Answers, zone: Zone) => {
  const { head, body } = sheet
  const known = knownOf(sheet)
  const kinds = kindsOf(sheet)
  const { choices, decide, chooseLines } = createChoices(answers)
  const columns = (kind: Kind) => [...head.keys()].filter((at) => kinds[at]?.[kind])
  /** The only column with a plain name. */
  const plainOf = (kind: Kind) => {
    const plain = columns(kind).filter((at) => isPlain(head[at] ?? '', kind))
    return plain.length === 1 ? String(plain[0]) : undefined
  }
  const decideColumn = (kind: Kind, more: readonly string[], preset: string | undefined) => {
    const value = decide(kind, [...columns(kind).map(String), ...more], preset)
    return value === undefined ? undefined : Number.parseInt(value, 10)
  }
  const date = decideColumn('date', [], known ? String(known.date) : plainOf('date'))
  const hasTimes = body.slice(0, sampleSize).some(({ [date ?? -1]: cell = '' }) => {
    return isTime(cell) || orders.some((order) => readDate(cell, order, zone)?.hasTime)
  })
  const isTimed = !known && !hasTimes && columns('time').length > 0
  const time = isTimed ? decideColumn('time', ['-1'], plainOf('time')) : known?.time
  const pairs = known ? [] : pairsOf(sheet).map((at) => `${at}+`)
  const preset = known ? String(known.weight) : pairs.length > 0 ? undefined : plainOf('weight')
  const weight = decideColumn('weight', pairs, preset)
  const isPair = choices.at(-1)?.value?.endsWith('+') ?? false

  const unitColumn = plainOf('unit')
  const others = [...head.keys()].filter(
    (at) => ![date, time, weight, Number(unitColumn ?? -1)].includes(at) && !kinds[at]?.isUnits,
  )
  /** Words that repeat may be people, quantities or other kinds of lines. */
  const isAsked = (at: number, repeats: boolean) => {
    const { date, time, isNumber } = kinds[at] ?? {}
    return known !== undefined || (repeats && !date && !time && !isNumber)
  }
  const lines = chooseLines(body, known?.people ?? others, isAsked)
  const ofFile = unitsIn(known?.unit ? [known.unit] : wordsOf(head[weight ?? -1] ?? ''))
  const form: Form = { date, time, weight, isPair, ofFile, isUtc: known?.isUtc ?? false, lines }

  if (weight !== undefined) {
    const texts = new Set<string>()
    for (const { text = '' } of partsOf(sheet, form, zone)) texts.add(text)
    const possible = marksOf(isPair ? [] : [...texts])
    form.decimal = decide('decimal', possible, known && possible[0]) as Decimal | undefined
    let [isOpen, isContrary] = [false, false]
    for (const { amount, named } of partsOf(sheet, form, zone)) {
      isOpen ||= amount !== undefined && named.length !== 1
      isContrary ||= named.length > 1
    }
    const ofColumn = known?.unit ?? (unitColumn && `#${unitColumn}`)
    const all = [...units, ...columns('unit').map((at) => `#${at}`)]
    form.unit = isOpen
      ? decide('unit', all, isContrary ? undefined : ofColumn)
      : decide('unit', ['file'])
  }
  const possible = ordersOf(lines, date, zone)
  const usual = possible.find((order) => order === known?.order)
  form.order = (possible.length === 1 ? possible[0] : decide('order', possible, usual)) as DateOrder
  const isComplete = weight !== undefined && choices.every(({ value }) => value !== undefined)
  return { program: known?.program, choices, form, isComplete }
}

/** The outcome for the first, the lightest and the heaviest line, as far as it is decided. */
export const samplesOf = (sheet: Sheet, form: Form, zone: Zone) => {
  const found = [...partsOf(sheet, form, zone)].flatMap(({ moment, amount, kg }) =>
    amount ? { moment, kg, value: amount.value, size: kg ?? amount.value } : [],
  )
  const [first] = found
  if (!first) return []
  const most = (sign: number) =>
    found.reduce((best, one) => ((one.size - best.size) * sign > 0 ? one : best))
  const lines = { first, lightest: most(-1), heaviest: most(1) }
  return (['first', 'lightest', 'heaviest'] as const).map((name) => {
    const { moment, kg, value } = lines[name]
    return { name, at: moment()?.at, kg, value }
  })
}

/** They take a few milliseconds, and the page answers afterwards. */
const linesAtOnce = 250

/** The weights of a table whose reading is decided, the oldest first, and the other lines. */
export const readRecords = async (sheet: Sheet, form: Form, zone: Zone, signal?: AbortSignal) => {
  const records: WrittenRecord[] = []
  /** Lines whose date or weight could not be read. */
  const unread: string[] = []
  /** Lines with a day alone, which belongs to the times below it. */
  let [days, isOfDays, line] = [0, false, 0]
  /** The number of lines with a date and no weight. */
  let [empty, isLocal, isNoon] = [0, false, false]
  for (const parts of partsOf(sheet, form, zone)) {
    const { cells, isDay, isOfDay, text, kg } = parts
    const moment = parts.moment()
    if (++line % linesAtOnce === 0) {
      await pause()
      signal?.throwIfAborted()
    }
    isOfDays ||= isOfDay
    if (moment && kg !== undefined) {
      records.push({ peso_kg: kg, fecha_registro: moment.at })
      isLocal ||= moment.hasTime && !moment.isZoned
      isNoon ||= !moment.hasTime
    } else if (isDay) days += 1
    else if (moment && text !== undefined && isBlank(text)) empty += 1
    else unread.push(cells.filter(Boolean).join(' · '))
  }
  records.sort((one, other) => (one.fecha_registro < other.fecha_registro ? -1 : 1))
  const others = sheet.body.length - form.lines.length
  return { records, unread, empty: empty + (isOfDays ? 0 : days), others, isLocal, isNoon }
}
