/** The requests that a worker finishes, and the time from a 202 until the request is done. */
import { apiToken, startSandbox } from '../test/support/findings.ts'
import { startRedis } from '../test/support/redis.ts'
import { accessToken, clientWith, withClient } from './data.ts'
import { format, median, type Row, untilDone } from './measure.ts'
import type { Setup } from './setup.ts'

/** Requests about one item are processed in order, requests about several items at once. */
const items = 400
const roundTrips = 100

const measureQueue = async (setup: Setup, name: string, redisUrl: string): Promise<Row[]> => {
  const prefix = `workers_${name.toLowerCase()}`
  const database = await setup.database(prefix, [{ first: 1, users: 1, records: 0 }])
  const databaseUrl = await setup.emptyDatabase(`${prefix}_findings`)
  const { url } = await startSandbox(setup, { databaseUrl })
  const environment = { REDIS_URL: redisUrl, FINDINGS_URL: url, FINDINGS_API_TOKEN: apiToken }
  const api = await setup.start('src/start/api.ts', database, { environment })
  const worker = await setup.start('src/start/worker.ts', database, { environment })
  const client = clientWith(api.address, () => accessToken(1, 'admin'))
  const sync = (item: number, notes: string) =>
    client.requestWstgSync({ body: { wstg_id: `WSTG-BENCH-${item}`, status: 'Done', notes } })
  const rows = await withClient(database, async (connection): Promise<Row[]> => {
    /** Requests a second, and the CPU milliseconds of the worker for each. */
    const finish = async (notes: string) => {
      const before = { at: performance.now(), cpu: worker.cpu() }
      for (let item = 1; item <= items; item += 1) await sync(item, notes)
      await untilDone(connection)
      const seconds = (performance.now() - before.at) / 1000
      return { rate: items / seconds, cpu: (worker.cpu() - before.cpu) / 1000 / items }
    }
    // Creates the findings; all others change them.
    await finish('created')
    const { rate, cpu } = await finish('changed')
    const times: number[] = []
    for (let item = 1; item <= roundTrips; item += 1) {
      await sync(item, 'alone')
      const accepted = performance.now()
      await untilDone(connection)
      times.push(performance.now() - accepted)
    }
    return [
      {
        figure: `Requests of a worker in a second, queue in ${name}`,
        reached: [`${format(cpu, ' ms')} of CPU for one`],
        result: rate,
        goal: ['≥', 50],
      },
      {
        figure: `Milliseconds from the 202 to done, queue in ${name}`,
        result: median(times),
        goal: ['≤', 50],
      },
    ]
  })
  await setup.stopServers()
  return rows
}

export const measureWorkers = async (setup: Setup): Promise<Row[]> => [
  ...(await measureQueue(setup, 'PostgreSQL', '')),
  ...(await measureQueue(setup, 'Redis', (await startRedis(setup)).url)),
]
