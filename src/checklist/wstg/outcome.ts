import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../generated/types.ts'
import {
  type FindingSeverity,
  findingSeverities,
  type ToolStatus,
  type TrackerStatus,
} from './status.ts'

type Outcome = components['schemas']['WstgOutcome']

/**
 * The rules of the outcome, for statements that name a row of `wstg_items` `item`; the row is null
 * for a test that is not tracked.
 */

const literal = (text: Outcome | TrackerStatus | ToolStatus) => sql.lit(text)

/** Whether the two sides of an item contradict each other. */
export const conflict = sql<boolean>`coalesce(
  item.wstg_status = ${literal('Done')} and item.defectdojo_status <> ${literal('verified')}
    or item.wstg_status = ${literal('In Progress')}
      and item.defectdojo_status <> ${literal('active')},
  false
)`

const severityList = sql.join(findingSeverities.map((severity) => sql.lit(severity)))

/**
 * The findings of an item, without the one that its status is written to, if the service made it:
 * that is its status.
 */
export const countedFindings = sql`wstg_findings as finding where not (
  finding.own and exists (
    select from wstg_items as owner
    where owner.item_key = finding.item_key and owner.finding_id = finding.finding_id
  )
)`

export const openFindings = sql`${countedFindings} and finding.is_open`

/** The open findings that name no item. */
export const unassignedFindings = sql`${openFindings} and finding.item_key = ''`

/** The rank of a finding's severity, the worst first, from 1. */
export const severityRank = sql<number>`array_position(array[${severityList}], finding.severity)`

/** How many findings of each severity there are; an aggregate over `openFindings`. */
export const countsBySeverity = sql<Record<FindingSeverity, number>>`json_build_object(${sql.join(
  findingSeverities.flatMap((severity) => [
    sql.lit(severity),
    sql`count(*) filter (where finding.severity = ${sql.lit(severity)})`,
  ]),
)})`

/** Whether the status was set before the assessment began. One without a time counts as such. */
const isSetBefore = (since: Date | undefined): RawBuilder<boolean> =>
  since === undefined ? sql`false` : sql`coalesce(item.status_set_at < ${since}, true)`

/**
 * @param hasOpenFinding whether the item has an open finding
 * @param since the beginning of the assessment
 */
export const outcomeOf = (hasOpenFinding: RawBuilder<boolean>, since: Date | undefined) =>
  sql`case
    when (${hasOpenFinding}) then ${literal('issues')}
    when coalesce(item.wstg_status, ${literal('Not Started')}) = ${literal('Not Started')}
      or ${isSetBefore(since)} then ${literal('untested')}
    when item.wstg_status = ${literal('Done')} then ${literal('passed')}
    when item.wstg_status = ${literal('Not Applicable')} then ${literal('not_applicable')}
    else ${literal('in_progress')}
  end`
