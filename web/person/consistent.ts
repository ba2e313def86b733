import type { ValidationLimits } from '../../generated/client/index.js'

export interface WrittenRecord {
  peso_kg: number
  /** An instant. */
  fecha_registro: string
}

/** Whole numbers, so that a change of exactly a limit is none. */
const whole = (value: number) => Math.round(value * 1e6)

interface Judged {
  record: WrittenRecord
  day: number
}

/**
 * The longest part of the days, in order of time, in which no weight contradicts the next one. Both
 * `limit * day + kg` and `limit * day - kg` rise along such a part, and only along such parts.
 */
const longestPart = (days: readonly Judged[], limit: number): Set<WrittenRecord> => {
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

/** The largest part of a day's records that differ by at most `most`, near `middle`. */
const closestPart = (records: readonly WrittenRecord[], most: number, middle: number) => {
  const sorted = records.toSorted((one, other) => one.peso_kg - other.peso_kg)
  const kgOf = (index: number) => sorted[index]?.peso_kg ?? 0
  let [start, from, length] = [0, 0, 0]
  for (const end of sorted.keys()) {
    while (whole(kgOf(end) - kgOf(start)) > whole(most)) start += 1
    const size = end - start + 1
    const isNearer = Math.abs(kgOf(start) - middle) < Math.abs(kgOf(from) - middle)
    if (size > length || (size === length && isNearer)) [from, length] = [start, size]
  }
  return new Set(sorted.slice(from, from + length))
}

/** The last record of each day. `records` are in order of time. */
const lastOfDays = (records: Iterable<WrittenRecord>, dayOf: (record: WrittenRecord) => number) =>
  new Map([...records].map((record) => [dayOf(record), record] as const))

/**
 * Leaves out the fewest records, so that the others contradict neither each other nor the history:
 * new weights of a day differ by at most twice the change per day, and the last weights of two days
 * by at most that change for each day between them.
 * @param records in order of time
 * @param history in order of time
 */
export const withoutOutliers = (
  records: readonly WrittenRecord[],
  history: readonly WrittenRecord[],
  limits: Pick<ValidationLimits, 'weight_variation_per_day'>,
  dayOf: (record: WrittenRecord) => number,
) => {
  const { weight_variation_per_day: perDay = 1e9 } = limits
  const kept = new Set(records)
  const outliers: WrittenRecord[] = []
  const leaveOut = (some: readonly WrittenRecord[]) => {
    outliers.push(...some)
    for (const one of some) kept.delete(one)
  }
  const stored = lastOfDays(history, dayOf)
  const known = new Set(history.map((one) => `${one.fecha_registro} ${one.peso_kg}`))
  const days = [...stored.keys()]
  const added = () => [...kept].filter((one) => !known.has(`${one.fecha_registro} ${one.peso_kg}`))
  const sorted = records.map(({ peso_kg }) => peso_kg).sort((one, other) => one - other)
  const middle = sorted[sorted.length >> 1] ?? 0
  for (const some of Map.groupBy(added(), dayOf).values()) {
    const part = closestPart(some, 2 * perDay, middle)
    leaveOut(some.filter((one) => !part.has(one)))
  }
  const contradicts = (day: number, kg: number, other: number) =>
    whole(Math.abs(kg - (stored.get(other)?.peso_kg ?? kg))) > whole(perDay * Math.abs(day - other))
  for (;;) {
    let place = 0
    const judged: Judged[] = []
    const wrong: WrittenRecord[] = []
    const lasts = lastOfDays(added(), dayOf)
    /** Whether a new record is the last one of a day. */
    const isNew = (day: number) =>
      (lasts.get(day)?.fecha_registro ?? '') >= (stored.get(day)?.fecha_registro ?? '')
    for (const [day, record] of lasts) {
      while ((days[place] ?? Number.POSITIVE_INFINITY) < day) place += 1
      if (!isNew(day)) continue
      const others = [days[place - 1], days[place + (stored.has(day) ? 1 : 0)]]
      const isWrong = others.some(
        (other) => other !== undefined && !isNew(other) && contradicts(day, record.peso_kg, other),
      )
      if (isWrong) wrong.push(record)
      else judged.push({ record, day })
    }
    const part = longestPart(judged, perDay)
    wrong.push(...judged.map(({ record }) => record).filter((one) => !part.has(one)))
    if (wrong.length === 0) return { kept: [...kept], outliers }
    leaveOut(wrong)
  }
}
