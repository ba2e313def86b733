import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallContext } from './operations.ts'
import { readUpload } from './upload.ts'

/** Whether cookies (and with them HSTS) are meant for https only on this call. */
export type SecureCookies = (request: FastifyRequest) => boolean

declare module 'fastify' {
  interface FastifyInstance {
    secureCookies: SecureCookies
  }
}

/** Whether every call counts as one by https, whatever it looks like from here. */
export const alwaysSecure = (setting: 'auto' | 'true' | 'false', production: boolean): boolean =>
  setting === 'true' || (setting === 'auto' && production)

export const secureCookies =
  (setting: 'auto' | 'true' | 'false', production: boolean): SecureCookies =>
  (request) =>
    alwaysSecure(setting, production) || (setting === 'auto' && request.protocol === 'https')

/**
 * Whom limits count as one client: an IPv4 address, also in its IPv6-mapped form, or an IPv6 /64. What a proxy passes
 * on that is no address falls into one bucket.
 */
export const clientAddress = (request: FastifyRequest): string =>
  isIP(request.ip) === 0 ? 'unknown' : normalizeIP(request.ip)

/** A signal that is aborted when the connection closes before the answer is complete. */
const callerSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

export const callContext = (request: FastifyRequest, reply: FastifyReply): CallContext => ({
  log: request.log,
  signal: callerSignal(reply),
  clientAddress: clientAddress(request),
  secureCookies: request.server.secureCookies(request),
  refreshToken: request.cookies.refresh_token,
  upload: (field, maxBytes) => readUpload(request, field, maxBytes),
})
