import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { migrateUp } from '../../db/migrate.ts'
import type { Database } from '../../db/types.ts'
import { ConfigError } from '../config.ts'
import { assertWritable, openDatabase, refusesTimeouts } from '../database/database.ts'
import { ConnectionFault, DatabaseOutage } from '../database/errors.ts'
import type { Log } from '../telemetry/log.ts'
import { within } from '../telemetry/within.ts'

/** Milliseconds between attempts to connect, and between checks of a running migration. */
const defaultPause = 1000
/** Milliseconds between log lines about the same wait. */
const reminderInterval = 30_000
/** Consecutive checks without activity after which a migration's connection counts as dead. */
const maxSilentChecks = 5
/** Milliseconds to close a connection: without a network it may never close. */
const closeDeadline = 2000
/** Milliseconds after which the server ends an idle session, and with it the migration lock. */
const defaultAbandonedAfter = 10_000

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
  /** Milliseconds; see `defaultAbandonedAfter`. */
  abandonedAfter?: number
}

/** No access, no such database, no permission: only an operator can mend these. */
const refusals = /^(28|3D|42501)/

const explain = (error: unknown, variable: string): unknown =>
  error instanceof ConnectionFault ||
  (error instanceof pg.DatabaseError && refusals.test(error.code ?? ''))
    ? new ConfigError(`${variable}: ${error.message}`, { cause: error })
    : error

const closeQuietly = (db: Kysely<Database>) => within(db.destroy(), closeDeadline)

/**
 * Resolves when several consecutive checks find the session idle since the same moment, or fail.
 * Then its client waits in vain: the server counts a running or blocked statement as active.
 * @param watcher another connection
 */
const untilSilent = async (
  watcher: Kysely<Database>,
  application: string,
  pause: number,
  signal: AbortSignal,
) => {
  /** The last moment of activity; undefined without a session. */
  const lastActivity = async () => {
    const { rows } = await sql<{ moment: string }>`
      select (case state when 'active' then clock_timestamp() else state_change end)::text as moment
      from pg_stat_activity where application_name = ${application}`.execute(watcher)
    return rows[0]?.moment
  }
  let last: string | undefined
  for (let silent = 0; silent < maxSilentChecks; ) {
    await delay(pause, undefined, { signal })
    const moment = await lastActivity().catch(() => last)
    silent = moment === last ? silent + 1 : 0
    last = moment
  }
}

/** Migrates over a connection without time-outs while the server reports activity. */
const migrateWatched = async (watcher: Kysely<Database>, options: MigrationOptions) => {
  const { databaseUrl, log, pause = defaultPause, abandonedAfter = defaultAbandonedAfter } = options
  const application = `weight-bmi-register-migration-${randomBytes(6).toString('hex')}`
  const clients: pg.PoolClient[] = []
  const db = openDatabase(databaseUrl, log, {
    poolSize: 1,
    patient: true,
    application,
    watch: (pool) => pool.on('connect', (client) => clients.push(client)),
  })
  const over = new AbortController()
  let lost = false
  const watching = untilSilent(watcher, application, pause, over.signal).then(
    () => {
      lost = true
      // Rejects the statement that waits for an answer.
      return Promise.all(clients.map((client) => (client as unknown as pg.Client).end()))
    },
    () => undefined,
  )
  watching.catch(() => undefined)
  try {
    await sql`select set_config('idle_session_timeout', ${String(abandonedAfter)}, false)`.execute(
      db,
    )
    return await migrateUp(db)
  } catch (error) {
    throw lost ? new DatabaseOutage(error) : error
  } finally {
    over.abort()
    await closeQuietly(db)
  }
}

const behindPooler =
  'DATABASE_URL leads through a pooler: set DATABASE_POOLER to transaction ' +
  'and DATABASE_DIRECT_URL to the server itself'

/**
 * Connects once before anything else is started. It ignores outages: the start waits for their end.
 * @throws ConfigError when the server refuses the role or has no such database
 */
export const checkAccess = async (
  databaseUrl: string,
  variable: string,
  log: Log,
): Promise<void> => {
  const db = openDatabase(databaseUrl, log, { poolSize: 1 })
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    const explained = explain(error, variable)
    if (explained instanceof ConfigError) throw explained
  } finally {
    await closeQuietly(db)
  }
}

/**
 * Migrates the database. It waits while the database is out of reach.
 * @throws ConfigError after `timeout` and when the server refuses the role, the error of a
 *   migration, or the signal's reason
 */
export const migrateWhenReachable = async (options: MigrationOptions): Promise<void> => {
  const { databaseUrl, log, timeout, signal, pause = defaultPause } = options
  let waitingSince = performance.now()
  let lastSaid: number | undefined

  const attempt = async () => {
    const watcher = openDatabase(databaseUrl, log, { poolSize: 1 })
    try {
      await assertWritable(watcher)
      if (lastSaid !== undefined) {
        const waited = Math.round(performance.now() - waitingSince)
        log.info(
          { event: 'database_reached', waited_ms: waited },
          'the database answers: the start goes on',
        )
        lastSaid = undefined
      }
      const names = await migrateWatched(watcher, options)
      if (names.length > 0) log.info({ event: 'migrated', migrations: names }, 'database migrated')
    } finally {
      await closeQuietly(watcher)
    }
  }

  const wait = async (error: DatabaseOutage) => {
    const now = performance.now()
    const seconds = Math.round((now - waitingSince) / 1000)
    const reason = error.message
    if (timeout > 0 && now - waitingSince >= timeout) {
      const { host } = new URL(databaseUrl)
      throw new ConfigError(
        `START_TIMEOUT_MS: the database at ${host} was out of reach for ${seconds} s (${reason})`,
        { cause: error },
      )
    }
    if (lastSaid === undefined || now - lastSaid >= reminderInterval) {
      const since = new Date(Date.now() - (now - waitingSince)).toISOString()
      log.warn({ event: 'database_unreachable', since, reason }, 'waiting for the database')
      lastSaid = now
    }
    await delay(pause, undefined, signal ? { signal } : {})
  }

  for (;;) {
    const wasWaiting = lastSaid !== undefined
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof DatabaseOutage)) throw explain(error, options.variable)
      if (await refusesTimeouts(error, databaseUrl))
        throw new ConfigError(behindPooler, { cause: error })
      // The database has answered in between, so a new wait begins.
      if (wasWaiting && lastSaid === undefined) waitingSince = performance.now()
      await wait(error)
    }
  }
}
