import type { BmiClass } from '../../generated/client/index.js'

/** A weight at a moment, in milliseconds. */
export interface Point {
  at: number
  kg: number
}

export const dayMs = 86_400_000

/** For each weight the mean of the seven days that end with it. `points` are in order of time. */
export const sevenDayMeans = (points: readonly Point[]): number[] => {
  let sum = 0
  let first = 0
  return points.map(({ at, kg }, last) => {
    sum += kg
    for (let oldest = points[first]; oldest && oldest.at <= at - 7 * dayMs; ) {
      sum -= oldest.kg
      first += 1
      oldest = points[first]
    }
    return sum / (last - first + 1)
  })
}

/** The classes of adults and the BMI where each begins (WHO). */
const classes: readonly (readonly [BmiClass, number])[] = [
  ['underweight', 0],
  ['normal', 18.5],
  ['overweight', 25],
  ['obese_class_i', 30],
  ['obese_class_ii', 35],
  ['obese_class_iii', 40],
]

export interface Band {
  name: BmiClass
  /** Kilograms. */
  from: number
  to: number
}

/** The weights of each class for a height in metres. */
export const bandsOf = (height: number): Band[] =>
  classes.map(([name, bmi], index) => ({
    name,
    from: bmi * height ** 2,
    to: (classes[index + 1]?.[1] ?? Number.POSITIVE_INFINITY) * height ** 2,
  }))
