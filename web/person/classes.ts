import type { BmiClass } from '../../generated/client/index.js'

const kinds = {
  normal: 'good',
  obese_class_i: 'bad',
  obese_class_ii: 'worse',
  obese_class_iii: 'worst',
} as const

/** The kind of badge and colour that goes with a class of the BMI. */
export const kindOfClass = (bmiClass: BmiClass) => kinds[bmiClass as keyof typeof kinds] ?? 'warn'
