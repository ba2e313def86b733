import { setTimeout as delay } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { RequestJobs } from '../queue/queue.ts'
import type { Log } from '../telemetry/log.ts'
import type { InboxRepository } from './inbox-repository.ts'
import type { Processing } from './processing.ts'
import { startSweeper } from './sweeper.ts'

/**
 * Requests that a process works on at once; each item's own one after the other. DefectDojo is
 * often a small machine.
 */
const concurrency = 5

export interface InboxWorkerOptions {
  inbox: InboxRepository
  queue: RequestJobs
  processing: Processing
  log: Log
}

/**
 * Works through the inbox, as the queue announces requests and as the sweeper finds them, until it
 * is stopped.
 */
export const startInboxWorker = ({ inbox, queue, processing, log }: InboxWorkerOptions) => {
  const breakOff = new AbortController()
  const process = (seq: number) => processing.process(seq, breakOff.signal)
  const limit = pLimit(concurrency)
  const worker = queue.work(process, limit)
  const sweeper = startSweeper({ inbox, queue, process, limit, log })

  return {
    /**
     * Takes nothing new; what still runs after `grace` milliseconds is broken off and given back.
     */
    async stop(grace: number): Promise<void> {
      const timer = new AbortController()
      void delay(grace, undefined, { signal: timer.signal }).then(
        () => breakOff.abort(new Error('the process ends')),
        () => undefined,
      )
      await Promise.all([sweeper.stop(), worker.close()])
      timer.abort()
    },
  }
}
