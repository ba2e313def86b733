import { getCompileCacheDir } from 'node:module'
import { setTimeout as delay } from 'node:timers/promises'
import { type Child, startChild } from '../child.ts'
import { DomainError, unavailable } from '../errors.ts'
import { withinBounds } from './bounds.ts'
import type { CollectReportData } from './collect.ts'
import type { RenderAnswer } from './report-data.ts'

export interface ReportOptions {
  /** Reports that may wait while one is being made; more are refused. */
  waiting?: number
  /** Milliseconds that one report may wait for its turn. */
  waitLimit?: number
  /** Milliseconds that one report may take once its data are there. */
  timeLimit?: number
  /** Megabytes of heap of the rendering process; 5,000 items take about 300. */
  memoryLimit?: number
}

export type ReportBuilder = ReturnType<typeof createReportBuilder>

/** Makes the PDF in a process of its own, one report at a time. */
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

      async function rendered(data: object): Promise<Uint8Array> {
        const late = AbortSignal.timeout(timeLimit)
        const cache = getCompileCacheDir()
        let child: Child | undefined
        try {
          child = startChild(
            new URL('./layout/render-child.ts', import.meta.url),
            [`--max-old-space-size=${memoryLimit}`, '--max-semi-space-size=2'],
            { NODE_COMPILE_CACHE: cache },
          )
          child.send(data)
          const answer = await child.receive<RenderAnswer>(AbortSignal.any([stop, late]))
          if ('failure' in answer) throw answer.failure
          return answer.pdf
        } catch (error) {
          stop.throwIfAborted()
          const cause = late.aborted ? new Error(`Time limit of ${timeLimit} ms exceeded`) : error
          throw new DomainError(500, 'report_failed', {}, { cause })
        } finally {
          await child?.end()
        }
      }
    },
    /** Ends the rendering process and refuses the waiting reports. */
    async close() {
      closing.abort(unavailable(new Error('The report builder is closed')))
      await last
    },
  }
}

const busy = () => unavailable(new Error('Too many reports at once'), 'report_busy', 10)
