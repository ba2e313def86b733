import { setTimeout as delay } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { RequestJobs } from '../queue/queue.ts'
import type { Log } from '../telemetry/log.ts'
import type { InboxRepository } from './inbox-repository.ts'
import type { Processing } from './processing.ts'
import { startSweeper } from './sweeper.ts'

/**
 * Requests that a process works on at once; requests of one item run one after the other. The
 * number is small because DefectDojo often runs on a small machine.
 */
const concurrency = 5

export interface InboxWorkerOptions {
  inbox: InboxRepository
  queue: RequestJobs
  processing: Processing
  log: Log
}

/** Processes requests that the queue announces or the sweeper finds, until it is stopped. */
export const startInboxWorker = ({ inbox, queue, processing, log }: InboxWorkerOptions) => {
  const breakOff = new AbortController()
  const process = (seq: number) => processing.process(seq, breakOff.signal)
  const limit = pLimit(concurrency)
  const worker = queue.work(process, limit)
  const sweeper = startSweeper({ inbox, queue, process, limit, log })

  return {
    /**
     * Takes no new requests. After `grace` milliseconds it interrupts the running ones and gives
     * them back.
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
