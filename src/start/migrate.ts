import { createLogger } from '../telemetry/log.ts'
import { openTerminalLog } from '../telemetry/terminal-log.ts'
import { prepareHost } from './host.ts'
import { migrateWhenReachable } from './schema.ts'
import { readEnvironment, sayFailure } from './service.ts'

const config = readEnvironment()
const log = createLogger(config.logLevel, await openTerminalLog())
let stop = async () => {}
try {
  const host = await prepareHost(config, log, { database: 'share', findingsTool: false })
  stop = host.stop
  await migrateWhenReachable({
    databaseUrl: host.config.secrets.directDatabaseUrl,
    variable: config.directDatabaseVariable,
    log,
    timeout: config.startTimeout,
  })
  log.info({ event: 'schema_current' }, 'the database schema is up to date')
} catch (error) {
  sayFailure(log, error)
  process.exitCode = 1
} finally {
  await stop()
}
