import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { replaceFunctions } from './functions.ts'
import { up as createSchema } from './migrations/001-schema.ts'

/** In order; a released migration is never changed. */
const migrations: Record<string, Migration> = {
  '001-schema': { up: createSchema },
}

/** An arbitrary constant: the same in every process, and different from the migrator's. */
const functionsLock = 5_042_014

/**
 * Brings tables and functions up to date and returns the names of the migrations that ran.
 * Processes that start at once wait for each other. All migrations are one transaction.
 * @throws the error of the migration or of the connection
 */
export const migrateUp = async <Schema>(db: Kysely<Schema>): Promise<string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(functionsLock)})`.execute(trx)
    await replaceFunctions(trx)
  })
  return results.map(({ migrationName }) => migrationName)
}
