/** Spanish numbers, shares and moments; a moment is given in the report's time zone. */
export interface Format {
  count(value: number): string
  /** `41,2 %`; a dash when there is nothing to divide by. */
  share(part: number, whole: number): string
  /** `20/11/2026 13:05` */
  moment(date: Date | null): string
  /** The same with seconds. */
  instant(date: Date): string
  /** `20 de noviembre de 2026, 13:05` */
  longMoment(date: Date): string
}

export const noValue = '–'

export function createFormat(timeZone: string): Format {
  const number = new Intl.NumberFormat('es-ES', { useGrouping: 'always' })
  const percent = new Intl.NumberFormat('es-ES', {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const parts: Intl.DateTimeFormatOptions = {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }
  const short = new Intl.DateTimeFormat('es-ES', parts)
  const exact = new Intl.DateTimeFormat('es-ES', { ...parts, second: '2-digit' })
  const long = new Intl.DateTimeFormat('es-ES', { timeZone, dateStyle: 'long', timeStyle: 'short' })
  const isReal = (date: Date) => !Number.isNaN(date.getTime())
  return {
    count: (value) => number.format(value),
    share: (part, whole) => (whole > 0 ? percent.format(part / whole) : noValue),
    moment: (date) => (date && isReal(date) ? short.format(date).replace(', ', ' ') : noValue),
    instant: (date) => (isReal(date) ? exact.format(date).replace(', ', ' ') : noValue),
    longMoment: (date) => (isReal(date) ? long.format(date) : noValue),
  }
}

/** `1 elemento`, `5.000 elementos` */
export const plural = (format: Format, value: number, one: string, many: string): string =>
  `${format.count(value)} ${value === 1 ? one : many}`
