/**
 * Calls two APIs and a worker for `SOAK_SECONDS` (600). Exits with 1 when an answer is wrong, an
 * accepted request is lost, or a resource grows.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { apiToken, startSandbox } from '../test/support/findings.ts'
import { serve } from '../test/support/machine.ts'
import { startRedis } from '../test/support/redis.ts'
import { withClient } from './data.ts'
import { format, isMet, mean, type Row, tableOf, untilDone } from './measure.ts'
import type { Server } from './servers.ts'
import { createSetup } from './setup.ts'
import { createTraffic, soakGroups } from './soak-traffic.ts'

const seconds = Number(process.env.SOAK_SECONDS ?? 600)
/** Milliseconds between two samples. */
const interval = 2000
/** Samples between two lines about the progress. */
const progressInterval = 15
/** MiB; docker-compose.yml allows an API 768. */
const allowedPeak = 450
/** The allowed rise of each metric; of bytes in MiB. */
const watched = {
  // Follows the full collections, which are minutes apart: it rose by 2 to 23 beside a steady heap.
  process_resident_memory_bytes: 32,
  nodejs_heap_size_used_bytes: 16,
  nodejs_active_resources_total: 20,
  process_open_fds: 20,
  database_pool_connections: 10,
  wstg_requests: 20,
}
type Samples = Awaited<ReturnType<Server['metrics']>>

const valuesOf = (samples: readonly Samples[], name: string) => {
  const unit = name.endsWith('_bytes') ? 2 ** 20 : 1
  return samples.map(({ value }) => (value(name) ?? Number.NaN) / unit)
}

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0)

/** Lines of the level error or worse since the last call; empties the log. */
const takeErrors = (server: Server): string[] => {
  const text = server.log()
  server.clearLog()
  return text.split('\n').filter((line) => /^\{"level":"(error|fatal)"/.test(line))
}

/** From the second third of the samples to the last. The first third is warm-up. */
const growthOf = (process: string, samples: readonly Samples[]): Row[] => {
  const third = Math.ceil(samples.length / 3)
  const peak = Math.max(...valuesOf(samples, 'process_resident_memory_bytes'))
  const rises = Object.entries(watched).map(([name, rise]): Row => {
    const values = valuesOf(samples, name)
    const [before, after] = [mean(values.slice(third, -third)), mean(values.slice(-third))]
    const reached = [format(before), format(after)]
    const figure = `${process}: rise of ${name}`
    return { figure, reached, result: after - before, goal: ['≤', rise] }
  })
  const figure = `${process}: MiB of resident memory at the peak`
  return [{ figure, result: peak, goal: ['≤', allowedPeak] }, ...rises]
}

const setup = await createSetup()
try {
  const database = await setup.database('soak', soakGroups)
  /** A range service that knows no breached password. */
  const ranges = await serve(setup, (_request, response) => response.end(`${'0'.repeat(35)}:0`))
  const databaseUrl = await setup.emptyDatabase('soak_findings')
  const { url } = await startSandbox(setup, { databaseUrl })
  const environment = {
    FINDINGS_URL: url,
    FINDINGS_API_TOKEN: apiToken,
    BREACH_API_URL: `${ranges.url}/`,
    WSTG_SYNC_INTERVAL: '1',
    REDIS_URL: (await startRedis(setup)).url,
  }
  const api = await setup.start('src/start/api.ts', database, { environment, place: 'all' })
  const worker = await setup.start('src/start/worker.ts', database, { environment, place: 'all' })
  /** With its own sandbox: imports are admitted there, and no other query runs meanwhile. */
  const dumps = await setup.start('src/start/api.ts', database, {
    environment: { NODE_ENV: 'development' },
    place: 'all',
  })
  const servers = { API: api, worker, 'API of dumps': dumps }

  const rows = await withClient(database, async (client): Promise<Row[]> => {
    await client.query(`update accounts set role = 'admin' where id = 1`)
    const { accepted, errors, prepare, run } = createTraffic(api.address, dumps.address)
    await prepare()
    const signal = AbortSignal.timeout(seconds * 1000)
    const logged: string[] = []
    const watches = Object.entries(servers).map(([name, server]) => {
      const samples: Samples[] = []
      return { name, server, samples }
    })
    const takeAll = () => logged.push(...Object.values(servers).flatMap(takeErrors))
    let round = 0
    const watch = async () => {
      while (!signal.aborted) {
        for (const { server, samples } of watches) samples.push(await server.metrics())
        takeAll()
        round += 1
        if (round % progressInterval === 0)
          console.log(`  ${sum(accepted)} calls, ${sum(errors)} wrong`)
        await delay(interval, undefined, { signal }).catch(() => undefined)
      }
    }
    await Promise.all([watch(), run(signal)])
    await untilDone(client)
    takeAll()
    for (const [message, times] of Object.entries(errors)) console.log(`${times} × ${message}`)
    for (const line of logged.slice(0, 10)) console.log(line.slice(0, 500))
    console.log(`\n${sum(accepted)} calls in ${seconds} s:`, accepted)
    const { requestWstgSync = 0, receiveWstgWebhook = 0 } = accepted
    const done = await client.query(`select from wstg_inbox where state in ('done', 'superseded')`)
    return [
      { figure: 'Calls with a wrong answer', result: sum(errors), goal: ['=', 0] },
      { figure: 'Lines of errors in the logs', result: logged.length, goal: ['=', 0] },
      {
        figure: 'Requests done (goal: accepted)',
        result: done.rowCount ?? 0,
        goal: ['=', requestWstgSync + receiveWstgWebhook],
      },
      ...watches.flatMap(({ name, samples }) => growthOf(name, samples)),
    ]
  })
  console.log(`\n${tableOf(rows)}`)
  if (!rows.every(isMet)) process.exitCode = 1
  await setup.stopServers()
} finally {
  await setup.close()
}
