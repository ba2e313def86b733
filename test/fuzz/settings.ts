/** Every run has the same cases unless a seed is given: `FUZZ_SEED=… FUZZ_RUNS=… make fuzz`. */
export const seed = Number(process.env.FUZZ_SEED ?? 20_260_131)
/** Cases per operation. */
export const runs = Number(process.env.FUZZ_RUNS ?? 200)

/**
 * A time zone where it is about noon now. At midnight the limit of change per day would begin to
 * apply to records just made, so no run may cross it.
 */
export const noonZone = (): string => {
  const offset = 12 - new Date().getUTCHours()
  // POSIX signs: Etc/GMT-2 is two hours ahead of UTC.
  return offset === 0 ? 'Etc/UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}
