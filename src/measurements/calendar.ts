/** Tells the calendar day of an instant in an IANA time zone, `YYYY-MM-DD`. */
export const calendarIn = (timeZone: string): ((instant: Date) => string) => {
  // Sweden writes dates as ISO 8601 does.
  const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  return (instant) => formatter.format(instant)
}

/** Whether the text is a date that exists, `YYYY-MM-DD`. */
export const isCalendarDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/**
 * Whether a person born on `birthDate` has completed `years` years on `today` (both `YYYY-MM-DD`).
 * A person born on 29 February completes a year on 1 March where there is no such day.
 */
export const hasCompletedYears = (birthDate: string, years: number, today: string): boolean =>
  `${Number(birthDate.slice(0, 4)) + years}${birthDate.slice(4)}` <= today
