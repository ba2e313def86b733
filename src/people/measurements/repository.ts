import { Readable } from 'node:stream'
import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import PQueue from 'p-queue'
import type { Database } from '../../../db/types.ts'
import type { JsonText } from '../../../generated/operations.ts'
import type { components } from '../../../generated/types.ts'
import { utcText } from '../../platform/database/database.ts'
import { placeholder, type Read } from '../../platform/database/reads.ts'
import { unauthorized } from '../../platform/errors.ts'
import { inTurn, queuesByKey } from '../../platform/process/turns.ts'
import type { DeviceWeights } from './device-weight.ts'
import { limits } from './limits.ts'
import type { ProfileData } from './profile.ts'
import type { WrittenWeight } from './written-weight.ts'

type WeightsResponse = components['schemas']['WeightsResponse']

/** The difference to another record; null without one. */
export interface WeightChange {
  /** Calendar days between the two records. */
  days: number | null
  /** kilograms */
  allowed_kg: number | null
  /** kilograms */
  actual_kg: number | null
}

export interface WeightOutcome extends WeightChange {
  recorded: boolean
}

/** A difference that is refused. */
interface RefusedChange extends WeightChange {
  /** Whether the other record is of a later day. */
  later: boolean
}

export type CorrectionOutcome =
  | { code: null; recorded_at: Date }
  | { code: 'weight_not_found' }
  | { code: 'weight_date_invalid' }
  | ({ code: 'weight_change_too_large' } & RefusedChange)

/** The lists `known` and `codes` are in the order of the weights. */
export interface BatchOutcome {
  /** The id of the same record that is stored already, or null. */
  known: (number | null)[]
  /** Why a weight is refused, whatever its neighbours are; null if it is not. */
  codes: ('weight_date_invalid' | 'too_many_weights' | null)[]
  /** The ids of the other weights in their order; they are stored unless something is refused. */
  added: number[]
  /** The other records that break the rule of the change per day or within a day. */
  contradictions: ({ id: number } & RefusedChange)[]
}

/**
 * Records that one statement reads. Their text, about 80 bytes each, stays below 128 KiB: V8 frees
 * longer strings in full collections only.
 */
const pageSize = 1600

/** Measurements of devices in a transaction. */
const portionSize = 1000

/** Milliseconds that a write, or a history's first page, waits: an outage is answered in 5 s. */
const maxWait = 1800
/** Writes of an account at once, which wait for its lock: others keep the connections. */
const writesAtOnce = 2
/** Readings of histories at once. The pool has connections for all other statements meanwhile. */
const historiesAtOnce = 3

/** Records, newest first, and the place of the last one. All but the number is null without any. */
interface HistoryPage {
  records: number
  /** The JSON texts of a WeightsResponse's items, joined by commas. */
  items: string | null
  last_at: Date | null
  last_id: number | null
}

/** The place of a record in the order of the history. */
type HistoryPlace = readonly [recordedAt: Date | 'infinity', id: number]

const beforeTheNewest: HistoryPlace = ['infinity', Number.MAX_SAFE_INTEGER]

/**
 * The database builds the JSON text: parsing rows and writing JSON here takes six times as long.
 * Numbers and moments need no escape. A text is to be written by `to_json(column)`, which escapes
 * it; for the three fields here that would take half as long again.
 */
const itemsOf = (records: RawBuilder<unknown>) => sql<HistoryPage>`
  select count(*) as records, min(recorded_at) as last_at,
    (array_agg(id))[count(*)] as last_id,
    string_agg(
      '{"id":' || id || ',"peso_kg":' || weight_kg || ',"fecha_registro":"'
        || ${utcText('recorded_at')} || '"}', ','
    ) as items
  from (${records}) as record`

const weightsOpening = '{"weights":['
const weightsClosing = ']}'

/** Records in the answer about the latest ones. */
const recentRecords = 5

/**
 * All records, newest first, as the end of a JSON object that `opening` begins. A long history
 * is a stream: it reads the next page when its reader has read the last one, and holds no
 * connection in between. Other calls may write meanwhile: a record that is neither deleted nor
 * given another date is in it exactly once. If the account is deleted, the stream fails, so
 * that a part never looks complete.
 * @throws the error of the first page, DomainError 401 without the account, or 503 `busy`
 *   without a turn to read it; the stream fails with the error of a later page
 */
