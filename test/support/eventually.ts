import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds: below the time-out of a test file, so that this function reports first. */
const limit = 120_000

/** Waits until `look` returns a value; the limit only ends tests that would fail anyway. */
export const eventually = async <T>(
  look: () => Promise<T | undefined | false> | T | undefined | false,
  what = 'it',
  pause = 25,
): Promise<T> => {
  const deadline = performance.now() + limit
  for (;;) {
    const found = await look()
    if (found) return found
    if (performance.now() > deadline) throw new Error(`${what} did not happen within ${limit} ms`)
    await delay(pause)
  }
}

/** The same for a long condition, after its description. */
export const until = (
  what: string,
  holds: () => boolean | Promise<boolean>,
  pause?: number,
): Promise<boolean> => eventually(holds, what, pause)
