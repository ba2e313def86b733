import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import pg from 'pg'
import {
  MigrationError,
  migrateUp,
  OtherSchemaError,
  ownMigrations,
  readMigrations,
} from '../../db/migrate.ts'
import type { Database } from '../../db/types.ts'
import { connectionOptions, DatabaseClient } from '../platform/database/client.ts'
import { endQuietly, openDatabase } from '../platform/database/database.ts'
import { DatabaseOutage, driverError } from '../platform/database/errors.ts'
import { checkRequirements } from '../platform/database/requirements.ts'
import { warnOfRelease } from '../platform/database/server-release.ts'
import { assertNotReadOnly } from '../platform/database/writes.ts'
import type { CompleteConfig } from '../platform/environment/config.ts'
import { ConfigError } from '../platform/errors.ts'
import type { Log } from '../platform/telemetry/log.ts'

/** Milliseconds between log lines about the same wait. */
const reminderInterval = 30_000
/**
 * Milliseconds that a migration waits for a lock. Calls that need the table wait behind it, for
 * 1.3 s at most (for a connection of the pool). After one second, PostgreSQL's `deadlock_timeout`,
 * a lock of autovacuum gives way.
 */
const lockTimeout = 1100

/** Reasons for which a start waits, by the event of their line. */
const waits = {
  database_unreachable: 'waiting for the database',
  migration_waits: 'waiting for locks held by other sessions',
} as const
type WaitEvent = keyof typeof waits

interface MigrationOptions {
  /** The limit holds for locks of other sessions on the tables of a migration too. */
  config: Pick<
    CompleteConfig,
    'directDatabaseUrl' | 'directDatabaseVariable' | 'START_TIMEOUT_MS' | 'APP_TIMEZONE'
  >
  log: Log
  signal?: AbortSignal
  /** Milliseconds between attempts. */
  pause?: number
  /** Whether the release of the server is known to the log. */
  isReleaseKnown?: boolean
}

const behindPooler =
  'DATABASE_URL goes through a pooler: set DATABASE_POOLER to transaction ' +
  'and DATABASE_DIRECT_URL to the server itself'

/** Codes of a certificate whose authority is not trusted. */
const untrusted = /^(DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT_IN|UNABLE_TO_)/
const trustAdvice =
  'name the file of its authority in sslrootcert, or encrypt unchecked by sslmode=no-verify'

/**
 * Connects once.
 * @throws DatabaseOutage, or ConfigError for a failure that an operator has to fix: a wrong
 *   password, no such database, no TLS, an untrusted certificate, a pooler
 */
const connectOnce = async (databaseUrl: string, variable: string): Promise<void> => {
  const client = new DatabaseClient(connectionOptions(databaseUrl))
  try {
    await client.connect()
  } catch (cause) {
    const failure = driverError(cause, client.isLost)
    const { message } = failure as Error
    if (/unsupported startup parameter/.test(message))
      throw new ConfigError(behindPooler, { cause })
    if (failure instanceof DatabaseOutage) throw failure
    const isUntrusted = untrusted.test(String(Object(cause).code))
    const text = isUntrusted ? `${message.split(';')[0]}; ${trustAdvice}` : message
    throw new ConfigError(`${variable}: ${text}`, { cause })
  } finally {
    await endQuietly(client.end())
  }
}

/** The server ends an idle session, and with it the lock, when its network is dead. */
const whenIdle = '-c idle_session_timeout=10000'

/**
 * The database for migrations, which may take long: a role that connects through a pooler has a
 * time-out among its settings.
 */
const openForMigrations = (databaseUrl: string, log: Log) =>
  openDatabase(databaseUrl, log, {
    poolSize: 1,
    settings: {
      statement_timeout: 0,
      answerTimeout: 0,
      options: `-c statement_timeout=0 -c lock_timeout=${lockTimeout} ${whenIdle}`,
    },
  })

/** The error of a role without rights over the schema as a ConfigError, else the error itself. */
export const explainRefusal = (error: unknown, variable: string): unknown => {
  if (!(error instanceof pg.DatabaseError) || error.code !== '42501') return error
  const advice = 'run `npm run migrate` as the owner of the database'
  return new ConfigError(`${variable}: ${error.message}; ${advice}`, { cause: error })
}

const causeOf = (error: unknown): unknown => (error instanceof MigrationError ? error.cause : error)

