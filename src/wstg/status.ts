import { equalFlags, type FindingFlags } from '../defectdojo/finding.ts'

/**
 * How the status of a WSTG checklist item in the tracker and the flags of its finding in the
 * findings tool correspond. Source: specification, "WSTG checklist item status" and "WSTG sync
 * status". Pure rules.
 */

import type { WstgSyncLog } from '../../db/types.ts'

export const trackerStatuses = [
  'Not Started',
  'In Progress',
  'Blocked',
  'Done',
  'Not Applicable',
] as const
export type TrackerStatus = (typeof trackerStatuses)[number]

/** The status of an item that has only been delivered by the tool so far. */
export const unknownStatus: TrackerStatus = 'Not Started'

/** The side that a status came from, and the side that got it. */
export type SyncDirection = WstgSyncLog['direction']

/** What the sync state calls the tool's side of an item. */
export type ToolStatus = 'verified' | 'active'

const isTrackerStatus = (text: string): text is TrackerStatus =>
  trackerStatuses.some((status) => status === text)

/**
 * The status that a caller's text means: `N/A` is `Not Applicable`, an unknown text counts as `Not
 * Started`.
 */
export const trackerStatusOf = (text: string): TrackerStatus => {
  if (text === 'N/A') return 'Not Applicable'
  return isTrackerStatus(text) ? text : 'Not Started'
}

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
 * The status that flags stand for. Combinations that the specification does not list count as `Not
 * Started`.
 */
export const statusOfFlags = ({ active, verified, falsePositive }: FindingFlags): TrackerStatus => {
  if (active && !verified && !falsePositive) return 'In Progress'
  if (!active && verified && !falsePositive) return 'Done'
  if (!active && !verified && falsePositive) return 'Not Applicable'
  return 'Not Started'
}

/**
 * The tracker's status of an item after its finding was read. Several statuses share the same
 * flags; with `keepEquivalent` (WSTG_KEEP_EQUIVALENT_STATUS) one that the flags already express
 * stays, so that `Blocked` does not turn into `In Progress` by an echo.
 */
export const statusAfterReading = (
  current: TrackerStatus | undefined,
  flags: FindingFlags,
  keepEquivalent: boolean,
): TrackerStatus =>
  keepEquivalent && current !== undefined && equalFlags(flagsOfStatus(current), flags)
    ? current
    : statusOfFlags(flags)

export const toolStatusOf = (flags: Pick<FindingFlags, 'verified'>): ToolStatus =>
  flags.verified ? 'verified' : 'active'

/** Whether an item that was synchronised has no finding in the tool any more. */
export const hasLostFinding = (item: { findingId: number | null; lastSync: Date | null }) =>
  item.findingId === null && item.lastSync !== null

/**
 * Whether the two sides of an item contradict each other, for the status, the dashboard and the
 * report.
 * @param toolStatus null until a request of the item has been processed
 */
export const isConflict = (status: TrackerStatus, toolStatus: ToolStatus | null): boolean =>
  toolStatus !== null &&
  ((status === 'Done' && toolStatus !== 'verified') ||
    (status === 'In Progress' && toolStatus !== 'active'))
