import { appendFile, cp, readFile, realpath, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownMigrations } from '../../db/migrate.ts'
import type { Installation } from '../start/process.ts'
import { type Teardown, temporaryFolder } from './machine.ts'
import { connect, createDatabase } from './postgres.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The last release: `db/schema.sql` as it was, and the last of its migrations. */
const lastRelease = {
  schema: 'test/platform/database/releases/1.0.0.sql',
  migration: '001-initial',
}

/** A database as the last release has left it, without rows. */
export const createReleasedDatabase = async (t: Teardown): Promise<string> => {
  const url = await createDatabase(t, null)
  const client = await connect(t, url)
  await client.query(await readFile(join(root, lastRelease.schema), 'utf8'))
  await client.query('create table kysely_migration (name text primary key, timestamp text)')
  for (const name of Object.keys(ownMigrations))
    if (name <= lastRelease.migration)
      await client.query("insert into kysely_migration values ($1, '')", [name])
  return url
}

/** The program of this checkout with one more migration, `900-next`, that runs these statements. */
export const nextRelease = async (t: Teardown, statements: string): Promise<Installation> => {
  const folder = temporaryFolder(t)
  for (const name of ['db', 'generated', 'src', 'package.json'])
    await cp(join(root, name), join(folder, name), { recursive: true })
  await symlink(await realpath(join(root, 'node_modules')), join(folder, 'node_modules'))
  await writeFile(
    join(folder, 'db/migrations/900-next.ts'),
    `import { sql } from 'kysely'
     import { requireMigration } from '../migration-state.ts'
     export const up = async (db) => {
       ${statements}
     }`,
  )
  await appendFile(
    join(folder, 'db/migrate.ts'),
    `import { up as next } from './migrations/900-next.ts'
     ownMigrations['900-next'] = { up: next }`,
  )
  return { node: process.execPath, scripts: join(folder, 'src/start') }
}
