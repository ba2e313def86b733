import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Histogram } from 'prom-client'
import type { AuditedEvent, AuditOutcome, Metrics } from '../telemetry/metrics.ts'

declare module 'fastify' {
  interface FastifyInstance {
    countAudited: Metrics['countAudited']
    /** Whether the event has a line of its own; otherwise a later line counts it. */
    isFirst(event: string, address?: string): boolean
  }
  interface FastifyRequest {
    /** Milliseconds that the caller asked to wait for, which are no part of the duration. */
    waited: number
  }
}

/** Seconds: reads take milliseconds, a login some 50 ms, a dump many seconds. */
const buckets = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** The caller's request id if it is safe in a log and a header, otherwise a new one. */
export const requestId = (request: IncomingMessage): string => {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(given) ? given : randomUUID()
}

/**
 * The caller for the limit of attempts: an IPv4 address, even in its IPv6-mapped form, or an IPv6
 * /64. All values from a proxy that are not addresses share one name.
 */
export const limitedAddress = ({ ip }: FastifyRequest): string =>
  isIP(ip) === 0 ? 'unknown' : normalizeIP(ip)

/** The caller's own address, in the form of `limitedAddress` for IPv4. */
export const clientAddress = (request: FastifyRequest): string => {
  const limited = limitedAddress(request)
  return isIP(limited) === 6 ? request.ip : limited
}

export const operationOf = ({ routeOptions }: FastifyRequest): string =>
  routeOptions.config.operation?.id ?? 'none'

/** The account and the key that call, for the log. */
const callerOf = ({ securityContext }: FastifyRequest) => {
  const { token, account, key } = securityContext ?? {}
  return { user_id: token?.userId ?? account?.id ?? null, ...(key && { key_id: key.id }) }
}

/** Milliseconds from the first event of a kind in which the others share a line. */
const sharingTime = 1000

/**
 * Events of one kind share two lines: that of the first, and one with the number of the others. So
 * neither the refused calls of an address nor an outage fill the log, which would remove older
 * lines.
 */
const shareLines = (app: FastifyInstance): void => {
  const shared = new Map<string, { of: string; address?: string | undefined; others: number }>()
  const end = (name: string) => {
    const line = shared.get(name)
    shared.delete(name)
    if (line?.others) app.log.info({ event: 'further_lines', ...line }, 'further lines')
  }
  app.addHook('onClose', async () => {
    for (const name of shared.keys()) end(name)
  })
  app.decorate('isFirst', (of, address) => {
    const name = `${of} ${address}`
    const known = shared.get(name)
    if (known) known.others += 1
    else {
      shared.set(name, { of, address, others: 0 })
      setTimeout(end, sharingTime, name).unref()
    }
    return known === undefined
  })
}

/**
 * Writes one line of the audit log and counts it; refusals may share one.
 * @param fields further fields; without `user_id` it is the id of the caller's account
 */
export const audit = (
  request: FastifyRequest,
  event: AuditedEvent,
  outcome: AuditOutcome,
  fields: object = {},
): void => {
  request.server.countAudited({ action: event, outcome })
  // Other failures have limits of their own.
  const isShared = outcome === 'refused' || event === 'refresh'
  if (isShared && !request.server.isFirst(event, limitedAddress(request))) return
  const line = { event, ...callerOf(request), ...fields, address: clientAddress(request), outcome }
  const message = event.replaceAll('_', ' ')
  if (outcome === 'refused') request.log.warn({ ...line, operation: operationOf(request) }, message)
  else request.log.info(line, message)
}

/**
 * A log line and a measured duration for each request. They name the route's pattern and the
 * operation, and never the URL: it contains values of callers.
 */
export const observeRequests = (
  app: FastifyInstance,
  { registry, countAudited }: Metrics,
): void => {
  app.decorate('countAudited', countAudited)
  app.decorateRequest('waited', 0)
  shareLines(app)
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['operation', 'status'],
    buckets,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply
    const elapsedTime = reply.elapsedTime - request.waited
    const error_code = reply.getHeader('x-error-code')
    // A refusal, which is no error of the service.
    const isBusy = error_code === 'busy'
    const counted = isBusy ? error_code : status
    duration.observe({ operation: operationOf(request), status: counted }, elapsedTime / 1000)
    const isRefused = isBusy || (status >= 400 && status < 500)
    if (isRefused && !app.isFirst('request', limitedAddress(request))) return done()
    request.log.info(
      {
        event: 'request',
        method: request.method,
        route: request.routeOptions.url ?? null,
        status,
        ...(error_code !== undefined && { error_code }),
        duration_ms: Math.round(elapsedTime),
        ...callerOf(request),
        address: clientAddress(request),
      },
      'request',
    )
    done()
  })
}
