import Fastify, { type FastifyInstance } from 'fastify'
import { type ErrorKey, errorText } from '../texts.ts'
import { isReady, type ServiceHealth } from './health.ts'
import type { Metrics } from './metrics.ts'

const keys: Readonly<Record<number, ErrorKey>> = {
  404: 'route_not_found',
  405: 'method_not_allowed',
  500: 'internal_error',
}
const bodyOf = (status: number) => ({ error: errorText(keys[status] ?? 'invalid_request') })

/** Health and metrics on a separate port, for the operator's network only. */
export const buildOpsServer = (
  { examine }: Pick<ServiceHealth, 'examine'>,
  { registry }: Pick<Metrics, 'registry'>,
): FastifyInstance => {
  const server = Fastify({ logger: false })
  server.get('/livez', async () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const report = await examine()
    return reply.code(isReady(report.status) ? 200 : 503).send(report)
  })
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  server.setNotFoundHandler(async (request, reply) => {
    const isKnown = server.hasRoute({ method: 'GET', url: request.url.split('?')[0] ?? '' })
    if (isKnown) reply.header('allow', 'GET, HEAD')
    const status = isKnown ? 405 : 404
    return reply.code(status).send(bodyOf(status))
  })
  server.setErrorHandler(async ({ statusCode = 500 }: { statusCode?: number }, _request, reply) => {
    const status = statusCode < 500 ? statusCode : 500
    return reply.code(status).send(bodyOf(status))
  })
  return server
}
