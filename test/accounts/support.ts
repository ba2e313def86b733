import type { Test } from 'tap'
import { createDatabase } from '../support/postgres.ts'
import {
  password,
  type RequestOptions,
  startService,
  type TestService,
} from '../support/service.ts'

/** Empties the database, so that several tests can share it. */
export const empty = ({ sql }: TestService): Promise<unknown> =>
  sql('truncate accounts, revoked_tokens restart identity cascade')

/**
 * Services on one database, one for each configuration, because a start takes longer than most
 * tests. Each call empties the database.
 */
export const starter = (file: Test) => {
  const databaseUrl = createDatabase(file)
  const started = new Map<string, Promise<TestService>>()
  return async (env: Record<string, string> = {}): Promise<TestService> => {
    const key = JSON.stringify(env)
    const running = started.get(key) ?? startService(file, { databaseUrl: await databaseUrl, env })
    started.set(key, running)
    const service = await running
    await empty(service)
    return service
  }
}

type Options = Omit<RequestOptions, 'body'>

/** Both calls use the password of the tests by default. */
export const register = (
  service: TestService,
  username: unknown,
  given: unknown = password,
  options: Options = {},
) =>
  service.request('POST', '/api/auth/register', { ...options, body: { username, password: given } })

export const login = (
  service: TestService,
  username: unknown,
  given: unknown = password,
  options: Options = {},
) => service.request('POST', '/api/auth/login', { ...options, body: { username, password: given } })

/** The default limit of attempts, which other tests turn off. */
export const limited = { AUTH_RATE_LIMIT_MAX: '' }
/** The statuses of four failed logins with this limit. */
export const refusedAtFourth = [401, 401, 401, 429]

/** A failed login from an address. A password of this length is never hashed. */
export const attempt = (service: TestService, from: string, headers: Record<string, string> = {}) =>
  login(service, 'nadie', 'x'.repeat(200), { from, headers })

export const countAccounts = async ({ sql }: TestService): Promise<number> => {
  const [row] = await sql<{ count: number }>('select count(*)::int as count from accounts')
  return row?.count ?? Number.NaN
}

export const storedHash = async ({ sql }: TestService, username: string): Promise<string> => {
  const [row] = await sql<{ password_hash: string }>(
    'select password_hash from accounts where username = $1',
    [username],
  )
  if (!row) throw new Error(`there is no account ${username}`)
  return row.password_hash
}

/** The parameters of a hash, by the names of their environment variables. */
export const parametersOf = (phc: string) => {
  const [, type, , costs = '', salt = '', hash = ''] = phc.split('$')
  const cost = Object.fromEntries(costs.split(',').map((field) => field.split('=')))
  return {
    type,
    ARGON2_TIME_COST: Number(cost.t),
    ARGON2_MEMORY_COST: Number(cost.m),
    ARGON2_PARALLELISM: Number(cost.p),
    ARGON2_HASH_LEN: Buffer.from(hash, 'base64').length,
    ARGON2_SALT_LEN: Buffer.from(salt, 'base64').length,
  }
}
