/** The same cases on every run, unless another seed is asked for: `FUZZ_SEED=… FUZZ_RUNS=… make fuzz`. */
export const seed = Number(process.env.FUZZ_SEED ?? 20_260_131)
/** Cases for each operation. */
export const runs = Number(process.env.FUZZ_RUNS ?? 200)

/**
 * A time zone in which it is about noon now: no run meets midnight, at which the rule on the change of weight per day
 * starts to hold for what has just been recorded.
 */
export const noonZone = (): string => {
  const offset = 12 - new Date().getUTCHours()
  // POSIX signs: Etc/GMT-2 is two hours ahead of UTC.
  return offset === 0 ? 'Etc/UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}
