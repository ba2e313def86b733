/** The requests that a worker finishes, and the time from a 202 to the changed finding. */
import { setTimeout as delay } from 'node:timers/promises'
import { accessToken, type Group, idsOf } from './data.ts'
import { startFindingsTool } from './findings-tool.ts'
import { httpRequest, runLoad } from './load.ts'
import { format, median, type Row } from './measure.ts'
import type { Server } from './servers.ts'
import type { Setup } from './setup.ts'

const admins: Group = { first: 1, users: 1000, records: 0 }
/** Requests about one item are processed in order, requests about several items at once. */
const items = 20_000
const roundTrips = 200

type FindingsTool = Awaited<ReturnType<typeof startFindingsTool>>

/** Requests for the synchronisation of the items, by administrators in turn. */
const syncRequests = (): string[] => {
  const tokens = idsOf(admins).map((id) => accessToken(id, 'admin'))
  return Array.from({ length: items }, (_, index) =>
    httpRequest('/api/wstg/sync', tokens[index % tokens.length], {
      wstg_id: `WSTG-BENCH-${index + 1}`,
      status: 'Done',
      notes: `note ${index}`,
    }),
  )
}

/** Lets a new worker process all requests; the first fifth, while it warms up, does not count. */
const rateOf = async (worker: Server, tool: FindingsTool, total: number): Promise<string> => {
  const reach = async (share: number) => {
    while (tool.writes() < total * share) await delay(5)
    return { writes: tool.writes(), at: performance.now(), cpu: worker.cpu() }
  }
  const first = await reach(0.2)
  const last = await reach(0.95)
  const writes = last.writes - first.writes
  const rate = format((writes / (last.at - first.at)) * 1000, '/s')
  return `${rate}, ${format((last.cpu - first.cpu) / writes, ' µs')}`
}

/** Milliseconds from the answer of a request to the write in the findings tool. */
const roundTripTimes = async (api: Server, tool: FindingsTool): Promise<number[]> => {
  const times: number[] = []
  const headers = {
    authorization: `Bearer ${accessToken(1, 'admin')}`,
    'content-type': 'application/json',
  }
  for (let index = 1; index <= roundTrips; index += 1) {
    const notes = `round trip ${index}`
    const body = JSON.stringify({ wstg_id: `WSTG-BENCH-${index}`, status: 'In Progress', notes })
    const written = tool.written(notes).then(() => performance.now())
    const reply = await fetch(`${api.address}/api/wstg/sync`, { method: 'POST', headers, body })
    if (reply.status !== 202) throw new Error(`answered ${reply.status}`)
    const accepted = performance.now()
    times.push((await written) - accepted)
  }
  return times.toSorted((a, b) => a - b)
}

const measureQueue = async (
  setup: Setup,
  name: string,
  queue: Record<string, string>,
): Promise<Row[]> => {
  const database = await setup.database(`workers_${name}`.toLowerCase(), [admins])
  const tool = await startFindingsTool()
  setup.teardown(tool.stop)
  const environment = {
    ...queue,
    FINDINGS_URL: tool.address,
    FINDINGS_API_TOKEN: 'a-token-of-the-bench',
  }
  const api = await setup.start('src/start/api.ts', database, { environment })
  const load = { connections: 16, seconds: 2, requests: syncRequests() }
  const { succeeded } = await runLoad(api, load)
  const worker = await setup.start('src/start/worker.ts', database, { environment })
  const rate = await rateOf(worker, tool, Math.min(succeeded, items))
  while (tool.writes() < Math.min(succeeded, items)) await delay(20)
  const times = await roundTripTimes(api, tool)
  await setup.stopServers()
  const p99 = times[Math.ceil(times.length * 0.99) - 1]!
  const roundTrip = `median ${format(median(times), ' ms')}, p99 ${format(p99, ' ms')}`
  return [
    { figure: `Requests of a worker, queue in ${name}`, service: rate },
    { figure: `From the 202 to the changed finding, queue in ${name}`, service: roundTrip },
  ]
}

export const measureWorkers = async (setup: Setup): Promise<Row[]> => [
  ...(await measureQueue(setup, 'PostgreSQL', { REDIS_URL: '' })),
  ...(await measureQueue(setup, 'Redis', { REDIS_URL: await setup.startRedis() })),
]
