import { createRequire } from 'node:module'
import type { Redis } from 'ioredis'
import type { Log } from '../telemetry/log.ts'
import { redisOptions } from './connections.ts'

/** With any other policy a full Redis silently drops queued jobs and counted attempts. */
const warnOfEviction = async (redis: Redis, log: Log): Promise<void> => {
  const memory = await redis.info('memory').catch(() => '')
  const policy = /^maxmemory_policy:(\S+)/m.exec(memory)?.[1]
  if (policy === undefined || policy === 'noeviction') return
  log.warn({ event: 'redis_evicts', policy }, 'Redis should run with maxmemory-policy noeviction')
}

/** A connection whose commands fail at once while Redis is unreachable. It reconnects in 2 s. */
export const connectRedis = (url: string, log: Log): Redis => {
  // Not imported: a service without Redis does not load it.
  const ioredis: typeof import('ioredis') = createRequire(import.meta.url)('ioredis')
  const redis = new ioredis.Redis(url, {
    ...redisOptions,
    commandTimeout: 500,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  })
  let away = false
  redis.on('error', (error: Error) => {
    // Each attempt to connect emits the error again.
    if (!away) log.warn({ event: 'redis_error', reason: error.message }, 'Redis is unreachable')
    away = true
  })
  redis.on('ready', () => {
    if (away) log.info({ event: 'redis_reached' }, 'Redis answers again')
    away = false
    void warnOfEviction(redis, log)
  })
  return redis
}
