import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/types.ts'
import type { JsonText } from '../../generated/operations.ts'
import type { components } from '../../generated/types.ts'
import { prepared } from '../database.ts'
import type { Read } from '../database-reads.ts'
import type { ProfileData } from './profile.ts'

type WeightsResponse = components['schemas']['WeightsResponse']

export interface WeightOutcome {
  recorded: boolean
  /** Calendar days since the previous record of an earlier day; null without one. */
  days: number | null
  /** kilograms */
  allowed_kg: number | null
  /** kilograms */
  actual_kg: number | null
}

/** ISO 8601 in UTC with milliseconds. */
const isoTimestamp = sql`to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** @param read for what is read with every call */
export const measurementRepository = (db: Kysely<Database>, read: Read) => {
  const profileOf = prepared(db, (userId: number) =>
    db
      .selectFrom('profiles')
      .select(['given_name', 'surnames', 'birth_date', 'height_m'])
      .where('user_id', '=', userId),
  )

  const bmiInputOf = prepared(
    db,
    (userId: number) => sql<{ height_m: number | null; birth_date: string | null; weight_kg: number | null }>`
      select p.height_m, p.birth_date, w.weight_kg
      from (select ${userId}::integer as user_id) as caller
      left join profiles p using (user_id)
      left join lateral (
        select weight_kg from weights where user_id = caller.user_id order by recorded_at desc, id desc limit 1
      ) as w on true`,
  )

  const summaryOf = prepared(
    db,
    (userId: number) => sql<{ count: number; max: number; min: number }>`
      select count(*) as count, coalesce(max(weight_kg), 0) as max, coalesce(min(weight_kg), 0) as min
      from weights where user_id = ${userId}`,
  )

  /**
   * The records, newest first, as the JSON text of a WeightsResponse: histories can be long, and the database makes the
   * text with a tenth of the time that reading the rows into objects and writing them again would take here.
   */
  const weightsOf = prepared(
    db,
    (userId: number, limit: number | null) => sql<{ json: string }>`
      select '{"weights":' || coalesce(json_agg(record)::text, '[]') || '}' as json
      from (
        select id, weight_kg as peso_kg, ${isoTimestamp} as fecha_registro
        from weights where user_id = ${userId}
        order by recorded_at desc, id desc
        limit ${limit}::integer
      ) as record`,
  )

  const recording = prepared(
    db,
    (userId: number, kg: number, timeZone: string, maxPerDay: number) => sql<WeightOutcome>`
      select recorded, days, allowed_kg, actual_kg
      from record_weight(${userId}, ${kg}, ${timeZone}, ${maxPerDay})`,
  )

  return {
    async findProfile(userId: number) {
      const [profile] = await read(profileOf(userId))
      return profile
    },

    async saveProfile(userId: number, { givenName, surnames, birthDate, heightM }: ProfileData): Promise<void> {
      const profile = { given_name: givenName, surnames, birth_date: birthDate, height_m: heightM }
      await db
        .insertInto('profiles')
        .values({ user_id: userId, ...profile })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...profile, updated_at: sql`now()` }))
        .execute()
    },

    /**
     * Records a weight (kg) now, unless it differs from the latest record of an earlier calendar day in `timeZone` by
     * more than `maxPerDay` kg for each day between. Checked and inserted atomically for each account.
     */
    async recordWeight(userId: number, kg: number, timeZone: string, maxPerDay: number): Promise<WeightOutcome> {
      const { rows } = await db.executeQuery(recording(userId, kg, timeZone, maxPerDay))
      const [outcome] = rows
      if (!outcome) throw new Error('record_weight returned no row')
      return outcome
    },

    /** What a BMI is made of; a null where there is no profile or no weight yet. */
    async findBmiInput(userId: number) {
      const [input] = await read(bmiInputOf(userId))
      return input
    },

    async summariseWeights(userId: number) {
      const [summary] = await read(summaryOf(userId))
      return summary ?? { count: 0, max: 0, min: 0 }
    },

    async listWeights(userId: number): Promise<JsonText<WeightsResponse>> {
      const { rows } = await db.executeQuery(weightsOf(userId, null))
      return { json: rows[0]?.json ?? '{"weights":[]}' }
    },

    async listRecentWeights(userId: number, limit: number): Promise<JsonText<WeightsResponse>> {
      const [row] = await read(weightsOf(userId, limit))
      return { json: row?.json ?? '{"weights":[]}' }
    },
  }
}

export type MeasurementRepository = ReturnType<typeof measurementRepository>
