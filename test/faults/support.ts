import { createDatabase } from '../support/postgres.ts'
import {
  outageTimeouts,
  password,
  type Reply,
  type Session,
  startService,
  type TestService,
} from '../support/service.ts'
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts'

type Test = Parameters<typeof startService>[0] & Parameters<typeof createDatabase>[0]

export interface FaultyService {
  service: TestService
  /** Stands between the service and its database. */
  proxy: TcpProxy
  /** The database without the proxy, for queries of the test itself. */
  databaseUrl: string
  admin: Session
  user: Session
}

/** A service whose database can be taken away, with an admin and a user. */
export const startFaultyService = async (t: Test): Promise<FaultyService> => {
  const databaseUrl = await createDatabase(t)
  const proxy = await startTcpProxy(t, databaseUrl)
  const service = await startService(t, { databaseUrl: proxy.url, env: outageTimeouts })
  return {
    service,
    proxy,
    databaseUrl,
    admin: await service.register(),
    user: await service.register(),
  }
}

export interface NamedReply {
  what: string
  reply: Reply
}

const profile = {
  nombre: 'Ana',
  apellidos: 'García',
  fecha_nacimiento: '1990-05-17',
  talla_m: 1.68,
}
let names = 0

/** Calls every operation that queries the database, all at once. */
export const askEverything = ({ service, admin, user }: FaultyService): Promise<NamedReply[]> => {
  const { token, cookie, username } = user
  const calls: [
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    options: Parameters<TestService['request']>[2],
  ][] = [
    ['POST', '/api/auth/register', { body: { username: `nueva${++names}`, password } }],
    ['POST', '/api/auth/login', { body: { username, password } }],
    ['POST', '/api/auth/login', { body: { username: 'nobody', password } }],
    ['POST', '/api/auth/logout', { token, headers: { cookie } }],
    ['GET', '/api/auth/me', { token }],
    ['POST', '/api/auth/refresh', { headers: { cookie } }],
    ['PUT', `/api/admin/users/${user.id}/role`, { token: admin.token, body: { role: 'user' } }],
    ['GET', '/api/user', { token }],
    ['POST', '/api/user', { token, body: profile }],
    ['POST', '/api/weight', { token, body: { peso_kg: 70 } }],
    ['GET', '/api/imc', { token }],
    ['GET', '/api/stats', { token }],
    ['GET', '/api/weights', { token }],
    ['GET', '/api/weights/recent', { token }],
    ['GET', '/api/wstg/status', { token: admin.token }],
    ['POST', '/api/wstg/webhook', { token: admin.token, body: { finding: { id: 1 } } }],
  ]
  return Promise.all(
    calls.map(async ([method, path, options]) => ({
      what: `${method} ${path}`,
      reply: await service.request(method, path, options),
    })),
  )
}
