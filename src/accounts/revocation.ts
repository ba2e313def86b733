import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/types.ts'
import { prepared } from '../database/database.ts'
import type { Read } from '../database/reads.ts'

/** All in milliseconds, from the start of the last reading of the list. Until then the list in memory is as good as new. */
const freshFor = 300
/** Until then it still counts, while it is read again: what is revoked anywhere is refused everywhere after a second. */
const validFor = 900
/** Expired tokens are forgotten after a while: replicas' clocks, and the database's, may differ by so much. */
const expiryMargin = 60_000
/**
 * Revocations are stamped when their statement starts and seen when it has ended. No statement takes so long, so that
 * reading those since so long before the last reading misses none.
 */
const overlap = 10_000
/** By how much more or less time may have passed on one clock than on another before one of them has been set. */
const clockTolerance = 5000

export interface RevokedToken {
  jti: string
  expiresAt: Date
}

export interface RevocationListOptions {
  db: Kysely<Database>
  read: Read
  /** Calls back with each revocation, wherever it happens, as long as nothing goes wrong; undefined: is not used. */
  listen: ((onMessage: (payload: string) => void) => { close(): Promise<void> }) | undefined
  now: () => Date
}

/** One reading of the list: an access token each, or none; the time in milliseconds by the database's clock. */
interface ListedToken {
  read_at: number
  /** Another one after a restart or a fail-over. */
  server: string
  jti: string | null
  expires_at: number | null
}

interface Moment {
  /** The clock that nobody sets. */
  steady: number
  /** The clock that goes on while a machine is suspended. */
  wall: number
}

interface Reading {
  start: Moment
  readAt: number
  server: string
}

const moment = (): Moment => ({ steady: performance.now(), wall: Date.now() })
const age = ({ steady, wall }: Moment): number =>
  Math.max(performance.now() - steady, Date.now() - wall)
const differs = (one: number, other: number) => Math.abs(one - other) > clockTolerance

/**
 * The list of tokens that are refused before they expire. In Postgres: it survives restarts and every replica sees it.
 * What concerns access tokens is in memory too: read whole when first asked, then what is new whenever somebody asks and
 * the last reading is no longer fresh, so that an idle process asks nothing and a busy one a few times a second.
 */
export const revocationList = ({ db, read, listen, now }: RevocationListOptions) => {
  const selection = sql<ListedToken>`
    select (extract(epoch from now()) * 1000)::float8 as read_at, pg_postmaster_start_time()::text as server,
      jti, (extract(epoch from expires_at) * 1000)::float8 as expires_at`
  const allFrom = prepared(
    db,
    (expiry: number) => sql<ListedToken>`
      ${selection} from (select) as once
      left join revoked_tokens on not refresh and expires_at > to_timestamp(${expiry}::float8 / 1000)`,
  )
  const newestFrom = prepared(
    db,
    (time: number) => sql<ListedToken>`
      ${selection} from (select) as once
      left join revoked_tokens on not refresh and revoked_at > to_timestamp(${time}::float8 / 1000)`,
  )

  /** When each revoked access token expires, in milliseconds. */
  const known = new Map<string, number>()
  let last: Reading | undefined
  let current: { start: Moment; done: Promise<void> } | undefined
  let sweptAt = 0
  let listener: { close(): Promise<void> } | undefined

  const forgetExpired = () => {
    const time = now().getTime() - expiryMargin
    if (Math.abs(time - sweptAt) < expiryMargin) return
    sweptAt = time
    for (const [jti, expiry] of known) if (expiry < time) known.delete(jti)
  }

  const take = (start: Moment, rows: readonly ListedToken[]): Reading => {
    for (const { jti, expires_at } of rows) if (jti !== null) known.set(jti, expires_at ?? 0)
    const [row] = rows
    if (!row) throw new Error('the list of revoked tokens gave no answer')
    return { start, readAt: row.read_at, server: row.server }
  }

  /** Whether nothing can have slipped through between two readings: the same server, and no clock was set. */
  const follows = (next: Reading, previous: Reading): boolean => {
    const passed = next.start.steady - previous.start.steady
    return (
      next.server === previous.server &&
      !differs(next.readAt - previous.readAt, passed) &&
      !differs(next.start.wall - previous.start.wall, passed)
    )
  }

  const readAll = async (start: Moment) =>
    take(start, (await db.executeQuery(allFrom(now().getTime() - expiryMargin))).rows)

  const readList = async (start: Moment): Promise<void> => {
    const previous = last
    let reading = previous && take(start, await read(newestFrom(previous.readAt - overlap)))
    if (!reading || !previous || !follows(reading, previous)) reading = await readAll(start)
    if (!last || last.start.steady < reading.start.steady) last = reading
    forgetExpired()
  }

  const startReading = () => {
    const start = moment()
    const reading = {
      start,
      done: readList(start).finally(() => {
        if (current === reading) current = undefined
      }),
    }
    // Who waits for it hears of a failure; nobody may.
    reading.done.catch(() => undefined)
    current = reading
    return reading
  }

  const remember = ({ jti, expiresAt }: RevokedToken) => known.set(jti, expiresAt.getTime())

  const hear = (payload: string) => {
    const [, jti, expiry] = /^([\w-]{1,64}) (\d+)$/.exec(payload) ?? []
    if (jti !== undefined) known.set(jti, Number(expiry))
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
      remember(access)
    },

    /**
     * Whether an access token has been revoked; at once while the list in memory counts.
     * @throws what reading the list failed with, when it has to be read
     */
    has(jti: string): boolean | Promise<boolean> {
      listener ??= listen?.(hear)
      const since = last === undefined ? Number.POSITIVE_INFINITY : age(last.start)
      if (since < validFor || known.has(jti)) {
        if (since >= freshFor && !current) startReading()
        return known.has(jti)
      }
      // A reading that began too long ago says nothing about now.
      const reading = current && age(current.start) < validFor ? current : startReading()
      return reading.done.then(() => known.has(jti))
    },

    /**
     * Removes the tokens that expired more than a day ago and returns how many rows that were. By the database's clock:
     * a process whose clock is ahead would remove revocations of tokens that other processes still accept.
     */
    async purge(): Promise<number> {
      const result = await db
        .deleteFrom('revoked_tokens')
        .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
        .executeTakeFirst()
      return Number(result.numDeletedRows)
    },

    async close(): Promise<void> {
      await listener?.close()
    },
  }
}

export type RevocationList = ReturnType<typeof revocationList>
