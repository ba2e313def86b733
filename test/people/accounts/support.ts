import type { Test } from 'tap'
import type { Permission } from '../../operations.ts'
import { until } from '../../support/eventually.ts'
import { failureOf, outcome } from '../../support/outcome.ts'
import { createDatabase } from '../../support/postgres.ts'
import {
  cookieOf,
  password,
  type Reply,
  type RequestOptions,
  type Session,
  startService,
  type TestService,
} from '../../support/service.ts'

/** Empties the database, so that several tests can share it. The ids of accounts do not repeat. */
export const empty = ({ sql }: TestService): Promise<unknown> =>
  sql('truncate accounts, revoked_tokens, session_ends cascade')

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

/** An emptied service with the administrator ana and the user eva. */
export const startWithRoles = async (
  start: ReturnType<typeof starter>,
  env?: Record<string, string>,
) => {
  const service = await start(env)
  return { service, ana: await service.register('ana'), eva: await service.register('eva') }
}

type Options = Omit<RequestOptions, 'body'>

/** Both calls use the password of the tests by default. */
const withCredentials =
  (path: string) =>
  ({ request }: TestService, username: unknown, given: unknown = password, options: Options = {}) =>
    request('POST', `/api/auth/${path}`, { ...options, body: { username, password: given } })
export const register = withCredentials('register')
export const login = withCredentials('login')

/** The default limit of attempts, which other tests turn off. */
export const limited = { AUTH_RATE_LIMIT_MAX: '' }
/** The statuses of four failed logins with this limit. */
export const refusedAtFourth = [401, 401, 401, 429]

/** A failed login from an address. A password of this length is never hashed. */
export const attempt = (service: TestService, from: string, headers: Record<string, string> = {}) =>
  login(service, 'nadie', 'x'.repeat(200), { from, headers })

/** Waits until an attempt of this client is counted in the shared store. */
export const isCounted = ({ context }: Pick<TestService, 'context'>, client: string) =>
  until('a count in the shared store', async () => {
    const failure = await failureOf(context.countSharedAttempt!(client))
    return failure === undefined
  })

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

export const wrong = '400 current_password_wrong'
export const unauthenticated = '401 authentication_required'
export const next = 'otra frase larga y propia'

export const changePassword = (
  { request }: TestService,
  { token }: Pick<Session, 'token'>,
  current: unknown = password,
  chosen: unknown = next,
  options: Options = {},
) => {
  const body = { current_password: current, new_password: chosen }
  return request('POST', '/api/auth/password', { token, ...options, body })
}

/** The two operations that take the password alone. */
const withPassword =
  (path: string) =>
  (
    { request }: TestService,
    { token }: Pick<Session, 'token'>,
    given: unknown = password,
    options: Options = {},
  ) =>
    request('POST', `/api/auth/${path}`, { token, ...options, body: { password: given } })
export const logoutEverywhere = withPassword('logout-everywhere')
export const deleteAccount = withPassword('delete-account')

/** An operation of an administrator on the account with this id. */
export type OnAccount<Rest extends unknown[] = []> = (
  service: TestService,
  caller: Pick<Session, 'token'>,
  id: number,
  ...rest: Rest
) => Promise<Reply>
export const endSessions: OnAccount = ({ request }, { token }, id) =>
  request('POST', `/api/admin/users/${id}/end-sessions`, { token })
export const deleteUser: OnAccount = ({ request }, { token }, id) =>
  request('DELETE', `/api/admin/users/${id}`, { token })
export const changeRole: OnAccount<[role: string]> = ({ request }, { token }, id, role) =>
  request('PUT', `/api/admin/users/${id}/role`, { token, body: { role } })
export const setAccess: OnAccount<[access: string]> = ({ request }, { token }, id, access) =>
  request('PUT', `/api/admin/users/${id}/checklist`, { token, body: { access } })

export const makeKey = (
  { request }: TestService,
  { token }: Pick<Session, 'token'>,
  given: object = {},
  options: Options = {},
) => {
  const body = { name: 'Báscula', permissions: ['weights:read'], password, ...given }
  return request('POST', '/api/user/keys', { token, ...options, body })
}
export const invite = (
  { request }: TestService,
  { token }: Pick<Session, 'token'>,
  given: object = {},
  options: Options = {},
) => request('POST', '/api/admin/invitations', { token, ...options, body: { password, ...given } })
export const linkFor: OnAccount<[given?: unknown, options?: Options]> = (
  { request },
  { token },
  id,
  given = password,
  options = {},
) => {
  const path = `/api/admin/users/${id}/password-link`
  return request('POST', path, { token, ...options, body: { password: given } })
}
/** A new key of the caller with these permissions. */
export const keyOf = async (
  service: TestService,
  caller: Pick<Session, 'token'>,
  ...permissions: Permission[]
): Promise<string> => (await makeKey(service, caller, { permissions })).json().key

export const me = ({ request }: TestService, token: string) =>
  request('GET', '/api/auth/me', { token })
export const refresh = ({ request }: TestService, cookie: string) =>
  request('POST', '/api/auth/refresh', { headers: { cookie } })

export const sessionOf = (reply: Reply) => ({
  token: reply.json().access_token as string,
  cookie: cookieOf(reply),
})

/** Expects that both tokens are refused; a change of the password leaves the cookie alone. */
export const isOver = async (
  t: Test,
  service: TestService,
  { token, cookie }: Pick<Session, 'token' | 'cookie'>,
  cleared: '' | ' -cookie' = ' -cookie',
) => {
  t.equal(outcome(await me(service, token)), unauthenticated)
  t.equal(outcome(await refresh(service, cookie)), `${unauthenticated}${cleared}`)
}
export const isValid = async (
  t: Test,
  service: TestService,
  { token, cookie }: Pick<Session, 'token' | 'cookie'>,
) => {
  t.equal((await me(service, token)).status, 200)
  t.equal((await refresh(service, cookie)).status, 200)
}
