/** Small reads, writes, histories and logins against their limits, and their growth. */
import { verify } from 'argon2'
import { createPasswordHasher } from '../src/people/accounts/passwords.ts'
import { readConfig } from '../src/platform/environment/config.ts'
import { accessToken, addKeys, type Group, idsOf, programKey, withClient } from './data.ts'
import { httpRequest, runLoad } from './load.ts'
import { cpuRow, type Row, ratioRow } from './measure.ts'
import type { Server } from './servers.ts'
import type { Setup } from './setup.ts'

const many: Group = { first: 1, users: 1000, records: 100 }
const short: Group = { first: 1001, users: 10, records: 10 }
const long: Group = { first: 1011, users: 10, records: 100_000 }
const historian: Group = { first: 1021, users: 1, records: 20_000 }

interface Call {
  path: string
  /** The route of the limit. */
  bare: string
  goal: number
  body?: object
}
const calls: Call[] = [
  { path: '/api/imc', bare: '/imc', goal: 1.5 },
  { path: '/api/stats', bare: '/stats', goal: 1.5 },
  { path: '/api/weights/recent', bare: '/recent', goal: 1.5 },
  { path: '/api/weight', bare: '/weight', goal: 2, body: { peso_kg: 62.5 } },
]

const requestsOf = (path: string, group: Group, body?: object): string[] =>
  idsOf(group).map((id) => httpRequest(path, accessToken(id), body))

const againstBareRoutes = async (server: Server, bare: Server): Promise<Row[]> => {
  const rows: Row[] = []
  for (const { path, bare: barePath, body, goal } of calls) {
    const requests = requestsOf(path, many, body)
    const limit = idsOf(many).map((id) => httpRequest(`${barePath}/${id}`, undefined, body))
    const figure = `${body ? 'POST' : 'GET'} ${path}`
    const against = { server: bare, requests: limit }
    rows.push(await cpuRow(figure, { server, requests }, against, 64, ['≤', goal]))
  }
  return rows
}

/** The p99 of the closed loop of 64 connections, on one core. */
const tail = (server: Server, bare: Server): Promise<Row> => {
  const p99 = (side: Server, requests: string[]) => async () =>
    (await runLoad(side, { connections: 64, seconds: 2, requests })).p99
  const own = p99(server, requestsOf('/api/imc', many))
  const limit = p99(
    bare,
    idsOf(many).map((id) => httpRequest(`/imc/${id}`)),
  )
  return ratioRow('GET /api/imc, p99 at full load', ' ms', own, limit, ['≤', 1.5])
}

const withKeys = (server: Server): Promise<Row> => {
  const path = '/api/imc'
  const requests = idsOf(many).map((id) => httpRequest(path, programKey(id)))
  const tokens = { server, requests: requestsOf(path, many) }
  const figure = `GET ${path} with a key (limit: with a token)`
  return cpuRow(figure, { server, requests }, tokens, 64, ['≤', 1.3])
}

/** Eight connections: more of them would wait for the locks of ten accounts. */
const growth = async (server: Server): Promise<Row[]> => {
  const rows: Row[] = []
  for (const { path, body } of calls) {
    const side = (group: Group) => ({ server, requests: requestsOf(path, group, body) })
    const figure = `${path}, 100,000 records of each caller (limit: 10)`
    rows.push(await cpuRow(figure, side(long), side(short), 8, ['≤', 1.2]))
  }
  return rows
}

/** The p99 of readers that arrive at about 200 a second, alone and alongside another load. */
const besideReaders = async (
  server: Server,
  { figure, goal }: { figure: string; goal: number },
  other: () => Promise<unknown>,
): Promise<Row> => {
  const load = { connections: 32, seconds: 3, requests: requestsOf('/api/imc', many), pause: 160 }
  const alone = async () => (await runLoad(server, load)).p99
  await other()
  const disturbed = async () => (await Promise.all([alone(), other()]))[0]
  return ratioRow(figure, ' ms', disturbed, alone, ['≤', goal])
}

const historyText = `
  select '{"weights":[' || string_agg(
    '{"id":' || id || ',"peso_kg":' || weight_kg || ',"fecha_registro":"'
      || to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}', ','
  ) || ']}' as json
  from (
    select id, weight_kg, recorded_at from weights where user_id = $1
    order by recorded_at desc, id desc
  ) record`

const histories = async (server: Server, database: string): Promise<Row[]> => {
  const load = { connections: 1, seconds: 1, requests: requestsOf('/api/weights', historian) }
  const read = async () => 1000 / (await runLoad(server, load)).perSecond
  const figure = 'GET /api/weights, 20,000 records (limit: PostgreSQL sends the same text)'
  const against = await withClient(database, async (client) => {
    const query = { name: 'history', text: historyText, values: [historian.first] }
    const send = async () => {
      const start = performance.now()
      for (let n = 0; n < 10; n += 1) await client.query(query)
      return (performance.now() - start) / 10
    }
    return ratioRow(figure, ' ms', read, send, ['≤', 1.2])
  })
  const beside = { figure: 'GET /api/imc, p99 beside histories (limit: alone)', goal: 2 }
  const repeatedly = () => runLoad(server, { ...load, seconds: 3 })
  return [against, await besideReaders(server, beside, repeatedly)]
}

const loginsUnderWay = 8
const password = 'correcto caballo batería'

/** Verifications per second of the hashing library alone, with as many under way as logins. */
const verifications = async (stored: string): Promise<number> => {
  const start = performance.now()
  let done = 0
  const verifyRepeatedly = async () => {
    while (performance.now() - start < 3000) {
      await verify(stored, password)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: loginsUnderWay }, verifyRepeatedly))
  return (done * 1000) / (performance.now() - start)
}

const logins = async (server: Server, database: string): Promise<Row[]> => {
  const stored = await createPasswordHasher({ ...readConfig({}).argon2, pepper: '' }).hash(password)
  await withClient(database, (client) =>
    client.query('update accounts set password_hash = $1 where id <= $2', [stored, loginsUnderWay]),
  )
  const requests = Array.from({ length: loginsUnderWay }, (_, index) =>
    httpRequest('/api/auth/login', undefined, { username: `user${index + 1}`, password }),
  )
  const load = { connections: loginsUnderWay, seconds: 3, requests }
  const logIn = async () => (await runLoad(server, load)).perSecond
  const beside = { figure: 'GET /api/imc, p99 beside 8 logins (limit: alone)', goal: 3 }
  const rate = 'POST /api/auth/login, 8 at once (limit: 8 verifications of argon2)'
  return [
    await besideReaders(server, beside, logIn),
    await ratioRow(rate, '/s', logIn, () => verifications(stored), ['≥', 0.9]),
  ]
}

export const measureReads = async (setup: Setup): Promise<Row[]> => {
  const database = await setup.database('register', [many, short, long, historian])
  const service = await setup.start('src/start/api.ts', database)
  const bare = await setup.start('bench/bare.ts', database)
  await withClient(database, (client) => addKeys(client, many))
  const rows = await againstBareRoutes(service, bare)
  rows.push(await tail(service, bare), await withKeys(service))
  rows.push(...(await growth(service)), ...(await histories(service, database)))
  await setup.stopServers()
  // Hashing uses every core.
  const unpinned = await setup.start('src/start/api.ts', database, { place: 'all' })
  return [...rows, ...(await logins(unpinned, database))]
}
