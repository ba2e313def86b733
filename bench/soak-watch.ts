/** Samples of the memory, handles and backlog of processes under load, and whether they grow. */
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { mean } from './measure.ts'
import type { Server } from './servers.ts'

/** Milliseconds between two samples. */
const interval = 2000
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

const usage = `
  select (
      select count(*)::integer from pg_stat_activity where datname = current_database()
    ) as connections,
    (select count(*)::integer from wstg_inbox where due_at is not null) as waiting`

/** Watches until the signal. */
export const watch = async (
  servers: Readonly<Record<string, Server>>,
  databaseUrl: string,
  signal: AbortSignal,
): Promise<Check[]> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const series = new Map<string, number[]>()
  const add = (name: string, value: number) =>
    series.set(name, [...(series.get(name) ?? []), value])
  try {
    while (!signal.aborted) {
      const { rows } = await client.query(usage)
      add('connections of PostgreSQL', rows[0].connections)
      add('requests waiting', rows[0].waiting)
      for (const [name, server] of Object.entries(servers)) {
        const metrics = await (await fetch(`${server.operations}/metrics`)).text()
        const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
        add(`${name}: resident memory`, server.memory().now)
        add(`${name}: file descriptors`, readdirSync(`/proc/${server.pid}/fd`).length)
        add(`${name}: threads`, Number(/^Threads:\s+(\d+)/m.exec(status)?.[1]))
        add(`${name}: handles`, metric(metrics, 'nodejs_active_resources_total'))
        add(`${name}: heap`, metric(metrics, 'nodejs_heap_size_used_bytes') / 2 ** 20)
      }
      await delay(interval, undefined, { signal }).catch(() => undefined)
    }
  } finally {
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
      // Counts vary with the load, so the last third is compared with the middle one.
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
    checks.push({
      name: `${name}: peak of the resident memory`,
      expected,
      found,
      held: peak <= allowedPeak,
    })
  }
  return checks
}
