import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { DomainError } from '../errors.ts'
import { clientAddress } from './call-context.ts'

/** Milliseconds; specification, "Limits". */
const window = 60_000
/** Clients that are remembered at once; beyond it the oldest are forgotten. */
const capacity = 100_000

interface AttemptCount {
  attempts: number
  /** Milliseconds until the count starts again. */
  remaining: number
}

/** Counts attempts where all replicas see them; rejects when it cannot, within a second. */
export type SharedAttemptCounter = (key: string, window: number) => Promise<AttemptCount>

/** Fixed windows in this process's memory, by a clock that nobody can set. */
const localAttemptCounter = (now: () => number = () => performance.now()) => {
  const windows = new Map<string, { attempts: number; end: number }>()
  return (key: string, length: number): AttemptCount => {
    const time = now()
    let current = windows.get(key)
    if (current === undefined || current.end <= time) {
      windows.delete(key)
      current = { attempts: 0, end: time + length }
      windows.set(key, current)
      const [oldest] = windows.keys()
      if (windows.size > capacity && oldest !== undefined) windows.delete(oldest)
    }
    current.attempts += 1
    return { attempts: current.attempts, remaining: current.end - time }
  }
}

/**
 * Counts here always and in the shared store when there is one: with the store out of reach the same limit holds for
 * each process, so that logins neither fail nor run unlimited.
 */
const attemptStore = (shared: SharedAttemptCounter | undefined) =>
  class implements FastifyRateLimitStore {
    #local = localAttemptCounter()

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      length: number,
    ) {
      this.#count(key, length).then(
        ({ attempts, remaining }) => callback(null, { current: attempts, ttl: remaining }),
        (error: Error) => callback(error),
      )
    }

    async #count(key: string, length: number): Promise<AttemptCount> {
      const local = this.#local(key, length)
      if (!shared) return local
      try {
        const everywhere = await shared(key, length)
        return everywhere.attempts >= local.attempts ? everywhere : local
      } catch {
        return local
      }
    }

    child(): FastifyRateLimitStore {
      return this
    }
  }

/**
 * Limits the attempts for each route and client address; every attempt counts, whatever becomes of it.
 * Returns the hook that the limited routes start with.
 */
export const addAttemptLimit = async (
  app: FastifyInstance,
  max: number,
  shared?: SharedAttemptCounter,
  countRefused: (operation: string) => void = () => undefined,
): Promise<onRequestAsyncHookHandler> => {
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: window,
    store: attemptStore(shared),
    keyGenerator: (request: FastifyRequest) =>
      `${request.routeOptions.url} ${clientAddress(request)}`,
    onExceeded: (request: FastifyRequest) => {
      const address = clientAddress(request)
      countRefused(request.routeOptions.config.operation?.id ?? 'none')
      request.log.warn(
        { event: 'rate_limit', user_id: null, address, outcome: 'refused' },
        'too many attempts',
      )
    },
    errorResponseBuilder: (_request, { ttl }) =>
      new DomainError(429, 'too_many_attempts', { seconds: Math.ceil(ttl / 1000) }),
  })
  return app.rateLimit() as unknown as onRequestAsyncHookHandler
}
