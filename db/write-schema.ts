/** Writes `db/schema.sql`: what the migrations make of an empty database, on an own PostgreSQL. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { startPostgres } from '../embedded/postgres/postgres.ts'
import { migrateUp } from './migrate.ts'
import { describeSchema } from './schema.ts'

const directory = await mkdtemp(join(tmpdir(), 'register-schema-'))
const postgres = await startPostgres({ directory, mode: 'own' })
const pool = new pg.Pool({ connectionString: postgres.url })
const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
try {
  await migrateUp(db)
  await writeFile(new URL('schema.sql', import.meta.url), await describeSchema(db))
} finally {
  await db.destroy()
  await postgres.stop()
  await rm(directory, { recursive: true, force: true })
}
