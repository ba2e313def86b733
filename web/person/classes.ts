import type { BmiClass } from '../../generated/client/index.js'

/** The kind of badge and colour that goes with a class of the BMI. */
export const kindOfClass = (bmiClass: BmiClass): 'good' | 'warn' | 'bad' => {
  if (bmiClass === 'normal') return 'good'
  return bmiClass.startsWith('obese') ? 'bad' : 'warn'
}