const historyReader = (db: Kysely<Database>) => {
  const histories = new PQueue({ concurrency: historiesAtOnce })
  return async (userId: number, opening = weightsOpening): Promise<JsonText<WeightsResponse>> => {
    // From the pool: a large page would delay the small reads.
    const readPage = (
      [recordedAt, lastId]: HistoryPlace,
      isAdmitted: boolean,
    ): Promise<HistoryPage> => {
      const records = sql`
        select id, weight_kg, recorded_at from weights
        where user_id = ${userId}
          and (recorded_at, id) < (${recordedAt}::timestamptz, ${lastId}::bigint)
        order by recorded_at desc, id desc limit ${sql.lit(pageSize)}`
      // No row if the account is gone.
      const query = sql<HistoryPage>`${itemsOf(records)}
        having exists (select from accounts where id = ${userId})`
      const run = async () => {
        const { rows } = await query.execute(db)
        const [page] = rows
        if (!page) throw unauthorized()
        return page
      }
      return isAdmitted ? histories.add(run) : inTurn(histories, maxWait, run)
    }
    const isLast = ({ records }: HistoryPage) => records < pageSize
    const first = await readPage(beforeTheNewest, false)
    if (isLast(first)) return { json: opening + (first.items ?? '') + weightsClosing }

    async function* pages() {
      let page = first
      let separator = opening
      while (!isLast(page)) {
        // The database reads the next page while this one is sent.
        const next = readPage([page.last_at!, page.last_id!], true)
        // If the reader stops, a failure of this page must not be an unhandled rejection.
        next.catch(() => undefined)
        yield separator + page.items
        separator = ','
        page = await next
      }
      yield (page.items === null ? '' : separator + page.items) + weightsClosing
    }
    return { json: Readable.from(pages()) }
  }
}

/**
 * @param read for the small reads of every call
 * @param defaultZone tells the zone of calendar days of accounts without an own one; IANA name
 */
