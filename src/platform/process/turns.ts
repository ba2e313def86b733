import PQueue from 'p-queue'
import { busy } from '../errors.ts'
import { startTimer } from './timeouts.ts'

/**
 * Runs the work when it is its turn in the queue.
 * @param maxWait milliseconds that it may wait
 * @throws DomainError 503 `busy` without a turn in time
 */
export const inTurn = async <T>(
  queue: PQueue,
  maxWait: number,
  work: () => Promise<T>,
): Promise<T> => {
  const waiting = new AbortController()
  const timer = startTimer(() => waiting.abort(busy()), maxWait)
  const begin = () => {
    clearTimeout(timer)
    return work()
  }
  return queue.add(begin, { signal: waiting.signal })
}

/**
 * Runs work in turns of its key.
 * @param concurrency works of a key at once
 * @param maxWait milliseconds that a work may wait
 * @returns a function that throws DomainError 503 `busy` without a turn in time
 */
export const turnsByKey = <Key>(concurrency: number, maxWait: number) => {
  const queues = new Map<Key, PQueue>()
  return async <T>(key: Key, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(key) ?? new PQueue({ concurrency })
    queues.set(key, queue)
    try {
      return await inTurn(queue, maxWait, work)
    } finally {
      if (queue.size + queue.pending === 0) queues.delete(key)
    }
  }
}
