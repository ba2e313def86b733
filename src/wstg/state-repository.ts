import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/types.ts'
import { prepared } from '../database/database.ts'
import type { Lease, Take } from '../queue/leases.ts'
import { type Item, type PendingRequest, requeueAfter } from './inbox-repository.ts'
import { type SyncDirection, type ToolStatus, type TrackerStatus, unknownStatus } from './status.ts'

/** The state of an item that a new snapshot of its finding is applied to. */
export interface ItemState extends Item {
  findingId: number | null
  status: TrackerStatus
  /** Null until a request of the item has been processed for the first time. */
  toolStatus: ToolStatus | null
  /**
   * The newest request that has taken effect: its status was written to the tool, or the tool was
   * read for its delivery.
   */
  lastSeq: number
  /** A write to the tool without an answer, and the milliseconds since then. */
  unanswered: 'create' | 'update' | null
  unansweredFor: number | null
  revision: number
}

/** An item and its unfinished requests, oldest first, read at the same moment. */
export interface Work {
  item: ItemState
  requests: PendingRequest[]
}

/** An item whose lease has been taken. */
export interface TakenItem {
  /** The name of the lease. */
  name: string
  key: string
  work: Work | null
  /** The request at the head of the line if its attempt is already counted. */
  counted: number | null
}

/** The outcome of reading a finding. */
export interface FindingSnapshot extends Item {
  findingId: number
  status: TrackerStatus
  toolStatus: ToolStatus
  notes: string
  severity: string
  /**
   * The item's revision before the finding was read, and its status then; undefined when it was not
   * tracked.
   */
  before: Pick<ItemState, 'revision' | 'status' | 'toolStatus'> | undefined
}

/** The outcome of writing an item's status to the tool. */
export interface Written {
  seq: number
  findingId: number
  status: TrackerStatus
  toolStatus: ToolStatus
  notes: string
  severity: string
  changedAt: string | undefined
}

/** Why requests have failed. */
export interface StoredFailure {
  direction: SyncDirection
  /** The status of the failed write; undefined for a reading. */
  status?: TrackerStatus
  error: string
  /** Milliseconds until the automatic repetition; undefined: none. */
  delay: number | undefined
  /** The finding in the tool's answer to a write that the tool did not keep. */
  answer?: Pick<FindingSnapshot, 'findingId' | 'toolStatus'>
}

const now = sql`clock_timestamp()`

/** Entries of the log from the rows of `source`; entry n takes the place of entry n - 1000. */
const insertLog = (direction: SyncDirection, source: RawBuilder<unknown>) => sql`
  insert into wstg_sync_log as log (logged_at, wstg_id, direction, old_status, new_status, success,
    error_message)
  select ${now}, wstg_id, ${direction}, old_status, new_status, error is null, error
    from ${source} as entry
  on conflict (slot) do update set
    number = excluded.number, logged_at = excluded.logged_at, wstg_id = excluded.wstg_id,
    direction = excluded.direction, old_status = excluded.old_status,
    new_status = excluded.new_status, success = excluded.success,
    error_message = excluded.error_message
  where excluded.number > log.number`

const itemState = sql`
  item_key as key, wstg_id as "wstgId", finding_id as "findingId", wstg_status as status, revision,
  defectdojo_status as "toolStatus", last_seq as "lastSeq", unanswered_write as unanswered,
  (extract(epoch from clock_timestamp() - unanswered_since) * 1000)::float8 as "unansweredFor"`

