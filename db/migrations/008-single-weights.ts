import type { Kysely } from 'kysely'
import { runSqlFile } from '../sql-file.ts'

/** A single weight is summarised without the sorts that many need. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSqlFile(db, new URL('008-single-weights/summarise-weights.sql', import.meta.url))
