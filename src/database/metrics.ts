import { Gauge } from 'prom-client'
import type { Metrics } from '../telemetry/metrics.ts'
import type { PoolUse } from './database.ts'

/** How the pool of database connections is used, at the moment of a scrape. */
export const addPoolMetrics = ({ registry, beforeScrape }: Metrics, pool: PoolUse): void => {
  const connections = new Gauge({
    name: 'database_pool_connections',
    help: 'Open database connections, by use',
    labelNames: ['state'],
    registers: [registry],
  })
  const waiting = new Gauge({
    name: 'database_pool_waiting',
    help: 'Callers that wait for a database connection',
    registers: [registry],
  })
  const max = new Gauge({
    name: 'database_pool_max_connections',
    help: 'Database connections that this process opens at most',
    registers: [registry],
  })
  max.set(pool.options.max)
  beforeScrape(() => {
    connections.set({ state: 'idle' }, pool.idleCount)
    connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
    waiting.set(pool.waitingCount)
  })
}
