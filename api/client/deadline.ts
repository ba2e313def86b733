import { ConnectionError, TimeoutError } from './errors.ts'

/** Ends a request that takes too long, or that its caller no longer wants. */
export interface Deadline {
  readonly signal: AbortSignal
  /** Starts the time anew: there has been progress. */
  extend(): void
  /** Stops the time; the caller can still abort. */
  pause(): void
  /** Lets go of the timer and of the caller's signal. */
  release(): void
  /** Another one with the same time, for what outlives the call. */
  renew(): Deadline
  /**
   * What a failure means: the caller's own reason when aborted, a TimeoutError, or a
   * ConnectionError with the text.
   */
  explain(error: unknown, text: string): unknown
}

/** Milliseconds; what is beyond makes timers fire at once. */
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
