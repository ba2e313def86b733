import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'

/** In the folder of this migration. Functions follow the tables that they name. */
const files = [
  'accounts',
  'weights',
  'weight-rules',
  'devices',
  'leases',
  'checklist',
  'findings',
  'checklist-work',
  'checklist-outcomes',
]
const text = files
  .map((file) => readFileSync(new URL(`001/${file}.sql`, import.meta.url), 'utf8'))
  .join('\n')

/** The text is edited until the first release. A database that another text made is refused. */
export const name = `001-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(text).execute(db)
}