export const measurementRepository = (
  db: Kysely<Database>,
  read: Read,
  defaultZone: () => Promise<string>,
) => {
  const {
    weightChangePerDay: maxPerDay,
    weightChangeInDay: maxInDay,
    weightsOfAccount: most,
  } = limits

  const profileOf = db
    .selectFrom('profiles')
    .select(['given_name', 'surnames', 'birth_date', 'height_m'])
    .where('user_id', '=', placeholder)
    .compile()

  const personOf = db
    .selectFrom('accounts')
    .leftJoin('profiles', 'profiles.user_id', 'accounts.id')
    .select(['id', 'username', 'role', 'created_at'])
    .select(['given_name', 'surnames', 'birth_date', 'height_m', 'time_zone', 'unit', 'goal_kg'])
    .where('id', '=', placeholder)
    .compile()

  const bmiInputOf = sql<{
    height_m: number | null
    birth_date: string | null
    weight_kg: number | null
    time_zone: string | null
  }>`
    select p.height_m, p.birth_date, s.latest_kg as weight_kg, a.time_zone
    from accounts a
    left join profiles p on p.user_id = a.id
    left join weight_summaries s on s.user_id = a.id
    where a.id = ${placeholder}`.compile(db)

  const summaryOf = db
    .selectFrom('weight_summaries')
    .select(['records', 'max_kg', 'min_kg'])
    .where('user_id', '=', placeholder)
    .compile()

  const recentOf = itemsOf(sql`
    select id, weight_kg, recorded_at from weights where user_id = ${placeholder}
    order by recorded_at desc, id desc limit ${sql.lit(recentRecords)}`).compile(db)

  const readRow = async <Row>(
    query: CompiledQuery<Row>,
    userId: number,
  ): Promise<Row | undefined> => (await read(query, [userId]))[0]

  const writesOf = queuesByKey<number>()
  const inWriteTurn = <T>(userId: number, write: () => Promise<T>): Promise<T> =>
    inTurn(writesOf(userId, writesAtOnce), maxWait, write)

  return {
    findProfile: (userId: number) => readRow(profileOf, userId),

    /** The account with settings and profile, whose fields are null without one. */
    findPerson: (userId: number) => readRow(personOf, userId),

    async saveProfile(userId: number, profile: ProfileData): Promise<void> {
      const saved = db
        .insertInto('profiles')
        .values({ user_id: userId, ...profile })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(profile))
      await inWriteTurn(userId, () => saved.execute())
    },

    /**
     * Records a weight (kg) now, unless it breaks the rule of the change per day. The SQL function
     * `record_weight` checks and inserts under the lock of the account.
     */
    async recordWeight(userId: number, kg: number): Promise<WeightOutcome> {
      const record = sql<WeightOutcome>`
        select recorded, days, allowed_kg, actual_kg
        from record_weight(${userId}, ${kg}, ${await defaultZone()}, ${maxPerDay})`
      const { rows } = await inWriteTurn(userId, () => record.execute(db))
      return rows[0]!
    },

    /**
     * Records weights with their dates, all of them or none, as the SQL function `record_weights`
     * says.
     * @param weights at least one, each different from the others
     * @param checking nothing is stored
     */
    async recordWeights(
      userId: number,
      weights: readonly WrittenWeight[],
      checking: boolean,
    ): Promise<BatchOutcome> {
      const kgs = weights.map(({ kg }) => kg)
      const moments = weights.map(({ moment }) => moment.toISOString())
      const batch = sql<{ outcome: BatchOutcome }>`
        select to_json(recorded) as outcome from record_weights(
          ${userId}, ${kgs}, ${moments}, ${await defaultZone()}, ${maxPerDay}, ${maxInDay}, ${most},
          ${checking}
        ) recorded`
      const { rows } = await inWriteTurn(userId, () => batch.execute(db))
      return rows[0]!.outcome
    },

    /**
     * Takes measurements of devices in their order and in portions, each of them whole, as the SQL
     * function `take_device_weights` says.
     * @returns the outcomes of the weights
     */
    async takeDeviceWeights(userId: number, { event, weights }: DeviceWeights): Promise<string[]> {
      const outcomes: string[] = []
      for (let start = 0; start < weights.length; start += portionSize) {
        const portion = weights.slice(start, start + portionSize)
        const moments = portion.map(({ moment }) => moment?.toISOString() ?? null)
        const kgs = portion.map(({ kg }) => kg)
        const codes = portion.map(({ code }) => code)
        const call = sql<{ outcomes: string[] }>`
          select take_device_weights(
            ${userId}, ${event}, ${moments}, ${kgs}, ${codes}, ${await defaultZone()}, ${maxPerDay},
            ${most}
          ) as outcomes`
        const { rows } = await inWriteTurn(userId, () => call.execute(db))
        outcomes.push(...rows[0]!.outcomes)
      }
      return outcomes
    },

    /**
     * Replaces the weight (kg) of a record, and its moment if one is given, unless that breaks the
     * rule of the change per day.
     */
    async correctWeight(
      userId: number,
      id: number,
      kg: number,
      moment: Date | undefined,
    ): Promise<CorrectionOutcome> {
      const date = moment?.toISOString() ?? null
      const correction = sql<CorrectionOutcome>`
        select code, recorded_at, later, days, allowed_kg, actual_kg
        from correct_weight(
          ${userId}, ${id}, ${kg}, ${date}, ${await defaultZone()}, ${maxPerDay}
        )`
      const { rows } = await inWriteTurn(userId, () => correction.execute(db))
      return rows[0]!
    },

    /**
     * Deletes those of the records that the account has, and returns their ids. The account is
     * locked first, as by every function that writes weights. The instants of devices' records are
     * settled for as long as the account exists, since their programs may send the records again at
     * any time. Only a stored record leaves such a row, so that they have no limit of their own.
     */
    async deleteWeights(userId: number, ids: readonly number[]): Promise<number[]> {
      const deletion = sql<{ id: number }>`
        with account as materialized (
          select id from accounts where id = ${userId} for no key update
        ), gone as (
          delete from weights using account
          where weights.user_id = account.id and weights.id = any(${ids}::bigint[])
          returning weights.id, weights.user_id, weights.recorded_at, weights.device
        ), settled as (
          insert into settled_instants select user_id, recorded_at from gone where device
          on conflict do nothing
        )
        select id from gone`
      const { rows } = await inWriteTurn(userId, () => deletion.execute(db))
      return rows.map(({ id }) => id)
    },

    /** The input of a BMI; null without a profile, a weight or an own time zone. */
    findBmiInput: (userId: number) => readRow(bmiInputOf, userId),

    async summariseWeights(userId: number) {
      const summary = await readRow(summaryOf, userId)
      return { count: summary?.records ?? 0, max: summary?.max_kg ?? 0, min: summary?.min_kg ?? 0 }
    },

    /** The latest records, newest first. */
    async listRecentWeights(userId: number): Promise<JsonText<WeightsResponse>> {
      const recent = await readRow(recentOf, userId)
      return { json: weightsOpening + (recent?.items ?? '') + weightsClosing }
    },

    listWeights: historyReader(db),
  }
}

export type MeasurementRepository = ReturnType<typeof measurementRepository>