/** Whether other sessions hold locks, which may end in a deadlock too. */
const isLocked = (error: unknown): boolean => {
  const cause = causeOf(error)
  const hasCode = cause instanceof pg.DatabaseError || cause instanceof DatabaseOutage
  return hasCode && /^(55P03|40P01)$/.test(cause.code ?? '')
}

/** The error of a migration as an outage or an operator's mistake if it is one, else itself. */
const failureOf = (error: unknown, variable: string): unknown => {
  if (error instanceof OtherSchemaError) return new ConfigError(`${variable}: ${error.message}`)
  if (isLocked(error)) return error
  const cause = causeOf(error)
  if (cause instanceof DatabaseOutage) return cause
  const failure = explainRefusal(cause, variable)
  return failure === cause ? error : failure
}

/**
 * Whether the database has been migrated at all.
 * @param variable the variable that names the database; for messages
 * @throws ConfigError for a database of another program, or the error of the connection
 */
export const hasSchema = async (db: Kysely<Database>, variable: string): Promise<boolean> => {
  const { pending } = await readMigrations(db).catch((error: unknown) => {
    throw failureOf(error, variable)
  })
  return pending.length < Object.keys(ownMigrations).length
}

/**
 * Finds an operator's mistakes before a start makes anything. It ignores outages: the start waits
 * for their end.
 * @throws ConfigError
 */
export const checkConnection = async (databaseUrl: string, variable: string): Promise<void> => {
  await connectOnce(databaseUrl, variable).catch((error: unknown) => {
    if (error instanceof ConfigError) throw error
  })
}

/**
 * Migrates the database. It waits while the database is unreachable, and repeats a migration whose
 * connection breaks. A migration that meets a lock gives up, so that the calls behind it are
 * served, and is repeated after a pause.
 * @returns false when the signal has ended the wait
 * @throws ConfigError after `START_TIMEOUT_MS` and for an operator's mistake, or the error of a
 * migration
 */
export const migrateWhenReachable = async (options: MigrationOptions): Promise<boolean> => {
  const { config, log, signal, pause = 1000, isReleaseKnown = false } = options
  const { directDatabaseVariable: variable, START_TIMEOUT_MS: timeout } = config
  const databaseUrl = config.directDatabaseUrl
  /** The present reason to wait, its beginning, and the time of its last line. */
  let wait: { event: WaitEvent; since: number; logged: number } | undefined

  let hasWarned = isReleaseKnown

  const noteReached = () => {
    if (wait?.event !== 'database_unreachable') return
    log.info({ event: 'database_reached' }, 'the database answers; the start continues')
    wait = undefined
  }

  const noteWait = (event: WaitEvent, error: unknown): void => {
    const now = performance.now()
    if (wait?.event !== event) wait = { event, since: now, logged: -reminderInterval }
    const seconds = Math.round((now - wait.since) / 1000)
    const { message: reason } = causeOf(error) as Error
    // Another process that migrates is waited for as long as it takes.
    const isBounded = event === 'database_unreachable' || error instanceof MigrationError
    if (isBounded && timeout > 0 && now - wait.since >= timeout) {
      const message = `START_TIMEOUT_MS: ${waits[event]} for ${seconds} s (${reason})`
      throw new ConfigError(message, { cause: error })
    }
    if (now - wait.logged >= reminderInterval) {
      wait.logged = now
      log.warn({ event, seconds, reason }, waits[event])
    }
  }

  const attempt = async () => {
    await connectOnce(databaseUrl, variable)
    const db = openForMigrations(databaseUrl, log)
    const ran: string[] = []
    try {
      await assertNotReadOnly(db)
      noteReached()
      const outdated = await checkRequirements(db, config)
      if (outdated && !hasWarned) warnOfRelease(log, 'service', outdated)
      hasWarned = true
      const { newer } = await migrateUp(db, ownMigrations, ran)
      if (newer.length > 0)
        log.info({ event: 'schema_newer', migrations: newer }, 'the schema is from a newer release')
    } catch (error) {
      throw failureOf(error, variable)
    } finally {
      if (ran.length > 0) log.info({ event: 'migrated', migrations: ran }, 'database migrated')
      await endQuietly(db.destroy())
    }
  }

  while (!signal?.aborted) {
    try {
      await attempt()
      return true
    } catch (error) {
      if (isLocked(error)) noteWait('migration_waits', error)
      else if (error instanceof DatabaseOutage) noteWait('database_unreachable', error)
      else throw error
    }
    await delay(pause, undefined, { signal }).catch(() => undefined)
  }
  return false
}
