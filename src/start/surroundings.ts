import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Surroundings } from '../context.ts'
import { startPostgres } from '../embedded/postgres.ts'
import type { RootLog } from '../http/logging.ts'

/** The secret of this data directory; made once, whole or not at all, also when several processes start together. */
const storedSecret = async (directory: string): Promise<string> => {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const path = join(directory, 'jwt-secret')
  const draft = `${path}.${process.pid}`
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return readFile(path, 'utf8')
}

/**
 * What the context is created in: the database (embedded when `DATABASE_URL` is unset; `mode` says whether this process
 * runs it or may be a guest) and the token secret.
 */
export const prepareSurroundings = async (
  config: Config,
  log: RootLog,
  mode: 'own' | 'share',
): Promise<Surroundings & { stop: () => Promise<void> }> => {
  const { databaseUrl, jwtSecret } = config.secrets
  const postgres =
    databaseUrl === undefined
      ? await startPostgres({
          directory: join(config.dataDirectory, 'postgres'),
          mode,
          log: (message) => log.info({ event: 'embedded_postgres' }, message),
        })
      : undefined
  return {
    log,
    databaseUrl: databaseUrl ?? postgres?.url ?? '',
    jwtSecret: jwtSecret ?? (await storedSecret(config.dataDirectory)),
    stop: async () => postgres?.stop(),
  }
}
