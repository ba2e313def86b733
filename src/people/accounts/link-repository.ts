import { randomBytes } from 'node:crypto'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { Database, Link } from '../../../db/types.ts'
import { deleteInPortions } from '../../platform/database/portions.ts'
import { badRequest, notFound } from '../../platform/errors.ts'
import type { ChecklistAccess } from '../../platform/identity.ts'
import { codeDigester } from './key-repository.ts'
import { asAdmin, lockAdmins, lockVerified, type VerifiedCaller } from './repository.ts'
import { comparableId } from './tokens.ts'

/** Invitations that are neither used nor expired; the contract names the number too. */
export const mostInvitations = 100

const form = /^[\w-]{43}$/

type LinkKind = 'invitation' | 'password'

export interface LinkOptions {
  /** Of the tokens: the first one makes codes, all of them know codes. */
  secrets: readonly string[]
  /** Whether password links are made and used. */
  passwordLinks: boolean
}

/**
 * The links that administrators make, for a registration or a new password. The database has the
 * HMAC of their codes alone, as of the keys of programs.
 */
export const createLinks = (db: Kysely<Database>, { secrets, passwordLinks }: LinkOptions) => {
  const digesters = secrets.map((secret) => codeDigester(secret, 'links'))
  const digestsOf = (code: string) => digesters.map((digest) => digest(code))

  const living = (db: Kysely<Database>, kind: LinkKind) =>
    db
      .selectFrom('links')
      .where('links.user_id', kind === 'invitation' ? 'is' : 'is not', null)
      .where('links.expires_at', '>', sql<Date>`now()`)

  /** The link of this code, while its maker is an administrator. */
  const working = (db: Kysely<Database>, code: string, kind: LinkKind) =>
    living(db, kind)
      .innerJoin('accounts as maker', 'maker.id', 'links.created_by')
      .where('maker.role', '=', 'admin')
      .where('links.digest', 'in', digestsOf(code))

  /** @throws DomainError 400 for a code that does not work any more */
  const use = async (trx: Kysely<Database>, code: string, kind: LinkKind) => {
    const link = await trx
      .deleteFrom('links')
      // A link that a newer one replaces meanwhile has another digest.
      .where('digest', 'in', digestsOf(code))
      .where('id', 'in', working(trx, code, kind).select('links.id'))
      .returning('checklist_access')
      .executeTakeFirst()
    if (!link) throw badRequest('code_invalid')
    return link
  }

  /**
   * Makes a link for a caller who is still the verified one, otherwise nothing.
   * @throws DomainError 403 when the caller is no longer an administrator
   */
  const make = (
    caller: VerifiedCaller,
    lifetime: string,
    valuesOf: (trx: Kysely<Database>) => Promise<Partial<Insertable<Link>>>,
  ) =>
    asAdmin(db, caller.userId, async (trx) => {
      // So that administrators count each other's invitations.
      await lockAdmins(trx)
      if (!(await lockVerified(trx, caller))) return undefined
      const code = randomBytes(32).toString('base64url')
      const link = {
        ...(await valuesOf(trx)),
        digest: digestsOf(code)[0]!,
        created_by: caller.userId,
        expires_at: sql<Date>`now() + ${lifetime}::interval`,
      }
      const { id, expires_at } = await trx
        .insertInto('links')
        .values(link)
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
        .returning(['id', 'expires_at'])
        .executeTakeFirstOrThrow()
      return { id, code, expires_at: expires_at.toISOString() }
    })

  return {
    passwordLinks,

    /**
     * The link of a code, with the way to use it in the transaction of its effect.
     * @throws DomainError 400 for a code that does not work, also when it is used
     */
    async find(code: string, kind: LinkKind) {
      const isCode = form.test(code) && (kind === 'invitation' || passwordLinks)
      const link = isCode
        ? await working(db, code, kind).select(['user_id', 'created_by']).executeTakeFirst()
        : undefined
      if (!link) throw badRequest('code_invalid')
      return { ...link, use: (trx: Kysely<Database>) => use(trx, code, kind) }
    },

    /** See `make`. @throws DomainError 403, 400 when there are too many invitations */
    invite: (caller: VerifiedCaller, checklist_access: ChecklistAccess, days: number) =>
      make(caller, `${days} days`, async (trx) => {
        const others = await living(trx, 'invitation').select('id').execute()
        if (others.length >= mostInvitations)
          throw badRequest('too_many_invitations', { max: mostInvitations })
        return { checklist_access }
      }),

    /**
     * Makes a password link, which ends an earlier one of the account; see `make`.
     * @throws DomainError 403, 400 for the caller's own account, 404
     */
    makePasswordLink: (caller: VerifiedCaller, target: number) =>
      make(caller, '24 hours', async (trx) => {
        if (caller.userId === target) throw badRequest('own_account')
        const account = await trx
          .selectFrom('accounts')
          .select('id as user_id')
          .where('id', '=', comparableId(target))
          .forKeyShare()
          .executeTakeFirst()
        if (!account) throw notFound('user_not_found')
        return account
      }),

    /** The invitations, newest first. @throws DomainError 403 */
    list: (caller: number) =>
      asAdmin(db, caller, (trx) =>
        living(trx, 'invitation')
          .leftJoin('accounts as maker', 'maker.id', 'links.created_by')
          .select(['links.id', 'links.checklist_access', 'maker.username as created_by'])
          .select(['links.created_at', 'links.expires_at'])
          .orderBy('links.id', 'desc')
          .execute(),
      ),

    /** @throws DomainError 403, 404 */
    delete: (caller: number, id: number) =>
      asAdmin(db, caller, async (trx) => {
        const found = living(trx, 'invitation').select('id').where('id', '=', comparableId(id))
        const deleted = trx.deleteFrom('links').where('id', 'in', found)
        if (!(await deleted.returning('id').executeTakeFirst()))
          throw notFound('invitation_not_found')
      }),

    /** Removes the expired links, and returns their number. */
    purge: (): Promise<number> => deleteInPortions(db, 'links', sql`expires_at < now()`),
  }
}

export type Links = ReturnType<typeof createLinks>
