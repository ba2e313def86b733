/**
 * Calls all operations for `SOAK_SECONDS` (600) on an API and a worker. Exits with 1 when an answer
 * is wrong, an accepted request is lost, or a resource grows.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { routes } from '../generated/routes.ts'
import { apiToken, startSandbox } from '../test/support/findings.ts'
import { serve } from '../test/support/machine.ts'
import { withClient } from './data.ts'
import { type Row, tableOf } from './measure.ts'
import type { Server } from './servers.ts'
import { createSetup } from './setup.ts'
import { createTraffic, soakGroups, webhookKey } from './soak-traffic.ts'
import { watch } from './soak-watch.ts'

const seconds = Number(process.env.SOAK_SECONDS ?? 600)
/** Milliseconds in which accepted requests have to be done after the last call. */
const drainLimit = 60_000
/** Milliseconds between two lines about the progress. */
const progressInterval = 30_000

const equal = (figure: string, expected: number, found: number): Row => ({
  figure,
  result: String(found),
  goal: `= ${expected}`,
  met: expected === found,
})

const sum = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((total, value) => total + value, 0)

const count = async (client: pg.Client, condition: string): Promise<number> =>
  (await client.query(`select count(*)::integer from wstg_inbox where ${condition}`)).rows[0].count

/** Lines of the level error or worse since the last call; empties the log. */
const takeErrors = (server: Server): string[] => {
  const text = server.log()
  server.clearLog()
  return text.split('\n').filter((line) => /^\{"level":"(error|fatal)"/.test(line))
}

const setup = await createSetup()
try {
  const database = await setup.database('soak', soakGroups)
  const databaseUrl = await setup.emptyDatabase('soak_findings')
  const sandbox = await startSandbox(setup, { databaseUrl })
  /** A range service that knows no breached password. */
  const ranges = await serve(setup, (_request, response) => response.end(`${'0'.repeat(35)}:0`))
  const environment = {
    // Not the sandbox's: an import replaces the whole database.
    FINDINGS_DATABASE_URL: await setup.emptyDatabase('soak_dumps'),
    FINDINGS_API_TOKEN: apiToken,
    FINDINGS_URL: sandbox.url,
    BREACH_API_URL: `${ranges.url}/`,
    WSTG_WEBHOOK_KEY: webhookKey,
    WSTG_SYNC_INTERVAL: '1',
    REDIS_URL: await setup.startRedis(),
  }
  const api = await setup.start('src/start/api.ts', database, { environment, place: 'all' })
  const worker = await setup.start('src/start/worker.ts', database, { environment, place: 'all' })

  const rows = await withClient(database, async (client) => {
    await client.query(`update accounts set role = 'admin' where id = 1`)
    const { accepted, errors, prepare, run } = createTraffic(api.address)
    await prepare()
    const signal = AbortSignal.timeout(seconds * 1000)
    const logged: string[] = []
    const progress = setInterval(() => {
      logged.push(...[api, worker].flatMap(takeErrors))
      console.log(`  ${sum(accepted)} calls, ${sum(errors)} wrong`)
    }, progressInterval)
    const [grown] = await Promise.all([watch({ API: api, worker }, client, signal), run(signal)])
    clearInterval(progress)
    const deadline = Date.now() + drainLimit
    while (Date.now() < deadline && (await count(client, 'due_at is not null')) > 0)
      await delay(100)
    logged.push(...[api, worker].flatMap(takeErrors))
    for (const [message, times] of errors) console.log(`${times} × ${message}`)
    for (const line of logged.slice(0, 10)) console.log(line.slice(0, 500))
    console.log(`\n${sum(accepted)} calls in ${seconds} s:`, Object.fromEntries(accepted))
    const missing = Object.keys(routes).filter((id) => !accepted.has(id as keyof typeof routes))
    const requests = ['requestWstgSync', 'receiveWstgWebhook'] as const
    return [
      equal('Calls with a wrong answer', 0, sum(errors)),
      equal('Lines of errors in the logs', 0, logged.length),
      ...grown,
      equal(`Operations without a call ${missing.join(' ')}`, 0, missing.length),
      equal(
        'Requests accepted, done',
        requests.reduce((total, id) => total + (accepted.get(id) ?? 0), 0),
        await count(client, `state in ('done', 'superseded')`),
      ),
    ]
  })
  console.log(`\n${tableOf(rows)}`)
  if (rows.some(({ met }) => !met)) process.exitCode = 1
  await setup.stopServers()
} finally {
  await setup.close()
}
