/** Reads weights from the table of a file, as a known program's form or a person says. */

import { type Answers, createChoices } from '../ui/choices.ts'
import type { Sheet } from '../ui/tables.ts'
import { type Decimal, readAmount, toKg, type Unit, unitOf, units } from '../units.ts'
import type { Zone } from '../zone.ts'
import type { WrittenRecord } from './consistent.ts'
import { type DateOrder, isDate, isTime, orders, readDate } from './dates.ts'
import { pause } from './opening.ts'
import { knownOf } from './programs.ts'
import { isAmount } from './sheet.ts'

/** Headings that name a column alone, or beside a unit. */
const plainWords = {
  date: /^(date( ?time)?|timestamp|day|fecha( y hora)?|d[ií]a|datum|tag|jour|data( e ora)?)$/,
  time: /^(time|hour|hora|uhrzeit|zeit|heure|ora)$/,
  weight: /^(weight|peso|gewicht|poids)$/,
  unit: /^(units?|unidad(es?)?|einheit(en)?|unités?|unità)$/,
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
    const date = cells.some(isDate) && often((cell) => isDate(cell) || isTime(cell))
    const time = !date && often((cell) => isTime(cell) || isDotted(cell))
    const weight = !date && !time && cells.some(isAmount)
    const isUnits = cells.every((cell) => unitOf(cell))
    const isWords = !date && !time && !often((cell) => isAmount(cell) || isBlank(cell))
    return { date, time, weight, unit: cells.some((cell) => unitOf(cell)), isUnits, isWords }
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
interface Form extends Record<'date' | 'time' | 'weight', number | undefined> {
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
  const isOfDay = ({ [date]: cell = '' }: readonly string[]) => isTime(cell) && !isDate(cell)
  for (const [index, cells] of form.lines.entries()) {
    const [day = '', hour = '', first = '', next = ''] = [date, time, weight, weight + 1].map(
      (at) => cells[at],
    )
    const isBelow = isOfDay(cells)
    const written = isBelow ? `${lastDay} ${day}` : `${day} ${hour}`.trim()
    if (!isBelow) lastDay = day
    const isAlone = cells.filter(Boolean).length === 1 && isDate(day)
    if (isAlone && isOfDay(form.lines[index + 1] ?? [])) continue
    const moment = () =>
      form.order && readDate(form.isUtc ? `${written}Z` : written, form.order, zone, now)
    const joined = isStones ? `${first} st ${next || 0} lb` : `${first}${decimal}${next}`
    const isReadable = length ? cells.length === length : !isLong(cells, sheet)
    const text = isReadable ? (isPair && first ? joined : first) : undefined
    const amount = readAmount(text ?? '', decimal)
    const ofColumn = unit.startsWith('#') ? cells[Number(unit.slice(1))] : undefined
    const named = unitsIn([amount?.unit, ofColumn, ...(isStones ? [] : ofFile)])
    const actual = named.length === 1 ? named[0] : units.find((one) => one === unit)
    const kg = amount && actual && toKg(amount.value, actual)
    yield { cells, moment, text, amount, named, kg }
  }
}

/** The readings that read every text; one of them if all read the same. */
const possibleOf = <Reading>(
  readings: readonly Reading[],
  texts: readonly string[],
  read: (text: string, reading: Reading) => unknown,
): readonly Reading[] => {
  let possible = readings
  let isSame = true
  for (const text of new Set(texts)) {
    if (!isSame && possible.every((one) => read(text, one) !== undefined)) continue
    const found = readings.map((one) => read(text, one))
    if (found.every((one) => one === undefined)) continue
    isSame &&= found.every((one) => one === found[0])
    possible = possible.filter((one) => found[readings.indexOf(one)] !== undefined)
    // No reading reads every text, so a person decides which lines are left out.
    if (possible.length === 0) return readings
  }
  return isSame ? possible.slice(0, 1) : possible
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
  const isAsked = (at: number, repeats: boolean) => !!known || (repeats && !!kinds[at]?.isWords)
  const lines = chooseLines(body, known?.people ?? others, isAsked)
  const ofFile = unitsIn(known?.unit ? [known.unit] : wordsOf(head[weight ?? -1] ?? ''))
  const form: Form = { date, time, weight, isPair, ofFile, isUtc: known?.isUtc ?? false, lines }

  if (weight !== undefined) {
    const texts = isPair ? [] : [...partsOf(sheet, form, zone)].map(({ text = '' }) => text)
    const read = (text: string, mark: Decimal) => readAmount(text, mark)?.value
    const possible = possibleOf(['.', ','], texts, read)
    form.decimal = decide('decimal', possible, known && possible[0])
    const counts = [...partsOf(sheet, form, zone)].flatMap(({ amount, named }) =>
      amount ? named.length : [],
    )
    const ofColumn = known?.unit ?? (unitColumn && `#${unitColumn}`)
    const all = [...units, ...columns('unit').map((at) => `#${at}`)]
    form.unit = counts.every((count) => count === 1)
      ? decide('unit', ['file'])
      : decide('unit', all, counts.some((count) => count > 1) ? undefined : ofColumn)
  }
  const dates = lines.map(({ [date ?? -1]: cell = '' }) => cell)
  const possible = possibleOf(orders, dates, (text, order) => readDate(text, order, zone)?.at)
  form.order = possible.length > 1 ? decide('order', possible, known?.order) : possible[0]
  const isComplete = choices.every(({ value }) => value !== undefined)
  return { program: known?.program, choices, form, isComplete }
}

/** The outcome for the first, the lightest and the heaviest line, as far as it is decided. */
export const samplesOf = (sheet: Sheet, form: Form, zone: Zone) => {
  const found = [...partsOf(sheet, form, zone)].flatMap(({ moment, amount, kg }) =>
    amount ? { moment, kg, value: amount.value } : [],
  )
  const sorted = found.toSorted((one, other) => (one.kg ?? one.value) - (other.kg ?? other.value))
  const lines = { first: found[0], lightest: sorted[0], heaviest: sorted.at(-1) }
  return (['first', 'lightest', 'heaviest'] as const).flatMap((name) => {
    const line = lines[name]
    return line ? { name, at: line.moment()?.at, kg: line.kg, value: line.value } : []
  })
}

/** They take a few milliseconds, and the page answers afterwards. */
const linesAtOnce = 250

/** The weights of a table whose reading is decided, the oldest first, and the other lines. */
export const readRecords = async (sheet: Sheet, form: Form, zone: Zone, signal?: AbortSignal) => {
  const records: WrittenRecord[] = []
  /** Lines whose date or weight could not be read. */
  const unread: string[] = []
  /** The number of lines with a date and no weight. */
  let [empty, isLocal, isNoon, line] = [0, false, false, 0]
  for (const { cells, text, kg, ...parts } of partsOf(sheet, form, zone)) {
    const moment = parts.moment()
    if (++line % linesAtOnce === 0) {
      await pause()
      signal?.throwIfAborted()
    }
    if (moment && kg !== undefined) {
      records.push({ peso_kg: kg, fecha_registro: moment.at })
      isLocal ||= moment.hasTime && !moment.isZoned
      isNoon ||= !moment.hasTime
    } else if (moment && text !== undefined && isBlank(text)) empty += 1
    else unread.push(cells.filter(Boolean).join(' · '))
  }
  records.sort((one, other) => (one.fecha_registro < other.fecha_registro ? -1 : 1))
  const others = sheet.body.length - form.lines.length
  return { records, unread, empty, others, isLocal, isNoon }
}
