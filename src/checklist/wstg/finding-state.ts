import { type Finding, type Severity, severities } from '../defectdojo/finding.ts'

/** The state of a finding in the tool. */
type StateInTool =
  | 'open'
  | 'duplicate'
  | 'false_positive'
  | 'out_of_scope'
  | 'risk_accepted'
  | 'closed'

/**
 * `closed_by_status`: a status that the service wrote has closed a finding that others made. The
 * database decides it (`keep_wstg_findings`), because it depends on earlier readings.
 */
export type FindingState = StateInTool | 'closed_by_status'

export type FindingSeverity = Lowercase<Severity>
/** DefectDojo's severities in lower case, the worst first. */
export const findingSeverities = severities
  .map((severity) => severity.toLowerCase() as FindingSeverity)
  .reverse()

const flagNames = [
  ...['duplicate', 'falsePositive', 'outOfScope', 'riskAccepted'],
  ...['active', 'verified', 'mitigated'],
] as const
type Flags = Pick<Finding, (typeof flagNames)[number]>

/** A duplicate is open until its original has ended. */
export const findingStateOf = (flags: Flags & Pick<Finding, 'hasEndedOriginal'>): StateInTool => {
  if (flags.active) return 'open'
  if (flags.duplicate) return flags.hasEndedOriginal ? 'duplicate' : 'open'
  if (flags.falsePositive) return 'false_positive'
  if (flags.outOfScope) return 'out_of_scope'
  return flags.riskAccepted ? 'risk_accepted' : 'closed'
}

/** All flags of a finding, to be compared. */
export const flagsText = (flags: Flags): string => flagNames.filter((name) => flags[name]).join(' ')

/** An unknown severity counts as `info`. */
export const findingSeverityOf = (severity: string): FindingSeverity =>
  severities.includes(severity as Severity) ? (severity.toLowerCase() as FindingSeverity) : 'info'
