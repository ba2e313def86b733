import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/types.ts'
import type { components } from '../../../generated/types.ts'
import type { Finding } from '../defectdojo/finding.ts'
import { isOfChecklist, keysNamedBy } from './checklist.ts'
import { countedFindings, countsBySeverity, openFindings, severityRank } from './outcome.ts'
import {
  type FindingSeverity,
  type FindingState,
  findingSeverityOf,
  findingStateOf,
  flagsText,
} from './status.ts'

/** How a finding was read. */
export interface ReadingOfFinding {
  /** Milliseconds since the reading began. */
  age: number
  /** The item that it belongs to by its number, or that it was written for. */
  item?: string | undefined
  /** It was not read in a page of a run. */
  alone?: boolean
  /** The service has just written it, or tried to. No other reading is newer. */
  written?: boolean
  /** The service is about to write a status that ends it. */
  isEnding?: boolean
  /** Whether the service has just made it, for the item. */
  made?: boolean
}

/** The key of an unassigned finding: it belongs to the checklist and names no item. */
export const noItem = ''

/**
 * A reading of a finding, for `keep_wstg_findings`. Its `keys` are the items that it may belong to:
 * a key without the form of WSTG counts only if it is tracked, `noItem` only without another.
 * @param isInScope false: it leaves its items
 */
export const findingReading = (finding: Finding, how: ReadingOfFinding, isInScope = true) => {
  const { mitigation: _, ...told } = finding
  const named = isOfChecklist(finding) ? [...keysNamedBy(finding), noItem] : []
  if (how.item !== undefined) named.push(how.item)
  return {
    ...{ alone: true, written: false, isEnding: false, made: false, ...told, ...how },
    severity: findingSeverityOf(finding.severity),
    state: findingStateOf(finding),
    flags: flagsText(finding),
    keys: isInScope ? [...new Set(named)] : [],
  }
}

export type FindingReading = ReturnType<typeof findingReading>

/** A finding that an item names. */
type ItemFinding = Omit<components['schemas']['WstgFinding'], 'finding_url'>

type Counts = Record<FindingSeverity, number>

export interface NumberedFinding {
  id: number
  title: string
  severity: FindingSeverity
  /** The identifiers of the items that it names; empty for an unassigned finding. */
  wstgIds: string[]
}

export interface OpenFinding extends NumberedFinding {
  /** Days since the tool stored it; null until that has been read. */
  age: number | null
  /** Whether it is older than its severity may be. */
  isOverdue: boolean
}

/** A finding that the tool stored, or ended, in a period. */
export interface RecentFinding extends NumberedFinding {
  /** Null: earlier. */
  created: Date | null
  /** Null: not ended in the period. */
  ended: Date | null
  state: FindingState
}

/** One row for each number. */
const numbered = (findings: RawBuilder<unknown>) => sql`
  select finding_id as id, max(title) as title, max(finding.severity) as severity,
    array_remove(array_agg(coalesce(
      (select wstg_id from wstg_items as item where item.item_key = finding.item_key),
      upper(item_key)
    ) order by item_key), ${noItem}) as "wstgIds",
    min(created) as created, max(state) as state,
    case when not bool_or(finding.is_open) then max(status_changed) end as ended
  from ${findings} group by finding_id`

/** Keeps findings within the statement that stores the state of their item. */
export const keepFindings = (findings: readonly FindingReading[]) =>
  sql`keep_wstg_findings(${JSON.stringify(findings)}::json)`

/** An item and a finding of it. */
export type ItemAndFinding = [key: string, findingId: number]

const unnested = (pairs: readonly ItemAndFinding[]) =>
  sql`unnest(${pairs.map(([key]) => key)}::text[], ${pairs.map(([, id]) => id)}::bigint[])`

