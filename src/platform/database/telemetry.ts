import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { Database } from '../../../db/types.ts'
import { cachedFor } from '../process/timeouts.ts'
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

/** The server's archiver, as it was up to 5 s before a scrape, which waits 1 s for it. */
export const addArchiveMetric = ({ gauge }: Metrics, db: Kysely<Database>): void => {
  const isFailing = async () => {
    const { rows } = await sql<{ failing: number }>`
      select count(*)::int as failing from pg_stat_archiver
      where last_failed_time > coalesce(last_archived_time, '-infinity')`.execute(db)
    return rows[0]?.failing
  }
  gauge(
    'database_archive_failing',
    'Whether the last attempt to archive the write-ahead log failed',
    cachedFor(isFailing, 5000, 1000),
  )
}
