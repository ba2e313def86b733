import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/types.ts'
import { prepared } from '../database/database.ts'
import type { Read } from '../database/reads.ts'

/** Milliseconds after the start of a reading during which the list is not read again. */
const freshFor = 300
/**
 * Milliseconds during which the list stays valid while it is read again: a revocation takes effect
 * everywhere within a second.
 */
const validFor = 900
/** The rest of a longer list is not read: the tokens outside of it are looked up one by one. */
const longestList = 5000

export interface RevokedToken {
  jti: string
  expiresAt: Date
}

interface Reading {
  start: number
  done: Promise<void>
}

const since = (time: number): number => performance.now() - time

/**
 * Tokens that are refused before they expire. They are in Postgres: the list survives restarts and
 * every process sees it. The revoked access tokens that have not expired are kept in memory too,
 * and read again a few times a second while requests come.
 */
export const revocationList = (db: Kysely<Database>, read: Read, now: () => Date) => {
  // A process whose clock is behind the database's may still accept a token that has just expired
  // there.
  const listed = prepared(
    db,
    () => sql<{ jti: string; expires_at: Date }>`
      select jti, expires_at from revoked_tokens
      where not refresh and expires_at > now() - interval '5 minutes'
      limit ${sql.lit(longestList)}`,
  )
  const lookUp = prepared(db, (jti: string) =>
    db.selectFrom('revoked_tokens').select('jti').where('jti', '=', jti),
  )

  /** By the token's id. Entries stay until they expire, also when the database loses them. */
  const known = new Map<string, Date>()
  let lastStart = Number.NEGATIVE_INFINITY
  let isWhole = true
  let current: Reading | undefined

  const readList = async (start: number): Promise<void> => {
    const rows = await read(listed())
    for (const [jti, expiresAt] of known) if (expiresAt < now()) known.delete(jti)
    for (const { jti, expires_at } of rows) known.set(jti, expires_at)
    isWhole = rows.length < longestList
    lastStart = Math.max(lastStart, start)
  }

  const startReading = (): Reading => {
    const start = performance.now()
    const reading = {
      start,
      done: readList(start).finally(() => {
        if (current === reading) current = undefined
      }),
    }
    // Without a caller that awaits it, a failure must not be an unhandled rejection.
    reading.done.catch(() => undefined)
    current = reading
    return reading
  }

  return {
    /** Revokes an access token, and its refresh token when that is known too. */
    async add(access: RevokedToken, refresh?: RevokedToken): Promise<void> {
      const row = ({ jti, expiresAt }: RevokedToken, isRefresh: boolean) => ({
        jti,
        expires_at: expiresAt,
        refresh: isRefresh,
      })
      await db
        .insertInto('revoked_tokens')
        .values([row(access, false), ...(refresh ? [row(refresh, true)] : [])])
        .onConflict((conflict) => conflict.column('jti').doNothing())
        .execute()
      known.set(access.jti, access.expiresAt)
    },

    /**
     * Whether an access token has been revoked. Callers of the same instant share one reading.
     * @throws the error of the reading, when the list in memory is too old
     */
    async has(jti: string): Promise<boolean> {
      if (known.has(jti)) return true
      const age = since(lastStart)
      if (age >= validFor) {
        // A reading that began too long ago may miss later revocations.
        const reading = current && since(current.start) < validFor ? current : startReading()
        await reading.done
      } else if (age >= freshFor && !current) startReading()
      if (isWhole || known.has(jti)) return known.has(jti)
      return (await read(lookUp(jti))).length > 0
    },

    /**
     * Removes the tokens that expired more than a day ago and returns their number. The database's
     * clock decides: a process whose clock is ahead must not remove tokens that others still
     * refuse.
     */
    async purge(): Promise<number> {
      const result = await db
        .deleteFrom('revoked_tokens')
        .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
        .executeTakeFirst()
      return Number(result.numDeletedRows)
    },
  }
}

export type RevocationList = ReturnType<typeof revocationList>
