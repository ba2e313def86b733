import { type BmiBand, type BmiClass, bmiBands } from '../../generated/client/index.js'
import { fromKg, type ShownUnit, toKg } from '../units.ts'
import { dayMs, type Zone } from '../zone.ts'

/** A weight at a moment, in milliseconds. */
export interface Point {
  at: number
  kg: number
}

/**
 * The trend: for the last weight of each day the mean of the days that end with it.
 * `points` are in order of time.
 */
export const trendOf = (points: readonly Point[], days: number, zone: Zone): Point[] => {
  const dayOf = (point: Point | undefined) => point && Math.floor(zone.clockAt(point.at) / dayMs)
  let sum = 0
  let first = 0
  return points.flatMap(({ at, kg }, last) => {
    sum += kg
    for (let oldest = points[first]; oldest && oldest.at <= at - days * dayMs; ) {
      sum -= oldest.kg
      first += 1
      oldest = points[first]
    }
    const isLastOfDay = dayOf(points[last + 1]) !== dayOf(points[last])
    return isLastOfDay ? [{ at, kg: sum / (last - first + 1) }] : []
  })
}

/** No line is drawn over a longer pause. */
export const longestPauseMs = 14 * dayMs

/** The difference between two moments of a trend: its end and the other one. */
interface Change {
  kg: number
  /** The first moment after a pause or of all, where there is no trend at the wanted one. */
  since?: number
}

/** By how much a trend has changed from a moment on. Between its points it is a straight line. */
export const changeSince = (trend: readonly Point[], from: number): Change | undefined => {
  const next = trend.findIndex(({ at }) => at > from)
  const [before, after, last] = [trend[next - 1], trend[next], trend.at(-1)]
  if (!after || !last) return undefined
  if (before && after.at - before.at <= longestPauseMs) {
    const share = (from - before.at) / (after.at - before.at)
    return { kg: last.kg - before.kg - share * (after.kg - before.kg) }
  }
  return after === last ? undefined : { kg: last.kg - after.kg, since: after.at }
}

/** From this number of points on, the line of the chart shows the trend and no single days. */
export const manyPoints = 1000

/**
 * The points from a moment on, in order of time. The trend covers earlier points too.
 * @param from milliseconds
 */
export const seriesFrom = (points: readonly Point[], from: number, zone: Zone) => {
  const shown = points.filter(({ at }) => at >= from)
  const meanDays = shown.length < manyPoints ? 7 : 30
  const trend = trendOf(points, meanDays, zone)
  return {
    points: shown,
    trend: trend.filter(({ at }) => at >= from),
    /** The days of each mean. */
    meanDays,
    change: changeSince(trend, from),
  }
}
export type Series = ReturnType<typeof seriesFrom>

/** The part that an axis shows: all values, at least `least` units, and a margin. */
export const axisRange = (values: Iterable<number>, least: number): [from: number, to: number] => {
  let [low, high] = [Number.POSITIVE_INFINITY, 0]
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)]
  if (high === 0) return [58, 82]
  const margin = Math.max(least - (high - low), (high - low) / 5) / 2
  return [low - margin, high + margin]
}

/** At most `most` numbers for an axis. */
export const numberTicks = (low: number, high: number, most: number): number[] => {
  const step = [0.5, 1, 2, 5, 10, 20, 50, 100].find((one) => (high - low) / one <= most) ?? 200
  const first = Math.ceil(low / step)
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step)
}

const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600]

/** About `most` moments for an axis: the beginnings of days, of months or of years. */
export const timeTicks = (from: number, to: number, most: number, zone: Zone) => {
  const span = (to - from) / dayMs
  const days = [1, 2, 7, 14].find((step) => span / step <= most)
  // Names of years are short.
  const months =
    monthSteps.find((step) => span / step / 30 <= (step < 12 ? most : most * 2)) ?? 1200
  const start = new Date(zone.clockAt(from))
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()]
  const first = Math.floor(((year - 2000) * 12 + month) / months) * months
  const clockOf = (index: number) =>
    days ? Date.UTC(year, month, day + index * days) : Date.UTC(2000, first + index * months)
  const names: 'shortDay' | 'month' | 'year' = days ? 'shortDay' : months < 12 ? 'month' : 'year'
  const ticks: number[] = []
  for (let index = 0; ; index++) {
    const at = zone.instantOf(clockOf(index))
    if (at > to) return { ticks, names }
    if (at >= from) ticks.push(at)
  }
}

const kinds = {
  normal: 'done',
  obese_class_i: 'blocked',
  obese_class_ii: 'worse',
  obese_class_iii: 'worst',
} as const

/** The colour of a class of the BMI, a property of the style sheet. */
export const kindOfClass = (bmiClass: BmiClass) => kinds[bmiClass as keyof typeof kinds] ?? 'active'

/**
 * The bounds of a class as they are shown, in kilograms: tenths of the unit within the class. They
 * never contradict the shown weight, which is rounded too.
 */
export const shownBounds = (
  { from, to }: BmiBand,
  unit: ShownUnit,
  kg = (from + to) / 2,
): [from: number, to: number] => {
  const base = unit === 'kg' ? 'kg' : 'lb'
  // Without the error of binary fractions: heights have few decimals.
  const tenths = (value: number) => Math.round(fromKg(value, base) * 1e8) / 1e7
  const step = unit === 'kg' ? 0.1 : 1
  const own = Math.round(tenths(kg) / step) * step
  const [low, high] = [Math.ceil(tenths(from)), Math.ceil(tenths(to)) - 1]
  const bounds =
    tenths(kg) < tenths(from)
      ? [Math.max(low, Math.floor(own) + 1), high]
      : tenths(kg) >= tenths(to)
        ? [low, Math.min(high, Math.ceil(own) - 1)]
        : [Math.min(low, own), Math.max(high, own)]
  return bounds.map((tenth) => toKg(tenth / 10, base)) as [number, number]
}

/** The BMI as it is shown: below the upper bound of its class, with two decimals near a bound. */
export const shownBmi = (imc: number, bmiClass: BmiClass, classes: readonly BmiBand[]) => {
  const own = classes.find((one) => one.class === bmiClass)
  const isNear = classes.some(({ to }) => Math.abs(Math.round((imc - to) * 100)) <= 5)
  return { bmi: own && imc >= own.to ? own.to - 0.01 : imc, decimals: own && isNear ? 2 : 1 }
}

/** The least weight in kilograms that is no underweight at a height in metres. */
export const leastGoal = (height: number): number =>
  Math.ceil((bmiBands(height)[0]?.to ?? 0) * 100 - 1e-6) / 100

/** The goal that a person is shown: none that is underweight at the height, if that is known. */
export const shownGoal = (kg: number | null, height: number | undefined): number | undefined =>
  kg === null || (height !== undefined && kg < leastGoal(height)) ? undefined : kg

/**
 * Where the newest weight is, seen from the goal. Below it: whoever has been above it has reached
 * it. `points` are in order of time.
 */
export const placeOf = (points: readonly Point[], goal: number): 'ahead' | 'below' =>
  (points.at(-1)?.kg ?? 0) < goal && points.some(({ kg }) => kg > goal) ? 'below' : 'ahead'

/** The instant of the 18th birthday, from which on the classes apply. */
export const adultFrom = (birthDate: string, zone: Zone): number => {
  const [year = 0, month = 1, day] = birthDate.split('-').map(Number)
  return zone.instantOf(Date.UTC(year + 18, month - 1, day))
}
