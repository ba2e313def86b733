/** Order of day, month and year. */
export type DateOrder = 'ymd' | 'dmy' | 'mdy'
export const orders = ['ymd', 'dmy', 'mdy'] as const satisfies DateOrder[]

const day = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})/
const time = /(\d{1,2}):(\d{2})(?::(\d{2}(?:[.,]\d+)?))? ?([ap]\.?m\.?)?/
const zone = / ?(Z|[+-]\d{2}:?\d{2})?$/
const datePattern = new RegExp(`${day.source}(?:[T ,]+${time.source})?${zone.source}`, 'i')
const timePattern = new RegExp(`^${time.source}${zone.source}`, 'i')

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Names of months in the languages that trackers write. */
const monthNames = ['en', 'es', 'de', 'fr', 'it', 'pt'].map((locale) => {
  const { format } = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2025, month, 1)).toLowerCase())
})

const monthOf = (word: string): number => {
  for (const names of monthNames) {
    const month = names.findIndex((name) => name.startsWith(word.toLowerCase()))
    if (month >= 0) return month + 1
  }
  return 0
}

/** A date with the name of its month, such as `Jan 5, 2026` or `05-ene-2026`, as year-month-day. */
const withoutName = (text: string): string => {
  const [found, first, word = '', last, year = ''] =
    /^(\d{1,2})?[-. ]*(?:de )?(\p{L}{3,})[-. ]*(?:de )?(\d{1,2}(?=,? ))?,? ?(\d{2,4})/u.exec(
      text,
    ) ?? []
  const month = found === undefined ? 0 : monthOf(word)
  if (found === undefined || month === 0) return text
  const fullYear = year.length === 2 ? `20${year}` : year
  return `${fullYear}-${month}-${first ?? last}${text.slice(found.length)}`
}

export const isTime = (text: string): boolean => timePattern.test(text.trim())

/**
 * The instant of a date; a day without a time begins at midnight. A date without a zone is in the
 * browser's; a year of two digits is in this century. `undefined` if the date does not exist.
 */
export const readDate = (text: string, order: DateOrder): string | undefined => {
  const trimmed = text.trim()
  const plain = withoutName(trimmed)
  const actual = plain === trimmed ? order : 'ymd'
  const found = datePattern.exec(plain)
  if (!found) return undefined
  const [, first, second, third, hourText, minute, seconds = '00', meridiem, zoneText] = found
  const part = (letter: string) => Number([first, second, third][actual.indexOf(letter)])
  const [written, month, dayOfMonth] = [part('y'), part('m'), part('d')]
  const year = written < 100 && actual !== 'ymd' ? 2000 + written : written
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth))
  if (year < 1000 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== dayOfMonth)
    return undefined
  const iso = `${year}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`
  if (hourText === undefined) return new Date(`${iso}T00:00`).toISOString()
  const hour = meridiem
    ? (Number(hourText) % 12) + (/^p/i.test(meridiem) ? 12 : 0)
    : Number(hourText)
  const clock = `${twoDigits(hour)}:${minute}:${seconds.replace(',', '.')}`
  const offset = zoneText?.toUpperCase().replace(/(\d{2}):?(\d{2})/, '$1:$2') ?? ''
  const instant = new Date(`${iso}T${clock}${offset}`)
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString()
}
