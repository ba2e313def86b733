export type Language = 'es' | 'en'

const languages: Record<Language, string> = { es: 'es', en: 'en-GB' }

const createFormat = (language: Language) => {
  const locale = languages[language]
  const fixed = (digits: number) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: 'always',
    })
  const integer = fixed(0)
  const tenths = fixed(1)
  const hundredths = fixed(2)
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const instant = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const shortDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit' })
  return {
    integer: (value: number) => integer.format(value),
    tenths: (value: number) => tenths.format(value),
    /** No more decimals than needed, for limits, marks of an axis and fields. */
    plain: (value: number) => plain.format(value),
    /** A weight in kilograms, with the second decimal only if it has one. */
    kg: (value: number) =>
      `${(Math.round(value * 100) % 10 === 0 ? tenths : hundredths).format(value)} kg`,
    day: (when: string | number) => day.format(new Date(when)),
    shortDay: (when: number) => shortDay.format(when),
    month: (when: number) => month.format(when),
    instant: (when: string | number) => instant.format(new Date(when)),
    bytes(count: number) {
      const units = ['B', 'kB', 'MB', 'GB']
      const power = Math.min(3, Math.floor(Math.log10(Math.max(1, count)) / 3))
      return `${(power === 0 ? integer : tenths).format(count / 1000 ** power)} ${units[power]}`
    },
  }
}

export type Format = ReturnType<typeof createFormat>

/** Numbers and dates in each language, dates in the browser's time zone. */
export const formats: Record<Language, Format> = {
  es: createFormat('es'),
  en: createFormat('en'),
}

/** The number that a person wrote, with a comma or a point; `undefined` if it is none. */
export const readNumber = (text: string): number | undefined => {
  const trimmed = text.trim().replace(',', '.')
  return /^\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : undefined
}
