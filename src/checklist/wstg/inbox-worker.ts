import pLimit from 'p-limit'
import { withTimeout } from '../../platform/process/timeouts.ts'
import type { Alarm } from '../../platform/queue/alarm.ts'
import type { RequestJobs } from '../../platform/queue/queue.ts'
import type { Log } from '../../platform/telemetry/log.ts'
import type { InboxRepository, RequestRef } from './inbox-repository.ts'
import type { Processing } from './processing.ts'

/**
 * Requests that a process works on at once; requests of one item run one after the other. The
 * number is small because DefectDojo often runs on a small machine.
 */
const concurrency = 5
/** More jobs than running requests: a line yields only to others that wait in this process. */
const jobs = 2 * concurrency
/** Milliseconds until the next reading of the inbox at most, and while requests are overdue. */
const defaultLongestPause = 5000
const shortPause = 500

export interface InboxWorkerOptions {
  inbox: Pick<InboxRepository, 'takeOverdue'>
  queue: Pick<RequestJobs, 'work'>
  processing: Processing
  /** Rings when the time of a request's next attempt changes. */
  alarm: Alarm
  /** Milliseconds; for tests, which change the inbox without ringing the alarm. */
  longestPause?: number | undefined
  log: Log
}

/**
 * Processes the requests that the queue announces, and overdue ones from the inbox: failed ones
 * whose next attempt is due, ones that the queue has lost or never got, and ones whose process was
 * killed.
 */
export const startInboxWorker = (options: InboxWorkerOptions) => {
  const { inbox, queue, processing, alarm, longestPause = defaultLongestPause, log } = options
  const stopping = new AbortController()
  const interrupt = new AbortController()
  const limit = pLimit(concurrency)
  /** Deliveries leave a place for sync requests. */
  const deliveryLimit = pLimit(concurrency - 1)
  const turn = { interrupt: interrupt.signal, othersWait: () => limit.pendingCount > 0 }

  const processRequest = (request: RequestRef): Promise<void> => {
    const run = () =>
      limit(async () => {
        if (stopping.signal.aborted) return
        for (const next of await processing.process(request, turn)) start(next, yielded)
      })
    return request.kind === 'finding' ? deliveryLimit(run) : run()
  }
  /** The overdue requests that are being processed, and those of lines that have yielded. */
  const overdue = new Set<Promise<void>>()
  const yielded = new Set<Promise<void>>()
  const start = (request: RequestRef, running: Set<Promise<void>>): void => {
    const { seq } = request
    const run = processRequest(request)
      .catch((error: unknown) =>
        log.warn(
          { event: 'wstg_request_interrupted', seq, err: error },
          'a request was interrupted',
        ),
      )
      .finally(() => running.delete(run))
    running.add(run)
  }
  const worker = queue.work((seq, kind) => processRequest({ seq, kind }), jobs)

  /**
   * Starts as many overdue requests as this process can work on, but one at least: a busy queue
   * must not delay them forever.
   * @returns the milliseconds until the next one; undefined if there may be more now
   */
  const sweep = async (): Promise<number | undefined> => {
    const free = limit.concurrency - limit.activeCount - limit.pendingCount
    const wanted = Math.max(free, overdue.size === 0 ? 1 : 0)
    if (wanted === 0) return undefined
    const { requests, nextIn } = await inbox.takeOverdue(wanted)
    for (const request of requests) start(request, overdue)
    return requests.length === wanted ? undefined : Math.min(nextIn ?? longestPause, longestPause)
  }

  const sweepUntilStopped = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const pause = await sweep().catch((error: unknown) => {
        log.warn({ event: 'sweep_failed', err: error }, 'the inbox could not be searched')
        return shortPause
      })
      if (pause === undefined) await withTimeout(Promise.race(overdue), shortPause)
      else await alarm.pause(pause)
    }
  }
  const sweeping = sweepUntilStopped()

  return {
    /**
     * Takes no new requests. After `grace` milliseconds it interrupts the running ones and gives
     * them back.
     */
    async stop(grace: number): Promise<void> {
      stopping.abort()
      alarm.ring()
      const timer = setTimeout(() => interrupt.abort(new Error('the process ends')), grace)
      await Promise.all([sweeping, worker.close()])
      await Promise.all([...overdue, ...yielded])
      clearTimeout(timer)
    },
  }
}
