import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ConfigError } from '../config.ts'

/**
 * Like `mkdir -p`; Node's `recursive` never returns for a folder below /proc. Parent folders can be
 * traversed by others: root runs an embedded database as another user.
 */
const makeFolders = (directory: string, mode = 0o700): void => {
  if (existsSync(directory)) return
  makeFolders(dirname(directory), 0o711)
  try {
    mkdirSync(directory, { mode })
  } catch (error) {
    // Another process may have made it.
    if (!existsSync(directory)) throw error
  }
}

/**
 * Makes `DATA_DIR` or a folder in it (0700).
 * @throws ConfigError when that fails
 */
export const makeDirectory = (directory: string): void => {
  try {
    makeFolders(directory)
    if (!statSync(directory).isDirectory()) throw new Error('it is a file')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`DATA_DIR: ${directory} cannot be a folder: ${reason}`, { cause: error })
  }
}

/** The token secret of this data directory. The first process makes it atomically. */
export const storedSecret = async (directory: string): Promise<string> => {
  makeDirectory(directory)
  const path = join(directory, 'jwt-secret')
  const draft = `${path}.${process.pid}`
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return readFile(path, 'utf8')
}
