import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../generated/types.ts'
import {
  conflictingSides,
  type FindingSeverity,
  findingSeverities,
  type TrackerStatus,
} from './status.ts'

type Outcome = components['schemas']['WstgOutcome']
export type GateReason = components['schemas']['GateItem']['reason']

/**
 * The rules of the outcome and of the gate, for statements that name a row of `wstg_items` `item`;
 * the row is null for a test that is not tracked.
 */

/** The reason that each status gives; null: it passes. */
const reasonOfStatus: Record<TrackerStatus, GateReason | null> = {
  'Not Started': 'not_started',
  'In Progress': 'in_progress',
  Blocked: 'blocked',
  Done: null,
  'Not Applicable': null,
}

const outcomeOfStatus: Record<TrackerStatus, Outcome> = {
  'Not Started': 'untested',
  'In Progress': 'in_progress',
  Blocked: 'in_progress',
  Done: 'passed',
  'Not Applicable': 'not_applicable',
}

/** A word of these types. */
const word = (text: Outcome | GateReason | TrackerStatus) => sql.lit(text)

/** The word for the item's status; `other` for a status that is missing or not known. */
const byStatus = <Word extends Outcome | GateReason>(
  words: Record<TrackerStatus, Word | null>,
  other: Word,
) => {
  const cases = Object.entries(words).map(
    ([status, text]) => sql`when ${sql.lit(status)} then ${sql.lit(text)}`,
  )
  return sql`case item.wstg_status ${sql.join(cases, sql` `)} else ${word(other)} end`
}

const contradictions = sql.join(
  conflictingSides.map((sides) => sql`(${sql.join(sides.map((side) => sql.lit(side)))})`),
)
/** The rule is `isConflict`. */
export const conflict = sql<boolean>`coalesce(
  (item.wstg_status, item.defectdojo_status) in (${contradictions}), false
)`

const severityList = sql.join(findingSeverities.map((severity) => sql.lit(severity)))

/**
 * The open findings of an item, without the one that its status is written to, if the service made
 * it: that is its status.
 */
export const openFindings = sql`wstg_findings as finding where finding.is_open and not (
  finding.own and exists (
    select from wstg_items as owner
    where owner.item_key = finding.item_key and owner.finding_id = finding.finding_id
  )
)`

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
    when (${hasOpenFinding}) then ${word('issues')}
    when coalesce(item.wstg_status, ${word('Not Started')}) = ${word('Not Started')}
      or ${isSetBefore(since)} then ${word('untested')}
    else ${byStatus(outcomeOfStatus, 'in_progress')}
  end`

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
    when ${facts.failed} then ${word('request_failed')}
    when ${facts.waiting} then ${word('request_waiting')}
    when ${facts.severity} = any(${[...worse]}::text[]) then ${word('open_finding')}
    when ${conflict} then ${word('conflict')}
    else coalesce(
      ${byStatus(reasonOfStatus, 'not_started')},
      case when ${isSetBefore(since)} then ${word('set_before_since')} end
    )
  end`
}
