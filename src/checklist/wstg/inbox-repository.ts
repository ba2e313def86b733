import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/types.ts'
import type { components } from '../../../generated/types.ts'
import { deleteInPortions } from '../../platform/database/portions.ts'
import { type TrackerStatus, unknownStatus } from './status.ts'

/**
 * Milliseconds after which an unfinished request is overdue. They are multiplied by the number of
 * times that it was taken, up to the maximum: most of these requests wait in a long line.
 */
const requeueAfter = 5000
const maxRequeueFactor = 12
/** Deliveries that wait together and are still read one by one. */
export const maxReadSingly = 50
/** Deliveries that one reading of the lists answers. */
const maxTogether = 1000
/** The lease of the process that answers many deliveries from the lists. */
export const deliveriesLease = 'wstg-deliveries'

/** Failed requests that one call changes, and that one statement changes. */
const maxChanged = 10_000
const changePortion = 2000

export interface Item {
  /** The identifier without case. */
  key: string
  /** The identifier in its displayed spelling. */
  wstgId: string
}

interface SyncContent {
  kind: 'sync'
  findingId?: null
  payload: {
    status: TrackerStatus
    notes?: string | undefined
    user?: string | undefined
    /** When the status was set, by its caller; ISO 8601. */
    timestamp?: string | undefined
    /** The id of the account that called. */
    account?: number
  }
}

interface DeliveryContent {
  kind: 'finding'
  findingId: number
  payload: { event: string }
}

/** A request before its acceptance. The item of a delivery is stored too if it is known. */
export type NewRequest =
  | (SyncContent & { item: Item })
  | (DeliveryContent & { item?: Item | undefined })

/** A request of the inbox by its number. */
export interface RequestRef {
  seq: number
  kind: NewRequest['kind']
}

/** Overdue requests, and the milliseconds until the next one if there is one. */
interface Overdue {
  requests: RequestRef[]
  nextIn: number | null
}

/** A request of the inbox that is not finished. */
export type PendingRequest = (SyncContent | DeliveryContent) & {
  seq: number
  attempts: number
  failed: boolean
  /** Milliseconds since it was accepted, or since an administrator had it repeated. */
  age: number
  /** Whether the time of its next attempt has come. */
  due: boolean
}

export type RequestState = components['schemas']['WstgRequestState']

/** Requests without an end, and failed ones: as the indexes name them. */
export const isOpen = sql<boolean>`state in ('waiting', 'retrying', 'failed')`

/**
 * Not an equality: the planner must take the order by state and number from the index
 * `wstg_inbox_states`. In the order by number alone it would read all requests in other states.
 */
export const isInState = (state: RequestState) => sql<boolean>`state between ${state} and ${state}`

const after = (milliseconds: RawBuilder<number> | number) =>
  sql<Date>`clock_timestamp() + ${milliseconds} * interval '1 millisecond'`

const nextRequeue = sql<number>`${requeueAfter} * least(greatest(requeues, 1), ${maxRequeueFactor})`

/**
 * Accepted requests, in the order of acceptance. The row exists before the caller gets the answer.
 * A request is unfinished until it has an end or has failed for good; from then on `due_at` is
 * null. `note` is a text for administrators only. The transitions of the column `state`:
 *
 *     accept                             → waiting
 *     postpone after a failed attempt    waiting, retrying → retrying; failed stays
 *     storeFailure                       waiting, retrying, failed → failed, due while repeated
 *     storeWritten, storeReading         → done; older open ones of the item → superseded
 *     finish                             unfinished → done without effect, or superseded
 *     supersede, storeFailure for good   older sync requests of the item → superseded
 *     retryFailed                        failed → waiting
 *     dismissFailed                      failed → dismissed
 *     repeatNewest                       done → waiting
 *
 * @param onDue called when the time of a request's next attempt changes
 */
