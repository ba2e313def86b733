import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import type { Account } from '../../db/types.ts'
import type * as generated from '../../generated/operations.ts'
import type { Log } from '../telemetry/log.ts'
import type { AuditedEvent, AuditOutcome } from '../telemetry/metrics.ts'
import { audit, clientAddress } from './audit.ts'
import { readUpload, type Upload } from './body.ts'

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

/** The second argument of every handler. Most handlers use few of its properties. */
export class CallContext {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  #signal: AbortSignal | undefined

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.#request = request
    this.#reply = reply
  }

  get log(): Log {
    return this.#request.log
  }

  /** Aborted when the caller disconnects. */
  get signal(): AbortSignal {
    this.#signal ??= callerSignal(this.#reply)
    return this.#signal
  }

  /** The caller's address for limits; behind a trusted proxy the address from the proxy. */
  get clientAddress(): string {
    return clientAddress(this.#request)
  }

  /** Whether cookies of this call are marked `Secure`. */
  get secureCookies(): boolean {
    return this.#request.server.secureCookies(this.#request)
  }

  /** The value of the `refresh_token` cookie, not verified. */
  get refreshToken(): string | undefined {
    return cookieOf(this.#request, 'refresh_token')
  }

  /** The file in this field of a `multipart/form-data` body. */
  upload(field: string, maxBytes: number): Upload {
    return readUpload(this.#request, field, maxBytes)
  }

  /** Writes a line of the audit log and counts it; `fields` may replace `user_id`. */
  audit(event: AuditedEvent, outcome: AuditOutcome, fields: object = {}): void {
    audit(this.#request, event, outcome, fields)
  }
}

interface SecurityContexts extends generated.SecurityContexts {
  public: CallContext
  bearerAuth: CallContext & BearerContext
  refreshCookie: CallContext & RefreshContext
  webhookKey: CallContext
}

/** The contract's operations as the rooms implement them. */
export type Operations = generated.Operations<SecurityContexts>
