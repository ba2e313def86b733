import { execFile } from 'node:child_process'
import { appendFile, cp, readFile, realpath, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Installation } from '../start/process.ts'
import { type Teardown, temporaryFolder } from './machine.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const packagesOf = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    version: string
    dependencies: Record<string, string>
  }

const linkPackages = async (folder: string) =>
  symlink(await realpath(join(root, 'node_modules')), join(folder, 'node_modules'))

/** Whether the packages of this checkout are those that the release in the folder asks for. */
const hasItsPackages = async (folder: string): Promise<boolean> => {
  const { dependencies } = await packagesOf(folder)
  const installed = Object.entries(dependencies).map(([name, version]) =>
    packagesOf(join(root, 'node_modules', name)).then(
      (found) => found.version === version,
      () => false,
    ),
  )
  return (await Promise.all(installed)).every(Boolean)
}

const installationAt = (folder: string): Installation => ({
  node: process.execPath,
  scripts: join(folder, 'src/start'),
})

/** The program of a commit, with its own packages when they differ from those of this checkout. */
export const releaseAt = async (t: Teardown, commit: string): Promise<Installation> => {
  await run('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).catch(() => {
    throw new Error(`Git lacks the commit ${commit}: run the test in a clone with all history`)
  })
  const folder = temporaryFolder(t)
  const archive = join(folder, 'release.tar')
  await run('git', ['archive', `--output=${archive}`, commit], { cwd: root })
  await run('tar', ['-xf', archive, '-C', folder])
  if (await hasItsPackages(folder)) await linkPackages(folder)
  else await run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder })
  return installationAt(folder)
}

/** The program of this checkout with one more migration, `900-next`, that runs these statements. */
export const nextRelease = async (t: Teardown, statements: string): Promise<Installation> => {
  const folder = temporaryFolder(t)
  for (const name of ['db', 'generated', 'src', 'package.json'])
    await cp(join(root, name), join(folder, name), { recursive: true })
  await linkPackages(folder)
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
  return installationAt(folder)
}
