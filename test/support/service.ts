import { Writable } from 'node:stream'
import type { InjectOptions } from 'fastify'
import pg from 'pg'
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

/** The service of production without its API, on a new database. */
export const startContext = async (t: Teardown, options: ServiceOptions = {}) => {
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
  const urls = { DATABASE_URL: databaseUrl, directDatabaseUrl: databaseUrl }
  const { now, ending } = options
  const context = createContext(
    // The tests' server is the embedded one.
    { ...config, ...urls, dumps: { ...config.dumps, isSandbox: true } },
    { log, ...(now && { now }), ...(ending && { ending }) },
  )
  t.teardown(async () => {
    await context.close()
    const errors = lines.flatMap((line) => JSON.parse(line).err ?? [])
    // Of a statement that does not fit the schema; 42501 is a missing permission.
    const wrong = errors.find(({ code }) => /^42(?!501)/.test(code))
    if (wrong !== undefined && !options.wrongStatements) throw new Error(wrong.message)
  })
  return { context, databaseUrl, lines }
}

/** The same app as in production, on a new database. */
export const startService = async (t: Teardown, options: ServiceOptions = {}) => {
  const { context, databaseUrl, lines } = await startContext(t, options)
  const app = await buildApp(context)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  pool.on('error', () => undefined)
  t.teardown(async () => {
    await app.close()
    await pool.end()
  })

  const request = async (
    method: Method,
    url: string,
    { token, headers = {}, body, from }: RequestOptions = {},
  ): Promise<Reply> => {
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

  const register = async (username = `persona${++accounts}`): Promise<Session> => {
    const reply = await request('POST', '/api/auth/register', { body: { username, password } })
    if (reply.status !== 201)
      throw new Error(`registration of ${username}: ${reply.status} ${reply.text}`)
    const { user_id, role, access_token, username: stored } = reply.json()
    return { id: user_id, username: stored, role, token: access_token, cookie: cookieOf(reply) }
  }

  const sql = async <Row extends pg.QueryResultRow>(
    text: string,
    values?: unknown[],
  ): Promise<Row[]> => (await pool.query(text, values)).rows

  return {
    app,
    context,
    databaseUrl,
    /** Calls the app in memory, and checks the answer against the contract. */
    request,
    register,
    sql,
    /** Adds weights of the past to an account, three at each instant, without a check. */
    addWeights: ({ id }: Pick<Session, 'id'>, count: number) =>
      sql(
        `insert into weights (user_id, weight_kg, recorded_at)
         select $1, 60 + n % 7, timestamptz '2020-01-01Z' + n / 3 * interval '1 minute'
         from generate_series(1, $2::integer) n`,
        [id, count],
      ),
    logs: (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line)),
  }
}

/** A second app on the database and with the log of the first, with replaced parts. */
export const startAnother = async (
  t: Teardown,
  { config, log }: Context,
  change: (context: Context) => Partial<Context>,
) => {
  const another = createContext(config, { log })
  const app = await buildApp({ ...another, ...change(another) })
  t.teardown(async () => {
    await app.close()
    await another.close()
  })
  return app
}

export type TestService = Awaited<ReturnType<typeof startService>>

/** The `Cookie` header that a browser would send back. */
export const cookieOf = (reply: Pick<Reply, 'headers'>): string =>
  String([reply.headers['set-cookie']].flat()[0] ?? '').split(';')[0] ?? ''
