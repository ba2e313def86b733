import type { TrackerStatus } from '../wstg/status.ts'

/** Colours differ in lightness too, for print in grey. In the order of the work. */
export const statusColors: Readonly<Record<TrackerStatus, string>> = {
  'Not Started': '#8793A3',
  'In Progress': '#DDA733',
  Blocked: '#A93439',
  Done: '#1F7A6D',
  'Not Applicable': '#A9CCC6',
}

/** By the severities of the tool, the worst first; `other` is none, or any other text. */
export const severityColors: Readonly<Record<string, string>> = {
  Critical: '#7A1023',
  High: '#C2452D',
  Medium: '#DDA733',
  Low: '#5B8DB8',
  Info: '#A9B4C0',
  other: '#D9DEE4',
}
