import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/types.ts'
import type { components, operations } from '../../../generated/types.ts'
import { categoryOf, categoryOfId, formOfCategory, newerWstgTests, wstgTests } from './catalogue.ts'
import { missingInGuide } from './checklist.ts'
import { isInState, type RequestState } from './inbox-repository.ts'
import { lastSync } from './item-repository.ts'
import { conflict, countsBySeverity, openFindings, outcomeOf } from './outcome.ts'

type Schemas = components['schemas']

/** An entry of the contract with its times as `Date`. */
export type Timed<Entry> = {
  [Name in keyof Entry]: Name extends `${string}_at` | 'last_sync'
    ? Date | Extract<Entry[Name], null>
    : Entry[Name]
}

/** A test of the checklist, a tracked item, or an identifier with an open finding. */
export interface ListedItem extends Timed<Omit<Schemas['WstgItem'], 'finding_url'>> {
  /** Whether it has been synchronised and no longer has a finding. */
  lost_finding: boolean
  /** Whether a restored database has turned its status back. */
  turned_back: boolean
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

export type ListedRequest = Timed<Schemas['WstgRequest']>

/** More characters than a text has. */
const wholeText = 2 ** 31 - 1

/** Characters of the notes of a request. */
const notesOfRequest = 500

/** The position of items outside of the guide, after all of its tests. */
const placeOutsideGuide = 10_000

const tests = [...wstgTests, ...newerWstgTests].map((test, place) => ({
  ...test,
  key: test.id.toLowerCase(),
  place,
}))

export const lostFinding = sql<boolean>`(
  item.finding_id is null and item.last_sync_timestamp is not null
)`

/** The identifier of a key without an item. */
const idOf = (key: RawBuilder<unknown>) =>
  sql`case when ${key} like 'wstg-%' then upper(${key}) else ${key} end`

/** Identifiers with an open finding that are not tracked, and so have no status. */
const identifiersWithFindings = ({ status }: ItemFilter) => sql`(
  select distinct finding.item_key, upper(finding.item_key) as wstg_id
  from wstg_findings as finding
  where ${sql.lit(status === undefined)} and finding.is_open and finding.item_key <> ''
    -- Hashed: a look-up of each would read more than the two indexes.
    and finding.item_key not in (select item_key from wstg_items)
) as named left join wstg_items as item on false`

const hasOpenFinding = (key: RawBuilder<unknown>) => sql<boolean>`
  (select true from ${openFindings} and finding.item_key = ${key} limit 1) is not null`

const openRequests = sql`from wstg_inbox where item_key = item.item_key and is_open`

const ifGiven = (value: unknown, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  value === undefined ? sql`true` : condition

/**
 * Whether the filter admits `item`.
 * @param key of the test or item
 */
const isMeant = (filter: ItemFilter, key: RawBuilder<unknown>) => {
  const { status, tracked, without_finding, open_request, outcome } = filter
  // Not `exists`: the planner would read the open requests and findings of all items for it.
  const hasOpen = sql`(select true ${openRequests} limit 1) is not null`
  return sql`${ifGiven(status, sql`item.wstg_status = ${status}`)}
    and ${ifGiven(tracked, sql`(item.item_key is not null) = ${tracked}`)}
    and ${ifGiven(filter.conflict, sql`${conflict} = ${filter.conflict}`)}
    and ${ifGiven(without_finding, sql`coalesce(${lostFinding}, false) = ${without_finding}`)}
    and ${ifGiven(open_request, sql`(${hasOpen}) = ${open_request}`)}
    and ${ifGiven(outcome, sql`${outcomeOf(hasOpenFinding(key), filter.since)} = ${outcome}`)}`
}

/** The item with the values of its test in the guide, or else the category of its identifier. */
const withTest = (item: ListedItem): ListedItem => {
  const test = tests[item.place]
  if (test !== undefined) {
    const { id, name, category } = test
    const severity = item.tracked ? item.severity : test.severity
    return { ...item, wstg_id: id, name, category, near: null, severity }
  }
  const { wstg_id: id } = item
  const category = categoryOfId(id)?.name ?? null
  return { ...item, name: null, category, near: missingInGuide(id)?.near ?? null }
}

/** The items and the requests, for administrators and for the security report. */
export const listingRepository = (db: Kysely<Database>) => ({
  /**
   * All that belongs to the checklist, for its readers: the tests of the guide in its order, then
   * its newer tests and then other identifiers that are tracked or have an open finding. Without
   * the findings that name no item (`unassignedFindings`).
   * @param options.notesLength characters of the notes; without it all
   */
  async items(
    filter: ItemFilter,
    options: { after?: ItemPosition | undefined; limit?: number; notesLength?: number } = {},
  ): Promise<ListedItem[]> {
    const { key, since } = filter
    const category = categoryOf(filter.category)?.id
    const { after: [place, id] = [-1, ''], limit = null, notesLength = wholeText } = options
    const chosen = tests.filter(
      (test) =>
        test.place > place &&
        (category === undefined || test.categoryId === category) &&
        (key === undefined || test.key === key),
    )
    const [places, keys] = [chosen.map((test) => test.place), chosen.map((test) => test.key)]
    const byId = sql`wstg_id collate "C"`
    /** A page of identifiers outside of the guide. */
    const outsideOf = (name: 'item' | 'named', identifiers: RawBuilder<unknown>) => {
      const [itemKey, wstgId] = [sql.ref(`${name}.item_key`), sql.ref(`${name}.wstg_id`)]
      const byId = sql`${wstgId} collate "C"`
      return sql`
        select ${placeOutsideGuide}::integer as place, ${itemKey}, ${wstgId}
        from ${identifiers}
        where ${itemKey} <> all(${tests.map((test) => test.key)}::text[])
          and ${ifGiven(key, sql`${itemKey} = ${key}`)}
          and ${ifGiven(category, sql`${itemKey} ~ ${`^${formOfCategory(category ?? '')}`}`)}
          and ${byId} > ${place < placeOutsideGuide ? '' : id} and ${isMeant(filter, itemKey)}
        ${key === undefined ? sql`order by ${byId}` : sql``} limit ${limit}`
    }
    const { rows } = await sql<ListedItem>`
      select coalesce(item.wstg_id, page.wstg_id) as wstg_id, page.place,
        item.item_key is not null as tracked, item.wstg_status,
        item.defectdojo_status, item.severity, left(item.notes, ${notesLength}::integer) as notes,
        coalesce(length(item.notes) > ${notesLength}::integer, false) as notes_truncated,
        item.finding_id, ${lastSync} as last_sync, item.last_sync_direction,
        coalesce(${lostFinding}, false) as lost_finding, ${conflict} as conflict,
        coalesce(item.turned_back, false) as turned_back,
        open_request, failed_reason, ${outcomeOf(sql`has_open_finding`, since)} as outcome,
        item.status_set_at, account.username as status_set_by, item.status_set_for,
        numbered.state as finding_state, numbered.own as finding_own, open_findings
      from (
        select * from (
          (
            select test.place, test.key, '' as wstg_id
            from unnest(${places}::integer[], ${keys}::text[]) as test (place, key)
              left join wstg_items as item on item.item_key = test.key
            where (
                item.item_key is not null or test.place < ${wstgTests.length}
                or ${hasOpenFinding(sql`test.key`)}
              )
              and ${isMeant(filter, sql`test.key`)}
            order by test.place limit ${limit}
          ) union all (${outsideOf('item', sql`wstg_items as item`)}
          ) union all (${outsideOf('named', identifiersWithFindings(filter))})
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
        coalesce(item.wstg_id, ${idOf(sql`request.item_key`)}) as wstg_id,
        coalesce(request.finding_id, item.finding_id) as finding_id,
        coalesce(payload ->> 'sent', payload ->> 'status') as status,
        left(payload ->> 'notes', ${notesOfRequest}) as notes, (
          select username from accounts where id = (payload ->> 'account')::integer
        ) as account, payload ->> 'user' as user,
        state, attempts, accepted_at,
        due_at as next_attempt_at, finished_at, note as reason
      from wstg_inbox as request left join wstg_items as item using (item_key)
      where ${ifGiven(seq, sql`seq = ${seq}`)} and ${ifGiven(key, sql`item_key = ${key}`)}
        and ${state === undefined ? sql`true` : isInState(state)}
        and ${byState ? sql`(state, seq) < (${state}, ${after})` : sql`seq < ${after}`}
      order by ${byState ? sql`state desc, seq` : sql`seq`} desc limit ${limit}`.execute(db)
    return rows
  },
})
