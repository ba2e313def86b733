/** Whether a call costs more for those who have recorded more, or when everybody has. */

import type { Group } from './data.ts'
import { accessToken, idsOf } from './data.ts'
import { httpRequest } from './load.ts'
import { atMost, compare, figure, type Row } from './measure.ts'
import { groups, long, many, type Surroundings, short } from './surroundings.ts'

/** Records of other accounts: ten million in all with those of the smaller database. */
const crowd: Group = { users: 88_700, records: 100 }

const calls = [
  { method: 'GET', path: '/api/imc' },
  { method: 'GET', path: '/api/stats' },
  { method: 'GET', path: '/api/weights/recent' },
  { method: 'POST', path: '/api/weight', body: { peso_kg: 62.5 } },
]
/** Few accounts share a connection's turn: more connections would wait for each other's locks. */
const connections = 8
const goal = 1.2

export const measureGrowth = async (surroundings: Surroundings): Promise<Row[]> => {
  const rows: Row[] = []
  const server = await surroundings.startApi(await surroundings.database('register', groups))
  const larger = await surroundings.startApi(await surroundings.database('crowded', [...groups, crowd]))

  const comparison = async (
    what: string,
    own: typeof server,
    group: Group,
    other: typeof server,
    otherGroup: Group,
  ) => {
    for (const { method, path, body } of calls) {
      const requests = (users: Group) =>
        idsOf(groups, users).map((user) => httpRequest(method, path, accessToken(user), body))
      const { service, limit, throughput } = await compare(
        { server: own, requests: requests(group) },
        { server: other, requests: requests(otherGroup) },
        { ...surroundings, connections },
      )
      const sides = { service: figure(service.p50, ' ms'), limit: figure(limit.p50, ' ms') }
      rows.push(atMost({ what: `${method} ${path}, ${what}`, ...sides }, 1 / throughput, goal))
    }
  }
  await comparison('100,000 records (limit: 10)', server, long, server, short)
  await comparison('10 million records in the table (limit: 1 million)', larger, many, server, many)
  return rows
}
