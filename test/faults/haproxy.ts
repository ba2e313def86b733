/** HAProxy before two APIs, with its configuration for deployment and as the user of its image. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { Agent, request } from 'undici'
import { readCompose } from '../deploy/compose.ts'
import { read } from '../deploy/dockerfile.ts'
import { need } from '../programs.ts'
import { startProcess } from '../start/process.ts'
import { until } from '../support/eventually.ts'
import { temporaryFolder } from '../support/machine.ts'
import { createDatabase } from '../support/postgres.ts'
import { startNameServer } from './name-server.ts'

need('haproxy', 'openssl')

const run = promisify(execFile)

/** One address for each API, with the same ports. */
export const addresses = ['127.7.0.1', '127.7.0.2']

const deployment = await read('docs/deployment.md')
/** The host in the network `front`: the caller of HAProxy for a proxy on the host. */
export const host = '127.9.17.1'
/** Compose's values, with networks of this machine: HAProxy calls the APIs from 127.0.0.1. */
export const compose = async (variables: Record<string, string> = {}) => {
  const subnets = { FRONT_SUBNET: '127.9.17.0/24', INNER_SUBNET: '127.0.0.1/32' }
  const { services } = await readCompose({ ...subnets, ...variables })
  const { TLS_PROXIES, FRONT_IPV6 } = services.proxy?.environment ?? {}
  const { TRUST_PROXY } = services.api?.environment ?? {}
  return {
    proxy: { TLS_PROXIES: String(TLS_PROXIES), FRONT_IPV6: String(FRONT_IPV6) },
    api: { TRUST_PROXY: String(TRUST_PROXY) },
  }
}
const [, documented = ''] = /`TLS_PROXIES=172\.29\.17\.1(\/\d+)`/.exec(deployment) ?? []
export const behindProxy = await compose({ TLS_PROXIES: host + documented })

/** Logins a minute, for each process. */
export const attempts = 2

/** Ports that were free on all addresses just now. */
const servers = [1, 2, 3, 4, 5].map(() => createServer().listen(0, '0.0.0.0'))
await Promise.all(servers.map((server) => server.listening || once(server, 'listening')))
export const [apiPort, opsPort, port, tlsPort, openPort] = servers.map(
  (server) => (server.address() as AddressInfo).port,
)
await Promise.all(servers.map((server) => once(server.close(), 'close')))
export const url = `http://127.0.0.1:${port}`
export const DATABASE_URL = await createDatabase(t)
export const start = async (host: string) => {
  const api = startProcess(t, 'api', {
    DATABASE_URL,
    HOST: host,
    PORT: String(apiPort),
    OPS_HOST: host,
    OPS_PORT: String(opsPort),
    ...behindProxy.api,
    // Longer than the interval of the proxy's checks, as in docker-compose.yml.
    SHUTDOWN_DELAY_MS: '3000',
    AUTH_RATE_LIMIT_MAX: String(attempts),
  })
  await api.ready()
  return api
}
/** The running APIs, by the order of their addresses. */
export const apis: Awaited<ReturnType<typeof start>>[] = []
export const folder = temporaryFolder(t)
// For the user of the image.
await chmod(folder, 0o755)
export const configuration = join(folder, 'haproxy.cfg')
// A slow machine makes the calls over the limit within a minute, not within 10 s.
const deployed = await read('deploy/proxy/haproxy.cfg')
await writeFile(configuration, deployed.replace('http_req_rate(10s)', 'http_req_rate(60s)'))

/** A self-made certificate with its key, under the names that docs/deployment.md uses. */
export const makeCertificate = async (): Promise<Buffer> => {
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const files = ['-keyout', 'privkey.pem', '-out', 'fullchain.pem']
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  await run('openssl', ['req', '-x509', ...key, ...names, ...files], { cwd: folder })
  return readFile(join(folder, 'fullchain.pem'))
}
/** Runs the only line of docs/deployment.md that begins so. */
export const runDocumented = async (start: string) => {
  const lines = deployment.split('\n').filter((line) => line.startsWith(start))
  if (new Set(lines).size !== 1) throw new Error(`${lines.length} lines begin with ${start}`)
  await run('sh', ['-c', lines[0] ?? ''], { cwd: folder })
}
export const firstCertificate = await makeCertificate()
await runDocumented('install -d -m 750 ')
await runDocumented('cat fullchain.pem ')

const user = ['prlimit', '--nofile=20000', 'setpriv', '--reuid=99', '--regid=99', '--clear-groups']
const [program = '', ...words] = [...user, 'haproxy', '-W', '-db', '-f', configuration]
const nameServer = await startNameServer(t, addresses)
export const startProxy = (port: unknown, environment: Record<string, string>) => {
  const child = spawn(program, words, {
    env: {
      PATH: process.env.PATH,
      PROXY_BIND: `127.0.0.1:${port},::1:${port}`,
      API_PORT: String(apiPort),
      OPS_PORT: String(opsPort),
      NAME_SERVER: nameServer,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  t.teardown(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  })
  return child
}
export const proxy = startProxy(port, {
  ...behindProxy.proxy,
  PROXY_TLS_BIND: `127.0.0.1:${tlsPort},::1:${tlsPort}`,
  TLS_CERTIFICATES: join(folder, 'tls/'),
})
export let log = ''
for (const output of [proxy.stdout, proxy.stderr]) {
  output.on('data', (chunk) => {
    log += chunk
  })
}

/** The number of answers of each process. */
const answersBy = () => {
  const counts = new Map<string, number>()
  for (const [, name = ''] of log.matchAll(/ api\/(api\d+) /g))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
export const bothAreUsed = async () => {
  const before = answersBy()
  await until('both processes are used', () => {
    const more = [...answersBy()].filter(([name, count]) => count > (before.get(name) ?? 0))
    return more.length === addresses.length
  })
}

interface Sending {
  headers?: Record<string, string | string[]>
  body?: string
  from?: string
  to?: string
  dispatcher?: Agent
}

/** Without a dispatcher each call has a connection of its own. */
export const dispatcherFor = (localAddress: string, more: Agent.Options = { pipelining: 0 }) =>
  new Agent({ ...more, localAddress, connect: { rejectUnauthorized: false } })

export const send = async (method: string, path: string, options: Sending) => {
  const { headers = {}, body = null, from = '127.0.0.1', to = url } = options
  const { dispatcher = dispatcherFor(from) } = options
  const sent = { method: method as 'GET', headers, body, dispatcher }
  const answer = await request(to + path, sent)
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() }
}
