import {
  type Context,
  context,
  type Link,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

export { context, propagation, SpanKind, trace }

/** Attributes of its spans never hold input of callers or identifiers. */
export const tracer = trace.getTracer('weight-bmi-register')

/** @param reason one of a few fixed words, never a message */
export const failSpan = (span: Span, reason: string): void => {
  span.setAttribute('error.type', reason).setStatus({ code: SpanStatusCode.ERROR })
}

/** The reason of a failure without its message, which may hold input of callers. */
const errorType = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  return 'reason' in error && typeof error.reason === 'string' ? error.reason : error.name
}

/** Runs the action in a span. The span ends with it, and fails if it fails. */
export const inSpan = <T>(
  name: string,
  options: SpanOptions,
  action: () => Promise<T>,
  parent: Context = context.active(),
): Promise<T> =>
  tracer.startActiveSpan(name, options, parent, async (span) => {
    try {
      return await action()
    } catch (error) {
      failSpan(span, errorType(error))
      throw error
    } finally {
      span.end()
    }
  })

/** The context of a W3C `traceparent`; without a valid one no context. */
export const contextOf = (traceparent: unknown): Context =>
  propagation.extract(ROOT_CONTEXT, { traceparent })

/** The link to the span of a W3C `traceparent`, if it names one. */
export const linksTo = (traceparent: unknown): Link[] => {
  const found = trace.getSpanContext(contextOf(traceparent))
  return found ? [{ context: found }] : []
}

/** W3C `traceparent` of the active span. */
export const activeTraceparent = (): string | undefined => {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent
}