/** @param began when the run began: later readings count as met */
const isUnmet = (met: readonly ItemAndFinding[], began: Date) => sql`
  kept_at <= ${began}
  -- The run after an import that took place meanwhile decides, and tells the findings that went.
  and not exists (select from wstg_last_run where imported_at > ${began})
  -- Hashed. A join with so many ids may compare each with each, by a wrong estimate.
  and (item_key, finding_id) not in (select * from ${unnested(met)}) and not exists (
    select from wstg_items as item
    where item.item_key = finding.item_key and item.finding_id = finding.finding_id
  )`

/** The findings of the items, as last read. */
export const findingRepository = (db: Kysely<Database>) => ({
  async keep(findings: readonly FindingReading[]): Promise<void> {
    await sql`select ${keepFindings(findings)}`.execute(db)
  },

  /** The findings among these that are kept, or whose numbers items have. */
  async known(ids: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from unnest(${[...ids]}::bigint[]) as id
      where exists (select from wstg_findings where finding_id = id)
        or exists (select from wstg_items where finding_id = id)`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** The open findings that a run has not met; without those whose numbers the items keep. */
  async unmet(met: readonly ItemAndFinding[], began: Date) {
    const { rows } = await sql<{ key: string; findingId: number; test: number }>`
      select item_key as key, finding_id as "findingId", test
      from wstg_findings as finding where ${isUnmet(met, began)} and finding.is_open
      order by item_key, finding_id`.execute(db)
    return rows
  },

  /** Whether the finding of an item is kept and not open. */
  async hasEnded({ key, findingId }: { key: string; findingId: number | null }) {
    const row = await db
      .selectFrom('wstg_findings')
      .select('is_open')
      .where('item_key', '=', key)
      .where('finding_id', '=', findingId)
      .executeTakeFirst()
    return row?.is_open === false
  },

  /** The engagements of these, such as `12 "Pentest"`, in the order of their numbers. */
  async engagementsOf(pairs: readonly ItemAndFinding[]): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select engagement || ' "' || max(engagement_name) || '"' as name
      from ${unnested(pairs)} as pair (item_key, finding_id)
        join wstg_findings using (item_key, finding_id)
      where engagement is not null
      group by engagement order by engagement`.execute(db)
    return rows.map(({ name }) => name)
  },

  /**
   * Ends a complete run: removes the findings that it has not met, except those whose numbers the
   * items keep. It locks them in the order of `keep`.
   * @returns the open ones of others, each once
   */
  async removeOthers(met: readonly ItemAndFinding[], began: Date) {
    const { rows } = await sql<{ id: number; title: string }>`
      with removed as (
        delete from wstg_findings where ctid = any (array(
          select ctid from wstg_findings as finding where ${isUnmet(met, began)}
          order by item_key, finding_id for update
        )) returning *
      )
      select finding_id as id, max(title) as title from removed
      where is_open and not own group by finding_id order by finding_id`.execute(db)
    return rows
  },

  /**
   * Compares the findings that a run has met with the deliveries since the run before. A new one
   * that none has named shows that the webhook is silent, until a later delivery comes. A webhook
   * that has not been used for 30 days is not missed. To be called before the run completes.
   * @param met ids and times of creation
   * @returns such a finding, and when the webhook last delivered anything
   */
  async noteMissed(met: readonly (readonly [id: number, created: string | null])[]) {
    const { rows } = await sql<{ finding: number | null; lastDelivery: Date }>`
      with missed as (
        select met.id
        from unnest(
          ${met.map(([id]) => id)}::bigint[],
          ${met.map(([, created]) => created)}::timestamptz[]
        ) as met (id, created), wstg_last_run as before
        -- A delivery may come late: the run before left out the newest findings.
        where created > before.began_at - interval '2 minutes'
          and created < clock_timestamp() - interval '2 minutes'
          and not exists (select from wstg_findings where finding_id = met.id and own)
          and not exists (
            select from wstg_inbox where kind = 'finding'
              and (finding_id = met.id or payload -> 'findings' @> to_jsonb(met.id))
              -- An earlier one is of another finding, whose number was given again as after a
              -- restored dump. The clock of the tool may differ.
              and accepted_at > met.created - interval '1 hour'
              and (due_at is not null
                or due_at is null and finished_at > before.began_at - interval '2 hours')
          )
        order by met.id limit 1
      )
      update wstg_webhook set (missed_finding, missed_at) = (
        select
          case when is_used then coalesce(new, case when not is_later then missed_finding end) end,
          case when new is null then missed_at else clock_timestamp() end
        from (
          select (select id from missed) as new, last_delivery_at > missed_at as is_later,
            last_delivery_at > clock_timestamp() - interval '30 days' as is_used
        ) as state
      )
      returning missed_finding as finding, last_delivery_at as "lastDelivery"`.execute(db)
    return rows.find(({ finding }) => finding !== null)
  },

  /**
   * The open findings, the worst first, then the oldest; their counts, and those of findings with
   * an accepted risk.
   * @param now the end of their ages
   * @param targets the greatest age of each severity, in days; one without a target has none
   */
  async open(limit: number, now: Date, targets: Readonly<Partial<Counts>>) {
    type Row = { listed: OpenFinding[]; overdue: number } & Record<'counts' | 'accepted', Counts>
    const accepted = numbered(sql`${countedFindings} and state = 'risk_accepted'`)
    const { rows } = await sql<Row>`
      with finding as (
        select id, title, severity, "wstgIds", age,
          coalesce(age > (${JSON.stringify(targets)}::json ->> severity)::integer, false)
            as "isOverdue"
        from (${numbered(openFindings)}) as open, lateral (
          -- The clock of the tool may be ahead.
          select case when created > ${now} then 0
            else floor(extract(epoch from ${now} - created) / 86400)::integer end
        ) as days (age)
      )
      select ${countsBySeverity} as counts, count(*) filter (where "isOverdue") as overdue, array(
        select row_to_json(finding)
        from finding order by ${severityRank}, age desc nulls last, id limit ${limit}
      ) as listed, (select ${countsBySeverity} from (${accepted}) as finding) as accepted
      from finding`.execute(db)
    return rows[0]!
  },

  /** The findings that the tool stored or ended since then, newest first, and how many of both. */
  async recent(since: Date, limit: number) {
    const { rows } = await sql<RecentFinding & Record<'all' | 'allCreated' | 'allEnded', number>>`
      select id, title, severity, "wstgIds", state, created, ended,
        count(*) over () as all, count(created) over () as "allCreated",
        count(ended) over () as "allEnded"
      from (
        select id, title, severity, "wstgIds", state,
          case when created >= ${since} then created end as created,
          case when ended >= ${since} then ended end as ended
        from (${numbered(sql`${countedFindings} and (
          created >= ${since} or not finding.is_open and status_changed >= ${since}
        )`)}) as finding
      ) as recent
      order by greatest(created, ended) desc, id desc limit ${limit}`.execute(db)
    const { all: total = 0, allCreated: created = 0, allEnded: ended = 0 } = rows[0] ?? {}
    return { total, created, ended, listed: rows as RecentFinding[] }
  },

  /**
   * The findings of an item: the one that its status is written to, open ones, others; each worst
   * first, then newest.
   */
  async ofItem(key: string, limit: number): Promise<{ findings: ItemFinding[]; total: number }> {
    const { rows } = await sql<ItemFinding & { total: number }>`
      select finding.finding_id, title, finding.severity, state, own,
        coalesce(finding.finding_id = item.finding_id, false) as written_to,
        count(*) over () as total
      from wstg_findings as finding left join wstg_items as item using (item_key)
      where item_key = ${key}
      order by written_to desc, finding.is_open desc, ${severityRank}, finding.finding_id desc
      limit ${limit}`.execute(db)
    const findings = rows.map(({ total: _, ...finding }) => finding)
    return { findings, total: rows[0]?.total ?? 0 }
  },
})

export type FindingRepository = ReturnType<typeof findingRepository>
