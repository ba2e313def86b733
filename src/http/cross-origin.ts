import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { routes } from '../../generated/routes.ts'

/** The methods of the contract; HEAD comes with GET. */
const methods = [...new Set(['HEAD', ...Object.values(routes).map(({ method }) => method)])].sort()

/** Lets pages of these origins, and of no other, call the API with credentials. */
export const addCrossOriginAccess = async (
  app: FastifyInstance,
  origins: readonly string[],
): Promise<void> => {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    // Without this header it is no preflight but a method that no path has.
    const preflight = request.headers['access-control-request-method'] !== undefined
    return request.method === 'OPTIONS' && !preflight ? reply.callNotFound() : undefined
  })
  await app.register(cors, {
    origin: (origin, decide) =>
      decide(null, origin !== undefined && origins.includes(origin) ? origin : false),
    credentials: true,
    methods,
    allowedHeaders: [
      'Authorization',
      'Content-Type',
      'traceparent',
      'tracestate',
      'baggage',
      'sentry-trace',
    ],
    exposedHeaders: [
      'Content-Disposition',
      'Retry-After',
      'X-Request-Id',
      'X-Error-Code',
      'X-Error-Parameters',
      'x-ratelimit-limit',
      'x-ratelimit-remaining',
      'x-ratelimit-reset',
    ],
    maxAge: 600,
    strictPreflight: false,
  })
}
