import { failSpan, SpanKind, trace, tracer } from '../telemetry/tracing.ts'
import { querySummary } from './query-summary.ts'

/** Adds a statement that has just ended to the trace of its call, if there is one. */
export const traceStatement = (statement: string, milliseconds: number, failed: boolean): void => {
  if (trace.getActiveSpan() === undefined) return
  const end = Date.now()
  const span = tracer.startSpan(querySummary(statement), {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql' },
    startTime: end - milliseconds,
  })
  if (failed) failSpan(span, 'failed')
  span.end(end)
}
