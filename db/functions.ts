import { readFile } from 'node:fs/promises'
import { type QueryExecutorProvider, sql } from 'kysely'

/** SQL functions stand in the room whose rule they hold. */
const files = [
  'measurements/record-weight',
  'measurements/summarise-weights',
  'wstg/wstg-work',
  'wstg/take-wstg-item',
  'wstg/store-wstg-written',
]

/**
 * Replaces every function of the service by the text of its file. A change of parameters or of the
 * result needs a migration too, which drops the function as it was.
 */
export const replaceFunctions = async (db: QueryExecutorProvider): Promise<void> => {
  for (const file of files) {
    const url = new URL(`../src/${file}.sql`, import.meta.url)
    await sql.raw(await readFile(url, 'utf8')).execute(db)
  }
}
