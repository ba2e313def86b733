import { readFile } from 'node:fs/promises'
import { type QueryExecutorProvider, sql } from 'kysely'

/** Runs the statements of a file, such as `create or replace function …`, without parameters. */
export const runSqlFile = async (db: QueryExecutorProvider, file: URL): Promise<void> => {
  await sql.raw(await readFile(file, 'utf8')).execute(db)
}
