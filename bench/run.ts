/**
 * Compares the service with a bare limit on the same database in the same run: bursts in turn, the median of the ratios.
 * Absolute figures belong to the machine; ratios are what can be compared.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import autocannon from 'autocannon'
import pg from 'pg'
import { startPostgres } from '../src/embedded/postgres.ts'

const rounds = 5
/** Seconds of each burst. */
const burst = 3
const connections = 16
const historyLength = 20_000

const directory = await mkdtemp(join(tmpdir(), 'register-bench-'))
const postgres = await startPostgres({ directory: join(directory, 'postgres'), mode: 'own' })

/** Starts a server and resolves with its address, which it prints, and a way to end it. */
const startServer = async (file: string) => {
  const child = spawn(process.execPath, [file], {
    env: {
      ...process.env,
      DATABASE_URL: postgres.url,
      DATA_DIR: directory,
      PORT: '0',
      OPS_PORT: '0',
      LOG_LEVEL: 'warn',
      AUTH_RATE_LIMIT_MAX: '1000000',
      BREACH_API_URL: 'http://127.0.0.1:9/',
      FINDINGS_URL: 'http://127.0.0.1:59999',
      FINDINGS_API_TOKEN: 'none',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\/\/[\d.]+:\d+/.exec(line) ?? []
    if (address !== undefined) return { address, stop: () => child.kill('SIGTERM') }
  }
  throw new Error(`${file} ended`)
}

const measure = async (options: autocannon.Options): Promise<number> => {
  const result = await autocannon({ connections, duration: burst, ...options })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${options.url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const service = await startServer('src/start/api.ts')
const bare = await startServer('bench/bare.ts')
try {
  const call = (path: string, body: object, token?: string) =>
    fetch(service.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  const session = await call('/api/auth/register', { username: 'medida', password: 'una frase larga y propia' })
  const { access_token: token, user_id: id } = (await session.json()) as { access_token: string; user_id: number }
  const profile = { nombre: 'Ana', apellidos: 'García', fecha_nacimiento: '1990-05-17', talla_m: 1.68 }
  await call('/api/user', profile, token)
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(
    `insert into weights (user_id, weight_kg, recorded_at)
     select $1, 60 + n % 5, now() - interval '1 day' - n * interval '1 hour' from generate_series(1, $2::integer) n`,
    [id, historyLength],
  )
  await client.query('analyze')
  await client.end()

  const authorization = `Bearer ${token}`
  const weight = JSON.stringify({ peso_kg: 62.5 })
  const targets: Record<string, autocannon.Options> = {
    'GET /api/config': { url: `${service.address}/api/config` },
    'GET /api/imc': { url: `${service.address}/api/imc`, headers: { authorization } },
    'GET /api/stats, 20,000 records': { url: `${service.address}/api/stats`, headers: { authorization } },
    'GET /api/weights/recent': { url: `${service.address}/api/weights/recent`, headers: { authorization } },
    'GET /api/weights, 20,000 records': {
      url: `${service.address}/api/weights`,
      headers: { authorization },
      connections: 2,
    },
    'POST /api/weight': {
      url: `${service.address}/api/weight`,
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: weight,
    },
  }
  const limit = { url: `${bare.address}/imc` }
  await measure(limit)
  for (const [name, target] of Object.entries(targets)) {
    const rates: number[] = []
    const ratios: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const base = await measure(limit)
      const rate = await measure(target)
      rates.push(rate)
      ratios.push(rate / base)
    }
    console.log(
      `${name.padEnd(34)} ${median(rates).toFixed(0).padStart(7)}/s  ${median(ratios).toFixed(2)} x the bare limit`,
    )
  }
} finally {
  service.stop()
  bare.stop()
  await postgres.stop()
  await rm(directory, { recursive: true, force: true })
}
