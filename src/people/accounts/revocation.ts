import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/types.ts'
import { deleteInPortions } from '../../platform/database/portions.ts'
import type { Read } from '../../platform/database/reads.ts'
import type { StoredAccount, TokenIdentity } from '../../platform/identity.ts'
import { lifetimes } from './tokens.ts'

/** Milliseconds after the start of a reading during which the list is not read again. */
const freshFor = 300
/**
 * Milliseconds during which the list stays valid while it is read again: a revocation takes effect
 * everywhere within a second.
 */
const validFor = 900
/** The rest of a longer list is not read: the tokens outside of it are looked up one by one. */
const longestList = 5000
/**
 * Milliseconds after which an end of sessions concerns no access token: their lifetime, and five
 * minutes for a slow login and for the clocks of replicas.
 */
const endConcerns = lifetimes.access * 1000 + 5 * 60_000

/** Revoked tokens in memory; beyond it the oldest are forgotten and looked up. */
const mostKnown = 20_000

type RevokedToken = Pick<TokenIdentity, 'jti' | 'expiresAt'>
type CheckedToken = Pick<TokenIdentity, 'jti' | 'userId' | 'session'>

interface ListLoad {
  start: number
  done: Promise<void>
}

const since = (time: number): number => performance.now() - time

/**
 * Tokens that are refused before they expire: the revoked ones, and those of ended sessions, whose
 * number is smaller than that of the end. They are in Postgres: the list survives restarts and
 * every process sees it. The part that concerns access tokens is kept in memory too, and read again
 * a few times a second while requests come.
 */
export const revocationList = (db: Kysely<Database>, read: Read, now: () => Date) => {
  // A process whose clock is behind the database's may still accept a token that has just expired
  // there.
  const listed = sql<
    | { jti: string; time: Date; user_id: null; session_number: null }
    | { jti: null; time: Date; user_id: number; session_number: number }
  >`
    (select jti, expires_at as time, null::integer as user_id, null::integer as session_number
    from revoked_tokens
    where not refresh and expires_at > now() - interval '5 minutes'
    limit ${sql.lit(longestList)})
    union all
    (select null, ended_at, user_id, session_number from session_ends
    where ended_at > now() - ${sql.lit(endConcerns)} * interval '1 millisecond'
    limit ${sql.lit(longestList)})`.compile(db)
  const lookUp = sql<object>`
    select from revoked_tokens where jti = ${''}
    union all
    select from session_ends where user_id = ${0} and session_number > ${0}`.compile(db)

  /** By the token's id. Entries stay until they expire, even if the database loses them. */
  const known = new Map<string, Date>()
  /** The session numbers after the latest ends, by account. */
  const ends = new Map<number, { session: number; time: Date }>()
  /** Tokens are revoked nearly in the order in which they expire. */
  const dropExpired = () => {
    for (const [jti, expiresAt] of known) {
      if (expiresAt >= now()) return
      known.delete(jti)
    }
  }
  const remember = (jti: string, expiresAt: Date) => {
    // A new date for each token at each reading would end in V8's old generation.
    if (known.has(jti)) return
    known.set(jti, expiresAt)
    const [oldest] = known.size > mostKnown ? known.keys() : []
    if (oldest === undefined) return
    known.delete(oldest)
    isWhole = false
  }
  let lastStart = Number.NEGATIVE_INFINITY
  let isWhole = true
  let current: ListLoad | undefined

  // An answer that was on its way may be older than an end of this process.
  const setEnd = (userId: number, session: number, time: Date) => {
    if (session > (ends.get(userId)?.session ?? 0)) ends.set(userId, { session, time })
  }
  const isKnown = ({ jti, userId, session }: CheckedToken): boolean =>
    known.has(jti) || (ends.get(userId)?.session ?? 0) > session

  const readList = async (start: number): Promise<void> => {
    const rows = await read(listed, [])
    dropExpired()
    const oldest = now().getTime() - endConcerns
    for (const [userId, { time }] of ends) if (time.getTime() < oldest) ends.delete(userId)
    let revocations = 0
    for (const row of rows) {
      if (row.jti === null) setEnd(row.user_id, row.session_number, row.time)
      else {
        remember(row.jti, row.time)
        revocations += 1
      }
    }
    isWhole = Math.max(revocations, rows.length - revocations) < longestList
    lastStart = Math.max(lastStart, start)
  }

  const startReading = (): ListLoad => {
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
      remember(access.jti, access.expiresAt)
    },

    /** Refuses the account's earlier tokens in this process at once; call it after the commit. */
    noteEnd({ id, session_number }: Pick<StoredAccount, 'id' | 'session_number'>): void {
      setEnd(id, session_number, now())
    },

    /**
     * Whether an access token has been revoked or its sessions ended. Callers of the same instant
     * share one reading.
     * @throws the error of the reading, when the list in memory is too old
     */
    async has(token: CheckedToken): Promise<boolean> {
      if (isKnown(token)) return true
      const age = since(lastStart)
      if (age >= validFor) {
        // A reading that began too long ago may miss later revocations.
        const reading = current && since(current.start) < validFor ? current : startReading()
        await reading.done
      } else if (age >= freshFor && !current) startReading()
      if (isWhole || isKnown(token)) return isKnown(token)
      return (await read(lookUp, [token.jti, token.userId, token.session])).length > 0
    },

    /**
     * Removes the tokens that expired more than a day ago and returns their number. The database's
     * clock decides: a process whose clock is ahead must not remove tokens that others still
     * refuse.
     */
    purgeRevocations: (): Promise<number> =>
      deleteInPortions(db, 'revoked_tokens', sql`expires_at < now() - interval '1 day'`),

    /** Removes the ends that are a day older than any refresh token, and returns their number. */
    purgeEnds: (): Promise<number> =>
      deleteInPortions(db, 'session_ends', sql`ended_at < now() - interval '8 days'`),
  }
}

export type RevocationList = ReturnType<typeof revocationList>
