/**
 * Pure rules for the correspondence between an item's status in the tracker and the flags of its
 * finding in the findings tool. Source: specification, "WSTG checklist item status" and "WSTG sync
 * status".
 */

import { equalFlags, type FindingFlags } from '../defectdojo/finding.ts'

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

/** The direction in which a status was copied. */
export type SyncDirection = 'tracker->dd' | 'dd->tracker'

/** The tool's side of an item in the sync state. */
export type ToolStatus = 'verified' | 'active'
const toolStatuses: readonly ToolStatus[] = ['verified', 'active']

/** The status for a caller's text: `N/A` means `Not Applicable`, an unknown text `Not Started`. */
export const trackerStatusOf = (text: string): TrackerStatus =>
  text === 'N/A'
    ? 'Not Applicable'
    : (trackerStatuses.find((status) => status === text) ?? 'Not Started')

const flagsByStatus: Record<TrackerStatus, Readonly<FindingFlags>> = {
  'Not Started': { active: true, verified: false, falsePositive: false },
  'In Progress': { active: true, verified: false, falsePositive: false },
  Blocked: { active: true, verified: false, falsePositive: false },
  Done: { active: false, verified: true, falsePositive: false },
  'Not Applicable': { active: false, verified: false, falsePositive: true },
}

export const flagsOfStatus = (status: TrackerStatus): Readonly<FindingFlags> =>
  flagsByStatus[status]

/**
 * The status for the flags. Combinations that the specification does not list count as `Not
 * Started`.
 */
export const statusOfFlags = (flags: FindingFlags): TrackerStatus =>
  (['In Progress', 'Done', 'Not Applicable'] as const).find((status) =>
    equalFlags(flagsByStatus[status], flags),
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
  keepEquivalent && current !== undefined && equalFlags(flagsOfStatus(current), flags)
    ? current
    : statusOfFlags(flags)

export const toolStatusOf = ({ verified }: FindingFlags): ToolStatus =>
  verified ? 'verified' : 'active'

/**
 * Whether the two sides of an item contradict each other, for the status, the dashboard and the
 * report.
 * @param toolStatus null before the first write, reading or failed sync request of the item
 */
export const isConflict = (status: TrackerStatus, toolStatus: ToolStatus | null): boolean =>
  toolStatus !== null &&
  ((status === 'Done' && toolStatus !== 'verified') ||
    (status === 'In Progress' && toolStatus !== 'active'))

/** The pairs of sides that contradict each other (`isConflict`), for SQL. */
export const conflictingSides = trackerStatuses.flatMap((status) =>
  toolStatuses.filter((side) => isConflict(status, side)).map((side) => [status, side] as const),
)
