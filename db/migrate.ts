import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { up as createSchema } from './migrations/001-schema.ts'

/** In the order of their names; a merged migration is never edited. */
const migrations: Record<string, Migration> = {
  '001-schema': { up: createSchema },
}

/**
 * Brings the schema up to date and returns the names of the migrations that ran.
 * Processes that start at once wait for each other. All migrations are one transaction.
 * @throws the error of the migration or of the connection
 */
export const migrateUp = async <Schema>(db: Kysely<Schema>): Promise<string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return results.map(({ migrationName }) => migrationName)
}
