/** Comparisons of the service with its limit, and the rows that show them. */
import { runLoad } from './load.ts'
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
const pairedRatio = (own: readonly number[], other: readonly number[]): number =>
  median(own.map((value, index) => value / other[index]!))

/** A number with three digits or more, and its unit. */
export const format = (value: number, unit: string): string => {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  return (
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }) +
    unit
  )
}

const row = (figure: string, texts: string[], result: string, goal: string, met: boolean): Row => {
  const [service = '', limit = ''] = texts
  return { figure, service, limit, result, goal, met }
}

/** @param texts what the service and the limit reached */
export const atLeast = (figure: string, texts: string[], value: number, goal: number, note = '') =>
  row(figure, texts, value.toFixed(2) + note, `≥ ${goal}`, value >= goal)

/** @param texts what the service and the limit reached */
export const atMost = (figure: string, texts: string[], value: number, goal: number, note = '') =>
  row(figure, texts, value.toFixed(2) + note, `≤ ${goal}`, value <= goal)

/** Figures of the service and its limit that were measured in turn. */
export interface Pairs {
  figure: string
  own: readonly number[]
  other: readonly number[]
  unit: string
}

const mediansOf = ({ own, other, unit }: Pairs) => [
  format(median(own), unit),
  format(median(other), unit),
]
export const pairsAtLeast = (pairs: Pairs, goal: number): Row =>
  atLeast(pairs.figure, mediansOf(pairs), pairedRatio(pairs.own, pairs.other), goal)
export const pairsAtMost = (pairs: Pairs, goal: number): Row =>
  atMost(pairs.figure, mediansOf(pairs), pairedRatio(pairs.own, pairs.other), goal)

/** Answers per second, and the server's CPU time for each in microseconds. */
export interface Rate {
  perSecond: number
  cpu: number
}

interface Comparison<Result> {
  services: Result[]
  limits: Result[]
  /** The median over the rounds of service to limit. */
  ratio(of: (result: Result) => number): number
}

/**
 * Measures in turn: limit, service, limit, service, … limit. Each turn of the service is compared
 * with the mean of its two neighbours, so that other work of the machine affects both.
 */
export const alternate = async <Result>(
  rounds: number,
  service: () => Promise<Result>,
  limit: () => Promise<Result>,
): Promise<Comparison<Result>> => {
  const limits = [await limit()]
  const services: Result[] = []
  for (let round = 0; round < rounds; round += 1) {
    services.push(await service())
    limits.push(await limit())
  }
  const ratio = (of: (result: Result) => number) => {
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
    const { port } = server
    const { perSecond, succeeded, p50, p99 } = await runLoad({
      port,
      connections,
      seconds,
      requests,
    })
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

/** Throughput against the limit, and the same ratio by CPU time. */
export const rateRow = (
  figure: string,
  goal: number,
  { services, limits, ratio }: Comparison<Rate>,
): Row => {
  const texts = [services, limits].map((rates) => {
    const perSecond = median(rates.map((rate) => rate.perSecond))
    return `${format(perSecond, '/s')}, ${format(median(rates.map(({ cpu }) => cpu)), ' µs')}`
  })
  const byCpu = (1 / ratio(({ cpu }) => cpu)).toFixed(2)
  return atLeast(
    figure,
    texts,
    ratio(({ perSecond }) => perSecond),
    goal,
    ` (by CPU ${byCpu})`,
  )
}
