import type { Kysely } from 'kysely'
import type { Account, Database } from '../../../db/types.ts'
import { placeholder, type Read } from '../../platform/database/reads.ts'
import { knownZone } from '../../platform/database/requirements.ts'
import { badRequest, unauthorized } from '../../platform/errors.ts'

const columns = ['time_zone', 'unit', 'goal_kg'] as const

/** The choices of a person; null until they are made. */
type Settings = Pick<Account, (typeof columns)[number]>
/** An undefined setting stays. */
type Changes = { [Name in keyof Settings]?: Settings[Name] | undefined }

/** @param read for the small reads of every call */
export const settingsRepository = (db: Kysely<Database>, read: Read) => {
  const settingsOf = db
    .selectFrom('accounts')
    .select(columns)
    .where('id', '=', placeholder)
    .compile()

  /** @throws DomainError 401 without the account */
  const find = async (userId: number): Promise<Settings> => {
    const [settings] = await read(settingsOf, [userId])
    if (!settings) throw unauthorized()
    return settings
  }

  return {
    find,

    /**
     * Changes the settings that are given. Of a time zone the name that the database knows is
     * stored.
     * @throws DomainError 400 for a time zone that is not known, 401 without the account
     */
    async save(userId: number, { time_zone, unit, goal_kg }: Changes): Promise<Settings> {
      const isNamed = typeof time_zone === 'string'
      const known = isNamed ? await knownZone(db, time_zone) : time_zone
      if (isNamed && known === undefined) throw badRequest('time_zone_unknown')
      const changes = { time_zone: known, unit, goal_kg }
      if (Object.values(changes).every((value) => value === undefined)) return find(userId)
      const settings = await db
        .updateTable('accounts')
        .set(changes)
        .where('id', '=', userId)
        .returning(columns)
        .executeTakeFirst()
      if (!settings) throw unauthorized()
      return settings
    },
  }
}

export type SettingsRepository = ReturnType<typeof settingsRepository>
