import Big from 'big.js'

export type BmiClass = 'underweight' | 'normal' | 'overweight' | 'obesity_1' | 'obesity_2' | 'obesity_3'

/** Upper bounds, each excluded (WHO, "Obesity: preventing and managing the global epidemic", table 2.1). */
const upperBounds: readonly (readonly [bound: number, bmiClass: BmiClass])[] = [
  [18.5, 'underweight'],
  [25, 'normal'],
  [30, 'overweight'],
  [35, 'obesity_1'],
  [40, 'obesity_2'],
]

// Far more digits than the quotient of two inputs needs, so that rounding it afterwards is rounding once.
const Decimal = Big()
Decimal.DP = 60

/**
 * The body mass index of a weight in kilograms and a height in metres: kg / m², rounded half up to two decimals, and the
 * WHO class of the unrounded value. Calculated in decimals: in binary, 47.36 kg at 1.6 m would fall short of 18.5.
 */
export const bodyMassIndex = (weightKg: number, heightM: number): { bmi: number; bmiClass: BmiClass } => {
  const exact = new Decimal(weightKg).div(new Decimal(heightM).pow(2))
  const bmiClass = upperBounds.find(([bound]) => exact.lt(bound))?.[1] ?? 'obesity_3'
  return { bmi: exact.round(2, Big.roundHalfUp).toNumber(), bmiClass }
}
