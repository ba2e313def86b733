import { type Kysely, sql } from 'kysely'
import { runSqlFile } from '../sql-file.ts'

const functions = [
  'compare-weight',
  'record-weight',
  'contradicting-weights',
  'record-weights',
  'correct-weight',
  'summarise-weights',
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // For the extremes after a deletion or a correction. Writes of weights wait until it is built.
  await sql`create index weights_extremes on weights (user_id, weight_kg)`.execute(db)
  for (const name of functions)
    await runSqlFile(db, new URL(`003-written-weights/${name}.sql`, import.meta.url))
}
