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

  const gauge = <Found>(
    [name, help]: readonly [string, string],
    look: () => Promise<Found | undefined>,
    pick: (found: Found) => number | undefined,
  ) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const found = await look()
        const value = found === undefined ? undefined : pick(found)
        this.remove()
        if (value !== undefined) this.set(value)
      },
    })
  /** A gauge with one value for each of the states. */
  const gaugeByState = <State extends string>(
    [name, help]: readonly [string, string],
    look: () => Promise<Record<State, number> | undefined>,
    states: readonly State[],
  ) =>
    new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        const found = await look()
        this.reset()
        if (found !== undefined) for (const state of states) this.set({ state }, found[state])
      },
    })
  const upGauge = (texts: readonly [string, string], look: () => Promise<unknown>) =>
    gauge(texts, async () => (await look()) !== undefined, Number)

  upGauge(['wstg_backlog_up', 'Whether the backlog could be read from the database'], recentBacklog)
  gaugeByState(['wstg_requests', 'Accepted requests that are not done, by state'], recentBacklog, [
    'waiting',
    'retrying',
    'failed',
  ])
  gauge(
    ['wstg_oldest_request_age_seconds', 'Age of the oldest request neither done nor failed'],
    recentBacklog,
    ({ oldestAge }) => oldestAge,
  )
  gauge(
    [
      'wstg_periodic_sync_last_success_timestamp_seconds',
      'When the periodic synchronisation last succeeded',
    ],
    recentBacklog,
    ({ lastSuccess }) => (lastSuccess === null ? undefined : lastSuccess.getTime() / 1000),
  )
  gauge(
    ['wstg_periodic_sync_failed', 'Whether the last periodic synchronisation failed'],
    recentBacklog,
    ({ lastError }) => Number(lastError !== null),
  )
  gauge(
    ['wstg_periodic_sync_interval_seconds', 'Time from one periodic synchronisation to the next'],
    async () => syncInterval / 1000,
    Number,
  )
  upGauge(['wstg_queue_up', 'Whether the queue answers'], recentJobs)
  gaugeByState(['wstg_queue_jobs', 'Jobs in the queue, by state'], recentJobs, [
    'waiting',
    'active',
  ])
}
