import { Gauge } from 'prom-client'
import type { Metrics } from './metrics.ts'
import { within } from './within.ts'

/** Milliseconds after which a dependency that has not answered counts as down. */
const checkTimeout = 1000

type DependencyState = 'up' | 'down' | 'unknown' | 'not_configured'

export interface Dependency {
  /** Whether the process needs it to serve. A report does not wait for the others. */
  required: boolean
  /** May hang. Without it the state comes from `noteCall` only. */
  check?: () => Promise<DependencyState | boolean>
  /** Milliseconds for which a known state is reused. */
  freshFor?: number
}

interface DependencyReport {
  state: DependencyState
  /** When this process first saw this state, ISO 8601. */
  since: string
  required: boolean
}

export interface HealthReport {
  status: 'ok' | 'degraded' | 'unavailable' | 'draining'
  dependencies: Record<string, DependencyReport>
}

export const isReady = (status: HealthReport['status']): boolean =>
  status === 'ok' || status === 'degraded'

interface Watched extends Dependency {
  state: DependencyState
  since: Date
  checkedAt: number
  running: Promise<void> | undefined
}

/**
 * The state of the dependencies. The process is ready while every required one is up and it is not
 * draining. A report takes a second at most.
 */
export const createHealth = <Name extends string>(
  dependencies: Record<Name, Dependency>,
  now: () => Date,
) => {
  const watched = new Map<string, Watched>()
  for (const [name, dependency] of Object.entries<Dependency>(dependencies)) {
    watched.set(name, {
      ...dependency,
      state: 'unknown',
      since: now(),
      checkedAt: Number.NEGATIVE_INFINITY,
      running: undefined,
    })
  }
  let draining = false

  const note = (dependency: Watched, state: DependencyState) => {
    dependency.checkedAt = performance.now()
    if (dependency.state === state) return
    dependency.state = state
    dependency.since = now()
  }

  /** Runs one check at a time. A dependency counts as down while its check hangs. */
  const look = async (dependency: Watched): Promise<void> => {
    const { check, required, freshFor = 0 } = dependency
    if (check === undefined || performance.now() - dependency.checkedAt < freshFor) return
    dependency.running ??= check()
      .then(
        (found) => note(dependency, typeof found === 'string' ? found : found ? 'up' : 'down'),
        () => note(dependency, 'down'),
      )
      .finally(() => {
        dependency.running = undefined
      })
    if (!required) return
    const ended = dependency.running.then(() => true)
    if (!(await within(ended, checkTimeout))) note(dependency, 'down')
  }

  const lookAtAll = () => Promise.all([...watched.values()].map(look))

  const report = (): HealthReport => {
    const all = [...watched.values()]
    const bad = all.filter(({ state }) => state === 'down')
    const usable = all.every(({ state, required }) => !required || state === 'up')
    const status = draining
      ? 'draining'
      : usable
        ? bad.length > 0
          ? 'degraded'
          : 'ok'
        : 'unavailable'
    return {
      status,
      dependencies: Object.fromEntries(
        [...watched].map(([name, { state, since, required }]) => [
          name,
          { state, since: since.toISOString(), required },
        ]),
      ),
    }
  }

  return {
    /** Checks the dependencies without a recent state; while draining it checks nothing. */
    async examine(): Promise<HealthReport> {
      if (!draining) await lookAtAll()
      return report()
    },

    /** Takes the state from the result of a call. */
    noteCall(name: Name, worked: boolean): void {
      const dependency = watched.get(name)
      if (dependency) note(dependency, worked ? 'up' : 'down')
    },

    /** From now on the process is not ready. */
    drain(): void {
      draining = true
    },
  }
}

/** Milliseconds for which the known state of the queue and of the findings tool is reused. */
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
 * Only the database is required: without the queue and the tool requests are accepted and stored,
 * and without the breach service a local list decides. The state of the breach service comes from
 * its calls only.
 */
export const createServiceHealth = ({ database, queue, findingsTool, now }: Checks) =>
  createHealth(
    {
      database: { required: true, check: () => database().then(() => true) },
      /** Up once this process has seen all migrations applied. */
      schema: { required: true },
      queue: { required: false, freshFor: queueFreshFor, check: () => queue().then(() => true) },
      findings_tool: {
        required: false,
        freshFor: toolFreshFor,
        check: async () => (findingsTool ? findingsTool().then(() => true) : 'not_configured'),
      },
      breach_service: { required: false },
    },
    now,
  )

export type ServiceHealth = ReturnType<typeof createServiceHealth>

/** The report of `/readyz` as gauges; a dependency without a known state has no value. */
export const addHealthMetrics = (
  { registry }: Pick<Metrics, 'registry'>,
  { examine }: Pick<Health, 'examine'>,
): void => {
  new Gauge({
    name: 'register_ready',
    help: 'Whether the process can serve',
    registers: [registry],
    async collect() {
      const { status } = await examine()
      this.set(isReady(status) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'dependency_up',
    help: 'Whether a dependency worked when it was last used or asked',
    labelNames: ['dependency'],
    registers: [registry],
    async collect() {
      const { dependencies } = await examine()
      this.reset()
      for (const [dependency, { state }] of Object.entries(dependencies)) {
        if (state === 'up' || state === 'down') this.set({ dependency }, state === 'up' ? 1 : 0)
      }
    },
  })
}

export type Health = Pick<ReturnType<typeof createHealth>, 'examine' | 'drain'>
