import { createRequire } from 'node:module'
import type { Redis } from 'ioredis'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/types.ts'
import { ConfigError } from '../errors.ts'
import type { Log } from '../telemetry/log.ts'

/** Loaded when it is used, as BullMQ is. */
export const load = createRequire(import.meta.url)

/** Milliseconds, here and below. */
export const connectTimeout = 2000

export const redisOptions = {
  connectTimeout,
  // Without HELLO and CLIENT SETINFO the first command of a connection is INFO, whose error is
  // reported. ioredis drops theirs: a Redis in protected mode would seem not to answer.
  protocol: 2 as const,
  disableClientInfo: true,
  retryStrategy: (attempt: number): number | null => Math.min(attempt * 200, 2000),
  /** A demoted primary keeps its connections; a new one leads to the primary that replaced it. */
  reconnectOnError: ({ message }: Error) => message.includes('READONLY'),
}

/** A Redis, and the beginning of this service's names in it: other services may share it. */
export interface RedisStore {
  url: string
  /** @throws the error of the database, which keeps the id in it */
  prefix: () => Promise<string>
}

export const redisStore = (url: string, db: Kysely<Database>): RedisStore => {
  let known: string | undefined
  return {
    url,
    async prefix() {
      known ??= (await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id
      return `register:${known}`
    },
  }
}

/**
 * The commands of BullMQ's scripts and of this service, with words that make each of them valid.
 * docs/scaling.md has them as a rule of Redis.
 */
const neededCommands = [
  'multi, bzpopmin KEY 0, client|setname x, del KEY, eval script 0, evalsha sha 0, exists KEY',
  'get KEY, hdel KEY x, hexists KEY x, hget KEY x, hgetall KEY, hincrby KEY x 1, hmget KEY x',
  'hmset KEY x 1, hset KEY x 1, incr KEY, incrby KEY 1, info, lindex KEY 0, llen KEY, lpos KEY x',
  'lpush KEY x, lrange KEY 0 0, lrem KEY 0 x, ltrim KEY 0 0, persist KEY, pexpire KEY 1',
  'pttl KEY, rpop KEY, rpoplpush KEY KEY, sadd KEY x, scard KEY, select 0, set KEY x',
  'smembers KEY, srem KEY x, xadd KEY * x 1, xtrim KEY maxlen 0, zadd KEY 0 x, zcard KEY',
  'zcount KEY 0 0, zpopmin KEY, zrange KEY 0 0, zrangebyscore KEY 0 0, zrem KEY x',
  'zremrangebyrank KEY 0 0, zremrangebyscore KEY 0 0, zrevrange KEY 0 0',
  'zrevrangebyscore KEY 0 0, zscore KEY x, discard',
]
  .join(', ')
  .split(', ')
  .map((words) => words.split(' '))

/** Errors that last until an operator acts, unlike those of a Redis that loads or is full. */
const refusal =
  /\b(NOPERM|WRONGPASS|NOAUTH|DENIED|MOVED)\b|^ERR (unknown command|DB index|invalid pass|AUTH )/
const tlsRefusal = /^(ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/

/** Whether the store answers and refuses the service. */
export const isRefusal = (error: Error): boolean =>
  error instanceof ConfigError ||
  refusal.test(error.message) ||
  ('code' in error && tlsRefusal.test(String(error.code)))

const refused = (cause: Error, command?: string): Error =>
  isRefusal(cause)
    ? new ConfigError(
        `REDIS_URL: Redis refuses ${command?.toUpperCase() ?? 'the connection'}: ` +
          `${cause.message}; docs/scaling.md has the rights that it needs`,
        { cause },
      )
    : cause

/**
 * Asks Redis for each command that the service needs, on a key of its own. Nothing is carried out:
 * a transaction checks the rights when a command is queued, and is discarded.
 * @throws ConfigError when Redis refuses one, or the error of a Redis that is out of reach
 */
export const checkRedis = async ({ url, prefix }: RedisStore): Promise<void> => {
  const key = `${await prefix()}:check`
  const { Redis }: typeof import('ioredis') = load('ioredis')
  const redis = new Redis(url, {
    ...redisOptions,
    commandTimeout: connectTimeout,
    enableReadyCheck: false,
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  let failure: Error | undefined
  redis.on('error', (error: Error) => {
    failure ??= error
  })
  const ask = async ([command = '', ...words]: string[]) => {
    const [name = '', ...values] = [...command.split('|'), ...words]
    const call = redis.call(name, ...values.map((word) => (word === 'KEY' ? key : word)))
    await call.catch((error: Error) => {
      throw refused(error, command)
    })
  }
  const [begin = [], ...others] = neededCommands
  try {
    await redis.connect()
    // ioredis stays at the first database when the URL's is refused.
    await ask(['select', String(redis.options.db)])
    await ask(begin)
    await Promise.all(others.map(ask))
  } catch (error) {
    throw failure ? refused(failure) : error
  } finally {
    redis.disconnect()
  }
}

/** With any other policy a full Redis silently drops queued jobs and counted attempts. */
const warnOfEviction = (memory: string, log: Log): void => {
  const policy = /^maxmemory_policy:(\S+)/m.exec(memory)?.[1]
  if (policy === undefined || policy === 'noeviction') return
  log.warn({ event: 'redis_evicts', policy }, 'Redis should run with maxmemory-policy noeviction')
}

/** A connection whose commands fail at once while Redis is unreachable. It reconnects in 2 s. */
export const connectRedis = (url: string, log: Log): Redis => {
  const { Redis }: typeof import('ioredis') = load('ioredis')
  const redis = new Redis(url, {
    ...redisOptions,
    commandTimeout: 500,
    // ioredis writes to standard error that INFO is refused.
    enableReadyCheck: false,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  })
  let away = false
  const noteError = (error: Error) => {
    // Each attempt to connect emits the error again.
    if (!away) log.warn({ event: 'redis_error', reason: error.message }, 'Redis is unreachable')
    away = true
  }
  redis.on('error', noteError)
  redis.on('ready', async () => {
    try {
      warnOfEviction(await redis.info('memory'), log)
      if (away) log.info({ event: 'redis_reached' }, 'Redis answers again')
      away = false
    } catch (error) {
      noteError(error as Error)
      if (!isRefusal(error as Error)) redis.disconnect(true)
    }
  })
  return redis
}
