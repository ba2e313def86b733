import { type Kysely, sql } from 'kysely'
import type { Account, Database } from '../../db/types.ts'
import { isUniqueViolation } from '../database/errors.ts'
import type { Role, StoredAccount } from '../identity.ts'

/** Any constant: it only has to be the same in every process. */
const firstAccountLock = 5_042_013

export const accountRepository = (db: Kysely<Database>) => ({
  async isEmpty(): Promise<boolean> {
    return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) === undefined
  },

  /**
   * Stores an account; `undefined` when the name is taken. The first account becomes admin: a
   * registration that finds the table empty is repeated under a lock, so there is exactly one first
   * account.
   */
  async insert(username: string, passwordHash: string): Promise<StoredAccount | undefined> {
    try {
      return (
        (await insertAsUser(db, username, passwordHash)) ??
        (await insertAsFirst(db, username, passwordHash))
      )
    } catch (error) {
      if (isUniqueViolation(error, 'accounts_username_key')) return undefined
      throw error
    }
  },

  findByUsername(
    username: string,
  ): Promise<(StoredAccount & Pick<Account, 'password_hash'>) | undefined> {
    return db
      .selectFrom('accounts')
      .select(['id', 'username', 'role', 'password_hash'])
      .where('username', '=', username)
      .executeTakeFirst()
  },

  /** The account, unless the token of this `jti` has been revoked. */
  findUnlessRevoked(id: number, jti: string): Promise<StoredAccount | undefined> {
    return db
      .selectFrom('accounts')
      .select(['id', 'username', 'role'])
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('revoked_tokens').select('jti').where('jti', '=', jti))),
      )
      .executeTakeFirst()
  },

  /** Stores a new hash of the same password, unless another login has done so meanwhile. */
  async replacePasswordHash(id: number, previous: string, next: string): Promise<void> {
    await db
      .updateTable('accounts')
      .set({ password_hash: next })
      .where('id', '=', id)
      .where('password_hash', '=', previous)
      .execute()
  },

  /**
   * Changes a role. `last_admin`: no admin would remain. The lock prevents two simultaneous changes
   * from removing the last two admins.
   */
  changeRole(id: number, role: Role): Promise<StoredAccount | 'not_found' | 'last_admin'> {
    return db.transaction().execute(async (trx) => {
      const admins = await trx
        .selectFrom('accounts')
        .select('id')
        // Not a parameter: a plan for any role could not use the index of the admins.
        .where('role', '=', sql.lit('admin'))
        .orderBy('id')
        .forNoKeyUpdate()
        .execute()
      if (role !== 'admin' && admins.every((admin) => admin.id === id) && admins.length > 0)
        return 'last_admin'
      const changed = await trx
        .updateTable('accounts')
        .set({ role })
        .where('id', '=', id)
        .returning(['id', 'username', 'role'])
        .executeTakeFirst()
      return changed ?? 'not_found'
    })
  },
})

export type AccountRepository = ReturnType<typeof accountRepository>

/** Inserts nothing while there is no account. */
const insertAsUser = async (db: Kysely<Database>, username: string, passwordHash: string) => {
  const { rows } = await sql<StoredAccount>`
    insert into accounts (username, password_hash, role)
    select ${username}, ${passwordHash}, 'user' where exists (select from accounts)
    returning id, username, role`.execute(db)
  return rows[0]
}

const insertAsFirst = (
  db: Kysely<Database>,
  username: string,
  passwordHash: string,
): Promise<StoredAccount> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${firstAccountLock}::bigint)`.execute(trx)
    const other = await trx.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
    return trx
      .insertInto('accounts')
      .values({ username, password_hash: passwordHash, role: other ? 'user' : 'admin' })
      .returning(['id', 'username', 'role'])
      .executeTakeFirstOrThrow()
  })
