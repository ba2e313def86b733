import { ConfigError } from '../errors.ts'
import { cachedFor } from '../process/timeouts.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** Milliseconds for one answer of the database; two of them fit into the 2 s of `/readyz`. */
const checkTimeout = 900
/** Milliseconds for which the result of a check of the queue and the tool is reused. */
const queueFreshFor = 5000
const toolFreshFor = 30_000

interface DependencyReport {
  state: 'up' | 'down' | 'unknown' | 'not_configured'
  /** When this process first saw this state, ISO 8601. */
  since: string
  /** Whether the process needs it to serve. */
  required: boolean
  /** Why it is down, where an operator has to act. */
  reason?: string
}

export interface HealthReport {
  status: 'ok' | 'degraded' | 'unavailable' | 'draining'
  dependencies: Record<string, DependencyReport>
}

export const isReady = ({ status }: HealthReport): boolean =>
  status === 'ok' || status === 'degraded'

/** Checks that reject while a dependency is down; they may hang. */
interface Checks {
  /** Notes by itself whether the database, which answers, accepts or refuses writes. */
  database: () => Promise<unknown>
  queue: () => Promise<unknown>
  /** Undefined: no tool is configured. */
  findingsTool: (() => Promise<unknown>) | undefined
  /** Aborted when the process ends. */
  ending: AbortSignal
  now: () => Date
  log: Log
}

/** True, or why the dependency refuses the service. */
const answerOf = (check: () => Promise<unknown>): Promise<true | string> =>
  check().then(
    () => true as const,
    (error: unknown) => {
      if (error instanceof ConfigError) return error.message
      throw error
    },
  )

/**
 * The state of the dependencies. The process is ready while every required one is up, until its
 * end. Only the database is required: without the queue and the tool requests are accepted and
 * stored, and without the breach service a local list decides.
 */
export const createServiceHealth = (checks: Checks) => {
  const { database, queue, findingsTool, ending, now, log } = checks
  const since = now().toISOString()
  const required: DependencyReport = { state: 'unknown', since, required: true }
  const optional: DependencyReport = { state: 'unknown', since, required: false }
  const dependencies: Record<
    'database' | 'database_writes' | 'schema' | 'queue' | 'findings_tool' | 'breach_service',
    DependencyReport
  > = {
    database: { ...required },
    /** Down while the database serves reads only. */
    database_writes: { ...required },
    /** Up once this process has seen all migrations applied. */
    schema: { ...required },
    queue: { ...optional },
    findings_tool: { ...optional, ...(!findingsTool && { state: 'not_configured' as const }) },
    breach_service: { ...optional },
  }
  type Name = keyof typeof dependencies
  /** Takes the state from the result of a call, and warns of a reason that is new. */
  const noteCall = (name: Name, worked: boolean, reason?: string): void => {
    const { reason: known, ...before } = dependencies[name]
    const state = worked ? 'up' : 'down'
    const since = before.state === state ? before.since : now().toISOString()
    dependencies[name] = { ...before, state, since, ...(reason !== undefined && { reason }) }
    if (reason !== undefined && reason !== known)
      log.warn({ event: 'dependency_refuses', dependency: name }, reason)
  }

  const noteAnswer = (name: Name, answer: true | string | undefined): void =>
    answer === true ? noteCall(name, true) : noteCall(name, false, answer)
  const cachedCheck = (name: Name, check: () => Promise<unknown>, freshFor: number) => {
    const ask = () => answerOf(check).catch(() => undefined)
    return cachedFor(async () => noteAnswer(name, await ask()), freshFor, checkTimeout)
  }
  const ask = () => cachedFor(() => answerOf(database), 0, checkTimeout)
  const [first, second] = [ask(), ask()]
  /**
   * Counts as down after two misses: a single one also happens on a busy machine, and when a
   * connection has just ended. The second question uses another connection.
   */
  const checkDatabase = async () => {
    noteAnswer('database', (await first()) ?? (await second()))
  }
  const checkQueue = cachedCheck('queue', queue, queueFreshFor)
  const checkTool = findingsTool && cachedCheck('findings_tool', findingsTool, toolFreshFor)

  const statusNow = (excluded: readonly string[]): HealthReport['status'] => {
    if (ending.aborted) return 'draining'
    const needed = Object.entries(dependencies).filter(
      ([name, { required }]) => required && !excluded.includes(name),
    )
    if (needed.some(([, { state }]) => state !== 'up')) return 'unavailable'
    const isDown = Object.values(dependencies).some(({ state }) => state === 'down')
    return isDown ? 'degraded' : 'ok'
  }

  return {
    noteCall,

    /**
     * Checks the dependencies without a recent state, but waits for the database only. At the
     * end it checks nothing.
     * @param excluded names of dependencies that are not needed
     */
    async examine(excluded: readonly string[] = []): Promise<HealthReport> {
      if (!ending.aborted) {
        void checkQueue()
        void checkTool?.()
        await checkDatabase()
      }
      return { status: statusNow(excluded), dependencies: structuredClone(dependencies) }
    },
  }
}

export type ServiceHealth = ReturnType<typeof createServiceHealth>

/** The report of `/readyz` as gauges; a dependency without a known state has no value. */
export const addHealthMetrics = ({ gauge }: Metrics, { examine }: ServiceHealth): void => {
  gauge('register_ready', 'Whether the process can serve', async () =>
    Number(isReady(await examine())),
  )
  gauge(
    'dependency_up',
    'Whether a dependency worked when it was last used or asked',
    async () => {
      const { dependencies } = await examine()
      const known = Object.entries(dependencies).filter(([, { state }]) => /up|down/.test(state))
      return Object.fromEntries(known.map(([name, { state }]) => [name, Number(state === 'up')]))
    },
    'dependency',
  )
}
