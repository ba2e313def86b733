import type * as generated from '../../generated/operations.ts'
import type { StoredAccount } from '../accounts/account.ts'
import type { AccessToken } from '../accounts/tokens.ts'
import type { Log } from '../telemetry/log.ts'
import type { Upload } from './upload.ts'

/** What every handler may know of the call besides its input. */
export interface CallContext {
  log: Log
  /** Aborted when the caller has left. */
  signal: AbortSignal
  /** The address that limits and logs go by; behind a trusted proxy the one that the proxy names. */
  clientAddress: string
  /** Whether cookies are marked `Secure` on this call. */
  secureCookies: boolean
  /** The value of the `refresh_token` cookie, whatever it is worth. */
  refreshToken: string | undefined
  /** The file in this field of a `multipart/form-data` body, of at most so many bytes. */
  upload: (field: string, maxBytes: number) => Upload
}

/** The caller behind a valid access token. */
export interface BearerContext {
  token: AccessToken
}

/** The account behind a valid refresh cookie, as it is stored now. */
export interface RefreshContext {
  account: StoredAccount
}

export interface SecurityContexts extends generated.SecurityContexts {
  public: CallContext
  bearerAuth: CallContext & BearerContext
  refreshCookie: CallContext & RefreshContext
  webhookKey: CallContext
}

/** The contract's operations as the rooms implement them. */
export type Operations = generated.Operations<SecurityContexts>
