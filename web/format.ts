import { fromKg, type ShownUnit } from './units.ts'

export type Language = 'es' | 'en'

/** Numbers and dates of a language, dates in a time zone, weights in a unit. */
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
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return {
    language,
    integer,
    tenths,
    hundredths: number(2),
    percent: new Intl.NumberFormat(locale, { style: 'percent' }).format,
    /** No more decimals than needed, for limits, ticks of an axis and fields. */
    plain: number(0, 6),
    unit,
    /** A weight in the unit of the person. */
    kg(value: number) {
      if (unit === 'kg') return `${weight(value)} kg`
      const pounds = Math.round(fromKg(value, 'lb') * 10) / 10
      if (unit === 'lb') return `${tenths(pounds)} lb`
      const stones = Math.floor(pounds / 14)
      return `${integer(stones)} st ${tenths(pounds - stones * 14)} lb`
    },
    /** A difference of weights in the unit of the person, with its sign. */
    signed(value: number) {
      const shown = unit === 'kg' ? value : fromKg(value, 'lb')
      return `${difference(shown).replace('-', '−')} ${unit === 'kg' ? 'kg' : 'lb'}`
    },
    day: date({ dateStyle: 'medium' }),
    shortDay: date({ day: 'numeric', month: 'short' }),
    month: date({ month: 'short', year: 'numeric' }),
    longMonth: date({ month: 'long', year: 'numeric' }),
    year: date({ year: 'numeric' }),
    instant: date({ dateStyle: 'medium', timeStyle: 'short' }),
    /** `3 minutes ago` or `in 2 minutes`; undefined from a day on. */
    ago(at: string) {
      const minutes = Math.round((Date.now() - Date.parse(at)) / 60_000)
      if (Math.abs(minutes) >= 24 * 60) return undefined
      const hours = Math.round(minutes / 60)
      return Math.abs(minutes) < 60
        ? relative.format(-minutes, 'minute')
        : relative.format(-hours, 'hour')
    },
    bytes(count: number) {
      const power = Math.min(3, Math.floor(Math.log10(Math.max(1, count)) / 3))
      const unit = ['B', 'kB', 'MB', 'GB'][power]
      return `${(power === 0 ? integer : tenths)(count / 1000 ** power)} ${unit}`
    },
  }
}
