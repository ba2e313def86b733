import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isMainThread } from 'node:worker_threads'
import { findBinaries } from './binaries.ts'
import { createPassword, ensureDatabase, maintenanceUrl, passwordFile, readPassword, superuser } from './databases.ts'
import { giveDirectory, lockHolder, prepareDirectory, takeLock } from './directory.ts'
import { chooseLauncher, systemPath } from './launcher.ts'
import { findPostmaster } from './postmaster-file.ts'
import { createData, dataOf, dataVersion, endPrevious, type Installation, startServer } from './server.ts'
import { supervise } from './supervisor.ts'

/** The service's own database and the role that owns it. */
const serviceDatabase = 'register'

/** How long a guest waits for an owner that is just starting or stopping, in milliseconds. */
const shareLimit = 30_000

export interface EmbeddedPostgresOptions {
  /** A folder of its own, for example `<DATA_DIR>/postgres`; made if it is missing. */
  directory: string
  /**
   * `own`: runs the server; an error when another process does.
   * `share`: uses the server that runs on this directory as a guest; runs it only when there is none.
   */
  mode: 'own' | 'share'
  log?: (message: string) => void
  /** Server settings beside those of this module, for example `{ max_connections: '50' }`. */
  settings?: Readonly<Record<string, string>>
  /** Folders with `bin/postgres` to use instead of the npm package's and Debian's. */
  installations?: readonly string[]
  /** Where setpriv, unshare and flock are found instead of the usual folders. */
  searchPath?: string
}

export interface EmbeddedPostgres {
  /** The service's database, as its owner: an ordinary role. Holds a password. */
  readonly url: string
  /** The superuser, for tests that make and drop databases. Holds a password. */
  readonly maintenanceUrl: string
  /** False when another process runs the server and may end it. */
  readonly owned: boolean
  /** The URL of another database on this server, made with a role of the same name if it is missing. */
  databaseUrl(name: string): Promise<string>
  /** Ends the server if it is ours: within 10 seconds with a clean shutdown, at the latest after 20. */
  stop(): Promise<void>
}

/**
 * Runs a real PostgreSQL as a child process on loopback, with its data in a private directory. It ends when this process
 * does, however that ends, and is started again if it ends by itself.
 * Call it from the main thread: the kernel ties the server's life to the thread that started it.
 * @throws Error with one line for the operator when it cannot be had
 */
export async function startPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  if (!isMainThread) throw new Error('The embedded PostgreSQL is started from the main thread only')
  const directory = prepareDirectory(options.directory)
  const lockFile = join(directory, 'owner.lock')
  const deadline = Date.now() + shareLimit
  for (;;) {
    const lock = takeLock(lockFile, options.searchPath ?? systemPath)
    if (lock) {
      try {
        return await startAsOwner(options, directory, lock.release)
      } catch (error) {
        lock.release()
        throw error
      }
    }
    if (options.mode === 'own') {
      const holder = lockHolder(lockFile)
      throw new Error(`${directory} is in use by ${holder}; a second instance needs a DATA_DIR of its own`)
    }
    const running = findPostmaster(dataOf(directory))
    if (running?.ready) {
      try {
        return await connect(directory, running.port, false, async () => {})
      } catch (error) {
        if (findPostmaster(dataOf(directory))?.ready) throw error // otherwise its owner has just ended it
      }
    }
    if (Date.now() > deadline) throw new Error(`${directory} is held by ${lockHolder(lockFile)}, which does not start`)
    await delay(50)
  }
}

async function startAsOwner(options: EmbeddedPostgresOptions, directory: string, release: () => void) {
  const { log = () => {}, searchPath = systemPath } = options
  const version = dataVersion(directory)
  const binaries = await findBinaries({
    major: version,
    linkFolder: join(directory, 'libraries'),
    installations: options.installations,
  })
  const launcher = await chooseLauncher({ ...binaries, directory, searchPath })
  await endPrevious(dataOf(directory), log)
  if (launcher.owner) giveDirectory(directory, launcher.owner)
  const installation: Installation = { directory, binaries, launcher, settings: options.settings ?? {} }
  if (version === undefined) {
    if (readPassword(directory, superuser) === undefined) createPassword(directory, superuser)
    await createData(installation, superuser, passwordFile(directory, superuser))
  }
  const first = await startServer(installation)
  const supervisor = supervise(first, () => startServer(installation, first.port), log)
  const stop = async () => {
    await supervisor.stop()
    release()
  }
  try {
    const postgres = await connect(directory, first.port, true, stop)
    log(`PostgreSQL ${binaries.major} is ready on 127.0.0.1:${first.port}`)
    return postgres
  } catch (error) {
    await supervisor.stop()
    throw error
  }
}

async function connect(
  directory: string,
  port: number,
  owned: boolean,
  stop: () => Promise<void>,
): Promise<EmbeddedPostgres> {
  const databaseUrl = (name: string) => ensureDatabase({ directory, port }, name)
  let stopped: Promise<void> | undefined
  return {
    url: await databaseUrl(serviceDatabase),
    maintenanceUrl: maintenanceUrl({ directory, port }),
    owned,
    databaseUrl,
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}
