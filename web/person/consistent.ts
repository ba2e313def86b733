import type { WrittenRecord } from './sheet.ts'

interface Judged {
  record: WrittenRecord
  day: number
}

/**
 * The longest part of the days, in order of time, in which no weight contradicts the next one. Both
 * `limit * day + kg` and `limit * day - kg` rise along such a part, and only along such parts.
 */
const longestPart = (days: readonly Judged[], limit: number): Set<WrittenRecord> => {
  // Whole numbers, so that a change of exactly the limit is none.
  const whole = (value: number) => Math.round(value * 1e6)
  const sums = days
    .map(({ record, day }) => ({
      record,
      plus: whole(limit * day + record.peso_kg),
      minus: whole(limit * day - record.peso_kg),
    }))
    .sort((one, other) => one.plus - other.plus || one.minus - other.minus)
  /** The index of the smallest last weight of the parts of each length. */
  const ends: number[] = []
  const before = sums.map(({ minus }, index) => {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[ends[middle] as number]?.minus ?? 0) <= minus) low = middle + 1
      else high = middle
    }
    ends[low] = index
    return ends[low - 1]
  })
  const part = new Set<WrittenRecord>()
  for (let index = ends.at(-1); index !== undefined; index = before[index])
    part.add((sums[index] as (typeof sums)[number]).record)
  return part
}

/** The last record of each day. `records` are in order of time. */
const lastOfDays = (records: Iterable<WrittenRecord>, dayOf: (record: WrittenRecord) => number) =>
  new Map([...records].map((record) => [dayOf(record), record] as const))

/**
 * Leaves out the fewest records, so that the others contradict neither each other nor the history:
 * of two days, their last weights differ by at most `limit` kilograms for each day between them.
 * @param records in order of time
 * @param history in order of time
 */
export const withoutOutliers = (
  records: readonly WrittenRecord[],
  history: readonly WrittenRecord[],
  limit: number,
  dayOf: (record: WrittenRecord) => number,
) => {
  const kept = new Set(records)
  const outliers: WrittenRecord[] = []
  const stored = lastOfDays(history, dayOf)
  const known = new Set(history.map((one) => `${one.fecha_registro} ${one.peso_kg}`))
  const days = [...stored.keys()]
  const contradicts = (day: number, kg: number, other: number | undefined) =>
    other !== undefined &&
    Math.round(Math.abs(kg - (stored.get(other)?.peso_kg ?? kg)) * 1e6) >
      Math.round(limit * Math.abs(day - other) * 1e6)
  for (;;) {
    let [place, count] = [0, outliers.length]
    const judged: Judged[] = []
    for (const [day, record] of lastOfDays(kept, dayOf)) {
      while ((days[place] ?? Number.POSITIVE_INFINITY) < day) place += 1
      const sameDay = days[place] === day ? stored.get(day) : undefined
      const isLast = !sameDay || sameDay.fecha_registro <= record.fecha_registro
      if (!isLast || known.has(`${record.fecha_registro} ${record.peso_kg}`)) continue
      const [earlier, later] = [days[place - 1], days[place + (sameDay ? 1 : 0)]]
      if ([earlier, later].some((other) => contradicts(day, record.peso_kg, other)))
        outliers.push(record)
      else judged.push({ record, day })
    }
    const part = longestPart(judged, limit)
    outliers.push(...judged.filter(({ record }) => !part.has(record)).map(({ record }) => record))
    if (outliers.length === count) return { kept: [...kept], outliers }
    for (; count < outliers.length; count++) kept.delete(outliers[count] as WrittenRecord)
  }
}
