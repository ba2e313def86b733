import type { Redis } from 'ioredis'
import type { SharedAttemptCounter } from './attempt-limit.ts'

/** One atomic step: a window that is counted but never ends would lock a client out for good. */
const countScript = `
local attempts = redis.call('INCR', KEYS[1])
if attempts == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {attempts, redis.call('PTTL', KEYS[1])}`

/** Counts attempts in Redis, for all replicas together. */
export const redisAttemptCounter =
  (redis: Redis): SharedAttemptCounter =>
  async (key, window) => {
    const [attempts, remaining] = (await redis.eval(countScript, 1, `attempts:${key}`, window)) as [
      number,
      number,
    ]
    return { attempts, remaining }
  }
