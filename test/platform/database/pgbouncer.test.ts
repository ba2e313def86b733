import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import t from 'tap'
import { need } from '../../programs.ts'
import {
  endsWith,
  registerAt,
  startProcess,
  statusOf,
  temporaryFolder,
} from '../../start/process.ts'
import { profile } from '../../support/environment.ts'
import { until } from '../../support/eventually.ts'
import { callJson } from '../../support/http.ts'
import { freePort } from '../../support/machine.ts'
import { connect, createDatabase } from '../../support/postgres.ts'

need('pgbouncer')

type Test = Parameters<typeof createDatabase>[0] & Parameters<typeof temporaryFolder>[0]

/** PgBouncer as shipped, but with three connections; returns the database's URL through it. */
const startPgBouncer = async (t: Test, databaseUrl: string): Promise<string> => {
  const folder = temporaryFolder(t)
  const port = await freePort()
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  const settings = join(folder, 'pgbouncer.ini')
  const users = join(folder, 'users')
  const own: Record<string, string | number> = {
    register: `host=${url.hostname} port=${url.port} dbname=${url.pathname.slice(1)}`,
    listen_addr: '127.0.0.1',
    listen_port: port,
    auth_file: users,
    default_pool_size: 3,
  }
  const shipped = readFileSync('deploy/pgbouncer/pgbouncer.ini', 'utf8')
  writeFileSync(users, `"${url.username}" "${password}"\n`)
  writeFileSync(
    settings,
    shipped.replace(/^(\w+) = .*$/gm, (line, name) =>
      name in own ? `${name} = ${own[name]}` : line,
    ),
  )
  // PgBouncer refuses to run as root, so root starts it as a user with access to the folder.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  await once(spawn('chmod', ['-R', 'a+rX', folder]), 'exit')
  const child: ChildProcess = spawn('pgbouncer', [settings], { stdio: 'ignore', ...user })
  t.teardown(async () => {
    const gone = child.exitCode === null && once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  })
  url.port = String(port)
  url.pathname = '/register'
  const reachable = async () => {
    const client = new pg.Client({ connectionString: url.href })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  await until('PgBouncer serves', reachable)
  return url.href
}

const call = (url: string, token: string, body?: object) => callJson(url, { token, body })

t.test('two APIs and a worker work through a pooler in transaction mode', async (t) => {
  const DATABASE_DIRECT_URL = await createDatabase(t, null)
  const DATABASE_URL = await startPgBouncer(t, DATABASE_DIRECT_URL)
  const env = { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOLER: 'transaction' }
  const first = startProcess(t, 'api', env)
  const firstUrl = await first.ready()
  const second = startProcess(t, 'api', env)
  const worker = startProcess(t, 'worker', env)
  const secondUrl = await second.ready()
  await worker.line(/"working"/)

  const names = Array.from({ length: 8 }, (_, index) => `persona${index}`)
  const tokens: string[] = []
  for (const name of names) tokens.push(await registerAt(firstUrl, name))
  const apis = [firstUrl, secondUrl]
  await Promise.all(
    tokens.map(async (token, index) => {
      const url = apis[index % 2] ?? ''
      t.equal((await call(`${url}/api/user`, token, { ...profile, talla_m: 2 })).status, 200)
      const weights = [40 + index, 40.5 + index]
      for (const kg of weights)
        t.equal((await call(`${url}/api/weight`, token, { peso_kg: kg })).status, 201)
    }),
  )
  // More simultaneous calls than connections of the pooler: each caller gets its own figures.
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(
      tokens.map(async (token, index) => {
        const [imc, stats, recent] = await Promise.all([
          call(`${apis[0]}/api/imc`, token),
          call(`${apis[1]}/api/stats`, token),
          call(`${apis[index % 2]}/api/weights/recent`, token),
        ])
        const kg = 40.5 + index
        const read = [imc.body.imc, stats.body.peso_max, recent.body.weights?.[0]?.peso_kg]
        t.same(read, [Math.round((kg / 4) * 100 + 1e-9) / 100, kg, kg], names[index] ?? '')
      }),
    )
  }

  const [admin = '', other = ''] = tokens
  const accepted = await call(`${secondUrl}/api/wstg/sync`, admin, {
    event: 'status_changed',
    wstg_id: 'WSTG-INFO-01',
    status: 'Passed',
    timestamp: new Date().toISOString(),
  })
  t.equal(accepted.status, 202, JSON.stringify(accepted.body))
  const direct = await connect(t, DATABASE_DIRECT_URL)
  // The tool is unreachable, so only the worker's attempts can be observed.
  await until('the worker has tried the request', async () => {
    const { rows } = await direct.query(
      'select from wstg_inbox where attempts > 0 or state <> $1',
      ['waiting'],
    )
    return rows.length === 1
  })
  await direct.query(
    `insert into scheduled_tasks (name, requested_at) values ('purge_requests', now())
     on conflict (name) do update set requested_at = excluded.requested_at`,
  )
  await until('the schedule has run', async () => {
    const { rows } = await direct.query(
      `select last_error from scheduled_tasks where name = 'purge_requests'
        and last_finished_at is not null`,
    )
    return rows.length === 1 && rows[0].last_error === null
  })

  const headers = { authorization: `Bearer ${other}` }
  t.equal(await statusOf(`${secondUrl}/api/auth/me`, { headers }), 200)
  t.equal(await statusOf(`${firstUrl}/api/auth/logout`, { method: 'POST', headers }), 200)
  t.equal(await statusOf(`${firstUrl}/api/auth/me`, { headers }), 401, 'at once, where revoked')
  await delay(1000)
  t.equal(await statusOf(`${secondUrl}/api/auth/me`, { headers }), 401, 'elsewhere')

  for (const process of [first, second, worker]) process.child.kill('SIGTERM')
  for (const process of [first, second, worker]) await endsWith(t, process, 0)
})

t.test('a pooler without DATABASE_POOLER is reported at the start', async (t) => {
  const DATABASE_URL = await startPgBouncer(t, await createDatabase(t))
  const service = startProcess(t, 'api', { DATABASE_URL })
  await endsWith(t, service, 1)
  t.match(service.errors(), /^DATABASE_URL goes through a pooler: set DATABASE_POOLER [^\n]+\n$/)
})
