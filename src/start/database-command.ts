import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pino } from 'pino'
import { usualFolders } from '../dumps/pg-dump-program.ts'
import { ConfigError } from '../environment/config.ts'
import { createLogger } from '../telemetry/log.ts'
import { startLocalServices } from './local-services.ts'
import { readEnvironment, reportFailure } from './service.ts'

/**
 * Runs a program of PostgreSQL on the embedded database, whether the service runs or not:
 * `npm run database -- pg_dump`. The program's environment holds the connection, so that no list of
 * processes shows the password.
 */

const [program, ...words] = process.argv.slice(2)
if (program === undefined) {
  process.stderr.write('Usage: npm run database -- pg_dump … (or psql, pg_restore)\n')
  process.exit(2)
}

const config = readEnvironment()
const log = createLogger('error', pino.destination({ fd: 2, sync: true }))
// Ctrl-C is for the program. This process ends after it.
process.on('SIGINT', () => undefined)
let stop = async () => {}
try {
  if (config.secrets.databaseUrl !== undefined)
    throw new ConfigError('DATABASE_URL is set: give it to the program itself')
  const local = await startLocalServices(config, log, { database: 'share', findingsTool: false })
  stop = local.stop
  const url = new URL(local.config.secrets.databaseUrl)
  const env = {
    PATH: usualFolders,
    PGHOST: url.hostname,
    PGPORT: url.port,
    PGUSER: url.username,
    PGPASSWORD: url.password,
    PGDATABASE: url.pathname.slice(1),
  }
  const child = spawn(program, words, { stdio: 'inherit', env })
  const [code] = await once(child, 'exit')
  process.exitCode = code ?? 1
} catch (error) {
  reportFailure(log, error)
  process.exitCode = 1
} finally {
  await stop()
}
