import { join } from 'node:path'
import type { EmbeddedPostgres } from '../../embedded/postgres/postgres.ts'
import { type Config, ConfigError } from '../config.ts'
import type { Surroundings } from '../context.ts'
import type { RootLog } from '../telemetry/logging.ts'
import { makeDirectory, storedSecret } from './data-directory.ts'

export interface SurroundingsOptions {
  /** Whether an embedded database is this process's own or may be another's. */
  database: 'own' | 'share'
  /** Whether this process has to do with the findings tool, for which the sandbox may stand in. */
  findingsTool: boolean
  /** Called when an embedded database of this process has ended by itself: it does not come back. */
  fail?: (error: Error) => void
}

/** Whatever goes wrong with the stand-in: the service works without it. */
const startSandbox = async (config: Config, log: RootLog, database: () => Promise<string>) => {
  try {
    const { startFindingsSandbox } = await import('../../embedded/findings-sandbox.ts')
    return await startFindingsSandbox(config, await database(), log)
  } catch (error) {
    log.warn({ event: 'findings_sandbox', err: error }, 'the findings sandbox could not be started')
    return undefined
  }
}

/**
 * What the context is created in: the database (embedded when `DATABASE_URL` is unset), the token secret and, outside
 * production and with `FINDINGS_URL` unset, the findings sandbox on an embedded database of its own. `embedded/` is loaded
 * only where it is used: the production image does not hold it.
 */
export const prepareSurroundings = async (
  config: Config,
  log: RootLog,
  options: SurroundingsOptions,
) => {
  const { databaseUrl, jwtSecret } = config.secrets
  // A sandbox beside a database of somebody else's has a server of its own.
  const directory = join(
    config.dataDirectory,
    databaseUrl === undefined ? 'postgres' : 'sandbox-postgres',
  )
  let starting: Promise<EmbeddedPostgres> | undefined
  const start = async () => {
    makeDirectory(directory)
    const { startPostgres } = await import('../../embedded/postgres/postgres.ts')
    const say = (message: string) => log.info({ event: 'embedded_postgres' }, message)
    const onEnd = () =>
      options.fail?.(new Error(`the embedded PostgreSQL in ${directory} has ended`))
    return startPostgres({ directory, mode: options.database, log: say, onEnd }).catch(
      (error: Error) => {
        // Its errors are lines for the operator.
        throw new ConfigError(error.message, { cause: error })
      },
    )
  }
  const embedded = () => {
    starting ??= start()
    return starting
  }

  const url = databaseUrl ?? (await embedded()).url
  const needsSandbox =
    options.findingsTool && config.findings.url === undefined && !config.production
  const sandbox = needsSandbox
    ? await startSandbox(config, log, async () => (await embedded()).databaseUrl('findings'))
    : undefined

  const surroundings: Surroundings = {
    log,
    databaseUrl: url,
    jwtSecret: jwtSecret ?? (await storedSecret(config.dataDirectory)),
    ...(sandbox && { findings: sandbox }),
  }
  return {
    ...surroundings,
    /** Tells those who call back where the API listens. */
    announce: (serviceUrl: string) => sandbox?.moveWebhook(serviceUrl),
    async stop() {
      await sandbox?.close()
      await (await starting?.catch(() => undefined))?.stop()
    },
  }
}
