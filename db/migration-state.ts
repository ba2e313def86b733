import { type Kysely, sql } from 'kysely'

/**
 * Marks the schema as one that runs only with a program that knows the named migration. `up` of a
 * migration that takes something away calls it with the name of the migration that replaced it, or
 * with its own name when there is no replacement.
 */
export const requireMigration = async (db: Kysely<unknown>, name: string): Promise<void> => {
  await sql`create table if not exists required_migrations (name text primary key)`.execute(db)
  await sql`insert into required_migrations values (${name}) on conflict do nothing`.execute(db)
}

/** The names in a table that may not exist yet. */
const namesIn = async <Schema>(db: Kysely<Schema>, table: string): Promise<string[]> => {
  const found = await sql<{ found: boolean }>`
    select to_regclass(${table}) is not null as found`.execute(db)
  if (!found.rows[0]?.found) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db)
  return rows.map(({ name }) => name).sort()
}

/** The migrations that have run, by the book-keeping of Kysely's migrator. */
export const executedMigrations = <Schema>(db: Kysely<Schema>) => namesIn(db, 'kysely_migration')

/** The migrations that a program has to know. */
export const requiredMigrations = <Schema>(db: Kysely<Schema>) => namesIn(db, 'required_migrations')
