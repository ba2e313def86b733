import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { DomainError, unavailable } from '../errors.ts'
import { withinBounds } from './bounds.ts'
import type { CollectReportData } from './collect.ts'

export interface ReportOptions {
  /** Reports that may wait while one is being made; more are refused. */
  waiting?: number
  /** Milliseconds that one report may wait for its turn. */
  waitLimit?: number
  /** Milliseconds that one report may take once its data are there. */
  timeLimit?: number
  /** Megabytes of heap of the rendering thread; 5,000 items take about 300. */
  memoryLimit?: number
}

export type ReportBuilder = ReturnType<typeof createReportBuilder>

/** Makes the PDF in a thread of its own, one report at a time. */
export function createReportBuilder(options: ReportOptions = {}) {
  const { waiting = 4, waitLimit = 30_000, timeLimit = 60_000, memoryLimit = 1024 } = options
  const closing = new AbortController()
  /** Ends when the latest of the accepted reports has ended. */
  let last: Promise<unknown> = Promise.resolve()
  let accepted = 0

  return {
    /**
     * @param collect gathers the data when it is the report's turn; a report that waits holds none
     * @throws DomainError 503 `report_busy` when too many wait or the turn does not come in time;
     *   500 `report_failed` when rendering fails or exceeds its time or memory;
     *   the signal's reason when it is aborted.
     */
    async build(collect: CollectReportData, signal: AbortSignal): Promise<Uint8Array> {
      const stop = AbortSignal.any([signal, closing.signal])
      stop.throwIfAborted()
      if (accepted > waiting) throw busy()
      accepted += 1
      const previous = last
      const end = Promise.withResolvers<void>()
      last = previous.then(() => end.promise)
      try {
        const wait = delay(waitLimit, 'late', { signal: stop, ref: false })
        const turn = await Promise.race([previous, wait.catch(() => 'stopped')])
        stop.throwIfAborted()
        if (turn === 'late') throw busy()
        const data = withinBounds(await collect(stop))
        stop.throwIfAborted()
        return await rendered(data)
      } finally {
        accepted -= 1
        end.resolve()
      }

      async function rendered(workerData: object): Promise<Uint8Array> {
        const late = AbortSignal.timeout(timeLimit)
        const cache = getCompileCacheDir()
        // The thread gets neither the environment with its secrets nor the flags of this process.
        const worker = new Worker(new URL('./layout/worker.ts', import.meta.url), {
          workerData,
          env: cache === undefined ? {} : { NODE_COMPILE_CACHE: cache },
          execArgv: [],
          // A small young generation saves a third of the thread's memory.
          resourceLimits: { maxOldGenerationSizeMb: memoryLimit, maxYoungGenerationSizeMb: 8 },
        })
        try {
          const [pdf] = await once(worker, 'message', { signal: AbortSignal.any([stop, late]) })
          return pdf
        } catch (error) {
          stop.throwIfAborted()
          const cause = late.aborted ? new Error(`Time limit of ${timeLimit} ms exceeded`) : error
          throw new DomainError(500, 'report_failed', {}, { cause })
        } finally {
          await worker.terminate()
        }
      }
    },
    /** Ends the rendering thread and refuses the waiting reports. */
    async close() {
      closing.abort(unavailable(new Error('The report builder is closed')))
      await last
    },
  }
}

const busy = () => unavailable(new Error('Too many reports at once'), 'report_busy', 10)
