import type { ProgressPart } from '../wstg/names.ts'
import type { FindingSeverity, TrackerStatus } from '../wstg/status.ts'

/** Colours differ in lightness too, for print in grey. In the order of the work. */
export const statusColors: Readonly<Record<TrackerStatus, string>> = {
  'Not Started': '#C5CDD6',
  'In Progress': '#DDA733',
  Blocked: '#A93439',
  Done: '#1F7A6D',
  'Not Applicable': '#A9CCC6',
}

/** The worst first. White text is readable on the first two, dark text on the others. */
export const severityColors: Readonly<Record<FindingSeverity, string>> = {
  critical: '#7A1023',
  high: '#C2452D',
  medium: '#E9B949',
  low: '#A9CBE4',
  info: '#D9DEE4',
}

/** In the order of the bars. */
export const progressColors: Readonly<Record<ProgressPart, string>> = {
  closed: statusColors.Done,
  issues: severityColors.high,
  under_way: statusColors['In Progress'],
  blocked: statusColors.Blocked,
  untested: statusColors['Not Started'],
}
