/** Accepting requests of the WSTG synchronisation, against a bare route that commits one row. */
import { accessToken, type Group, idsOf, withClient } from './data.ts'
import { httpRequest } from './load.ts'
import { atLeast, compare, formatRate, type Row } from './measure.ts'
import { startRedis } from './servers.ts'
import type { Setup } from './setup.ts'

const admins: Group = { users: 1000, records: 0 }

/** The URLs of the stores of a queue; an empty one means PostgreSQL. */
export const withStores = async (
  setup: Setup,
  measure: (name: string, redisUrl: string) => Promise<Row[]>,
): Promise<Row[]> => {
  const rows = await measure('PostgreSQL', '')
  const redis = await startRedis(setup.folder)
  if (redis === undefined) {
    console.log('Redis is not measured: redis-server is not installed')
    return rows
  }
  try {
    return [...rows, ...(await measure('Redis', redis.url))]
  } finally {
    redis.stop()
  }
}

/** Requests for the synchronisation of a number of items, by administrators in turn. */
export const syncRequests = (items: number): string[] => {
  const tokens = idsOf([admins], admins).map((id) => accessToken(id, 'admin'))
  return Array.from({ length: items }, (_, index) =>
    httpRequest('POST', '/api/wstg/sync', tokens[index % tokens.length], {
      wstg_id: `WSTG-BENCH-${index + 1}`,
      status: 'Done',
      notes: `note ${index}`,
    }),
  )
}

export const measureAccepting = async (setup: Setup): Promise<Row[]> => {
  const database = await setup.database('accepting', [admins])
  await withClient(database, (client) =>
    client.query('create table bare_inbox (like wstg_inbox including all)'),
  )
  const bare = await setup.start('bench/bare.ts', { environment: { DATABASE_URL: database } })
  const requests = syncRequests(1000)
  const bareRequests = requests.map((text) => text.replace('/api/wstg/sync', '/sync'))
  return withStores(setup, async (name, redisUrl) => {
    const service = await setup.startApi(database, { environment: { REDIS_URL: redisUrl } })
    const own = { server: service, requests }
    const { services, limits, ratio } = await compare(own, { server: bare, requests: bareRequests })
    const figure = `POST /api/wstg/sync, queue in ${name} (limit: a route that commits one row)`
    const rates = { service: formatRate(services), limit: formatRate(limits) }
    const note = ` (by CPU ${(1 / ratio(({ cpu }) => cpu)).toFixed(2)})`
    return [
      atLeast(
        { figure, ...rates },
        ratio(({ perSecond }) => perSecond),
        0.5,
        note,
      ),
    ]
  })
}
