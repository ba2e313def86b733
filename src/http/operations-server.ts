import Fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'

export interface OperationsServerOptions {
  /** Whether the process can serve: its dependencies answer and it is not about to end. */
  isReady: () => Promise<boolean>
  metrics: Registry
}

/** Health and metrics on a port of their own, for the operator's network only. */
export const buildOperationsServer = ({ isReady, metrics }: OperationsServerOptions): FastifyInstance => {
  const server = Fastify({ logger: false })
  server.get('/livez', async () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const ready = await isReady()
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' })
  })
  server.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()))
  return server
}
