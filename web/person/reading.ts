/** Reads weights from the table of a file. It guesses nothing that changes a number. */

import { type Decimal, readAmount, toKg, type Unit, unitOf } from '../units.ts'
import type { Zone } from '../zone.ts'
import { type DateOrder, isDate, isTime, orders, readDate } from './dates.ts'
import { pause } from './opening.ts'
import { isAmount, type Sheet, type WrittenRecord } from './sheet.ts'

/** How a file writes its weights; a person may change each part. */
export interface SheetForm {
  decimal: Decimal
  order: DateOrder
  /** The column of the date, from 0. */
  date: number
  /** -1: the time is in the column of the date, or not in the file. */
  time: number
  /** -1: several columns may be the weights. */
  weight: number
  /** Of the weights whose unit the file does not decide. */
  unit?: Unit | undefined
  /** In lines longer than the heading, the cell whose decimals are in the next one. */
  long?: number | 'column' | 'none' | undefined
  /** The value that tells the person's lines from those of others; an empty text for all lines. */
  person?: string | undefined
}

/** Something that the file does not decide, with the choices. */
export type Question =
  | { name: 'unit'; choices: Unit[]; isContradiction: boolean; example: number }
  | { name: 'weight'; choices: number[] }
  | { name: 'long'; choices: (number | 'column' | 'none')[]; cells: string[] }
  | { name: 'person'; choices: string[]; column: string }

