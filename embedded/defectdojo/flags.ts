import type { StatusFields } from './forms.ts'

/*
 * The rules of DefectDojo 3.2.0 for the status fields of a finding, as observed: the combinations
 * that it refuses, and those that it silently changes.
 */

/** DefectDojo's names of the flags whose change is a change of the status, in its order. */
const flagNames = {
  active: 'Active',
  verified: 'Verified',
  false_p: 'False Positive',
  duplicate: 'Duplicate',
  out_of_scope: 'Out Of Scope',
  risk_accepted: 'Risk Accepted',
  is_mitigated: 'Mitigated',
} as const
export const flags = Object.keys(flagNames) as (keyof typeof flagNames)[]

/** The status as DefectDojo's pages show it. */
export const statusText = (status: StatusFields): string => {
  const names = flags.filter((flag) => status[flag]).map((flag) => flagNames[flag])
  return [...(status.active ? [] : ['Inactive']), ...names].join(', ')
}

/** The reason why a combination is refused. For a PATCH, stored and sent fields count together. */
export const refusalOf = (status: StatusFields): string | undefined => {
  const { active, verified, false_p, duplicate } = status
  if ((active || verified) && duplicate) return 'Duplicate findings cannot be verified or active'
  if (false_p && verified) return 'False positive findings cannot be verified.'
  return undefined
}

/**
 * The stored status. Only changed fields have consequences: if active and false_p are sent
 * together, each identical request flips one to the other.
 */
export const settle = (wanted: StatusFields, stored?: StatusFields): StatusFields => {
  const changes = (field: keyof StatusFields) => stored?.[field] !== wanted[field]
  const status = { ...wanted }
  if (changes('active') && status.active) {
    status.false_p = false
    status.out_of_scope = false
    status.is_mitigated = false
  }
  const excludedAnew = changes('false_p') || changes('out_of_scope')
  if (excludedAnew && (status.false_p || status.out_of_scope)) {
    status.is_mitigated = true
    status.active = false
    status.verified = false
  }
  return status
}
