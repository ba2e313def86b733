import { appendFile, cp, realpath, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Installation } from '../start/process.ts'
import { type Teardown, temporaryFolder } from './machine.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A copy of this checkout: the program's files, and these. */
export const copyOfProject = async (t: Teardown, names: readonly string[] = []) => {
  const folder = temporaryFolder(t)
  for (const name of ['db', 'generated', 'src', 'package.json', ...names])
    await cp(join(root, name), join(folder, name), { recursive: true })
  await symlink(await realpath(join(root, 'node_modules')), join(folder, 'node_modules'))
  return folder
}

/** The program of this checkout with changes to its files. */
export const changedProgram = async (
  t: Teardown,
  change: (folder: string) => Promise<unknown>,
): Promise<Installation> => {
  const folder = await copyOfProject(t)
  await change(folder)
  return { node: process.execPath, scripts: join(folder, 'src/start') }
}

/** The program of this checkout with one more migration, `900-next`, that runs these statements. */
export const nextRelease = (t: Teardown, statements: string): Promise<Installation> =>
  changedProgram(t, async (folder) => {
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
  })
