import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

/** Seconds; most reads take a few milliseconds, a login some fifty, a dump as long as it needs. */
const buckets = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Counts and times every request by operation and status; paths would be without bounds. About a microsecond each. */
export const addRequestMetrics = (app: FastifyInstance, registry: Registry): void => {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['operation', 'status'],
    buckets,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operation?.id ?? 'none'
    duration.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
}
