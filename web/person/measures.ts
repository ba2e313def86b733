import type { Zone } from '../zone.ts'

/** A weight at a moment, in milliseconds. */
export interface Point {
  at: number
  kg: number
}

export const dayMs = 86_400_000

/**
 * For the last weight of each day the mean of the days that end with it, `undefined` for others.
 * `points` are in order of time.
 */
export const trailingMeans = (
  points: readonly Point[],
  days: number,
  zone: Zone,
): (number | undefined)[] => {
  const dayOf = (point: Point | undefined) => point && Math.floor(zone.clockAt(point.at) / dayMs)
  let sum = 0
  let first = 0
  return points.map((point, last) => {
    sum += point.kg
    for (let oldest = points[first]; oldest && oldest.at <= point.at - days * dayMs; ) {
      sum -= oldest.kg
      first += 1
      oldest = points[first]
    }
    const isLastOfDay = dayOf(points[last + 1]) !== dayOf(point)
    return isLastOfDay ? sum / (last - first + 1) : undefined
  })
}

/** From this number of points on, the line of the chart shows the trend and no single days. */
export const manyPoints = 1000

/** The points of a chart in order of time. */
export interface Series {
  points: readonly Point[]
  /** The mean at each point, of `meanDays` days. */
  means: readonly (number | undefined)[]
  meanDays: number
}

/**
 * The points from a moment on. The means cover earlier points too.
 * @param from milliseconds
 */
export const seriesFrom = (points: readonly Point[], from: number, zone: Zone): Series => {
  const shown = points.filter(({ at }) => at >= from)
  const meanDays = shown.length < manyPoints ? 7 : 30
  const means = trailingMeans(points, meanDays, zone).slice(points.length - shown.length)
  return { points: shown, means, meanDays }
}

/**
 * By how much the newest weight differs from the one about `days` earlier; `undefined` if there is
 * none between these days and twice as many. `points` are in order of time.
 */
export const changeOver = (points: readonly Point[], days: number): number | undefined => {
  const newest = points.at(-1)
  const before = points.findLast(({ at }) => newest && at <= newest.at - days * dayMs)
  if (!newest || !before || before.at < newest.at - 2 * days * dayMs) return undefined
  return newest.kg - before.kg
}

/** Minimum and maximum of any number of values; `undefined` without one. */
export const extremes = (values: readonly number[]): [min: number, max: number] | undefined => {
  const [first] = values
  if (first === undefined) return undefined
  let [min, max] = [first, first]
  for (const value of values) {
    if (value < min) min = value
    if (value > max) max = value
  }
  return [min, max]
}

const minSpanKg = 4

/** The kilograms that the axis of a chart shows: those of points and means, and a margin. */
export const axisRange = ({ points, means }: Series): [from: number, to: number] => {
  const values = [...points.map(({ kg }) => kg), ...means.filter((mean) => mean !== undefined)]
  const [min, max] = extremes(values) ?? [60, 80]
  const margin = Math.max(minSpanKg - (max - min), (max - min) / 5) / 2
  return [min - margin, max + margin]
}

export type Unit = 'day' | 'month' | 'year'
const daysOf: Readonly<Record<Unit, number>> = { day: 1, month: 30, year: 365 }
const steps: readonly (readonly [Unit, count: number])[] = [
  ...[1, 2, 7, 14].map((count) => ['day', count] as const),
  ...[1, 2, 3, 6].map((count) => ['month', count] as const),
  ...[1, 2, 5, 10, 25, 100].map((count) => ['year', count] as const),
]

/** The moments of the ticks of a time axis, at most about `maxCount`: days, months or years. */
export const timeTicks = (from: number, to: number, maxCount: number, zone: Zone) => {
  const days = (to - from) / dayMs
  const isFew = ([unit, count]: (typeof steps)[number]) => days / daysOf[unit] / count <= maxCount
  const [unit, count] = steps.find(isFew) ?? (['year', 1000] as const)
  const start = new Date(zone.clockAt(from))
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()]
  const clockAt = (index: number): number => {
    if (unit === 'day') return Date.UTC(year, month, day + index)
    if (unit === 'month') return Date.UTC(year, Math.floor(month / count) * count + index, 1)
    return Date.UTC(Math.floor(year / count) * count + index, 0, 1)
  }
  const ticks: number[] = []
  for (let index = 0; ; index += count) {
    const tick = zone.instantOf(clockAt(index))
    if (tick > to) return { unit, ticks }
    if (tick >= from) ticks.push(tick)
  }
}
