import type { Kysely } from 'kysely'
import { runSqlFile } from '../sql-file.ts'

/** The findings that name an item, as last read. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSqlFile(db, new URL('006-findings/findings.sql', import.meta.url))
