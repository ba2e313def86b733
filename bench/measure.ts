/** Comparisons of the service with its limit, and the rows that show them. */
import { type Load, runLoad } from './load.ts'
import type { Server } from './servers.ts'

export interface Row {
  figure: string
  service: string
  limit: string
  result: string
  goal: string
  /** Undefined for a figure without a goal. */
  met: boolean | undefined
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return mean(sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1))
}

/** The median of the ratios of two series, pair by pair. */
export const pairedRatio = (own: readonly number[], other: readonly number[]): number =>
  median(own.map((value, index) => value / other[index]!))

/** A number with three digits or more, and its unit. */
export const format = (value: number, unit: string): string => {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  return (
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }) +
    unit
  )
}

type Measured = Pick<Row, 'figure'> & Partial<Pick<Row, 'service' | 'limit'>>

export const atLeast = (measured: Measured, value: number, goal: number, note = ''): Row => ({
  service: '',
  limit: '',
  ...measured,
  result: value.toFixed(2) + note,
  goal: `≥ ${goal}`,
  met: value >= goal,
})

export const atMost = (measured: Measured, value: number, goal: number, note = ''): Row => ({
  ...atLeast(measured, value, goal, note),
  goal: `≤ ${goal}`,
  met: value <= goal,
})

/** Answers per second, and the server's CPU time for each in microseconds. */
export interface Rate {
  perSecond: number
  cpu: number
}

export const formatRate = (rates: readonly Rate[]): string => {
  const perSecond = median(rates.map((rate) => rate.perSecond))
  const cpu = median(rates.map((rate) => rate.cpu))
  return `${format(perSecond, '/s')}, ${format(cpu, ' µs')}`
}

/**
 * Measures in turn: limit, service, limit, service, … limit. Each turn of the service is compared
 * with the mean of its two neighbours, so that other work of the machine affects both.
 */
export const alternate = async <Result>(
  rounds: number,
  service: () => Promise<Result>,
  limit: () => Promise<Result>,
) => {
  const limits = [await limit()]
  const services: Result[] = []
  for (let round = 0; round < rounds; round += 1) {
    services.push(await service())
    limits.push(await limit())
  }
  /** The median over the rounds of service to limit. */
  const ratio = (of: (result: Result) => number): number => {
    const around = services.map((_, index) => mean([of(limits[index]!), of(limits[index + 1]!)]))
    return pairedRatio(services.map(of), around)
  }
  return { services, limits, ratio }
}

export interface Side {
  server: Server
  requests: readonly string[]
}

/** Bursts of closed-loop load on two servers in turn; both are warmed up first. */
export const compare = async (service: Side, limit: Side, connections = 64) => {
  const burst = async ({ server, requests }: Side, seconds = 1) => {
    const before = server.cpu()
    const load: Load = { port: server.port, connections, seconds, requests }
    const { perSecond, succeeded, p50, p99 } = await runLoad(load)
    server.clearLog()
    return { perSecond, cpu: (server.cpu() - before) / succeeded, p50, p99 }
  }
  await burst(limit, 2)
  await burst(service, 3)
  return alternate(
    5,
    () => burst(service),
    () => burst(limit),
  )
}
