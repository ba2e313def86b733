/** Samples of the memory, handles and backlog of processes under load, and whether they grow. */
import { readdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { atMost, mean, type Row, rowOf } from './measure.ts'
import type { Server } from './servers.ts'

/** Milliseconds between two samples. */
const interval = 2000
/** MiB by which memory may rise; other series may rise by a tenth of their mean and ten. */
const allowedRise: Record<string, number> = { 'resident memory': 16, heap: 8 }
/** MiB; docker-compose.yml allows an API 768. */
const allowedPeak = 350

/** The rise of the line of least squares through evenly spaced values, from end to end. */
const rise = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2
  const up = values.reduce((sum, value, index) => sum + (index - middle) * value, 0)
  const across = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0)
  return (up / across) * (values.length - 1)
}

/** The sum of a metric over its labels. */
const metric = (text: string, name: string): number =>
  [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? ([\\d.e+-]+)$`, 'gm'))]
    .map(([, value]) => Number(value))
    .reduce((sum, value) => sum + value)

const usage = `
  select (
      select count(*)::integer from pg_stat_activity where datname = current_database()
    ) as connections,
    (select count(*)::integer from wstg_inbox where due_at is not null) as waiting`

/** Watches until the signal. The first third of the samples is warm-up. */
export const watch = async (
  servers: Readonly<Record<string, Server>>,
  client: pg.Client,
  signal: AbortSignal,
): Promise<Row[]> => {
  const series = new Map<string, number[]>()
  const add = (name: string, value: number) =>
    series.set(name, [...(series.get(name) ?? []), value])
  while (!signal.aborted) {
    const { rows } = await client.query(usage)
    add('connections of PostgreSQL', rows[0].connections)
    add('requests waiting', rows[0].waiting)
    for (const [name, server] of Object.entries(servers)) {
      const metrics = await (await fetch(`${server.operations}/metrics`)).text()
      add(`${name}: resident memory`, server.memory().now)
      add(`${name}: heap`, metric(metrics, 'nodejs_heap_size_used_bytes') / 2 ** 20)
      add(`${name}: handles`, metric(metrics, 'nodejs_active_resources_total'))
      add(`${name}: file descriptors`, readdirSync(`/proc/${server.pid}/fd`).length)
      add(`${name}: threads`, readdirSync(`/proc/${server.pid}/task`).length)
    }
    await delay(interval, undefined, { signal }).catch(() => undefined)
  }

  const trends = [...series].map(([name, all]) => {
    const values = all.slice(Math.floor(all.length / 3))
    const allowed = allowedRise[name.split(': ').at(-1)!] ?? Math.floor(mean(values) / 10 + 10)
    const figure = `Rise of ${name}, mean ${mean(values).toFixed(0)}`
    return rowOf(figure, [], rise(values), atMost(allowed))
  })
  const peaks = Object.entries(servers).map(([name, server]) =>
    rowOf(`${name}: peak of the resident memory`, [], server.memory().peak, atMost(allowedPeak)),
  )
  return [...trends, ...peaks]
}
