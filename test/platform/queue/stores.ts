import root, { type Test } from 'tap'
import { createQueue, type JobQueue } from '../../../src/platform/queue/queue.ts'
import { silentLog } from '../../support/environment.ts'
import { createDatabase } from '../../support/postgres.ts'
import { startRedis } from '../../support/redis.ts'

// BullMQ goes on to connect to a Redis that was away while it closed. As the service does, the
// process ends nevertheless.
root.teardown(() => void setTimeout(() => process.exit(), 1000).unref())

export const nowhere = 'postgres://127.0.0.1:9/none'

export const open = (
  t: Test,
  databaseUrl: string,
  redisUrl?: string,
  log: Parameters<typeof createQueue>[0]['log'] = silentLog as never,
): JobQueue => {
  const redis =
    redisUrl === undefined ? undefined : { url: redisUrl, prefix: async () => 'register:test' }
  const queue = createQueue({ databaseUrl, redis, log })
  t.teardown(() => queue.close())
  return queue
}

/** The two stores: the address of each, and a queue at this or another address. */
export const stores: Record<
  string,
  (t: Test) => Promise<{ url: string; openAt: (url: string) => JobQueue }>
> = {
  async redis(t) {
    const { url } = await startRedis(t)
    return { url, openAt: (redisUrl) => open(t, nowhere, redisUrl) }
  },
  async postgres(t) {
    const url = await createDatabase(t)
    return { url, openAt: (databaseUrl) => open(t, databaseUrl) }
  },
}
