import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Access, ensureDatabase, maintenanceUrl } from './databases.ts'
import {
  lockHolder,
  prepareDirectory,
  readIfThere,
  releaseLock,
  takeLock,
  writePrivateFile,
} from './directory.ts'
import { findPrograms, systemPath } from './programs.ts'
import { createData, hasData, passwordFile, portFile, startServer } from './server.ts'

/** The service's own database and the role that owns it. */
const serviceDatabase = 'register'

/** Milliseconds that a start waits for an owner that is starting, or a server that is ending. */
const waitLimit = 60_000

export interface EmbeddedPostgresOptions {
  /** A folder of its own, for example `<DATA_DIR>/postgres`; made if it is missing. */
  directory: string
  /**
   * `own`: runs the server; an error when another process does.
   * `share`: uses the server that runs on this directory; runs it only when there is none.
   */
  mode: 'own' | 'share'
  /** Called when this process has started the server, with its `server_version_num`. */
  onReady?: (server: { port: number; version: number }) => void
  /** Called when the server has ended without having been stopped. */
  onEnd?: () => void
  /** Further server settings, for example `{ max_connections: '50' }`. */
  settings?: Readonly<Record<string, string>>
  /** Where flock, setpriv and unshare are found instead of the usual folders. */
  searchPath?: string
}

export interface EmbeddedPostgres {
  /** The service's database, as its owner: an ordinary role. Holds a password. */
  readonly url: string
  /** The superuser, for tests that make and drop databases. Holds a password. */
  readonly maintenanceUrl: string
  /** The URL of another database, made with a role of the same name if it is missing. */
  databaseUrl(name: string): Promise<string>
  /** Ends the server if it is ours. */
  stop(): Promise<void>
}

/**
 * Runs a real PostgreSQL as a child process on loopback, with its data in a private directory. It
 * ends with this process, even after a SIGKILL.
 * Call it from the main thread: the kernel ends the server with the thread that started it.
 * @throws Error with one line for the operator when the server cannot be started
 */
export const startPostgres = async (
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> => {
  const directory = prepareDirectory(options.directory)
  const lockFile = join(directory, 'owner.lock')
  const deadline = performance.now() + waitLimit
  let cause: unknown
  for (;;) {
    const lock = takeLock(lockFile, options.searchPath ?? systemPath)
    if (lock !== undefined) {
      return startAsOwner(options, directory, lock).catch((error: unknown) => {
        releaseLock(lock)
        throw error
      })
    }
    // Without a holder, the server of a service that was killed is still shutting down.
    const holder = lockHolder(lockFile)
    if (holder !== undefined && options.mode === 'own') {
      const advice = 'a second instance needs a DATA_DIR of its own'
      throw new Error(`${directory} is in use by process ${holder}; ${advice}`)
    }
    if (holder !== undefined) {
      const postgres = await joinServer(directory).catch((error: unknown) => {
        cause = error
      })
      if (postgres) return postgres
    }
    if (performance.now() > deadline) {
      const message = `${directory} is locked by a server that neither answers nor ends`
      throw new Error(message, { cause })
    }
    await delay(100)
  }
}

const startAsOwner = async (options: EmbeddedPostgresOptions, directory: string, lock: number) => {
  const programs = findPrograms(directory, options.searchPath ?? systemPath)
  const place = { directory, lock, programs, settings: options.settings ?? {} }
  const secret = passwordFile(directory)
  if (!hasData(directory)) {
    // Stored before the server knows it, so that a crash never leaves it unknown.
    writePrivateFile(secret, randomBytes(24).toString('base64url'))
    await createData(place)
  }
  const password = readIfThere(secret)
  if (password === '') throw new Error(`${secret} is missing: without it the data cannot be opened`)
  const server = await startServer(place, password)
  let stopping = false
  const stop = async () => {
    stopping = true
    await server.stop()
    releaseLock(lock)
  }
  const postgres = await open(server, stop).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  void server.ended.then(() => {
    if (!stopping) options.onEnd?.()
  })
  options.onReady?.(server)
  return postgres
}

/** @throws while the server of the other process is starting or ending */
const joinServer = async (directory: string): Promise<EmbeddedPostgres> => {
  const port = Number(readIfThere(portFile(directory)))
  const access = { port, password: readIfThere(passwordFile(directory)) }
  return open(access, async () => {})
}

const open = async (access: Access, stop: () => Promise<void>): Promise<EmbeddedPostgres> => {
  let stopped: Promise<void> | undefined
  return {
    url: await ensureDatabase(access, serviceDatabase),
    maintenanceUrl: maintenanceUrl(access),
    databaseUrl: (name) => ensureDatabase(access, name),
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}
