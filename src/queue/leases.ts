import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/types.ts'
import { prepared } from '../database/database.ts'
import type { Log } from '../telemetry/log.ts'

/** Milliseconds without renewal after which another process may take over a lease. */
const defaultDuration = 6000
/** Milliseconds between attempts to get a lease of another holder. */
const retryDelay = 100

/** The exclusive right of one process to work on something. It ends without regular renewal. */
export interface Lease {
  readonly name: string
  /** Identifies this lease to the database, which refuses writes of a former holder. */
  readonly token: string
  /** Aborted when the lease is lost. */
  readonly signal: AbortSignal
  /**
   * Whether the lease is certainly held. A process that was frozen checks it before it continues.
   */
  isHeld(): boolean
  /**
   * Call it when a statement has stored results and ended the lease. The holder must do nothing
   * afterwards.
   */
  hasEnded(): void
  /** Whether `hasEnded` was called. */
  readonly ended: boolean
}

/**
 * Takes a lease, in a statement that may do further work; undefined while another process holds it.
 */
export type Take<Taken extends { name: string }> = (
  token: string,
  milliseconds: number,
) => Promise<Taken | undefined>

/**
 * Leases in the database: exclusive rights that end by themselves when their holder dies, freezes
 * or is cut off. Advisory locks would last as long as a frozen holder's connection, and each would
 * cost a connection.
 */
export const createLeases = (db: Kysely<Database>, log: Log, duration = defaultDuration) => {
  const until = sql<Date>`clock_timestamp() + ${duration} * interval '1 millisecond'`

  const taking = prepared(db, (name: string, token: string) =>
    db
      .insertInto('leases')
      .values({ name, token, held_until: until })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ token, held_until: until })
          .where('leases.held_until', '<', sql<Date>`clock_timestamp()`),
      ),
  )
  const releasing = prepared(db, (name: string, token: string) =>
    db.deleteFrom('leases').where('name', '=', name).where('token', '=', token),
  )

  const taker =
    (name: string): Take<{ name: string }> =>
    async (token) => {
      const { numAffectedRows } = await db.executeQuery(taking(name, token))
      return numAffectedRows === 1n ? { name } : undefined
    }

  const renew = async (name: string, token: string): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('leases')
      .set({ held_until: until })
      .where('name', '=', name)
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  }

  const release = async (name: string, token: string): Promise<void> => {
    try {
      await db.executeQuery(releasing(name, token))
    } catch (error) {
      log.warn(
        { event: 'lease_not_released', name, err: error },
        'a lease could not be released; it ends by itself',
      )
    }
  }

  /** Like `hold`, under the lease that `take` returns. `run` gets the result of `take`. */
  const holdTaken = async <Taken extends { name: string }, T>(
    take: Take<Taken>,
    run: (lease: Lease, taken: Taken) => Promise<T>,
  ): Promise<{ result: T } | undefined> => {
    const token = randomUUID()
    let heldUntil = performance.now() + duration
    const taken = await take(token, duration)
    if (taken === undefined) return undefined
    const { name } = taken

    const lost = new AbortController()
    let ended = false
    const lease: Lease = {
      name,
      token,
      signal: lost.signal,
      isHeld: () => !ended && !lost.signal.aborted && performance.now() < heldUntil,
      hasEnded() {
        ended = true
      },
      get ended() {
        return ended
      },
    }
    const heartbeat = setInterval(async () => {
      const asked = performance.now()
      const renewed = await renew(name, token).catch(() => undefined)
      // Answers may arrive out of order.
      if (renewed) heldUntil = Math.max(heldUntil, asked + duration)
      if (renewed === false || performance.now() > heldUntil)
        lost.abort(new Error(`the lease ${name} was lost`))
    }, duration / 4)
    try {
      return { result: await run(lease, taken) }
    } finally {
      clearInterval(heartbeat)
      if (!ended) await release(name, token)
    }
  }

  /**
   * Runs `run` under the lease and resolves with its result. Resolves at once with undefined while
   * another process holds the lease.
   */
  const hold = <T>(
    name: string,
    run: (lease: Lease) => Promise<T>,
  ): Promise<{ result: T } | undefined> => holdTaken(taker(name), run)

  return {
    hold,
    holdTaken,

    /**
     * Waits without a limit until the lease is free, then runs `run`.
     * @throws when the signal is aborted
     */
    async holdWhenFree<T>(
      name: string,
      run: (lease: Lease) => Promise<T>,
      signal?: AbortSignal,
    ): Promise<T> {
      for (;;) {
        signal?.throwIfAborted()
        const held = await hold(name, run)
        if (held) return held.result
        await delay(retryDelay, undefined, signal && { signal })
      }
    },
  }
}

export type Leases = ReturnType<typeof createLeases>
