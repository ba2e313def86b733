import Fastify, { type FastifyInstance } from 'fastify'
import { badRequest, DomainError, notFound } from '../errors.ts'
import { isReady, type ServiceHealth } from './health.ts'
import type { Metrics } from './metrics.ts'

/** Health and metrics on a separate port, for the operator's network only. */
export const buildOpsServer = (
  { examine }: ServiceHealth,
  { registry }: Metrics,
): FastifyInstance => {
  const server = Fastify({ logger: false })
  server.get('/livez', async () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const report = await examine()
    return reply.code(isReady(report) ? 200 : 503).send(report)
  })
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  server.setNotFoundHandler(async (request, reply) => {
    const url = request.url.split('?')[0] ?? ''
    if (!server.hasRoute({ method: 'GET', url })) throw notFound('route_not_found')
    reply.header('allow', 'GET, HEAD')
    throw new DomainError(405, 'method_not_allowed')
  })
  server.setErrorHandler(async (error: Error & { statusCode?: number }, _request, reply) => {
    const isRefused = (error.statusCode ?? 500) < 500
    const answer =
      error instanceof DomainError
        ? error
        : isRefused
          ? badRequest('invalid_request')
          : new DomainError(500, 'internal_error')
    return reply.code(answer.status).send({ error: answer.message })
  })
  return server
}
