import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds after which a dependency that has not answered counts as down. */
const patience = 1000

export type DependencyState = 'up' | 'down' | 'unknown' | 'not_configured'

export interface Dependency {
  /** Whether the process cannot serve without it. Nobody waits for what it can serve without. */
  required: boolean
  /** Finds out how it is; it may hang. Left out: only what calls have shown is known, see `noteCall`. */
  check?: () => Promise<DependencyState | boolean>
  /** Milliseconds for which what is known is good enough; 0: asked each time. */
  freshFor?: number
}

interface DependencyReport {
  state: DependencyState
  /** When this process saw it come into this state, ISO 8601. */
  since: string
  required: boolean
}

export interface HealthReport {
  status: 'ok' | 'degraded' | 'unavailable' | 'draining'
  dependencies: Record<string, DependencyReport>
}

interface Watched extends Dependency {
  state: DependencyState
  since: Date
  checkedAt: number
  running: Promise<void> | undefined
}

/**
 * What the process knows of its dependencies: it is ready while every required one is up and it is not about to end.
 * An answer takes a second at most, whatever hangs.
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

  /** One check at a time: one that hangs is not asked again, and counts as down meanwhile. */
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
    const inTime = await Promise.race([
      dependency.running.then(() => true),
      delay(patience, false, { ref: false }),
    ])
    if (!inTime) note(dependency, 'down')
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
    /** Looks at everything that is not known well enough; at once while the process is about to end. */
    async examine(): Promise<HealthReport> {
      if (!draining) await lookAtAll()
      return report()
    },

    /** What a call that was made anyway has shown. */
    noteCall(name: Name, worked: boolean): void {
      const dependency = watched.get(name)
      if (dependency) note(dependency, worked ? 'up' : 'down')
    },

    /** From now on the process is about to end. */
    drain(): void {
      draining = true
    },
  }
}

export type Health = Pick<ReturnType<typeof createHealth>, 'examine' | 'drain'>