/** Each change of status goes into the log. `event` is null for the periodic synchronisation. */
const storeSnapshots = async (
  db: Kysely<Database>,
  snapshots: readonly FindingSnapshot[],
  event: string | null,
  seqs: readonly number[],
): Promise<string[]> => {
  const rowsIn = snapshots.map(
    ({ key, wstgId, findingId, status, toolStatus, notes, severity, before }) => ({
      item_key: key,
      wstg_id: wstgId,
      finding_id: findingId,
      status,
      tool_status: toolStatus,
      notes,
      severity,
      revision: (before?.revision ?? 0) + 1,
      old_status: before && before.toolStatus !== null ? before.status : null,
    }),
  )
  const newest = Math.max(0, ...seqs)
  const { rows } = await sql<{ item_key: string }>`
    with reading as (
      select * from jsonb_to_recordset(${JSON.stringify(rowsIn)}::jsonb) as row(
        item_key text, wstg_id text, finding_id bigint, status text, tool_status text, notes text,
        severity text, revision bigint, old_status text
      )
    ), stored as (
      insert into wstg_items as item (
        item_key, wstg_id, finding_id, wstg_status, defectdojo_status, last_sync_timestamp,
          last_sync_direction, event,
        notes, severity, revision, last_seq
      )
      select item_key, wstg_id, finding_id, status, tool_status, ${now}, 'dd->tracker', ${event},
        notes, severity,
        revision, ${newest}
      from reading
      where ${event !== null}::boolean or not (
        exists (
          select from wstg_inbox where wstg_inbox.item_key = reading.item_key
            and due_at is not null and kind = 'sync'
        ) or exists (
          select from wstg_inbox where wstg_inbox.item_key = reading.item_key
            and state = 'failed' and kind = 'sync'
        )
      )
      order by item_key
      on conflict (item_key) do update set
        finding_id = excluded.finding_id, wstg_status = excluded.wstg_status,
        defectdojo_status = excluded.defectdojo_status,
          last_sync_timestamp = excluded.last_sync_timestamp,
        last_sync_direction = excluded.last_sync_direction, event = excluded.event,
          notes = excluded.notes,
        severity = excluded.severity, revision = excluded.revision,
        last_seq = greatest(item.last_seq, excluded.last_seq),
        status_changed_at = case when item.wstg_status = excluded.wstg_status
          then item.status_changed_at else ${now} end
      where item.revision = excluded.revision - 1
      returning item_key
    ), log_entry as (
      ${insertLog(
        'dd->tracker',
        sql`(
          select wstg_id, old_status, status as new_status, null::text as error
          from reading join stored using (item_key) where old_status is distinct from status
        )`,
      )}
    ), request as (
      update wstg_inbox set state = 'done', due_at = null, finished_at = ${now}, note = null
      where seq = any(${[...seqs]}::bigint[]) and due_at is not null and exists (select from stored)
    ), superseded as (
      update wstg_inbox set state = 'done', due_at = null, finished_at = ${now},
        note = 'superseded by request ' || ${newest}::bigint
      from stored
      where wstg_inbox.item_key = stored.item_key and state = 'failed' and seq < ${newest}
        and seq <> all(${[...seqs]}::bigint[])
    )
    select item_key from stored`.execute(db)
  return rows.map(({ item_key }) => item_key)
}

