import { setTimeout as delay } from 'node:timers/promises'
import { Gauge } from 'prom-client'
import type { RequestJobs } from '../queue/queue.ts'
import type { Metrics } from '../telemetry/metrics.ts'
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
const recent = <T>(ask: () => Promise<T>) => {
  let known: { value: T; at: number } | undefined
  let asking: Promise<void> | undefined
  const fresh = () => (known && performance.now() - known.at < freshFor ? known.value : undefined)
  return async (): Promise<T | undefined> => {
    if (fresh() === undefined) {
      asking ??= ask()
        .then(
          (value) => {
            known = { value, at: performance.now() }
          },
          () => undefined,
        )
        .finally(() => {
          asking = undefined
        })
      await Promise.race([asking, delay(scrapeWait, undefined, { ref: false })])
    }
    return fresh()
  }
}

/**
 * The backlog and the queue as gauges. All processes show the same values. The gauges have no value
 * while the database or the queue is away: an old value would look new.
 */
export const addBacklogMetrics = (
  { registry }: Pick<Metrics, 'registry'>,
  { backlog, queue, syncInterval }: BacklogSources,
): void => {
  const recentBacklog = recent(backlog)
  const recentJobs = recent(() => queue.count())
  const gauge = <Found>(
    look: () => Promise<Found | undefined>,
    name: string,
    help: string,
    show: (gauge: Gauge, found: Found) => void,
    ...labelNames: string[]
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const found = await look()
        if (labelNames.length > 0) this.reset()
        else this.remove()
        if (found !== undefined) show(this, found)
      },
    })
  const upGauge = (name: string, help: string, look: () => Promise<unknown>) =>
    gauge(
      async () => (await look()) !== undefined,
      name,
      help,
      (up, found) => up.set(found ? 1 : 0),
    )

  upGauge('wstg_backlog_up', 'Whether the backlog could be read from the database', recentBacklog)
  gauge(
    recentBacklog,
    'wstg_requests',
    'Accepted requests that are not done, by state',
    (requests, found) => {
      for (const state of ['waiting', 'retrying', 'failed'] as const)
        requests.set({ state }, found[state])
    },
    'state',
  )
  gauge(
    recentBacklog,
    'wstg_oldest_request_age_seconds',
    'Age of the oldest request neither done nor failed',
    (age, found) => age.set(found.oldestAge),
  )
  gauge(
    recentBacklog,
    'wstg_periodic_sync_last_success_timestamp_seconds',
    'When the periodic synchronisation last succeeded',
    (time, { lastSuccess }) => lastSuccess !== null && time.set(lastSuccess.getTime() / 1000),
  )
  gauge(
    recentBacklog,
    'wstg_periodic_sync_failed',
    'Whether the last periodic synchronisation failed',
    (failed, found) => failed.set(found.lastError === null ? 0 : 1),
  )
  gauge(
    async () => syncInterval / 1000,
    'wstg_periodic_sync_interval_seconds',
    'Time from one periodic synchronisation to the next',
    (interval, seconds) => interval.set(seconds),
  )
  upGauge('wstg_queue_up', 'Whether the queue answers', recentJobs)
  gauge(
    recentJobs,
    'wstg_queue_jobs',
    'Jobs in the queue, by state',
    (jobs, { waiting, active }) => {
      jobs.set({ state: 'waiting' }, waiting)
      jobs.set({ state: 'active' }, active)
    },
    'state',
  )
}
