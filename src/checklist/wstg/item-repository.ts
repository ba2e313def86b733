import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/types.ts'
import { databaseNow } from '../../platform/database/database.ts'
import type { Finding, ItemReference } from '../defectdojo/finding.ts'
import { wstgTests } from './catalogue.ts'
import { type FindingReading, type ItemAndFinding, keepFindings } from './finding-repository.ts'
import type { Item } from './identifier.ts'
import { statusAfterReading, type TrackerStatus, toolStatusOf } from './status.ts'

/** The state of an item that a new snapshot of its finding is applied to. */
export interface ItemState extends Item, ItemReference {
  status: TrackerStatus
  /** Null before the first write, reading or failed sync request of the item. */
  knownStatus: TrackerStatus | null
  /**
   * The newest request that has taken effect: its status was written to the tool, or the tool was
   * read for its delivery.
   */
  lastSeq: number
  revision: number
  /** Milliseconds since a write to the tool that is not answered. */
  unansweredFor: number | null
  /** Milliseconds since its state was stored. */
  unchangedFor: number | null
}

/** The values of a finding that its item keeps. */
export const storedValuesOf = (finding: Finding) => ({
  findingId: finding.id,
  findingCreated: finding.created,
  findingTest: finding.test,
  /** When the tool last changed its status, by the tool's clock. */
  statusChanged: finding.last_status_update,
  toolStatus: toolStatusOf(finding),
  notes: finding.mitigation,
  severity: finding.severity,
})
type FindingValues = ReturnType<typeof storedValuesOf>

/**
 * The outcome of reading a finding for its item.
 * @param before the item as it was before the finding was read
 */
export const snapshotOf = (
  finding: Finding,
  item: Item,
  before: ItemState | undefined,
  keepEquivalentStatus: boolean,
) => {
  const oldStatus = before?.knownStatus ?? null
  return {
    ...item,
    ...storedValuesOf(finding),
    status: statusAfterReading(oldStatus ?? undefined, finding, keepEquivalentStatus),
    oldStatus,
    /** The item's revision with this snapshot. */
    revision: (before?.revision ?? 0) + 1,
  }
}
export type FindingSnapshot = ReturnType<typeof snapshotOf>

/** The engagement and the findings that a run was not shown, which may be hidden. */
export interface Hidden {
  engagement: boolean
  findings: ItemAndFinding[]
}

/**
 * The time of the last synchronisation of `item`, a row of `wstg_items`. A run writes nothing to an
 * item whose finding is unchanged; the time of the last run is in one row.
 */
export const lastSync = sql<Date | null>`greatest(
  item.last_sync_timestamp, case when item.confirmed then (select began_at from wstg_last_run) end
)`

/** Calls a function, and keeps findings in any case. */
const storeWith = async <Result>(
  db: Kysely<Database>,
  call: RawBuilder<Result>,
  findings: readonly FindingReading[],
): Promise<Result> => {
  const { rows } = await sql<{ stored: Result }>`
    select ${call} as stored, ${keepFindings(findings)}`.execute(db)
  return rows[0]!.stored
}

