import Fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { errorText } from '../public/messages.ts'
import { refusalText } from './errors.ts'

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
  server.setNotFoundHandler(async (request, reply) => {
    const status = server.hasRoute({ method: 'GET', url: request.url.split('?')[0] ?? '' }) ? 405 : 404
    if (status === 405) reply.header('allow', 'GET, HEAD')
    return reply.code(status).send({ error: refusalText(status) })
  })
  server.setErrorHandler(async ({ statusCode = 500 }: { statusCode?: number }, _request, reply) =>
    reply.code(statusCode).send({ error: statusCode < 500 ? refusalText(statusCode) : errorText('internal_error') }),
  )
  return server
}
