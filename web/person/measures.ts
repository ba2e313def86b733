/** A weight at a moment, in milliseconds. */
export interface Point {
  at: number
  kg: number
}

export const dayMs = 86_400_000

/** For each weight the mean of the seven days that end with it. `points` are in order of time. */
export const sevenDayMeans = (points: readonly Point[]): number[] => {
  let sum = 0
  let first = 0
  return points.map(({ at, kg }, last) => {
    sum += kg
    for (let oldest = points[first]; oldest && oldest.at <= at - 7 * dayMs; ) {
      sum -= oldest.kg
      first += 1
      oldest = points[first]
    }
    return sum / (last - first + 1)
  })
}
