import type { Kysely } from 'kysely'
import { runSqlFile } from '../sql-file.ts'

/** A superseded failure is kept from its end on, not from its last attempt. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSqlFile(db, new URL('006-superseded-failures/store-wstg-failure.sql', import.meta.url))
