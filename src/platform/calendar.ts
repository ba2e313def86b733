import { sameZones } from '../../generated/zones.ts'

const canonicalName = (name: string): string | undefined => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/**
 * The IANA names of a time zone, the given one first: the tz database renames zones, and Node.js
 * and PostgreSQL each know names that the other lacks. Names without a slash are left out, because
 * PostgreSQL takes some of them for abbreviations. Empty for a name that Node.js does not know or
 * that is written in another case.
 */
export const namesOfZone = (name: string): string[] => {
  const canonical = canonicalName(name)
  if (canonical === undefined) return []
  const spelled = [canonical, ...sameZones.flat()].find(
    (other) => other.toLowerCase() === name.toLowerCase(),
  )
  if (spelled !== undefined && spelled !== name) return []
  const others = sameZones.find((names) => names.includes(name)) ?? []
  return [...new Set([name, ...others])].filter(
    (other) => /^UTC$|\//.test(other) && canonicalName(other) !== undefined,
  )
}

/** Tells the calendar day of an instant in an IANA time zone, `YYYY-MM-DD`. */
export const calendarIn = (timeZone: string): ((instant: Date) => string) => {
  // Sweden writes dates as ISO 8601 does.
  const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  let [second, day] = [Number.NaN, '']
  return (instant) => {
    // Kept, because formatting is slow: offsets are whole seconds, so each second has one day.
    const asked = Math.floor(instant.getTime() / 1000)
    if (asked !== second) [second, day] = [asked, formatter.format(instant)]
    return day
  }
}

/**
 * Tells the first instant of a calendar day (`YYYY-MM-DD`, an existing date) in an IANA time zone:
 * its first midnight, or the change of the clocks that leaves midnight out. Undefined for a day
 * that the zone has left out.
 */
export const dayStartIn = (timeZone: string): ((day: string) => Date | undefined) => {
  const formatter = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  /** The time on the clocks, as if it were UTC, in milliseconds without their fraction. */
  const clockAt = (instant: number): number =>
    Date.parse(`${formatter.format(instant).replace(' ', 'T')}Z`)
  const offsetAt = (instant: number): number => clockAt(instant) - instant
  /** More than the distance of any zone from UTC. */
  const margin = 30 * 3_600_000

  return (day) => {
    const midnight = Date.parse(`${day}T00:00:00Z`)
    let [before, after] = [midnight - margin, midnight + margin]
    const offset = offsetAt(before)
    const midnights = [offset, offsetAt(after)]
      .map((other) => midnight - other)
      .filter((instant) => clockAt(instant) === midnight)
    if (midnights.length > 0) return new Date(Math.min(...midnights))
    while (after - before > 1000) {
      const middle = Math.floor((before + after) / 2000) * 1000
      if (offsetAt(middle) === offset) before = middle
      else after = middle
    }
    return formatter.format(after).startsWith(day) ? new Date(after) : undefined
  }
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

/** Zones whose results are kept at most. A zone's formatters take 100 kB. */
const keptZones = 100

/** Keeps what `make` returns for the zones in use, because formatters are slow to make. */
export const keptByZone = <T>(make: (timeZone: string) => T): ((timeZone: string) => T) => {
  const kept = new Map<string, T>()
  return (timeZone) => {
    const made = kept.get(timeZone) ?? make(timeZone)
    if (kept.size === keptZones) kept.clear()
    kept.set(timeZone, made)
    return made
  }
}
