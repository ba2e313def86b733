import type pg from 'pg'
import type { Log } from '../telemetry/log.ts'
import type { Metrics } from '../telemetry/metrics.ts'

export const reportLostConnection = (log: Log, reason: string): void =>
  log.warn({ event: 'database_connection_lost', reason }, 'database connection lost')

/** The use of the connection pool at the moment of a scrape. */
export const addPoolMetrics = ({ gauge }: Metrics, pool: pg.Pool): void => {
  gauge(
    'database_pool_connections',
    'Open database connections, by use',
    () => ({ idle: pool.idleCount, used: pool.totalCount - pool.idleCount }),
    'state',
  )
  gauge(
    'database_pool_waiting',
    'Callers that wait for a database connection',
    () => pool.waitingCount,
  )
}
