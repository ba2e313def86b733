import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as accountsAndMeasurements from './migrations/001-accounts-and-measurements.ts'
import * as wstgSynchronisation from './migrations/002-wstg-synchronisation.ts'
import * as revocationsKnownInMemory from './migrations/004-revocations-known-in-memory.ts'
import * as observability from './migrations/005-observability.ts'

/** In order; a released migration is never changed. */
const migrations: Record<string, Migration> = {
  '001-accounts-and-measurements': accountsAndMeasurements,
  '002-wstg-synchronisation': wstgSynchronisation,
  '004-revocations-known-in-memory': revocationsKnownInMemory,
  '005-observability': observability,
}

const migrator = <Schema>(db: Kysely<Schema>) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } })

/**
 * Brings the schema up to date and returns the names of the migrations that ran. Processes that start at once wait for
 * each other: the migrator holds a lock in the database. A migration that fails is rolled back.
 * @throws whatever the migration or the connection failed with
 */
export const migrateUp = async <Schema>(db: Kysely<Schema>): Promise<string[]> => {
  const { error, results = [] } = await migrator(db).migrateToLatest()
  if (error !== undefined) throw error
  return results.map(({ migrationName }) => migrationName)
}

/** Takes back every migration, newest first. */
export const migrateDown = async <Schema>(db: Kysely<Schema>): Promise<void> => {
  for (;;) {
    const { error, results = [] } = await migrator(db).migrateDown()
    if (error !== undefined) throw error
    if (results.length === 0) return
  }
}
