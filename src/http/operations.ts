import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import type { Account } from '../../db/types.ts'
import type * as generated from '../../generated/operations.ts'
import type { Log } from '../telemetry/log.ts'
import type { AuditedEvent, AuditOutcome } from '../telemetry/metrics.ts'
import { audit, clientAddress } from './audit.ts'
import { readUpload, type Upload } from './body.ts'

/** The second argument of every handler. */
export interface CallContext {
  log: Log
  /** Aborted when the caller disconnects. */
  signal: AbortSignal
  /** The caller's address for limits; behind a trusted proxy the address from the proxy. */
  clientAddress: string
  /** Whether cookies of this call are marked `Secure`. */
  secureCookies: boolean
  /** The value of the `refresh_token` cookie, not verified. */
  refreshToken: string | undefined
  /** The file in this field of a `multipart/form-data` body. */
  upload: (field: string, maxBytes: number) => Upload
  /** Writes a line of the audit log and counts it; `fields` may replace `user_id`. */
  audit: (event: AuditedEvent, outcome: AuditOutcome, fields?: object) => void
}

export type Role = Account['role']

/** An account without its password hash. */
export type StoredAccount = Pick<Selectable<Account>, 'id' | 'username' | 'role'>

/** The claims of a valid access token. */
export interface AccessToken {
  userId: number
  username: string
  role: Role
  jti: string
  expiresAt: Date
}

export interface BearerContext {
  token: AccessToken
}

export interface RefreshContext {
  /** The account of a valid refresh cookie, as it is stored now. */
  account: StoredAccount
}

interface SecurityContexts extends generated.SecurityContexts {
  public: CallContext
  bearerAuth: CallContext & BearerContext
  refreshCookie: CallContext & RefreshContext
  webhookKey: CallContext
}

/** The contract's operations as the rooms implement them. */
export type Operations = generated.Operations<SecurityContexts>

/** Cookies are parsed on demand: few handlers need one. */
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

/** Evaluates each property on demand: most handlers use none. */
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

  audit(event: AuditedEvent, outcome: AuditOutcome, fields: object = {}) {
    audit(this.#request, event, outcome, fields)
  }
}

/** The context of a call, with the results of authentication. */
export const callContext = (request: FastifyRequest, reply: FastifyReply): CallContext =>
  Object.assign(new RequestContext(request, reply), request.securityContext)
