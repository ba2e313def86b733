import type { Selectable } from 'kysely'
import type { Account } from '../db/types.ts'

export type Role = Account['role']

/**
 * An account without its password hash. Tokens hold `session_number`, which each end of all its
 * sessions raises.
 */
export type StoredAccount = Pick<Selectable<Account>, 'id' | 'username' | 'role' | 'session_number'>

/** The part of a token that decides whether it has been ended. */
export interface TokenIdentity {
  userId: number
  jti: string
  /** The session number of the account when the token was issued. */
  session: number
  expiresAt: Date
}

/** The claims of a valid access token. */
export interface AccessToken extends TokenIdentity {
  username: string
  role: Role
}

export interface BearerContext {
  token: AccessToken
}

export interface RefreshContext {
  /** The account of a valid refresh cookie, as it is stored now. */
  account: StoredAccount
}
