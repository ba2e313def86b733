import { type Insertable, type Kysely, type NotNull, sql } from 'kysely'
import type { Account, Database } from '../../../db/types.ts'
import { isUniqueViolation } from '../../platform/database/errors.ts'
import { deleteInPortions } from '../../platform/database/portions.ts'
import { badRequest, forbidden, notFound, unavailable } from '../../platform/errors.ts'
import type { ChecklistAccess, Role, StoredAccount } from '../../platform/identity.ts'
import { comparableId, lastSession } from './tokens.ts'

/** Any constant: it only has to be the same in every process. */
const firstAccountLock = 5_042_013

const columns = ['id', 'username', 'role', 'session_number'] as const

type AccountWithHash = StoredAccount & Pick<Account, 'password_hash'>

interface SessionEnd {
  id: number
  /** The new session number, if it is not the next one. */
  number?: number
  /** The new hash, if the password is changed too. */
  passwordHash?: string | undefined
  /** The hash that the account must still have. */
  verified?: string | undefined
  /** The maker of the link that changes the password. Another change ends the account's link. */
  resetBy?: number
}

/** A caller, with the hash and the session number that were verified. */
export interface VerifiedCaller {
  userId: number
  verified: string
  session: number
}

/** Resolves to what an invitation gives to the account that it makes. */
export type Grant = (trx: Kysely<Database>) => Promise<{ checklist_access: ChecklistAccess }>

export interface AccountFilter {
  /** The beginning of the names. */
  search?: string | undefined
  role?: Role | undefined
  /** The id of the account before the first one, with a search its name. */
  after?: number | string | undefined
  limit: number
}

/**
 * Raises the session number of an account, which ends all its sessions, in one statement.
 * @returns undefined without an account that has this id and the verified hash
 */
const raiseSession = async (
  db: Kysely<Database>,
  { id, number, passwordHash, verified, resetBy }: SessionEnd,
): Promise<StoredAccount | undefined> => {
  const { rows } = await sql<StoredAccount>`
    with raised as (
      update accounts set
        session_number = coalesce(${number ?? null}::integer, session_number + 1),
        password_session = case when ${passwordHash ?? null}::text is null then password_session
          else session_number + 1 end,
        password_hash = coalesce(${passwordHash ?? null}, password_hash),
        password_reset_at = case when ${resetBy ?? null}::integer is null then password_reset_at
          else now() end,
        password_reset_by = coalesce(${resetBy ?? null}, password_reset_by)
      where id = ${id} and password_hash = coalesce(${verified ?? null}, password_hash)
      returning id, username, role, session_number
    ), ended as (
      insert into session_ends (user_id, session_number) select id, session_number from raised
      on conflict (user_id) do update
        set session_number = excluded.session_number, ended_at = excluded.ended_at
    ), unlinked as (
      delete from links where user_id in (select id from raised)
        and ${passwordHash ?? null}::text is not null and ${resetBy ?? null}::integer is null
    )
    select * from raised`.execute(db)
  return rows[0]
}

/** Deletes an account with its person's data. */
const deleteRows = async (trx: Kysely<Database>, id: number): Promise<void> => {
  // Before the weights: without a summary their deletion does not look for the next extremes.
  await trx.deleteFrom('weight_summaries').where('user_id', '=', id).execute()
  await deleteInPortions(trx, 'weights', sql`user_id = ${id}`)
  await trx.deleteFrom('accounts').where('id', '=', id).execute()
}

/**
 * Locks the administrators in the order of their ids, so that simultaneous changes cannot remove
 * the last ones, and returns their ids.
 */
