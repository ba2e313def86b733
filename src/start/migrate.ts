import { migrationNames } from '../platform/environment/config.ts'
import { migrateQueue } from '../platform/queue/connections.ts'
import { createLogger } from '../platform/telemetry/log.ts'
import { openTerminalLog } from '../platform/telemetry/terminal-log.ts'
import { runAct } from './run-command.ts'
import { explainRefusal, migrateWhenReachable } from './schema.ts'

await runAct(async ({ config, startServices }) => {
  const { secrets, directDatabaseVariable: variable, startTimeout: timeout } = config
  const log = createLogger(config.logLevel, await openTerminalLog())
  const databaseUrl = secrets.directDatabaseUrl ?? (await startServices()).secrets.directDatabaseUrl
  await migrateWhenReachable({ databaseUrl, variable, log, timeout })
  if (secrets.redisUrl === undefined)
    await migrateQueue(databaseUrl).catch((error: unknown) => {
      throw explainRefusal(error, variable)
    })
  log.info({ event: 'schema_current' }, 'the database schema is up to date')
}, migrationNames)
