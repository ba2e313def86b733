export const noValue = '–'

/** Spanish numbers, shares and moments; a moment is given in the report's time zone. */
export function createFormat(timeZone: string) {
  const number = new Intl.NumberFormat('es-ES', { useGrouping: 'always' })
  const percent = new Intl.NumberFormat('es-ES', {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const days = new Intl.NumberFormat('es-ES', { style: 'unit', unit: 'day', unitDisplay: 'long' })
  const long = new Intl.DateTimeFormat('es-ES', { timeZone, dateStyle: 'long', timeStyle: 'short' })
  const exact = new Intl.DateTimeFormat('es-ES', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  return {
    count: (value: number): string => number.format(value),
    /** `1 elemento`, `5.000 elementos` */
    items: (value: number): string =>
      `${number.format(value)} ${value === 1 ? 'elemento' : 'elementos'}`,
    /** `41,2 %`; a dash when there is nothing to divide by. */
    share: (part: number, whole: number): string =>
      whole > 0 ? percent.format(part / whole) : noValue,
    /** `20/11/2026 13:05:09` */
    moment: (date: Date | null): string =>
      date === null ? noValue : exact.format(date).replace(', ', ' '),
    /** `20 de noviembre de 2026, 13:05` */
    longMoment: (date: Date): string => long.format(date),
    /** `1 día`, `11 días` */
    days: (value: number): string => days.format(value),
    /** `20/11/2026` from `2026-11-20` */
    day: (day: string): string => day.split('-').reverse().join('/'),
  }
}

export type Format = ReturnType<typeof createFormat>
