import type { Kysely } from 'kysely'
import { runSqlFile } from '../sql-file.ts'

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSqlFile(db, new URL('002-program-keys/program-keys.sql', import.meta.url))
