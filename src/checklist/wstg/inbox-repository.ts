import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../db/types.ts'
import type { components } from '../../../generated/types.ts'
import { databaseNow, inMilliseconds } from '../../platform/database/database.ts'
import { deleteInPortions } from '../../platform/database/portions.ts'
import type { JobQueue } from '../../platform/queue/queue.ts'
import type { Finding } from '../defectdojo/finding.ts'
import type { Item } from './identifier.ts'
import { type TrackerStatus, unknownStatus } from './status.ts'

/** Deliveries that wait together and are still read one by one. */
export const maxReadSingly = 50
/** Requests of a line that are read together. */
const maxTogether = 200
/** Lines that are queued again at once. */
const maxOverdue = 1000

/** Failed requests that one call changes. */
const maxChanged = 10_000

interface SyncContent {
  kind: 'sync'
  findingId?: null
  payload: {
    status: TrackerStatus
    /** The caller's text, if it means no status. */
    sent?: string | undefined
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
  /** Null: several findings. */
  findingId: number | null
  payload: {
    event: string
    /** The test whose lists are read for several findings; without one a run reads them. */
    test?: number | undefined
    engagement?: number | undefined
    findings?: readonly number[]
  }
}

/** A request before its acceptance. The item of a delivery is stored too if it is known. */
export type NewRequest =
  | (SyncContent & { item: Item })
  | (DeliveryContent & { item?: Item | undefined })

/** A request of the inbox that is not finished. */
export type PendingRequest = (SyncContent | DeliveryContent) & {
  seq: number
  attempts: number
  failed: boolean
  /** Milliseconds since it was accepted, or since an administrator had it repeated. */
  age: number
  /** Milliseconds until its next attempt; not positive: it is due. */
  dueIn: number
  itemKey: string | null
}

export type SyncRequest = PendingRequest & { kind: 'sync' }
export type Delivery = PendingRequest & { kind: 'finding' }

export const lineOfItem = (key: string) => `item:${key}`
export const linesOfTests = 'test:'

/** A job of the queue works off a line. Sync requests go before deliveries. */
export const announceLine = (queue: Pick<JobQueue, 'announce'>, line: string, delay = 0) =>
  queue.announce(line, { delay, priority: line.startsWith(lineOfItem('')) ? 0 : 1 })

export const seqsOf = (requests: readonly { seq: number }[]): number[] =>
  requests.map(({ seq }) => seq)

export type RequestState = components['schemas']['WstgRequestState']

/**
 * Not an equality: the planner must take the order by state and number from the index
 * `wstg_inbox_states`. In the order by number alone it would read all requests in other states.
 */
export const isInState = (state: RequestState) => sql<boolean>`state between ${state} and ${state}`

const isOneOf = (seqs: readonly number[]) => sql<SqlBool>`seq = any(${[...seqs]}::bigint[])`

/** Not `clock_timestamp()`, with which no index finds rows. */
const ago = (milliseconds: number) =>
  sql<Date>`statement_timestamp() - ${milliseconds} * interval '1 millisecond'`

const millisecondsUntil = (time: RawBuilder<unknown>) =>
  sql<number>`(extract(epoch from ${time} - clock_timestamp()) * 1000)::float8`
const dueIn = millisecondsUntil(sql`due_at`)
const isFailed = sql<SqlBool>`state = 'failed'`
const isDelivery = sql<SqlBool>`kind = 'finding'`

/** Requests on their way into the inbox, and their lines on the way into the queue. */
const acceptance = (db: Kysely<Database>, queue: Pick<JobQueue, 'announce'>) => ({
  /**
   * Stores requests in this order, and their new items, in one step: all of them or none. Items
   * are locked in the order of their keys, so that two calls cannot deadlock and none is
   * forgotten meanwhile.
   * @returns their places in the order of acceptance
   */
  async accept(requests: readonly NewRequest[]): Promise<number[]> {
    const values = requests.map(({ item, ...request }) => ({ ...request, ...item }))
    const { rows } = await sql<{ seq: number; line: string | null }>`
      with request as (
        select * from rows from (
          json_to_recordset(${JSON.stringify(values)}::json) as (
            kind text, key text, "wstgId" text, "findingId" bigint, payload jsonb
          )
        ) with ordinality as request (
          kind, item_key, wstg_id, finding_id, payload, place
        )
      ), known as (
        select item_key, requested from wstg_items
        where item_key = any (array(select item_key from request))
        order by item_key for key share
      ), item as (
        insert into wstg_items (
          item_key, wstg_id, wstg_status, status_set_at, status_set_by, status_set_for, requested
        )
        select distinct on (item_key) item_key, wstg_id,
          coalesce(payload ->> 'status', ${unknownStatus}),
          case kind when 'sync' then least((payload ->> 'timestamp')::timestamptz, now()) end,
          (payload ->> 'account')::integer, payload ->> 'user', kind = 'sync'
        from request where item_key is not null
          and item_key not in (select item_key from known where requested or kind <> 'sync')
        order by item_key, place
        on conflict (item_key) do update
          set requested = wstg_items.requested or excluded.requested
      )
      insert into wstg_inbox (kind, item_key, finding_id, payload)
      select kind, coalesce(item_key, (
          select item.item_key from wstg_items as item
          where item.finding_id = request.finding_id order by item.item_key limit 1
        )), finding_id, payload
      from request order by place
      returning seq, line`.execute(db)
    for (const line of new Set(rows.map((row) => row.line)))
      if (line !== null) void announceLine(queue, line)
    return seqsOf(rows)
  },

  /**
   * Queues lines again whose requests have been due for so many milliseconds: the queue has lost
   * them, or their process has.
   * @param withDeliveries whether these are read one by one; those read by lists always are
   */
  async announceOverdue(milliseconds: number, withDeliveries: boolean): Promise<void> {
    const rows = await db
      .selectFrom('wstg_inbox')
      .select('line')
      .where('due_at', '<', ago(milliseconds))
      .where('line', 'is not', null)
      .$if(!withDeliveries, (query) => query.where(sql<SqlBool>`(finding_id is null)`))
      .orderBy('due_at')
      .limit(maxOverdue)
      .execute()
    for (const line of new Set(rows.map((row) => row.line!))) await announceLine(queue, line)
  },
})

const unfinished = (db: Kysely<Database>, condition: RawBuilder<SqlBool>) =>
  db.updateTable('wstg_inbox').where(condition).where('due_at', 'is not', null)

const ended = (state: RequestState, note: string) => ({
  state,
  note,
  due_at: null,
  finished_at: databaseNow,
})

/**
 * Changes these failed requests, or all of them, oldest first, and returns their numbers. The
 * array makes it read these only: a join would read the whole inbox.
 * @param account only requests of this account's calls; undefined: of all accounts
 */
const changeFailed =
  (db: Kysely<Database>, change: RawBuilder<unknown>) =>
  async (seqs: readonly number[] | 'all', account?: number): Promise<number[]> => {
    const own = account === undefined ? sql`true` : sql`payload ->> 'account' = ${String(account)}`
    const chosen =
      seqs === 'all' ? sql`order by state, seq` : sql`and ${isOneOf(seqs)} order by seq`
    const { rows } = await sql<{ seq: number }>`
      update wstg_inbox set ${change}
      where seq = any(array(
        select seq from wstg_inbox
        where ${isInState('failed')} and ${own} ${chosen} limit ${maxChanged} for update
      ))
      returning seq`.execute(db)
    return seqsOf(rows).sort((a, b) => a - b)
  }

/** The changes of accepted requests. */
const changes = (db: Kysely<Database>) => ({
  /**
   * Ends older sync requests of an item.
   * @param newest the request of the item that takes effect, or has done so
   * @param notes for this one, if it has no end yet
   */
  async supersede(older: readonly number[], newest: number, notes?: string): Promise<void> {
    await db
      .with('older', () =>
        unfinished(db, isOneOf(older)).set(ended('superseded', `superseded by request ${newest}`)),
      )
      .updateTable('wstg_inbox')
      .set({ payload: sql`payload || ${JSON.stringify({ notes })}::jsonb` })
      .where('seq', '=', newest)
      .where('due_at', 'is not', null)
      .execute()
  },

  /** Assigns a finding's deliveries to an item, which is tracked from now on. */
  async assignItem(
    seqs: readonly number[],
    item: Item,
    { id, test }: Pick<Finding, 'id' | 'test'>,
  ): Promise<void> {
    await sql`
      with item as (
        insert into wstg_items (item_key, wstg_id, wstg_status, finding_id, finding_test)
        values (${item.key}, ${item.wstgId}, ${unknownStatus}, ${id}, ${test})
        on conflict (item_key) do nothing
      )
      update wstg_inbox set item_key = ${item.key}
      where due_at is not null
        and (${isOneOf(seqs)} or line = ${`finding:${id}`} and item_key is null)`.execute(db)
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
    await unfinished(db, isOneOf(seqs))
      .set(({ eb }) => ({
        due_at: inMilliseconds(delay),
        ...(counted && { tried_at: databaseNow }),
        ...(note !== undefined && {
          note,
          state: sql<RequestState>`case state when 'failed' then state else 'retrying' end`,
        }),
        attempts: eb('attempts', '+', counted ? 1 : 0),
      }))
      .execute()
  },

  /** Leaves deliveries to the next run. */
  async leaveToRun(seqs: readonly number[]): Promise<void> {
    await unfinished(db, isOneOf(seqs)).set({ payload: sql`payload - 'test'` }).execute()
  },

  /** Ends deliveries that have no effect. */
  async finish(seqs: readonly number[], reason: string): Promise<void> {
    await unfinished(db, isOneOf(seqs)).set(ended('done', reason)).execute()
  },

  /** Resets failed requests, as if just accepted: they are tried for a day again. */
  retryFailed: changeFailed(
    db,
    sql`state = 'waiting', attempts = 0, finished_at = null, note = null,
      due_at = clock_timestamp(), retried_at = clock_timestamp()`,
  ),

  /** Stops the retries and the display of failed requests, which keep their reason. */
  dismissFailed: changeFailed(
    db,
    sql`state = 'dismissed', due_at = null, finished_at = clock_timestamp()`,
  ),
})

/** The deliveries that periodic runs work off. */
const runDeliveries = (db: Kysely<Database>) => ({
  /**
   * The deliveries that wait for a run, because no list covers them: those about several
   * findings, and all of them if they are too many to be read one by one.
   * @returns whether it is all, and when the newest was accepted; undefined without any
   */
  async deliveriesForRun(): Promise<{ all: boolean; newest: Date } | undefined> {
    const waiting = db
      .selectFrom('wstg_inbox')
      .select(['accepted_at', sql<boolean>`finding_id is null`.as('several')])
      .where(isDelivery)
      .where('due_at', '<=', ago(0))
      .where(sql`payload ->> 'test'`, 'is', null)
      .limit(maxReadSingly + 1)
    const { all, newest, newestOfSeveral } = await db
      .selectFrom(waiting.as('waiting'))
      .select(sql<boolean>`count(*) > ${maxReadSingly}`.as('all'))
      .select(sql<Date>`max(accepted_at)`.as('newest'))
      .select(sql<Date | null>`max(accepted_at) filter (where several)`.as('newestOfSeveral'))
      .executeTakeFirstOrThrow()
    if (all) return { all, newest }
    return newestOfSeveral === null ? undefined : { all, newest: newestOfSeveral }
  },

  /** Ends the deliveries that were accepted before a run began, which has succeeded now. */
  coverDeliveries: (began: Date) =>
    unfinished(db, isDelivery)
      .set(ended('done', `covered by the run that began at ${began.toISOString()}`))
      .where('accepted_at', '<', began)
      .execute(),
})

/**
 * Accepted requests, in the order of acceptance. The row exists before the caller gets the answer.
 * A request is unfinished until it has an end or has failed for good; from then on `due_at` is
 * null. `note` is a text for administrators only. The transitions of the column `state`:
 *
 *     accept                             → waiting
 *     postpone after a failed attempt    waiting, retrying → retrying; failed stays
 *     storeFailure                       waiting, retrying, failed → failed, due while repeated
 *     storeWritten, storeReading         → done; older statuses of the item → superseded,
 *                                          and older deliveries about the finding
 *     finish                             unfinished deliveries → done without effect
 *     coverDeliveries                    waiting, retrying, failed but due → done
 *     supersede, storeFailure for good   older sync requests of the item → superseded
 *     retryFailed                        failed → waiting
 *     dismissFailed                      failed → dismissed
 *     repeatNewest                       done → waiting
 *
 * @param queue gets the lines of new requests. No caller waits for it
 */
export const inboxRepository = (db: Kysely<Database>, queue: Pick<JobQueue, 'announce'>) => ({
  ...acceptance(db, queue),
  ...changes(db),
  ...runDeliveries(db),

  /** The unfinished requests of a line, oldest first; of very many the newest. */
  async ofLine(line: string): Promise<PendingRequest[]> {
    const requests = await db
      .selectFrom('wstg_inbox')
      .select(['seq', 'kind', 'payload', 'attempts', 'item_key as itemKey'])
      .select(['finding_id as findingId', isFailed.as('failed'), dueIn.as('dueIn')])
      .select(sql<number>`-${millisecondsUntil(sql`coalesce(retried_at, accepted_at)`)}`.as('age'))
      .where('line', '=', line)
      .where('due_at', 'is not', null)
      .orderBy('seq', 'desc')
      .limit(maxTogether)
      .execute()
    return (requests as PendingRequest[]).reverse()
  },

  /**
   * The sync request that a delivery has to wait for, and the milliseconds until its next
   * attempt: one that is neither done nor failed, or an older failed one that has not been tried
   * since the delivery, which would supersede it.
   */
  statusBefore: (key: string, delivery: number) =>
    db
      .selectFrom('wstg_inbox')
      .select(['seq', isFailed.as('failed'), dueIn.as('dueIn')])
      .where('line', '=', lineOfItem(key))
      .where('due_at', 'is not', null)
      .where(
        sql<SqlBool>`(state <> 'failed' or seq < ${delivery} and tried_at < (
          select accepted_at from wstg_inbox where seq = ${delivery}))`,
      )
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst(),

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
})

export type InboxRepository = ReturnType<typeof inboxRepository>
