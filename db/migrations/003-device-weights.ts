import type { Kysely } from 'kysely'
import { runSqlFile } from '../sql-file.ts'

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSqlFile(db, new URL('003-device-weights/device-weights.sql', import.meta.url))
