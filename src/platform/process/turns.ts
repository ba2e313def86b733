import PQueue from 'p-queue'
import { busy } from '../errors.ts'
import { startTimer } from './timeouts.ts'

/**
 * Runs the work when it is its turn in the queue.
 * @param maxWait milliseconds that it may wait
 * @throws DomainError 503 `busy` without a turn in time
 */
export const inTurn = <T>(queue: PQueue, maxWait: number, work: () => Promise<T>): Promise<T> => {
  // Work that need not wait needs neither a signal nor a timer.
  if (queue.pending < queue.concurrency) return queue.add(work)
  const waiting = new AbortController()
  const timer = startTimer(() => waiting.abort(busy()), maxWait)
  const begin = () => {
    clearTimeout(timer)
    return work()
  }
  return queue.add(begin, { signal: waiting.signal })
}

/** Queues by their keys. A queue is kept while it has work. */
export const queuesByKey = <Key>() => {
  const queues = new Map<Key, PQueue>()
  return (key: Key, concurrency: number): PQueue => {
    const known = queues.get(key)
    if (known !== undefined) return known
    const queue = new PQueue({ concurrency })
    queue.addEventListener('idle', () => {
      if (queue.size + queue.pending === 0) queues.delete(key)
    })
    queues.set(key, queue)
    return queue
  }
}
