/** The requests that a worker finishes, and the time from a 202 to the changed finding. */
import { setTimeout as delay } from 'node:timers/promises'
import { admins, syncRequests } from './accepting.ts'
import { accessToken, withClient } from './data.ts'
import { runLoad } from './load.ts'
import { alternate, atLeast, format, median, type Rate, type Row, rateRow } from './measure.ts'
import type { Server } from './servers.ts'
import type { Setup } from './setup.ts'

const rounds = 3
/** Requests about one item are processed in order, requests about several items at once. */
const items = 20_000
const roundTrips = 200

/** The limit stores its requests, items and log in tables like the service's. */
const bareTables = `
  create table bare_inbox (like wstg_inbox including all);
  create table bare_items (like wstg_items including all);
  create table bare_log (like wstg_sync_log including all);
  insert into bare_items (item_key, wstg_id, wstg_status)
  select 'wstg-bench-' || n, 'WSTG-BENCH-' || n, 'Not Started' from generate_series(1, ${items}) n`
const bareRequests = `
  insert into bare_inbox (kind, item_key, payload, requeue_at)
  select 'sync', 'wstg-bench-' || n, json_build_object('status', 'Done', 'notes', 'note ' || n),
    clock_timestamp() from generate_series(1, 5000) n`

/**
 * Lets a stopped worker run until no request is left; the first and last 5 % do not count. The tool
 * counts the progress: counting rows would take a part of the database's processor time.
 */
const workOff = async (
  worker: Server,
  tool: Server,
  remaining: () => Promise<number>,
): Promise<Rate> => {
  const writes = async (): Promise<number> => {
    const reply = await fetch(`${tool.address}/writes`)
    return ((await reply.json()) as { count: number }).count
  }
  const total = await remaining()
  const before = await writes()
  const reach = async (share: number) => {
    for (;;) {
      const done = (await writes()) - before
      if (done >= total * share) return { done, at: performance.now(), cpu: worker.cpu() }
      await delay(20)
    }
  }
  worker.child.kill('SIGCONT')
  const first = await reach(0.05)
  const last = await reach(0.95)
  while ((await remaining()) > 0) await delay(20)
  worker.child.kill('SIGSTOP')
  worker.clearLog()
  const done = last.done - first.done
  return { perSecond: (done / (last.at - first.at)) * 1000, cpu: (last.cpu - first.cpu) / done }
}

/** Waits until an API has put its accepted requests on the queue: they count as accepting. */
const settled = async (api: Server): Promise<void> => {
  for (let before = -1; api.cpu() !== before; ) {
    before = api.cpu()
    await delay(500)
  }
}

/** Milliseconds from the answer of a request to the write in the findings tool. */
const roundTripTimes = async (api: Server, tool: Server): Promise<number[]> => {
  const times: number[] = []
  const headers = {
    authorization: `Bearer ${accessToken(1, 'admin')}`,
    'content-type': 'application/json',
  }
  for (let index = 1; index <= roundTrips; index += 1) {
    const notes = `mark ${performance.now()}`
    const body = JSON.stringify({ wstg_id: `WSTG-BENCH-${index}`, status: 'In Progress', notes })
    const reply = await fetch(`${api.address}/api/wstg/sync`, { method: 'POST', headers, body })
    if (reply.status !== 202) throw new Error(`answered ${reply.status}`)
    const accepted = performance.now()
    await (await fetch(`${tool.address}/written/${encodeURIComponent(notes)}`)).text()
    times.push(performance.now() - accepted)
  }
  return times.toSorted((a, b) => a - b)
}

const measureQueue = async (
  setup: Setup,
  name: string,
  queue: Record<string, string>,
): Promise<Row[]> => {
  const database = await setup.database(`workers_${name}`.toLowerCase(), [admins])
  const tool = await setup.start('bench/findings-tool.ts', database, { place: 'rest' })
  const environment = {
    ...queue,
    FINDINGS_URL: tool.address,
    FINDINGS_API_TOKEN: 'a-token-of-the-bench',
  }
  const api = await setup.start('src/start/api.ts', database, { environment })
  const worker = await setup.start('src/start/worker.ts', database, { environment })
  const bare = await setup.start('bench/bare-worker.ts', database, { environment })
  // Stopped between their turns, both keep their compiled code and take no CPU time.
  for (const { child } of [worker, bare]) child.kill('SIGSTOP')

  const requests = syncRequests(items)
  return withClient(database, async (client) => {
    await client.query(bareTables)
    const pending = async (table: string) => {
      const count = `select count(*)::integer from ${table} where due_at is not null`
      return (await client.query(count)).rows[0].count
    }
    const service = async () => {
      await runLoad(api, { connections: 16, seconds: 2, requests })
      await settled(api)
      return workOff(worker, tool, () => pending('wstg_inbox'))
    }
    const limit = async () => {
      await client.query(bareRequests)
      return workOff(bare, tool, () => pending('bare_inbox'))
    }
    try {
      await limit()
      await service()
      const figure = `Requests of a worker, queue in ${name} (limit: the same calls and commits)`
      const row = rateRow(figure, await alternate(rounds, service, limit), atLeast(0.5))
      worker.child.kill('SIGCONT')
      const times = await roundTripTimes(api, tool)
      const p99 = times[Math.ceil(times.length * 0.99) - 1]!
      const texts = `median ${format(median(times), ' ms')}, p99 ${format(p99, ' ms')}`
      const roundTrip = `From the 202 to the changed finding, queue in ${name}`
      return [row, { figure: roundTrip, service: texts }]
    } finally {
      for (const { child } of [worker, bare]) child.kill('SIGCONT')
      await setup.stopServers()
    }
  })
}

export const measureWorkers = async (setup: Setup): Promise<Row[]> => {
  const rows: Row[] = []
  for (const [name, queue] of Object.entries(await setup.queues()))
    rows.push(...(await measureQueue(setup, name, queue)))
  return rows
}
