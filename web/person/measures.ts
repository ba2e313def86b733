import { type BmiBand, type BmiClass, bmiBands } from '../../generated/client/index.js'
import { fromKg, type ShownUnit, toKg } from '../units.ts'
import { dayMs, type Zone } from '../zone.ts'

/** A weight at a moment, in milliseconds. */
export interface Point {
  at: number
  kg: number
}

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

const minSpan = 4

/** The part that the axis shows: all values and the goal, at least 4 units, and a margin. */
export const axisRange = (
  min: number | null,
  max: number | null,
  goal?: number,
): [from: number, to: number] => {
  const low = Math.min(min ?? goal ?? 60, goal ?? Number.POSITIVE_INFINITY)
  const high = Math.max(max ?? goal ?? 80, goal ?? 0)
  const margin = Math.max(minSpan - (high - low), (high - low) / 5) / 2
  return [low - margin, high + margin]
}

const kinds = {
  normal: 'done',
  obese_class_i: 'blocked',
  obese_class_ii: 'worse',
  obese_class_iii: 'worst',
} as const

/** The colour of a class of the BMI: a `data-kind` and a property of the style sheet. */
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
