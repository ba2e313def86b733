import { type ProgressPart, severityColors } from '../wstg/names.ts'
import type { TrackerStatus } from '../wstg/status.ts'

/** Colours differ in lightness too, for print in grey. In the order of the work. */
export const statusColors: Readonly<Record<TrackerStatus, string>> = {
  'Not Started': '#C5CDD6',
  'In Progress': '#DDA733',
  Blocked: '#A93439',
  Done: '#1F7A6D',
  'Not Applicable': '#A9CCC6',
}

/** In the order of the bars. */
export const progressColors: Readonly<Record<ProgressPart, string>> = {
  closed: statusColors.Done,
  issues: severityColors.high.fill,
  under_way: statusColors['In Progress'],
  blocked: statusColors.Blocked,
  untested: statusColors['Not Started'],
}
