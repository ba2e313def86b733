import { randomBytes } from 'node:crypto'
import { mkdirSync, statSync } from 'node:fs'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { minSecretBytes } from '../platform/environment/variables.ts'
import { ConfigError } from '../platform/errors.ts'

/**
 * Makes `DATA_DIR` or a folder in it (0700). Other users can traverse its parents: root runs an
 * embedded database as another user.
 * @throws ConfigError when that fails
 */
export const makeDirectory = (directory: string): void => {
  try {
    mkdirSync(dirname(directory), { recursive: true, mode: 0o711 })
    mkdirSync(directory, { recursive: true, mode: 0o700 })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`DATA_DIR: ${directory} cannot be a folder: ${reason}`, { cause: error })
  }
}

/** @throws ConfigError when the file or folder has one of these rights, which are other users' */
const refuseIfShared = (path: string, rights: number, remedy: string): void => {
  const mode = statSync(path).mode & 0o777
  if ((mode & rights) !== 0)
    throw new ConfigError(
      `DATA_DIR: ${path} has mode ${mode.toString(8)}, so other users can access the token ` +
        `secret: run chmod ${remedy} on it, or set JWT_SECRET_KEY`,
    )
}

const readSecret = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'ENOENT' ? 'a link to a missing file' : 'unreadable'
    throw new ConfigError(`DATA_DIR: ${path} is ${reason}`, { cause })
  })

/**
 * A secret of this data directory. The first process makes it atomically.
 * @throws ConfigError for a folder without write access, for a short or unreadable secret, and when
 * others may read or replace it
 */
export const storedSecret = async (
  directory: string,
  name: 'jwt-secret' | 'sandbox-token',
): Promise<string> => {
  makeDirectory(directory)
  const path = join(directory, name)
  const draft = `${path}.${process.pid}`
  refuseIfShared(directory, 0o022, 'go-w')
  const drafted = randomBytes(48).toString('base64url')
  await writeFile(draft, drafted, { mode: 0o600, flush: true }).catch((cause: Error) => {
    throw new ConfigError(`DATA_DIR: ${path} cannot be written: ${cause.message}`, { cause })
  })
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  const secret = await readSecret(path)
  refuseIfShared(path, 0o077, 'go-rwx')
  if (Buffer.byteLength(secret) < minSecretBytes)
    throw new ConfigError(`DATA_DIR: ${path} has fewer than ${minSecretBytes} bytes; remove it`)
  return secret
}
