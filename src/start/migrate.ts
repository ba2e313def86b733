import { createLogger } from '../telemetry/logging.ts'
import { prepareHost } from './host.ts'
import { migrateWhenReachable } from './schema.ts'
import { readEnvironment, sayFailure, terminalLog } from './service.ts'

const config = readEnvironment()
const log = createLogger(config.logLevel, await terminalLog())
let stop = async () => {}
try {
  const host = await prepareHost(config, log, {
    database: 'share',
    findingsTool: false,
  })
  stop = host.stop
  const databaseUrl = config.secrets.directDatabaseUrl ?? host.databaseUrl
  const variable = config.databasePooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
  await migrateWhenReachable({ databaseUrl, variable, log, timeout: config.startTimeout })
  log.info({ event: 'schema_current' }, 'the database schema is up to date')
} catch (error) {
  sayFailure(log, error)
  process.exitCode = 1
} finally {
  await stop()
}