export const inboxRepository = (db: Kysely<Database>, onDue: () => void = () => undefined) => {
  const unfinished = (seqs: readonly number[]) =>
    db
      .updateTable('wstg_inbox')
      .where(sql<boolean>`seq = any(${[...seqs]}::bigint[])`)
      .where('due_at', 'is not', null)

  /**
   * Changes these failed requests, or all of them, oldest first. Works in portions, so that no
   * statement reaches the time-out. The array makes each one read its own requests only: a join
   * would read the whole inbox.
   */
  const changeFailed = async (
    change: RawBuilder<unknown>,
    seqs: readonly number[] | 'all',
    account: number | undefined,
  ) => {
    const own = account === undefined ? sql`true` : sql`payload ->> 'account' = ${String(account)}`
    const changed: number[] = []
    for (let count = changePortion; count === changePortion && changed.length < maxChanged; ) {
      const chosen =
        seqs === 'all'
          ? sql`seq > ${changed.at(-1) ?? 0} order by state, seq limit ${changePortion}`
          : sql`seq = any(${seqs}::bigint[]) order by seq`
      const { rows } = await sql<{ seq: number }>`
        update wstg_inbox set ${change}
        where seq = any(array(
          select seq from wstg_inbox
          where ${isInState('failed')} and ${own} and ${chosen} for update
        ))
        returning seq`.execute(db)
      count = rows.length
      changed.push(...rows.map(({ seq }) => seq).sort((a, b) => a - b))
    }
    return changed
  }

  return {
    /**
     * Stores requests in this order, and their new items, in one step: all of them or none. Items
     * are stored in the order of their keys, so that two calls cannot deadlock.
     * @returns their places in the order of acceptance
     */
    async accept(requests: readonly NewRequest[]): Promise<number[]> {
      const values = requests.map(({ item, ...request }) => ({ ...request, ...item }))
      const { rows } = await sql<{ seq: number }>`
        with request as (
          select * from rows from (
            json_to_recordset(${JSON.stringify(values)}::json) as (
              kind text, key text, "wstgId" text, "findingId" bigint, payload jsonb
            )
          ) with ordinality as request (
            kind, item_key, wstg_id, finding_id, payload, place
          )
        ), item as (
          insert into wstg_items (
            item_key, wstg_id, wstg_status, status_set_at, status_set_by, status_set_for
          )
          select distinct on (item_key) item_key, wstg_id,
            coalesce(payload ->> 'status', ${unknownStatus}),
            case kind when 'sync' then wstg_status_set_at(payload, now()) end,
            (payload ->> 'account')::integer, payload ->> 'user'
          from request where item_key is not null
          order by item_key, place
          on conflict (item_key) do nothing
        )
        insert into wstg_inbox (kind, item_key, finding_id, payload, requeue_at)
        select kind, coalesce(item_key, (
            select item.item_key from wstg_items as item
            where item.finding_id = request.finding_id order by item.item_key limit 1
          )), finding_id, payload, ${after(requeueAfter)}
        from request order by place
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

    /**
     * Schedules the next attempt.
     * @param note why this one has failed; undefined: note and state stay
     * @param counted whether this attempt counts
     */
    async postpone(
      seqs: readonly number[],
      { delay, note, counted }: { delay: number; note?: string; counted: boolean },
    ): Promise<void> {
      await unfinished(seqs)
        .set(({ eb }) => ({
          due_at: after(delay),
          requeue_at: after(delay),
          requeues: 0,
          ...(note !== undefined && {
            note,
            state: sql<RequestState>`case state when 'failed' then state else 'retrying' end`,
          }),
          attempts: eb('attempts', '+', counted ? 1 : 0),
        }))
        .execute()
      onDue()
    },

    /** Ends requests that have no effect. */
    async finish(
      seqs: readonly number[],
      state: 'done' | 'superseded',
      reason: string,
    ): Promise<void> {
      await unfinished(seqs)
        .set({ state, due_at: null, finished_at: after(0), note: reason })
        .execute()
    },

    /**
     * Resets failed requests, as if they had just been accepted: they are tried for a day again.
     * @param account only requests of this account's calls; undefined: of all accounts
     * @returns their numbers
     */
    async retryFailed(seqs: readonly number[] | 'all', account?: number): Promise<number[]> {
      const change = sql`state = 'waiting', attempts = 0, requeues = 0, finished_at = null,
        note = null, due_at = clock_timestamp(), requeue_at = clock_timestamp(),
        retried_at = clock_timestamp()`
      const retried = await changeFailed(change, seqs, account)
      onDue()
      return retried
    },

    /**
     * Stops the retries and the display of failed requests, which keep their reason.
     * @param account only requests of this account's calls; undefined: of all accounts
     * @returns their numbers
     */
    dismissFailed: (seqs: readonly number[] | 'all', account?: number) =>
      changeFailed(
        sql`state = 'dismissed', due_at = null, finished_at = clock_timestamp()`,
        seqs,
        account,
      ),

    /** Whether so many deliveries wait that the lists are read for them, or are being read. */
    async manyDeliveriesWait(): Promise<boolean> {
      const { rows } = await sql<{ many: boolean }>`
        select (
          select count(*) > ${maxReadSingly} from (
            select from wstg_inbox where kind = 'finding' and due_at <= statement_timestamp()
            limit ${maxReadSingly + 1}
          ) as waiting
        ) or exists (
          select from leases where name = ${deliveriesLease} and held_until > clock_timestamp()
        ) as many`.execute(db)
      return rows[0]!.many
    },

    /** The deliveries that wait, those that have waited longest first. */
    async waitingDeliveries(): Promise<PendingRequest[]> {
      const { rows } = await sql<{ request: PendingRequest }>`
        select wstg_pending_request(request) as request from wstg_inbox as request
        where kind = 'finding' and due_at <= statement_timestamp()
        order by due_at limit ${maxTogether}`.execute(db)
      return rows.map(({ request }) => request)
    },

    /**
     * Takes up to `limit` overdue requests that no other process takes meanwhile.
     * @returns these, oldest first, and the milliseconds until the next one, if any
     */
    async takeOverdue(limit: number): Promise<Overdue> {
      const { rows } = await sql<Overdue>`
      with taken as (
        update wstg_inbox
        set requeue_at = ${after(nextRequeue)},
          requeues = requeues + 1
        where seq in (
          select seq from wstg_inbox
          where due_at is not null and requeue_at <= statement_timestamp()
          order by requeue_at limit ${limit} for update skip locked
        )
        returning seq, kind
      )
      select coalesce((select json_agg(taken order by seq) from taken), '[]') as requests, (
        select extract(epoch from min(requeue_at) - clock_timestamp()) * 1000 from wstg_inbox
        where due_at is not null and requeue_at > statement_timestamp()
      )::float8 as "nextIn"`.execute(db)
      return rows[0]!
    },

    /**
     * Removes requests that were finished a week ago, failed ones after 90 days, and returns their
     * number.
     */
    purge: (): Promise<number> =>
      deleteInPortions(
        db,
        'wstg_inbox',
        sql`due_at is null and finished_at < statement_timestamp() - interval '7 days'
          and (state <> 'failed' or finished_at < statement_timestamp() - interval '90 days')`,
      ),
  }
}

export type InboxRepository = ReturnType<typeof inboxRepository>