export const lockAdmins = async (trx: Kysely<Database>): Promise<number[]> => {
  const admins = await trx
    .selectFrom('accounts')
    .select('id')
    // Not a parameter: a plan for any role could not use the index of the admins.
    .where('role', '=', sql.lit('admin'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return admins.map(({ id }) => id)
}

/**
 * @param caller an administrator who acts on another account; `undefined` for other callers
 * @throws DomainError 403 when the caller is no longer an administrator
 */
const requireAdmin = async (trx: Kysely<Database>, caller: number | undefined): Promise<void> => {
  if (caller === undefined) return
  const admin = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', caller)
    .where('role', '=', sql.lit('admin'))
    .executeTakeFirst()
  if (!admin) throw forbidden()
}

/** Runs a transaction; see `requireAdmin`. */
export const asAdmin = <T>(
  db: Kysely<Database>,
  caller: number | undefined,
  act: (trx: Kysely<Database>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await requireAdmin(trx, caller)
    return act(trx)
  })

/** Locks the caller's account; undefined when it has another hash or session number by now. */
export const lockVerified = (
  trx: Kysely<Database>,
  { userId, verified, session }: VerifiedCaller,
) =>
  trx
    .selectFrom('accounts')
    .select(['role', 'checklist_access'])
    .where('id', '=', userId)
    .where('password_hash', '=', verified)
    .where('session_number', '=', session)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** @throws DomainError 404 */
const requireFound = <Account>(account: Account | undefined): Account => {
  if (account === undefined) throw notFound('user_not_found')
  return account
}

/**
 * Has an end of sessions take effect in this process at once.
 * @returns undefined when the account has no longer the verified hash
 * @throws DomainError 404 without an account
 */
const applySessionEnd = async (
  noteEnd: (account: StoredAccount) => void,
  ending: Promise<StoredAccount | undefined>,
  verified: string | undefined,
): Promise<StoredAccount | undefined> => {
  const account = await ending
  if (account) noteEnd(account)
  return verified === undefined ? requireFound(account) : account
}

const requireOtherAdmin = (admins: number[], id: number) => {
  if (admins.length === 1 && admins[0] === id) throw badRequest('last_admin')
}

const selectWithHash = (db: Kysely<Database>) =>
  db.selectFrom('accounts').select([...columns, 'password_hash'])

const isEmpty = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) === undefined

const insert = (db: Kysely<Database>, account: Insertable<Account>): Promise<StoredAccount> =>
  db.insertInto('accounts').values(account).returning(columns).executeTakeFirstOrThrow()

const insertAsFirst = (db: Kysely<Database>, account: Insertable<Account>) =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${firstAccountLock}::bigint)`.execute(trx)
    return insert(trx, (await isEmpty(trx)) ? { ...account, role: 'admin' } : account)
  })

/** @param noteEnd is called with the account of each end of sessions, after the commit */
export const accountRepository = (
  db: Kysely<Database>,
  noteEnd: (account: StoredAccount) => void,
) => ({
  isEmpty: (): Promise<boolean> => isEmpty(db),

  /**
   * Stores an account; `undefined` when the name is taken. The first account becomes admin: a
   * registration that finds the table empty takes a lock, so there is exactly one first account.
   * @param grant uses an invitation in the transaction of the account
   */
  async insert(
    username: string,
    passwordHash: string,
    role: Role = 'user',
    grant?: Grant,
  ): Promise<StoredAccount | undefined> {
    const account = { username, password_hash: passwordHash, role }
    try {
      if (grant)
        return await db
          .transaction()
          .execute(async (trx) => insert(trx, { ...account, ...(await grant(trx)) }))
      // An account always remains, because the last administrator cannot be deleted.
      return await ((await isEmpty(db)) ? insertAsFirst(db, account) : insert(db, account))
    } catch (error) {
      if (isUniqueViolation(error, 'accounts_username_key')) return undefined
      throw error
    }
  },

  findByUsername: (username: string): Promise<AccountWithHash | undefined> =>
    selectWithHash(db).where('username', '=', username).executeTakeFirst(),

  findById: (id: number): Promise<AccountWithHash | undefined> =>
    selectWithHash(db).where('id', '=', id).executeTakeFirst(),

  /** The account, unless the token of this `jti` has been revoked. */
  findUnlessRevoked(
    id: number,
    jti: string,
  ): Promise<(StoredAccount & { password_session: number }) | undefined> {
    return db
      .selectFrom('accounts')
      .select([...columns, 'password_session'])
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
   * Accounts by id, with a search by name: then a page costs the same with any number of matches.
   * Names are compared in the order of bytes, which is that of an index.
   */
  list({ search, role, after, limit }: AccountFilter) {
    const name = sql<string>`username collate "C"`
    const all = db
      .selectFrom('accounts')
      .select(['id', 'username', 'role', 'created_at', 'checklist_access'])
      .$if(role !== undefined, (query) => query.where('role', '=', sql.lit(role ?? 'user')))
      .limit(limit)
    const page = search
      ? all
          .where(name, '>=', search)
          // After all characters of names.
          .where(name, '<', `${search}\x7f`)
          .$if(after !== undefined, (query) => query.where(name, '>', String(after)))
          .orderBy(name)
      : all.where('id', '>', sql<number>`${after ?? 0}::bigint`).orderBy('id')
    return page.execute()
  },

  /**
   * Changes a role.
   * @param caller the administrator who does it; `undefined` for a shell
   * @throws DomainError 403 when the caller is no longer an administrator, 404 for an unknown id,
   * 400 when no administrator would remain
   */
  changeRole(target: number, role: Role, caller?: number): Promise<StoredAccount> {
    const id = comparableId(target)
    return db.transaction().execute(async (trx) => {
      const admins = await lockAdmins(trx)
      await requireAdmin(trx, caller)
      if (role !== 'admin') requireOtherAdmin(admins, id)
      const changed = trx.updateTable('accounts').set({ role }).where('id', '=', id)
      return requireFound(await changed.returning(columns).executeTakeFirst())
    })
  },

  /** The access to the checklist as stored, which counts for accounts without the role admin. */
  async checklistAccess(id: number): Promise<ChecklistAccess> {
    const account = await db
      .selectFrom('accounts')
      .select('checklist_access')
      .where('id', '=', id)
      .executeTakeFirst()
    return account?.checklist_access ?? 'none'
  },

  /** The latest use of a password link within 90 days, and the name of its maker. */
  passwordReset: (id: number) =>
    db
      .selectFrom('accounts as account')
      .leftJoin('accounts as maker', 'maker.id', 'account.password_reset_by')
      .select(['account.password_reset_at as at', 'maker.username as by'])
      .where('account.id', '=', id)
      .where('account.password_reset_at', '>', sql<Date>`now() - interval '90 days'`)
      .$narrowType<{ at: NotNull }>()
      .executeTakeFirst(),

  /**
   * Sets the access to the checklist.
   * @param caller the administrator who does it; `undefined` for a shell
   * @throws DomainError 403 when the caller is no longer an administrator, 404
   */
  setChecklistAccess: (id: number, access: ChecklistAccess, caller?: number) =>
    asAdmin(db, caller, async (trx) => {
      const set = trx
        .updateTable('accounts')
        .set({ checklist_access: access })
        .where('id', '=', comparableId(id))
      requireFound(await set.returning('id').executeTakeFirst())
    }),

  /**
   * Ends all sessions of an account; see `raiseSession` and `applySessionEnd`.
   * @param caller the administrator who does it; `undefined` for the account itself and a shell
   * @param use uses a password link in the same transaction
   * @throws DomainError 403 when the caller is no longer an administrator, or as `use` does
   */
  endSessions(end: SessionEnd, { caller, use }: { caller?: number; use?: Grant } = {}) {
    const ending = asAdmin(db, caller, async (trx) => {
      // Locks the account before the link, as a deletion does.
      const account = await raiseSession(trx, { ...end, id: comparableId(end.id) })
      await use?.(trx)
      return account
    })
    return applySessionEnd(noteEnd, ending, end.verified)
  },

  /**
   * Deletes an account with its profile and weights, and ends its sessions; see `applySessionEnd`.
   * @param caller the administrator who does it; `undefined` for the account itself and a shell
   * @param verified the hash that the account must still have
   * @throws DomainError 403 when the caller is no longer an administrator, 400 for the caller's own
   * account and for the last administrator
   */
  async delete(target: number, { caller, verified }: { caller?: number; verified?: string } = {}) {
    const id = comparableId(target)
    // The weights of others are deleted without a lock on the administrators.
    const stored = await selectWithHash(db).where('id', '=', id).executeTakeFirst()
    const isAdmin = stored?.role === 'admin'
    const deletion = db.transaction().execute(async (trx) => {
      const admins = isAdmin ? await lockAdmins(trx) : []
      await requireAdmin(trx, caller)
      if (caller === id) throw badRequest('own_account')
      const end = await raiseSession(trx, { id, number: lastSession, verified })
      if (!end) return undefined
      if (end.role === 'admin' && !isAdmin)
        throw unavailable(new Error('the account has just become an administrator'))
      requireOtherAdmin(admins, id)
      await deleteRows(trx, id)
      return end
    })
    return applySessionEnd(noteEnd, deletion, verified)
  },
})

export type AccountRepository = ReturnType<typeof accountRepository>
