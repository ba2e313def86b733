import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { AuditedEvent, AuditOutcome, Metrics } from '../telemetry/metrics.ts'

declare module 'fastify' {
  interface FastifyInstance {
    countAudited: Metrics['countAudited']
  }
}

/**
 * The address that logs and limits use: an IPv4 address, also for its IPv6-mapped form, or an IPv6
 * /64. All values of a proxy that are no addresses share one name.
 */
export const clientAddress = (request: FastifyRequest): string =>
  isIP(request.ip) === 0 ? 'unknown' : normalizeIP(request.ip)

/**
 * Writes one line of the audit log and counts it.
 * @param fields further fields; without `user_id` it is the id of the access token
 */
export const audit = (
  request: FastifyRequest,
  event: AuditedEvent,
  outcome: AuditOutcome,
  fields: object = {},
): void => {
  request.server.countAudited({ action: event, outcome })
  const user_id = request.securityContext?.token?.userId ?? null
  request.log[outcome === 'refused' ? 'warn' : 'info'](
    { event, user_id, ...fields, address: clientAddress(request), outcome },
    event.replaceAll('_', ' '),
  )
}
