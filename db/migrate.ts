import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as accountsAndMeasurements from './migrations/001-accounts-and-measurements.ts'
import * as wstgSynchronisation from './migrations/002-wstg-synchronisation.ts'
import * as weightSummaries from './migrations/003-weight-summaries.ts'
import * as revocationsKnownInMemory from './migrations/004-revocations-known-in-memory.ts'
import * as observability from './migrations/005-observability.ts'
import * as oneRoundTripEach from './migrations/006-one-round-trip-each.ts'
import * as rulesAndPlans from './migrations/007-rules-and-plans.ts'

/**
 * `stepwise`: not one transaction. Its steps are short, do not stop the writers, and find out by themselves whether they
 * have been done.
 */
type ServiceMigration = Migration & { stepwise?: true }

/** In order; a released migration is never changed. */
const migrations: Record<string, ServiceMigration> = {
  '001-accounts-and-measurements': accountsAndMeasurements,
  '002-wstg-synchronisation': wstgSynchronisation,
  '003-weight-summaries': weightSummaries,
  '004-revocations-known-in-memory': revocationsKnownInMemory,
  '005-observability': observability,
  '006-one-round-trip-each': oneRoundTripEach,
  '007-rules-and-plans': rulesAndPlans,
}

/** Any constant: it only has to be the same in every process, and another than the migrator's own. */
const turnLock = 5_042_014
/** Milliseconds between attempts to be the process that migrates. */
const turnDelay = 200

const migrator = <Schema>(db: Kysely<Schema>) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } })

/**
 * Waits for the turn by asking again and again: an index that is built concurrently waits for every statement that runs,
 * also for one that waits for a lock, and would wait for ever for those that wait for the migration.
 */
const inTurn = <Schema, Result>(
  db: Kysely<Schema>,
  work: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> =>
  db.connection().execute(async (connection) => {
    const take = () =>
      sql<{ taken: boolean }>`select pg_try_advisory_lock(${turnLock}) as taken`.execute(connection)
    while (!(await take()).rows[0]?.taken) await delay(turnDelay)
    try {
      return await work(connection)
    } finally {
      // A connection that is broken has let go of it.
      await sql`select pg_advisory_unlock(${turnLock})`.execute(connection).catch(() => undefined)
    }
  })

/**
 * Brings the schema up to date and returns the names of the migrations that ran. Processes that start at once wait for
 * each other. Each migration is a transaction of its own and is rolled back when it fails, but for those that run in
 * steps: they are gone on with the next time.
 * @throws whatever the migration or the connection failed with
 */
export const migrateUp = <Schema>(db: Kysely<Schema>): Promise<string[]> =>
  inTurn(db, async (connection) => {
    const done: string[] = []
    for (;;) {
      const pending = (await migrator(connection).getMigrations()).find(
        ({ executedAt }) => executedAt === undefined,
      )
      if (!pending) return done
      const disableTransactions = migrations[pending.name]?.stepwise === true
      const { error } = await migrator(connection).migrateUp({ disableTransactions })
      if (error !== undefined) throw error
      done.push(pending.name)
    }
  })

/** Takes back every migration, newest first. */
export const migrateDown = async <Schema>(db: Kysely<Schema>): Promise<void> => {
  for (;;) {
    const { error, results = [] } = await migrator(db).migrateDown()
    if (error !== undefined) throw error
    if (results.length === 0) return
  }
}
