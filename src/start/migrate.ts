import { migrationNames } from '../environment/config.ts'
import { migrateQueue } from '../queue/connections.ts'
import { createLogger } from '../telemetry/log.ts'
import { openTerminalLog } from '../telemetry/terminal-log.ts'
import { startLocalServices } from './local-services.ts'
import { explainRefusal, migrateWhenReachable } from './schema.ts'
import { readEnvironment, reportFailure } from './service.ts'

const config = readEnvironment(migrationNames)
const { secrets, directDatabaseVariable: variable, startTimeout: timeout } = config
const log = createLogger(config.logLevel, await openTerminalLog())
let stop = async () => {}

const embeddedDatabase = async () => {
  const local = await startLocalServices(config, log, { database: 'share', findingsTool: false })
  stop = local.stop
  return local.config.secrets.directDatabaseUrl
}

try {
  const databaseUrl = secrets.directDatabaseUrl ?? (await embeddedDatabase())
  await migrateWhenReachable({ databaseUrl, variable, log, timeout })
  if (secrets.redisUrl === undefined)
    await migrateQueue(databaseUrl).catch((error: unknown) => {
      throw explainRefusal(error, variable)
    })
  log.info({ event: 'schema_current' }, 'the database schema is up to date')
} catch (error) {
  reportFailure(log, error)
  process.exitCode = 1
} finally {
  await stop()
}
