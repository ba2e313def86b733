/** Comparisons of the service with its limit, and the rows that show them. */
import { runLoad } from './load.ts'
import type { Server } from './servers.ts'

export interface Row {
  figure: string
  service?: string | undefined
  limit?: string | undefined
  result?: string
  goal?: string
  /** Undefined for a figure without a goal. */
  met?: boolean
}

/** A table in Markdown. */
export const tableOf = (rows: readonly Row[]): string => {
  const lines = rows.map(({ figure, service, limit, result, goal, met }) => {
    const verdict = met === undefined ? '' : met ? 'yes' : '**no**'
    return `| ${[figure, service, limit, result, goal, verdict].join(' | ')} |`
  })
  const head = '| | Service | Limit | Result | Goal | Met |\n|---|---|---|---|---|---|'
  return [head, ...lines].join('\n')
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return mean(sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1))
}

/** A number with three digits or more, and its unit. */
export const format = (value: number, unit: string): string => {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return value.toLocaleString('en', options) + unit
}

export interface Goal {
  relation: '≤' | '≥'
  value: number
}
export const atLeast = (value: number): Goal => ({ relation: '≥', value })
export const atMost = (value: number): Goal => ({ relation: '≤', value })

/** @param texts what the service and the limit reached */
export const rowOf = (
  figure: string,
  [service, limit]: readonly string[],
  value: number,
  goal?: Goal,
  note = '',
): Row => ({
  figure,
  service,
  limit,
  result: value.toFixed(2) + note,
  ...(goal && {
    goal: `${goal.relation} ${goal.value}`,
    met: goal.relation === '≤' ? value <= goal.value : value >= goal.value,
  }),
})

/** Milliseconds of an action, the median of some calls one after the other. */
export const timed = async (action: () => unknown, count = 10): Promise<number> => {
  const durations: number[] = []
  for (let n = 0; n < count; n += 1) {
    const start = performance.now()
    await action()
    durations.push(performance.now() - start)
  }
  return median(durations)
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
  const ratio = (of: (result: Result) => number) =>
    median(
      services.map((own, index) => of(own) / mean([of(limits[index]!), of(limits[index + 1]!)])),
    )
  return { services, limits, ratio }
}

/** Bursts of closed-loop load on two servers in turn; both are warmed up first. */
export const compare = async (service: Side, limit: Side, connections = 64) => {
  const burst = async ({ server, requests }: Side, seconds = 1) => {
    const before = server.cpu()
    const result = await runLoad(server, { connections, seconds, requests })
    return { ...result, cpu: (server.cpu() - before) / result.succeeded }
  }
  await burst(limit, 2)
  await burst(service, 3)
  return alternate(
    5,
    () => burst(service),
    () => burst(limit),
  )
}

export interface Side {
  server: Server
  requests: readonly string[]
}

export const mediansOf = <Result>(
  { services, limits }: Comparison<Result>,
  of: (result: Result) => number,
  unit: string,
): string[] => [services, limits].map((results) => format(median(results.map(of)), unit))

/** The ratio of a quantity. */
export const ratioRow = <Result>(
  figure: string,
  comparison: Comparison<Result>,
  of: (result: Result) => number,
  unit: string,
  goal?: Goal,
): Row => rowOf(figure, mediansOf(comparison, of, unit), comparison.ratio(of), goal)

/** Answers per second, and the server's CPU time for each in microseconds. */
interface Rate {
  perSecond: number
  cpu: number
}

/** Requests for each second of CPU time against the limit, and the rates. */
export const rateRow = (figure: string, comparison: Comparison<Rate>): Row => {
  const cpu = ({ cpu: value }: Rate) => value
  const costs = mediansOf(comparison, cpu, ' µs')
  const texts = mediansOf(comparison, ({ perSecond }) => perSecond, '/s').map(
    (rate, side) => `${rate}, ${costs[side]}`,
  )
  return rowOf(figure, texts, 1 / comparison.ratio(cpu))
}
