import type { FastifyInstance } from 'fastify'
import document from '../../generated/openapi.json' with { type: 'json' }

/** On every answer, the framework's own and the raw socket's too (OWASP REST Security Cheat Sheet). */
const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-api-version': document.info.version,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** Two years, as browsers' preload lists ask for. */
const strictTransportSecurity = 'max-age=63072000; includeSubDomains'

/** What can be said on every answer, also where there is no request that could be looked at. */
export const standingHeaders = (alwaysSecure: boolean): Readonly<Record<string, string>> => ({
  ...securityHeaders,
  ...(alwaysSecure && { 'strict-transport-security': strictTransportSecurity }),
})

export const addSecurityHeaders = (app: FastifyInstance, corsOrigins: readonly string[]): void => {
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
