import { setTimeout as delay } from 'node:timers/promises'
import { Gauge } from 'prom-client'
import type { RequestJobs } from '../queue/queue.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import type { Figures } from './status-repository.ts'

/** Milliseconds for which figures are shown again, and for which a scrape waits for new ones. */
const freshFor = 5000
const patience = 1000

export interface BacklogSources {
  figures: () => Promise<Figures>
  queue: Pick<RequestJobs, 'count'>
  /** Milliseconds from one periodic synchronisation to the next. */
  syncInterval: number
}

/** What was found out a moment ago, or is found out now; undefined when that fails or takes too long. */
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
      await Promise.race([asking, delay(patience, undefined, { ref: false })])
    }
    return fresh()
  }
}

/**
 * The backlog and the queue as gauges, looked up at a scrape. They are the whole service's, the same in every process.
 * With the database or the queue away they are left out: old figures would pass for new ones.
 */
export const addBacklogMetrics = (
  metrics: Metrics,
  { figures, queue, syncInterval }: BacklogSources,
): void => {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [metrics.registry] })
  const backlogUp = gauge('wstg_backlog_up', 'Whether the backlog could be read from the database')
  const requests = gauge('wstg_requests', 'Accepted requests that are not done, by state', 'state')
  const oldestAge = gauge(
    'wstg_oldest_request_age_seconds',
    'Age of the oldest request neither done nor failed',
  )
  const lastSuccess = gauge(
    'wstg_periodic_sync_last_success_timestamp_seconds',
    'When the periodic synchronisation last succeeded',
  )
  const lastFailed = gauge(
    'wstg_periodic_sync_failed',
    'Whether the last periodic synchronisation failed',
  )
  gauge(
    'wstg_periodic_sync_interval_seconds',
    'Time from one periodic synchronisation to the next',
  ).set(syncInterval / 1000)
  const queueUp = gauge('wstg_queue_up', 'Whether the queue answers')
  const jobs = gauge('wstg_queue_jobs', 'Jobs in the queue, by state', 'state')

  const recentFigures = recent(figures)
  const recentJobs = recent(() => queue.count())

  metrics.beforeScrape(async () => {
    const found = await recentFigures()
    backlogUp.set(found ? 1 : 0)
    for (const one of [oldestAge, lastSuccess, lastFailed]) one.remove()
    requests.reset()
    if (!found) return
    for (const state of ['waiting', 'retrying', 'failed'] as const)
      requests.set({ state }, found[state])
    oldestAge.set(found.oldestAge)
    lastFailed.set(found.lastRunFailed ? 1 : 0)
    if (found.lastSuccess !== null) lastSuccess.set(found.lastSuccess)
  })
  metrics.beforeScrape(async () => {
    const found = await recentJobs()
    queueUp.set(found ? 1 : 0)
    jobs.reset()
    if (!found) return
    jobs.set({ state: 'waiting' }, found.waiting)
    jobs.set({ state: 'active' }, found.active)
  })
}
