import { Writable } from 'node:stream'
import type { FastifyInstance, InjectOptions } from 'fastify'
import createClient, { type Client } from 'openapi-fetch'
import pg from 'pg'
import type { paths } from '../../generated/types.ts'
import { buildApp } from '../../src/app.ts'
import { type Context, createContext } from '../../src/context.ts'
import { readConfig } from '../../src/platform/environment/config.ts'
import { createLogger } from '../../src/platform/telemetry/log.ts'
import { checkAnswer } from './contract.ts'
import { jwtSecret, outageTimeouts, password, profile, testEnvironment } from './environment.ts'
import type { Teardown } from './machine.ts'
import { createDatabase } from './postgres.ts'

export { jwtSecret, outageTimeouts, password, profile }

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS'

export interface Reply {
  status: number
  headers: Readonly<Record<string, string | string[] | number | undefined>>
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test checks the values it reads
  json: () => any
}

export interface RequestOptions {
  token?: string | undefined
  headers?: Record<string, string>
  /** Sent as JSON; a string or buffer is sent unchanged. */
  body?: unknown
  /** The socket's address. */
  from?: string
}

export interface TestService {
  app: FastifyInstance
  context: Context
  databaseUrl: string
  /** The typed client over the app in memory; it checks every answer against the contract. */
  client: (token?: string) => Client<paths>
  /** For requests that the client's types do not admit. */
  request: (method: Method, url: string, options?: RequestOptions) => Promise<Reply>
  /** Registers an account and returns its session. */
  register: (username?: string) => Promise<Session>
  /** Runs SQL on the service's database. */
  sql: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
  /** The lines logged so far. */
  logs: () => Record<string, unknown>[]
}

export interface Session {
  id: number
  username: string
  role: string
  token: string
  /** The `Cookie` header that carries the refresh token. */
  cookie: string
}

export interface ServiceOptions {
  /** Environment variables in addition to the defaults of the tests. */
  env?: Record<string, string>
  now?: () => Date
  ending?: AbortSignal
  databaseUrl?: string
  /** Whether the test provokes statements that do not fit the schema; others fail then. */
  wrongStatements?: boolean
}

let accounts = 0

/** The same app as in production, on a new database. */
export const startService = async (
  t: Teardown,
  options: ServiceOptions = {},
): Promise<TestService> => {
  const databaseUrl = options.databaseUrl ?? (await createDatabase(t))
  const lines: string[] = []
  const log = createLogger(
    'trace',
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(...String(chunk).split('\n').filter(Boolean))
        done()
      },
    }),
  )
  const config = readConfig({ ...testEnvironment, ...options.env })
  const urls = { databaseUrl, directDatabaseUrl: databaseUrl }
  const secrets = { ...config.secrets, ...urls }
  const { now, ending } = options
  const context = createContext(
    // The tests' server is the embedded one.
    { ...config, secrets, dumps: { ...config.dumps, isSandbox: true } },
    { log, ...(now && { now }), ...(ending && { ending }) },
  )
  const app = await buildApp(context)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  pool.on('error', () => undefined)
  t.teardown(async () => {
    await app.close()
    await context.close()
    await pool.end()
    const errors = lines.flatMap((line) => JSON.parse(line).err ?? [])
    // Of a statement that does not fit the schema; 42501 is a missing permission.
    const wrong = errors.find(({ code }) => /^42(?!501)/.test(code))
    if (wrong !== undefined && !options.wrongStatements) throw new Error(wrong.message)
  })

  const request: TestService['request'] = async (
    method,
    url,
    { token, headers = {}, body, from } = {},
  ) => {
    const raw = typeof body === 'string' || Buffer.isBuffer(body)
    const response = await app.inject({
      method,
      url,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: raw ? body : JSON.stringify(body) }),
      ...(from !== undefined && { remoteAddress: from }),
    } as InjectOptions)
    // After an answer without a body it would keep the process for 30 s (light-my-request 6.8.1).
    clearTimeout((response.raw.res as { timeoutHandle?: NodeJS.Timeout }).timeoutHandle)
    const answer = {
      status: response.statusCode,
      headers: response.headers,
      body: response.rawPayload,
    }
    checkAnswer(method, url.split('?')[0] ?? url, answer)
    return {
      status: answer.status,
      headers: response.headers,
      text: response.body,
      json: () => response.json(),
    }
  }

  const client = (token?: string) =>
    createClient<paths>({
      baseUrl: 'http://localhost',
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      fetch: async (input) => {
        const { pathname, search } = new URL(input.url)
        const body = await input.text()
        const reply = await request(input.method as Method, pathname + search, {
          headers: Object.fromEntries(input.headers),
          ...(body !== '' && { body }),
        })
        const headers = new Headers()
        for (const [name, value] of Object.entries(reply.headers)) {
          for (const item of [value].flat())
            if (item !== undefined) headers.append(name, String(item))
        }
        return new Response(reply.text, { status: reply.status, headers })
      },
    })

  const register: TestService['register'] = async (username = `persona${++accounts}`) => {
    const reply = await request('POST', '/api/auth/register', { body: { username, password } })
    if (reply.status !== 201)
      throw new Error(`registration of ${username}: ${reply.status} ${reply.text}`)
    const { user_id, role, access_token, username: stored } = reply.json()
    return { id: user_id, username: stored, role, token: access_token, cookie: cookieOf(reply) }
  }

  return {
    app,
    context,
    databaseUrl,
    client,
    request,
    register,
    sql: async (text, values) => (await pool.query(text, values)).rows,
    logs: () => lines.map((line) => JSON.parse(line)),
  }
}

/** The `Cookie` header that a browser would send back. */
export const cookieOf = (reply: Pick<Reply, 'headers'>): string =>
  String([reply.headers['set-cookie']].flat()[0] ?? '').split(';')[0] ?? ''
