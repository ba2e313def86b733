/** Accepting requests of the WSTG synchronisation, against a bare route that commits one row. */
import { accessToken, type Group, idsOf, withClient } from './data.ts'
import { httpRequest } from './load.ts'
import { compare, type Row, rateRow } from './measure.ts'
import { startRedis } from './servers.ts'
import type { Setup } from './setup.ts'

export const admins: Group = { users: 1000, records: 0 }

/** @param measure gets the URL of Redis, which is empty for a queue in PostgreSQL */
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
  const limit = {
    server: bare,
    requests: requests.map((text) => text.replace('/api/wstg/sync', '/sync')),
  }
  return withStores(setup, async (name, redisUrl) => {
    const server = await setup.startApi(database, { environment: { REDIS_URL: redisUrl } })
    const figure = `POST /api/wstg/sync, queue in ${name} (limit: a route that commits one row)`
    return [rateRow(figure, 0.5, await compare({ server, requests }, limit))]
  })
}
