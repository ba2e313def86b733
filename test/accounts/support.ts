import type { Test } from 'tap'
import { type ErrorKey, errorText, type TextParameters } from '../../src/texts.ts'
import { createDatabase } from '../support/postgres.ts'
import {
  password,
  type Reply,
  type RequestOptions,
  type ServiceOptions,
  startService,
  type TestService,
} from '../support/service.ts'

/** Expects exactly this error: no other field, no cookie. */
export const isRefused = (
  t: Test,
  reply: Reply,
  status: number,
  key: ErrorKey,
  { name = '', ...parameters }: TextParameters & { name?: string } = {},
): void => {
  const error = errorText(key, parameters)
  t.same(
    { status: reply.status, body: reply.json() },
    { status, body: { error } },
    `${name} ${status} ${error}`.trim(),
  )
  t.equal(reply.headers['set-cookie'], undefined, 'no cookie')
}

/** Empties the database, so that several tests can share it. */
export const empty = ({ sql }: TestService): Promise<unknown> =>
  sql('truncate accounts, revoked_tokens restart identity cascade')

/** Starts services with different configurations on one database, which is emptied each time. */
export const starter = (file: Test) => {
  let databaseUrl: string | undefined
  return async (t: Test, options: ServiceOptions = {}): Promise<TestService> => {
    databaseUrl ??= await createDatabase(file)
    const service = await startService(t, { databaseUrl, ...options })
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
