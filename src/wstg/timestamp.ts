const date8601 = String.raw`(?<year>\d{4})(?<dash>-?)(?<month>\d\d)\k<dash>(?<day>\d\d)`
const seconds8601 = String.raw`(?<second>\d\d)(?:[.,](?<fraction>\d{1,9}))?`
const time8601 = String.raw`(?<hour>\d\d)(?::?(?<minute>\d\d)(?::?${seconds8601})?)?`
const offset8601 = String.raw`(?<sign>[+-])(?<offsetHour>\d\d)(?::?(?<offsetMinute>\d\d))?`

/**
 * Calendar date, time and zone of ISO 8601, in the basic or the extended form, down to hours or
 * fractions of a second.
 */
const iso8601 = new RegExp(`^${date8601}[Tt ]${time8601}(?:[Zz]|${offset8601})$`)

/**
 * The instant of an ISO 8601 date and time with a zone. Undefined for all other texts, for dates
 * that do not exist and for the year 0, which Postgres does not know. A leap second counts as the
 * second before it.
 */
export const parseTimestamp = (text: string): Date | undefined => {
  const parts = iso8601.exec(text)?.groups
  if (!parts) return undefined
  const {
    year,
    month,
    day,
    hour,
    minute = '00',
    second = '00',
    fraction = '0',
    sign,
    offsetHour = '00',
  } = parts
  const date = `${year}-${month}-${day}`
  const zone = sign === undefined ? 'Z' : `${sign}${offsetHour}:${parts.offsetMinute ?? '00'}`
  const time = `${hour}:${minute}:${second === '60' ? '59' : second}.${fraction.slice(0, 3)}`
  // JavaScript would take 30 February for 2 March.
  const midnight = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(date)) return undefined
  const instant = new Date(`${date}T${time}${zone}`)
  const instantYear = instant.getUTCFullYear()
  return instantYear >= 1 && instantYear <= 9999 ? instant : undefined
}
