/**
 * The service under the load of all its operations for a long time: real processes of API and worker on PostgreSQL, Redis where it is
 * installed, and the findings sandbox. First the rate is looked for that this machine carries, then 70 % of it are held for
 * `SOAK_SECONDS` (600). Ends with 1 when a criterion fails.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { runStatements } from './data.ts'
import { pin, pinning, type Server } from './processes.ts'
import { createClient, type Measured, newMeasurement } from './soak-client.ts'
import { startObserver, type Verdict } from './soak-observation.ts'
import { importedRows, soakGroups, startTraffic, type Tool, type Traffic, webhookKey } from './soak-traffic.ts'
import { startSurroundings } from './surroundings.ts'

const seconds = Number(process.env.SOAK_SECONDS ?? 600)
if (!(seconds >= 30)) throw new Error('SOAK_SECONDS has to be 30 at least')
/** Share of the rate that is carried. */
const share = 0.7
/** Milliseconds between two lines of progress. */
const progressInterval = 30_000
/** The search: calls per second to begin with, the factor from one step to the next, milliseconds of a step. */
const search = { from: 100, factor: 1.4, step: 6000 }
/** Milliseconds of the 99th percentile, and the share of calls answered in time, beyond which a rate is not carried. */
const carried = { p99: 250, answered: 0.97 }
/** Milliseconds in which everything accepted has to be done after the last call. */
const drainLimit = 60_000
const findingsToken = 'a-token-of-the-soak'

const p99 = ({ all }: Measured): number => all.percentile(99) / 1000

const startRedis = async (directory: string): Promise<{ url: string; stop(): void } | undefined> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await mkdir(directory)
  const words = ['--bind', '127.0.0.1', '--port', String(port), '--dir', directory]
  const settings = ['--save', '', '--appendonly', 'yes', '--maxmemory-policy', 'noeviction']
  const child = spawn('redis-server', [...words, ...settings], { stdio: 'ignore' })
  const started = await Promise.race([once(child, 'spawn').then(() => true), once(child, 'error').then(() => false)])
  return started ? { url: `redis://127.0.0.1:${port}`, stop: () => void child.kill() } : undefined
}

