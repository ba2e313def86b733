/** Comparisons of the service with its limit, and the rows that show them. */
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { runLoad } from './load.ts'
import type { Server } from './servers.ts'

const relations = {
  '=': (value: number, goal: number) => value === goal,
  '≤': (value: number, goal: number) => value <= goal,
  '≥': (value: number, goal: number) => value >= goal,
}
export type Goal = readonly [relation: keyof typeof relations, value: number]

export interface Row {
  figure: string
  /** The values of the service and of its limit, as texts. */
  reached?: readonly string[]
  result: number
  goal: Goal
}

export const isMet = ({ result, goal }: Row): boolean => relations[goal[0]](result, goal[1])

/** Three digits, and all of a larger number before its point. */
export const format = (value: number, unit = ''): string => {
  const options = { maximumFractionDigits: 0, maximumSignificantDigits: 3 }
  return value.toLocaleString('en', { ...options, roundingPriority: 'morePrecision' }) + unit
}

export const tableOf = (rows: readonly Row[]): string => {
  const lines = rows.map((row) => {
    const { figure, reached: [service, limit] = [], result, goal } = row
    const verdict = isMet(row) ? 'yes' : '**no**'
    return `| ${[figure, service, limit, format(result), goal.join(' '), verdict].join(' | ')} |`
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

const rounds = 5

/**
 * The ratio of the service to its limit, which are measured in turn: limit, service, limit, …,
 * limit. Each turn of the service is compared with the mean of its two neighbours, so that other
 * work of the machine affects both. The result is the median.
 */
export const ratioRow = async (
  figure: string,
  unit: string,
  service: () => Promise<number>,
  limit: () => Promise<number>,
  goal: Goal,
): Promise<Row> => {
  const limits = [await limit()]
  const services: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    services.push(await service())
    limits.push(await limit())
  }
  const reached = [services, limits].map((values) => format(median(values), unit))
  const ratios = services.map((own, index) => own / mean(limits.slice(index, index + 2)))
  return { figure, reached, result: median(ratios), goal }
}

export interface Side {
  server: Server
  requests: readonly string[]
}

/** Requests after which a server's code is compiled. */
const warmUp = 20_000

/** Compares the CPU time of a request, under bursts of closed-loop load. */
export const cpuRow = async (
  figure: string,
  service: Side,
  limit: Side,
  connections: number,
  goal: Goal,
): Promise<Row> => {
  const burst = async ({ server, requests }: Side) => {
    const before = server.cpu()
    const { succeeded } = await runLoad(server, { connections, seconds: 1, requests })
    return { succeeded, cpu: (server.cpu() - before) / succeeded }
  }
  for (const side of [limit, service])
    for (let sent = 0; sent < warmUp; ) sent += (await burst(side)).succeeded
  const cpuOf = (side: Side) => async () => (await burst(side)).cpu
  return ratioRow(figure, ' µs', cpuOf(service), cpuOf(limit), goal)
}

/** Waits until all accepted requests are done, for a minute at most. */
export const untilDone = async (client: pg.Client): Promise<void> => {
  const open = 'select from wstg_inbox where due_at is not null limit 1'
  const deadline = performance.now() + 60_000
  while ((await client.query(open)).rowCount !== 0 && performance.now() < deadline) await delay(2)
}
