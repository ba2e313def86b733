/**
 * Measures the WSTG synchronisation against the findings sandbox, on both queues: how many requests are accepted per
 * second, and how long it takes from the 202 until the finding has changed. Figures belong to the machine. Redis is
 * measured where `redis-server` is installed.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import pg from 'pg'
import { startPostgres } from '../src/embedded/postgres.ts'
import { createSandbox } from '../src/findings/sandbox/sandbox.ts'

/** Seconds of the burst of requests. */
const burst = 5
const connections = 16
/** Requests one by one, from the 202 to the changed finding. */
const roundTrips = 300
const items = 97

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const directory = await mkdtemp(join(tmpdir(), 'register-bench-'))
const postgres = await startPostgres({ directory: join(directory, 'postgres'), mode: 'own' })
const findingsToken = 'a-token-of-the-bench'

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const startRedis = async (): Promise<{ url: string; child: ChildProcess } | undefined> => {
  const port = await freePort()
  const words = ['--port', String(port), '--save', '', '--appendonly', 'no', '--dir', directory]
  const child = spawn('redis-server', words, { stdio: 'ignore' })
  const started = await Promise.race([once(child, 'spawn').then(() => true), once(child, 'error').then(() => false)])
  return started ? { url: `redis://127.0.0.1:${port}`, child } : undefined
}

const startService = async (databaseUrl: string, findingsUrl: string, redisUrl: string | undefined) => {
  const child = spawn(process.execPath, ['src/start/all.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      FINDINGS_URL: findingsUrl,
      FINDINGS_API_TOKEN: findingsToken,
      REDIS_URL: redisUrl ?? '',
      DATA_DIR: directory,
      PORT: '0',
      OPS_PORT: '0',
      LOG_LEVEL: 'warn',
      BREACH_API_URL: 'http://127.0.0.1:9/',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\/\/[\d.]+:\d+/.exec(line) ?? []
    if (address === undefined) continue
    child.stdout.resume()
    return {
      address,
      async stop() {
        child.kill('SIGTERM')
        await once(child, 'exit')
      },
    }
  }
  throw new Error('the service ended')
}

const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN

const measure = async (name: string, redisUrl: string | undefined): Promise<void> => {
  const sandbox = await createSandbox({
    databaseUrl: await postgres.databaseUrl(`findings_${name}`),
    token: findingsToken,
    log: quiet,
  })
  const { url } = await sandbox.listen()
  const databaseUrl = await postgres.databaseUrl(`bench_${name}`)
  const service = await startService(databaseUrl, url, redisUrl)
  const findings = new pg.Client({ connectionString: await postgres.databaseUrl(`findings_${name}`) })
  const own = new pg.Client({ connectionString: databaseUrl })
  await findings.connect()
  await own.connect()
  try {
    const registered = await fetch(`${service.address}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'bench', password: 'correcto caballo batería' }),
    })
    const { access_token: token } = (await registered.json()) as { access_token: string }
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = (n: number, notes: string) =>
      JSON.stringify({ wstg_id: `WSTG-BENCH-${n % items}`, status: n % 2 === 0 ? 'Done' : 'In Progress', notes })
    const send = (n: number, notes: string) =>
      fetch(`${service.address}/api/wstg/sync`, { method: 'POST', headers, body: body(n, notes) })

    for (let n = 0; n < items; n++) await send(n, 'warm')
    const settled = async () => {
      while ((await own.query('select from wstg_inbox where due_at is not null limit 1')).rows.length > 0)
        await delay(20)
    }
    await settled()

    const times: number[] = []
    for (let n = 0; n < roundTrips; n++) {
      const mark = `mark ${n}`
      const reply = await send(n, mark)
      const accepted = performance.now()
      if (reply.status !== 202) throw new Error(`answered ${reply.status}`)
      while ((await findings.query('select from findings where mitigation = $1', [mark])).rows.length === 0) {
        await delay(1)
      }
      times.push(performance.now() - accepted)
    }

    let n = 0
    const load = await autocannon({
      url: `${service.address}/api/wstg/sync`,
      connections,
      duration: burst,
      requests: [
        {
          method: 'POST',
          headers,
          setupRequest: (request) => ({ ...request, body: body(n++, '') }),
        },
      ],
    })
    if (load.non2xx > 0 || load.errors > 0) throw new Error(`${load.non2xx} refusals, ${load.errors} errors`)
    const drained = performance.now()
    await settled()
    const drain = (performance.now() - drained) / 1000
    const rate = load['2xx'] / burst
    console.log(
      `${name.padEnd(9)} ${Math.round(rate)} requests accepted per second (p99 ${load.latency.p99} ms); ` +
        `from 202 to the changed finding: median ${percentile(times, 0.5).toFixed(1)} ms, ` +
        `p99 ${percentile(times, 0.99).toFixed(1)} ms; ${load['2xx']} requests were done ${drain.toFixed(1)} s after the burst`,
    )
  } finally {
    await findings.end()
    await own.end()
    await service.stop()
    await sandbox.close()
  }
}

const redis = await startRedis()
try {
  await measure('postgres', undefined)
  if (redis) await measure('redis', redis.url)
  else console.log('redis     not measured: redis-server is not installed')
} finally {
  redis?.child.kill()
  await postgres.stop()
  await rm(directory, { recursive: true, force: true })
}
