import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ConfigError } from '../platform/errors.ts'
import { runCommand } from './run-command.ts'

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

// Ctrl-C is for the program. This process ends after it.
process.on('SIGINT', () => undefined)
await runCommand(async ({ config, startServices }) => {
  if (config.DATABASE_URL !== undefined)
    throw new ConfigError('DATABASE_URL is set: pass it to the program yourself')
  const url = new URL((await startServices()).DATABASE_URL)
  const env = {
    PATH: config.dumps.searchPath,
    PGHOST: url.hostname,
    PGPORT: url.port,
    PGUSER: url.username,
    PGPASSWORD: url.password,
    PGDATABASE: url.pathname.slice(1),
  }
  const [code] = await once(spawn(program, words, { stdio: 'inherit', env }), 'exit')
  process.exitCode = code ?? 1
})