/** The outcomes of writes to the tool and of readings, and the failures of requests. */
const outcomes = (db: Kysely<Database>) => ({
  /**
   * Notes that a write is sent to the tool, or was lost on the way; null: it has been answered.
   * @returns the item's new revision; undefined if the item has changed: another process has
   * taken the line
   */
  async noteUnanswered(
    { key, revision }: Pick<ItemState, 'key' | 'revision'>,
    write: 'create' | 'update' | null,
  ): Promise<number | undefined> {
    const row = await db
      .updateTable('wstg_items')
      .set(({ eb }) => ({
        unanswered_write: write,
        unanswered_since: write && sql<Date>`clock_timestamp()`,
        revision: eb('revision', '+', 1),
      }))
      .where('item_key', '=', key)
      .where('revision', '=', revision)
      .returning('revision')
      .executeTakeFirst()
    return row?.revision
  },

  /**
   * Stores that a request has been written to the tool, and its finding in any case.
   * @param written with the revision of the item before
   * @returns false if the item has changed
   */
  storeWritten: (
    written: FindingSnapshot & { seq: number },
    findings: readonly FindingReading[],
  ): Promise<boolean> =>
    storeWith(db, sql`store_wstg_written(${JSON.stringify(written)}::json)`, findings),

  /**
   * Stores a reading of a finding for deliveries, and finishes these with a remark if any. The
   * findings are stored in any case.
   * @returns false if the item has changed
   */
  storeReading: (
    snapshot: FindingSnapshot,
    read: { event: string; seqs: readonly number[]; finding: number; remark: string | null },
    findings: readonly FindingReading[],
  ): Promise<boolean> => {
    const { event, seqs, finding, remark } = read
    const values = sql.join([JSON.stringify(snapshot), event, [...seqs], finding, remark])
    return storeWith(db, sql`store_wstg_reading(${values})`, findings)
  },

  /**
   * Stores the snapshots of a periodic run, and the findings that it has read. Leaves out
   * unchanged items, items that have changed since, and items with a waiting or failed sync
   * request.
   * @returns the number of stored snapshots
   */
  storePeriodic: (
    snapshots: readonly FindingSnapshot[],
    findings: readonly FindingReading[],
  ): Promise<number> =>
    storeWith(
      db,
      sql`store_wstg_snapshots(${JSON.stringify(snapshots)}::json, null, null)`,
      findings,
    ),

  /** Marks requests as failed and logs it. `key` is null while their item is not known. */
  async storeFailure(
    seqs: readonly number[],
    key: string | null,
    failure: Partial<FindingValues> & {
      error: string
      /** Milliseconds until the automatic repetition; undefined: none. */
      delay: number | undefined
      status: TrackerStatus
      /** Whether the item takes on the status, and the values of the tool's answer if any. */
      changesItem: boolean
    },
  ): Promise<void> {
    const values = sql.join([key, [...seqs], JSON.stringify(failure)])
    await sql`select store_wstg_failure(${values})`.execute(db)
  },

  /**
   * Repeats the newest request that has taken effect, because an older write may have overwritten
   * it in the tool. A write that is under way now is repeated too: its outcome is refused.
   * After a periodic run, which has no event, the next run reads the finding.
   */
  async repeatNewest(key: string): Promise<void> {
    await sql`
      with item as (
        update wstg_items set revision = revision + 1 where item_key = ${key}
        returning last_seq,
          last_sync_direction = 'tracker->dd' or event is not null as is_of_request
      )
      update wstg_inbox set state = 'waiting', attempts = 0, finished_at = null, note = null,
        due_at = clock_timestamp()
      where seq = (select last_seq from item where is_of_request)`.execute(db)
  },
})

/** The end of the last run, and the changes that the next one begins with. */
const lastRun = (db: Kysely<Database>) => ({
  /**
   * Ends a complete run: the items whose findings it has met count as synchronised when it began.
   * The others keep the time of the run that met them last.
   * @param met the keys of these items
   * @param outcome.hidden null without anything hidden
   * @param outcome.declared what the run has taken as gone
   * @param outcome.lost the open findings that an import has taken along; null: not known
   */
  async completeRun(
    met: readonly string[],
    began: Date,
    outcome: {
      isSuccess: boolean
      hidden: Hidden | null
      declared: Hidden | null
      lost: string | null
    },
  ): Promise<void> {
    const toJson = (value: Hidden | null) => sql`${value && JSON.stringify(value)}::jsonb`
    await sql`
      with missed as (
        update wstg_items as item set confirmed = false, last_sync_timestamp = ${lastSync}
        where item.confirmed and (
          not item.item_key = any(${[...met]}::text[]) or exists (
            select from wstg_inbox as request
            where request.item_key = item.item_key and is_open and kind = 'sync'
          )
        )
      )
      insert into wstg_last_run as run (began_at, success_began_at, hidden)
      select began, case when ${outcome.isSuccess} then began end, ${toJson(outcome.hidden)}
      from (select ${began}::timestamptz as began) as this
      on conflict (only_row) do update set
        began_at = excluded.began_at, hidden = excluded.hidden,
        success_began_at = coalesce(excluded.success_began_at, run.success_began_at),
        declared_gone = nullif(run.declared_gone, ${toJson(outcome.declared)}),
        lost_by_import = case when run.imported_at < excluded.began_at
          then coalesce(run.lost_by_import, ${outcome.lost}) end`.execute(db)
  },

  /**
   * Forgets when the findings of all items were created, so that no finding is taken by its
   * number alone. The next reading confirms those that name their items. The next run tells the
   * open findings that it misses.
   */
  async unproveFindings(): Promise<void> {
    await db
      .updateTable('wstg_last_run')
      .set({ imported_at: sql`clock_timestamp()`, lost_by_import: null })
      .execute()
    await db
      .updateTable('wstg_items')
      .set(({ eb }) => ({ finding_created: null, revision: eb('revision', '+', 1) }))
      .where('finding_id', 'is not', null)
      .execute()
  },

  /** Declares gone what the last warning has counted. The next run takes it as such. */
  async declareGone(): Promise<void> {
    await db
      .updateTable('wstg_last_run')
      .set(({ ref }) => ({ declared_gone: ref('hidden') }))
      .where('hidden', 'is not', null)
      .execute()
  },

  /** The time of the database, in whole milliseconds. */
  async now(): Promise<Date> {
    const { now } = await db.selectNoFrom(databaseNow.as('now')).executeTakeFirstOrThrow()
    return now
  },

  async declaredGone(): Promise<Hidden | null> {
    const row = await db.selectFrom('wstg_last_run').select('declared_gone').executeTakeFirst()
    return (row?.declared_gone ?? null) as Hidden | null
  },
})

