/** The requests that a worker finishes, and the time from a 202 to the changed finding. */
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { syncRequests, withStores } from './accepting.ts'
import { accessToken } from './data.ts'
import { runLoad } from './load.ts'
import { alternate, atLeast, format, formatRate, median, type Rate, type Row } from './measure.ts'
import type { Server } from './servers.ts'
import type { Setup } from './setup.ts'

const rounds = 3
/** Requests about one item are processed in order, requests about several items at once. */
const items = 20_000
const roundTrips = 200

/** Lets a stopped worker run until no request is left; the first and last 5 % do not count. */
const workOff = async (worker: Server, remaining: () => Promise<number>): Promise<Rate> => {
  const total = await remaining()
  const reach = async (share: number) => {
    for (;;) {
      const done = total - (await remaining())
      if (done >= total * share) return { done, at: performance.now(), cpu: worker.cpu() }
      await delay(20)
    }
  }
  worker.child.kill('SIGCONT')
  const first = await reach(0.05)
  const last = await reach(0.95)
  await reach(1)
  worker.child.kill('SIGSTOP')
  worker.clearLog()
  const done = last.done - first.done
  return { perSecond: (done / (last.at - first.at)) * 1000, cpu: (last.cpu - first.cpu) / done }
}

/** Milliseconds from the answer of a request to the write in the findings tool. */
const roundTripTimes = async (api: Server, tool: Server): Promise<number[]> => {
  const times: number[] = []
  const headers = {
    authorization: `Bearer ${accessToken(1, 'admin')}`,
    'content-type': 'application/json',
  }
  for (let index = 0; index < roundTrips; index += 1) {
    const notes = `mark ${performance.now()}`
    const body = JSON.stringify({
      wstg_id: `WSTG-BENCH-${index + 1}`,
      status: 'In Progress',
      notes,
    })
    const reply = await fetch(`${api.address}/api/wstg/sync`, { method: 'POST', headers, body })
    if (reply.status !== 202) throw new Error(`answered ${reply.status}`)
    const accepted = performance.now()
    await (await fetch(`${tool.address}/written/${encodeURIComponent(notes)}`)).text()
    times.push(performance.now() - accepted)
  }
  return times.toSorted((a, b) => a - b)
}

export const measureWorkers = (setup: Setup): Promise<Row[]> =>
  withStores(setup, async (name, redisUrl) => {
    const database = await setup.database(`workers_${name}`.toLowerCase(), [
      { users: 1000, records: 0 },
    ])
    const client = new pg.Client({ connectionString: database })
    await client.connect()
    const count = async (condition: string) =>
      Number((await client.query(`select count(*) from ${condition}`)).rows[0].count)
    await client.query(`
      create table bare_work (seq bigserial primary key, state text not null default 'waiting');
      create index on bare_work (seq) where state = 'waiting';
      create table bare_log (seq bigint not null, logged_at timestamptz not null)`)

    const tool = await setup.start('bench/findings-tool.ts', { place: 'rest' })
    const environment = {
      DATABASE_URL: database,
      REDIS_URL: redisUrl,
      FINDINGS_URL: tool.address,
      FINDINGS_API_TOKEN: 'a-token-of-the-bench',
    }
    const api = await setup.startApi(database, { environment })
    const worker = await setup.startWorker(database, { environment })
    const bare = await setup.start('bench/bare-worker.ts', { environment, ready: /ready/ })
    // Stopped between their turns, both keep their compiled code and take no CPU time.
    for (const { child } of [worker, bare]) child.kill('SIGSTOP')

    const pending = () => count('wstg_inbox where due_at is not null')
    const requests = syncRequests(items)
    const service = async () => {
      await runLoad({ port: api.port, connections: 16, seconds: 2, requests })
      return workOff(worker, pending)
    }
    const limit = async () => {
      await client.query('insert into bare_work (state) select $1 from generate_series(1, 5000)', [
        'waiting',
      ])
      return workOff(bare, () => count(`bare_work where state <> 'done'`))
    }
    try {
      await limit()
      await service()
      const { services, limits, ratio } = await alternate(rounds, service, limit)
      const comparison = '(limit: the same calls and commits, no queue)'
      const figure = `Requests of a worker, queue in ${name} ${comparison}`
      const rates = { service: formatRate(services), limit: formatRate(limits) }
      const note = ` (by CPU ${(1 / ratio(({ cpu }) => cpu)).toFixed(2)})`

      worker.child.kill('SIGCONT')
      const times = await roundTripTimes(api, tool)
      const p99 = times[Math.ceil(times.length * 0.99) - 1]!
      return [
        atLeast(
          { figure, ...rates },
          ratio(({ perSecond }) => perSecond),
          0.7,
          note,
        ),
        {
          figure: `From the 202 to the changed finding, queue in ${name}`,
          service: `median ${format(median(times), ' ms')}, p99 ${format(p99, ' ms')}`,
          limit: '',
          result: '',
          goal: '',
          met: undefined,
        },
      ]
    } finally {
      for (const { child } of [worker, bare]) child.kill('SIGCONT')
      await client.end()
      await setup.stopServers()
    }
  })
