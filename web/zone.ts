export const dayMs = 86_400_000

/** The clocks of a time zone. A clock is a date and time as if it were UTC, in milliseconds. */
export interface Zone {
  /** IANA name. */
  name: string
  clockAt(instant: number): number
  /** The first instant with this clock; one that the zone leaves out is read as if it did not. */
  instantOf(clock: number): number
  /** `2026-01-31T07:05`, as inputs of date and time have it. */
  inputOf(instant: number): string
}

export const createZone = (name: string): Zone => {
  // Sweden writes dates as ISO 8601 does.
  const { format } = new Intl.DateTimeFormat('sv-SE', {
    timeZone: name,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const measure = (second: number) =>
    Date.parse(`${format(second * 1000).replace(' ', 'T')}Z`) - second * 1000
  const measured = new Map<number, number>()
  /** The offset at the start of a week in UTC. Formatting is slow, so it is kept. */
  const offsetOfWeek = (week: number) => {
    const known = measured.get(week)
    if (known !== undefined) return known
    const offset = measure((week * 7 * dayMs) / 1000)
    measured.set(week, offset)
    return offset
  }
  /** No zone changes its clocks forth and back within a week. */
  const offsetAt = (instant: number) => {
    const week = Math.floor(instant / (7 * dayMs))
    const offset = offsetOfWeek(week)
    return offset === offsetOfWeek(week + 1) ? offset : measure(Math.floor(instant / 1000))
  }
  const clockAt = (instant: number) => instant + offsetAt(instant)
  return {
    name,
    clockAt,
    instantOf(clock) {
      const [before, after] = [clock - dayMs, clock + dayMs].map((at) => clock - offsetAt(at))
      const fitting = [before, after].filter((at): at is number => clockAt(at as number) === clock)
      return fitting.length > 0 ? Math.min(...fitting) : (before as number)
    },
    inputOf: (instant) => new Date(clockAt(instant)).toISOString().slice(0, 16),
  }
}

/** An instant as its time in a zone with the offset, such as `2026-01-31T07:05:00+01:00`. */
export const clockText = (instant: number, zone: Zone): string => {
  const minutes = Math.round((zone.clockAt(instant) - instant) / 60_000)
  const clock = new Date(instant + minutes * 60_000).toISOString().replace(/(\.000)?Z$/, '')
  const offset = new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16)
  return `${clock}${minutes < 0 ? '-' : '+'}${offset}`
}

/** The zone of this browser. */
export const browserZone = createZone(new Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The first of the zones that this browser knows, or else its own. */
export const zoneOf = (names: readonly (string | null | undefined)[]): Zone => {
  for (const name of names) {
    try {
      if (name) return createZone(name)
    } catch {}
  }
  return browserZone
}

/** Whether the clocks of two zones agree, a year back and ahead: a zone may have two names. */
export const haveSameClocks = (one: Zone, other: Zone): boolean =>
  Array.from({ length: 104 }, (_, week) => Date.now() + (week - 52) * 7 * dayMs).every(
    (instant) => one.clockAt(instant) === other.clockAt(instant),
  )