/** The state of the items and the log, written together with the requests that changed them. */
export const stateRepository = (db: Kysely<Database>) => {
  const working = prepared(
    db,
    (key: string) => sql<{ work: Work | null }>`select work from wstg_work(${key}) as work`,
  )
  const taking = prepared(
    db,
    (seq: number | null, key: string | null, token: string, milliseconds: number) => sql<{
      taken: TakenItem | null
    }>`
      select taken from take_wstg_item(
        ${seq}, ${key}, ${token}, ${milliseconds} * interval '1 millisecond', ${requeueAfter}
          * interval '1 millisecond'
      ) as taken`,
  )
  const storingWritten = prepared(
    db,
    (
      lease: string,
      token: string,
      key: string,
      seq: number,
      findingId: number,
      status: string,
      toolStatus: string,
      notes: string,
      severity: string,
      changedAt: string | null,
    ) => sql<{ outcome: 'stored' | 'released' | 'refused' }>`
      select outcome from store_wstg_written(
        ${lease}, ${token}, ${key}, ${seq}, ${findingId}, ${status}, ${toolStatus}, ${notes},
          ${severity}, ${changedAt}
      ) as outcome`,
  )
  const take = async (
    seq: number | null,
    key: string | null,
    token: string,
    milliseconds: number,
  ): Promise<TakenItem | undefined> => {
    const { rows } = await db.executeQuery(taking(seq, key, token, milliseconds))
    return rows[0]?.taken ?? undefined
  }

  return {
    async find(key: string): Promise<ItemState | undefined> {
      const { rows } = await sql<ItemState>`
        select ${itemState} from wstg_items where item_key = ${key}`.execute(db)
      return rows[0]
    },

    async findWork(key: string): Promise<Work | undefined> {
      const { rows } = await db.executeQuery(working(key))
      return rows[0]?.work ?? undefined
    },

    /** Takes the lease of an item and returns its work. Counts the attempt at its first request. */
    takeItem(key: string): Take<TakenItem> {
      return (token, milliseconds) => take(null, key, token, milliseconds)
    },

    /**
     * The same for the item of a request. Undefined also for a finished request and for a request
     * without a known item.
     */
    takeItemOf(seq: number): Take<TakenItem> {
      return (token, milliseconds) => take(seq, null, token, milliseconds)
    },

    /** All items by key, the one that was synchronised least recently first. */
    async all(): Promise<Map<string, ItemState>> {
      const { rows } = await sql<ItemState>`
        select ${itemState} from wstg_items order by last_sync_timestamp nulls first`.execute(db)
      return new Map(rows.map((row) => [row.key, row]))
    },

    /** The item with this finding. */
    async itemOfFinding(findingId: number): Promise<Item | undefined> {
      const { rows } = await sql<Item>`
        select item_key as key, wstg_id as "wstgId" from wstg_items
        where finding_id = ${findingId} order by item_key limit 1`.execute(db)
      return rows[0]
    },

    /**
     * Removes the findings of these items.
     * @returns the number of items that have not changed since
     */
    async clearFindings(items: readonly ItemState[]): Promise<number> {
      const { numAffectedRows } = await sql`
        update wstg_items as item set finding_id = null, revision = item.revision + 1
        from unnest(
          ${items.map(({ key }) => key)}::text[], ${items.map(({ revision }) => revision)}::bigint[]
        ) as gone (item_key, revision)
        where item.item_key = gone.item_key and item.revision = gone.revision`.execute(db)
      return Number(numAffectedRows ?? 0)
    },

    /** Notes that a write was sent to the tool or lost on its way; null: it has been answered. */
    async noteUnanswered(key: string, write: 'create' | 'update' | null): Promise<void> {
      await sql`
      update wstg_items set
        unanswered_write = ${write}::text,
        unanswered_since = case when ${write}::text is not null then ${now} end
      where item_key = ${key}`.execute(db)
    },

    /**
     * Stores that a request has been written to the tool. Stores nothing if another process has the
     * lease or a newer request has been written: then this process was frozen meanwhile.
     * @returns `released` when the lease has ended with it: there was no other request, and no
     * other process had tried to take the item
     */
    async storeWritten(
      key: string,
      written: Written,
      lease: Lease,
    ): Promise<'stored' | 'released' | 'refused'> {
      const { seq, findingId, status, toolStatus, notes, severity, changedAt } = written
      const result = [status, toolStatus, notes, severity, changedAt ?? null] as const
      const { rows } = await db.executeQuery(
        storingWritten(lease.name, lease.token, key, seq, findingId, ...result),
      )
      return rows[0]!.outcome
    },

    /**
     * Stores a reading of a finding for deliveries, and finishes these. Stores nothing and returns
     * false if the item has changed since the reading.
     */
    async storeSnapshot(
      reading: FindingSnapshot,
      event: string,
      seqs: readonly number[],
    ): Promise<boolean> {
      const stored = await storeSnapshots(db, [reading], event, seqs)
      return stored.length > 0
    },

    /**
     * Stores the snapshots of a periodic run. Leaves out items that have changed since, and items
     * with a waiting or failed sync request.
     * @returns the number of stored snapshots
     */
    async storePeriodic(snapshots: readonly FindingSnapshot[]): Promise<number> {
      const stored = snapshots.length === 0 ? [] : await storeSnapshots(db, snapshots, null, [])
      return stored.length
    },

    /**
     * Marks a request as failed and logs it. The tracker's status stays, so the difference from the
     * tool is a visible conflict. A failed reading (`status` undefined) changes no item. Without a
     * `key` the item is not known yet, and the log names the finding.
     */
    async storeFailure(
      seqs: readonly number[],
      key: string | null,
      failure: StoredFailure,
    ): Promise<void> {
      const { direction, status, error, delay, answer } = failure
      const due =
        delay === undefined ? sql`null` : sql`${now} + ${delay} * interval '1 millisecond'`
      await sql`
      with request as (
        update wstg_inbox set
          state = 'failed', due_at = ${due}, requeue_at = coalesce(${due}, requeue_at),
            requeues = 0,
          finished_at = ${now}, note = ${error}
        where seq = any(${[...seqs]}::bigint[]) and due_at is not null
        returning seq, finding_id
      ), before as (
        select wstg_id, wstg_status, case when defectdojo_status is not null
          then wstg_status end as old_status
        from wstg_items where item_key = ${key} and exists (select from request)
        union
        select 'finding ' || finding_id, ${unknownStatus}, null from request
          where ${key}::text is null
      ), item as (
        update wstg_items set
          wstg_status = coalesce(${status ?? null}, wstg_status),
          finding_id = coalesce(${answer?.findingId ?? null}::bigint, finding_id),
          defectdojo_status = coalesce(${answer?.toolStatus ?? null}, defectdojo_status, 'active'),
          revision = revision + 1
        where item_key = ${key} and ${status !== undefined}::boolean and exists (select
          from request)
      ), log_entry as (
        ${insertLog(
          direction,
          sql`(
            select wstg_id, old_status, coalesce(${status ?? null}, wstg_status) as new_status,
              ${error}::text as error
            from before
          )`,
        )}
      )
      select from request`.execute(db)
    },

    /**
     * Repeats the latest request because an older write may have overwritten it in the tool: writes
     * the tracker's status again, or reads the finding again.
     */
    async repeatLatest(key: string): Promise<void> {
      await sql`
      with latest as (
        select item_key, finding_id, last_seq, last_sync_direction, event from wstg_items
          where item_key = ${key}
      ), written as (
        update wstg_inbox set state = 'pending', due_at = ${now}, requeue_at = ${now}, attempts = 0
        from latest
        where wstg_inbox.seq = latest.last_seq and latest.last_sync_direction = 'tracker->dd'
      )
      insert into wstg_inbox (kind, item_key, finding_id, payload, requeue_at)
      select 'finding', item_key, finding_id, jsonb_build_object('event', coalesce(event,
        'finding_updated')), ${now}
      from latest where last_sync_direction = 'dd->tracker' and finding_id is not null`.execute(db)
    },
  }
}

export type StateRepository = ReturnType<typeof stateRepository>
