import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Where the system's own tools (util-linux) are looked for. */
export const systemPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** The conventional "nobody": owns nothing, and nobody logs in as it. */
const nobody = { uid: 65534, gid: 65534 }

/** How a PostgreSQL program is run here: never as uid 0, which it refuses, and not longer than this process. */
export interface Launcher {
  /** Goes before the program's own command line; each word of it replaces itself by the next, so the pid is one. */
  readonly prefix: readonly string[]
  /** Who has to own the directory; undefined: whoever owns it now. */
  readonly owner: { uid: number; gid: number } | undefined
  /** Whether the kernel ends the program together with this process. */
  readonly diesWithUs: boolean
  /** The program's whole environment: none of the service's secrets. */
  readonly environment: Readonly<Record<string, string>>
}

/**
 * Tries the ways to run `postgres` on `directory` (absolute, existing), best first.
 * - An ordinary user runs it directly.
 * - root, its own directory: in a user namespace in which root goes by the name of nobody. Nothing changes its owner.
 * - root, where namespaces are refused (many containers): as nobody, who is given the directory.
 * - root, a directory of somebody else: as that user, who thus can still use it later.
 * @throws Error with one line for the operator when none works
 */
export async function chooseLauncher(options: {
  directory: string
  postgres: string
  libraries: string | undefined
  searchPath: string
}): Promise<Launcher> {
  const environment = {
    PATH: options.searchPath,
    TZ: 'UTC',
    ...(options.libraries === undefined ? {} : { LD_LIBRARY_PATH: options.libraries }),
  }
  const works = async (command: readonly string[]) => {
    const [program = '', ...words] = command
    return run(program, words, { env: environment, cwd: '/', timeout: 10_000 }).then(
      () => true,
      () => false,
    )
  }
  const death = ['setpriv', '--pdeathsig', 'INT']
  const diesWithUs = await works([...death, 'true'])
  const end = diesWithUs ? death : []
  if (process.getuid?.() !== 0) return { prefix: end, owner: undefined, diesWithUs, environment }

  const { uid, gid } = statSync(options.directory)
  const owner = uid === 0 ? nobody : { uid, gid }
  const as = ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  const candidates = [{ prefix: [...as, ...end.slice(1)], owner }]
  const namespace = ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`]
  if (uid === 0) candidates.unshift({ prefix: [...namespace, ...end], owner: { uid, gid } })

  for (const candidate of candidates) {
    const probe = ['sh', '-c', 'cd "$1" && exec "$2" --version', 'sh', dirname(options.directory), options.postgres]
    if (await works([...candidate.prefix, ...probe])) return { ...candidate, diesWithUs, environment }
  }
  throw new Error(
    `PostgreSQL does not run as root, and this machine allows neither a user namespace nor uid ${owner.uid} to reach ` +
      `${options.directory} and ${options.postgres}. Start the service as an ordinary user, or set DATABASE_URL`,
  )
}
