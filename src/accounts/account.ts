import type { Account } from '../../db/types.ts'

/** An account as callers may see it: without its password hash. */
export type StoredAccount = Pick<Account, 'id' | 'username' | 'role'>
