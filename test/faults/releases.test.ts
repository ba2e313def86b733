/** Given two releases on one database, when either starts or restarts, then both serve. */
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { endsWith, type Installation, registerAt, startProcess } from '../start/process.ts'
import { password } from '../support/environment.ts'
import { until } from '../support/eventually.ts'
import { apiToken, startSandbox } from '../support/findings.ts'
import { connect, createDatabase } from '../support/postgres.ts'
import { nextRelease } from '../support/releases.ts'

t.setTimeout(600_000)
t.jobs = 2

/** Changes a table that both releases write to, and a function that both call. */
const changes = `
  await sql\`alter table weights add column origin text not null default 'api'\`.execute(db)
  await sql\`
    create or replace function log_wstg_sync(
      wstg_id text, direction text, old_status text, new_status text, error text,
      account integer default null
    ) returns void language sql as 'insert into wstg_sync_log
      (logged_at, wstg_id, direction, old_status, new_status, success, error_message)
      values (clock_timestamp(), $1, $2, $3, $4, $5 is null, $5)'
  \`.execute(db)`

/** Calls of an account and an administrator, on all given APIs by turns like a load balancer's. */
const startTraffic = async (urls: string[]) => {
  const administrator = await registerAt(urls[0] ?? '', 'administradora')
  let token = await registerAt(urls[0] ?? '', 'ana')
  const counts = { calls: 0, weights: 0, requests: 0, cut: 0 }
  const wrong: string[] = []
  let running = true

  /** @returns undefined when the connection broke before the answer */
  const post = async (path: string, expected: number, bearer: string, body: object) => {
    counts.calls += 1
    const response = await fetch(`${urls[counts.calls % urls.length]}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    }).catch(() => undefined)
    if (response === undefined) {
      counts.cut += 1
      return undefined
    }
    const answer = (await response.json()) as { access_token: string }
    if (response.status !== expected) wrong.push(`${path}: ${response.status}`)
    return answer
  }
  const turn = async () => {
    if (await post('weight', 201, token, { peso_kg: 70 })) counts.weights += 1
    if (counts.calls % 5 === 0) {
      const wstg_id = `WSTG-SIDE-${counts.calls % 3}`
      if (await post('wstg/sync', 202, administrator, { wstg_id, status: 'Done' }))
        counts.requests += 1
    }
    // A token of one release is used on the other.
    const login = await post('auth/login', 200, '', { username: 'ana', password })
    token = login?.access_token ?? token
  }
  const repeat = async () => {
    while (running) {
      await turn()
      await delay(10)
    }
  }
  const loops = Promise.all([repeat(), repeat(), repeat()])
  return {
    counts,
    wrong,
    async goesOn() {
      const { weights, requests } = counts
      await until(
        'the traffic goes on',
        () => counts.weights > weights + 20 && counts.requests > requests + 3,
      )
    },
    async stop() {
      running = false
      await loops
    },
  }
}

t.test('releases run side by side, the older restarts and takes over again', async (t) => {
  const newer = await nextRelease(t, changes)
  const DATABASE_URL = await createDatabase(t)
  const observer = await connect(t, DATABASE_URL)
  const sandbox = await startSandbox(t)
  const env = {
    DATABASE_URL,
    FINDINGS_URL: sandbox.url,
    FINDINGS_API_TOKEN: apiToken,
    // For the calls that are on their way when a process is told to end.
    SHUTDOWN_DELAY_MS: '3000',
  }
  const urls: string[] = []
  const start = async (release?: Installation) => {
    const [api, worker] = (['api', 'worker'] as const).map((role) =>
      startProcess(t, role, env, undefined, release),
    )
    if (!api || !worker) throw new Error('no process')
    const url = await api.ready()
    await worker.line(/the worker is ready/)
    urls.push(url)
    return {
      logged: (event: string) =>
        [api, worker].some(({ lines }) =>
          lines.some((line) => line.includes(`"event":"${event}"`)),
        ),
      /** No new calls reach it, as behind a load balancer that notices its end. */
      async end(signal: NodeJS.Signals) {
        urls.splice(urls.indexOf(url), 1)
        for (const { child } of [api, worker]) child.kill(signal)
        await Promise.all([api.exited, worker.exited])
      },
    }
  }

  let first = await start()
  const traffic = await startTraffic(urls)
  let second = await start(newer)
  t.ok(second.logged('migrated'))
  await traffic.goesOn()

  const restarted = await start()
  await first.end('SIGKILL')
  first = restarted
  t.ok(first.logged('schema_newer'))
  await traffic.goesOn()

  const { cut } = traffic.counts
  await second.end('SIGTERM')
  await traffic.goesOn()
  second = await start(newer)
  await first.end('SIGTERM')
  await traffic.goesOn()
  await traffic.stop()

  t.same(traffic.wrong, [], 'every call was answered as always')
  t.equal(traffic.counts.cut, cut, 'an update cuts no call off')
  const { weights, requests } = traffic.counts
  const stored = Number((await observer.query('select count(*) from weights')).rows[0].count)
  t.ok(stored >= weights && stored <= weights + cut, `${weights} weights, ${cut} calls cut off`)
  await until('all requests are processed', async () => {
    const { rowCount } = await observer.query('select from wstg_inbox where due_at is not null')
    return rowCount === 0
  })
  const { rows } = await observer.query(`select count(*),
    count(*) filter (where state in ('done', 'superseded')) as ended from wstg_inbox`)
  t.equal(rows[0].ended, rows[0].count)
  t.ok(Number(rows[0].count) >= requests, 'no accepted request is lost')
})

t.test('two releases that start at once on an empty database both serve', async (t) => {
  const newer = await nextRelease(t, changes)
  const DATABASE_URL = await createDatabase(t, null)
  const apis = [undefined, newer, undefined, newer].map((release) =>
    startProcess(t, 'api', { DATABASE_URL }, undefined, release),
  )
  const urls = await Promise.all(apis.map((api) => api.ready()))
  for (const [index, url] of urls.entries()) t.ok(await registerAt(url, `ana${index}`))
})

t.test('a migration that fails ends its start with one line and disturbs no process', async (t) => {
  const next = await nextRelease(
    t,
    `await sql\`alter table leases add note text\`.execute(db)
     await sql\`select missing from leases\`.execute(db)`,
  )
  const DATABASE_URL = await createDatabase(t)
  const api = startProcess(t, 'api', { DATABASE_URL })
  const url = await api.ready()
  const migrate = startProcess(t, 'migrate', { DATABASE_URL }, undefined, next)
  await endsWith(t, migrate, 1)
  t.equal(
    migrate.errors(),
    'migration 900-next failed, those before it stay: column "missing" does not exist\n',
  )
  t.ok(await registerAt(url, 'ana'))
  await endsWith(t, startProcess(t, 'migrate', { DATABASE_URL }), 0)
})

