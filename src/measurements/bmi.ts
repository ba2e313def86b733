import Big from 'big.js'

import type { Catalogue } from '../texts.ts'

export type BmiClass = Exclude<keyof Catalogue['bmi_descriptions'], 'minor'>

/**
 * Upper bounds, each excluded (WHO, "Obesity: preventing and managing the global epidemic", table
 * 2.1). All are multiples of 0.005, as `bodyMassIndex` needs.
 */
export const upperBounds: readonly (readonly [bound: number, bmiClass: BmiClass])[] = [
  [18.5, 'underweight'],
  [25, 'normal'],
  [30, 'overweight'],
  [35, 'obese_class_i'],
  [40, 'obese_class_ii'],
]

// Far more digits than two inputs need, so the result is rounded only once.
const Decimal = Big()
Decimal.DP = 60

const classOf = (isBelow: (bound: number) => boolean): BmiClass =>
  upperBounds.find(([bound]) => isBelow(bound))?.[1] ?? 'obese_class_iii'

/** Bound of the relative error of a quotient in binary, 7e-16, and ten times more. */
const binaryError = 1e-14

/**
 * The body mass index of a weight in kilograms and a height in metres: kg / m², rounded half up to
 * two decimals, and the WHO class of the unrounded value. Both change at multiples of 0.005 only.
 * Binary arithmetic cannot decide at such a multiple (47.36 kg at 1.6 m would fall short of 18.5),
 * so decimals are used there. Elsewhere they would cost a fifth of the request's time.
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
