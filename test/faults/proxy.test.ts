/** HAProxy with its configuration for deployment, in front of two APIs that restart in turn. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { type ErrorKey, errorText } from '../../src/texts.ts'
import { endsWith, registerAt, startProcess, until } from '../start/process.ts'
import { connect, createDatabase } from '../support/postgres.ts'
import { startNameServer } from './name-server.ts'

/** One address for each API, with the same ports. */
const addresses = ['127.7.0.1', '127.7.0.2']

/** Logins a minute, for each process. */
const attempts = 2

/** Ports that were free on all addresses just now. */
const freePorts = async (count: number): Promise<number[]> => {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '0.0.0.0'))
  await Promise.all(servers.map((server) => server.listening || once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}

const [apiPort, opsPort, port] = await freePorts(3)
const url = `http://127.0.0.1:${port}`
const DATABASE_URL = await createDatabase(t)
const start = async (host: string) => {
  const api = startProcess(t, 'api', {
    DATABASE_URL,
    HOST: host,
    PORT: String(apiPort),
    OPS_HOST: host,
    OPS_PORT: String(opsPort),
    TRUST_PROXY: '127.0.0.1/32',
    // Longer than the interval of the proxy's checks, as in docker-compose.yml.
    SHUTDOWN_DELAY_MS: '3000',
    AUTH_RATE_LIMIT_MAX: String(attempts),
  })
  await api.ready()
  return api
}
const configuration = fileURLToPath(new URL('../../deploy/proxy/haproxy.cfg', import.meta.url))
const proxy = spawn('haproxy', ['-W', '-db', '-f', configuration], {
  env: {
    PATH: process.env.PATH,
    PROXY_BIND: `127.0.0.1:${port}`,
    API_PORT: String(apiPort),
    OPS_PORT: String(opsPort),
    NAME_SERVER: await startNameServer(t, addresses),
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
let log = ''
proxy.stdout.on('data', (chunk) => {
  log += chunk
})
t.teardown(async () => {
  proxy.kill('SIGTERM')
  if (proxy.exitCode === null) await once(proxy, 'exit')
})

/** The number of answers of each process. */
const answersBy = () => {
  const counts = new Map<string, number>()
  for (const [, name = ''] of log.matchAll(/ api\/(api\d+) /g))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
/** Waits until both processes answer calls. */
const bothAreUsed = async () => {
  const before = answersBy()
  await until('both processes are used', () => {
    const more = [...answersBy()].filter(([name, count]) => count > (before.get(name) ?? 0))
    return more.length === addresses.length
  })
}

const send = (
  method: string,
  path: string,
  { headers = {}, body = '' }: { headers?: Record<string, string>; body?: string },
) =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      // One connection per call: a POST must not be repeated when its connection closes.
      const call = request(url + path, { method, agent: false, headers }, (answer) => {
        let text = ''
        answer.on('data', (chunk) => {
          text += chunk
        })
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
        )
      })
      call.on('error', reject)
      call.end(body)
    },
  )

t.test(
  'without a running process the proxy answers 503 as JSON and accepts connections',
  async (t) => {
    await until('the proxy listens', () =>
      send('GET', '/api/config', {}).then(
        () => true,
        () => false,
      ),
    )
    const { status, headers, text } = await send('POST', '/api/wstg/webhook', { body: '{}' })
    t.equal(status, 503)
    t.match(headers, {
      'retry-after': '5',
      'content-type': /^application\/json/,
      'x-error-code': 'service_unavailable',
    })
    t.same(JSON.parse(text), { error: errorText('service_unavailable') })
  },
)

t.test("the proxy's errors have texts and codes of the service", async (t) => {
  const errors = (await readFile(configuration, 'utf8')).matchAll(/^ *http-error .*$/gm)
  for (const [line] of errors) {
    const [, text, code] = /\{\\"error\\":\\"(.*)\\"\}.* hdr X-Error-Code (\w+)$/.exec(line) ?? []
    t.equal(text, errorText(code as ErrorKey), line.trim().slice(0, 21))
  }
})

const calls = [
  ['POST', '/api/weight', '{"peso_kg":70}'],
  ['POST', '/api/wstg/sync', '{"wstg_id":"WSTG-INFO-01","status":"Done"}'],
  ['GET', '/api/stats', ''],
  ['GET', '/api/config', ''],
] as const

t.test('no call fails while two processes restart in turn under load', async (t) => {
  const apis = await Promise.all(addresses.map(start))
  const worker = startProcess(t, 'worker', { DATABASE_URL })
  await until(
    'the proxy has found a process',
    async () => (await send('GET', '/api/config', {})).status === 200,
  )
  const token = await registerAt(url, 'ana')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

  const outcomes: Record<string, number> = {}
  let running = true
  const clients = calls.map(async ([method, path, body]) => {
    while (running) {
      const outcome = await send(method, path, { headers, body }).then(
        ({ status }) => String(status),
        (error: NodeJS.ErrnoException) => error.code ?? error.message,
      )
      const key = `${path} ${outcome}`
      outcomes[key] = (outcomes[key] ?? 0) + 1
    }
  })
  await bothAreUsed()
  for (const [index, api] of apis.entries()) {
    api.child.kill('SIGTERM')
    await endsWith(t, api, 0)
    await start(addresses[index] ?? '')
    await bothAreUsed()
  }
  running = false
  await Promise.all(clients)
  worker.child.kill('SIGTERM')
  await endsWith(t, worker, 0)
  t.same(
    Object.keys(outcomes).sort(),
    ['/api/config 200', '/api/stats 200', '/api/weight 201', '/api/wstg/sync 202'],
    JSON.stringify(outcomes),
  )
  const database = await connect(t, DATABASE_URL)
  const { rows } = await database.query(
    `select (select count(*) from weights)::int as weights,
            (select count(*) from wstg_inbox)::int as requests,
            (select count(*) from leases where held_until > clock_timestamp())::int as leases`,
  )
  const [weights, requests] = [outcomes['/api/weight 201'], outcomes['/api/wstg/sync 202']]
  t.same(rows, [{ weights, requests, leases: 0 }], 'each call has taken effect once')
})

t.test('the proxy compresses text, but no answer with a token', async (t) => {
  const headers = { 'accept-encoding': 'gzip', 'content-type': 'application/json' }
  const contract = await send('GET', '/api/openapi.json', { headers })
  t.equal(contract.headers['content-encoding'], 'gzip')
  t.match(contract.headers.vary, /accept-encoding/i)
  t.notOk((await send('GET', '/api/openapi.json', {})).headers['content-encoding'], 'only if asked')
  const body = '{"username":"ana","password":"correcto caballo batería grapa"}'
  const login = await send('POST', '/api/auth/login', { headers, body })
  t.equal(login.status, 200)
  t.notOk(login.headers['content-encoding'])
})

t.test('the service ignores client addresses from forwarding headers', async (t) => {
  const login = (from: string) =>
    send('POST', '/api/auth/login', {
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        'x-forwarded-proto': 'https',
      },
      body: '{"username":"nobody","password":"una frase larga y propia"}',
    })
  const statuses = []
  for (let attempt = 1; attempt <= 2 * attempts + 1; attempt++)
    statuses.push((await login(`192.0.2.${attempt}`)).status)
  // Without Redis each process counts alone.
  t.equal(statuses.at(-1), 429)
})
