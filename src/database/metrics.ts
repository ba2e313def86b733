import type pg from 'pg'
import { Gauge } from 'prom-client'
import type { Metrics } from '../telemetry/metrics.ts'

/** The use of the connection pool at the moment of a scrape. */
export const addPoolMetrics = ({ registry }: Pick<Metrics, 'registry'>, pool: pg.Pool): void => {
  const registers = [registry]
  new Gauge({
    name: 'database_pool_connections',
    help: 'Open database connections, by use',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
    },
  })
  new Gauge({
    name: 'database_pool_waiting',
    help: 'Callers that wait for a database connection',
    registers,
    collect() {
      this.set(pool.waitingCount)
    },
  })
  new Gauge({
    name: 'database_pool_max_connections',
    help: 'Database connections that this process opens at most',
    registers,
  }).set(pool.options.max)
}
