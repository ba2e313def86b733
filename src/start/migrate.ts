import { migrationNames } from '../platform/environment/config.ts'
import { migrateQueue } from '../platform/queue/connections.ts'
import { createLogger } from '../platform/telemetry/log.ts'
import { openTerminalLog } from '../platform/telemetry/terminal-log.ts'
import { runCommand } from './run-command.ts'
import { explainRefusal, migrateWhenReachable } from './schema.ts'

await runCommand(async ({ startServices }) => {
  const config = await startServices()
  const log = createLogger(config.LOG_LEVEL, await openTerminalLog())
  await migrateWhenReachable({ config, log })
  if (config.REDIS_URL === undefined)
    await migrateQueue(config.directDatabaseUrl).catch((error: unknown) => {
      throw explainRefusal(error, config.directDatabaseVariable)
    })
  log.info({ event: 'schema_current' }, 'the database schema is up to date')
}, migrationNames)
