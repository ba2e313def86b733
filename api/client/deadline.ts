import { ConnectionError, TimeoutError } from './errors.ts'

/** Aborts a request after a time limit, or when its caller aborts it. */
export interface Deadline {
  readonly signal: AbortSignal
  /** Restarts the time limit after progress. */
  extend(): void
  /** Suspends the time limit; the caller can still abort. */
  pause(): void
  /** Removes the timer and the listener of the caller's signal. */
  release(): void
  /** A new deadline with the same limit, for a stream that outlives the call. */
  renew(): Deadline
  /**
   * The error to throw for a failure: the caller's reason, a TimeoutError, or a ConnectionError
   * with the text.
   */
  explain(error: unknown, text: string): unknown
}

/** Milliseconds; a longer timer would fire at once. */
const longestTimer = 2 ** 31 - 1

/** @param timeoutMs milliseconds; 0, or more than a timer can wait: no limit */
export const startDeadline = (timeoutMs: number, caller: AbortSignal | undefined): Deadline => {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const pause = () => clearTimeout(timer)
  const extend = () => {
    pause()
    if (timeoutMs === 0 || timeoutMs > longestTimer) return
    timer = setTimeout(
      () => controller.abort(new TimeoutError(`no answer within ${timeoutMs} ms`)),
      timeoutMs,
    )
  }
  const abort = () => controller.abort(caller?.reason)
  if (caller?.aborted) abort()
  caller?.addEventListener('abort', abort)
  extend()
  return {
    signal: controller.signal,
    extend,
    pause,
    release() {
      pause()
      caller?.removeEventListener('abort', abort)
    },
    renew: () => startDeadline(timeoutMs, caller),
    explain(error, text) {
      if (controller.signal.aborted) return controller.signal.reason
      return error instanceof ConnectionError ? error : new ConnectionError(text, { cause: error })
    },
  }
}

/** The promise's outcome, unless the signal aborts first. */
export const unlessAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
