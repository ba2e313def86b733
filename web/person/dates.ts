import { createZone, type Zone } from '../zone.ts'

/** Order of day, month and year. */
export type DateOrder = 'ymd' | 'dmy' | 'mdy'
export const orders = ['ymd', 'dmy', 'mdy'] as const satisfies DateOrder[]

const day = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})/
const meridiem = / ?(?:([ap])\.? ?m\b\.?)?/
const time = /(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}(?:[.,]\d+)?))?/
/** Between a day and its time. */
const link = /(?:T|,? (?:at|a las?|um|à|alle|às) |,? )/
const offset = / ?(Z|UTC|GMT)?(?:([+-])(\d{1,2}):?(\d{2})?)?(?: \(.*\))?$/
const datePattern = new RegExp(
  `${day.source}(?:${link.source}${time.source}${meridiem.source})?${offset.source}`,
  'i',
)
/** Without a day only colons make a time: `9.33.45` may be a day. */
const timePattern = new RegExp(`^\\d{1,2}(:\\d{2}){1,2}\\S*${meridiem.source}${offset.source}`, 'i')
/** Moments that programs count from 1970, in seconds or milliseconds, from 2001 on. */
const epochPattern = /^1\d{9}(\d{3})?$/

/** Names of months and days of the week in the languages that trackers write. */
const namesOf = (count: number, at: (index: number) => number, part: Intl.DateTimeFormatOptions) =>
  ['en', 'es', 'de', 'fr', 'it', 'pt'].map((locale) => {
    const { format } = new Intl.DateTimeFormat(locale, { ...part, timeZone: 'UTC' })
    return Array.from({ length: count }, (_, index) => format(at(index)).toLowerCase())
  })
const months = namesOf(12, (month) => Date.UTC(2025, month, 1), { month: 'long' })
const weekdays = namesOf(7, (day) => Date.UTC(2025, 0, day + 1), { weekday: 'long' })

/** The position of the name that the word begins, counted from 1; 0 if there is none. */
const positionOf = (word: string, names: readonly (readonly string[])[]): number => {
  const lower = word.toLowerCase()
  for (const some of names) {
    const index = some.findIndex((name) => name.startsWith(lower))
    if (index >= 0) return index + 1
  }
  return 0
}

const withoutWeekday = (text: string): string =>
  text.replace(/^(\p{L}{2,})\.?,? /u, (found, word) => (positionOf(word, weekdays) ? '' : found))

const namedDate = new RegExp(
  [
    /^(?:(\d{1,2})(?:st|nd|rd|th|º)?)?[-. ]*(?:de )?(\p{L}{3,})[-. ]*(?:de )?/u,
    /(?:(\d{1,2})(?:st|nd|rd|th)?(?=,? ))?,? ?(\d{2,4})/,
  ]
    .map(({ source }) => source)
    .join(''),
  'u',
)

/** A date with the name of its month, such as `Jan 5, 2026` or `05-ene-2026`, as year-month-day. */
const withoutName = (text: string): string => {
  const [found, first, word = '', last, year = ''] = namedDate.exec(text) ?? []
  const month = found === undefined ? 0 : positionOf(word, months)
  if (found === undefined || month === 0) return text
  const fullYear = year.length === 2 ? `20${year}` : year
  return `${fullYear}-${month}-${first ?? last}${text.slice(found.length)}`
}

/** One plain space for each run of white space, also the narrow ones of newer programs. */
const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()

export const isTime = (text: string): boolean => timePattern.test(withPlainSpaces(text))

interface Moment {
  /** An instant. */
  at: string
  /** Whether the text says its zone or offset. */
  isZoned: boolean
}

/**
 * The moment of a date; a day without a time begins at midnight. A date without a zone is in
 * `zone`; a year of two digits is in this century. `undefined` if the date does not exist.
 */
export const readDate = (text: string, order: DateOrder, zone: Zone): Moment | undefined => {
  const spaced = withPlainSpaces(text)
  if (epochPattern.test(spaced)) {
    const at = new Date(Number(spaced) * (spaced.length === 10 ? 1000 : 1)).toISOString()
    return { at, isZoned: true }
  }
  const written = withoutWeekday(spaced)
  const plain = withoutName(written)
  const actual = plain === written ? order : 'ymd'
  const found = datePattern.exec(plain)
  if (!found) return undefined
  const [, first, second, third, hourText = '0', minute = '0', seconds = '0', half] = found
  const [zoneName, sign, offsetHours = '0', offsetMinutes = '0'] = found.slice(8)
  const part = (letter: string) => Number([first, second, third][actual.indexOf(letter)])
  const [short, month, dayOfMonth] = [part('y'), part('m'), part('d')]
  const year = short < 100 && actual !== 'ymd' ? 2000 + short : short
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth))
  if (year < 1000 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== dayOfMonth)
    return undefined
  const hour = half
    ? (Number(hourText) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
    : Number(hourText)
  const second60 = Number(seconds.replace(',', '.'))
  if (hour > 23 || Number(minute) > 59 || second60 >= 60) return undefined
  const minutes = hour * 60 + Number(minute)
  const clock = date.getTime() + minutes * 60_000 + Math.floor(second60 * 1000 + 1e-6)
  const isZoned = zoneName !== undefined || sign !== undefined
  const offsetMs = (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000
  const at = isZoned ? clock - (sign === '-' ? -offsetMs : offsetMs) : zone.instantOf(clock)
  return { at: new Date(at).toISOString(), isZoned }
}

const utc = createZone('UTC')

/** Whether the text is a date in any order. */
export const isDate = (text: string): boolean =>
  orders.some((order) => readDate(text, order, utc) !== undefined)
