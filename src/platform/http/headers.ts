import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { apiVersion, type Route, routes } from '../../../generated/routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether cookies of a request are `Secure` and its answer has HSTS. */
    secureCookies(request: FastifyRequest): boolean
  }
}

/** Sent with every answer, also with answers of the parser (OWASP REST Security Cheat Sheet). */
const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-api-version': apiVersion,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/**
 * The Content-Security-Policy of a page that runs its own scripts and styles and calls this
 * service; its styles contain icons.
 * @param captchaOrigins whose scripts the page runs too; they show frames and call their servers
 */
export const webPagePolicy = (captchaOrigins: readonly string[] = []): string => {
  const origins = ["'self'", ...captchaOrigins].join(' ')
  const frames = captchaOrigins.length > 0 ? `frame-src ${captchaOrigins.join(' ')}; ` : ''
  return (
    `default-src 'none'; script-src ${origins}; style-src 'self'; img-src 'self' data:; ` +
    `connect-src ${origins}; manifest-src 'self'; ${frames}` +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  )
}

/** Two years, as the preload lists of browsers demand. */
const strictTransportSecurity = 'max-age=63072000; includeSubDomains'

/** `auto`: the requests that came over HTTPS. */
type SecureSetting = 'auto' | 'true' | 'false'

/** The headers of answers that are written without a request object. */
export const baseHeaders = (secure: SecureSetting): Readonly<Record<string, string>> => ({
  ...securityHeaders,
  ...(secure === 'true' && { 'strict-transport-security': strictTransportSecurity }),
})

export const addSecurityHeaders = (
  app: FastifyInstance,
  secure: SecureSetting,
  corsOrigins: readonly string[],
): void => {
  app.decorate(
    'secureCookies',
    (request) => secure === 'true' || (secure === 'auto' && request.protocol === 'https'),
  )
  const headers = {
    ...securityHeaders,
    ...(corsOrigins.length > 0 && { 'cross-origin-resource-policy': 'cross-origin' }),
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    if (app.secureCookies(request))
      reply.header('strict-transport-security', strictTransportSecurity)
    done()
  })
}

/** Allows pages of these origins, and no others, to call the API with credentials. */
export const addCrossOriginAccess = async (
  app: FastifyInstance,
  origins: readonly string[],
): Promise<void> => {
  if (origins.length === 0) return
  const methods = new Set(Object.values<Route>(routes).map(({ method }) => method))
  const options: FastifyCorsOptions = {
    origin: (origin, decide) =>
      decide(null, origin !== undefined && origins.includes(origin) ? origin : false),
    credentials: true,
    methods: [...methods.add('HEAD')].sort(),
    allowedHeaders: 'Authorization, Content-Type, traceparent, tracestate, baggage, sentry-trace',
    exposedHeaders:
      'Content-Disposition, Location, Retry-After, X-Request-Id, X-API-Version, ' +
      'X-Error-Code, X-Error-Parameters, ' +
      'x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset',
    maxAge: 600,
    strictPreflight: false,
  }
  await app.register(cors, {
    // No path has the method OPTIONS.
    delegator: ({ headers }, decide) =>
      decide(null, { ...options, preflight: 'access-control-request-method' in headers }),
  })
}

/**
 * Closes each connection with its next answer at the end of the process. Otherwise a connection
 * that is kept alive delays the end, or it is closed while its next request is on the way.
 */
export const endConnectionsOnClose = (app: FastifyInstance, ending: AbortSignal): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (ending.aborted) reply.header('connection', 'close')
    done()
  })
  // Answers that began before the close have announced a kept connection.
  app.addHook('onResponse', (_request, _reply, done) => {
    if (!app.server.listening) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
}
