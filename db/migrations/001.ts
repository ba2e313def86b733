import type { Kysely } from 'kysely'
import { runSqlFile } from '../sql-file.ts'

/** In the folder of this migration. Functions follow the tables that they name. */
const files = [
  'accounts',
  'weights',
  'weight-rules',
  'devices',
  'leases',
  'checklist',
  'checklist-work',
  'checklist-outcomes',
  'findings',
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const name of files) await runSqlFile(db, new URL(`001/${name}.sql`, import.meta.url))
}
