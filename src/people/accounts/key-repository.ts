import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/types.ts'
import type { Read } from '../../platform/database/reads.ts'
import { badRequest } from '../../platform/errors.ts'
import {
  type ChecklistAccess,
  type KeyCaller,
  type Permission,
  permissionsOf,
} from '../../platform/identity.ts'
import type { Log } from '../../platform/telemetry/log.ts'
import { lockVerified, type VerifiedCaller } from './repository.ts'
import { comparableId, keyPrefix } from './tokens.ts'

/** Valid keys of an account; the contract names the number too. */
export const keysOfAccount = 20

/** Keys in memory; the oldest are dropped. */
const rememberedKeys = 10_000

const form = new RegExp(`^${keyPrefix}[\\w-]{43}$`)

/** Makes the stored form of secrets of one purpose under a secret of the tokens. */
export const codeDigester = (secret: string, purpose: 'program keys' | 'links') => {
  const derived = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return (code: string): Buffer => createHmac('sha256', derived).update(code).digest()
}

export interface KeyRequest extends VerifiedCaller {
  name: string
  permissions: readonly Permission[]
  days: number
}

const columns = ['id', 'name', 'permissions', 'created_at', 'expires_at'] as const

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
  const digesters = secrets.map((secret) => codeDigester(secret, 'program keys'))
  /** Digests of keys in hexadecimal; a digest takes as long as the rest of a look-up. */
  const remembered = new Map<string, readonly string[]>()
  const digestsOf = (key: string): readonly string[] => {
    const known = remembered.get(key)
    if (known) return known
    const digests = digesters.map((digest) => digest(key).toString('hex'))
    const [oldest] = remembered.size < rememberedKeys ? [] : remembered.keys()
    if (oldest !== undefined) remembered.delete(oldest)
    remembered.set(key, digests)
    return digests
  }
  const validKeys = <Table extends Kysely<Database>>(db: Table, userId: number) =>
    db
      .selectFrom('program_keys')
      .where('user_id', '=', userId)
      .where('expires_at', '>', sql<Date>`now()`)
      .where('session_number', '=', ({ selectFrom }) =>
        selectFrom('accounts').select('session_number').where('id', '=', userId),
      )

  const thisHour = sql<Date>`date_trunc('hour', now(), 'UTC')`
  const lookUp = sql<
    Pick<Database['accounts'], 'username' | 'role'> & {
      digest: string
      id: number
      user_id: number
      permissions: string
      expires: number
      checklist_access: ChecklistAccess
      is_first_use: boolean
    }
  >`
    select encode(key.digest, 'hex') as digest, key.id, key.user_id,
      array_to_string(key.permissions, ' ') as permissions,
      extract(epoch from key.expires_at)::float8 as expires, account.username, account.role,
      account.checklist_access,
      key.last_used_at is null or key.last_used_at < ${thisHour} as is_first_use
    from program_keys as key join accounts as account on account.id = key.user_id
    where key.digest in (
        select decode(digest, 'hex') from unnest(string_to_array(${''}, ' ')) as known (digest)
      )
      and key.expires_at > now() and key.session_number = account.session_number`.compile(db)

  const readRows = async () => {
    await setImmediate()
    const wanted = digests.splice(0)
    reading = undefined
    return read(lookUp, [wanted.join(' ')])
  }
  /** Calls of one turn of the event loop share a statement, which costs more than its rows. */
  const digests: string[] = []
  let reading: ReturnType<typeof readRows> | undefined

  /** Keys whose use is being stored. */
  const storing = new Set<number>()
  /** Stores the hour of a use, once an hour. A failure fails no call. */
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
      log.warn(
        { event: 'key_use_not_stored', key_id: id, err: error },
        'the use of a key could not be stored',
      )
    } finally {
      storing.delete(id)
    }
  }

  return {
    /**
     * The caller with this key; `undefined` for one that is unknown or has ended, and for one whose
     * account is gone or has ended all its sessions. It takes one statement; the hour of the use is
     * stored alongside the call.
     */
    async find(key: string): Promise<KeyCaller | undefined> {
      if (!form.test(key)) return undefined
      const own = digestsOf(key)
      digests.push(...own)
      reading ??= readRows()
      const row = (await reading).find(({ digest }) => own.includes(digest))
      if (row === undefined) return undefined
      if (row.is_first_use) void storeUse(row.id)
      const granted = row.permissions.split(' ')
      return {
        token: { userId: row.user_id, username: row.username, role: row.role },
        key: {
          id: row.id,
          permissions: permissionsOf(row).filter((permission) => granted.includes(permission)),
          expiresAt: new Date(row.expires * 1000),
        },
      }
    },

    /**
     * Makes a key, and removes the account's keys that have ended.
     * @returns undefined when hash or session number are no longer those of the account
     * @throws DomainError 400 for a permission that the account lacks, and for too many keys
     */
    create({ name, permissions, days, ...caller }: KeyRequest) {
      const key = `${keyPrefix}${randomBytes(32).toString('base64url')}`
      return db.transaction().execute(async (trx) => {
        const { userId, session } = caller
        const account = await lockVerified(trx, caller)
        if (!account) return undefined
        const held = permissionsOf(account)
        const missing = permissions.find((permission) => !held.includes(permission))
        if (missing) throw badRequest('permission_not_held', { permission: missing })
        const others = await validKeys(trx, userId).select('id').execute()
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
            user_id: userId,
            name,
            permissions: [...permissions],
            digest: Buffer.from(digestsOf(key)[0]!, 'hex'),
            session_number: session,
            expires_at: sql`now() + ${days} * interval '1 day'`,
          })
          .returning(columns)
          .executeTakeFirstOrThrow()
        return { ...row, key }
      })
    },

    /** The valid keys of an account, newest first. */
    list: (userId: number) =>
      validKeys(db, userId)
        .select([...columns, 'last_used_at', 'last_refused_at', 'last_refused_code'])
        .orderBy('id', 'desc')
        .execute(),

    /** @returns whether the account had such a valid key */
    async delete(userId: number, id: number): Promise<boolean> {
      const found = validKeys(db, userId).select('id').where('id', '=', comparableId(id))
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
