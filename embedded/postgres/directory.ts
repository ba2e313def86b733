import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  ftruncateSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Makes the directory (0700) if needed.
 * @returns its real path, by which a server that runs on it is recognised
 * @throws Error with one line for the operator when it belongs to another user
 */
export function prepareDirectory(directory: string): string {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  try {
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
    if ((statSync(directory).mode & 0o077) !== 0) chmodSync(directory, 0o700)
  } catch (error) {
    throw new Error(`${directory} belongs to another user; run as that user, or choose another DATA_DIR`, {
      cause: error,
    })
  }
  return realpathSync(directory)
}

/** Gives the directory and all that is in it to a user, unless it is that user's already. Only root can do this. */
export function giveDirectory(directory: string, user: { uid: number; gid: number }): void {
  if (statSync(directory).uid === user.uid) return
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(directory, name), user.uid, user.gid)
  }
  chownSync(directory, user.uid, user.gid) // last: it says that all of it is done
}

/** Gives a new file or folder to the owner of the folder it is in: what root makes for a user, that user can use later. */
export function adopt(path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  lchownSync(path, uid, gid)
}

/** Writes a file (0600) so that it is there complete or not at all, also after a power cut. */
export function writePrivateFile(file: string, content: string): void {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`
  writeFileSync(temporary, content, { mode: 0o600, flush: true })
  adopt(temporary)
  renameSync(temporary, file)
}

/** The content, or undefined when there is no such file or it is empty. */
export function readPrivateFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Removes what starts that were cut short have left behind. What cannot be removed yet is left for the next start. */
export function removeTemporaries(directory: string, prefix: string): void {
  for (const name of readdirSync(directory)) {
    if (!name.startsWith(prefix)) continue
    try {
      rmSync(join(directory, name), { recursive: true, force: true, maxRetries: 3 })
    } catch {
      // the initdb of a killed process is still writing there
    }
  }
}

export interface Lock {
  release(): void
}

/**
 * Takes the kernel's lock on a file, which no death of a process can leave behind: flock(1) locks the open file that it
 * inherits, and the lock lasts as long as this process has that file open.
 * @returns undefined when another process, or another caller in this one, has it
 */
export function takeLock(file: string, searchPath: string): Lock | undefined {
  const descriptor = openSync(file, 'a+', 0o600)
  adopt(file)
  const { status, error } = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', descriptor],
    env: { PATH: searchPath },
  })
  if (status === 0) {
    ftruncateSync(descriptor)
    writeSync(descriptor, `${process.pid}\n`)
    return {
      release() {
        ftruncateSync(descriptor)
        closeSync(descriptor)
      },
    }
  }
  closeSync(descriptor)
  if (status === 1) return undefined
  throw new Error(`${file} cannot be locked: flock (of util-linux) failed`, { cause: error })
}

/** For messages: which process holds the lock. */
export const lockHolder = (file: string): string => {
  const pid = readPrivateFile(file)
  return pid === undefined ? 'another process' : `process ${pid}`
}
