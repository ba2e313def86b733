import pg from 'pg'
import type { Test } from 'tap'
import { createQueue } from '../../src/platform/queue/queue.ts'
import { registerAt, startProcess } from '../start/process.ts'
import { startAnsweringProxy } from './answering-proxy.ts'
import { silentLog } from './environment.ts'
import { apiToken, startSandbox } from './findings.ts'
import { callJson } from './http.ts'
import { temporaryFolder } from './machine.ts'
import { createDatabase } from './postgres.ts'
import { untilSettled } from './wstg.ts'

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
) => {
  const databaseUrl = given ?? (await createDatabase(t))
  const serviceDatabaseUrl = (await through?.(databaseUrl)) ?? databaseUrl
  const sandbox = await startSandbox(t)
  const tool = await startAnsweringProxy(t, sandbox.url)
  const folder = temporaryFolder(t)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 3 })
  pool.on('error', () => undefined)
  t.teardown(() => pool.end())

  const start = async (script: 'api' | 'worker', own: Record<string, string>) => {
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
    /** Waits for a line with this event. */
    const event = async (name: string): Promise<Record<string, unknown>> =>
      JSON.parse(await line(new RegExp(`"event":"${name}"`)))
    await event(script === 'api' ? 'ready' : 'working')
    return {
      child,
      pid: child.pid ?? 0,
      logs: (): Record<string, unknown>[] => lines.map((text) => JSON.parse(text)),
      event,
      async kill(signal: NodeJS.Signals = 'SIGKILL') {
        child.kill('SIGCONT')
        child.kill(signal)
        await exited
      },
      freeze: () => void child.kill('SIGSTOP'),
      thaw: () => void child.kill('SIGCONT'),
    }
  }

  const sql = async <Row extends pg.QueryResultRow>(
    text: string,
    values?: unknown[],
  ): Promise<Row[]> => (await pool.query(text, values)).rows
  const prefix = async () => `register:${(await sql('select id from installation'))[0]?.id}`
  const redis = env.REDIS_URL ? { url: env.REDIS_URL, prefix } : undefined
  const queue = createQueue({ databaseUrl, redis, log: silentLog })
  t.teardown(() => queue.close())
  let token: string | undefined
  return {
    sandbox,
    /** In front of the sandbox: records the service's calls of its tool and can answer them. */
    tool,
    databaseUrl,
    sql,
    /** `own` overrides the environment of all processes. */
    async startApi(own: Record<string, string> = {}) {
      const api = await start('api', own)
      const ready = await api.event('ready')
      const url = /http:\/\/\S+/.exec(String(ready.msg))?.[0] ?? ''
      token ??= await registerAt(url, 'administradora')
      return { ...api, url }
    },
    startWorker: (own: Record<string, string> = {}) => start('worker', own),
    /** Calls an API as the first administrator. */
    call: ({ url }: { url: string }, method: string, path: string, body?: unknown) =>
      callJson(url + path, { method, token, body }),
    /** The administrator's token, once the first API has been started. */
    token: () => token ?? '',
    queue,
    /**
     * Not for a process that has thawed: the queue has given its job to another. The end of the
     * process waits for it.
     */
    settled: () => untilSettled({ sql }, queue),
  }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>
export type Process = Awaited<ReturnType<Cluster['startWorker']>>
export type ApiProcess = Awaited<ReturnType<Cluster['startApi']>>
