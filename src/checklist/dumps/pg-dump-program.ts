import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DomainError } from '../../platform/errors.ts'

const run = promisify(execFile)

/** Milliseconds for `pg_dump --version`. */
const versionTimeout = 5000
/** The folder in which Debian and similar systems have a folder for each version of PostgreSQL. */
const versionFolders = '/usr/lib/postgresql'
/** The folders that a process without a PATH searches. */
export const usualFolders = '/usr/local/bin:/usr/bin:/bin'

export interface PgDumpSearch {
  /** The one program to use; without it the system is searched. */
  pgDumpPath?: string | undefined
  /** Folders separated by colons, as in `PATH`. */
  searchPath?: string | undefined
}

const candidates = async ({ pgDumpPath, searchPath = usualFolders }: PgDumpSearch) => {
  if (pgDumpPath !== undefined) return [pgDumpPath]
  const versions = await readdir(versionFolders).catch(() => [])
  return [
    ...versions.map((version) => join(versionFolders, version, 'bin')),
    ...searchPath.split(':').filter((folder) => folder.startsWith('/')),
  ].map((folder) => join(folder, 'pg_dump'))
}

/** The program with its major version in a list, which is empty without a pg_dump at the path. */
const inspect = async (path: string, searchPath: string) => {
  try {
    const options = { timeout: versionTimeout, env: { PATH: searchPath } }
    const { stdout } = await run(path, ['--version'], options)
    const major = Number(/^pg_dump \(PostgreSQL\) (\d+)/.exec(stdout)?.[1])
    return Number.isInteger(major) ? [{ path, major }] : []
  } catch {
    return []
  }
}

/**
 * The pg_dump for a server, the oldest one that is not older than the server: an older one would
 * refuse, and a much newer one may write SQL that the server does not understand in an import.
 */
export const findPgDump = async (serverMajor: number, search: PgDumpSearch) => {
  const paths = await candidates(search)
  const { searchPath = usualFolders } = search
  const inspected = await Promise.all(paths.map((path) => inspect(path, searchPath)))
  const programs = inspected.flat().sort((a, b) => a.major - b.major)
  const newest = programs.at(-1)
  if (newest === undefined) throw new DomainError(500, 'pg_dump_missing')
  const fitting = programs.find(({ major }) => major >= serverMajor)
  if (fitting !== undefined) return fitting
  throw new DomainError(500, 'pg_dump_too_old', { found: newest.major, needed: serverMajor })
}
