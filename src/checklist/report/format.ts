import type { Texts } from './texts.ts'

const noValue = '–'

/** Numbers, shares and moments in the language of the report; moments in its time zone. */
export const createFormat = (
  timeZone: string,
  { locale, items }: Pick<Texts, 'locale' | 'items'>,
) => {
  const number = new Intl.NumberFormat(locale, { useGrouping: 'always' })
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const days = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  const long = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' })
  const day = new Intl.DateTimeFormat(locale, {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  const time = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return {
    count: (value: number): string => number.format(value),
    /** `1 elemento`, `5.000 elementos` */
    items: (value: number): string => items(number.format(value), value === 1),
    /** `41 %`; a dash when there is nothing to divide by. */
    share: (part: number, whole: number): string =>
      whole > 0 ? percent.format(part / whole) : noValue,
    day: (date: Date): string => day.format(date),
    /** `20/11/2026 13:05` */
    moment: (date: Date): string => `${day.format(date)} ${time.format(date)}`,
    /** `20 de noviembre de 2026, 13:05` */
    longMoment: (date: Date): string => long.format(date),
    /** `1 día`, `11 días` */
    days: (value: number): string => days.format(value),
  }
}

export type Format = ReturnType<typeof createFormat>