t.test('a migration that waits for a reader fails no call, and its end is logged', async (t) => {
  const next = await nextRelease(t, 'await sql`alter table weights add origin text`.execute(db)')
  const DATABASE_URL = await createDatabase(t)
  // As in production: the tests' time-out is longer.
  const api = startProcess(t, 'api', { DATABASE_URL, DATABASE_TIMEOUT_MS: '1800' })
  const traffic = await startTraffic([await api.ready()])
  const reader = await connect(t, DATABASE_URL)
  await reader.query('begin; select from weights limit 1')
  const start = (script: 'migrate' | 'worker', timeout: number) =>
    startProcess(t, script, { DATABASE_URL, START_TIMEOUT_MS: String(timeout) }, undefined, next)

  const impatient = start('migrate', 6000)
  await endsWith(t, impatient, 1)
  const events = impatient.lines.map((line) => JSON.parse(line).event)
  // The tests' server may lack fixes.
  t.same(
    events.filter((event) => event !== 'database_outdated'),
    ['migration_waits'],
  )
  t.match(
    impatient.errors(),
    /^START_TIMEOUT_MS: waiting for locks held by other sessions for \d+ s/,
  )

  const starts = [start('migrate', 0), start('worker', 0)] as const
  for (const waiting of starts) await waiting.line(/"event":"migration_waits"/)
  // Some attempts of each.
  await delay(5000)
  await traffic.goesOn()
  await reader.query('commit')
  const [migrate, worker] = starts
  await endsWith(t, migrate, 0)
  await worker.line(/the worker is ready/)
  await traffic.goesOn()
  await traffic.stop()
  t.same(traffic.wrong, [], 'every call was answered as always')
  const migrated = starts
    .flatMap(({ lines }) => lines)
    .filter((line) => line.includes('"event":"migrated"'))
  t.equal(migrated.length, 1)
})
