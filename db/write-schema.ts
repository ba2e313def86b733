/**
 * Writes the schema that the migrations create in an empty database: `db/schema.sql` in SQL,
 * `db/types.ts` for Kysely. `db/migrations.sha256` gets the files of new migrations. With `--check`
 * it compares all three instead and fails when they differ.
 * With `--release` it also keeps the schema for the tests of later releases.
 */
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { generate, getDialect, TypeScriptSerializer } from 'kysely-codegen'
import pg from 'pg'
import { startPostgres } from '../embedded/postgres/postgres.ts'
import { migrateUp } from './migrate.ts'
import { describeRelease, describeSchema } from './schema.ts'

const schemaFile = new URL('schema.sql', import.meta.url)

/** Types as the connections of `src/platform/database` parse them. */
const typeMapping = { date: 'string', int8: 'number', numeric: 'number', timestamptz: 'Date' }

/** The types of columns whose checks list the allowed words. */
const wordTypes = async <Schema>(db: Kysely<Schema>): Promise<Record<string, string>> => {
  const { rows } = await sql<{ name: string; words: string; optional: boolean; made: boolean }>`
    select c.conrelid::regclass || '.' || a.attname as name, not a.attnotnull as optional,
      a.atthasdef as made, pg_get_constraintdef(c.oid) as words
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'c' and pg_get_constraintdef(c.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\['
    order by name`.execute(db)
  return Object.fromEntries(
    rows.map(({ name, words, optional, made }) => {
      const union = [...words.matchAll(/'[^']*'/g), ...(optional ? ['null'] : [])].join(' | ')
      return [name, made ? `Generated<${union}>` : union]
    }),
  )
}

const serializer = new TypeScriptSerializer({ singularize: true })

/** In the form of `sha256sum`, so that it can check the files too. */
const listFile = new URL('migrations.sha256', import.meta.url)

/** @throws when a migration was edited that other databases may have run, or one is missing */
const checkFiles = async (check: boolean): Promise<void> => {
  const listed = (await readFile(listFile, 'utf8')).split('\n').filter(Boolean)
  const files = await readdir(new URL('migrations', import.meta.url), { recursive: true })
  const present = await Promise.all(
    files
      .filter((file) => /\.(sql|ts)$/.test(file))
      .sort()
      .map(async (file) => {
        const text = await readFile(new URL(`migrations/${file}`, import.meta.url))
        return `${createHash('sha256').update(text).digest('hex')}  migrations/${file}`
      }),
  )
  const edited = listed.filter((line) => !present.includes(line)).map((line) => line.slice(66))
  if (edited.length > 0)
    throw new Error(
      `${edited.join(', ')}: a merged migration is never edited, write a new one. ` +
        'If none of it is merged yet, remove its lines from db/migrations.sha256',
    )
  if (!check) await writeFile(listFile, `${present.join('\n')}\n`)
  else if (present.length > listed.length)
    throw new Error('db/migrations.sha256 lacks a migration: run `make schema`')
}

const releases = new URL('../test/platform/database/releases/', import.meta.url)

const check = process.argv.includes('--check')
await checkFiles(check)
const directory = await mkdtemp(join(tmpdir(), 'register-schema-'))
const postgres = await startPostgres({ directory, mode: 'own' })
const pool = new pg.Pool({ connectionString: postgres.url })
// The server may stop before the sockets of the pool are closed.
pool.on('error', () => undefined)
const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
try {
  await migrateUp(db)
  const schema = await describeSchema(db)
  if (!check) await writeFile(schemaFile, schema)
  else if (schema !== (await readFile(schemaFile, 'utf8')))
    throw new Error('db/schema.sql differs from the migrations: run `make schema`')
  if (process.argv.includes('--release')) {
    const file = new URL(`${process.env.npm_package_version}.sql`, releases)
    await writeFile(file, await describeRelease(db))
  }
  await generate({
    excludePattern: 'kysely_*',
    typeMapping,
    overrides: {
      columns: {
        ...(await wordTypes(db)),
        'wstg_sync_log.old_status': "WstgItem['wstg_status'] | null",
        'wstg_sync_log.new_status': "WstgItem['wstg_status']",
        'wstg_inbox.payload': 'ColumnType<unknown, string, string>',
      },
    },
    db,
    dialect: getDialect('postgres', {}),
    outFile: fileURLToPath(new URL('types.ts', import.meta.url)),
    serializer: {
      serializeFile: (...contents) =>
        serializer.serializeFile(...contents).replace('interface DB {', 'interface Database {'),
    },
    verify: check,
  })
} finally {
  await db.destroy()
  await postgres.stop()
  await rm(directory, { recursive: true, force: true })
}
