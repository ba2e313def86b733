import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/types.ts'
import { prepared } from '../database/database.ts'
import { type TrackerStatus, unknownStatus } from './status.ts'

/**
 * Milliseconds after which an unfinished request is overdue. The time grows each time that it is
 * taken, up to twelve times: most of these requests are not lost but wait in a long line.
 */
const requeueAfter = 5000
const maxRequeueFactor = 12
/** Rows that one statement removes. */
const purgePortion = 2000

/** The stored content of a sync request. */
interface SyncPayload {
  status: TrackerStatus
  notes?: string | undefined
  /** ISO 8601; the tracker's time of the change of status. */
  timestamp?: string | undefined
  user?: string | undefined
}

interface DeliveryPayload {
  event: string
}

interface StoredRequest {
  seq: number
  attempts: number
  failed: boolean
  /** Milliseconds since it was accepted. */
  age: number
  /** Whether the time of its next attempt has come. */
  due: boolean
  /** W3C trace context of the accepting call. */
  traceparent: string | null
}

/** A request of the inbox that is not finished. */
export type PendingRequest =
  | (StoredRequest & { kind: 'sync'; payload: SyncPayload })
  | (StoredRequest & { kind: 'finding'; findingId: number; payload: DeliveryPayload })

export interface Item {
  /** The identifier without case. */
  key: string
  /** The identifier in its displayed spelling. */
  wstgId: string
}

/** A sync request before its acceptance. */
export interface SyncRequest {
  item: Item
  payload: SyncPayload
  /** W3C trace context of its call. */
  traceparent?: string | undefined
}

/** Deliveries about findings before their acceptance. */
export interface Deliveries {
  findingIds: readonly number[]
  payload: DeliveryPayload
  /** The item of the findings, if it is known. */
  item?: Item | undefined
  traceparent?: string | undefined
}

const after = (milliseconds: number) =>
  sql<Date>`clock_timestamp() + ${milliseconds} * interval '1 millisecond'`

/**
 * Accepted requests, in the order of acceptance. The row exists before the caller gets the answer.
 * A request is unfinished until it is done or has failed for good; from then on `due_at` is null.
 */
