/**
 * Calls all operations for `SOAK_SECONDS` (600) on an API and a worker. Exits with 1 when an answer
 * is wrong, an accepted request is lost, or a resource grows.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { OperationId } from '../generated/operations.ts'
import { routes } from '../generated/routes.ts'
import { eventually } from '../test/support/eventually.ts'
import { apiToken, startSandbox } from '../test/support/findings.ts'
import { serve } from '../test/support/machine.ts'
import { withClient } from './data.ts'
import { type Row, tableOf } from './measure.ts'
import type { Server } from './servers.ts'
import { createSetup } from './setup.ts'
import {
  createTraffic,
  importedRows,
  soakGroups,
  type Tool,
  type Traffic,
  webhookKey,
} from './soak-traffic.ts'
import { watch } from './soak-watch.ts'

const seconds = Number(process.env.SOAK_SECONDS ?? 600)
/** Milliseconds in which accepted requests have to be done after the last call. */
const drainLimit = 60_000
/** Milliseconds between two lines about the progress. */
const progressInterval = 30_000

const toolOf = (
  api: Awaited<ReturnType<typeof startSandbox>>['api'],
  findings: pg.Client,
): Tool => ({
  findingsOf: (items) =>
    eventually(async () => {
      const { rows } = await findings.query('select id, title from findings')
      const ids = new Map(rows.map(({ id, title }) => [title.split(':')[0], Number(id)]))
      return items.every(({ id }) => ids.has(id)) && ids
    }, 'a finding for each item'),
  async change(finding, flags) {
    const reply = await api('PATCH', `findings/${finding}/`, flags)
    if (reply.status !== 200) throw new Error(`the sandbox answered ${reply.status}: ${reply.text}`)
  },
})

const equal = (figure: string, expected: number, found: number): Row => ({
  figure,
  result: String(found),
  goal: `= ${expected}`,
  met: expected === found,
})

const count = async (client: pg.Client, query: string): Promise<number> =>
  (await client.query(`select count(*)::integer from ${query}`)).rows[0].count

const sum = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((total, value) => total + value, 0)

/** Whether every accepted change is stored. */
const audit = async (
  own: pg.Client,
  findings: pg.Client,
  { accepted, items, kept }: Traffic,
  weightsBefore: number,
): Promise<Row[]> => {
  const deadline = Date.now() + drainLimit
  while (Date.now() < deadline && (await count(own, 'wstg_inbox where due_at is not null')) > 0)
    await delay(100)
  const done = (kind: string) =>
    count(own, `wstg_inbox where kind = '${kind}' and state in ('done', 'superseded')`)
  const { rows: states } = await own.query('select wstg_id, wstg_status from wstg_items')
  const stored = new Map(states.map((row) => [row.wstg_id, row.wstg_status]))
  const { rows: texts } = await findings.query('select mitigation from findings')
  const written = new Set(texts.map(({ mitigation }) => mitigation))
  const known = items.filter(({ status }) => status !== undefined)
  const right = known.filter(({ id, status }) => stored.get(id) === status)
  const noted = known.filter(({ notes }) => notes !== undefined)
  const found = noted.filter(({ notes }) => written.has(notes))
  const weights = (await count(own, 'weights')) - weightsBefore
  const dated = kept.datedWeights.size + kept.deviceWeights
  const accounts = await count(own, `accounts where username like 'soak.%'`)
  const of = (operation: OperationId) => accepted.get(operation) ?? 0
  const missing = Object.keys(routes).filter((id) => of(id as OperationId) === 0)
  return [
    equal(`Operations without a call${missing.map((id) => ` ${id}`)}`, 0, missing.length),
    equal('Weights accepted, stored', of('recordWeight') + dated, weights),
    equal('Accounts accepted, stored', kept.accounts.size, accounts),
    equal('Synchronisations accepted, done', of('requestWstgSync'), await done('sync')),
    equal('Webhooks accepted, done', of('receiveWstgWebhook'), await done('finding')),
    equal('Items with the status accepted last', known.length, right.length),
    equal('Items whose last notes the tool has', noted.length, found.length),
  ]
}

/** Lines of the level error or worse since the last call; empties the log. */
const takeErrors = (server: Server): string[] => {
  const text = server.log()
  server.clearLog()
  return text.split('\n').filter((line) => /^\{"level":"(error|fatal)"/.test(line))
}

const soak = async (servers: Record<string, Server>, own: pg.Client, traffic: Traffic) => {
  await traffic.prepare()
  const signal = AbortSignal.timeout(seconds * 1000)
  const logged: string[] = []
  const collectErrors = () => {
    for (const server of Object.values(servers)) logged.push(...takeErrors(server))
  }
  const progress = setInterval(() => {
    collectErrors()
    console.log(`  ${sum(traffic.accepted)} calls, ${sum(traffic.errors)} wrong`)
  }, progressInterval)
  const [grown] = await Promise.all([watch(servers, own, signal), traffic.run(signal)])
  clearInterval(progress)
  collectErrors()
  for (const [message, times] of traffic.errors) console.log(`${times} × ${message}`)
  for (const line of logged.slice(0, 10)) console.log(line.slice(0, 500))
  return [
    equal('Calls with a wrong answer', 0, sum(traffic.errors)),
    equal('Lines of errors in the logs', 0, logged.length),
    ...grown,
  ]
}

const setup = await createSetup()
try {
  const database = await setup.database('soak', soakGroups)
  const findingsDatabase = await setup.emptyDatabase('soak_findings')
  const sandbox = await startSandbox(setup, { databaseUrl: findingsDatabase })
  /** A range service that knows no breached password. */
  const ranges = await serve(setup, (_request, response) => response.end(`${'0'.repeat(35)}:0`))
  // Not the sandbox's: an import replaces the whole database.
  const dumpsDatabase = await setup.emptyDatabase('soak_dumps')
  const environment = {
    FINDINGS_DATABASE_URL: dumpsDatabase,
    FINDINGS_API_TOKEN: apiToken,
    FINDINGS_URL: sandbox.url,
    BREACH_API_URL: `${ranges.url}/`,
    WSTG_WEBHOOK_KEY: webhookKey,
    WSTG_SYNC_INTERVAL: '1',
    REDIS_URL: await setup.startRedis(),
  }
  const api = await setup.start('src/start/api.ts', database, { environment, place: 'all' })
  const worker = await setup.start('src/start/worker.ts', database, { environment, place: 'all' })

  const rows = await withClient(database, (own) =>
    withClient(findingsDatabase, async (findings) => {
      await own.query(`update accounts set role = 'admin' where id = 1`)
      const weights = await count(own, 'weights')
      const traffic = createTraffic(api.address, toolOf(sandbox.api, findings))
      const found = await soak({ API: api, worker }, own, traffic)
      const audited = await audit(own, findings, traffic, weights)
      const imported = await withClient(dumpsDatabase, (dumps) => count(dumps, 'soak_import'))
      audited.push(equal('Rows of the imported dump', importedRows, imported))
      console.log(
        `\n${sum(traffic.accepted)} calls in ${seconds} s:`,
        Object.fromEntries(traffic.accepted),
      )
      return [...found, ...audited]
    }),
  )
  console.log(`\n${tableOf(rows)}`)
  if (rows.some(({ met }) => !met)) process.exitCode = 1
  await setup.stopServers()
} finally {
  await setup.close()
}
