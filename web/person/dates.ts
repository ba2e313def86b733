import { createZone, type Zone } from '../zone.ts'

/** Orders of day, month and year. */
export const orders = ['ymd', 'dmy', 'mdy'] as const
export type DateOrder = (typeof orders)[number]

const day = /^(\d{1,4})(?:[-/]|\. ?)(\d{1,2})(?:[-/]|\. ?)(\d{1,4})\.?/
const clock =
  /(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}(?:[.,]\d+)?))? ?(?:([ap])\.? ?m\b\.?|(?:Uhr|hrs?|h)\b\.?)?/
/** Between a day and its time. */
const link = /(?:T|,? (?:at|a las?|um|à|alle(?: ore)?|ore|às|-) |,? )/
const offset = / ?(Z|UTC|GMT)?(?:([+-])(\d{1,2}):?(\d{2})?)?(?: \(.*\))?$/
const datePattern = new RegExp(
  `${day.source}(?:${link.source}${clock.source})?${offset.source}`,
  'i',
)
/** Of two numbers with a dot between them only a column's name says that they are a time. */
const timePattern = new RegExp(`^(?!\\d+\\.\\d+$)${clock.source}${offset.source}`, 'i')
/** Moments that programs count from 1970, in seconds, milli- or nanoseconds, from 2001 on. */
const epochPattern = /^1\d{9}(\d{3}|\d{9})?$/
/** ISO 8601 without marks. */
const compactPattern =
  /^((?:19|20)\d\d)([01]\d)([0-3]\d)(?:T?(\d\d)(\d\d)(\d\d))?(?=$|Z$|[+-]\d{2})/

/** Accents and case do not tell names apart. */
const plainOf = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
/**
 * Names in the languages that programs write. The months of a year begin on all days of the week.
 */
const namesOf = (part: 'month' | 'weekday') =>
  ['en', 'es', 'de', 'fr', 'it', 'pt'].map((locale) => {
    const { format } = new Intl.DateTimeFormat(locale, { [part]: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, month) => plainOf(format(Date.UTC(2025, month, 1))))
  })
const months = namesOf('month')
const weekdays = namesOf('weekday')

/** The position of the name that the word begins, counted from 1; 0 if there is none. */
const positionOf = (word: string, names: readonly (readonly string[])[]): number => {
  const plain = plainOf(word).replace(/^mrz$/, 'marz')
  return Math.max(...names.map((some) => some.findIndex((name) => name.startsWith(plain)))) + 1
}

const nameFirst = /^(\p{L}{3,})[-./, ]*(\d{1,2})(?:st|nd|rd|th)?[-/, ]+(\d{4}|\d\d)(?![\d:])/u
const ordinal = '(\\d{1,4})(?:st|nd|rd|th|er|[ºª])?'
const month = '[-./, ]*(?:de |of )?(\\p{L}{3,})[-./, ]*(?:del? )?'
const numberFirst = new RegExp(`^${ordinal}${month}${ordinal}`, 'u')

/** A date with the name of its month, such as `Jan 5, 2026` or `05-ene-2026`, as year-month-day. */
const withoutName = (text: string): string => {
  const named = nameFirst.exec(text)
  const [found = '', first = '', word = '', last = ''] = named
    ? [named[0], named[2], named[1], named[3]]
    : (numberFirst.exec(text) ?? [])
  const month = found && positionOf(word, months)
  if (!month) return text
  const [dayOfMonth, year] = first.length === 4 ? [last, first] : [first, last]
  const century = year.length === 2 ? '20' : ''
  return `${century}${year}-${month}-${dayOfMonth}${text.slice(found.length)}`
}

/** One plain space for each run of white space, and no marks of the direction of writing. */
const withPlainSpaces = (text: string) =>
  text
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether the text is a time without a day. */
export const isTime = (text: string): boolean => timePattern.test(withPlainSpaces(text))

const readPlain = (written: string, order: DateOrder, zone: Zone, now: number) => {
  const plain = withoutName(written)
  const found = datePattern.exec(plain)
  if (!found) return undefined
  const actual = plain === written ? order : 'ymd'
  const [, first, second, third, hourText = '12', minute = '0', seconds = '0', half] = found
  const [zoneName, sign, offsetHours = '0', offsetMinutes = '0'] = found.slice(8)
  const part = (letter: string) => Number([first, second, third][actual.indexOf(letter)])
  const [short, month, dayOfMonth] = [part('y'), part('m'), part('d')]
  const year = short < 100 && actual !== 'ymd' ? 2000 + short : short
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth))
  if (year < 1000 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== dayOfMonth)
    return undefined
  const hour = half ? (Number(hourText) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hourText)
  const second60 = Number(seconds.replace(',', '.'))
  if (hour > 23 || Number(minute) > 59 || second60 >= 60) return undefined
  const minutes = hour * 60 + Number(minute)
  const local = date.getTime() + minutes * 60_000 + Math.floor(second60 * 1000 + 1e-6)
  const isZoned = zoneName !== undefined || sign !== undefined
  const offsetMs = (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000
  const at = isZoned ? local - (sign === '-' ? -offsetMs : offsetMs) : zone.instantOf(local)
  const hasTime = found[4] !== undefined
  const start = hasTime || at <= now ? at : zone.instantOf(date.getTime())
  return { at: new Date(start <= now ? start : at).toISOString(), isZoned, hasTime }
}

/**
 * The moment of a date. A day without a time is its noon, or today, before noon, its first instant.
 * A date without a zone is in `zone`; a year of two digits is the last number, and in this century.
 * @returns the instant, whether the text says its zone, and whether it has a time; `undefined` if
 * the date does not exist
 */
export const readDate = (text: string, order: DateOrder, zone: Zone, now = Date.now()) => {
  const spaced = withPlainSpaces(text)
  if (epochPattern.test(spaced)) {
    const at = new Date(Number(spaced.padEnd(13, '0').slice(0, 13))).toISOString()
    return { at, isZoned: true, hasTime: true }
  }
  const marked = spaced.replace(compactPattern, '$1-$2-$3 $4:$5:$6').replace(' ::', '')
  const [weekday = '', word = ''] = /^([\p{L}-]{2,})\.?,? /u.exec(marked) ?? []
  // `Mar` is a Tuesday in Spanish and March in English, so the date is read with it first.
  const whole = readPlain(marked, order, zone, now)
  if (whole || !word || !positionOf(word, weekdays)) return whole
  return readPlain(marked.slice(weekday.length), order, zone, now)
}

const utc = createZone('UTC')

/** Whether the text is a date in any order. */
export const isDate = (text: string): boolean =>
  orders.some((order) => readDate(text, order, utc) !== undefined)
