import { createLogger } from '../telemetry/logging.ts'
import { migrateWhenReachable } from './schema.ts'
import { readEnvironment, sayFailure, terminalLog } from './service.ts'
import { prepareSurroundings } from './surroundings.ts'

const config = readEnvironment()
const log = createLogger(config.logLevel, await terminalLog())
let stop = async () => {}
try {
  const surroundings = await prepareSurroundings(config, log, {
    database: 'share',
    findingsTool: false,
  })
  stop = surroundings.stop
  const databaseUrl = config.secrets.directDatabaseUrl ?? surroundings.databaseUrl
  const variable = config.databasePooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
  await migrateWhenReachable({ databaseUrl, variable, log, timeout: config.startTimeout })
  log.info({ event: 'schema_current' }, 'the database schema is up to date')
} catch (error) {
  sayFailure(log, error)
  process.exitCode = 1
} finally {
  await stop()
}
