import Fastify, { type FastifyInstance } from 'fastify'
import { isReady, type ServiceHealth } from './health.ts'
import type { Metrics } from './metrics.ts'

/** Health and metrics on a separate port, for the operator's network only. */
export const buildOpsServer = (
  { examine }: ServiceHealth,
  { registry }: Metrics,
): FastifyInstance => {
  const server = Fastify({ logger: false })
  server.get('/livez', async () => ({ status: 'ok' }))
  // `?exclude=database_writes`, the form of Kubernetes: ready to serve without it.
  server.get<{ Querystring: { exclude?: string | string[] } }>(
    '/readyz',
    async (request, reply) => {
      const report = await examine([request.query.exclude ?? []].flat())
      return reply.code(isReady(report) ? 200 : 503).send(report)
    },
  )
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  return server
}
