/** Accepting requests of the WSTG synchronisation, against a bare route that commits one row. */
import { accessToken, idsOf, runStatements } from './data.ts'
import { httpRequest } from './load.ts'
import { atLeast, compare, figure, type Row } from './measure.ts'
import { startStores } from './queues.ts'
import { many, type Surroundings } from './surroundings.ts'

export const measureAccepting = async (surroundings: Surroundings): Promise<Row[]> => {
  const database = await surroundings.database('accepting', [many])
  await runStatements(database, 'create table bare_inbox (like wstg_inbox including all)')
  const bare = await surroundings.start('bench/bare-accepting.ts', { environment: { DATABASE_URL: database } })
  const users = idsOf([many], many)
  const tokens = users.map((user) => accessToken(user, 'admin'))
  const bodies = users.map((user) => ({ wstg_id: `WSTG-BENCH-${user}`, status: 'Done', notes: `by user ${user}` }))

  const rows: Row[] = []
  const stores = await startStores(surroundings.directory)
  try {
    for (const { name, redisUrl } of stores) {
      const service = await surroundings.startApi(database, { REDIS_URL: redisUrl })
      const {
        limit,
        service: own,
        throughput,
        capacity,
      } = await compare(
        {
          server: service,
          requests: bodies.map((body, index) => httpRequest('POST', '/api/wstg/sync', tokens[index], body)),
        },
        { server: bare, requests: bodies.map((body) => httpRequest('POST', '/sync', undefined, body)) },
        surroundings,
      )
      const side = ({ perSecond, cpu }: typeof own) => `${figure(perSecond, '/s')}, ${figure(cpu, ' µs')}`
      const what = `POST /api/wstg/sync, queue in ${name} (limit: a route that commits one row)`
      const sides = { service: side(own), limit: side(limit) }
      rows.push(atLeast({ what, ...sides }, throughput, 0.5, ` (by CPU ${capacity.toFixed(2)})`))
    }
    await surroundings.stopServers()
  } finally {
    for (const store of stores) store.stop()
  }
  return rows
}
