import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type * as generated from '../../../generated/operations.ts'
import type { BearerContext, KeyCaller, RefreshContext } from '../identity.ts'

/** Cookies are parsed on demand: few handlers need one. */
export const cookieOf = ({ headers, server }: FastifyRequest, name: string): string | undefined =>
  headers.cookie === undefined ? undefined : server.parseCookie(headers.cookie)[name]

/** The language of the texts for a header `Accept-Language`; Spanish unless it prefers English. */
export const preferredLanguage = (header: string | undefined): 'es' | 'en' =>
  new Negotiator({ headers: { 'accept-language': header ?? '*' } }).language(['es', 'en']) === 'en'
    ? 'en'
    : 'es'

/** A signal that is aborted when the connection closes before the answer is complete. */
export const callerSignal = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  finished(raw, (error) => {
    if (error) controller.abort()
  })
  return controller.signal
}

/** The second argument of every handler, with the caller where the operation has one. */
export interface Call {
  request: FastifyRequest
  reply: FastifyReply
}

interface SecurityContexts extends generated.SecurityContexts {
  public: Call
  bearerAuth: Call & BearerContext & { key?: undefined }
  programKey: Call & KeyCaller
  refreshCookie: Call & RefreshContext
  webhookKey: Call
}

/** The contract's operations as the modules implement them. */
export type Operations = generated.Operations<SecurityContexts>

/** The result of a handler, at which the compiler reports a wrong one. */
export type HandlerResult<Id extends generated.OperationId> = Promise<generated.Result<Id>>
