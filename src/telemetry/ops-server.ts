import Fastify, { type FastifyInstance } from 'fastify'
import { refusalKey } from '../http/errors.ts'
import { errorText } from '../texts.ts'
import type { HealthReport } from './health.ts'

export interface OpsServerOptions {
  /** How the process and its dependencies are; within a second, whatever hangs. */
  examine: () => Promise<HealthReport>
  metrics: { contentType: string; text: () => Promise<string> }
}

/** Health and metrics on a port of their own, for the operator's network only. */
export const buildOpsServer = ({ examine, metrics }: OpsServerOptions): FastifyInstance => {
  const server = Fastify({ logger: false })
  server.get('/livez', async () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const report = await examine()
    const ready = report.status === 'ok' || report.status === 'degraded'
    return reply.code(ready ? 200 : 503).send(report)
  })
  server.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  )
  server.setNotFoundHandler(async (request, reply) => {
    const status = server.hasRoute({ method: 'GET', url: request.url.split('?')[0] ?? '' })
      ? 405
      : 404
    if (status === 405) reply.header('allow', 'GET, HEAD')
    return reply.code(status).send({ error: errorText(refusalKey(status)) })
  })
  server.setErrorHandler(async ({ statusCode = 500 }: { statusCode?: number }, _request, reply) =>
    reply
      .code(statusCode)
      .send({ error: errorText(statusCode < 500 ? refusalKey(statusCode) : 'internal_error') }),
  )
  return server
}
