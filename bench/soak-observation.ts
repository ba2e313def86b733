/** What the processes hold while they work, taken every few seconds, and whether it grows. */
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import pg from 'pg'
import { mean } from './measure.ts'
import { memoryOf, type Server } from './processes.ts'

/** Milliseconds between two samples. */
export const sampleInterval = 2000

/** Figures by what they are of. */
type Sample = Record<string, number>

export interface Verdict {
  what: string
  start: string
  end: string
  allowed: string
  held: boolean
}

const MiB = 2 ** 20
/** MiB by which resident memory and the heap after a collection may rise over the last two thirds. */
const allowedRise = { resident: 16, heap: 8 }

/** The value of the line of least squares at both ends of evenly spaced values. */
export const line = (values: readonly number[]): { start: number; end: number } => {
  const middle = (values.length - 1) / 2
  const average = mean(values)
  let up = 0
  let across = 0
  for (const [index, value] of values.entries()) {
    up += (index - middle) * (value - average)
    across += (index - middle) ** 2
  }
  const slope = across === 0 ? 0 : up / across
  return { start: average - slope * middle, end: average + slope * middle }
}

const metric = (text: string, name: string): number => {
  const values = [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? ([\\d.e+-]+)$`, 'gm'))]
  if (values.length === 0) throw new Error(`there is no metric ${name}`)
  return values.reduce((sum, [, value]) => sum + Number(value), 0)
}

/** On a connection of its own: a kept one may be closed by the server at the moment in which it is used. */
const metricsOf = async (server: Server): Promise<string> => {
  const [response] = await once(get(`${server.operations}/metrics`, { agent: false }), 'response')
  const text = await textOf(response as IncomingMessage)
  if (response.statusCode !== 200) throw new Error(`metrics: ${response.statusCode} ${text.slice(0, 200)}`)
  return text
}

/** Has a process collect all garbage, by way of its inspector; what is left of its heap is what it holds. */
const connectInspector = async (server: Server) => {
  const url = /Debugger listening on (ws:\S+)/.exec(server.log())?.[1]
  if (url === undefined) throw new Error('the process has to be started with --inspect=127.0.0.1:0')
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error('no inspector answered'))
  })
  const ask = (method: string): Promise<{ result: { usedSize: number } }> =>
    new Promise((resolve) => {
      socket.onmessage = ({ data }) => resolve(JSON.parse(data))
      socket.send(JSON.stringify({ id: 1, method }))
    })
  return {
    async heapHeld(): Promise<number> {
      await ask('HeapProfiler.collectGarbage')
      return (await ask('Runtime.getHeapUsage')).result.usedSize / MiB
    },
    close: () => socket.close(),
  }
}

const processSample = async (name: string, server: Server): Promise<Sample> => {
  const text = await metricsOf(server)
  return {
    [`${name}, resident memory (MiB)`]: memoryOf(server.pid) / MiB,
    [`${name}, file descriptors`]: readdirSync(`/proc/${server.pid}/fd`).length,
    [`${name}, threads`]: Number(/^Threads:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]),
    [`${name}, handles of the event loop`]: metric(text, 'nodejs_active_resources_total'),
  }
}

export interface Observer {
  /** Takes samples until the signal; rejects when a process does not answer. */
  run(signal: AbortSignal): Promise<void>
  /** Forgets what was seen so far. */
  begin(): void
  verdicts(): Verdict[]
  close(): Promise<void>
}

const judge = (what: string, all: readonly number[]): Verdict => {
  const values = all.slice(Math.floor(all.length / 3))
  const figures = (start: number, end: number) => ({ start: start.toFixed(1), end: end.toFixed(1) })
  if (what.includes('MiB')) {
    const allowed = what.includes('heap') ? allowedRise.heap : allowedRise.resident
    const { start, end } = line(values)
    return { what, ...figures(start, end), allowed: `+${allowed}`, held: end - start <= allowed }
  }
  // Counts swing with the load: the mean of the last third against that of the middle one.
  const half = Math.floor(values.length / 2)
  const [start, end] = [mean(values.slice(0, half)), mean(values.slice(half))]
  const slack = what.includes('waiting') ? 20 : 3
  return { what, ...figures(start, end), allowed: `+10 % and ${slack}`, held: end <= start * 1.1 + slack }
}

/** @param collectInterval milliseconds from one collection of all garbage to the next */
export const startObserver = async (
  servers: Record<string, Server>,
  databaseUrl: string,
  collectInterval: number,
): Promise<Observer> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  let samples: Sample[] = []
  let next = performance.now()
  const inspectors = await Promise.all(
    Object.entries(servers).map(async ([name, server]) => ({
      what: `${name}, heap after a collection (MiB)`,
      inspector: await connectInspector(server),
    })),
  )
  const heaps = new Map<string, number[]>()
  let nextCollection = next

  const collect = async (): Promise<void> => {
    for (const { what, inspector } of inspectors) {
      const held = await inspector.heapHeld()
      heaps.set(what, [...(heaps.get(what) ?? []), held])
    }
  }

  const take = async (): Promise<void> => {
    const { rows } = await client.query<{ connections: number; waiting: number }>(`
      select (select count(*)::integer from pg_stat_activity where datname = current_database()) as connections,
        (select count(*)::integer from wstg_inbox where due_at is not null) as waiting`)
    const parts = await Promise.all(Object.entries(servers).map(([name, server]) => processSample(name, server)))
    const worker = await metricsOf(servers.worker!)
    samples.push({
      ...Object.assign({}, ...parts),
      'PostgreSQL, connections': rows[0]!.connections,
      'Inbox, requests waiting': rows[0]!.waiting,
      'Queue, jobs waiting': metric(worker, 'wstg_queue_jobs'),
    })
  }

  return {
    async run(signal) {
      for (; !signal.aborted; next += sampleInterval) {
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())))
        await take()
        if (performance.now() < nextCollection) continue
        await collect()
        nextCollection += collectInterval
      }
    },
    begin() {
      samples = []
      heaps.clear()
      nextCollection = performance.now() + collectInterval
    },
    verdicts: () => [
      ...[...heaps].map(([what, values]) => judge(what, values)),
      ...Object.keys(samples[0] ?? {}).map((what) =>
        judge(
          what,
          samples.map((sample) => sample[what]!),
        ),
      ),
    ],
    async close() {
      for (const { inspector } of inspectors) inspector.close()
      await client.end()
    },
  }
}
