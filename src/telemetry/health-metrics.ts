import { Gauge } from 'prom-client'
import type { Health } from './health.ts'
import type { Metrics } from './metrics.ts'

/** What `/readyz` says, as gauges. A dependency that nothing is known of yet, or that is not configured, has none. */
export const addHealthMetrics = (metrics: Metrics, health: Pick<Health, 'examine'>): void => {
  const { registry } = metrics
  const ready = new Gauge({
    name: 'register_ready',
    help: 'Whether the process can serve',
    registers: [registry],
  })
  const up = new Gauge({
    name: 'dependency_up',
    help: 'Whether a dependency worked when it was last used or asked',
    labelNames: ['dependency'],
    registers: [registry],
  })
  metrics.beforeScrape(async () => {
    const { status, dependencies } = await health.examine()
    ready.set(status === 'ok' || status === 'degraded' ? 1 : 0)
    up.reset()
    for (const [dependency, { state }] of Object.entries(dependencies)) {
      if (state === 'up' || state === 'down') up.set({ dependency }, state === 'up' ? 1 : 0)
    }
  })
}
