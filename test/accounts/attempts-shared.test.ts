import t, { type Test } from 'tap'
import { eventually } from '../support/eventually.ts'
import { startRedis } from '../support/redis.ts'
import { startService, type TestService } from '../support/service.ts'
import { refusedUrl } from './fake-service.ts'
import { attempt, limited, refusedAtFourth, starter } from './support.ts'

const start = starter(t)

let clients = 0
/** The address of a client without attempts. */
const newClient = () => `198.51.100.${++clients}`

const statusesInTurn = async (services: TestService[], from: string): Promise<number[]> => {
  const statuses: number[] = []
  for (const service of services) statuses.push((await attempt(service, from)).status)
  return statuses
}

const storeIsReached = ({ context }: TestService) =>
  eventually(
    () =>
      context.countSharedAttempt?.('probe', 1000).then(
        () => true,
        () => false,
      ),
    'a count in the shared store',
  )

/** Two instances on one database and one Redis. */
const startTwo = async (t: Test, redisUrl: string): Promise<[TestService, TestService]> => {
  const env = { ...limited, REDIS_URL: redisUrl }
  const first = await start(t, { env })
  const second = await startService(t, { env, databaseUrl: first.databaseUrl })
  await storeIsReached(first)
  await storeIsReached(second)
  return [first, second]
}

/** The limit holds in one process. */
const holdsAlone = async (t: Test, service: TestService, name: string) =>
  t.strictSame(await statusesInTurn(Array(4).fill(service), newClient()), refusedAtFourth, name)

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
  await storeIsReached(first)
  await storeIsReached(second)
  t.strictSame(
    await statusesInTurn([first, second, first, second], newClient()),
    refusedAtFourth,
    'shared again',
  )

  await redis.kill()
  await holdsAlone(t, first, 'dead')
  await holdsAlone(t, second, 'dead')
  await redis.restart()
  await storeIsReached(first)
  await storeIsReached(second)
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