export const inboxRepository = (db: Kysely<Database>) => {
  const acceptingSyncs = prepared(
    db,
    (requests: string) => sql<{ seq: number }>`
      with request as (
        select * from rows from (
          json_to_recordset(${requests}::json) as (
            key text, "wstgId" text, payload jsonb, traceparent text
          )
        ) with ordinality as request (item_key, wstg_id, payload, traceparent, place)
      ), item as (
        insert into wstg_items (item_key, wstg_id, wstg_status)
        select distinct on (item_key) item_key, wstg_id, payload ->> 'status' from request
        order by item_key, place
        on conflict (item_key) do nothing
      )
      insert into wstg_inbox (kind, item_key, payload, requeue_at, traceparent)
      select 'sync', item_key, payload, ${after(requeueAfter)}, traceparent
      from request order by place
      returning seq`,
  )

  const unfinished = (seqs: readonly number[]) =>
    db
      .updateTable('wstg_inbox')
      .where(sql<boolean>`seq = any(${[...seqs]}::bigint[])`)
      .where('due_at', 'is not', null)

  return {
    /**
     * Stores sync requests in this order, and their new items, in one step: all of them or none.
     * Items are stored in the order of their keys, so that two calls cannot deadlock.
     * @returns their places in the order of acceptance
     */
    async acceptSyncs(requests: readonly SyncRequest[]): Promise<number[]> {
      const rowsIn = requests.map(({ item, payload, traceparent }) => ({
        ...item,
        payload,
        traceparent,
      }))
      const { rows } = await db.executeQuery(acceptingSyncs(JSON.stringify(rowsIn)))
      return rows.map(({ seq }) => seq)
    },

    /** Stores deliveries about findings. Stores their item too if it is known and new. */
    async acceptDelivery({ findingIds, payload, item, traceparent }: Deliveries) {
      const { rows } = await sql<{ seq: number }>`
        with item as (
          insert into wstg_items (item_key, wstg_id, wstg_status)
          select ${item?.key ?? null}::text, ${item?.wstgId ?? null}::text, ${unknownStatus}
          where ${item !== undefined}::boolean
          on conflict (item_key) do nothing
        )
        insert into wstg_inbox (kind, finding_id, item_key, payload, requeue_at, traceparent)
        select 'finding', finding, coalesce(${item?.key ?? null}::text, (
            select item_key from wstg_items where finding_id = finding order by item_key limit 1
          )), ${JSON.stringify(payload)}::jsonb, ${after(requeueAfter)},
          ${traceparent ?? null}::text
        from unnest(${[...findingIds]}::bigint[]) as finding
        returning seq`.execute(db)
      return rows.map(({ seq }) => seq)
    },

    /** Assigns a finding's deliveries to an item, which is tracked from now on. */
    async assignItem(seqs: readonly number[], item: Item, findingId: number): Promise<void> {
      await sql`
        with item as (
          insert into wstg_items (item_key, wstg_id, wstg_status, finding_id)
          values (${item.key}, ${item.wstgId}, ${unknownStatus}, ${findingId})
          on conflict (item_key) do nothing
        )
        update wstg_inbox set item_key = ${item.key}
        where due_at is not null
          and (seq = any(${[...seqs]}::bigint[]) or finding_id = ${findingId}
            and item_key is null)`.execute(db)
    },

    /** Counts an attempt that has ended its process. */
    async countCrash(seqs: readonly number[]): Promise<void> {
      await unfinished(seqs)
        .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
        .execute()
    },

    /** Makes requests overdue that the end of the process has interrupted. */
    async giveBack(seqs: readonly number[]): Promise<void> {
      await unfinished(seqs)
        .set({ requeue_at: after(0) })
        .execute()
    },

    /**
     * Schedules the next attempt.
     * @param counted whether this attempt counts
     */
    async postpone(
      seqs: readonly number[],
      { delay, note, counted }: { delay: number; note: string; counted: boolean },
    ): Promise<void> {
      await unfinished(seqs)
        .set(({ eb }) => ({
          due_at: after(delay),
          requeue_at: after(delay),
          requeues: 0,
          note,
          attempts: eb('attempts', '+', counted ? 1 : 0),
        }))
        .execute()
    },

    /** Ends requests that have no effect. */
    async finish(seqs: readonly number[], reason: string): Promise<void> {
      await unfinished(seqs)
        .set({ state: 'done', due_at: null, finished_at: after(0), note: reason })
        .execute()
    },

    /** Takes up to `limit` overdue requests that no other process takes meanwhile. */
    async takeOverdue(limit: number): Promise<number[]> {
      const { rows } = await sql<{ seq: number }>`
      update wstg_inbox
      set requeue_at = ${after(requeueAfter)} * least(greatest(requeues, 1), ${maxRequeueFactor}),
        requeues = requeues + 1
      where seq in (
        select seq from wstg_inbox where due_at is not null and requeue_at <= clock_timestamp()
        order by requeue_at limit ${limit} for update skip locked
      )
      returning seq`.execute(db)
      return rows.map(({ seq }) => seq).toSorted((a, b) => a - b)
    },

    /**
     * Removes requests that were finished a week ago, failed ones after 90 days. Works in portions,
     * so that no statement reaches the time-out. Returns the number of removed rows.
     */
    async purge(): Promise<number> {
      for (let removed = 0; ; ) {
        const { numAffectedRows } = await sql`
        delete from wstg_inbox where seq in (
          select seq from wstg_inbox
          where due_at is null and finished_at < clock_timestamp()
            - case state when 'failed' then interval '90 days' else interval '7 days' end
          limit ${purgePortion}
        )`.execute(db)
        const count = Number(numAffectedRows ?? 0)
        removed += count
        if (count < purgePortion) return removed
      }
    },
  }
}

export type InboxRepository = ReturnType<typeof inboxRepository>
