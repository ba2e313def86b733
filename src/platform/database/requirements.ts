import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../../../db/types.ts'
import { namesOfZone } from '../calendar.ts'
import { ConfigError } from '../errors.ts'
import { type OutdatedRelease, outdatedRelease } from './server-release.ts'

/** SQLSTATE of a time zone that the server does not know. */
const unknownZone = '22023'

/** The settings that the database interprets too. */
export interface DatabaseSettings {
  APP_TIMEZONE: string
  /** The variable that names the database; for messages. */
  directDatabaseVariable: string
}

/** The first name of a time zone that the database knows; undefined without any. */
export const knownZone = async (
  db: Kysely<Database>,
  timeZone: string,
): Promise<string | undefined> => {
  for (const name of namesOfZone(timeZone)) {
    const question = sql`select now() at time zone ${name}::text`.execute(db)
    const isKnown = await question.then(
      () => true,
      (error: unknown) => {
        if (error instanceof pg.DatabaseError && error.code === unknownZone) return false
        throw error
      },
    )
    if (isKnown) return name
  }
  return undefined
}

/** Tells the name of the default time zone that the database knows. It is asked for once. */
export const zoneOfDatabase = (db: Kysely<Database>, timeZone: string): (() => Promise<string>) => {
  let known: string | undefined
  return async () => {
    known ??= await knownZone(db, timeZone)
    return known ?? timeZone
  }
}

/**
 * Asks the database whether the service can work with it.
 * @returns its release and the least one if it lacks security fixes
 * @throws ConfigError for a time zone that it does not know and for an encoding other than UTF-8,
 *   or the error of the connection
 */
export const checkRequirements = async (
  db: Kysely<Database>,
  { APP_TIMEZONE: timeZone, directDatabaseVariable: variable }: DatabaseSettings,
): Promise<OutdatedRelease | undefined> => {
  const question = sql<{ version: number; encoding: string }>`
    select current_setting('server_version_num')::integer as version,
      current_setting('server_encoding') as encoding`
  const { rows } = await question.execute(db)
  if ((await knownZone(db, timeZone)) === undefined) {
    const advice = 'use another name of the zone'
    throw new ConfigError(
      `APP_TIMEZONE: PostgreSQL does not know the time zone ${timeZone}; ${advice}`,
    )
  }
  const { version, encoding } = rows[0]!
  if (encoding !== 'UTF8') {
    const advice = "use one that is created with ENCODING 'UTF8' TEMPLATE template0"
    throw new ConfigError(`${variable}: the database has the encoding ${encoding}; ${advice}`)
  }
  return outdatedRelease(version)
}
