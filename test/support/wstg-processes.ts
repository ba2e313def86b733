import type { ChildProcess } from 'node:child_process'
import pg from 'pg'
import type { Test } from 'tap'
import { registerAt, startProcess } from '../start/process.ts'
import { type AnsweringProxy, startAnsweringProxy } from './answering-proxy.ts'
import { eventually } from './eventually.ts'
import { apiToken, startSandbox } from './findings.ts'
import { callJson, type JsonAnswer } from './http.ts'
import { temporaryFolder } from './machine.ts'
import { createDatabase } from './postgres.ts'
import type { TestSandbox } from './wstg.ts'

/** One process of the service. */
export interface Process {
  readonly child: ChildProcess
  readonly pid: number
  /** The lines logged so far. */
  readonly logs: () => Record<string, unknown>[]
  /** Waits for a line with this event. */
  readonly event: (name: string) => Promise<Record<string, unknown>>
  readonly kill: (signal?: NodeJS.Signals) => Promise<void>
  readonly freeze: () => void
  readonly thaw: () => void
}

export interface ApiProcess extends Process {
  readonly url: string
}

export interface Cluster {
  sandbox: TestSandbox
  /** In front of the sandbox: records the service's calls of its tool and can answer them. */
  tool: AnsweringProxy
  databaseUrl: string
  sql: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
  /** `own` overrides the environment of all processes. */
  startApi: (own?: Record<string, string>) => Promise<ApiProcess>
  startWorker: (own?: Record<string, string>) => Promise<Process>
  /** Calls an API as the first administrator. */
  call: (api: ApiProcess, method: string, path: string, body?: unknown) => Promise<JsonAnswer>
  /** The administrator's token, once the first API has been started. */
  token: () => string
  /** Waits until every accepted request is done or has failed for good. */
  settled: () => Promise<void>
}

/**
 * The service's processes on one database and one findings sandbox; all of them end with the test.
 * @param through another address of the database for the processes, such as a proxy
 * @param given a database, migrated or empty, instead of a new one on the tests' server
 */
export const startCluster = async (
  t: Test,
  env: Record<string, string> = {},
  through?: (databaseUrl: string) => Promise<string>,
  given?: string,
): Promise<Cluster> => {
  const databaseUrl = given ?? (await createDatabase(t))
  const serviceDatabaseUrl = (await through?.(databaseUrl)) ?? databaseUrl
  const sandbox = await startSandbox(t)
  const tool = await startAnsweringProxy(t, sandbox.url)
  const folder = temporaryFolder(t)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 3 })
  pool.on('error', () => undefined)
  t.teardown(() => pool.end())

  const start = async (script: 'api' | 'worker', own: Record<string, string>): Promise<Process> => {
    const service = startProcess(
      t,
      script,
      {
        // The default: an outage is answered within 5 s.
        ...((through ?? given) && { DATABASE_TIMEOUT_MS: '' }),
        SHUTDOWN_TIMEOUT_MS: '',
        DATA_DIR: folder,
        DATABASE_URL: serviceDatabaseUrl,
        FINDINGS_URL: tool.url,
        FINDINGS_API_TOKEN: apiToken,
        FINDINGS_TIMEOUT_MS: '3000',
        ...env,
        ...own,
      },
      folder,
    )
    const { child, lines, line, exited } = service
    const event = async (name: string) => JSON.parse(await line(new RegExp(`"event":"${name}"`)))
    await event(script === 'api' ? 'ready' : 'working')
    return {
      child,
      pid: child.pid ?? 0,
      logs: () => lines.map((text) => JSON.parse(text)),
      event,
      async kill(signal = 'SIGKILL') {
        child.kill('SIGCONT')
        child.kill(signal)
        await exited
      },
      freeze: () => void child.kill('SIGSTOP'),
      thaw: () => void child.kill('SIGCONT'),
    }
  }

  let token: string | undefined
  return {
    sandbox,
    tool,
    databaseUrl,
    sql: async (statement, values) => (await pool.query(statement, values)).rows,
    async startApi(own = {}) {
      const api = await start('api', own)
      const ready = await api.event('ready')
      const url = /http:\/\/\S+/.exec(String(ready.msg))?.[0] ?? ''
      if (token === undefined) {
        token = await registerAt(url, 'administradora')
      }
      return { ...api, url }
    },
    startWorker: (own = {}) => start('worker', own),
    call: ({ url }, method, path, body) => callJson(url + path, { method, token, body }),
    token: () => token ?? '',
    async settled() {
      await eventually(async () => {
        const { rows } = await pool.query('select from wstg_inbox where due_at is not null limit 1')
        return rows.length === 0
      }, 'the end of all requests')
    },
  }
}