const wordsOf = (name: string): string[] =>
  name
    // The names of a program's package
    .replace(/^com\.[\w.]*\./, '')
    .replace(/\d(st|nd|rd|th)\b/gi, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

const isWeightWord = (word: string) =>
  /weight|^pesos?$|gewicht|poids|^mass[ea]?$|waga|^vikt|^vekt|vægt|^paino|^вес$|体重/.test(word)
/** How words of quantities beside the measured weight begin. */
const otherWords = [
  'goal target trend ideal optimal max min change diff delta lost loss gain start initial previous',
  'fat lean muscle bone water mineral protein free control standard index percent',
  'objetivo meta tendencia máxim maxim mínim minim cambio inicial',
  'grasa múscul muscul magr hues óse ose agua ziel fett muskel knochen wasser',
  'graisse objectif idéal osseuse',
].flatMap((line) => line.split(' '))
const isOtherWord = (word: string) => otherWords.some((beginning) => word.startsWith(beginning))

/** How well a name fits the weights; the lowest rank fits best. */
const rankOf = (name: string): number => {
  const words = wordsOf(name)
  const isWeight = words.some(isWeightWord)
  if (isWeight) return words.some(isOtherWord) ? 2 : 0
  return /^(value|amount|valor|cantidad|wert|valeur)$/i.test(name.trim()) ? 1 : 3
}

const unitWord = /(?:units?|unidad(?:es)?|einheit(?:en)?|unités?)/
/** A unit that follows a word for it, such as `#Units: kg`. Other units there mean other things. */
const namedUnit = new RegExp(
  `(?:${unitWord.source}|weight|peso|gewicht|poids)[^\\p{L}\\n]{1,3}(?:(?:in|en) )?(\\p{L}+)`,
  'giu',
)

const dateNames = [/start/i, /date|fecha|datum|\bdata\b|^d[ií]a$|^day$/i, /time|zeit|hora/i]
const timeName = /^(time|hora|zeit|heure|ora)$/i
const unitName = new RegExp(`^(.* )?${unitWord.source}$`, 'i')
const kindName =
  /^(metric|type|measure(ment)?|quantity|parameter|m[eé]trica|tipo|medida|name|data ?type ?name)$/i
const people = 'user|member|person|profile|usuario|persona|perfil|miembro|name|nombre|benutzer'
const personName = new RegExp(`^(${people})( ?_?(id|name|nombre))?$`, 'i')
const heightName = /^(height|talla|altura|estatura|größe|taille)\b/i

/** A column with more values does not tell people apart. */
const maxPeople = 100

/** Which columns have a meaning; -1 for none. */
const columnsOf = ({ head, body }: Sheet, chosenWeight: number | undefined) => {
  const sample = body.slice(0, 300)
  const cellsOf = (column: number) => sample.map((row) => row[column] ?? '').filter(Boolean)
  const find = (isRight: (name: string, column: number) => boolean) => head.findIndex(isRight)
  const hasDates = head.map((_, column) => cellsOf(column).some(isDate))
  const named = dateNames.map((name) => find((cell, at) => !!hasDates[at] && name.test(cell)))
  const date = Math.max(0, named.find((at) => at >= 0) ?? hasDates.indexOf(true))
  const time = find(
    (name, at) => at !== date && timeName.test(name) && cellsOf(at).some(isTimeLike),
  )
  const unit = find((name, at) => {
    const cells = cellsOf(at)
    return unitName.test(name.trim()) || (cells.length > 0 && cells.every((cell) => unitOf(cell)))
  })
  const ranks = head.map((name, at) =>
    at !== date && at !== time && at !== unit && cellsOf(at).some(isAmount) ? rankOf(name) : 9,
  )
  const best = Math.min(...ranks)
  const candidates = best === 9 ? [] : ranks.flatMap((rank, at) => (rank === best ? [at] : []))
  const weight = chosenWeight ?? (candidates.length > 1 ? -1 : (candidates[0] ?? 0))
  const isFree = (at: number) => ![date, time, unit, weight].includes(at)
  const kind = find(
    (name, at) =>
      isFree(at) && kindName.test(name.trim()) && cellsOf(at).some((cell) => rankOf(cell) === 0),
  )
  const isDivided = (at: number) => isFree(at) && at !== kind && new Set(valuesOf(at)).size > 1
  const valuesOf = (at: number) => cellsOf(at).filter((cell) => !/^(null|-+|0)$/.test(cell))
  const person = [personName, heightName]
    .map((known) => find((name, at) => known.test(name.trim()) && isDivided(at)))
    .find((at) => at >= 0)
  const people = person === undefined ? [] : [...new Set(valuesOf(person))]
  return { date, time, weight, unit, kind, person: person ?? -1, candidates, people, ranks }
}

type Columns = ReturnType<typeof columnsOf>

/** Times in a column of their own may have dots. */
const isTimeLike = (cell: string) => isTime(cell) || /^\d{1,2}\.\d{2}\.\d{2}$/.test(cell)

/** The order of day, month and year, and whether another one would read the file too. */
const orderOf = (dates: readonly string[], zone: Zone) => {
  const readings = orders.map((order) => {
    const moments = dates.map((cell) => readDate(cell, order, zone)?.at)
    const read = moments.flatMap((moment) => (moment === undefined ? [] : [Date.parse(moment)]))
    return { order, moments, count: read.length, span: Math.max(...read) - Math.min(...read) }
  })
  const best = Math.max(...readings.map(({ count }) => count))
  // People weigh themselves every few days, so the right order gives the shortest span.
  const fitting = readings
    .filter(({ count }) => count === best)
    .sort((one, other) => one.span - other.span)
  const { order = 'ymd', moments = [] } = fitting[0] ?? {}
  const isAmbiguous = fitting.some((one) => one.moments.some((at, index) => at !== moments[index]))
  return { order, isAmbiguous }
}

/** The mark of decimals: the last of two kinds, else a comma unless it parts thousands. */
const decimalOf = (cells: readonly string[], isGrams: boolean): Decimal => {
  const commas = cells.filter((cell) => /\d,\d/.test(cell))
  const isThousands = (cell: string) =>
    /,\d{3}\.\d/.test(cell) || (isGrams && /^\d{1,3}(,\d{3})+\D*$/.test(cell))
  if (isGrams && cells.some((cell) => /^\d{1,3}(\.\d{3})+$/.test(cell))) return ','
  return commas.length === 0 || commas.every(isThousands) ? '.' : ','
}

/** The weight of a line longer than the heading, whose decimals are in the next cell. */
const joined = (cells: readonly string[], at: number) => `${cells[at]}.${cells[at + 1]}`

const isLong = (cells: readonly string[], { head, hasHeading }: Sheet) =>
  hasHeading &&
  cells.slice(head.length).some((cell) => cell !== '') &&
  cells.some((cell) => isDate(cell) || isTime(cell))

/** The ways to read the first line that is longer than the heading. */
const choicesOfLong = (cells: readonly string[]): (number | 'column' | 'none')[] => {
  const isPair = (at: number) =>
    /^\d{1,3}$/.test(cells[at] ?? '') && /^\d{1,2}$/.test(cells[at + 1] ?? '')
  return [...cells.keys()].filter((at) => isPair(at) && Number(joined(cells, at)) >= 20)
}

const unitsOfFile = ({ head, hasHeading, preamble }: Sheet, weight: number): Unit[] => {
  const ofHeading = hasHeading ? wordsOf(head[weight] ?? '') : []
  const ofPreamble = [...preamble.matchAll(namedUnit)].map(([, word = '']) => word)
  return [...new Set([...ofHeading, ...ofPreamble].flatMap((word) => unitOf(word) ?? []))]
}

/** Whether a line is of another quantity or person. */
const isOther = (cells: readonly string[], columns: Columns, person = ''): boolean => {
  const [unit = '', kind = '', owner] = [columns.unit, columns.kind, columns.person].map(
    (at) => cells[at],
  )
  return (
    (unit !== '' && unitOf(unit) === undefined) ||
    (columns.kind >= 0 && rankOf(kind) !== 0) ||
    (person !== '' && owner !== person)
  )
}

/** How a file is read, with the answers of a person so far. */
export const understand = (sheet: Sheet, answers: Partial<SheetForm>, zone: Zone) => {
  const { head, body, hasHeading } = sheet
  const columns = columnsOf(sheet, answers.weight)
  const { date, time, weight, candidates, people, ranks } = columns
  const sample = body.slice(0, 1000)
  const dates = sample.map((row) => row[answers.date ?? date] ?? '')
  const { order, isAmbiguous } = orderOf(dates, zone)
  const ofFile = unitsOfFile(sheet, weight)
  const amounts = sample.map((row) => row[weight] ?? '')
  const decimal = decimalOf(amounts, ofFile.includes('g'))
  const form: SheetForm = { decimal, order, date, time, weight, ...answers }
  const questions: Question[] = []
  if (candidates.length > 1) questions.push({ name: 'weight', choices: candidates })
  const long = body.filter((cells) => isLong(cells, sheet))
  const [cells] = long
  if (cells)
    questions.push({ name: 'long', choices: [...choicesOfLong(cells), 'column', 'none'], cells })
  if (people.length > 1 && people.length <= maxPeople)
    questions.push({ name: 'person', choices: [...people, ''], column: head[columns.person] ?? '' })
  /** Columns with other weights, such as that of a goal. */
  const leftOut = hasHeading
    ? head.filter(
        (name, at) => at !== weight && ranks[at] === 2 && /weight|peso|gewicht|poids/i.test(name),
      )
    : []
  return { form, questions, isAmbiguous, leftOut, columns }
}

/** Whether a person has answered. */
export const isAnswered = ({ name }: Question, form: SheetForm): boolean =>
  name === 'weight' ? form.weight >= 0 : form[name] !== undefined

/** They take a few milliseconds, and the page answers afterwards. */
const linesAtOnce = 250

/**
 * The weights of a file, the oldest first, and a question if the unit of some is not decided. Lines
 * with a date and no weight are left out.
 */
export const readRecords = async (
  sheet: Sheet,
  { form, columns }: Pick<ReturnType<typeof understand>, 'form' | 'columns'>,
  zone: Zone,
  signal?: AbortSignal,
) => {
  const undecided: { value: number; units: Unit[] }[] = []
  const records: WrittenRecord[] = []
  /** Lines whose date or weight could not be read. */
  const unread: string[] = []
  /** The number of lines of other quantities and people. */
  let others = 0
  /** Whether a moment had no zone of its own. */
  let isLocal = false
  const ofFile = unitsOfFile(sheet, form.weight)
  const lengthOfLong = sheet.body.find((cells) => isLong(cells, sheet))?.length
  /** The text of the weight; undefined if the line cannot be read. */
  const weightIn = (cells: string[]): string | undefined => {
    if (typeof form.long !== 'number' && !(form.long === 'none' && isLong(cells, sheet)))
      return cells[form.weight] ?? ''
    if (typeof form.long !== 'number' || cells.length !== lengthOfLong) return undefined
    return joined(cells, form.long).replace('.', form.decimal)
  }
  /** A day that has a line of its own, for the times in the lines below it. */
  let lastDay = ''
  for (const [line, cells] of sheet.body.entries()) {
    if (line % linesAtOnce === linesAtOnce - 1) {
      await pause()
      signal?.throwIfAborted()
    }
    if (isOther(cells, columns, form.person)) {
      others += 1
      continue
    }
    const [date = '', time = ''] = [cells[form.date], cells[form.time]]
    // With such a cell, the moments of the line are in UTC.
    const offset = cells.some((cell) => /^UTC[+-]\d{4}$/.test(cell)) ? 'Z' : ''
    const text = isTime(date) ? `${lastDay} ${date}` : `${date} ${time}`.trim()
    const moment = readDate(text + offset, form.order, zone)
    const weight = weightIn(cells)
    const amount = readAmount(weight ?? '', form.decimal)
    // By all that names one: the cell, the column of units, the heading, the preamble
    const named = [amount?.unit, unitOf(cells[columns.unit] ?? ''), ...ofFile]
    const units = [...new Set(named.filter((one) => one !== undefined))]
    const unit = units.length === 1 ? units[0] : form.unit
    if (amount && units.length !== 1) undecided.push({ value: amount.value, units })
    if (moment && amount && unit && amount.value > 0) {
      records.push({ peso_kg: toKg(amount.value, unit), fecha_registro: moment.at })
      isLocal ||= !moment.isZoned
    } else if (!moment || weight === undefined || /[1-9]/.test(weight))
      unread.push(cells.join(', '))
    if (!isTime(date)) lastDay = date
  }
  const [first] = undecided
  const named = new Set(undecided.flatMap(({ units }) => units))
  const isContradiction = named.size > 0
  const choices: Unit[] = isContradiction ? [...named] : ['kg', 'lb']
  const question: Question | undefined = first && {
    name: 'unit',
    choices,
    isContradiction,
    example: first.value,
  }
  records.sort((one, other) => (one.fecha_registro < other.fecha_registro ? -1 : 1))
  return { records, unread, others, isLocal, question }
}
