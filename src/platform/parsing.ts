export type JsonObject = Readonly<Record<string, unknown>>

/** Whether a value of parsed JSON is an object. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** PostgreSQL cannot store U+0000, and lone surrogates are not text. */
export const isAcceptedText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const day = String.raw`(\d{4})(-?)(\d\d)\2(\d\d)`
const time = String.raw`([01]\d|2[0-3])(?::?(\d\d)(?::?(\d\d)(?:[.,](\d+))?)?)?`
const zone = String.raw`(?:Z|([+-]\d\d)(?::?(\d\d))?)`
/** Date, time and zone of ISO 8601, in the extended or the basic form. */
const iso8601 = new RegExp(`^${day}[T ]${time}${zone}$`, 'i')

/**
 * The instant of an ISO 8601 date and time with a zone. Undefined for all other texts, for dates
 * that do not exist and for the year 0, which Postgres does not know. A leap second counts as the
 * second before it. Digits after the milliseconds are cut off.
 */
export const parseTimestamp = (text: string): Date | undefined => {
  const parts = iso8601.exec(text)
  if (!parts) return undefined
  const [year, , month, dayOfMonth, hour, minute = '00', second = '00', fraction = '0'] =
    parts.slice(1)
  const [zoneHour = '+00', zoneMinute = '00'] = parts.slice(9)
  const date = `${year}-${month}-${dayOfMonth}`
  const clock = `${hour}:${minute}:${second === '60' ? '59' : second}.${fraction.slice(0, 3)}`
  const instant = new Date(`${date}T${clock}${zoneHour}:${zoneMinute}`)
  // JavaScript would take 30 February for 2 March.
  const isDay = new Date(`${date}T00:00Z`).getUTCDate() === Number(dayOfMonth)
  const utcYear = instant.getUTCFullYear()
  return isDay && utcYear >= 1 && utcYear <= 9999 ? instant : undefined
}

/** The same text without the characters that PostgreSQL does not store. */
export const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** How many characters have to be added, left out or replaced to turn one text into the other. */
const editsBetween = (text: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (const [index, character] of [...text].entries()) {
    let before = index + 1
    row = row.map((above, place) => {
      if (place === 0) return before
      // `before` is the entry of this row to the left.
      before = Math.min(above, before, row[place - 1]! - Number(character === other[place - 1])) + 1
      return before
    })
  }
  return row.at(-1)!
}

/**
 * The known text that a text resembles most, without regard to case, blanks, `_` and `-`.
 * @param mostEdits how many other letters it may have
 */
export const nearestTo = (
  text: string,
  known: readonly string[],
  mostEdits: (known: string) => number = () => Number.POSITIVE_INFINITY,
): string | undefined => {
  const plain = (it: string) => it.toLowerCase().replace(/[\s_-]/g, '')
  // A caller's text may be long.
  const wanted = plain(text.slice(0, 100))
  const [nearest] = known
    .map((it) => ({ it, edits: editsBetween(wanted, plain(it)) }))
    .filter(({ it, edits }) => edits <= mostEdits(it))
    .sort((a, b) => a.edits - b.edits)
  return nearest?.it
}
