/**
 * Calls all operations by `SOAK_CALLERS` (16) callers for `SOAK_SECONDS` (600) on an API and a
 * worker. Exits with 1 when an answer is wrong, an accepted request is lost, or a resource grows.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { createSandbox } from '../embedded/defectdojo/sandbox.ts'
import { withClient } from './data.ts'
import { type Server, startRedis } from './servers.ts'
import { createSetup } from './setup.ts'
import {
  createTraffic,
  importedRows,
  soakGroups,
  type Tool,
  type Traffic,
  webhookKey,
} from './soak-traffic.ts'
import { type Check, watch } from './soak-watch.ts'

const seconds = Number(process.env.SOAK_SECONDS ?? 600)
const callers = Number(process.env.SOAK_CALLERS ?? 16)
/** Milliseconds in which accepted requests have to be done after the last call. */
const drainLimit = 60_000
const progressInterval = 30_000
const token = 'a-token-of-the-soak'

/** Repeats a query until its result is accepted or the limit has passed. */
const poll = async <T>(query: () => Promise<T>, accepts: (result: T) => boolean): Promise<T> => {
  const deadline = Date.now() + drainLimit
  for (;;) {
    const result = await query()
    if (accepts(result) || Date.now() > deadline) return result
    await delay(100)
  }
}

const toolAt = (url: string, findings: pg.Client): Tool => ({
  async findingOf(item) {
    const query = 'select id from findings where title like $1'
    const { rows } = await poll(
      () => findings.query(query, [`${item}:%`]),
      ({ rowCount }) => rowCount !== 0,
    )
    if (!rows[0]) throw new Error(`no finding of ${item} appeared`)
    return Number(rows[0].id)
  },
  async change(finding, flags) {
    const reply = await fetch(`${url}/api/v2/findings/${finding}/`, {
      method: 'PATCH',
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(flags),
    })
    if (!reply.ok) throw new Error(`the sandbox answered ${reply.status}: ${await reply.text()}`)
  },
})

const equal = (name: string, expected: number, found: number): Check => ({
  name,
  expected: String(expected),
  found: String(found),
  held: expected === found,
})

const count = async (client: pg.Client, query: string): Promise<number> =>
  (await client.query(`select count(*)::integer from ${query}`)).rows[0].count

/** Whether every accepted change is stored. */
const audit = async (
  own: pg.Client,
  findings: pg.Client,
  { accepted, items }: Traffic,
  weightsBefore: number,
): Promise<Check[]> => {
  await poll(
    () => count(own, 'wstg_inbox where due_at is not null'),
    (waiting) => waiting === 0,
  )
  const done = (kind: string) => count(own, `wstg_inbox where kind = '${kind}' and state = 'done'`)
  const { rows: states } = await own.query('select wstg_id, wstg_status from wstg_items')
  const stored = new Map(states.map((row) => [row.wstg_id, row.wstg_status]))
  const { rows: texts } = await findings.query('select mitigation from findings')
  const written = new Set(texts.map(({ mitigation }) => mitigation))
  const known = items.filter(({ status }) => status !== undefined)
  const right = known.filter(({ id, status }) => stored.get(id) === status)
  const noted = known.filter(({ notes }) => notes !== undefined)
  const found = noted.filter(({ notes }) => written.has(notes))
  const weights = (await count(own, 'weights')) - weightsBefore
  const accounts = await count(own, `accounts where username like 'soak.%'`)
  return [
    equal('Weights accepted, stored', accepted.recordWeight, weights),
    equal('Accounts accepted, stored', accepted.registerAccount, accounts),
    equal('Synchronisations accepted, done', accepted.requestWstgSync, await done('sync')),
    equal('Webhooks accepted, done', accepted.receiveWstgWebhook, await done('finding')),
    equal('Items with the status accepted last', known.length, right.length),
    equal('Items whose last notes the tool has', noted.length, found.length),
    equal('Rows of the imported dump', importedRows, await count(findings, 'soak_import')),
  ]
}

