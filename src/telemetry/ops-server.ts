import Fastify, { type FastifyInstance } from 'fastify'
import { type ErrorKey, errorText } from '../texts.ts'
import { type HealthReport, isReady } from './health.ts'

export interface OpsServerOptions {
  /** Reports the state of the dependencies within a second. */
  examine: () => Promise<HealthReport>
  metrics: { contentType: string; text: () => Promise<string> }
}

const keys: Readonly<Record<number, ErrorKey>> = {
  404: 'route_not_found',
  405: 'method_not_allowed',
  500: 'internal_error',
}
const bodyOf = (status: number) => ({ error: errorText(keys[status] ?? 'invalid_request') })

/** Health and metrics on a separate port, for the operator's network only. */
export const buildOpsServer = ({ examine, metrics }: OpsServerOptions): FastifyInstance => {
  const server = Fastify({ logger: false })
  server.get('/livez', async () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const report = await examine()
    return reply.code(isReady(report.status) ? 200 : 503).send(report)
  })
  server.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  )
  server.setNotFoundHandler(async (request, reply) => {
    const status = server.hasRoute({ method: 'GET', url: request.url.split('?')[0] ?? '' })
      ? 405
      : 404
    if (status === 405) reply.header('allow', 'GET, HEAD')
    return reply.code(status).send(bodyOf(status))
  })
  server.setErrorHandler(async ({ statusCode = 500 }: { statusCode?: number }, _request, reply) => {
    const status = statusCode < 500 ? statusCode : 500
    return reply.code(status).send(bodyOf(status))
  })
  return server
}
