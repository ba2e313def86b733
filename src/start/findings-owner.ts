import { ownerSql } from '../checklist/dumps/owner-sql.ts'
import { ConfigError } from '../platform/errors.ts'
import { runCommand } from './run-command.ts'

await runCommand(async ({ config: { FINDINGS_DATABASE_URL: url } }) => {
  if (url === undefined)
    throw new ConfigError('FINDINGS_DATABASE_URL must name the role that should own the database')
  process.stdout.write(ownerSql(url))
})
