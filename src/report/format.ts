export const noValue = '–'

/** Spanish numbers, shares and moments; a moment is given in the report's time zone. */
export function createFormat(timeZone: string) {
  const number = new Intl.NumberFormat('es-ES', { useGrouping: 'always' })
  const percent = new Intl.NumberFormat('es-ES', {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const moment = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat('es-ES', { timeZone, ...options })
    return (date: Date | null): string =>
      date === null || Number.isNaN(date.getTime()) ? noValue : formatter.format(date)
  }
  const dateStyle = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  const short = moment({ ...dateStyle, hour: '2-digit', minute: '2-digit' })
  const exact = moment({ ...dateStyle, hour: '2-digit', minute: '2-digit', second: '2-digit' })
  return {
    count: (value: number): string => number.format(value),
    /** `1 elemento`, `5.000 elementos` */
    plural: (value: number, one: string, many: string): string =>
      `${number.format(value)} ${value === 1 ? one : many}`,
    /** `41,2 %`; a dash when there is nothing to divide by. */
    share: (part: number, whole: number): string =>
      whole > 0 ? percent.format(part / whole) : noValue,
    /** `20/11/2026 13:05` */
    moment: (date: Date | null): string => short(date).replace(', ', ' '),
    /** `20/11/2026 13:05:09` */
    instant: (date: Date): string => exact(date).replace(', ', ' '),
    /** `20 de noviembre de 2026, 13:05` */
    longMoment: moment({ dateStyle: 'long', timeStyle: 'short' }),
    /** `20/11/2026` from `2026-11-20` */
    day: (day: string): string => day.split('-').reverse().join('/'),
  }
}

export type Format = ReturnType<typeof createFormat>

/** The address of a finding's page in DefectDojo; undefined without a web address of the tool. */
export function findingAddress(toolAddress: string | null, id: number): string | undefined {
  if (toolAddress === null || !/^https?:/.test(toolAddress)) return undefined
  return `${toolAddress.replace(/\/(api\/v2\/?)?$/, '')}/finding/${id}`
}
