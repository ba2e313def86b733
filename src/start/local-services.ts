import { join } from 'node:path'
import type { EmbeddedPostgres } from '../../embedded/postgres/postgres.ts'
import { outdatedRelease } from '../platform/database/server-release.ts'
import type { CompleteConfig, Config } from '../platform/environment/config.ts'
import { ConfigError } from '../platform/errors.ts'
import type { RootLog } from '../platform/telemetry/log.ts'
import { makeDirectory, storedSecret } from './data-directory.ts'

export interface LocalServiceOptions {
  /** `share`: use the embedded database of another process if one runs. */
  database: 'own' | 'share'
  /** Whether this process calls the findings tool, which the sandbox may replace. */
  findingsTool?: boolean
  /** Whether this process issues and verifies tokens. */
  tokens?: boolean
  /** Called when the embedded database of this process has ended; it is not restarted. */
  fail?: (error: Error) => void
}

/**
 * Provides the services that the configuration does not name: an embedded database without
 * `DATABASE_URL`, for an API a stored token secret without `JWT_SECRET_KEY`, and outside
 * production, without `FINDINGS_URL`, the findings sandbox. The imports of `embedded/` are dynamic
 * because the production image does not contain it.
 */
export const startLocalServices = async (
  config: Config,
  log: RootLog,
  options: LocalServiceOptions,
) => {
  // The sandbox needs its own server when the service's database is not embedded.
  const directory = join(
    config.DATA_DIR,
    config.DATABASE_URL === undefined ? 'postgres' : 'sandbox-postgres',
  )
  const start = async () => {
    makeDirectory(directory)
    const { startPostgres } = await import('../../embedded/postgres/postgres.ts')
    return startPostgres({
      directory,
      mode: options.database,
      onReady({ port, version }) {
        const outdated = outdatedRelease(version)
        log[outdated ? 'warn' : 'info'](
          { event: 'embedded_postgres', port, ...outdated },
          `the embedded PostgreSQL is ready${outdated ? '; it lacks security fixes' : ''}`,
        )
      },
      onEnd: () => options.fail?.(new Error(`the embedded PostgreSQL in ${directory} has ended`)),
    })
  }
  let starting: Promise<EmbeddedPostgres> | undefined
  const embedded = () => {
    starting ??= start().catch((cause: Error) => {
      // Its error messages are written for the operator.
      throw new ConfigError(cause.message, { cause })
    })
    return starting
  }
  const startSandbox = async () => {
    const { startFindingsSandbox } = await import('../../embedded/findings-sandbox.ts')
    const databaseUrl = await (await embedded()).databaseUrl('findings')
    const token = await storedSecret(config.DATA_DIR, 'sandbox-token')
    return startFindingsSandbox(config, { databaseUrl, token }, log)
  }

  const DATABASE_URL = config.DATABASE_URL ?? (await embedded()).url
  const needsSandbox =
    options.findingsTool && config.findings.url === undefined && !config.production
  const sandbox = needsSandbox
    ? await startSandbox().catch((error: unknown) => {
        // It must not stop the service.
        const fields = { event: 'findings_sandbox', err: error }
        log.warn(fields, 'the findings sandbox could not be started')
      })
    : undefined

  const complete: CompleteConfig = {
    ...config,
    findings: {
      ...config.findings,
      ...(sandbox && { url: sandbox.url, token: sandbox.token, isSandbox: true }),
    },
    dumps:
      sandbox && config.dumps.databaseUrl === undefined
        ? { ...config.dumps, databaseUrl: sandbox.databaseUrl, isSandbox: true }
        : config.dumps,
    WSTG_KEEP_EQUIVALENT_STATUS: config.WSTG_KEEP_EQUIVALENT_STATUS ?? sandbox !== undefined,
    DATABASE_URL,
    directDatabaseUrl: config.directDatabaseUrl ?? DATABASE_URL,
    ...(options.tokens && {
      JWT_SECRET_KEY: config.JWT_SECRET_KEY ?? (await storedSecret(config.DATA_DIR, 'jwt-secret')),
    }),
  }
  return {
    config: complete,
    async stop() {
      await sandbox?.close()
      await (await starting?.catch(() => undefined))?.stop()
    },
  }
}
