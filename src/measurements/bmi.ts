import Big from 'big.js'

import type { Catalogue } from '../texts.ts'

export type BmiClass = Exclude<keyof Catalogue['bmi_descriptions'], 'minor'>

/**
 * Upper bounds, each excluded (WHO, "Obesity: preventing and managing the global epidemic", table 2.1). All are multiples
 * of a half of a hundredth, as `bodyMassIndex` needs.
 */
const upperBounds: readonly (readonly [bound: number, bmiClass: BmiClass])[] = [
  [18.5, 'underweight'],
  [25, 'normal'],
  [30, 'overweight'],
  [35, 'obese_class_i'],
  [40, 'obese_class_ii'],
]

// Far more digits than the quotient of two inputs needs, so that rounding it afterwards is rounding once.
const Decimal = Big()
Decimal.DP = 60

const classOf = (isBelow: (bound: number) => boolean): BmiClass =>
  upperBounds.find(([bound]) => isBelow(bound))?.[1] ?? 'obese_class_iii'

/**
 * How far a quotient in binary can be from the exact one, relative to it: half a unit in the last place for each input (the
 * height counts twice), the square, the division and a multiplication, 7e-16 together; and that ten times more.
 */
const binaryError = 1e-14

/**
 * The body mass index of a weight in kilograms and a height in metres: kg / m², rounded half up to two decimals, and the
 * WHO class of the unrounded value. As if calculated in decimals: in binary, 47.36 kg at 1.6 m would fall short of 18.5.
 * Decimals cost twenty times more, so they are left to what binary cannot decide: rounding and classes only change at
 * halves of a hundredth, and most quotients are farther from one than they can be wrong.
 */
export const bodyMassIndex = (
  weightKg: number,
  heightM: number,
): { bmi: number; bmiClass: BmiClass } => {
  const near = weightKg / (heightM * heightM)
  const halves = near * 200
  if (Math.abs(halves - Math.round(halves)) > halves * binaryError) {
    return { bmi: Math.round(near * 100) / 100, bmiClass: classOf((bound) => near < bound) }
  }
  const exact = new Decimal(weightKg).div(new Decimal(heightM).pow(2))
  return {
    bmi: exact.round(2, Big.roundHalfUp).toNumber(),
    bmiClass: classOf((bound) => exact.lt(bound)),
  }
}
