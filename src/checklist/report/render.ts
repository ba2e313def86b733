import { DomainError, unavailable } from '../../platform/errors.ts'
import {
  type Child,
  type ChildEnd,
  ChildFailure,
  childHeap,
  startChild,
} from '../../platform/process/child.ts'
import type { RenderAnswer, ReportData } from './report-data.ts'

export interface ReportOptions {
  onChildEnd?: (end: ChildEnd) => void
  /** Milliseconds that one report may take once its data are there. */
  timeLimit?: number
  /** Megabytes of heap of the rendering process; 5,000 items with short notes take about 220. */
  heap?: number
}

export type ReportBuilder = ReturnType<typeof createReportBuilder>

/** Makes the PDF in a process of its own. */
export const createReportBuilder = (options: ReportOptions = {}) => {
  const { onChildEnd, timeLimit = 60_000, heap = childHeap(1024) } = options
  const closing = new AbortController()
  let rendering: Promise<unknown> = Promise.resolve()

  const rendered = async (data: object, stop: AbortSignal): Promise<Uint8Array> => {
    const late = AbortSignal.timeout(timeLimit)
    let child: Child | undefined
    try {
      child = startChild(new URL('./layout/render-child.ts', import.meta.url), {
        flags: [`--max-old-space-size=${heap}`, '--max-semi-space-size=2'],
        ...(onChildEnd && { onEnd: onChildEnd }),
      })
      child.send(data)
      const answer = await child.receive<RenderAnswer>(AbortSignal.any([stop, late]))
      if ('failure' in answer) throw answer.failure
      return answer.pdf
    } catch (error) {
      stop.throwIfAborted()
      const isTooLarge = error instanceof ChildFailure && error.isOutOfMemory
      const key = isTooLarge ? 'report_too_large' : 'report_failed'
      const cause = late.aborted ? new Error(`Time limit of ${timeLimit} ms exceeded`) : error
      throw new DomainError(500, key, {}, { cause })
    } finally {
      await child?.end()
    }
  }

  return {
    /**
     * @param collect gathers the data
     * @throws DomainError 500 `report_too_large` when memory does not suffice, 500 `report_failed`
     *   when rendering fails otherwise or exceeds its time; the signal's reason when it is aborted
     */
    async build(collect: () => Promise<ReportData>, signal: AbortSignal): Promise<Uint8Array> {
      const stop = AbortSignal.any([signal, closing.signal])
      stop.throwIfAborted()
      const data = await collect()
      stop.throwIfAborted()
      const pdf = rendered(data, stop)
      rendering = pdf.catch(() => undefined)
      return pdf
    },
    /** Ends the rendering process. */
    async close() {
      closing.abort(unavailable(new Error('The report builder is closed')))
      await rendering
    },
  }
}
