import { join } from 'node:path'
import type { EmbeddedPostgres } from '../../embedded/postgres/postgres.ts'
import { type Config, ConfigError } from '../config.ts'
import type { ContextOptions } from '../context.ts'
import type { RootLog } from '../telemetry/logging.ts'
import { makeDirectory, storedSecret } from './data-directory.ts'

export interface HostOptions {
  /** `share`: use the embedded database of another process if one runs. */
  database: 'own' | 'share'
  /** Whether this process calls the findings tool, which the sandbox may replace. */
  findingsTool: boolean
  /** Called when the embedded database of this process has ended; it is not restarted. */
  fail?: (error: Error) => void
}

/** A failure of the sandbox must not stop the service. */
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
 * Provides the services that the configuration does not name: an embedded database without
 * `DATABASE_URL`, a stored token secret without `JWT_SECRET_KEY`, and outside production, without
 * `FINDINGS_URL`, the findings sandbox. The imports of `embedded/` are dynamic because the
 * production image does not contain it.
 */
export const prepareHost = async (config: Config, log: RootLog, options: HostOptions) => {
  const { databaseUrl, jwtSecret } = config.secrets
  // The sandbox needs its own server when the service's database is not embedded.
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
        // Its error messages are written for the operator.
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

  const contextOptions: ContextOptions = {
    log,
    databaseUrl: url,
    jwtSecret: jwtSecret ?? (await storedSecret(config.dataDirectory)),
    ...(sandbox && { findings: sandbox }),
  }
  return {
    ...contextOptions,
    /** Directs the sandbox's webhook to the address of the API. */
    announce: (serviceUrl: string) => sandbox?.moveWebhook(serviceUrl),
    async stop() {
      await sandbox?.close()
      await (await starting?.catch(() => undefined))?.stop()
    },
  }
}
