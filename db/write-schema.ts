/** Writes `db/schema.sql`: what the migrations make of an empty database, on a PostgreSQL of its own. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../embedded/postgres/postgres.ts'
import { openDatabase } from '../src/database/database.ts'
import { migrateUp } from './migrate.ts'
import { describeSchema } from './schema.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

const directory = await mkdtemp(join(tmpdir(), 'register-schema-'))
const postgres = await startPostgres({ directory, mode: 'own' })
const db = openDatabase(postgres.url, quiet, { patient: true })
try {
  await migrateUp(db)
  await writeFile(new URL('schema.sql', import.meta.url), await describeSchema(db))
} finally {
  await db.destroy()
  await postgres.stop()
  await rm(directory, { recursive: true, force: true })
}
