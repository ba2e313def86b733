import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/types.ts'
import type { components, operations } from '../../../generated/types.ts'
import { newerWstgTests, wstgTests } from './catalogue.ts'
import { isInState, type RequestState } from './inbox-repository.ts'
import { lastSync } from './item-repository.ts'
import { conflict, countsBySeverity, openFindings, outcomeOf } from './outcome.ts'

type Schemas = components['schemas']

/** An entry of the contract with these times as `Date`. */
export type Timed<Entry, Times extends keyof Entry> = Omit<Entry, Times> & {
  [Time in Times]: null extends Entry[Time] ? Date | null : Date
}

/** A test of the checklist, a tracked item, or both. Unknown values are null. */
export interface ListedItem
  extends Timed<Omit<Schemas['WstgItem'], 'finding_url'>, 'last_sync' | 'status_set_at'> {
  /** Whether it has been synchronised and no longer has a finding. */
  lost_finding: boolean
  /** Its place among the tests of the guide. */
  place: number
}

type ItemQuery = Omit<
  NonNullable<operations['listItems']['parameters']['query']>,
  'since' | 'after' | 'limit'
>

/** As in the query of `listItems`. */
export type ItemFilter = { [Name in keyof ItemQuery]?: ItemQuery[Name] | undefined } & {
  /** Identifier without case. */
  key?: string | undefined
  /** The beginning of the assessment, for the outcome. */
  since?: Date | undefined
}

/** Place and identifier of an item. */
export type ItemPosition = [place: number, wstgId: string]

export type ListedRequest = Timed<
  Schemas['WstgRequest'],
  'accepted_at' | 'next_attempt_at' | 'finished_at'
>

/** More characters than a text has. */
const wholeText = 2 ** 31 - 1

/** The position of items outside of the guide, after all of its tests. */
const outside = 10_000

const tests = [...wstgTests, ...newerWstgTests].map((test, place) => ({
  ...test,
  key: test.id.toLowerCase(),
  place,
}))

/** OWASP's own list has `Error Handling` for `Testing for Error Handling`. */
const plainName = (category: string) =>
  category.toLowerCase().replace(/^testing for | testing$/g, '')

/** The tests of a category of the guide, by its name or id in any case; empty for others. */
const testsOfCategory = (category: string) => {
  const wanted = plainName(category)
  return tests.filter((test) =>
    [test.category, test.categoryId].some((name) => plainName(name) === wanted),
  )
}
export const isCategory = (category: string): boolean => testsOfCategory(category).length > 0

/** Tells which items are in the category, if there is one. */
export const isInCategory = (category: string | undefined) => {
  const name = category && testsOfCategory(category)[0]?.category
  return (item: Pick<ListedItem, 'category'>): boolean =>
    category === undefined || item.category === name
}

export const lostFinding = sql<boolean>`(
  item.finding_id is null and item.last_sync_timestamp is not null
)`

const openRequests = sql`from wstg_inbox where item_key = item.item_key and is_open`

const only = (condition: RawBuilder<unknown>, value: unknown): RawBuilder<unknown> =>
  value === undefined ? sql`true` : condition

/**
 * Whether the filter admits `item`.
 * @param key of the test or item
 */
const isMeant = (filter: ItemFilter, key: RawBuilder<unknown>) => {
  const { status, tracked, without_finding, open_request, outcome } = filter
  // Not `exists`: the planner would read the open requests and findings of all items for it.
  const hasOpen = sql`(select true ${openRequests} limit 1) is not null`
  const hasOpenFinding = sql<boolean>`
    (select true from ${openFindings} and finding.item_key = ${key} limit 1) is not null`
  return sql`${only(sql`item.wstg_status = ${status}`, status)}
    and ${only(sql`(item.item_key is not null) = ${tracked}`, tracked)}
    and ${only(sql`${conflict} = ${filter.conflict}`, filter.conflict)}
    and ${only(sql`coalesce(${lostFinding}, false) = ${without_finding}`, without_finding)}
    and ${only(sql`(${hasOpen}) = ${open_request}`, open_request)}
    and ${only(sql`${outcomeOf(hasOpenFinding, filter.since)} = ${outcome}`, outcome)}`
}

