/** What a worker gets done, against BullMQ with jobs that do nothing; and the time from a 202 to the changed finding. */
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { accessToken, idsOf } from './data.ts'
import { httpRequest } from './load.ts'
import { atLeast, figure, mean, median, type Row } from './measure.ts'
import { pin, pinning, type Server } from './processes.ts'
import { openBareQueue, type Store, startStores } from './queues.ts'
import { many, type Surroundings } from './surroundings.ts'

const rounds = 3
/** Milliseconds for which requests are accepted while the worker stands still. */
const accepting = 1500
/** Different items: requests about one item are done in order, others at once. */
const items = 20_000
const bareJobs = 8000
const batchSize = 1000
/** Shares of the work between which is measured: neither the start nor the last few count. */
const from = 0.05
const until = 0.95
const roundTrips = 200

interface Rate {
  perSecond: number
  /** Microseconds of the worker's CPU for each. */
  cpu: number
}

/** Waits until the work is done and tells how fast it went. */
const observe = async (worker: Server, total: number, left: () => Promise<number>): Promise<Rate> => {
  const look = async () => {
    const done = total - (await left())
    return { done, at: performance.now(), cpu: worker.cpu() }
  }
  const reach = async (share: number) => {
    for (;;) {
      const seen = await look()
      if (seen.done >= total * share) return seen
      await delay(50)
    }
  }
  const [first, last] = [await reach(from), await reach(until)]
  await reach(1)
  const done = last.done - first.done
  return { perSecond: (done / (last.at - first.at)) * 1000, cpu: (last.cpu - first.cpu) / done }
}

const measureStore = async (surroundings: Surroundings, store: Store, tool: Server): Promise<Row[]> => {
  const { name, redisUrl } = store
  const database = await surroundings.database(`workers_${name}`.toLowerCase(), [many])
  const tokens = idsOf([many], many).map((user) => accessToken(user, 'admin'))
  const environment = { REDIS_URL: redisUrl, FINDINGS_URL: tool.address, FINDINGS_API_TOKEN: 'a-token-of-the-bench' }
  const api = await surroundings.startApi(database, environment)
  const queue = openBareQueue(database, store)
  const own = new pg.Client({ connectionString: database })
  await own.connect()
  const pending = async () =>
    Number((await own.query('select count(*) from wstg_inbox where due_at is not null')).rows[0].count)

  const requests = Array.from({ length: items }, (_, index) =>
    httpRequest('POST', '/api/wstg/sync', tokens[index % tokens.length], {
      wstg_id: `WSTG-BENCH-${index + 1}`,
      status: 'Done',
      notes: `note ${index}`,
    }),
  )

  const left = async () => {
    const { wait = 0, active = 0, prioritized = 0 } = await queue.getJobCounts('wait', 'active', 'prioritized')
    return wait + active + prioritized
  }
  const worker = await surroundings.startWorker(database, environment)
  const bareWorker = await surroundings.start('bench/bare-worker.ts', {
    environment: { DATABASE_URL: database, REDIS_URL: redisUrl },
    ready: /the bare worker is ready/,
  })
  /** Both stand still but for their turns: what they have compiled stays, and neither takes anything from the other. */
  for (const { child } of [worker, bareWorker]) child.kill('SIGSTOP')
  const turn = async (process: Server, total: number, remaining: () => Promise<number>): Promise<Rate> => {
    process.child.kill('SIGCONT')
    const rate = await observe(process, total, remaining)
    process.child.kill('SIGSTOP')
    process.forgetLog()
    return rate
  }

  const serviceTurn = async (): Promise<Rate> => {
    await surroundings.generator.run({ port: api.port, connections: 16, milliseconds: accepting, requests })
    return turn(worker, await pending(), pending)
  }
  const bareTurn = async (): Promise<Rate> => {
    for (let added = 0; added < bareJobs; added += batchSize) {
      const batch = Array.from({ length: batchSize }, (_, index) => ({ name: 'job', data: { seq: added + index } }))
      await queue.addBulk(batch)
    }
    return turn(bareWorker, bareJobs, left)
  }

  try {
    await bareTurn()
    await serviceTurn()
    const limits = [await bareTurn()]
    const services: Rate[] = []
    for (let round = 0; round < rounds; round += 1) {
      services.push(await serviceTurn())
      limits.push(await bareTurn())
    }
    const ratio = (of: (rate: Rate) => number) =>
      median(services.map((rate, index) => of(rate) / mean([of(limits[index]!), of(limits[index + 1]!)])))
    const side = (rates: Rate[]) =>
      `${figure(median(rates.map(({ perSecond }) => perSecond)), '/s')}, ${figure(median(rates.map(({ cpu }) => cpu)), ' µs')}`
    const work = atLeast(
      {
        what: `Requests that a worker gets done, queue in ${name} (limit: BullMQ with jobs that do nothing)`,
        service: side(services),
        limit: side(limits),
      },
      ratio(({ perSecond }) => perSecond),
      0.5,
      ` (by CPU ${(1 / ratio(({ cpu }) => cpu)).toFixed(2)})`,
    )

    worker.child.kill('SIGCONT')
    const times: number[] = []
    for (let index = 0; index < roundTrips; index += 1) {
      const notes = `mark ${name} ${index}`
      const reply = await fetch(`${api.address}/api/wstg/sync`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tokens[0]}`, 'content-type': 'application/json' },
        body: JSON.stringify({ wstg_id: `WSTG-BENCH-${index + 1}`, status: 'In Progress', notes }),
      })
      const accepted = performance.now()
      if (reply.status !== 202) throw new Error(`answered ${reply.status}`)
      await (await fetch(`${tool.address}/written/${encodeURIComponent(notes)}`)).text()
      times.push(performance.now() - accepted)
    }
    times.sort((a, b) => a - b)
    const way: Row = {
      what: `From the 202 to the changed finding, queue in ${name}`,
      service: `median ${figure(median(times), ' ms')}, p99 ${figure(times[Math.ceil(times.length * 0.99) - 1]!, ' ms')}`,
      limit: '',
      result: '',
      goal: '',
      met: undefined,
    }
    return [work, way]
  } finally {
    for (const { child } of [worker, bareWorker]) child.kill('SIGCONT')
    await Promise.all([own.end(), queue.close()])
  }
}

export const measureWorkers = async (surroundings: Surroundings): Promise<Row[]> => {
  const rows: Row[] = []
  const stores = await startStores(surroundings.directory)
  try {
    for (const store of stores) {
      const tool = await surroundings.start('bench/findings-tool.ts', { pinned: false })
      pin(tool.pid, pinning?.rest)
      rows.push(...(await measureStore(surroundings, store, tool)))
      await surroundings.stopServers()
    }
  } finally {
    for (const store of stores) store.stop()
  }
  return rows
}
