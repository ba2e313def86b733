import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/types.ts'
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
}

/**
 * Takes a lease, in a statement that may do further work; undefined while another process holds it.
 */
export type Take<Taken extends { lease: string }> = (
  token: string,
  milliseconds: number,
) => Promise<Taken | undefined>

/**
 * Leases in the database: exclusive rights that expire when their holder dies, freezes
 * or is cut off. The SQL function `take_lease` takes one, `end_lease` ends it.
 */
export const createLeases = (db: Kysely<Database>, log: Log, duration = defaultDuration) => {
  const renew = async (name: string, token: string): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('leases')
      .set({ held_until: sql<Date>`clock_timestamp() + ${duration} * interval '1 millisecond'` })
      .where('name', '=', name)
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  }

  const end = (name: string, token: string) =>
    sql`select end_lease(${name}, ${token})`
      .execute(db)
      .catch((error: unknown) =>
        log.warn(
          { event: 'lease_not_released', name, err: error },
          'a lease could not be released; it will expire',
        ),
      )

  /**
   * Runs `run` under the lease that `take` returns.
   * @param run returns whether its last statement has ended the lease
   * @returns false at once while another process holds the lease
   */
  const holdTaken = async <Taken extends { lease: string }>(
    take: Take<Taken>,
    run: (lease: Lease, taken: Taken) => Promise<boolean>,
  ): Promise<boolean> => {
    const token = randomUUID()
    let heldUntil = performance.now() + duration
    const taken = await take(token, duration)
    if (taken === undefined) return false
    const name = taken.lease

    const lost = new AbortController()
    const isHeld = () => !lost.signal.aborted && performance.now() < heldUntil
    const heartbeat = setInterval(async () => {
      const asked = performance.now()
      const renewed = await renew(name, token).catch(() => undefined)
      // Answers may arrive out of order.
      if (renewed) heldUntil = Math.max(heldUntil, asked + duration)
      if (renewed === false || performance.now() > heldUntil)
        lost.abort(new Error(`the lease ${name} was lost`))
    }, duration / 4)
    let ended = false
    try {
      ended = await run({ name, token, signal: lost.signal, isHeld }, taken)
      return true
    } finally {
      clearInterval(heartbeat)
      if (!ended) await end(name, token)
    }
  }

  /**
   * Runs `run` under the lease of this name. Resolves at once with undefined if another process
   * holds the lease or the condition is false.
   */
  const hold = async <T>(
    name: string,
    run: (lease: Lease) => Promise<T>,
    condition = sql<boolean>`true`,
  ): Promise<{ result: T } | undefined> => {
    const take: Take<{ lease: string }> = async (token, milliseconds) => {
      const { rows } = await sql<{ taken: boolean }>`
        select take_lease(${name}, ${token}, ${milliseconds} * interval '1 millisecond')
          is not null as taken where ${condition}`.execute(db)
      return rows[0]?.taken ? { lease: name } : undefined
    }
    let result: T
    const held = await holdTaken(take, async (lease) => {
      result = await run(lease)
      return false
    })
    return held ? { result: result! } : undefined
  }

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
