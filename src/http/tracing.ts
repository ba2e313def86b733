import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Span, Tracing } from '../telemetry/tracing.ts'

/**
 * A span for each call, named by method and route pattern; what belongs to the call runs inside. A caller's `traceparent` is
 * taken over. Log lines of the call get its trace's id.
 */
export const addRequestTracing = (app: FastifyInstance, tracing: Tracing): void => {
  if (!tracing.enabled) return
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions, headers } = request
    const route = routeOptions.url
    const span = tracing.start(route === undefined ? method : `${method} ${route}`, {
      kind: 'server',
      attributes: {
        'http.request.method': method,
        ...(route !== undefined && { 'http.route': route }),
        'register.operation': routeOptions.config.operation?.id ?? 'none',
      },
      parent: typeof headers.traceparent === 'string' ? headers.traceparent : null,
    })
    spans.set(request, span)
    if (span.traceId !== undefined) {
      const log = request.log.child({ trace_id: span.traceId })
      request.log = log
      reply.log = log
    }
    span.run(done)
  })
  app.addHook('onResponse', (request: FastifyRequest, { statusCode }: FastifyReply, done) => {
    const span = spans.get(request)
    span?.set({ 'http.response.status_code': statusCode })
    if (statusCode >= 500) span?.fail(String(statusCode))
    span?.end()
    done()
  })
}
