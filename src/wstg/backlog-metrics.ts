import { Gauge } from 'prom-client'
import type { RequestJobs } from '../queue/queue.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { recent } from '../telemetry/recent.ts'
import { within } from '../telemetry/within.ts'
import type { Backlog } from './status-repository.ts'

/** Milliseconds for which a result is reused. */
const freshFor = 5000
/** Milliseconds that a scrape waits for a new result. */
const scrapeWait = 1000

export interface BacklogSources {
  backlog: () => Promise<Backlog>
  queue: Pick<RequestJobs, 'count'>
  /** Milliseconds from one periodic synchronisation to the next. */
  syncInterval: number
}

/** A recent result or a new one; `undefined` if that fails or takes too long. */
const recentInTime = <T>(ask: () => Promise<T>) => {
  const latest = recent(ask, freshFor)
  return () =>
    within(
      latest().catch(() => undefined),
      scrapeWait,
    )
}

/**
 * The backlog and the queue as gauges. All processes show the same values. The gauges have no value
 * while the database or the queue is away: an old value would look new.
 */
export const addBacklogMetrics = (
  { registry }: Pick<Metrics, 'registry'>,
  { backlog, queue, syncInterval }: BacklogSources,
): void => {
  const recentBacklog = recentInTime(backlog)
  const recentJobs = recentInTime(() => queue.count())

  /** @param read returns one value, or one for each state, or none if it is not known */
  const gauge = <State extends string>(
    name: string,
    help: string,
    read: () => Promise<number | Record<State, number> | null | undefined>,
    states?: readonly State[],
  ) =>
    new Gauge({
      name,
      help,
      labelNames: states ? ['state'] : [],
      registers: [registry],
      async collect() {
        const found = await read()
        this.reset()
        if (!states) this.remove()
        if (typeof found === 'number') this.set(found)
        else if (found) for (const state of states ?? []) this.set({ state }, found[state])
      },
    })
  const fromBacklog = (pick: (backlog: Backlog) => number | null) => async () => {
    const found = await recentBacklog()
    return found && pick(found)
  }

  gauge('wstg_backlog_up', 'Whether the backlog could be read from the database', async () =>
    Number((await recentBacklog()) !== undefined),
  )
  gauge('wstg_requests', 'Accepted requests that are not done, by state', recentBacklog, [
    'waiting',
    'retrying',
    'failed',
  ])
  gauge(
    'wstg_oldest_request_age_seconds',
    'Age of the oldest request neither done nor failed',
    fromBacklog(({ oldestAge }) => oldestAge),
  )
  gauge(
    'wstg_periodic_sync_last_success_timestamp_seconds',
    'When the periodic synchronisation last succeeded',
    fromBacklog(({ lastSuccess }) => lastSuccess && lastSuccess.getTime() / 1000),
  )
  gauge(
    'wstg_periodic_sync_failed',
    'Whether the last periodic synchronisation failed',
    fromBacklog(({ lastError }) => Number(lastError !== null)),
  )
  gauge(
    'wstg_periodic_sync_interval_seconds',
    'Time from one periodic synchronisation to the next',
    async () => syncInterval / 1000,
  )
  gauge('wstg_queue_up', 'Whether the queue answers', async () =>
    Number((await recentJobs()) !== undefined),
  )
  gauge('wstg_queue_jobs', 'Jobs in the queue, by state', recentJobs, ['waiting', 'active'])
}
