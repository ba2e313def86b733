import { busy } from '../errors.ts'
import { startTimer } from './timeouts.ts'

export interface WorkBounds {
  /** Pieces of work at once. */
  maxConcurrent: number
  /** Callers that may wait for their turn. */
  maxWaiting: number
  /** Milliseconds that a caller may wait. */
  maxWait: number
}

interface Caller {
  /** When its wait began, in the time of `performance.now()`; now by default. */
  since?: number
  /** Ends its wait when it is aborted. */
  signal?: AbortSignal
  /** Makes the error for a caller without a turn; DomainError 503 `busy` by default. */
  refuse?: () => Error
  /** Whether the work continues admitted work: it then waits for its turn without a limit. */
  isAdmitted?: boolean
}

export type BoundedWork = ReturnType<typeof boundedWork>

/**
 * Limits concurrent work, and how many callers wait for it and how long.
 * @returns a function that runs the work when it is its turn, in the order of the calls. It throws
 *   the signal's reason when it is aborted before, the error of `refuse` without a turn in time,
 *   and the error of the work.
 */
export const boundedWork = ({ maxConcurrent, maxWaiting, maxWait }: WorkBounds) => {
  let running = 0
  /** Give the turn to those who wait, in the order of the calls. */
  const waiting = new Set<() => void>()

  const turn = async ({ since = performance.now(), signal, refuse = busy, isAdmitted }: Caller) => {
    signal?.throwIfAborted()
    if (running < maxConcurrent) {
      running += 1
      return
    }
    if (waiting.size >= maxWaiting && !isAdmitted) throw refuse()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting.add(resolve)
    /** Leaves at once: a turn that is given to a refused caller would be lost. */
    const leave = (reason: unknown) => {
      waiting.delete(resolve)
      reject(reason)
    }
    const left = since + maxWait - performance.now()
    const timer = isAdmitted ? undefined : startTimer(() => leave(refuse()), left)
    const stop = () => leave(signal?.reason)
    signal?.addEventListener('abort', stop)
    await promise.finally(() => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    })
  }

  return async <T>(work: () => Promise<T>, caller: Caller = {}): Promise<T> => {
    await turn(caller)
    try {
      return await work()
    } finally {
      const [next] = waiting
      if (next === undefined) running -= 1
      else {
        waiting.delete(next)
        next()
      }
    }
  }
}

/**
 * Limits the concurrent work of each key, and of all keys.
 * @returns a function that runs the work when it is its turn; see `boundedWork`
 */
export const boundedWorkByKey = <Key>(ofEach: WorkBounds, ofAll: WorkBounds) => {
  const inTurn = boundedWork(ofAll)
  const keys = new Map<Key, { inTurn: BoundedWork; callers: number }>()
  return async <T>(key: Key, work: () => Promise<T>): Promise<T> => {
    const since = performance.now()
    const own = keys.get(key) ?? { inTurn: boundedWork(ofEach), callers: 0 }
    keys.set(key, own)
    own.callers += 1
    try {
      return await own.inTurn(() => inTurn(work, { since }), { since })
    } finally {
      own.callers -= 1
      if (own.callers === 0) keys.delete(key)
    }
  }
}