/** @param choice a condition or an order */
const statesOf = async (
  db: Kysely<Database>,
  choice: RawBuilder<unknown>,
): Promise<ItemState[]> => {
  const { rows } = await sql<{ state: ItemState }>`
    select wstg_item_state(item, noted.made) as state from wstg_items as item
      left join (
        select item_key, json_agg(json_build_object('id', finding_id, 'created', created)) as made
        from wstg_findings where own group by item_key
      ) as noted on noted.item_key = item.item_key
    ${choice}`.execute(db)
  return rows.map(({ state }) => state)
}

/**
 * The state of the items and the log, written together with the requests that changed them. The SQL
 * functions make each change in one transaction and one round trip.
 */
export const itemRepository = (db: Kysely<Database>) => ({
  ...outcomes(db),
  ...lastRun(db),

  find: async (key: string): Promise<ItemState | undefined> =>
    (await statesOf(db, sql`where item.item_key = ${key}`))[0],

  /** All items by key, the one that was synchronised least recently first. */
  async all(): Promise<Map<string, ItemState>> {
    const states = await statesOf(db, sql`order by ${lastSync} nulls first`)
    return new Map(states.map((state) => [state.key, state]))
  },

  /** The items with the number of this finding, which may be another's by now (`isStillOf`). */
  itemsOfFinding: (findingId: number): Promise<ItemState[]> =>
    statesOf(db, sql`where item.finding_id = ${findingId} order by item.item_key`),

  /**
   * Removes the findings of these items, which are proven to be gone. Leaves out items that have
   * changed since, and items with a waiting sync request.
   * @returns the number of changed items
   */
  async clearFindings(gone: readonly ItemState[]) {
    const { numAffectedRows } = await sql`
      update wstg_items as item set finding_id = null, finding_created = null,
        finding_test = null, revision = item.revision + 1
      from unnest(
        ${gone.map(({ key }) => key)}::text[], ${gone.map(({ revision }) => revision)}::bigint[]
      ) as gone (item_key, revision)
      where item.item_key = gone.item_key and item.revision = gone.revision
        and not exists (
          select from wstg_inbox as request
          where request.item_key = item.item_key and kind = 'sync'
            and is_open and state <> 'failed'
        )`.execute(db)
    return Number(numAffectedRows ?? 0)
  },

  /**
   * Forgets an item outside of the guide.
   * @returns null once it has gone, else the key of the text that says why it stays
   */
  async forget(key: string) {
    const { rows } = await sql<{
      refusal: 'item_not_found' | 'item_has_finding' | 'item_has_request' | null
    }>`select forget_wstg_item(${key}, false) as refusal`.execute(db)
    return rows[0]!.refusal
  },

  /**
   * Forgets the items outside of the guide that no request has set and no finding names.
   * @returns their identifiers
   */
  async forgetUnset(): Promise<string[]> {
    const guide = wstgTests.map(({ id }) => id.toLowerCase())
    const { rows } = await sql<{ wstg_id: string }>`
      select wstg_id from (
        select item_key, wstg_id from wstg_items as item
        where not requested and finding_id is null and item_key <> all(${guide}::text[])
          and not exists (select from wstg_findings where item_key = item.item_key)
        order by item_key offset 0
      ) as item where forget_wstg_item(item_key, true) is null`.execute(db)
    return rows.map(({ wstg_id }) => wstg_id)
  },
})

export type ItemRepository = ReturnType<typeof itemRepository>