/** Lines of the level error or worse since the last call; empties the log. */
const takeErrors = (server: Server): string[] => {
  const text = server.log()
  server.clearLog()
  return text.split('\n').filter((line) => /^\{"level":"?(?:error|fatal|[56]0)\b/.test(line))
}

const sum = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((total, value) => total + value, 0)

const soak = async (servers: Record<string, Server>, own: pg.Client, traffic: Traffic) => {
  await traffic.prepare()
  const signal = AbortSignal.timeout(seconds * 1000)
  const logged: string[] = []
  const progress = setInterval(() => {
    for (const server of Object.values(servers)) logged.push(...takeErrors(server))
    const memory = Object.entries(servers).map(
      ([name, server]) => `${name} ${server.memory().now.toFixed(0)} MiB`,
    )
    console.log(
      `  ${sum(traffic.counts)} calls, ${memory.join(', ')}, ${sum(traffic.errors)} wrong`,
    )
  }, progressInterval)
  const watching = watch(servers, own, signal)
  await traffic.run(callers, signal)
  clearInterval(progress)
  const grown = await watching
  for (const server of Object.values(servers)) logged.push(...takeErrors(server))
  for (const [message, times] of traffic.errors) console.log(`${times} × ${message}`)
  for (const line of logged.slice(0, 10)) console.log(line.slice(0, 500))
  return [
    equal('Calls with a wrong answer', 0, sum(traffic.errors)),
    equal('Lines of errors in the logs', 0, logged.length),
    ...grown,
  ]
}

/** A range service that knows no breached password. */
const ranges = createServer((_request, response) => response.end(`${'0'.repeat(35)}:0`))
ranges.listen(0, '127.0.0.1')
await once(ranges, 'listening')
const setup = await createSetup()
const redis = await startRedis(setup.folder)
try {
  const databaseUrl = await setup.database('soak', soakGroups)
  const findingsUrl = await setup.emptyDatabase('soak_findings')
  const log = { info: () => undefined, warn: console.warn, error: console.error }
  const sandbox = await createSandbox({ databaseUrl: findingsUrl, token, log })
  const environment = {
    FINDINGS_DATABASE_URL: findingsUrl,
    FINDINGS_API_TOKEN: token,
    FINDINGS_URL: sandbox.url,
    BREACH_API_URL: `http://127.0.0.1:${(ranges.address() as AddressInfo).port}/`,
    WSTG_WEBHOOK_KEY: webhookKey,
    WSTG_SYNC_INTERVAL: '1',
    REDIS_URL: redis?.url ?? '',
  }
  const api = await setup.startApi(databaseUrl, { environment, place: 'all' })
  const worker = await setup.startWorker(databaseUrl, { environment, place: 'all' })
  const queue = redis ? 'Redis' : 'PostgreSQL'
  console.log(`${callers} callers for ${seconds} s, queue in ${queue}`)

  const checks = await withClient(databaseUrl, (own) =>
    withClient(findingsUrl, async (findings) => {
      await own.query(`update accounts set role = 'admin' where id = 1`)
      const weights = await count(own, 'weights')
      const traffic = createTraffic(api.address, toolAt(sandbox.url, findings))
      const found = await soak({ API: api, worker }, own, traffic)
      const audited = await audit(own, findings, traffic, weights)
      const calls = [...traffic.counts].toSorted(([, a], [, b]) => b - a)
      console.log(
        `\n${sum(traffic.counts)} calls: ${calls.map((call) => call.join(' ')).join(', ')}`,
      )
      return [...found, ...audited]
    }),
  )
  console.log('\n| | Expected | Found | Held |\n|---|---|---|---|')
  for (const { name, expected, found, held } of checks)
    console.log(`| ${name} | ${expected} | ${found} | ${held ? 'yes' : '**no**'} |`)
  if (checks.some(({ held }) => !held)) process.exitCode = 1
  await setup.stopServers()
  await sandbox.close()
} finally {
  await setup.close()
  redis?.stop()
  ranges.close()
  ranges.closeAllConnections()
}
