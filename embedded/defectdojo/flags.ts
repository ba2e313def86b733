/**
 * How DefectDojo treats the status fields of a finding, as observed on 3.2.0: what it refuses, and what it silently
 * rewrites. Pure rules.
 */
export type StatusFields = {
  active: boolean
  verified: boolean
  false_p: boolean
  duplicate: boolean
  out_of_scope: boolean
  risk_accepted: boolean
  is_mitigated: boolean
}

export const defaultStatus: Readonly<StatusFields> = {
  active: true,
  verified: false,
  false_p: false,
  duplicate: false,
  out_of_scope: false,
  risk_accepted: false,
  is_mitigated: false,
}

/** The reason for which a combination is refused; for a PATCH the one of stored and sent fields together. */
export const refusalOf = ({ active, verified, false_p, duplicate }: StatusFields): string | undefined => {
  if ((active || verified) && duplicate) return 'Duplicate findings cannot be verified or active'
  if (false_p && verified) return 'False positive findings cannot be verified.'
  return undefined
}

/**
 * The status that is stored. Only fields that change have consequences: so active and false_p sent together flip from
 * one to the other with each identical request.
 * @param stored undefined for a new finding.
 */
export const settle = (wanted: StatusFields, stored?: StatusFields): StatusFields => {
  const changes = (field: keyof StatusFields) => stored === undefined || stored[field] !== wanted[field]
  const status = { ...wanted }
  if (changes('active') && status.active) {
    status.false_p = false
    status.out_of_scope = false
    status.is_mitigated = false
  }
  if ((changes('false_p') || changes('out_of_scope')) && (status.false_p || status.out_of_scope)) {
    status.is_mitigated = true
    status.active = false
    status.verified = false
  }
  return status
}

export const equalStatus = (a: StatusFields, b: StatusFields): boolean =>
  a.active === b.active &&
  a.verified === b.verified &&
  a.false_p === b.false_p &&
  a.duplicate === b.duplicate &&
  a.out_of_scope === b.out_of_scope &&
  a.risk_accepted === b.risk_accepted &&
  a.is_mitigated === b.is_mitigated

/** What DefectDojo shows as the status of a finding. */
export const displayStatus = (status: StatusFields): string => {
  const parts = [status.active ? 'Active' : 'Inactive']
  if (status.verified) parts.push('Verified')
  if (status.is_mitigated) parts.push('Mitigated')
  if (status.false_p) parts.push('False Positive')
  if (status.out_of_scope) parts.push('Out Of Scope')
  if (status.duplicate) parts.push('Duplicate')
  if (status.risk_accepted) parts.push('Risk Accepted')
  return parts.join(', ')
}
