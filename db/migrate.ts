import { type Kysely, sql } from 'kysely'
import type { Migration } from './migration.ts'
import { executedMigrations, requiredMigrations } from './migration-state.ts'
import { up as createSchema, name as first } from './migrations/001.ts'

export type Migrations = Record<string, Migration>

/** In the order of their names. CONTRIBUTING.md has the rules (`Add a migration`). */
export const ownMigrations: Migrations = { [first]: { up: createSchema } }

/** A process that migrates holds this lock, which is that of Kysely's migrator too. */
const lock = sql.lit('3853314791062309107')

/** The schema belongs to another program: one that knows more migrations, or one before 1.0.0. */
export class OtherSchemaError extends Error {
  override name = 'OtherSchemaError'
}

/** A migration that failed; `cause` is the error. */
export class MigrationError extends Error {
  override name = 'MigrationError'

  constructor(migration: string, cause: Error) {
    super(`migration ${migration} failed, those before it stay: ${cause.message}`, { cause })
  }
}

/**
 * Reads which migrations have run.
 * @returns the names of the migrations that have to run, and of those that only newer releases know
 * @throws OtherSchemaError, or the error of the connection
 */
export const readMigrations = async <Schema>(
  db: Kysely<Schema>,
  migrations: Migrations = ownMigrations,
): Promise<{ pending: string[]; newer: string[] }> => {
  const known = Object.keys(migrations)
  const last = known.at(-1) ?? ''
  const executed = await executedMigrations(db)
  if (executed.length > 0 && !executed.includes(known[0]!))
    throw new OtherSchemaError(
      'the database is from before the first release and cannot be migrated: use a new one, and ' +
        'take its weights along (docs/compatibility.md, "From before the first release")',
    )
  const newer = executed.filter((name) => name > last)
  const required = [...(await requiredMigrations(db)), ...executed.filter((name) => name <= last)]
  const unknown = required.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new OtherSchemaError(
      `the schema is at ${executed.at(-1)} and requires a release that knows ` +
        `${unknown.join(', ')}; this release knows the migrations up to ${last}`,
    )
  return { pending: known.filter((name) => !executed.includes(name)), newer }
}

/**
 * Brings the schema up to date. Each migration is a transaction; processes that start at once wait
 * for each other. A current schema is only read. Later migrations of a newer release are tolerated
 * as long as the schema requires none of them.
 * @param ran gets the names of the migrations that run, including those before one that fails
 * @returns the names of the migrations that ran, and of those that only newer releases know
 * @throws OtherSchemaError, MigrationError, or the error of the connection
 */
export const migrateUp = async <Schema>(
  db: Kysely<Schema>,
  migrations: Migrations = ownMigrations,
  ran: string[] = [],
): Promise<{ ran: string[]; newer: string[] }> => {
  const { pending, newer } = await readMigrations(db, migrations)
  if (pending.length === 0) return { ran, newer }

  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lock})`.execute(connection)
    try {
      await sql`
        create table if not exists kysely_migration (
          name varchar(255) primary key, timestamp varchar(255) not null
        )`.execute(connection)
      const { pending, newer } = await readMigrations(connection, migrations)
      for (const name of pending) {
        const { up, outsideTransaction } = migrations[name]!
        const run = async (db: Kysely<Schema>) => {
          await up(db)
          const moment = new Date().toISOString()
          await sql`insert into kysely_migration values (${name}, ${moment})`.execute(db)
        }
        const running = outsideTransaction ? run(connection) : connection.transaction().execute(run)
        await running.catch(async (cause: Error) => {
          // The calls that waited behind it run before the next process tries.
          await sql`select pg_sleep(1)`.execute(connection).catch(() => undefined)
          throw new MigrationError(name, cause)
        })
        ran.push(name)
      }
      return { ran, newer }
    } finally {
      // A lost connection has released it.
      await sql`select pg_advisory_unlock(${lock})`.execute(connection).catch(() => undefined)
    }
  })
}
