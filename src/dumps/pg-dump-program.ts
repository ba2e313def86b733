import { execFile } from 'node:child_process'
import { access, constants, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DomainError } from '../errors.ts'

const run = promisify(execFile)

/** Milliseconds for `pg_dump --version`. */
const versionTimeout = 5000

/** Where Debian, and others like it, keep a folder per version of PostgreSQL. */
const versionFolders = '/usr/lib/postgresql'

/** What a process without a PATH looks through. */
export const usualFolders = '/usr/local/bin:/usr/bin:/bin'

export interface PgDumpProgram {
  path: string
  /** The major version of PostgreSQL that it belongs to. */
  major: number
}

export interface PgDumpSearch {
  /** The one program to use; without it the system is searched. */
  pgDumpPath?: string | undefined
  /** Folders separated by colons, as in `PATH`. */
  searchPath?: string | undefined
}

const candidates = async ({
  pgDumpPath,
  searchPath = usualFolders,
}: PgDumpSearch): Promise<string[]> => {
  if (pgDumpPath !== undefined) return [pgDumpPath]
  const versions = await readdir(versionFolders).catch(() => [])
  const folders = [
    ...versions.map((version) => join(versionFolders, version, 'bin')),
    ...searchPath.split(':'),
  ]
  return folders.filter((folder) => folder.startsWith('/')).map((folder) => join(folder, 'pg_dump'))
}

const inspect = async (path: string, searchPath: string): Promise<PgDumpProgram | undefined> => {
  try {
    await access(path, constants.X_OK)
    const { stdout } = await run(path, ['--version'], {
      timeout: versionTimeout,
      env: { PATH: searchPath },
    })
    const major = Number(/^pg_dump \(PostgreSQL\) (\d+)/.exec(stdout)?.[1])
    return Number.isInteger(major) ? { path, major } : undefined
  } catch {
    return undefined
  }
}

/**
 * The pg_dump that fits a server: it must not be older than the server (it would refuse), and of those the oldest writes
 * what the server is sure to understand when the dump comes back.
 * @throws DomainError 500 when there is no pg_dump, or none that is recent enough
 */
export const findPgDump = async (
  serverMajor: number,
  search: PgDumpSearch,
): Promise<PgDumpProgram> => {
  const paths = await candidates(search)
  const inspected = await Promise.all(
    paths.map((path) => inspect(path, search.searchPath ?? usualFolders)),
  )
  const programs = inspected
    .filter((program) => program !== undefined)
    .sort((a, b) => a.major - b.major)
  const newest = programs.at(-1)
  if (newest === undefined) throw new DomainError(500, 'pg_dump_missing')
  const fitting = programs.find(({ major }) => major >= serverMajor)
  if (fitting === undefined) {
    throw new DomainError(500, 'pg_dump_too_old', { found: newest.major, needed: serverMajor })
  }
  return fitting
}
