import type { Selectable } from 'kysely'
import type { Account } from '../db/types.ts'

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
