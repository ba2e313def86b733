import { fromKg, type ShownUnit, toFeet } from './units.ts'
import { dayMs } from './zone.ts'

export type Language = 'es' | 'en'

/** Numbers and dates of a language, dates in a time zone, weights and heights in a unit. */
export const createFormat = (language: Language, timeZone: string, unit: ShownUnit) => {
  const locale = language === 'en' ? 'en-GB' : 'es'
  const number = (minDecimals: number, maxDecimals = minDecimals, isSigned = false) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: minDecimals,
      maximumFractionDigits: maxDecimals,
      useGrouping: 'always',
      signDisplay: isSigned ? 'exceptZero' : 'auto',
    }).format
  const date = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(locale, { ...options, timeZone })
    return (when: string | number) => format(new Date(when))
  }
  const [integer, tenths, weight] = [number(0), number(1), number(1, 2)]
  const difference = number(1, 1, true)
  const instant = date({ dateStyle: 'medium', timeStyle: 'short' })
  /** Of a weight or a difference, in which a person counts no stones. */
  const [base, inBase] =
    unit === 'kg' ? ['kg', (kg: number) => kg] : ['lb', (kg: number) => fromKg(kg, 'lb')]
  const weightOf = (value: number, format: (kg: number) => string) => {
    if (unit === 'kg') return `${format(value)} kg`
    const pounds = Math.round(fromKg(value, 'lb') * 10) / 10
    if (unit === 'lb') return `${tenths(pounds)} lb`
    const stones = Math.floor(pounds / 14)
    return `${integer(stones)} st ${tenths(pounds - stones * 14)} lb`
  }
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return {
    language,
    integer,
    tenths,
    hundredths: number(2),
    /** No more decimals than needed, for limits, ticks of an axis and fields. */
    plain: number(0, 6),
    unit,
    /** A weight in the unit of the person. */
    kg: (value: number) => weightOf(value, weight),
    /** A mean of weights in the unit of the person. */
    mean: (value: number) => weightOf(value, tenths),
    /** A difference of weights in the unit of the person, with its sign. */
    signed(value: number) {
      return `${difference(inBase(value)).replace('-', '−')} ${base}`
    },
    /** A difference of weights in the unit of the person, without its sign. */
    distance: (value: number) => `${tenths(Math.abs(inBase(value)))} ${base}`,
    /** A weight or a difference with the decimals that an error needs. */
    exactly: (value: number) => `${number(0, 2)(inBase(value))} ${base}`,
    /** A height in metres, or in feet and inches for people who count pounds. */
    height(metres: number) {
      const [feet, inches] = toFeet(metres)
      return unit === 'kg' ? `${number(0, 6)(metres)} m` : `${feet} ft ${number(0, 1)(inches)} in`
    },
    day: date({ dateStyle: 'medium' }),
    shortDay: date({ day: 'numeric', month: 'short' }),
    month: date({ month: 'short', year: 'numeric' }),
    longMonth: date({ month: 'long', year: 'numeric' }),
    year: date({ year: 'numeric' }),
    instant,
    /** `3 minutes ago` or `in 2 minutes`; the date and time from a day on. */
    ago(at: string) {
      const minutes = Math.round((Date.now() - Date.parse(at)) / 60_000)
      if (Math.abs(minutes) >= 24 * 60) return instant(at)
      const hours = Math.round(minutes / 60)
      return Math.abs(minutes) < 60
        ? relative.format(-minutes, 'minute')
        : relative.format(-hours, 'hour')
    },
    /** `today` or `96 days ago`. */
    daysAgo: (at: string) =>
      relative.format(-Math.floor((Date.now() - Date.parse(at)) / dayMs), 'day'),
    bytes(count: number) {
      const power = Math.min(3, Math.floor(Math.log10(Math.max(1, count)) / 3))
      const unit = ['B', 'kB', 'MB', 'GB'][power]
      return `${(power === 0 ? integer : tenths)(count / 1000 ** power)} ${unit}`
    },
  }
}
