import { setTimeout as delay } from 'node:timers/promises'

/** The result of an action, or undefined if it takes longer than `milliseconds`. */
export const within = async <T>(
  action: Promise<T>,
  milliseconds: number,
): Promise<T | undefined> => {
  const over = new AbortController()
  const limit = delay(milliseconds, undefined, { signal: over.signal })
  // Its rejection after the action has ended is expected.
  limit.catch(() => undefined)
  return Promise.race([action, limit]).finally(() => over.abort())
}
