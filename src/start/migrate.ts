import { createLogger } from '../http/logging.ts'
import { migrateWhenReachable } from './schema.ts'
import { readEnvironment } from './service.ts'
import { prepareSurroundings } from './surroundings.ts'

const config = readEnvironment()
const log = createLogger(config.logLevel)
const surroundings = await prepareSurroundings(config, log, { database: 'share', findingsTool: false })
try {
  await migrateWhenReachable(config.secrets.directDatabaseUrl ?? surroundings.databaseUrl, log)
  log.info({ event: 'schema_current' }, 'the database schema is up to date')
} catch (error) {
  log.fatal({ event: 'migration_failed', err: error }, 'the database could not be migrated')
  process.exitCode = 1
} finally {
  await surroundings.stop()
}
