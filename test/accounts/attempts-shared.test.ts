import { setTimeout as delay } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { startRedis } from '../support/redis.ts'
import { startService, type TestService } from '../support/service.ts'
import { refusedUrl } from './fake-service.ts'
import { login, starter } from './support.ts'

const start = starter(t)

const limited = { AUTH_RATE_LIMIT_MAX: '' }

let clients = 0
/** The address of a client without attempts. */
const newClient = () => `198.51.100.${++clients}`

/** A cheap attempt: a password of this length is never hashed. */
const attempt = (service: TestService, from: string) =>
  login(service, 'nadie', 'x'.repeat(200), { from })

const statusesInTurn = async (services: TestService[], from: string): Promise<number[]> => {
  const statuses: number[] = []
  for (const service of services) statuses.push((await attempt(service, from)).status)
  return statuses
}

/** Waits until the shared store is reached, for at most 10 seconds. */
const waitForStore = async ({ context }: TestService) => {
  const deadline = Date.now() + 10_000
  for (;;) {
    try {
      await context.countSharedAttempt?.('probe', 1000)
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await delay(50)
    }
  }
}

/** Two instances on one database and one Redis. */
const startTwo = async (t: Test, redisUrl: string): Promise<[TestService, TestService]> => {
  const env = { ...limited, REDIS_URL: redisUrl }
  const first = await start(t, { env })
  const second = await startService(t, { env, databaseUrl: first.databaseUrl })
  await waitForStore(first)
  await waitForStore(second)
  return [first, second]
}

const refusedAtFourth = [401, 401, 401, 429]

/** Milliseconds. The promise is one second; the rest allows for a busy machine. */
const patience = 2000

/** The limit holds in one process, and no caller waits for the store. */
const holdsAlone = async (t: Test, service: TestService, name: string) => {
  const client = newClient()
  const times: number[] = []
  const statuses: number[] = []
  for (let count = 0; count < 4; count += 1) {
    const start = performance.now()
    statuses.push((await attempt(service, client)).status)
    times.push(performance.now() - start)
  }
  t.strictSame(statuses, refusedAtFourth, name)
  t.ok(Math.max(...times) < patience, `the slowest took ${Math.round(Math.max(...times))} ms`)
}

t.test('instances that share Redis share the limit', async (t) => {
  const redis = await startRedis(t)
  const [first, second] = await startTwo(t, redis.url)
  const client = newClient()
  t.strictSame(await statusesInTurn([first, second, first, second], client), refusedAtFourth)
  t.strictSame(await statusesInTurn([first, second], client), [429, 429], 'for both')
  t.strictSame(
    await statusesInTurn([second], newClient()),
    [401],
    'other clients have separate counts',
  )

  const crowd = newClient()
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => attempt(index % 2 ? first : second, crowd)),
  )
  t.equal(
    replies.filter(({ status }) => status !== 429).length,
    3,
    'also for simultaneous attempts',
  )

  const keys = (await redis.command('KEYS', '*login*')) as string[]
  t.equal(keys.length, 3)
  for (const key of keys) {
    const left = Number(await redis.command('PTTL', key))
    t.ok(left > 0 && left <= 60_000, 'every count ends')
  }
  t.notMatch(
    JSON.stringify(await redis.command('KEYS', '*')),
    /nadie/,
    'the store contains no username',
  )
})

t.test('a Redis that loses its data allows no further attempts', async (t) => {
  const redis = await startRedis(t)
  const [first, second] = await startTwo(t, redis.url)
  const client = newClient()
  t.strictSame(await statusesInTurn([first, first, first, first], client), refusedAtFourth)
  await redis.command('FLUSHALL')
  t.strictSame(await statusesInTurn([first, first], client), [429, 429])
  await redis.command('SCRIPT', 'FLUSH')
  t.strictSame(await statusesInTurn([second, first, second], newClient()), [401, 401, 401])
})

t.test('with Redis dead or frozen each instance enforces the limit alone', async (t) => {
  const redis = await startRedis(t)
  const [first, second] = await startTwo(t, redis.url)
  const client = newClient()
  t.strictSame(await statusesInTurn([first, second, first], client), [401, 401, 401])

  redis.freeze()
  await holdsAlone(t, first, 'frozen')
  t.equal(
    (await attempt(first, client)).status,
    401,
    'this instance has counted two of the attempts',
  )
  t.equal((await attempt(first, client)).status, 429)
  redis.thaw()
  await waitForStore(first)
  await waitForStore(second)
  t.strictSame(
    await statusesInTurn([first, second, first, second], newClient()),
    refusedAtFourth,
    'shared again',
  )

  await redis.kill()
  await holdsAlone(t, first, 'dead')
  await holdsAlone(t, second, 'dead')
  await redis.restart()
  await waitForStore(first)
  await waitForStore(second)
  t.strictSame(
    await statusesInTurn([first, second, first, second], newClient()),
    refusedAtFourth,
    'shared again',
  )
})

t.test('a Redis that was never reachable affects only the log', async (t) => {
  const url = (await refusedUrl(t)).replace('http:', 'redis:')
  const service = await start(t, { env: { ...limited, REDIS_URL: url } })
  await holdsAlone(t, service, 'connection refused')
  t.ok(service.logs().some(({ level, event }) => level === 'warn' && event === 'redis_error'))
})

t.test('errors of Redis do not lift the limit', async (t) => {
  const redis = await startRedis(t)
  const [first] = await startTwo(t, redis.url)
  await redis.command('CONFIG', 'SET', 'maxmemory', '1')
  await holdsAlone(t, first, 'out of memory')
  await redis.command('CONFIG', 'SET', 'maxmemory', '0')
  await redis.command('CONFIG', 'SET', 'requirepass', 'changed')
  await redis.command('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes')
  await holdsAlone(t, first, 'password required')
})
