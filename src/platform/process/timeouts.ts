import { setTimeout as delay } from 'node:timers/promises'

/** `setTimeout`, even for a time that has passed: Node.js warns of a negative one. */
export const startTimer = (act: () => void, milliseconds: number): NodeJS.Timeout =>
  setTimeout(act, Math.max(milliseconds, 0))

/** The result of an action, or undefined if it takes longer than `milliseconds`. */
export const withTimeout = async <T>(
  action: Promise<T>,
  milliseconds: number,
): Promise<T | undefined> => {
  const ended = new AbortController()
  const limit = delay(Math.max(milliseconds, 0), undefined, { signal: ended.signal })
  // Its rejection after the action has ended is expected.
  limit.catch(() => undefined)
  return Promise.race([action, limit]).finally(() => ended.abort())
}

/**
 * The latest result of `ask`, reused for `freshFor` ms; `undefined` if it fails or takes longer
 * than `limit` ms. Simultaneous callers share one question.
 */
export const cachedFor = <T>(ask: () => Promise<T>, freshFor: number, limit: number) => {
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
    return withTimeout(latest, limit)
  }
}
