import type { Kysely } from 'kysely'
import { runSqlFile } from '../sql-file.ts'

/** When an item's status was set, by which account and for whom. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSqlFile(db, new URL('005-assessment/assessment.sql', import.meta.url))
