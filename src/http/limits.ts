import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import { DomainError } from '../errors.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { audit, clientAddress, operationOf } from './observe.ts'

/** Milliseconds; specification, "Limits". */
const window = 60_000
/** Clients in memory; beyond it the oldest are forgotten. */
const capacity = 100_000

interface AttemptCount {
  /** Attempts of this window. */
  current: number
  /** Milliseconds until the count starts again. */
  ttl: number
}

/** One atomic step: a counted window without an end would lock a client out for ever. */
const countScript = `
local attempts = redis.call('INCR', KEYS[1])
if attempts == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {attempts, redis.call('PTTL', KEYS[1])}`

/** Counts attempts for all replicas. It rejects within a second when the store is away. */
export const redisAttemptCounter =
  (redis: Redis) =>
  async (key: string): Promise<AttemptCount> => {
    const counted = await redis.eval(countScript, 1, `attempts:${key}`, window)
    const [current, ttl] = counted as [number, number]
    return { current, ttl }
  }

export type SharedAttemptCounter = ReturnType<typeof redisAttemptCounter>

/** Fixed windows in the memory of this process, measured by a monotonic clock. */
const localAttemptCounter = () => {
  const windows = new Map<string, { current: number; end: number }>()
  return (key: string): AttemptCount => {
    const now = performance.now()
    let counted = windows.get(key)
    if (counted === undefined || counted.end <= now) {
      windows.delete(key)
      counted = { current: 0, end: now + window }
      windows.set(key, counted)
      const [oldest] = windows.keys()
      if (windows.size > capacity && oldest !== undefined) windows.delete(oldest)
    }
    counted.current += 1
    return { current: counted.current, ttl: counted.end - now }
  }
}

/**
 * Counts in this process, and also in the shared store if there is one. While the store is away the
 * same limit applies to each process: logins neither fail nor run unlimited.
 */
const attemptStore = (countShared: SharedAttemptCounter | undefined) => {
  const countLocal = localAttemptCounter()
  const count = async (key: string): Promise<AttemptCount> => {
    const local = countLocal(key)
    const shared = await countShared?.(key).catch(() => undefined)
    return shared !== undefined && shared.current >= local.current ? shared : local
  }
  return class implements FastifyRateLimitStore {
    incr(key: string, callback: (error: Error | null, result?: AttemptCount) => void) {
      void count(key).then((counted) => callback(null, counted))
    }

    child(): FastifyRateLimitStore {
      return this
    }
  }
}

/**
 * Limits the attempts at routes with `rateLimit` in their configuration, for each route and client
 * address. Every attempt counts, with any result.
 */
export const addAttemptLimit = async (
  app: FastifyInstance,
  max: number,
  countShared: SharedAttemptCounter | undefined,
  { countRateLimited }: Metrics,
): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: window,
    store: attemptStore(countShared),
    keyGenerator: (request) => `${request.routeOptions.url} ${clientAddress(request)}`,
    onExceeded: (request) => {
      countRateLimited({ operation: operationOf(request) })
      audit(request, 'rate_limit', 'refused')
    },
    errorResponseBuilder: (_request, { ttl }) =>
      new DomainError(429, 'too_many_attempts', { seconds: Math.ceil(ttl / 1000) }),
  })
}
