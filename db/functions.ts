import { readFile } from 'node:fs/promises'
import { type QueryExecutorProvider, sql } from 'kysely'

/** The SQL functions are in the folders of their rules. */
const files = [
  'measurements/record-weight',
  'measurements/summarise-weights',
  'queue/leases',
  'wstg/wstg-work',
  'wstg/take-wstg-line',
  'wstg/log-wstg-sync',
  'wstg/finish-wstg-requests',
  'wstg/store-wstg-written',
  'wstg/store-wstg-snapshots',
  'wstg/store-wstg-failure',
]

/**
 * Replaces every function of the service by the text of its file. A change of parameters or of the
 * result also needs a migration that drops the old function.
 */
export const replaceFunctions = async (db: QueryExecutorProvider): Promise<void> => {
  for (const file of files) {
    const url = new URL(`../src/${file}.sql`, import.meta.url)
    await sql.raw(await readFile(url, 'utf8')).execute(db)
  }
}
