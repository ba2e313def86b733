import { Gauge } from 'prom-client'
import type { Metrics } from './metrics.ts'
import { recent } from './recent.ts'
import { within } from './within.ts'

/** Milliseconds after which a dependency that has not answered counts as down. */
const checkTimeout = 1000

interface DependencyReport {
  state: 'up' | 'down' | 'unknown' | 'not_configured'
  /** When this process first saw this state, ISO 8601. */
  since: string
  /** Whether the process needs it to serve. */
  required: boolean
}

export interface HealthReport {
  status: 'ok' | 'degraded' | 'unavailable' | 'draining'
  dependencies: Record<string, DependencyReport>
}

export const isReady = (status: HealthReport['status']): boolean =>
  status === 'ok' || status === 'degraded'

interface Dependency {
  required: boolean
  /** `unknown` if absent. */
  state?: DependencyReport['state']
  /** Rejects while the dependency is down; may hang. Without it only `noteCall` sets the state. */
  check?: () => Promise<unknown>
  /** Milliseconds for which the result of a check is reused. */
  freshFor?: number
}

const watch = (
  { required, state = 'unknown', check, freshFor = 0 }: Dependency,
  now: () => Date,
) => {
  const report: DependencyReport = { state, since: now().toISOString(), required }
  const note = (isUp: boolean) => {
    const found = isUp ? 'up' : 'down'
    if (report.state !== found) Object.assign(report, { state: found, since: now().toISOString() })
  }
  const checked = (isUp: boolean) => () => {
    note(isUp)
    return true
  }
  const look = check && recent(() => check().then(checked(true), checked(false)), freshFor)
  return {
    report,
    note,
    /** Optional dependencies are not waited for. A required one is down while its check hangs. */
    async examine(): Promise<void> {
      const looking = look?.()
      if (looking && required && !(await within(looking, checkTimeout))) note(false)
    },
  }
}

/** Milliseconds for which the result of a check of the queue and of the findings tool is reused. */
const queueFreshFor = 5000
const toolFreshFor = 30_000

/** Checks that reject while a dependency is down. */
interface Checks {
  database: () => Promise<unknown>
  queue: () => Promise<unknown>
  /** Undefined: no tool is configured. */
  findingsTool: (() => Promise<unknown>) | undefined
  now: () => Date
}

/**
 * The state of the dependencies. The process is ready while every required one is up and it is not
 * draining. Only the database is required: without the queue and the tool requests are accepted and
 * stored, and without the breach service a local list decides.
 */
export const createServiceHealth = ({ database, queue, findingsTool, now }: Checks) => {
  const watched = {
    database: watch({ required: true, check: database }, now),
    /** Up once this process has seen all migrations applied. */
    schema: watch({ required: true }, now),
    queue: watch({ required: false, check: queue, freshFor: queueFreshFor }, now),
    findings_tool: watch(
      findingsTool
        ? { required: false, check: findingsTool, freshFor: toolFreshFor }
        : { required: false, state: 'not_configured' },
      now,
    ),
    breach_service: watch({ required: false }, now),
  }
  const all = Object.values(watched)
  let draining = false

  const statusNow = (): HealthReport['status'] => {
    if (draining) return 'draining'
    if (all.some(({ report }) => report.required && report.state !== 'up')) return 'unavailable'
    return all.some(({ report }) => report.state === 'down') ? 'degraded' : 'ok'
  }

  return {
    /**
     * Checks the dependencies without a recent state, in a second at most; while draining it checks
     * nothing.
     */
    async examine(): Promise<HealthReport> {
      if (!draining) await Promise.all(all.map(({ examine }) => examine()))
      const reports = Object.entries(watched).map(([name, { report }]) => [name, { ...report }])
      return { status: statusNow(), dependencies: Object.fromEntries(reports) }
    },

    /** Takes the state from the result of a call. */
    noteCall: (name: keyof typeof watched, worked: boolean): void => watched[name].note(worked),

    /** From now on the process is not ready. */
    drain(): void {
      draining = true
    },
  }
}

export type ServiceHealth = ReturnType<typeof createServiceHealth>

/** The report of `/readyz` as gauges; a dependency without a known state has no value. */
export const addHealthMetrics = (
  { registry }: Pick<Metrics, 'registry'>,
  { examine }: Pick<ServiceHealth, 'examine'>,
): void => {
  const registers = [registry]
  new Gauge({
    name: 'register_ready',
    help: 'Whether the process can serve',
    registers,
    async collect() {
      const { status } = await examine()
      this.set(isReady(status) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'dependency_up',
    help: 'Whether a dependency worked when it was last used or asked',
    labelNames: ['dependency'],
    registers,
    async collect() {
      const { dependencies } = await examine()
      this.reset()
      for (const [dependency, { state }] of Object.entries(dependencies)) {
        if (state === 'up' || state === 'down') this.set({ dependency }, state === 'up' ? 1 : 0)
      }
    },
  })
}
