import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../../../db/types.ts'
import { ConfigError } from '../errors.ts'
import { type OutdatedRelease, outdatedRelease } from './server-release.ts'

/** SQLSTATE of a time zone that the server does not know. */
const unknownZone = '22023'

/** The settings that the database interprets too. */
export interface DatabaseSettings {
  timeZone: string
  /** The variable that names the database; for messages. */
  directDatabaseVariable: string
}

/**
 * Asks the database whether the service can work with it.
 * @returns its release and the least one if it lacks security fixes
 * @throws ConfigError for a time zone that it does not know and for an encoding other than UTF-8,
 *   or the error of the connection
 */
export const checkRequirements = async (
  db: Kysely<Database>,
  { timeZone, directDatabaseVariable: variable }: DatabaseSettings,
): Promise<OutdatedRelease | undefined> => {
  const question = sql<{ version: number; encoding: string }>`
    select current_setting('server_version_num')::integer as version,
      current_setting('server_encoding') as encoding,
      now() at time zone ${timeZone}::text as now`
  const { rows } = await question.execute(db).catch((cause: unknown) => {
    if (!(cause instanceof pg.DatabaseError) || cause.code !== unknownZone) throw cause
    const advice = 'use another name of the zone'
    const message = `APP_TIMEZONE: PostgreSQL does not know the time zone ${timeZone}; ${advice}`
    throw new ConfigError(message, { cause })
  })
  const { version, encoding } = rows[0]!
  if (encoding !== 'UTF8') {
    const advice = "use one that is created with ENCODING 'UTF8' TEMPLATE template0"
    throw new ConfigError(`${variable}: the database has the encoding ${encoding}; ${advice}`)
  }
  return outdatedRelease(version)
}
