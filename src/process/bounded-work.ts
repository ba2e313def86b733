import { setTimeout as delay } from 'node:timers/promises'
import pLimit from 'p-limit'
import { busy } from '../errors.ts'

export interface WorkBounds {
  /** Pieces of work at once. */
  maxConcurrent: number
  /** Callers that may wait for their turn. */
  maxWaiting: number
}

/**
 * Limits work at once, and the waiting for it in number and in time.
 * @returns runs the work when it is its turn. `waitUntil`: when the caller gives up, as
 *   `performance.now()` tells the time; `Infinity` for a caller that waits as long as it takes and
 *   is never refused. It throws DomainError 503 `busy` without a turn, and the error of the work.
 */
export const boundedWork = ({ maxConcurrent, maxWaiting }: WorkBounds) => {
  const limit = pLimit(maxConcurrent)
  let admitted = 0
  return async <T>(work: () => Promise<T>, waitUntil: number): Promise<T> => {
    if (waitUntil === Number.POSITIVE_INFINITY) return limit(work)
    if (admitted >= maxConcurrent + maxWaiting) throw busy()
    admitted += 1
    const turn = Promise.withResolvers<boolean>()
    const timer = setTimeout(turn.resolve, Math.max(waitUntil - performance.now(), 0), false)
    const result = limit(async () => {
      turn.resolve(true)
      try {
        return (await turn.promise) ? await work() : undefined
      } finally {
        // Also after its caller has given up: until then it takes a place in the list.
        admitted -= 1
      }
    })
    if (!(await turn.promise)) throw busy()
    clearTimeout(timer)
    return (await result) as T
  }
}

/**
 * Limits the work of each key at once, and that of all keys.
 * @returns runs the work when it is its turn; see `boundedWork`
 */
export const boundedWorkByKey = <Key>(ofEach: WorkBounds, ofAll: WorkBounds) => {
  const inTurn = boundedWork(ofAll)
  const keys = new Map<Key, { inTurn: ReturnType<typeof boundedWork>; callers: number }>()
  return async <T>(key: Key, work: () => Promise<T>, waitUntil: number): Promise<T> => {
    const own = keys.get(key) ?? { inTurn: boundedWork(ofEach), callers: 0 }
    keys.set(key, own)
    own.callers += 1
    try {
      return await own.inTurn(() => inTurn(work, waitUntil), waitUntil)
    } finally {
      own.callers -= 1
      if (own.callers === 0) keys.delete(key)
    }
  }
}

interface TurnBounds {
  /** Callers that may wait for their turn. */
  maxWaiting?: number
  /** Milliseconds that a caller waits. */
  waitLimit?: number
}

export type Turns = ReturnType<typeof createTurns>

/**
 * Work that runs one at a time, in the order of the calls.
 * @returns runs the work when it is its turn. It throws the signal's reason when it is aborted
 *   before, what `refuse` makes without a turn in time, and the error of the work.
 */
export const createTurns = ({ maxWaiting = 4, waitLimit = 30_000 }: TurnBounds = {}) => {
  /** Ends when the latest of the admitted callers has ended. */
  let last: Promise<unknown> = Promise.resolve()
  let admitted = 0
  return async <T>(
    work: () => Promise<T>,
    signal: AbortSignal,
    refuse: () => Error,
  ): Promise<T> => {
    signal.throwIfAborted()
    if (admitted > maxWaiting) throw refuse()
    admitted += 1
    const previous = last
    const end = Promise.withResolvers<void>()
    last = previous.then(() => end.promise)
    try {
      const wait = delay(waitLimit, 'late', { signal, ref: false })
      const turn = await Promise.race([previous, wait.catch(() => 'stopped')])
      signal.throwIfAborted()
      if (turn === 'late') throw refuse()
      return await work()
    } finally {
      admitted -= 1
      end.resolve()
    }
  }
}
