import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../generated/types.ts'
import { type FindingSeverity, findingSeverities } from './finding-state.ts'
import { conflictingSides } from './status.ts'

/**
 * The rules of the outcome and of the gate, for statements that name a row of `wstg_items` `item`;
 * the row is null for a test that is not tracked.
 */

const contradictions = sql.join(
  conflictingSides.map((sides) => sql`(${sql.join(sides.map((side) => sql.lit(side)))})`),
)
/** The rule is `isConflict`. */
export const conflict = sql<boolean>`coalesce(
  (item.wstg_status, item.defectdojo_status) in (${contradictions}), false
)`

const severityList = sql.join(findingSeverities.map((severity) => sql.lit(severity)))

/** Whether the state of `finding`, a row of `wstg_findings`, counts as open. */
export const isOpenState = sql<boolean>`finding.state in ('open', 'closed_by_status')`

/** The open findings of an item, without the one that the service made: that is its status. */
export const openFindings = sql`wstg_findings as finding where not finding.own and ${isOpenState}`

/** The rank of a finding's severity, the worst first, from 1. */
export const severityRank = sql<number>`array_position(array[${severityList}], finding.severity)`

/** The severity of such a rank. */
export const severityAt = (rank: RawBuilder<number>) =>
  sql<FindingSeverity | null>`(array[${severityList}])[${rank}]`

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
    when (${hasOpenFinding}) then 'issues'
    when coalesce(item.wstg_status, 'Not Started') = 'Not Started' or ${isSetBefore(since)}
      then 'untested'
    when item.wstg_status = 'Not Applicable' then 'not_applicable'
    when item.wstg_status = 'Done' then 'passed'
    else 'in_progress'
  end`

export type GateReason = components['schemas']['GateItem']['reason']
export type GateAllowance = 'none' | FindingSeverity

/**
 * Why an item does not pass the gate: the first reason that applies; null when it passes.
 * @param facts.failed whether a request of the item has failed
 * @param facts.waiting whether one is open that has not
 * @param facts.severity of the worst open finding; null without one
 * @param allow the worst severity that passes
 */
export const gateReasonOf = (
  facts: Record<'failed' | 'waiting', RawBuilder<boolean>> & {
    severity: RawBuilder<string | null>
  },
  allow: GateAllowance,
  since: Date | undefined,
) => {
  const worse =
    allow === 'none'
      ? findingSeverities
      : findingSeverities.slice(0, findingSeverities.indexOf(allow))
  return sql`case
    when ${facts.failed} then 'request_failed'
    when ${facts.waiting} then 'request_waiting'
    when ${facts.severity} = any(${[...worse]}::text[]) then 'open_finding'
    when ${conflict} then 'conflict'
    when coalesce(item.wstg_status, 'Not Started') = 'Not Started' then 'not_started'
    when item.wstg_status = 'In Progress' then 'in_progress'
    when item.wstg_status = 'Blocked' then 'blocked'
    when ${isSetBefore(since)} then 'set_before_since'
  end`
}