/** The item with the values of its test in the guide. */
const withTest = (item: ListedItem): ListedItem => {
  const { id, name = null, category = null, severity = null } = tests[item.place] ?? {}
  return { ...item, name, category, ...(!item.tracked && { wstg_id: id!, severity }) }
}

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
    const { key, category, tracked, since } = filter
    const { after: [place, id] = [-1, ''], limit = null, notesLength = wholeText } = options
    const chosen = (category === undefined ? tests : testsOfCategory(category)).filter(
      (test) => test.place > place && (key === undefined || test.key === key),
    )
    const [places, keys] = [chosen.map((test) => test.place), chosen.map((test) => test.key)]
    // Other items have no category.
    const isOutside = sql.lit(category === undefined && tracked !== false)
    const byId = sql`wstg_id collate "C"`
    const { rows } = await sql<ListedItem>`
      select item.wstg_id, page.place, item.item_key is not null as tracked, item.wstg_status,
        item.defectdojo_status, item.severity, left(item.notes, ${notesLength}::integer) as notes,
        coalesce(length(item.notes) > ${notesLength}::integer, false) as notes_truncated,
        item.finding_id, ${lastSync} as last_sync, item.last_sync_direction,
        coalesce(${lostFinding}, false) as lost_finding, ${conflict} as conflict,
        open_request, failed_reason, ${outcomeOf(sql`has_open_finding`, since)} as outcome,
        item.status_set_at, account.username as status_set_by, item.status_set_for,
        numbered.state as finding_state, numbered.own as finding_own, open_findings
      from (
        select * from (
          (
            select test.place, test.key, '' as wstg_id
            from unnest(${places}::integer[], ${keys}::text[]) as test (place, key)
              left join wstg_items as item on item.item_key = test.key
            where (item.item_key is not null or test.place < ${wstgTests.length})
              and ${isMeant(filter, sql`test.key`)}
            order by test.place limit ${limit}
          ) union all (
            select ${outside}::integer, item_key, wstg_id from wstg_items as item
            where ${isOutside} and item_key <> all(${tests.map((test) => test.key)}::text[])
              and ${only(sql`item_key = ${key}`, key)}
              and ${byId} > ${place < outside ? '' : id} and ${isMeant(filter, sql`item.item_key`)}
            ${key === undefined ? sql`order by ${byId}` : sql``} limit ${limit}
          )
        ) as entry order by place, ${byId} limit ${limit}
      ) as page
        left join wstg_items as item on item.item_key = page.key
        left join wstg_findings as numbered
          on numbered.item_key = item.item_key and numbered.finding_id = item.finding_id
        left join accounts as account on account.id = item.status_set_by
        cross join lateral (
          select count(*) > 0 as open_request, (
            select coalesce(note, '') from wstg_inbox
            where seq = max(open.seq) filter (where open.state = 'failed')
          ) as failed_reason
          from (select seq, state ${openRequests}) as open
        ) as requests
        cross join lateral (
          select count(*) > 0 as has_open_finding, ${countsBySeverity} as open_findings
          from ${openFindings} and finding.item_key = page.key
        ) as findings
      order by page.place, page.${byId}`.execute(db)
    return rows.map(withTest)
  },

  /** Requests, newest first, after the request with the number `after`. */
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
        coalesce(payload ->> 'sent', payload ->> 'status') as status, (
          select username from accounts where id = (payload ->> 'account')::integer
        ) as account, payload ->> 'user' as user,
        state, attempts, accepted_at,
        due_at as next_attempt_at, finished_at, note as reason
      from wstg_inbox as request left join wstg_items as item using (item_key)
      where ${only(sql`seq = ${seq}`, seq)} and ${only(sql`item_key = ${key}`, key)}
        and ${state === undefined ? sql`true` : isInState(state)}
        and ${byState ? sql`(state, seq) < (${state}, ${after})` : sql`seq < ${after}`}
      order by ${byState ? sql`state desc, seq` : sql`seq`} desc limit ${limit}`.execute(db)
    return rows
  },
})
