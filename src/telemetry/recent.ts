import { within } from './within.ts'

/**
 * The latest result of `ask`, reused for `freshFor` ms; `undefined` if it fails or takes longer
 * than `limit` ms. Simultaneous callers share one question.
 */
export const recent = <T>(ask: () => Promise<T>, freshFor: number, limit: number) => {
  let latest: Promise<T | undefined>
  let freshUntil = 0
  const askAgain = async () => {
    freshUntil = Number.POSITIVE_INFINITY
    try {
      const result = await ask()
      freshUntil = performance.now() + freshFor
      return result
    } catch {
      freshUntil = 0
      return undefined
    }
  }
  return (): Promise<T | undefined> => {
    if (performance.now() >= freshUntil) latest = askAgain()
    return within(latest, limit)
  }
}
