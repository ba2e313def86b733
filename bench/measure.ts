/** Measurements side by side, and what is made of them. */
import type { Generator } from './load.ts'
import type { Server } from './processes.ts'

/** One line of the report. */
export interface Row {
  what: string
  service: string
  limit: string
  result: string
  goal: string
  /** Undefined: a figure without a goal. */
  met: boolean | undefined
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + sorted[middle - 1]!) / 2
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const digits = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value >= 10 ? value.toFixed(1) : value.toFixed(2)

export const figure = (value: number, unit = ''): string => `${digits(value)}${unit}`

export const atLeast = (row: Omit<Row, 'result' | 'goal' | 'met'>, value: number, goal: number, note = ''): Row => ({
  ...row,
  result: value.toFixed(2) + note,
  goal: `≥ ${goal}`,
  met: value >= goal,
})

export const atMost = (row: Omit<Row, 'result' | 'goal' | 'met'>, value: number, goal: number, note = ''): Row => ({
  ...row,
  result: value.toFixed(2) + note,
  goal: `≤ ${goal}`,
  met: value <= goal,
})

/** A side of a comparison: requests to one server. */
export interface Side {
  server: Server
  requests: string[]
}

export interface Burst {
  perSecond: number
  /** Microseconds of the server's CPU for each request. */
  cpu: number
  /** Milliseconds. */
  p50: number
  p99: number
}

export interface Comparison {
  service: Burst
  limit: Burst
  /** Service to limit: answers per second. */
  throughput: number
  /** Service to limit: requests for each second of the server's CPU. */
  capacity: number
  /** Service to limit: 99th percentile of the answer's time. */
  p99: number
}

const burst = async (generator: Generator, { server, requests }: Side, connections: number, milliseconds: number) => {
  const before = server.cpu()
  const { perSecond, succeeded, p50, p99 } = await generator.run({
    port: server.port,
    connections,
    milliseconds,
    requests,
  })
  const cpu = (server.cpu() - before) / succeeded
  server.forgetLog()
  return { perSecond, cpu, p50, p99 }
}

const summary = (bursts: readonly Burst[]): Burst => ({
  perSecond: median(bursts.map(({ perSecond }) => perSecond)),
  cpu: median(bursts.map(({ cpu }) => cpu)),
  p50: median(bursts.map(({ p50 }) => p50)),
  p99: median(bursts.map(({ p99 }) => p99)),
})

export interface ComparisonOptions {
  generator: Generator
  connections?: number
  rounds?: number
  /** Milliseconds of one burst. */
  duration?: number
}

/**
 * Bursts in turn: limit, service, limit, service, … limit. Each of the service's is held against the mean of the two
 * around it, so that what else the machine does weighs on both; the medians of the ratios are the result.
 */
export const compare = async (service: Side, limit: Side, options: ComparisonOptions): Promise<Comparison> => {
  const { generator, connections = 64, rounds = 5, duration = 1000 } = options
  await burst(generator, limit, connections, duration)
  await burst(generator, service, connections, 2 * duration)
  const limits = [await burst(generator, limit, connections, duration)]
  const services: Burst[] = []
  for (let round = 0; round < rounds; round += 1) {
    services.push(await burst(generator, service, connections, duration))
    limits.push(await burst(generator, limit, connections, duration))
  }
  const ratios = (of: (side: Burst) => number) =>
    median(services.map((own, index) => of(own) / mean([of(limits[index]!), of(limits[index + 1]!)])))
  return {
    service: summary(services),
    limit: summary(limits),
    throughput: ratios(({ perSecond }) => perSecond),
    capacity: 1 / ratios(({ cpu }) => cpu),
    p99: ratios(({ p99 }) => p99),
  }
}
