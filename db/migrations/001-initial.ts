import type { Kysely } from 'kysely'
import { runSqlFile } from '../sql-file.ts'

/** In the folder of this migration. Functions follow the tables that they name. */
const files = [
  'accounts',
  'weights',
  'weight-rules',
  'leases',
  'checklist',
  'checklist-work',
  'checklist-outcomes',
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const name of files)
    await runSqlFile(db, new URL(`001-initial/${name}.sql`, import.meta.url))
}
