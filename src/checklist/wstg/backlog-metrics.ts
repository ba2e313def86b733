import { cachedFor } from '../../platform/process/timeouts.ts'
import type { JobQueue } from '../../platform/queue/queue.ts'
import type { Metrics } from '../../platform/telemetry/metrics.ts'
import type { OverviewRepository } from './overview-repository.ts'

type Backlog = Awaited<ReturnType<OverviewRepository['backlog']>>

/** Milliseconds for which a result is reused. */
const freshFor = 5000
/** Milliseconds that a scrape waits for a new result. */
const scrapeWait = 1000

/**
 * The backlog and the queue as gauges. All processes show the same values. The gauges have no value
 * while the database or the queue is unreachable: an old value would look new.
 * @param syncInterval milliseconds from one periodic synchronisation to the next; undefined: there
 * is none, so its gauges are left out
 */
export const addBacklogMetrics = (
  { gauge }: Metrics,
  { backlog }: OverviewRepository,
  queue: JobQueue,
  syncInterval: number | undefined,
): void => {
  const recentBacklog = cachedFor(backlog, freshFor, scrapeWait)
  const recentJobs = cachedFor(() => queue.count(), freshFor, scrapeWait)

  const fromBacklog =
    (pick: (backlog: Backlog) => number | Record<string, number> | null) => async () => {
      const found = await recentBacklog()
      return found && pick(found)
    }

  gauge('wstg_backlog_up', 'Whether the backlog could be read from the database', async () =>
    Number((await recentBacklog()) !== undefined),
  )
  gauge(
    'wstg_requests',
    'Accepted requests that are not done, by state',
    fromBacklog(({ waiting, retrying, failed }) => ({ waiting, retrying, failed })),
    'state',
  )
  gauge(
    'wstg_oldest_request_age_seconds',
    'Age of the oldest request neither done nor failed',
    fromBacklog(({ oldest_age }) => oldest_age),
  )
  gauge(
    'wstg_webhook_last_delivery_timestamp_seconds',
    'When the webhook last got a delivery, to the minute',
    fromBacklog(({ last_delivery_at: at }) => at && at.getTime() / 1000),
  )
  gauge('wstg_queue_up', 'Whether the queue answers', async () =>
    Number((await recentJobs()) !== undefined),
  )
  gauge('wstg_queue_jobs', 'Jobs in the queue, by state', recentJobs, 'state')
  if (syncInterval === undefined) return
  gauge(
    'wstg_periodic_sync_last_success_timestamp_seconds',
    'When the periodic synchronisation last succeeded',
    fromBacklog(({ last_succeeded_at: at }) => at && at.getTime() / 1000),
  )
  gauge(
    'wstg_periodic_sync_failed',
    'Whether the last periodic synchronisation failed',
    fromBacklog(({ last_error }) => Number(last_error !== null)),
  )
  gauge(
    'wstg_periodic_sync_warning',
    'Whether the last periodic synchronisation has a warning',
    fromBacklog(({ last_warning }) => Number(last_warning !== null)),
  )
  gauge(
    'wstg_periodic_sync_interval_seconds',
    'Time from one periodic synchronisation to the next',
    () => syncInterval / 1000,
  )
}
