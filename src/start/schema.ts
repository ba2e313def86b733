import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { migrateUp } from '../../db/migrate.ts'
import type { Database } from '../../db/types.ts'
import { ConfigError } from '../config.ts'
import { assertWritable, isBroken, openDatabase, tryConnection } from '../database/database.ts'
import { DatabaseOutage } from '../database/errors.ts'
import type { Log } from '../telemetry/log.ts'
import { within } from '../telemetry/within.ts'

/** Milliseconds between attempts to connect, and between checks of a running migration. */
const defaultPause = 1000
/** Milliseconds between log lines about the same wait. */
const reminderInterval = 30_000
/** Consecutive checks without activity after which a migration's connection counts as dead. */
const maxIdleChecks = 5
/** Milliseconds to close a connection: without a network it may never close. */
const closeDeadline = 2000

export interface MigrationOptions {
  databaseUrl: string
  /** The variable that holds the URL; for messages. */
  variable: string
  log: Log
  /** Milliseconds that the database may be out of reach; 0 for any time. */
  timeout: number
  signal?: AbortSignal
  /** Milliseconds; see `defaultPause`. */
  pause?: number
}

const behindPooler =
  'DATABASE_URL leads through a pooler: set DATABASE_POOLER to transaction ' +
  'and DATABASE_DIRECT_URL to the server itself'

/**
 * Connects once. It ignores outages: the start waits for their end.
 * @throws ConfigError when only an operator can mend the failure
 */
export const checkAccess = async (databaseUrl: string, variable: string): Promise<void> => {
  try {
    await tryConnection(databaseUrl)
  } catch (error) {
    if (!(error instanceof DatabaseOutage))
      throw new ConfigError(`${variable}: ${(error as Error).message}`, { cause: error })
    // A pooler refuses a connection with time-outs as a protocol violation.
    if (error.code !== '08P01') return
    const pooled = tryConnection(databaseUrl, true)
    if (await pooled.then(() => true).catch(() => false))
      throw new ConfigError(behindPooler, { cause: error })
  }
}

/** A missing permission, which an operator has to grant. */
const explain = (error: unknown, variable: string): unknown =>
  error instanceof pg.DatabaseError && error.code === '42501'
    ? new ConfigError(`${variable}: ${error.message}`, { cause: error })
    : error

const closeQuietly = (db: Kysely<Database>) => within(db.destroy(), closeDeadline)

/** When the session was last active. The server counts a running or blocked statement as active. */
const lastActivity = async (observer: Kysely<Database>, application: string) => {
  const { rows } = await sql<{ moment: string }>`
    select (case state when 'active' then clock_timestamp() else state_change end)::text as moment
    from pg_stat_activity where application_name = ${application}`.execute(observer)
  return rows[0]?.moment
}

/**
 * Migrates over a connection without time-outs. The connection is dead, and is ended, when several
 * consecutive checks over the observer's connection find no new activity, or fail.
 */
const migrateObserved = async (observer: Kysely<Database>, options: MigrationOptions) => {
  const { databaseUrl, log, pause = defaultPause } = options
  const application = `weight-bmi-register-migration-${randomBytes(6).toString('hex')}`
  const clients: pg.PoolClient[] = []
  const db = openDatabase(databaseUrl, log, {
    poolSize: 1,
    patient: true,
    application,
    watch: (pool) => pool.on('connect', (client) => clients.push(client)),
  })
  const over = new AbortController()
  const endWhenDead = async () => {
    let last: string | undefined
    for (let idle = 0; idle < maxIdleChecks; ) {
      await delay(pause, undefined, { signal: over.signal })
      const moment = await lastActivity(observer, application).catch(() => last)
      idle = moment === last ? idle + 1 : 0
      last = moment
    }
    // Rejects the statement that waits for an answer, as an outage.
    for (const client of clients) void client.end()
  }
  endWhenDead().catch(() => undefined)
  try {
    return await migrateUp(db)
  } catch (error) {
    // Kysely's error is that of releasing its lock on the lost connection.
    throw clients.some(isBroken) ? new DatabaseOutage(error) : error
  } finally {
    over.abort()
    await closeQuietly(db)
  }
}

/**
 * Migrates the database. It waits while the database is out of reach.
 * @returns false when the signal has ended the wait
 * @throws ConfigError after `timeout` and for an operator's mistake, or the error of a migration
 */
export const migrateWhenReachable = async (options: MigrationOptions): Promise<boolean> => {
  const { databaseUrl, variable, log, timeout, signal, pause = defaultPause } = options
  /** The begin of the wait, and its last log line. */
  let since: number | undefined = performance.now()
  let logged: number | undefined

  const attempt = async () => {
    const observer = openDatabase(databaseUrl, log, { poolSize: 1 })
    try {
      await assertWritable(observer)
      if (logged !== undefined) {
        const waited = Math.round(performance.now() - (since ?? logged))
        const fields = { event: 'database_reached', waited_ms: waited }
        log.info(fields, 'the database answers: the start goes on')
      }
      since = undefined
      logged = undefined
      const names = await migrateObserved(observer, options)
      if (names.length > 0) log.info({ event: 'migrated', migrations: names }, 'database migrated')
    } finally {
      await closeQuietly(observer)
    }
  }

  const noteOutage = ({ message: reason, cause }: DatabaseOutage) => {
    const now = performance.now()
    since ??= now
    if (timeout > 0 && now - since >= timeout) {
      const { host } = new URL(databaseUrl)
      const seconds = Math.round((now - since) / 1000)
      throw new ConfigError(
        `START_TIMEOUT_MS: the database at ${host} was out of reach for ${seconds} s (${reason})`,
        { cause },
      )
    }
    if (logged !== undefined && now - logged < reminderInterval) return
    logged = now
    const began = new Date(Date.now() - (now - since)).toISOString()
    const fields = { event: 'database_unreachable', since: began, reason }
    log.warn(fields, 'waiting for the database')
  }

  while (!signal?.aborted) {
    try {
      await attempt()
      return true
    } catch (error) {
      await checkAccess(databaseUrl, variable)
      if (!(error instanceof DatabaseOutage)) throw explain(error, variable)
      noteOutage(error)
    }
    await delay(pause, undefined, { signal }).catch(() => undefined)
  }
  return false
}
