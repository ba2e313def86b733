import type { Selectable } from 'kysely'
import type { Account } from '../../db/types.ts'
import type { components } from '../../generated/types.ts'

export type Role = Account['role']
export type Permission = components['schemas']['Permission']
export type ChecklistAccess = components['schemas']['ChecklistAccess']

/** The permissions of an account. An administrator has all of them, whatever access is stored. */
export const permissionsOf = ({
  role,
  checklist_access: access,
}: {
  role: Role
  checklist_access: ChecklistAccess
}): Permission[] => [
  ...(['weights:read', 'weights:write'] as const),
  ...(role === 'admin' || access !== 'none' ? (['checklist:read'] as const) : []),
  ...(role === 'admin' || access === 'write' ? (['checklist:write'] as const) : []),
]

/**
 * An account without its password hash. Tokens contain `session_number`; ending all sessions of the
 * account raises it.
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

/** The account that calls. */
export interface Caller {
  userId: number
  username: string
  role: Role
}

/** The claims of a valid access token. */
export interface AccessToken extends TokenIdentity, Caller {}

export interface BearerContext {
  token: AccessToken
}

/** A program with a key: its account as currently stored, instead of the claims of a token. */
export interface KeyCaller {
  token: Caller
  key: {
    id: number
    /** The permissions that key and account both have. */
    permissions: readonly Permission[]
    expiresAt: Date
  }
}

export interface RefreshContext {
  /** The account of a valid refresh cookie, as currently stored. */
  account: StoredAccount
}