const toolAt = (url: string, findings: pg.Client): Tool => ({
  async findingOf(item) {
    for (const deadline = Date.now() + drainLimit; Date.now() < deadline; await delay(50)) {
      const { rows } = await findings.query('select id from findings where title like $1', [`${item}:%`])
      if (rows[0]) return Number(rows[0].id)
    }
    throw new Error(`no finding of ${item} appeared`)
  },
  async change(finding, flags) {
    const reply = await fetch(`${url}/api/v2/findings/${finding}/`, {
      method: 'PATCH',
      headers: { authorization: `Token ${findingsToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(flags),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`the sandbox answered ${reply.status}: ${text}`)
  },
})

/** The highest rate of the search that was carried. */
const findRate = async (traffic: Traffic, client: ReturnType<typeof createClient>): Promise<number> => {
  const carries = async (rate: number): Promise<boolean> => {
    const measured = newMeasurement()
    client.measure(measured)
    const { sent, answered, overrun } = await traffic.run(rate, search.step)
    const slowest = p99(measured)
    const good = !overrun && slowest <= carried.p99 && answered >= sent * carried.answered
    while (client.underWay() > 0) await delay(20)
    const errors = [...client.errors].map(([what, count]) => `, ${count} × ${what.slice(0, 80)}`).join('')
    console.log(
      `  ${Math.round(rate)} calls/s: ${answered} of ${sent} answered in time, p99 ${slowest.toFixed(1)} ms${errors}`,
    )
    // To be refused is what more than can be carried ends with; it does not count against the time afterwards.
    client.errors.clear()
    return good && errors === ''
  }
  // The first step finds cold code.
  await carries(search.from)
  let rate = search.from
  // What else a machine does may spoil one step: a rate is given up when it fails twice.
  while ((await carries(rate * search.factor)) || (await carries(rate * search.factor))) rate *= search.factor
  const between = rate * Math.sqrt(search.factor)
  return (await carries(between)) ? between : rate
}

/** Whether everything that was accepted is there. */
const auditAccepted = async (
  own: pg.Client,
  findings: pg.Client,
  traffic: Traffic,
  before: number,
): Promise<Verdict[]> => {
  const count = async (client: pg.Client, query: string, values: unknown[] = []): Promise<number> =>
    Number((await client.query(query, values)).rows[0].count)
  const waiting = () => count(own, 'select count(*) from wstg_inbox where due_at is not null')
  const deadline = Date.now() + drainLimit
  while ((await waiting()) > 0 && Date.now() < deadline) await delay(100)

  const { counts, items } = traffic
  const equal = (what: string, promised: number, found: number): Verdict => ({
    what,
    start: String(promised),
    end: String(found),
    allowed: 'equal',
    held: promised === found,
  })
  /** Each accepted one is there, and none that nobody sent. */
  const kept = (what: string, { sent, accepted }: { sent: number; accepted: number }, found: number): Verdict => ({
    what,
    start: String(accepted),
    end: String(found),
    allowed: accepted === sent ? 'equal' : `up to ${sent}`,
    held: found >= accepted && found <= sent,
  })
  const { rows } = await own.query<{ wstg_id: string; wstg_status: string; notes: string | null }>(
    'select wstg_id, wstg_status, notes from wstg_items',
  )
  const stored = new Map(rows.map((row) => [row.wstg_id, row]))
  const touched = items.filter(({ status }) => status !== undefined)
  const right = touched.filter(({ id, status }) => stored.get(id)?.wstg_status === status)
  const noted = touched.filter(({ notes }) => notes !== undefined)
  const { rows: mitigations } = await findings.query('select mitigation from findings')
  const written = new Set(mitigations.map(({ mitigation }) => mitigation))
  return [
    kept(
      'Weights accepted, and stored',
      counts.recordWeight,
      (await count(own, 'select count(*) from weights')) - before,
    ),
    kept(
      'Accounts registered, and stored',
      counts.registerAccount,
      await count(own, `select count(*) from accounts where username like 'soak.%'`),
    ),
    kept(
      'Synchronisations accepted, and done',
      counts.requestWstgSync,
      await count(own, `select count(*) from wstg_inbox where kind = 'sync' and state = 'done'`),
    ),
    kept(
      'Webhooks accepted, and done',
      counts.receiveWstgWebhook,
      await count(own, `select count(*) from wstg_inbox where kind = 'finding' and state = 'done'`),
    ),
    equal('Items with the status accepted last', touched.length, right.length),
    equal('Items whose last notes the tool has', noted.length, noted.filter(({ notes }) => written.has(notes)).length),
    equal('Rows of the imported dump', importedRows, await count(findings, 'select count(*) from soak_import')),
  ]
}

const print = (rows: readonly Verdict[], from: string, to: string): void => {
  console.log(`\n| | ${from} | ${to} | Allowed | Held |\n|---|---|---|---|---|`)
  for (const { what, start, end, allowed, held } of rows) {
    console.log(`| ${what} | ${start} | ${end} | ${allowed} | ${held ? 'yes' : '**no**'} |`)
  }
}

/** Lines of the level error or worse since the last look; empties the log. */
const errorsLogged = (server: Server): string[] => {
  const text = server.log()
  server.forgetLog()
  return text.split('\n').filter((line) => /^\{"level":"?(?:error|fatal|[56]0)\b/.test(line))
}

const surroundings = await startSurroundings()
surroundings.place('anywhere')
const redis = await startRedis(join(surroundings.directory, 'redis'))
const stopping = new AbortController()
const clients: { close?(): unknown; end?(): unknown }[] = []
try {
  const databaseUrl = await surroundings.database('soak', soakGroups)
  await runStatements(databaseUrl, `update accounts set role = 'admin' where id = 1`)
  const findingsUrl = await surroundings.emptyDatabase('soak_findings')
  const findingsEnvironment = { FINDINGS_DATABASE_URL: findingsUrl, FINDINGS_API_TOKEN: findingsToken }
  const tool = await surroundings.start('bench/soak-tool.ts', { environment: findingsEnvironment, pinned: false })
  const environment = {
    ...findingsEnvironment,
    FINDINGS_URL: tool.address,
    BREACH_API_URL: `http://127.0.0.1:${/ranges on (\d+)/.exec(tool.log())![1]}/`,
    WSTG_WEBHOOK_KEY: webhookKey,
    WSTG_SYNC_INTERVAL: '1',
    REDIS_URL: redis?.url ?? '',
    // For the collections of the observer.
    NODE_OPTIONS: '--inspect=127.0.0.1:0',
  }
  const api = await surroundings.startApi(databaseUrl, environment, false)
  const worker = await surroundings.startWorker(databaseUrl, environment)
  pin(worker.pid, pinning?.all)

  const own = new pg.Client({ connectionString: databaseUrl })
  const findings = new pg.Client({ connectionString: findingsUrl })
  await own.connect()
  await findings.connect()
  const client = createClient(api.address)
  const observer = await startObserver({ API: api, worker }, databaseUrl, (seconds * 1000) / 20)
  clients.push(own, findings, client, observer)
  const { rows } = await own.query('select count(*) from weights')
  const traffic = await startTraffic(client, toolAt(tool.address, findings))
  console.log(`queue: ${redis ? 'Redis' : 'PostgreSQL (redis-server is not installed)'}; looking for the rate:`)
  const dumps = traffic.runDumps(stopping.signal)
  const logged: string[] = []
  const observing = observer.run(stopping.signal)
  let unseen: Error | undefined
  observing.catch((error: Error) => {
    unseen = error
    console.log(`the processes are no longer watched: ${error.message}`)
  })

  const most = await findRate(traffic, client)
  const rate = most * share
  console.log(`carried: ${Math.round(most)} calls/s; ${Math.round(rate)} calls/s for ${seconds} s:`)
  for (const server of [api, worker]) server.forgetLog()
  observer.begin()

  const thirds: Measured[] = []
  const operations: Measured['byOperation'] = new Map()
  const began = performance.now()
  let cpu = [api.cpu(), worker.cpu()]
  const progress = setInterval(() => {
    for (const server of [api, worker]) logged.push(...errorsLogged(server))
    const used = [api.cpu(), worker.cpu()]
    const load = used.map((now, index) => `${((now - cpu[index]!) / progressInterval / 10).toFixed(0)} %`)
    cpu = used
    const memory = [api, worker].map((server) => `${Math.round(server.memory() / 2 ** 20)} MiB`)
    console.log(
      `  ${Math.round((performance.now() - began) / 1000)} s: p99 ${p99(thirds.findLast(({ all }) => all.count > 0)!).toFixed(1)} ms, ` +
        `API ${memory[0]} ${load[0]} CPU, worker ${memory[1]} ${load[1]} CPU, ` +
        `${client.underWay()} under way, ${[...client.errors.values()].reduce((sum, n) => sum + n, 0)} errors`,
    )
  }, progressInterval)
  let sent = 0
  let overrun = false
  for (let third = 0; third < 3 && !overrun; third += 1) {
    const measured = { all: newMeasurement().all, byOperation: operations }
    client.measure(measured)
    thirds.push(measured)
    const result = await traffic.run(rate, (seconds * 1000) / 3)
    sent += result.sent
    overrun = result.overrun
  }
  clearInterval(progress)
  const verdicts = observer.verdicts()
  stopping.abort()
  await dumps
  await observing.catch(() => undefined)
  while (client.underWay() > 0) await delay(20)

  const audited = await auditAccepted(own, findings, traffic, Number(rows[0].count))
  for (const server of [api, worker]) logged.push(...errorsLogged(server))
  const [first, , last] = thirds.map(p99)
  const zero = (what: string, found: number): Verdict => ({
    what,
    start: '',
    end: String(found),
    allowed: '0',
    held: found === 0,
  })
  const errors = [...client.errors.values()].reduce((sum, n) => sum + n, 0)
  const promises = [
    zero('Calls with another status or a broken connection', errors),
    zero('Lines of errors in the logs', logged.length),
    zero('Failures to watch the processes', unseen ? 1 : 0),
    zero('Rounds given up because too many calls were under way', overrun ? 1 : 0),
    ...audited,
  ]
  const steady: Verdict = {
    what: 'p99 without hashing, dumps, reports and whole histories, first and last third (ms)',
    start: first!.toFixed(1),
    end: (last ?? Number.NaN).toFixed(1),
    allowed: '× 1.5',
    held: last !== undefined && last <= first! * 1.5,
  }
  console.log(`\n${sent} calls in ${Math.round((performance.now() - began) / 1000)} s`)
  console.log('\n| Operation | Calls | p50 (ms) | p99 (ms) | Longest (ms) |\n|---|---|---|---|---|')
  for (const [operation, times] of [...operations].toSorted(([, a], [, b]) => b.count - a.count)) {
    const figures = [times.percentile(50), times.percentile(99), times.max].map((time) => (time / 1000).toFixed(1))
    console.log(`| ${operation} | ${times.count} | ${figures.join(' | ')} |`)
  }
  print(promises, 'Promised', 'Found')
  print([...verdicts, steady], 'After a third', 'At the end')
  for (const [what, count] of client.errors) console.log(`${count} × ${what}`)
  for (const text of logged.slice(0, 10)) console.log(text.slice(0, 500))
  const failed = [...promises, ...verdicts, steady].filter(({ held }) => !held)
  console.log(failed.length === 0 ? '\nEverything held.' : `\n${failed.length} did not hold.`)
  if (failed.length > 0) process.exitCode = 1
  for (const one of clients.splice(0)) await (one.close ?? one.end)!.call(one)
  await surroundings.stopServers()
} finally {
  stopping.abort()
  for (const one of clients) await (one.close ?? one.end)!.call(one)
  await surroundings.stop()
  redis?.stop()
}
