/** Small calls of many users against bare routes with the same statements. */
import { accessToken, idsOf } from './data.ts'
import { httpRequest } from './load.ts'
import { atLeast, atMost, compare, figure, type Row } from './measure.ts'
import { groups, many, type Surroundings } from './surroundings.ts'

interface Route {
  method: 'GET' | 'POST'
  path: string
  bare: (user: number) => string
  body?: object
  /** Called without a token, as by a page before its user has logged in: both sides then get the same request. */
  anonymous?: boolean
  goal: number
}

const routes: Route[] = [
  { method: 'GET', path: '/api/imc', bare: (user) => `/imc/${user}`, goal: 0.9 },
  { method: 'GET', path: '/api/stats', bare: (user) => `/stats/${user}`, goal: 0.9 },
  { method: 'GET', path: '/api/weights/recent', bare: (user) => `/recent/${user}`, goal: 0.9 },
  { method: 'POST', path: '/api/weight', bare: (user) => `/weight/${user}`, body: { peso_kg: 62.5 }, goal: 0.7 },
  { method: 'GET', path: '/api/config', bare: () => '/config', anonymous: true, goal: 0.8 },
]

export const measureReads = async (surroundings: Surroundings): Promise<Row[]> => {
  const database = await surroundings.database('register', groups)
  const service = await surroundings.startApi(database)
  const config = await (await fetch(`${service.address}/api/config`)).text()
  const bare = await surroundings.startBare(database, { CONFIG_BODY: config })
  const users = idsOf(groups, many)
  const tokens = users.map((user) => accessToken(user))

  const rows: Row[] = []
  for (const { method, path, bare: barePath, body, anonymous, goal } of routes) {
    const result = await compare(
      {
        server: service,
        requests: tokens.map((token) => httpRequest(method, path, anonymous ? undefined : token, body)),
      },
      { server: bare, requests: users.map((user) => httpRequest(method, barePath(user), undefined, body)) },
      surroundings,
    )
    const what = `${method} ${path}`
    const side = ({ perSecond, cpu }: { perSecond: number; cpu: number }) =>
      `${figure(perSecond, '/s')}, ${figure(cpu, ' µs')}`
    const sides = { service: side(result.service), limit: side(result.limit) }
    rows.push(atLeast({ what, ...sides }, result.throughput, goal, ` (by CPU ${result.capacity.toFixed(2)})`))
    const times = { service: figure(result.service.p99, ' ms'), limit: figure(result.limit.p99, ' ms') }
    rows.push(atMost({ what: `${what}, p99`, ...times }, result.p99, 1.5))
  }
  return rows
}
