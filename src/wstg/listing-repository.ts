import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/types.ts'
import type { components } from '../../generated/types.ts'
import { newerWstgTests, wstgTests } from './catalogue.ts'
import { isInState, shownState } from './inbox-repository.ts'
import { lastSync } from './item-repository.ts'
import {
  conflictingSides,
  type SyncDirection,
  type ToolStatus,
  type TrackerStatus,
} from './status.ts'

export type RequestState = components['schemas']['WstgRequestState']

/** A test of the checklist, a tracked item, or both. What is not known is null. */
export interface ListedItem {
  wstg_id: string
  name: string | null
  category: string | null
  tracked: boolean
  wstg_status: TrackerStatus | null
  defectdojo_status: ToolStatus | null
  severity: string | null
  notes: string | null
  notes_truncated: boolean
  finding_id: number | null
  finding_created: Date | null
  last_sync: Date | null
  last_sync_direction: SyncDirection | null
  /** Whether it has been synchronised and has no finding any more. */
  lost_finding: boolean
  conflict: boolean
  open_request: boolean
  failed_reason: string | null
  /** Its place among the tests of the guide. */
  place: number
}

export interface ItemFilter {
  /** Identifier without case. */
  key?: string | undefined
  status?: TrackerStatus | undefined
  /** Name or id of a category of the guide. */
  category?: string | undefined
  tracked?: boolean | undefined
  conflict?: boolean | undefined
  openRequest?: boolean | undefined
}

/** Place and identifier of an item. */
export type ItemPosition = [place: number, wstgId: string]

export interface ListedRequest {
  request_id: number
  kind: 'sync' | 'webhook'
  wstg_id: string | null
  finding_id: number | null
  status: TrackerStatus | null
  user: string | null
  state: RequestState
  attempts: number
  accepted_at: Date
  next_attempt_at: Date | null
  finished_at: Date | null
  reason: string | null
}

/** More characters than a text has. */
const wholeText = 2 ** 31 - 1

/** The place of items outside of the guide, behind all of its tests. */
const outside = 10_000

const guide = JSON.stringify(
  [...wstgTests, ...newerWstgTests].map(({ id, description: _, ...test }, place) => ({
    ...test,
    key: id.toLowerCase(),
    wstg_id: id,
    place,
    newer: place >= wstgTests.length,
  })),
)

/** The rule is `isConflict`. */
const conflict = sql<boolean>`coalesce((item.wstg_status, item.defectdojo_status) in (${sql.join(
  conflictingSides.map((sides) => sql`(${sql.join(sides.map((side) => sql.lit(side)))})`),
)}), false)`

export const lostFinding = sql<boolean>`(finding_id is null and last_sync_timestamp is not null)`

/** Requests that are neither done nor dropped. */
const openRequests = sql`from wstg_inbox where item_key = item.item_key and state <> 'done'`

const place = sql<number>`coalesce(guide.place, ${sql.lit(outside)})`
const wstgId = sql<string>`coalesce(item.wstg_id, guide."wstg_id") collate "C"`

const only = (condition: RawBuilder<unknown>, value: unknown): RawBuilder<unknown> =>
  value === undefined ? sql`true` : condition

/** The items and the requests, for administrators and for the security report. */
export const listingRepository = (db: Kysely<Database>) => ({
  /**
   * Tests of the checklist in its order, then tracked newer tests of the guide, then other tracked
   * items by identifier.
   * @param options.notesLength characters of the notes; without it all
   */
  async items(
    filter: ItemFilter,
    options: { after?: ItemPosition | undefined; limit?: number; notesLength?: number } = {},
  ): Promise<ListedItem[]> {
    const { key, status, category, tracked, openRequest } = filter
    const { after = [-1, ''], limit = null, notesLength = wholeText } = options
    const isOpen = sql<boolean>`exists (select ${openRequests})`
    const { rows } = await sql<ListedItem>`
      select ${wstgId} as wstg_id, guide.name, guide.category, item.item_key is not null as tracked,
        item.wstg_status, item.defectdojo_status,
        case when item.item_key is null then guide.severity else item.severity end as severity,
        left(item.notes, ${notesLength}::integer) as notes,
        coalesce(length(item.notes) > ${notesLength}::integer, false) as notes_truncated,
        item.finding_id, item.finding_created, ${lastSync} as last_sync, item.last_sync_direction,
        coalesce(${lostFinding}, false) as lost_finding, ${conflict} as conflict,
        ${isOpen} as open_request, (
          select note ${openRequests} and state = 'failed' order by seq desc limit 1
        ) as failed_reason, ${place} as place
      from (
        select * from wstg_items where ${only(sql`item_key = ${key}`, key)}
      ) as item full join (
        select * from json_to_recordset(${guide}::json) as test (
          key text, wstg_id text, name text, category text, "categoryId" text, severity text,
          place integer, newer boolean
        ) where ${only(sql`key = ${key}`, key)}
      ) as guide on guide.key = item.item_key
      where (item.item_key is not null or not guide.newer)
        and ${only(sql`item.wstg_status = ${status}`, status)}
        and ${only(sql`lower(${category}) in (lower(category), lower("categoryId"))`, category)}
        and ${only(sql`(item.item_key is not null) = ${tracked}`, tracked)}
        and ${only(sql`${conflict} = ${filter.conflict}`, filter.conflict)}
        and ${only(sql`${isOpen} = ${openRequest}`, openRequest)}
        and (${place}, ${wstgId}) > (${after[0]}, ${after[1]})
      order by ${place}, ${wstgId} limit ${limit}`.execute(db)
    return rows
  },

  /** Requests, newest first, behind the request with the number `after`. */
  async requests(
    filter: { seq?: number; key?: string | undefined; state?: RequestState | undefined },
    limit: number,
    after = Number.MAX_SAFE_INTEGER,
  ): Promise<ListedRequest[]> {
    const { seq, key, state } = filter
    /** Whether the index of the states has the order. */
    const byState = state !== undefined && key === undefined
    const { rows } = await sql<ListedRequest>`
      select seq as request_id, case kind when 'finding' then 'webhook' else kind end as kind,
        item.wstg_id, coalesce(request.finding_id, item.finding_id) as finding_id,
        payload ->> 'status' as status, payload ->> 'user' as user,
        ${shownState} as state, attempts, accepted_at,
        due_at as next_attempt_at, finished_at, note as reason
      from wstg_inbox as request left join wstg_items as item using (item_key)
      where ${only(sql`seq = ${seq}`, seq)} and ${only(sql`item_key = ${key}`, key)}
        and ${state === undefined ? sql`true` : isInState(state)}
        and ${byState ? sql`(${shownState}, seq) < (${state}, ${after})` : sql`seq < ${after}`}
      order by ${byState ? sql`${shownState} desc, seq` : sql`seq`} desc limit ${limit}`.execute(db)
    return rows
  },
})
