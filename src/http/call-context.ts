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

/** One of the caller's cookies; only who needs one looks for it. */
export const cookieOf = ({ headers, server }: FastifyRequest, name: string): string | undefined =>
  headers.cookie === undefined ? undefined : server.parseCookie(headers.cookie)[name]

/** A signal that is aborted when the connection closes before the answer is complete. */
const callerSignal = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  const abortUnlessComplete = () => {
    if (!raw.writableFinished) controller.abort()
  }
  if (raw.destroyed) abortUnlessComplete()
  else raw.once('close', abortUnlessComplete)
  return controller.signal
}

/** Finds out what a handler asks for when it asks: most ask for nothing. */
class RequestContext implements CallContext {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  #signal: AbortSignal | undefined

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.#request = request
    this.#reply = reply
  }

  get log() {
    return this.#request.log
  }

  get signal() {
    this.#signal ??= callerSignal(this.#reply)
    return this.#signal
  }

  get clientAddress() {
    return clientAddress(this.#request)
  }

  get secureCookies() {
    return this.#request.server.secureCookies(this.#request)
  }

  get refreshToken() {
    return cookieOf(this.#request, 'refresh_token')
  }

  upload(field: string, maxBytes: number) {
    return readUpload(this.#request, field, maxBytes)
  }
}

/** @param found what authentication has found out */
export const callContext = (
  request: FastifyRequest,
  reply: FastifyReply,
  found: object,
): CallContext => Object.assign(new RequestContext(request, reply), found)
