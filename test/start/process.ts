import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Test } from 'tap'
import { password, testEnvironment } from '../support/environment.ts'
import { eventually } from '../support/eventually.ts'
import { checkedFetch } from '../support/http.ts'
import { childrenOf, type Teardown, temporaryFolder } from '../support/machine.ts'
import { readSamples } from '../support/metrics.ts'

export { temporaryFolder }

export type ServiceProcess = ReturnType<typeof startProcess>

/** Free ports, no calls of external services, cheap hashes. */
export const environment = {
  ...testEnvironment,
  PORT: '0',
  OPS_PORT: '0',
  SHUTDOWN_TIMEOUT_MS: '60000',
  // Without a findings tool each process would start a sandbox with its own database server.
  FINDINGS_URL: 'http://127.0.0.1:9',
  FINDINGS_API_TOKEN: 'a-token-of-the-tests',
}

const { PATH, NODE_COMPILE_CACHE } = process.env

/** The variables of an operator's command on a database. It finds no local data. */
export const commandEnvironment = (databaseUrl: string) => ({
  ...environment,
  PATH,
  NODE_COMPILE_CACHE,
  DATA_DIR: '/nonexistent',
  DATABASE_URL: databaseUrl,
})

export const scripts = fileURLToPath(new URL('../../src/start/', import.meta.url))

/** Another copy of the service, and the user that runs it. */
export interface Installation {
  node: string
  scripts: string
  uid?: number
  gid?: number
}

/** The process id of a child that only its parent ends: the kernel would kill it first. */
export const followerOf = ({ pid }: { pid?: number | undefined }): string | undefined =>
  childrenOf(pid).find((child) =>
    /^1000$/m.test(readFileSync(`/proc/${child}/oom_score_adj`, 'utf8')),
  )

/** Starts one process of the service like `npm start`, in its own folder. */
export const startProcess = (
  t: Teardown,
  script: 'all' | 'api' | 'worker' | 'migrate' | '../../embedded/start-demo',
  env: Record<string, string | undefined>,
  cwd: string = temporaryFolder(t),
  { node, scripts: folder, ...user }: Installation = { node: process.execPath, scripts },
) => {
  const child = spawn(node, [join(folder, `${script}.ts`)], {
    ...user,
    cwd,
    env: { PATH, NODE_COMPILE_CACHE, ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, which a terminal or a service manager would signal.
    detached: true,
  })
  t.teardown(async () => {
    child.kill('SIGKILL')
    await exited
  })
  const lines: string[] = []
  const errors: string[] = []
  let rest = ''
  child.stdout.on('data', (chunk) => {
    const parts = `${rest}${chunk}`.split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
  })
  child.stderr.on('data', (chunk) => errors.push(String(chunk)))
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  let ended = false
  void exited.then(() => {
    ended = true
  })

  const line = (pattern: RegExp) =>
    eventually(() => {
      const found = lines.find((candidate) => pattern.test(candidate))
      if (found === undefined && ended)
        throw new Error(`no line ${pattern} in:\n${lines.join('\n')}\n${errors.join('')}`)
      return found
    }, `the line ${pattern}`)
  const addressIn = async (pattern: RegExp) => pattern.exec(await line(pattern))?.[1] ?? ''
  const operations = async () => `http://${await addressIn(/health and metrics are on ([^\s"]+)/)}`

  return {
    child,
    /** The lines of standard output so far. */
    lines,
    errors: () => errors.join(''),
    /** The first line of standard output that matches; fails when the process ends without one. */
    line,
    /** The API's address while it waits for the database. */
    listening: async () => `http://${await addressIn(/requests to ([^\s",]+) get 503/)}`,
    /** The API's address from its ready line. */
    ready: () => addressIn(/the API is ready at (http:[^\s"]+)/),
    operations,
    metrics: async () => readSamples(await (await fetch(`${await operations()}/metrics`)).text()),
    exited,
  }
}

/** Checks that the process ends with this code; a failure shows its output. */
export const endsWith = async (t: Test, service: ServiceProcess, code: number): Promise<void> => {
  const outcome = await service.exited
  if (outcome.code !== code) t.comment(service.lines.join('\n'), service.errors())
  t.same(outcome, { code, signal: null })
}

/** Checks that the start has ended with this line as its only output. */
export const failsWith = async (
  t: Test,
  service: ServiceProcess,
  line: string | RegExp,
): Promise<void> => {
  await endsWith(t, service, 1)
  t.match(service.errors(), line)
  t.match(service.errors(), /^[^\n]+\n$/, 'one line')
  t.same(service.lines, [], 'standard output stays empty')
}

/** Calls the running service; `undefined` when the connection is refused. */
export const statusOf = (url: string, init?: RequestInit): Promise<number | undefined> =>
  checkedFetch(url, init).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    (error: unknown) => {
      if (error instanceof TypeError) return undefined
      throw error
    },
  )

/** Registers an account over HTTP and returns its access token. */
export const registerAt = async (url: string, username: string): Promise<string> => {
  const response = await checkedFetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (response.status !== 201)
    throw new Error(`registration: ${response.status} ${await response.text()}`)
  const { access_token } = (await response.json()) as { access_token: string }
  return access_token
}
