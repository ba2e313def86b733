import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** The process's own figures (memory, event loop, CPU) and what `addRequestMetrics` counts. */
export const createMetrics = (): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** Counts and times every request by operation and status; paths would be without bounds. */
export const addRequestMetrics = (app: FastifyInstance, registry: Registry): void => {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 5, 30],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operation?.id ?? 'none'
    duration.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
}
