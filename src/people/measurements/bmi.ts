import type { Catalogue } from '../../platform/texts.ts'

export type BmiClass = Exclude<keyof Catalogue['bmi_descriptions'], 'minor'>

/**
 * Upper bounds, each excluded (WHO, "Obesity: preventing and managing the global epidemic", table
 * 2.1). All are multiples of 0.001, as `bodyMassIndex` needs.
 */
export const upperBounds: readonly (readonly [bound: number, bmiClass: BmiClass])[] = [
  [18.5, 'underweight'],
  [25, 'normal'],
  [30, 'overweight'],
  [35, 'obese_class_i'],
  [40, 'obese_class_ii'],
]

/** The decimal form of a number as an integer and a power of ten that divides it. */
const fractionOf = (value: number): [digits: bigint, scale: bigint] => {
  const [whole = '', decimals = ''] = String(value).split('.')
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)]
}

/**
 * The body mass index of a weight in kilograms and a height in metres within the limits of the
 * contract: kg / m², rounded half up to two decimals, and the WHO class of the unrounded value. The
 * first three decimals decide both. Binary fractions would not do: 47.36 kg at 1.6 m would fall
 * short of 18.5.
 */
export const bodyMassIndex = (
  weightKg: number,
  heightM: number,
): { bmi: number; bmiClass: BmiClass } => {
  const [weight, perKg] = fractionOf(weightKg)
  const [height, perM] = fractionOf(heightM)
  const thousandths = Number((1000n * weight * perM ** 2n) / (perKg * height ** 2n))
  return {
    bmi: Math.floor((thousandths + 5) / 10) / 100,
    bmiClass: upperBounds.find(([bound]) => thousandths < 1000 * bound)?.[1] ?? 'obese_class_iii',
  }
}
