import type { StatusFields } from './forms.ts'

/*
 * How DefectDojo treats the status fields of a finding, as observed on 3.2.0: what it refuses, and
 * what it silently rewrites.
 */

/** Why a combination is refused; for a PATCH the one of stored and sent fields together. */
export const refusalOf = (status: StatusFields): string | undefined => {
  const { active, verified, false_p, duplicate } = status
  if ((active || verified) && duplicate) return 'Duplicate findings cannot be verified or active'
  if (false_p && verified) return 'False positive findings cannot be verified.'
  return undefined
}

/**
 * The status that is stored. Only fields that change have consequences: so active and false_p sent
 * together flip from one to the other with each identical request.
 * @param stored undefined for a new finding
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
