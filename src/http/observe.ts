import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Histogram } from 'prom-client'
import type { Metrics } from '../telemetry/metrics.ts'
import type { Span, Tracing } from '../telemetry/tracing.ts'

/** Seconds: reads take milliseconds, a login some 50 ms, a dump many seconds. */
const buckets = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** The caller's request id if it is safe in a log and a header, otherwise a new one. */
export const requestId = (request: IncomingMessage): string => {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(given) ? given : randomUUID()
}

const operationOf = ({ routeOptions }: FastifyRequest): string =>
  routeOptions.config.operation?.id ?? 'none'

/** Starts the span of a request, named by method and route. A `traceparent` is its parent. */
const startSpan = (tracing: Tracing, request: FastifyRequest): Span => {
  const { method, routeOptions, headers } = request
  const route = routeOptions.url
  return tracing.start(route === undefined ? method : `${method} ${route}`, {
    kind: 'server',
    attributes: {
      'http.request.method': method,
      ...(route !== undefined && { 'http.route': route }),
      'register.operation': operationOf(request),
    },
    parent: typeof headers.traceparent === 'string' ? headers.traceparent : null,
  })
}

/**
 * A log line, a measured duration and, with tracing, a span for each request. They name the route's
 * pattern and the operation, never the URL: it holds values of callers.
 */
export const observeRequests = (
  app: FastifyInstance,
  { registry }: Pick<Metrics, 'registry'>,
  tracing: Tracing,
): void => {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['operation', 'status'],
    buckets,
    registers: [registry],
  })
  const spans = new WeakMap<FastifyRequest, Span>()
  if (tracing.enabled) {
    app.addHook('onRequest', (request, reply, done) => {
      const span = startSpan(tracing, request)
      spans.set(request, span)
      if (span.traceId !== undefined) {
        reply.log = request.log.child({ trace_id: span.traceId })
        request.log = reply.log
      }
      span.run(done)
    })
  }
  app.addHook('onResponse', (request, { statusCode: status, elapsedTime }, done) => {
    duration.observe({ operation: operationOf(request), status }, elapsedTime / 1000)
    request.log.info(
      {
        event: 'request',
        method: request.method,
        route: request.routeOptions.url ?? null,
        status,
        duration_ms: Math.round(elapsedTime),
        address: request.ip,
      },
      'request',
    )
    const span = spans.get(request)
    span?.set({ 'http.response.status_code': status })
    if (status >= 500) span?.fail(String(status))
    span?.end()
    done()
  })
}
