/**
 * Calls all operations by `SOAK_CALLERS` (16) callers for `SOAK_SECONDS` (600) on an API and a
 * worker. Exits with 1 when an answer is wrong, an accepted request is lost, or a resource grows.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { withClient } from './data.ts'
import { type Server, startRedis } from './servers.ts'
import { createSetup } from './setup.ts'
import { createTraffic, importedRows, soakGroups, type Tool, webhookKey } from './soak-traffic.ts'
import { type Check, watch } from './soak-watch.ts'

const seconds = Number(process.env.SOAK_SECONDS ?? 600)
const callers = Number(process.env.SOAK_CALLERS ?? 16)
/** Milliseconds in which accepted requests have to be done after the last call. */
const drainLimit = 60_000
const progressInterval = 30_000
const token = 'a-token-of-the-soak'

const toolAt = (url: string, findings: pg.Client): Tool => ({
  async findingOf(item) {
    for (const deadline = Date.now() + drainLimit; Date.now() < deadline; await delay(50)) {
      const query = 'select id from findings where title like $1'
      const { rows } = await findings.query(query, [`${item}:%`])
      if (rows[0]) return Number(rows[0].id)
    }
    throw new Error(`no finding of ${item} appeared`)
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

/** Whether every accepted change is stored. */
const audit = async (
  own: pg.Client,
  findings: pg.Client,
  { accepted, items }: ReturnType<typeof createTraffic>,
  weightsBefore: number,
): Promise<Check[]> => {
  const count = async (client: pg.Client, query: string) =>
    Number((await client.query(`select count(*) from ${query}`)).rows[0].count)
  const done = (kind: string) => count(own, `wstg_inbox where kind = '${kind}' and state = 'done'`)
  const waiting = () => count(own, 'wstg_inbox where due_at is not null')
  for (const deadline = Date.now() + drainLimit; Date.now() < deadline; await delay(100)) {
    if ((await waiting()) === 0) break
  }
  const { rows: states } = await own.query('select wstg_id, wstg_status from wstg_items')
  const stored = new Map(states.map((row) => [row.wstg_id, row.wstg_status]))
  const { rows: texts } = await findings.query('select mitigation from findings')
  const written = new Set(texts.map(({ mitigation }) => mitigation))
  const known = items.filter(({ status }) => status !== undefined)
  const right = known.filter(({ id, status }) => stored.get(id) === status)
  const noted = known.filter(({ notes }) => notes !== undefined)
  const found = noted.filter(({ notes }) => written.has(notes))
  const weights = (await count(own, 'weights')) - weightsBefore
  return [
    equal('Weights accepted, stored', accepted.recordWeight, weights),
    equal(
      'Accounts accepted, stored',
      accepted.registerAccount,
      await count(own, `accounts where username like 'soak.%'`),
    ),
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

const setup = await createSetup()
const redis = await startRedis(setup.folder)
try {
  const databaseUrl = await setup.database('soak', soakGroups)
  const findingsUrl = await setup.emptyDatabase('soak_findings')
  const findingsVariables = { FINDINGS_DATABASE_URL: findingsUrl, FINDINGS_API_TOKEN: token }
  const tool = await setup.start('bench/soak-tool.ts', {
    environment: findingsVariables,
    place: 'all',
  })
  const environment = {
    ...findingsVariables,
    FINDINGS_URL: tool.address,
    BREACH_API_URL: `http://127.0.0.1:${/ranges on (\d+)/.exec(tool.log())![1]}/`,
    WSTG_WEBHOOK_KEY: webhookKey,
    WSTG_SYNC_INTERVAL: '1',
    REDIS_URL: redis?.url ?? '',
  }
  const api = await setup.startApi(databaseUrl, { environment, place: 'all' })
  const worker = await setup.startWorker(databaseUrl, { environment, place: 'all' })
  const servers = { API: api, worker }

  await withClient(databaseUrl, (own) =>
    withClient(findingsUrl, async (findings) => {
      await own.query(`update accounts set role = 'admin' where id = 1`)
      const { rows } = await own.query('select count(*) from weights')
      const traffic = createTraffic(api.address, toolAt(tool.address, findings))
      await traffic.prepare()

      const queue = redis ? 'Redis' : 'PostgreSQL'
      console.log(`${callers} callers for ${seconds} s, queue in ${queue}`)
      const signal = AbortSignal.timeout(seconds * 1000)
      const logged: string[] = []
      const progress = setInterval(() => {
        for (const server of Object.values(servers)) logged.push(...takeErrors(server))
        const memory = Object.entries(servers).map(
          ([name, server]) => `${name} ${server.memory().now.toFixed(0)} MiB`,
        )
        const calls = [...traffic.times.values()].reduce((sum, { count }) => sum + count, 0)
        console.log(
          `  ${calls} calls, ${memory.join(', ')}, ${traffic.errors.size} kinds of errors`,
        )
      }, progressInterval)
      const watching = watch(servers, databaseUrl, signal)
      await traffic.run(callers, signal)
      clearInterval(progress)
      const grown = await watching
      for (const [message, times] of traffic.errors) console.log(`${times} × ${message}`)
      const audited = await audit(own, findings, traffic, Number(rows[0].count))
      for (const server of Object.values(servers)) logged.push(...takeErrors(server))

      console.log(
        '\n| Operation | Calls | p50 (ms) | p99 (ms) | Longest (ms) |\n|---|---|---|---|---|',
      )
      for (const [name, times] of [...traffic.times].toSorted(
        ([, a], [, b]) => b.count - a.count,
      )) {
        const values = [times.percentile(50), times.percentile(99), times.max]
        const figures = values.map((value) => (value / 1000).toFixed(1))
        console.log(`| ${[name, times.count, ...figures].join(' | ')} |`)
      }
      const failed = [...traffic.errors.values()].reduce((sum, times) => sum + times, 0)
      const checks = [
        equal('Calls with a wrong answer', 0, failed),
        equal('Lines of errors in the logs', 0, logged.length),
        ...audited,
        ...grown,
      ]
      console.log('\n| | Expected | Found | Held |\n|---|---|---|---|')
      for (const { name, expected, found, held } of checks) {
        console.log(`| ${name} | ${expected} | ${found} | ${held ? 'yes' : '**no**'} |`)
      }
      for (const line of logged.slice(0, 10)) console.log(line.slice(0, 500))
      if (checks.some(({ held }) => !held)) process.exitCode = 1
    }),
  )
  await setup.stopServers()
} finally {
  await setup.close()
  redis?.stop()
}
