import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Redis } from 'ioredis'
import { DomainError } from '../errors.ts'
import { audit, clientAddress } from './audit.ts'

/** Milliseconds; specification, "Limits". */
const window = 60_000
/** Clients in memory; beyond it the oldest are forgotten. */
const capacity = 100_000

interface AttemptCount {
  attempts: number
  /** Milliseconds until the count starts again. */
  remaining: number
}

/** Counts attempts for all replicas. It rejects within a second when the store is away. */
export type SharedAttemptCounter = (key: string, window: number) => Promise<AttemptCount>

/** One atomic step: a counted window without an end would lock a client out for ever. */
const countScript = `
local attempts = redis.call('INCR', KEYS[1])
if attempts == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {attempts, redis.call('PTTL', KEYS[1])}`

export const redisAttemptCounter =
  (redis: Redis): SharedAttemptCounter =>
  async (key, window) => {
    const [attempts, remaining] = (await redis.eval(countScript, 1, `attempts:${key}`, window)) as [
      number,
      number,
    ]
    return { attempts, remaining }
  }

/** Fixed windows in the memory of this process, measured by a monotonic clock. */
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
 * Counts in this process, and also in the shared store if there is one. While the store is away the
 * same limit applies to each process: logins neither fail nor run unlimited.
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
 * Limits the attempts for each route and client address. Every attempt counts, with any result.
 * Returns the first hook of the limited routes.
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
      countRefused(request.routeOptions.config.operation?.id ?? 'none')
      audit(request, 'rate_limit', 'refused')
    },
    errorResponseBuilder: (_request, { ttl }) =>
      new DomainError(429, 'too_many_attempts', { seconds: Math.ceil(ttl / 1000) }),
  })
  return app.rateLimit() as unknown as onRequestAsyncHookHandler
}
