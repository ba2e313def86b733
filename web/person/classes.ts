import type { BmiClass } from '../../generated/client/index.js'

const kinds = {
  normal: 'done',
  obese_class_i: 'blocked',
  obese_class_ii: 'worse',
  obese_class_iii: 'worst',
} as const

/** The colour of a class of the BMI: a `data-kind` and a property of the style sheet. */
export const kindOfClass = (bmiClass: BmiClass) => kinds[bmiClass as keyof typeof kinds] ?? 'active'
