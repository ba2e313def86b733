import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'

/**
 * Makes the directory (0700) if needed.
 * @returns its real path
 * @throws Error with one line for the operator when it belongs to another user
 */
export const prepareDirectory = (directory: string): string => {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  try {
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
    if ((statSync(directory).mode & 0o077) !== 0) chmodSync(directory, 0o700)
  } catch (cause) {
    const advice = 'run as that user, or choose another DATA_DIR'
    throw new Error(`${directory} belongs to another user; ${advice}`, { cause })
  }
  return realpathSync(directory)
}

/** Writes a file (0600) so that it exists completely or not at all, even after a power cut. */
export const writePrivateFile = (file: string, content: string): void => {
  writeFileSync(`${file}.new`, content, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}

/** The content, or an empty text if there is no such file. */
export const readIfThere = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8').trim() : ''

/**
 * Takes the kernel's lock on a file: flock(1) locks the open file that it inherits. The lock lasts
 * until this process and every other that has inherited the open file have ended or closed it.
 * @returns the open file; undefined when another has the lock
 */
export const takeLock = (file: string, searchPath: string): number | undefined => {
  const descriptor = openSync(file, 'a+', 0o600)
  const { status } = spawnSync('flock', ['--nonblock', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', descriptor],
    env: { PATH: searchPath },
  })
  if (status === 0) {
    ftruncateSync(descriptor)
    writeSync(descriptor, String(process.pid))
    return descriptor
  }
  closeSync(descriptor)
  if (status === 1) return undefined
  throw new Error(
    'The embedded PostgreSQL needs flock, setpriv and unshare (util-linux). flock does not run. ' +
      'Install them, or set DATABASE_URL',
  )
}

/** Gives the lock back. Programs that have inherited it may hold it for another moment. */
export const releaseLock = (lock: number): void => {
  ftruncateSync(lock)
  closeSync(lock)
}

/** The process that took the lock, if it is still there; its programs may outlive it. */
export const lockHolder = (file: string): number | undefined => {
  const pid = Number(readIfThere(file))
  return pid > 0 && existsSync(`/proc/${pid}`) ? pid : undefined
}
