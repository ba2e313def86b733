/** Date, time and zone of ISO 8601. The contract has the exact form; this finds its parts. */
const iso8601 =
  /^(\d{4})(-?)(\d\d)\2(\d\d)[T ](\d\d):?(\d\d)?:?(\d\d)?(?:[.,](\d+))?(?:Z|([+-]\d\d):?(\d\d)?)$/i

/**
 * The instant of an ISO 8601 date and time with a zone. Undefined for all other texts, for dates
 * that do not exist and for the year 0, which Postgres does not know. A leap second counts as the
 * second before it.
 */
export const parseTimestamp = (text: string): Date | undefined => {
  const parts = iso8601.exec(text)
  if (!parts) return undefined
  const [year, , month, day, hour, minute = '00', second = '00', fraction = '0'] = parts.slice(1)
  const [zoneHour = '+00', zoneMinute = '00'] = parts.slice(9)
  const date = `${year}-${month}-${day}`
  const time = `${hour}:${minute}:${second === '60' ? '59' : second}.${fraction.slice(0, 3)}`
  const instant = new Date(`${date}T${time}${zoneHour}:${zoneMinute}`)
  // JavaScript would take 30 February for 2 March.
  const isDay = new Date(`${date}T00:00Z`).getUTCDate() === Number(day)
  const utcYear = instant.getUTCFullYear()
  return isDay && utcYear >= 1 && utcYear <= 9999 ? instant : undefined
}
