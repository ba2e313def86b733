/** Samples of the memory, handles and backlog of processes under load, and whether they grow. */
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { mean } from './measure.ts'
import type { Server } from './servers.ts'

/** Milliseconds between two samples. */
const interval = 2000
/** Samples between two collections of all garbage. */
const collectEvery = 15
/** MiB by which a trend may rise over the last two thirds. */
const allowedRise = { 'resident memory': 16, heap: 8 }
/** MiB that docker-compose.yml allows a process. */
const allowedPeak = 512

export interface Check {
  name: string
  expected: string
  found: string
  held: boolean
}

/** The rise of the line of least squares through evenly spaced values, from end to end. */
const rise = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2
  const up = values.reduce((sum, value, index) => sum + (index - middle) * value, 0)
  const across = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0)
  return (up / across) * (values.length - 1)
}

const metric = (text: string, name: string): number =>
  [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? ([\\d.e+-]+)$`, 'gm'))]
    .map(([, value]) => Number(value))
    .reduce((sum, value) => sum + value)

/** MiB of a process's heap after a collection, by its inspector. */
const openHeap = async (server: Server) => {
  const socket = new WebSocket(/Debugger listening on (ws:\S+)/.exec(server.log())![1]!)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const ask = (method: string): Promise<{ result: { usedSize: number } }> =>
    new Promise((resolve) => {
      socket.onmessage = ({ data }) => resolve(JSON.parse(data))
      socket.send(JSON.stringify({ id: 1, method }))
    })
  return {
    async held() {
      await ask('HeapProfiler.collectGarbage')
      return (await ask('Runtime.getHeapUsage')).result.usedSize / 2 ** 20
    },
    close: () => socket.close(),
  }
}

const usage = `
  select (select count(*)::integer from pg_stat_activity where datname = current_database()) as connections,
    (select count(*)::integer from wstg_inbox where due_at is not null) as waiting`

/** Watches until the signal; the servers have to run with `--inspect`. */
export const watch = async (
  servers: Readonly<Record<string, Server>>,
  databaseUrl: string,
  signal: AbortSignal,
): Promise<Check[]> => {
  const heaps = await Promise.all(Object.values(servers).map(openHeap))
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const series = new Map<string, number[]>()
  const add = (name: string, value: number) => series.set(name, [...(series.get(name) ?? []), value])
  try {
    for (let sample = 0; !signal.aborted; sample += 1) {
      const { rows } = await client.query(usage)
      add('connections of PostgreSQL', rows[0].connections)
      add('requests waiting', rows[0].waiting)
      for (const [index, [name, server]] of Object.entries(servers).entries()) {
        const metrics = await (await fetch(`${server.operations}/metrics`)).text()
        const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
        add(`${name}: resident memory`, server.memory().now)
        add(`${name}: file descriptors`, readdirSync(`/proc/${server.pid}/fd`).length)
        add(`${name}: threads`, Number(/^Threads:\s+(\d+)/m.exec(status)?.[1]))
        add(`${name}: handles`, metric(metrics, 'nodejs_active_resources_total'))
        if (sample % collectEvery === 0) add(`${name}: heap`, await heaps[index]!.held())
      }
      await delay(interval, undefined, { signal }).catch(() => undefined)
    }
  } finally {
    for (const heap of heaps) heap.close()
    await client.end()
  }

  const checks: Check[] = []
  for (const [name, all] of series) {
    const values = all.slice(Math.floor(all.length / 3))
    const memory = Object.entries(allowedRise).find(([kind]) => name.endsWith(kind))
    if (memory) {
      const found = rise(values)
      const expected = `trend up to +${memory[1]} MiB`
      checks.push({ name, expected, found: `${found.toFixed(1)} MiB`, held: found <= memory[1] })
    } else {
      // Counts swing with the load: the last third is held against the middle one.
      const half = Math.floor(values.length / 2)
      const [before, after] = [mean(values.slice(0, half)), mean(values.slice(half))]
      const allowed = before * 1.1 + 10
      const expected = `up to ${allowed.toFixed(1)}`
      checks.push({ name, expected, found: after.toFixed(1), held: after <= allowed })
    }
  }
  for (const [name, server] of Object.entries(servers)) {
    const { peak } = server.memory()
    const found = `${peak.toFixed(0)} MiB`
    const expected = `up to ${allowedPeak} MiB`
    checks.push({ name: `${name}: peak of the resident memory`, expected, found, held: peak <= allowedPeak })
  }
  return checks
}
