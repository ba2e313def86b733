import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database, ProgramKey } from '../../db/types.ts'
import type { Read } from '../database/reads.ts'
import { badRequest } from '../errors.ts'
import { type KeyCaller, type Permission, permissionsOf } from '../identity.ts'
import type { Log } from '../telemetry/log.ts'

/** Living keys of an account; the contract names the number too. */
const keysOfAccount = 20

const form = /^wbr_[\w-]{43}$/
/** Whether a bearer value claims to be a key, and not an access token. */
export const isKeyLike = (value: string): boolean => value.startsWith('wbr_')

export interface KeyRequest {
  userId: number
  /** The hash and the session number that were verified. */
  verified: string
  session: number
  name: string
  permissions: readonly Permission[]
  days: number
}

const columns = ['id', 'name', 'permissions', 'created_at', 'expires_at'] as const
const comparable = (id: number): number => (id > 0 && id < 2 ** 31 ? id : 0)

/**
 * The keys of programs. The database has their HMAC alone, under a key derived from the secret of
 * the tokens, so that a copy of the database has none that works.
 * @param secrets of the tokens: the first one makes keys, all of them know keys
 */
export const createProgramKeys = (
  db: Kysely<Database>,
  read: Read,
  { secrets, log }: { secrets: readonly string[]; log: Log },
) => {
  const derived = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'program keys', 32)),
  )
  const digests = (key: string) =>
    derived.map((secret) => createHmac('sha256', secret).update(key).digest())
  const living = <Table extends Kysely<Database>>(db: Table, userId: number) =>
    db
      .selectFrom('program_keys')
      .where('user_id', '=', userId)
      .where('expires_at', '>', sql<Date>`now()`)
      .where('session_number', '=', ({ selectFrom }) =>
        selectFrom('accounts').select('session_number').where('id', '=', userId),
      )

  const thisHour = sql<Date>`date_trunc('hour', now(), 'UTC')`
  const lookUp = sql<
    Pick<ProgramKey, 'user_id' | 'expires_at'> &
      Pick<Database['accounts'], 'username' | 'role'> & {
        id: number
        permissions: Permission[]
        checklist_access: 'none' | 'read' | 'write'
        is_first_use: boolean
      }
  >`
    select key.id, key.user_id, key.permissions, key.expires_at, account.username, account.role,
      account.checklist_access,
      key.last_used_at is null or key.last_used_at < ${thisHour} as is_first_use
    from program_keys as key join accounts as account on account.id = key.user_id
    where key.digest in (${Buffer.alloc(0)}, ${Buffer.alloc(0)})
      and key.expires_at > now() and key.session_number = account.session_number`.compile(db)

  /** Keys whose use is being stored. */
  const storing = new Set<number>()
  const storeUse = async (id: number): Promise<void> => {
    if (storing.has(id)) return
    storing.add(id)
    try {
      await db
        .updateTable('program_keys')
        .set({ last_used_at: thisHour })
        .where('id', '=', id)
        .where(({ eb, or }) =>
          or([eb('last_used_at', 'is', null), eb('last_used_at', '<', thisHour)]),
        )
        .execute()
    } catch (error) {
      log.warn({ event: 'key_use_not_stored', key_id: id, err: error }, 'use of a key not stored')
    } finally {
      storing.delete(id)
    }
  }

  return {
    /**
     * The caller with this key; `undefined` for one that is unknown or has ended, and for one whose
     * account is gone or has ended all its sessions. One statement; the hour of the use is stored
     * beside the call.
     */
    async find(key: string): Promise<KeyCaller | undefined> {
      if (!form.test(key)) return undefined
      const [digest, previous = digest] = digests(key)
      const [found] = await read(lookUp, [digest, previous])
      if (!found) return undefined
      if (found.is_first_use) void storeUse(found.id)
      const held = permissionsOf(found)
      return {
        token: { userId: found.user_id, username: found.username, role: found.role },
        key: {
          id: found.id,
          permissions: held.filter((permission) => found.permissions.includes(permission)),
          expiresAt: found.expires_at,
        },
      }
    },

    /**
     * Makes a key, and removes the account's keys that have ended.
     * @returns undefined when hash or session number are not those of the account any more
     * @throws DomainError 400 for a permission that the account lacks, and for too many keys
     */
    create({ userId, verified, session, name, permissions, days }: KeyRequest) {
      const key = `wbr_${randomBytes(32).toString('base64url')}`
      return db.transaction().execute(async (trx) => {
        const account = await trx
          .selectFrom('accounts')
          .select(['role', 'checklist_access'])
          .where('id', '=', userId)
          .where('password_hash', '=', verified)
          .where('session_number', '=', session)
          .forNoKeyUpdate()
          .executeTakeFirst()
        if (!account) return undefined
        const held = permissionsOf(account)
        const missing = permissions.find((permission) => !held.includes(permission))
        if (missing) throw badRequest('permission_not_held', { permission: missing })
        const others = await living(trx, userId).select('id').execute()
        if (others.length >= keysOfAccount)
          throw badRequest('too_many_keys', { max: keysOfAccount })
        await trx
          .deleteFrom('program_keys')
          .where('user_id', '=', userId)
          .where('id', 'not in', [0, ...others.map(({ id }) => id)])
          .execute()
        const row = await trx
          .insertInto('program_keys')
          .values({
            ...{ user_id: userId, name, permissions: [...permissions] },
            digest: digests(key)[0]!,
            session_number: session,
            expires_at: sql`now() + ${days} * interval '1 day'`,
          })
          .returning(columns)
          .executeTakeFirstOrThrow()
        return { ...row, key }
      })
    },

    /** The living keys of an account, newest first. */
    list: (userId: number) =>
      living(db, userId)
        .select([...columns, 'last_used_at', 'last_refused_at', 'last_refused_code'])
        .orderBy('id', 'desc')
        .execute(),

    /** @returns whether the account had such a living key */
    async delete(userId: number, id: number): Promise<boolean> {
      const found = living(db, userId).select('id').where('id', '=', comparable(id))
      const { numDeletedRows } = await db
        .deleteFrom('program_keys')
        .where('id', 'in', found)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** Keeps the latest refusal of a device's measurement for the owner of the key. */
    async noteRefusal(id: number, code: string): Promise<void> {
      await db
        .updateTable('program_keys')
        .set({ last_refused_at: sql`now()`, last_refused_code: code })
        .where('id', '=', id)
        .execute()
    },
  }
}

export type ProgramKeys = ReturnType<typeof createProgramKeys>
