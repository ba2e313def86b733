import { ownerSql } from '../dumps/owner-sql.ts'
import { readEnvironment } from './service.ts'

const { findingsDatabaseUrl } = readEnvironment().secrets
if (findingsDatabaseUrl === undefined) {
  process.stderr.write('FINDINGS_DATABASE_URL must name the role that is to own the database\n')
  process.exitCode = 1
} else process.stdout.write(ownerSql(findingsDatabaseUrl))
