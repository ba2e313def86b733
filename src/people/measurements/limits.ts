/** Limits of profiles and weights. GET /api/config publishes them, the contract repeats them. */
export const limits = {
  /** metres */
  height: { min: 0.4, max: 2.72 },
  /** kilograms */
  weight: { min: 2, max: 650 },
  /** `YYYY-MM-DD`; the latest is today. */
  birthDateMin: '1900-01-01',
  /** Kilograms for each calendar day since the previous record of an earlier day. */
  weightChangePerDay: 5,
  /** Kilograms by which new records of a batch on one day may differ: twice that change. */
  weightChangeInDay: 10,
  /** Milliseconds that a written date may be ahead of the service's clock. */
  clockDifference: 60_000,
  /** Records of an account beyond which recordWeights and recordDeviceWeights add none. */
  weightsOfAccount: 100_000,
  /** Measurements in a body of recordDeviceWeights. */
  measurementsOfBody: 10_000,
  /** characters (code points), after normalisation */
  name: { min: 1, max: 100 },
} as const

/** The limits under the names of GET /api/config. */
export const publicLimits = {
  height_min: limits.height.min,
  height_max: limits.height.max,
  weight_min: limits.weight.min,
  weight_max: limits.weight.max,
  birth_date_min: limits.birthDateMin,
  weight_variation_per_day: limits.weightChangePerDay,
  name_min_length: limits.name.min,
  name_max_length: limits.name.max,
}

/** The age in years from which the adult BMI classes apply (WHO). */
export const adultAge = 18
