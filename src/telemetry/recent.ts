/**
 * The latest result of `ask`. Simultaneous callers share one question, and a result is reused for
 * `freshFor` ms. A failure is not.
 */
export const recent = <T>(ask: () => Promise<T>, freshFor: number): (() => Promise<T>) => {
  let latest: Promise<T> | undefined
  let freshUntil = 0
  return () => {
    if (latest !== undefined && performance.now() < freshUntil) return latest
    const asked = ask()
    latest = asked
    freshUntil = Number.POSITIVE_INFINITY
    asked.then(
      () => {
        freshUntil = performance.now() + freshFor
      },
      () => {
        freshUntil = 0
      },
    )
    return asked
  }
}
