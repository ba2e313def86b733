import type { Selectable } from 'kysely'
import type { Account } from '../../db/types.ts'
import type * as generated from '../../generated/operations.ts'
import type { Log } from '../telemetry/log.ts'
import type { Upload } from './upload.ts'

/** Handed to every handler besides its input. */
export interface CallContext {
  log: Log
  /** Aborted when the caller disconnects. */
  signal: AbortSignal
  /** Used by limits and logs; behind a trusted proxy it is the address that the proxy names. */
  clientAddress: string
  /** Whether cookies of this call are marked `Secure`. */
  secureCookies: boolean
  /** The value of the `refresh_token` cookie, not verified. */
  refreshToken: string | undefined
  /** The file in this field of a `multipart/form-data` body. */
  upload: (field: string, maxBytes: number) => Upload
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

interface RefreshContext {
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
