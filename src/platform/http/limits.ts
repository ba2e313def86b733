import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { DomainError } from '../errors.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { audit, limitedAddress, operationOf } from './observe.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts an attempt of an authenticated caller. @throws DomainError 429 beyond the limit */
    countAttempt(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
    /** Takes back the count of an attempt that was right, where only wrong ones are limited. */
    giveBackAttempt(request: FastifyRequest, reply: FastifyReply): Promise<void>
  }
}

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

/** -1: an attempt is given back. */
type Change = 1 | -1

/** One atomic step: a counted window without an end would lock a client out for ever. */
const countScript = `
local attempts = redis.call('INCRBY', KEYS[1], ARGV[2])
if attempts < 1 then redis.call('DEL', KEYS[1])
elseif attempts == 1 and ARGV[2] == '1' then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {attempts, redis.call('PTTL', KEYS[1])}`

/** Counts attempts for all replicas. It rejects within a second when the store is unreachable. */
export const redisAttemptCounter =
  (redis: Redis, prefix: () => Promise<string>) =>
  async (key: string, change: Change = 1): Promise<AttemptCount> => {
    const name = `${await prefix()}:attempts:${key}`
    const counted = await redis.eval(countScript, 1, name, window, change)
    const [current, ttl] = counted as [number, number]
    return { current, ttl }
  }

export type SharedAttemptCounter = ReturnType<typeof redisAttemptCounter>

/** Fixed windows in the memory of this process, measured by a monotonic clock. */
const localAttemptCounter = () => {
  const windows = new Map<string, { current: number; end: number }>()
  return (key: string, change: Change): AttemptCount => {
    const now = performance.now()
    let counted = windows.get(key)
    if (counted === undefined || counted.end <= now) {
      windows.delete(key)
      counted = { current: 0, end: now + window }
      windows.set(key, counted)
      const [oldest] = windows.keys()
      if (windows.size > capacity && oldest !== undefined) windows.delete(oldest)
    }
    counted.current = Math.max(0, counted.current + change)
    return { current: counted.current, ttl: counted.end - now }
  }
}

/**
 * Counts in this process, and also in the shared store if there is one. While the store is
 * unreachable the same limit applies to each process: logins neither fail nor run unlimited.
 */
const attemptCounter = (countShared: SharedAttemptCounter | undefined) => {
  const countLocal = localAttemptCounter()
  return async (key: string, change: Change): Promise<AttemptCount> => {
    const local = countLocal(key, change)
    const shared = await countShared?.(key, change).catch(() => undefined)
    return shared !== undefined && shared.current >= local.current ? shared : local
  }
}

const storeOf = (count: ReturnType<typeof attemptCounter>) =>
  class implements FastifyRateLimitStore {
    incr(key: string, callback: (error: Error | null, result?: AttemptCount) => void) {
      void count(key, 1).then((counted) => callback(null, counted))
    }

    child(): FastifyRateLimitStore {
      return this
    }
  }

/** Calls with a token share one count for each account: their attempts concern its password. */
const keyOf = (request: FastifyRequest): string => {
  const userId = request.securityContext?.token?.userId
  const subject = userId === undefined ? request.routeOptions.url : `password ${userId}`
  return `${subject} ${limitedAddress(request)}`
}

const remainingHeader = 'x-ratelimit-remaining'

/**
 * Limits the attempts at routes with `rateLimit` in their configuration for each route and client
 * address, where every attempt counts. Operations with a token count their attempts themselves, for
 * each account and client address, and give right ones back.
 */
export const addAttemptLimit = async (
  app: FastifyInstance,
  max: number,
  countShared: SharedAttemptCounter | undefined,
  { countRateLimited }: Metrics,
): Promise<void> => {
  const count = attemptCounter(countShared)
  let isHintGiven = false
  app.decorate('giveBackAttempt', async (request, reply) => {
    await count(keyOf(request), -1)
    reply.header(remainingHeader, Number(reply.getHeader(remainingHeader)) + 1)
  })
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: window,
    store: storeOf(count),
    keyGenerator: keyOf,
    onExceeded: (request) => {
      // A password that is not verified does not count as wrong.
      if (request.securityContext?.token) void count(keyOf(request), -1)
      countRateLimited({ operation: operationOf(request) })
      audit(request, 'rate_limit', 'refused')
      const isForwarded = request.headers['x-forwarded-for'] !== undefined
      if (isHintGiven || !isForwarded || request.ip !== request.socket.remoteAddress) return
      isHintGiven = true
      request.log.warn(
        { event: 'untrusted_proxy' },
        'The limit of attempts counts the address of the connection, not that of ' +
          'X-Forwarded-For. If your own proxy sends this header, list its address in TRUST_PROXY.',
      )
    },
    errorResponseBuilder: (_request, { ttl }) =>
      new DomainError(429, 'too_many_attempts', { seconds: Math.ceil(ttl / 1000) }),
  })
  const limit = app.rateLimit()
  app.decorate('countAttempt', (request, reply) => limit.call(app, request, reply))
}
