/**
 * Pure rules for the correspondence between an item's status in the tracker, or the state of a
 * finding, and the finding's flags in the findings tool. Source: specification, "WSTG checklist
 * item status" and "WSTG sync status".
 */

import type { components } from '../../../generated/types.ts'
import { nearestTo } from '../../platform/parsing.ts'
import {
  equalFlags,
  type Finding,
  type FindingFlags,
  type Severity,
  severities,
} from '../defectdojo/finding.ts'

export const trackerStatuses = [
  'Not Started',
  'In Progress',
  'Blocked',
  'Done',
  'Not Applicable',
] as const
export type TrackerStatus = (typeof trackerStatuses)[number]

/** The status of an item before its first sync request. */
export const unknownStatus: TrackerStatus = 'Not Started'

/** The tool's side of an item in the sync state. */
export type ToolStatus = 'verified' | 'active'

/** The texts of callers by which they mean a status. */
const statusTexts = new Map<string, TrackerStatus>([
  ...trackerStatuses.map((status) => [status, status] as const),
  ['N/A', 'Not Applicable'],
])

/** Whether a caller's text means a status. */
export const isTrackerStatus = (text: string): boolean => statusTexts.has(text.trim())

/** The status for a caller's text: an unknown one is `Not Started`. */
export const trackerStatusOf = (text: string): TrackerStatus =>
  statusTexts.get(text.trim()) ?? unknownStatus

/** The text that a caller may have meant: case, blanks or two letters differ, or one of three. */
export const statusNear = (text: string): string | undefined =>
  nearestTo(text, [...statusTexts.keys()], ({ length }) => Math.min(2, length >> 1))

export const flagsOfStatus: Record<TrackerStatus, Readonly<FindingFlags>> = {
  'Not Started': { active: true, verified: false, falsePositive: false },
  'In Progress': { active: true, verified: false, falsePositive: false },
  Blocked: { active: true, verified: false, falsePositive: false },
  Done: { active: false, verified: true, falsePositive: false },
  'Not Applicable': { active: false, verified: false, falsePositive: true },
}

/**
 * The status for the flags. Combinations that the specification does not list count as `Not
 * Started`.
 */
export const statusOfFlags = (flags: FindingFlags): TrackerStatus =>
  (['In Progress', 'Done', 'Not Applicable'] as const).find((status) =>
    equalFlags(flagsOfStatus[status], flags),
  ) ?? 'Not Started'

/**
 * The tracker's status of an item after a reading of its finding. Several statuses share the same
 * flags. With `keepEquivalent` (WSTG_KEEP_EQUIVALENT_STATUS) an item keeps a status that matches
 * the flags, so that an echo does not turn `Blocked` into `In Progress`.
 */
export const statusAfterReading = (
  current: TrackerStatus | undefined,
  flags: FindingFlags,
  keepEquivalent: boolean,
): TrackerStatus =>
  keepEquivalent && current !== undefined && equalFlags(flagsOfStatus[current], flags)
    ? current
    : statusOfFlags(flags)

/** The statuses that the next reading of their finding turns into another one. */
export const passingStatuses = (keepEquivalent: boolean): TrackerStatus[] =>
  trackerStatuses.filter(
    (status) => statusAfterReading(status, flagsOfStatus[status], keepEquivalent) !== status,
  )

export const toolStatusOf = ({ verified }: FindingFlags): ToolStatus =>
  verified ? 'verified' : 'active'

export type FindingState = components['schemas']['FindingState']
export type FindingSeverity = components['schemas']['FindingSeverity']

export const findingSeverityOf = (severity: Severity): FindingSeverity =>
  severity.toLowerCase() as FindingSeverity

/** DefectDojo's severities in lower case, the worst first. */
export const findingSeverities = severities.map(findingSeverityOf).reverse()

const flagNames = [
  ...['duplicate', 'falsePositive', 'out_of_scope', 'risk_accepted'],
  ...['active', 'verified', 'is_mitigated'],
] as const
type Flags = Pick<Finding, (typeof flagNames)[number]>

/**
 * The state of a finding in the tool. A duplicate is open until its original has ended. The
 * database decides on `closed_by_status` (`keep_wstg_findings`), because it depends on earlier
 * readings.
 */
export const findingStateOf = (flags: Flags & Pick<Finding, 'hasEndedOriginal'>): FindingState => {
  if (flags.active) return 'open'
  if (flags.duplicate) return flags.hasEndedOriginal ? 'duplicate' : 'open'
  if (flags.falsePositive) return 'false_positive'
  if (flags.out_of_scope) return 'out_of_scope'
  return flags.risk_accepted ? 'risk_accepted' : 'closed'
}

/** All flags of a finding, to be compared. */
export const flagsText = (flags: Flags): string => flagNames.filter((name) => flags[name]).join(' ')
